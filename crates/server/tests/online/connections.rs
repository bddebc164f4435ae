//! Connections that only hold a place: they are ended, and do not keep others out.

use std::io::{ErrorKind, Read, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};

use makker_server::Limits;
use makker_testkit::{PATIENCE, Person, Socket};
use serde_json::json;

use crate::server::{Server, folder};

/// Long enough that nobody is cut off during a test.
const NEVER: u32 = 3_600_000;

/// Bounds under which nothing but what a test is about is ever too much.
fn wide() -> Limits {
    let mut limits = Limits::USUAL;
    let connections = &mut limits.connections;
    (connections.headers_ms, connections.body_ms, connections.write_ms) = (NEVER, NEVER, NEVER);
    (connections.messages_each_second, connections.messages_at_once) = (1_000_000, 1_000_000);
    (limits.requests.each_second, limits.requests.at_once) = (1_000_000, 1_000_000);
    limits
}

/// A connection on which this has been sent.
fn connect(server: &Server, sent: &str) -> TcpStream {
    let mut stream = TcpStream::connect(&server.address).unwrap();
    stream.set_read_timeout(Some(PATIENCE)).unwrap();
    stream.write_all(sent.as_bytes()).unwrap();
    stream
}

/// All that comes until the server ends the connection.
fn until_the_end(mut stream: TcpStream) -> String {
    let mut all = Vec::new();
    match stream.read_to_end(&mut all) {
        Ok(_) => {}
        Err(error) => assert_eq!(error.kind(), ErrorKind::ConnectionReset),
    }
    String::from_utf8(all).unwrap()
}

const HEALTH: &str = "GET /health HTTP/1.1\r\nHost: makker\r\n\r\n";

#[test]
fn whoever_is_silent_or_slow_is_cut_off() {
    let mut limits = wide();
    (limits.connections.headers_ms, limits.connections.body_ms) = (100, 100);
    let server = Server::start_with_limits(&folder("connections-slow"), limits);
    assert_eq!(until_the_end(connect(&server, "")), "", "a silent one");
    assert_eq!(until_the_end(connect(&server, "GET /health HT")), "", "half a request");
    let kept = until_the_end(connect(&server, HEALTH));
    assert!(kept.starts_with("HTTP/1.1 200") && kept.ends_with("ok"), "one that is kept for later: {kept}");
    let people =
        "POST /api/people HTTP/1.1\r\nHost: makker\r\nContent-Type: application/json\r\nContent-Length: 50\r\n";
    let no_body = until_the_end(connect(&server, &format!("{people}\r\n{{")));
    assert!(no_body.starts_with("HTTP/1.1 400") && no_body.contains("did not come in time"), "{no_body}");
    // Headers that come bit by bit never come to an end.
    let mut drip = connect(&server, "GET /health HTTP/1.1\r\nX: ");
    let end = Instant::now() + PATIENCE;
    drip.set_read_timeout(Some(Duration::from_millis(5))).unwrap();
    let is_open = |drip: &mut TcpStream| match drip.read(&mut [0; 100]) {
        Ok(count) => count > 0,
        Err(error) => matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut),
    };
    while drip.write_all(b"x").is_ok() && is_open(&mut drip) {
        assert!(Instant::now() < end, "headers drip for ever");
    }
}

#[test]
fn whoever_takes_nothing_of_what_is_sent_is_cut_off() {
    let mut limits = wide();
    limits.connections.write_ms = 100;
    let server = Server::start_with_limits(&folder("connections-stuck"), limits);
    let end = Instant::now() + PATIENCE;
    let mut stream = connect(&server, "");
    stream.set_write_timeout(Some(Duration::from_millis(20))).unwrap();
    let asked = "GET /api/openapi.json HTTP/1.1\r\nHost: makker\r\n\r\n".repeat(100);
    // Asks on without reading: first the server waits, then it ends the connection.
    while match stream.write(asked.as_bytes()) {
        Ok(_) => true,
        Err(error) => matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut),
    } {
        assert!(Instant::now() < end, "a client that does not read is served for ever");
    }
    let ann = Person::new(&server.address);
    let table = ann.make_table("Ann", json!({}));
    let mut socket = ann.socket(&table, None);
    while socket.send_text("nonsense that is answered with some words") {
        assert!(Instant::now() < end, "a socket that does not read is served for ever");
    }
}

#[test]
fn an_address_with_too_many_connections_loses_those_that_are_silent_and_is_refused_more() {
    let mut limits = wide();
    limits.connections.each_address = 3;
    let server = Server::start_with_limits(&folder("connections-address"), limits.clone());
    let silent: Vec<TcpStream> = (0..3).map(|_| connect(&server, "")).collect();
    // A fourth has room, and the first makes it.
    let mut fourth = connect(&server, HEALTH);
    fourth.read_exact(&mut [0; 12]).unwrap();
    let mut silent = silent.into_iter();
    assert_eq!(until_the_end(silent.next().unwrap()), "");
    drop(silent);
    drop(fourth);
    let ann = Person::new(&server.address);
    let table = ann.make_table("Ann", json!({}));
    let _open: Vec<Socket> = (0..3).map(|_| Person::nobody(&server.address).socket(&table, None)).collect();
    assert!(until_the_end(connect(&server, "")).starts_with("HTTP/1.1 503"));
    // Behind a proxy all come from its address, and nobody is refused for that.
    let server = Server::start_behind_proxy(&folder("connections-proxy"), limits);
    let _silent: Vec<TcpStream> = (0..3).map(|_| connect(&server, "")).collect();
    let ann = Person::new(&server.address);
    let table = ann.make_table("Ann", json!({}));
    let _open: Vec<Socket> = (0..5).map(|_| Person::nobody(&server.address).socket(&table, None)).collect();
    assert_eq!(Person::nobody(&server.address).get("/health").0, 200);
}

#[test]
fn people_at_a_table_and_short_requests_are_served_while_strangers_hold_the_rest() {
    let mut limits = wide();
    (limits.connections.all, limits.connections.reserve) = (24, 8);
    let server = Server::start_with_limits(&folder("connections-reserve"), limits);
    let ann = Person::new(&server.address);
    let table = ann.make_table("Ann", json!({}));
    let stranger = || Person::nobody(&server.address).try_socket(&table, None).ok();
    let strangers: Vec<Socket> = (0..20).filter_map(|_| stranger()).collect();
    assert_eq!(strangers.len(), 16, "the reserve is not for them");
    let _silent: Vec<TcpStream> = (0..30).map(|_| connect(&server, "")).collect();
    let ann = Person::with_key(&server.address, &ann.key.unwrap());
    let mut open: Vec<Socket> = (0..4).map(|_| ann.socket(&table, None)).collect();
    assert_eq!(open[0].next_of("update")["table"]["you"], "R");
    assert_eq!(Person::nobody(&server.address).get("/health").0, 200);
    let waiting = Person::nobody(&server.address).get(&format!("/api/tables/{table}/updates?wait=20&seen=9"));
    assert_eq!((waiting.0, &waiting.1["reason"]), (503, &json!("unavailable")));
    // With a stranger gone there is room for one.
    drop((strangers, open));
    makker_testkit::wait_until("there is room again", || stranger().is_some());
}

#[test]
fn whoever_sends_too_many_pings_is_told_so_and_cut_off() {
    let mut limits = wide();
    (limits.connections.messages_each_second, limits.connections.messages_at_once) = (1, 20);
    limits.connections.ping_ms = NEVER;
    let server = Server::start_with_limits(&folder("connections-pings"), limits);
    let ann = Person::new(&server.address);
    let table = ann.make_table("Ann", json!({}));
    let mut socket = ann.socket(&table, None);
    let mut count = 0;
    while count < 100 && socket.ping() {
        count += 1;
    }
    let (code, why) = socket.farewell().expect("it is closed with a code");
    assert_eq!((code, &why[..]), (1008, "too many messages at once: connect again, and send less"));
}

#[test]
fn a_socket_that_does_not_answer_pings_is_closed() {
    let mut limits = wide();
    limits.connections.ping_ms = 50;
    let server = Server::start_with_limits(&folder("connections-dead"), limits);
    let ann = Person::new(&server.address);
    let table = ann.make_table("Ann", json!({}));
    let key = ann.key.as_ref().unwrap();
    let upgrade = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n";
    let head = format!("GET /api/tables/{table}/socket HTTP/1.1\r\nHost: makker\r\nAuthorization: Bearer {key}\r\n");
    let dead = connect(&server, &format!("{head}{upgrade}Sec-WebSocket-Key: AQIDBAUGBwgJCgsMDQ4PEA==\r\n\r\n"));
    let mut all = Vec::new();
    let _ = { dead }.read_to_end(&mut all);
    assert!(all.starts_with(b"HTTP/1.1 101"), "it was open");
}
