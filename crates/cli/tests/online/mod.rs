//! The real server in a process of its own, and people who use it over real sockets.

#![allow(dead_code)] // Each test uses a part of it.

use std::io::{BufRead, BufReader};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tungstenite::client::IntoClientRequest;
use tungstenite::{Message, WebSocket};

/// So long a test waits for what must come; it is never reached when all is well.
pub const PATIENCE: Duration = Duration::from_secs(30);

/// A folder of a test's own, empty.
pub fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

/// Bots that do not wait, and no bounds on how much may be asked at once.
pub const FAST: [&str; 4] = ["--bot-delay-ms", "0", "--pace", "10000"];

/// A running server.
pub struct Server {
    child: Child,
    /// Where it listens: an address of this machine and a port.
    pub address: String,
}

impl Server {
    /// Starts the program on the tables of this folder, with bots that do not wait.
    pub fn start(data: &Path) -> Server {
        Server::start_at(data, "127.0.0.1:0", &FAST)
    }

    /// Starts the program at an address, with further options.
    pub fn start_at(data: &Path, address: &str, more: &[&str]) -> Server {
        Server::start_logging(data, address, more, Stdio::inherit())
    }

    /// Starts the program at an address, with further options and a place for its log.
    pub fn start_logging(data: &Path, address: &str, more: &[&str], log: Stdio) -> Server {
        let mut child = Command::new(env!("CARGO_BIN_EXE_makker"))
            .args(["serve", "--address", address, "--data"])
            .arg(data)
            .args(more)
            .stdout(Stdio::piped())
            .stderr(log)
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next());
        let address = address.unwrap_or_else(|| panic!("the server does not say where it is: {line:?}")).to_string();
        Server { child, address }
    }

    /// The number of its process.
    pub fn process(&self) -> u32 {
        self.child.id()
    }

    /// Ends it without warning.
    pub fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Asks it to end, and waits for that.
    pub fn terminate(mut self) -> std::process::ExitStatus {
        let pid = self.child.id().to_string();
        Command::new("kill").args(["-TERM", &pid]).status().unwrap();
        self.child.wait().unwrap()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Someone who uses a server.
#[derive(Clone)]
pub struct Person {
    pub address: String,
    pub key: Option<String>,
    agent: ureq::Agent,
}

/// A status and a body.
pub type Answer = (u16, Value);

impl Person {
    /// Someone with a key of their own.
    pub fn new(server: &Server) -> Person {
        let nobody = Person::nobody(server);
        let (status, body) = nobody.post("/api/people", &json!({}));
        assert_eq!(status, 200, "{body}");
        Person { key: Some(body["key"].as_str().unwrap().to_string()), ..nobody }
    }

    /// Someone who only watches.
    pub fn nobody(server: &Server) -> Person {
        let config = ureq::Agent::config_builder().http_status_as_error(false).timeout_global(Some(PATIENCE));
        Person { address: server.address.clone(), key: None, agent: config.build().into() }
    }

    /// Someone with this key.
    pub fn with_key(server: &Server, key: &str) -> Person {
        Person { key: Some(key.to_string()), ..Person::nobody(server) }
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

    pub fn get(&self, path: &str) -> Answer {
        let (status, text) = self.try_get(path).unwrap();
        (status, serde_json::from_str(&text).unwrap_or(Value::String(text)))
    }

    pub fn post(&self, path: &str, body: &Value) -> Answer {
        self.try_post(path, body).unwrap()
    }

    /// Makes a table and says its id.
    pub fn make_table(&self, name: &str, options: Value) -> String {
        let request = json!({"id": format!("make {name}"), "name": name, "options": options});
        let (status, body) = self.post("/api/tables", &request);
        assert_eq!(status, 200, "{body}");
        body["table"].as_str().unwrap().to_string()
    }

    /// Sends a command that has seen everything.
    pub fn command(&self, table: &str, id: &str, command: Value) -> Answer {
        let mut message = json!({"id": id, "seq": u32::MAX});
        message.as_object_mut().unwrap().extend(command.as_object().unwrap().clone());
        self.post(&format!("/api/tables/{table}/commands"), &message)
    }

    /// Sends a command that must be done.
    pub fn does(&self, table: &str, id: &str, command: Value) -> u64 {
        let (status, body) = self.command(table, id, command);
        assert_eq!((status, &body["type"]), (200, &json!("done")), "{body}");
        body["seq"].as_u64().unwrap()
    }

    /// Sends a command that must be refused, and says for which reason.
    pub fn is_refused(&self, table: &str, id: &str, command: Value) -> String {
        let (status, body) = self.command(table, id, command);
        assert!(status >= 400 && body["type"] == "refused", "{status} {body}");
        body["reason"].as_str().unwrap().to_string()
    }

    /// The table as this person sees it.
    pub fn table(&self, table: &str) -> Value {
        let (status, body) = self.get(&format!("/api/tables/{table}"));
        assert_eq!(status, 200, "{body}");
        body["table"].clone()
    }

    /// The table once it looks like this.
    pub fn table_when(&self, table: &str, is_so: impl Fn(&Value) -> bool) -> Value {
        let mut now = self.table(table);
        while !is_so(&now) {
            let (_, body) = self.get(&format!("/api/tables/{table}/updates?wait=20&seen={}", now["seq"]));
            now = body["table"].clone();
        }
        now
    }

    /// Opens a socket at a table.
    pub fn socket(&self, table: &str, seen: Option<u64>) -> Socket {
        self.try_socket(table, seen).unwrap()
    }

    /// Opens a socket; an error if the server is not there.
    pub fn try_socket(&self, table: &str, seen: Option<u64>) -> Result<Socket, Box<dyn std::error::Error>> {
        let seen = seen.map_or(String::new(), |seen| format!("?seen={seen}"));
        let mut request = format!("ws://{}/api/tables/{table}/socket{seen}", self.address).into_client_request()?;
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
    pub fn next(&mut self) -> Option<Value> {
        self.next_text().map(|text| serde_json::from_str(&text).unwrap())
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
            let message = self.next().unwrap_or_else(|| panic!("the socket was closed before {kind}"));
            if message["type"] == kind {
                return message;
            }
        }
    }

    pub fn send(&mut self, message: &Value) -> bool {
        self.socket.send(Message::text(message.to_string())).is_ok()
    }

    pub fn send_text(&mut self, text: &str) -> bool {
        self.socket.send(Message::text(text)).is_ok()
    }
}

/// The first of the choices that a table offers its reader, if it offers any.
pub fn first_choice(table: &Value) -> Option<String> {
    let choice = table["view"]["moves"].get(0)?;
    table["prompt"].is_object().then(|| choice.as_str().unwrap().to_string())
}
