//! The two servers as their clients know them: how to sit down, what was heard, and how a move is sent. Both are used by the
//! same sockets, and of each message no more is read than a player needs, so that the clients do not take the server's time.

use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use makker_rules::RuleSet;
use serde::de::IgnoredAny;
use serde::{Deserialize, Deserializer};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

pub type Sender = SplitSink<WebSocketStream<TcpStream>, Message>;
pub type Receiver = SplitStream<WebSocketStream<TcpStream>>;

/// A server, and what its clients want of it.
#[derive(Clone)]
pub enum Wire {
    /// Makker: where it is, the rules of new tables, and how sockets are asked for.
    Makker { address: String, rules: RuleSet, query: &'static str },
    /// boardgame.io: where it is.
    Boardgame { address: String },
}

/// What one of those at a table knows.
#[derive(Default)]
pub struct Seat {
    /// The number of the last change.
    pub seq: u32,
    /// What it could do when it last had something to decide: only what changes is sent.
    pub choices: Vec<String>,
    /// Has it something to decide?
    pub asked: bool,
    /// Is the game over?
    pub over: bool,
    /// The line of the last command that was done.
    pub done: u32,
    /// Bytes that came, with the frames' heads.
    pub bytes: usize,
    /// Messages that came and told of the table.
    pub updates: usize,
}

#[derive(Deserialize)]
struct Read<'a> {
    r#type: &'a str,
    seq: Option<u32>,
    #[serde(borrow)]
    table: Option<ReadTable<'a>>,
    #[serde(borrow)]
    view: Option<ReadView<'a>>,
}

#[derive(Deserialize)]
struct ReadTable<'a> {
    seq: Option<u32>,
    status: Option<&'a str>,
    /// None if it is left out, which means that it is as it was.
    #[serde(default, deserialize_with = "if_there")]
    prompt: Option<Option<IgnoredAny>>,
    #[serde(borrow)]
    view: Option<ReadView<'a>>,
}

#[derive(Deserialize)]
struct ReadView<'a> {
    #[serde(borrow)]
    moves: Option<Vec<&'a str>>,
}

fn if_there<'de, D: Deserializer<'de>>(field: D) -> Result<Option<Option<IgnoredAny>>, D::Error> {
    Option::deserialize(field).map(Some)
}

impl Seat {
    /// Takes in a message.
    pub fn hear(&mut self, wire: &Wire, text: &str) {
        self.bytes += text.len() + if text.len() < 126 { 2 } else { 4 };
        match wire {
            Wire::Makker { .. } => {
                let read: Read = serde_json::from_str(text).expect("a message");
                match read.r#type {
                    "done" => self.done = read.seq.unwrap_or_default(),
                    "refused" => panic!("{text}"),
                    _ => {}
                }
                let Some(table) = read.table else { return };
                self.updates += 1;
                self.seq = table.seq.unwrap_or(self.seq);
                self.over = table.status.map_or(self.over, |status| status == "over");
                let moves = table.view.and_then(|view| view.moves).or(read.view.and_then(|view| view.moves));
                if let Some(moves) = moves {
                    self.choices = moves.into_iter().map(str::to_string).collect();
                }
                self.asked = table.prompt.map_or(self.asked, |prompt| prompt.is_some());
            }
            Wire::Boardgame { .. } => {
                let Some(event) = text.strip_prefix("42/yardstick,") else { return };
                if !event.starts_with("[\"update\"") && !event.starts_with("[\"sync\"") {
                    return;
                }
                // The table's own number stands first; those of what was done, which follow, are behind it.
                let number = event.split("\"_stateID\":").nth(1).map_or(0, |rest| {
                    let digits = rest.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(rest.len());
                    rest[..digits].parse::<u32>().unwrap_or_default()
                });
                self.updates += usize::from(event.starts_with("[\"update\""));
                // Its own numbers begin with 0.
                self.seq = number + 1;
                self.done = self.seq;
            }
        }
    }
}

impl Wire {
    fn address(&self) -> &str {
        let (Wire::Makker { address, .. } | Wire::Boardgame { address }) = self;
        address
    }

    /// Opens a socket.
    pub async fn connect(&self, path: &str, key: Option<&str>) -> Option<(Sender, Receiver)> {
        let address = self.address();
        let mut request = format!("ws://{address}{path}").into_client_request().ok()?;
        if let Some(key) = key {
            request.headers_mut().insert("Authorization", format!("Bearer {key}").parse().ok()?);
        }
        let stream = TcpStream::connect(address).await.ok()?;
        stream.set_nodelay(true).ok()?;
        let small = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0);
        Some(client_async_with_config(request, stream, Some(small)).await.ok()?.0.split())
    }

    /// Where a person's socket at a table of Makker is.
    pub fn socket_path(&self, table: &str, seen: Option<u32>) -> String {
        let Wire::Makker { query, .. } = self else { return String::new() };
        let seen = seen.map_or(String::new(), |seen| format!("&seen={seen}"));
        format!("/api/tables/{table}/socket?{query}{seen}")
    }

    /// Makes a table of Makker, and says its id.
    pub async fn make_table(&self, key: &str) -> String {
        let Wire::Makker { rules, .. } = self else { return String::new() };
        let options = json!({"edition": rules.to_string(), "standIn": null});
        let made = self.post("/api/tables", key, &json!({"id": "bench", "name": "Ann", "options": options})).await;
        made["table"].as_str().unwrap_or_else(|| panic!("no table: {made}")).to_string()
    }

    /// POST, with a connection of its own.
    pub async fn post(&self, path: &str, key: &str, body: &Value) -> Value {
        let body = body.to_string();
        let head = format!("Content-Type: application/json\r\nContent-Length: {}\r\n", body.len());
        self.ask(&format!("POST {path}"), key, &format!("{head}\r\n{body}")).await
    }

    /// GET, with a connection of its own.
    pub async fn get(&self, path: &str, key: &str) -> Value {
        self.ask(&format!("GET {path}"), key, "\r\n").await
    }

    async fn ask(&self, what: &str, key: &str, rest: &str) -> Value {
        let address = self.address();
        let head =
            format!("{what} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nAuthorization: Bearer {key}\r\n");
        let mut stream = TcpStream::connect(address).await.expect("the server is there");
        stream.write_all((head + rest).as_bytes()).await.expect("it listens");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.expect("it answers");
        let body = answer.split_once("\r\n\r\n").map_or("", |(_, body)| body);
        serde_json::from_str(body).unwrap_or_else(|_| panic!("{answer}"))
    }

    /// The text by which a seat makes one of its moves, or asks for another game.
    pub fn command(&self, table: &str, place: usize, seat: &Seat, choice: usize) -> String {
        match self {
            Wire::Makker { .. } => {
                let mut command = match seat.choices.get(choice).filter(|_| !seat.over) {
                    Some(choice) => json!({"do": "choose", "choice": choice}),
                    None => json!({"do": "rematch", "rotate": false}),
                };
                (command["id"], command["seq"]) = (json!(format!("after {}", seat.seq)), json!(seat.seq));
                command.to_string()
            }
            Wire::Boardgame { .. } => {
                let payload = json!({"type": "play", "args": [], "playerID": place.to_string()});
                let action = json!({"type": "MAKE_MOVE", "payload": payload});
                let event = json!(["update", action, seat.seq - 1, table, place.to_string()]);
                format!("42/yardstick,{event}")
            }
        }
    }
}

/// Sends a text; whoever is gone hears nothing.
pub async fn say(sender: &mut Sender, text: String) {
    let _ = sender.send(Message::text(text)).await;
}
