//! More than one stranger's share: of connections, of requests, of tables.

use crate::scene::Scene;
use crate::stranger::{Stranger, status};

/// Connections that say nothing, and ones that begin to say something: people at the table do not notice.
#[test]
fn silent_connections_keep_nobody_out() {
    let scene = Scene::new("silent");
    let mut held = Vec::new();
    for count in 0..400 {
        let Some(mut stranger) = Stranger::connect(scene.address()) else { continue };
        match count % 4 {
            0 => {}
            1 => drop(stranger.send(b"GET / HT")),
            2 => drop(stranger.send(b"POST /api/people HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{")),
            _ => drop(stranger.send(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")),
        }
        held.push(stranger);
    }
    scene.holds("silent connections", "");
    // And the server does not keep them for ever.
    drop(held);
    scene.holds("silent connections that went away", "");
}

/// Requests without end from one address: it is told to wait, and the others are not.
#[test]
fn a_flood_of_requests_is_told_to_wait() {
    let scene = Scene::new("requests");
    let mut told = String::new();
    let mut count_of = |bytes: String, count: usize, expected: u16| {
        let mut refused = 0;
        for _ in 0..count {
            let Some(mut stranger) = Stranger::connect(scene.address()) else { continue };
            stranger.send(bytes.as_bytes());
            let answer = stranger.answer();
            refused += usize::from(status(&answer) == Some(expected));
            told += &answer;
        }
        refused
    };
    let post = |path: &str, body: &str| {
        format!(
            "POST {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        )
    };
    assert!(count_of(post("/api/people", "{}"), 400, 429) > 0, "people without end");
    assert!(
        count_of("GET /api/lobby HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".into(), 600, 429) > 0,
        "requests without end"
    );
    scene.holds("a flood of requests", &told.replace("\"key\"", ""));
}
