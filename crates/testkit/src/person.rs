//! People who use a server over real sockets.

use std::net::TcpStream;
use std::time::Instant;

use serde_json::{Value, json};
use tungstenite::client::IntoClientRequest;
use tungstenite::{Message, WebSocket};

use crate::patience::PATIENCE;

/// Someone who uses a server.
#[derive(Clone)]
pub struct Person {
    /// Where the server listens: an address of this machine and a port.
    pub address: String,
    /// What the server knows the person by; those who only watch have none.
    pub key: Option<String>,
    agent: ureq::Agent,
}

/// A status and a body.
pub type Answer = (u16, Value);

impl Person {
    /// Someone with a new key of their own.
    pub fn new(address: &str) -> Person {
        let nobody = Person::nobody(address);
        let (status, body) = nobody.post("/api/people", &json!({}));
        assert_eq!(status, 200, "{body}");
        Person { key: Some(text(&body["key"])), ..nobody }
    }

    /// Someone who only watches.
    pub fn nobody(address: &str) -> Person {
        let config = ureq::Agent::config_builder().http_status_as_error(false).timeout_global(Some(PATIENCE));
        Person { address: address.to_string(), key: None, agent: config.build().into() }
    }

    /// Someone with this key.
    pub fn with_key(address: &str, key: &str) -> Person {
        Person { key: Some(key.to_string()), ..Person::nobody(address) }
    }

    /// GET: the status and the body as text; an error if the server is not there.
    pub fn try_get(&self, path: &str) -> Result<(u16, String), ureq::Error> {
        let mut request = self.agent.get(format!("http://{}{path}", self.address));
        if let Some(key) = &self.key {
            request = request.header("Authorization", format!("Bearer {key}"));
        }
        let mut response = request.call()?;
        Ok((response.status().as_u16(), response.body_mut().read_to_string()?))
    }

    /// POST: the status and the body as text; an error if the server is not there.
    pub fn try_post_text(&self, path: &str, body: &Value) -> Result<(u16, String), ureq::Error> {
        let mut request = self.agent.post(format!("http://{}{path}", self.address));
        if let Some(key) = &self.key {
            request = request.header("Authorization", format!("Bearer {key}"));
        }
        let mut response = request.send_json(body)?;
        Ok((response.status().as_u16(), response.body_mut().read_to_string()?))
    }

    /// POST: the status and the body; an error if the server is not there.
    pub fn try_post(&self, path: &str, body: &Value) -> Result<Answer, ureq::Error> {
        let (status, text) = self.try_post_text(path, body)?;
        Ok((status, serde_json::from_str(&text).unwrap_or(Value::String(text))))
    }

    /// GET: the status and the body.
    pub fn get(&self, path: &str) -> Answer {
        let (status, text) = self.try_get(path).expect("the server is there");
        (status, serde_json::from_str(&text).unwrap_or(Value::String(text)))
    }

    /// POST: the status and the body.
    pub fn post(&self, path: &str, body: &Value) -> Answer {
        self.try_post(path, body).expect("the server is there")
    }

    /// Makes a table and says its id.
    pub fn make_table(&self, name: &str, options: Value) -> String {
        let request = json!({"id": format!("make {name}"), "name": name, "options": options});
        let (status, body) = self.post("/api/tables", &request);
        assert_eq!(status, 200, "{body}");
        text(&body["table"])
    }

    /// Sends a command that has seen everything.
    pub fn command(&self, table: &str, id: &str, mut command: Value) -> Answer {
        command["id"] = json!(id);
        command["seq"] = json!(u32::MAX);
        self.post(&format!("/api/tables/{table}/commands"), &command)
    }

    /// Sends a command that must be done, and says as which line.
    pub fn does(&self, table: &str, id: &str, command: Value) -> u64 {
        let (status, body) = self.command(table, id, command);
        assert_eq!((status, &body["type"]), (200, &json!("done")), "{body}");
        body["seq"].as_u64().expect("the number of a line")
    }

    /// Sends a command that must be refused, and says for which reason.
    pub fn is_refused(&self, table: &str, id: &str, command: Value) -> String {
        let (status, body) = self.command(table, id, command);
        assert!(status >= 400 && body["type"] == "refused", "{status} {body}");
        text(&body["reason"])
    }

    /// The table as this person sees it.
    pub fn table(&self, table: &str) -> Value {
        let (status, body) = self.get(&format!("/api/tables/{table}"));
        assert_eq!(status, 200, "{body}");
        body["table"].clone()
    }

    /// The table once it looks like this.
    pub fn table_when(&self, table: &str, is_so: impl Fn(&Value) -> bool) -> Value {
        let end = Instant::now() + PATIENCE;
        let mut now = self.table(table);
        while !is_so(&now) {
            assert!(Instant::now() < end, "the table does not become as it must: {now}");
            let (_, body) = self.get(&format!("/api/tables/{table}/updates?wait=20&seen={}", now["seq"]));
            now = body["table"].clone();
        }
        now
    }

    /// Opens a socket at a table.
    pub fn socket(&self, table: &str, seen: Option<u64>) -> Socket {
        self.try_socket(table, seen).expect("the server is there")
    }

    /// Opens a socket; an error if the server is not there.
    pub fn try_socket(&self, table: &str, seen: Option<u64>) -> Result<Socket, Box<dyn std::error::Error>> {
        self.try_socket_with(table, &seen.map_or(String::new(), |seen| format!("?seen={seen}")))
    }

    /// Opens a socket on which only what changes is sent.
    pub fn deltas(&self, table: &str) -> Socket {
        self.try_socket_with(table, "?deltas=1").expect("the server is there")
    }

    fn try_socket_with(&self, table: &str, query: &str) -> Result<Socket, Box<dyn std::error::Error>> {
        let mut request = format!("ws://{}/api/tables/{table}/socket{query}", self.address).into_client_request()?;
        if let Some(key) = &self.key {
            request.headers_mut().insert("Authorization", format!("Bearer {key}").parse()?);
        }
        let stream = TcpStream::connect(&self.address)?;
        stream.set_read_timeout(Some(PATIENCE))?;
        let (socket, _) = tungstenite::client(request, stream).map_err(|error| error.to_string())?;
        Ok(Socket { socket })
    }
}

/// An open socket at a table.
pub struct Socket {
    socket: WebSocket<TcpStream>,
}

impl Socket {
    /// The next message; nothing when the socket is closed.
    pub fn next_message(&mut self) -> Option<Value> {
        self.next_text().map(|text| serde_json::from_str(&text).expect("messages are JSON"))
    }

    /// The next message as it came.
    pub fn next_text(&mut self) -> Option<String> {
        // Pings would let a test wait forever.
        let end = Instant::now() + PATIENCE;
        while Instant::now() < end {
            match self.socket.read() {
                Ok(Message::Text(text)) => return Some(text.to_string()),
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
        None
    }

    /// The next message of this type; others are passed over.
    pub fn next_of(&mut self, kind: &str) -> Value {
        loop {
            let message = self.next_message().unwrap_or_else(|| panic!("the socket was closed before {kind}"));
            if message["type"] == kind {
                return message;
            }
        }
    }

    /// Sends a message; false if the socket is closed.
    pub fn send(&mut self, message: &Value) -> bool {
        self.send_text(&message.to_string())
    }

    /// Sends a ping; false if the socket is closed.
    pub fn ping(&mut self) -> bool {
        self.socket.send(Message::Ping(Vec::new().into())).is_ok()
    }

    /// With which code and words the socket is closed; nothing if it ends without.
    pub fn farewell(&mut self) -> Option<(u16, String)> {
        loop {
            if let Message::Close(frame) = self.socket.read().ok()? {
                return frame.map(|frame| (frame.code.into(), frame.reason.to_string()));
            }
        }
    }

    /// Sends any text; false if the socket is closed.
    pub fn send_text(&mut self, text: &str) -> bool {
        self.socket.send(Message::text(text)).is_ok()
    }
}

/// The first of the choices that a table offers its reader, if it offers any.
pub fn first_choice(table: &Value) -> Option<String> {
    let choice = table["view"]["moves"].get(0)?;
    table["prompt"].is_object().then(|| text(choice))
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_else(|| panic!("{value} is no text")).to_string()
}
