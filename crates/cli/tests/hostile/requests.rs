//! Requests that keep to no rule: of HTTP, of JSON, of our routes.

use crate::scene::Scene;
use crate::stranger::{Stranger, status};

/// A request as text, with a body.
fn request(method: &str, path: &str, headers: &str, body: &str) -> String {
    format!(
        "{method} {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n{headers}Content-Length: {}\r\n\r\n{body}",
        body.len()
    )
}

/// Sends bytes, says nothing more, and says what came back.
fn ask(scene: &Scene, bytes: &[u8]) -> String {
    let mut stranger = Stranger::connect(scene.address()).expect("the server is there");
    stranger.send(bytes);
    stranger.answer()
}

/// No request may be answered as if it were one of ours.
fn is_refused(answer: &str) -> bool {
    answer.is_empty() || status(answer).is_some_and(|status| (400..600).contains(&status) && status != 500)
}

#[test]
fn what_is_no_http_is_refused() {
    let scene = Scene::new("http");
    let long = "x".repeat(100_000);
    let many: String = (0..1_000).map(|count| format!("X-{count}: 1\r\n")).collect();
    let attacks = [
        "\0\0\0\0\r\n\r\n".to_string(),
        "GET\r\n\r\n".into(),
        "GET / HTTP/9.9\r\nHost: x\r\n\r\n".into(),
        "\u{16}\u{3}\u{1}\u{2}\0\u{1}\0".repeat(20) + "\r\n\r\n",
        format!("GET /{long} HTTP/1.1\r\nHost: x\r\n\r\n"),
        format!("GET / HTTP/1.1\r\nHost: x\r\nX: {long}{long}{long}{long}{long}\r\n\r\n"),
        format!("GET / HTTP/1.1\r\nHost: x\r\n{many}\r\n"),
        "GET / HTTP/1.1\r\nHost: x\r\nX: a\0b\r\n\r\n".into(),
        // Two lengths that differ, and a length beside chunks: where proxies and servers disagree, requests are smuggled.
        "POST /api/people HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 40\r\n\r\n{}".into(),
        "POST /api/people HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n".into(),
        "POST /api/people HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n{}".into(),
    ];
    let mut told = String::new();
    for attack in &attacks {
        let answer = ask(&scene, attack.as_bytes());
        let shown: String = attack.chars().take(60).collect();
        assert!(is_refused(&answer), "{shown:?}: {answer}");
        told += &answer;
    }
    scene.holds("what is no HTTP", &told);
}

#[test]
fn no_path_leads_out_of_the_page() {
    let scene = Scene::new("paths");
    let mut told = String::new();
    for path in [
        "/assets/../../../../etc/passwd",
        "/assets/..%2f..%2f..%2fetc/passwd",
        "/assets/%2e%2e/%2e%2e/Cargo.toml",
        "/assets/....//....//etc/passwd",
        "/assets//etc/passwd",
        "/assets/%00",
        "/assets/index.html%00.js",
        "/api/tables/../../health",
        "/api/tables/%2e%2e%2fsecret",
        "/api/tables/%ff%fe",
        "/api/tables/'; DROP TABLE tables; --",
        "/api/tables/' OR '1'='1",
        "/makker.sqlite",
        "/.git/config",
    ] {
        let answer = ask(&scene, request("GET", &path.replace(' ', "%20"), "", "").as_bytes());
        // The page itself answers paths that are none: it says so to people.
        let is_page = status(&answer) == Some(404) || answer.contains("text/html");
        assert!(is_refused(&answer) || is_page, "{path}: {answer}");
        assert!(
            !answer.contains("root:") && !answer.contains("[package]") && !answer.contains("SQLite"),
            "{path}: {answer}"
        );
        told += &answer;
    }
    scene.holds("paths that lead elsewhere", &told);
}

#[test]
fn bodies_of_any_kind_are_refused_with_a_reason() {
    let scene = Scene::new("bodies");
    let deep = "[".repeat(8_000);
    let commands = scene.path("/commands");
    let json = "Content-Type: application/json\r\n";
    let bodies = [
        String::new(),
        "null".into(),
        "[1]".into(),
        "\"\"".into(),
        "{".into(),
        deep.clone(),
        format!("{{\"id\":{deep}"),
        "{\"id\":\"a\",\"id\":\"b\",\"seq\":1,\"do\":\"leave\",\"do\":\"close\"}".into(),
        "{\"id\":\"a\",\"seq\":-1,\"do\":\"leave\"}".into(),
        "{\"id\":\"a\",\"seq\":1e400,\"do\":\"leave\"}".into(),
        "{\"id\":\"a\",\"seq\":99999999999999999999,\"do\":\"leave\"}".into(),
        "{\"id\":\"a\",\"seq\":1,\"do\":\"sit\",\"seat\":{\"$ne\":null},\"name\":[\"x\"]}".into(),
        "{\"id\":\"\\ud800\",\"seq\":1,\"do\":\"leave\"}".into(),
        format!("{{\"id\":\"a\",\"name\":\"{}\"}}", "x".repeat(200_000)),
    ];
    let mut told = String::new();
    for path in ["/api/people", "/api/tables", "/api/play-now", "/api/find-people", &commands, &scene.path("/claim")] {
        for body in &bodies {
            // Any object is a whole request for a key: what it does not know it passes over.
            if path == "/api/people" && body.starts_with('{') && body.ends_with('}') {
                continue;
            }
            let answer = ask(&scene, request("POST", path, json, body).as_bytes());
            assert!(is_refused(&answer), "{path} {:?}: {answer}", body.chars().take(60).collect::<String>());
            told += &answer;
        }
        let kind = "Content-Type: text/plain\r\n";
        told += &ask(&scene, request("POST", path, kind, "{}").as_bytes());
        // Half of a body, and then nothing.
        let mut stranger = Stranger::connect(scene.address()).expect("the server is there");
        stranger.send(request("POST", path, json, "{}").replace("Content-Length: 2", "Content-Length: 20").as_bytes());
        drop(stranger);
    }
    for method in ["PUT", "DELETE", "PATCH", "TRACE", "CONNECT", "BREW"] {
        let answer = ask(&scene, request(method, &commands, "", "").as_bytes());
        assert!(is_refused(&answer), "{method}: {answer}");
        told += &answer;
    }
    scene.holds("bodies of any kind", &told);
}
