//! How much one address may take of all servers together: what it has spent at one it does not have at another.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::thread;
use std::time::Duration;

use makker_testkit::{PATIENCE, Person, Postgres, Socket, empty_folder};
use serde_json::json;

use crate::process::Process;

const LIMITS: &str = "
[requests]
at_once = 400
each_second = 1
people_at_once = 30
people_each_minute = 1
[tables]
at_once = 30
each_minute = 1
person_at_once = 1
[connections]
sockets = 8
";

/// How often something was granted until it was refused.
fn granted(pause: Duration, mut ask: impl FnMut() -> bool) -> usize {
    let mut count = 0;
    while ask() {
        count += 1;
        thread::sleep(pause);
    }
    count
}

/// Spends at the first server all that one address may, and is refused at the second as soon as it has heard of that: within a second,
/// where all that it allows by itself would last for three and more.
fn check(what: &str, at_once: usize, servers: [&str; 2], ask: impl Fn(&str) -> bool) {
    let first = granted(Duration::ZERO, || ask(servers[0]));
    assert!(first > at_once / 2, "{what}: {first} at the first");
    let second = granted(Duration::from_millis(100), || ask(servers[1]));
    assert!(second < at_once * 2 / 3, "{what}: {first} at the first server, {second} at the second");
}

/// Is somebody with an address of their own answered? They ask for a key, of which there is one more a minute: all of this takes seconds.
fn answers(server: &str, from: &str) -> bool {
    let socket = socket2::Socket::new(socket2::Domain::IPV4, socket2::Type::STREAM, None).unwrap();
    socket.bind(&from.parse::<SocketAddr>().unwrap().into()).unwrap();
    socket.connect(&server.parse::<SocketAddr>().unwrap().into()).unwrap();
    let mut stream: TcpStream = socket.into();
    stream.set_read_timeout(Some(PATIENCE)).unwrap();
    let headers = format!("Host: {server}\r\nContent-Type: application/json\r\nContent-Length: 2\r\nConnection: close");
    write!(stream, "POST /api/people HTTP/1.1\r\n{headers}\r\n\r\n{{}}").unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer.starts_with("HTTP/1.1 200 ")
}

#[test]
fn what_an_address_has_spent_at_one_server_it_does_not_have_at_another() {
    let limits = empty_folder(env!("CARGO_TARGET_TMPDIR"), "several-limits").join("limits.toml");
    std::fs::write(&limits, LIMITS).unwrap();
    let database = Postgres::shared().place();
    let command = ["serve", "--address", "127.0.0.1:0", "--limits", limits.to_str().unwrap()];
    let (one, other) = (Process::start(&database, &command), Process::start(&database, &command));
    let servers = [one.address(), other.address()];

    let ann = Person::new(servers[0]);
    let table = ann.make_table("Ann", json!({}));
    let opens = |server: &str| Person::nobody(server).try_socket(&table, None);
    let open: Vec<Socket> = (0..8).map(|_| opens(servers[0]).unwrap()).collect();
    assert!(opens(servers[0]).is_err(), "a ninth");
    granted(Duration::from_millis(100), || opens(servers[1]).is_ok());
    drop(open);
    granted(Duration::from_millis(100), || opens(servers[1]).is_err());

    check("people", 30, servers, |server| Person::nobody(server).post("/api/people", &json!({})).0 == 200);
    for server in servers {
        assert!(!answers(server, "127.0.0.1:0"), "nothing is left at {server}");
        assert!(answers(server, "127.0.0.77:0"), "somebody else at {server}");
    }
    let body = json!({"id": "a table", "name": "Bo", "options": {}});
    let make = |server: &str| Person::with_key(server, "a-key-that-nobody-knows").post("/api/tables", &body).0 == 200;
    check("tables", 30, servers, make);
    check("requests", 400, servers, |server| Person::nobody(server).get("/api/levels").0 == 200);
    assert!(servers.iter().all(|server| answers(server, "127.0.0.77:0")), "somebody else");
}
