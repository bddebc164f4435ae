//! How clients reach a server: a request with a connection of its own, and a socket.

use std::net::SocketAddr;
use std::time::Duration;

use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

pub type Socket = WebSocketStream<TcpStream>;

/// How long a client waits for an answer before it tries again, elsewhere perhaps.
pub const PATIENCE: Duration = Duration::from_secs(4);

/// POST if there is a body, else GET: the status and the body of the answer; nothing if there is none in time.
pub async fn ask(server: SocketAddr, path: &str, key: Option<&str>, body: Option<&Value>) -> Option<(u16, String)> {
    let head = match body {
        Some(_) => format!("POST {path} HTTP/1.1\r\nContent-Type: application/json\r\n"),
        None => format!("GET {path} HTTP/1.1\r\n"),
    };
    let key = key.map_or(String::new(), |key| format!("Authorization: Bearer {key}\r\n"));
    let body = body.map_or(String::new(), Value::to_string);
    let rest = format!("Host: {server}\r\nConnection: close\r\nContent-Length: {}\r\n\r\n{body}", body.len());
    let asked = async {
        let mut stream = TcpStream::connect(server).await.ok()?;
        stream.write_all((head + &key + &rest).as_bytes()).await.ok()?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.ok()?;
        let (head, body) = answer.split_once("\r\n\r\n")?;
        let mut words = head.split([' ', '\r']);
        let status = words.nth(1)?.parse().ok()?;
        // Half an answer is none.
        let length =
            head.lines().find_map(|line| line.to_ascii_lowercase().strip_prefix("content-length: ")?.parse().ok());
        length.is_none_or(|length: usize| length == body.len()).then(|| (status, body.to_string()))
    };
    timeout(PATIENCE, asked).await.ok()?
}

/// Opens a socket.
pub async fn socket(server: SocketAddr, path: &str, key: Option<&str>) -> Option<Socket> {
    let mut request = format!("ws://{server}{path}").into_client_request().ok()?;
    if let Some(key) = key {
        request.headers_mut().insert("Authorization", format!("Bearer {key}").parse().ok()?);
    }
    let opened = async {
        let stream = TcpStream::connect(server).await.ok()?;
        stream.set_nodelay(true).ok()?;
        let small = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0);
        Some(client_async_with_config(request, stream, Some(small)).await.ok()?.0)
    };
    timeout(PATIENCE, opened).await.ok()?
}
