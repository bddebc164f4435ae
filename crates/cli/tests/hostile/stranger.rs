//! Someone with a raw connection, from an address of their own, who keeps to no protocol.

use std::io::{ErrorKind, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::{Duration, Instant};

use makker_testkit::PATIENCE;
use socket2::{Domain, Socket, Type};

/// Where strangers come from; the people at the table come from 127.0.0.1.
const HOME: &str = "127.0.0.66:0";

/// A raw connection to the server.
pub struct Stranger {
    stream: TcpStream,
}

impl Stranger {
    /// Connects; nothing if the server does not want to.
    pub fn connect(address: &str) -> Option<Stranger> {
        let socket = Socket::new(Domain::IPV4, Type::STREAM, None).ok()?;
        socket.bind(&HOME.parse::<SocketAddr>().ok()?.into()).ok()?;
        socket.connect(&address.parse::<SocketAddr>().ok()?.into()).ok()?;
        Some(Stranger { stream: socket.into() })
    }

    /// Sends what it likes; whether anyone reads it is another matter.
    pub fn send(&mut self, bytes: &[u8]) -> bool {
        self.stream.set_write_timeout(Some(PATIENCE)).expect("a time");
        self.stream.write_all(bytes).is_ok()
    }

    /// The answer to a request: all that comes until the server closes, or until there is a whole answer.
    pub fn answer(&mut self) -> String {
        self.read_until(|text| whole_answer(text).is_some())
    }

    /// All that comes until the server closes the connection.
    ///
    /// # Panics
    /// If it does not close it.
    pub fn until_closed(&mut self) -> String {
        let end = Instant::now() + PATIENCE;
        let text = self.read_until(|_| false);
        assert!(Instant::now() < end, "the server keeps a connection that it should close; it said {text:?}");
        text
    }

    fn read_until(&mut self, is_enough: impl Fn(&str) -> bool) -> String {
        let end = Instant::now() + PATIENCE;
        let (mut all, mut part) = (Vec::new(), [0; 4096]);
        while Instant::now() < end {
            self.stream.set_read_timeout(Some(Duration::from_millis(200))).expect("a time");
            match self.stream.read(&mut part) {
                Ok(0) => break,
                Ok(count) => all.extend_from_slice(&part[..count]),
                Err(error) if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) => {}
                Err(_) => break,
            }
            if is_enough(&String::from_utf8_lossy(&all)) {
                break;
            }
        }
        String::from_utf8_lossy(&all).into_owned()
    }
}

/// The status of an answer, once all of it is there.
fn whole_answer(text: &str) -> Option<u16> {
    let (head, body) = text.split_once("\r\n\r\n")?;
    let length = |line: &str| line.to_ascii_lowercase().strip_prefix("content-length:")?.trim().parse::<usize>().ok();
    let is_whole = match head.lines().find_map(length) {
        Some(length) => body.len() >= length,
        None => !head.to_ascii_lowercase().contains("transfer-encoding") || body.ends_with("0\r\n\r\n"),
    };
    if is_whole { status(text) } else { None }
}

/// The status of an answer; none if it is not one.
pub fn status(answer: &str) -> Option<u16> {
    answer.strip_prefix("HTTP/1.")?.split(' ').nth(1)?.parse().ok()
}
