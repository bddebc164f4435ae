//! Someone who plays through all of it over real sockets, is never restarted, and keeps a record of everything.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use makker_chance::Chance;
use makker_testkit::merge;
use serde_json::{Value, json};
use tokio::sync::watch;
use tokio::time::{Instant, interval_at, sleep, sleep_until, timeout};
use tokio_tungstenite::tungstenite::Message;

use crate::record::Record;
use crate::wire::{self, PATIENCE, Socket};

/// How the evening goes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Debug)]
pub enum Phase {
    /// Everyone plays.
    Playing,
    /// Nobody sends anything new.
    Still,
    /// Everyone goes home.
    Home,
}

/// How someone takes part.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum How {
    /// By a socket on which whole tables come.
    Updates,
    /// By a socket on which only what changes comes.
    Deltas,
    /// By requests that wait for a change.
    Polling,
    /// By a socket, and never decides anything: the clock runs out.
    Silent,
    /// By a socket, without a seat or a key.
    Watching,
}

/// What others may know of a client while it plays.
#[derive(Default)]
pub struct Standing {
    /// The last line that it was shown.
    pub seq: AtomicU64,
    /// How many of its commands were acknowledged.
    pub done: AtomicU64,
    /// Is a command of its own under way?
    pub is_waiting: AtomicBool,
    /// Has nobody but people something to decide at its table, or is the game over?
    pub is_quiet: AtomicBool,
}

/// Someone who plays.
pub struct Client {
    pub name: String,
    pub key: Option<String>,
    pub table: String,
    pub how: How,
    pub dice: Chance,
    pub servers: Arc<Vec<SocketAddr>>,
    pub phase: watch::Receiver<Phase>,
    pub record: Arc<Record>,
    pub standing: Arc<Standing>,
    /// The table as it was last shown.
    pub known: Value,
    /// A command that is not answered yet.
    pub pending: Option<Pending>,
    /// The last that was done: it is sent again after every break.
    pub last: Option<Value>,
    /// The line by which it was done: what is decided next is decided on what followed.
    pub done: u64,
    /// Was a command refused since it last looked at the table?
    pub must_look: bool,
    /// How many commands it has invented.
    pub count: usize,
}

pub struct Pending {
    command: Value,
    /// When it is to be sent.
    due: Instant,
    is_sent: bool,
}

/// How long people think at most, in milliseconds.
const THOUGHT: usize = 400;

impl Client {
    /// Plays until everyone goes home.
    pub async fn play(mut self) -> Client {
        while *self.phase.borrow() != Phase::Home {
            let went_well = match self.how {
                How::Polling => self.poll().await,
                _ => self.sit().await,
            };
            if went_well.is_none() {
                sleep(Duration::from_millis(20 + self.dice.below(100) as u64)).await;
            }
        }
        self.record.close();
        self
    }

    fn server(&mut self) -> SocketAddr {
        self.servers[self.dice.below(self.servers.len())]
    }

    fn seen(&self) -> Option<u64> {
        self.known["seq"].as_u64()
    }

    /// Plays by a socket until it breaks.
    async fn sit(&mut self) -> Option<()> {
        let deltas = u8::from(matches!(self.how, How::Deltas | How::Watching));
        let seen = self.seen().map_or(String::new(), |seen| format!("&seen={seen}"));
        let path = format!("/api/tables/{}/socket?deltas={deltas}{seen}", self.table);
        let (server, connection) = (self.server(), self.record.open(&path));
        let mut socket = wire::socket(server, &path, self.key.as_deref()).await?;
        if let Some(last) = self.last.clone() {
            self.say(&mut socket, connection, &last).await?;
        }
        if let Some(pending) = &mut self.pending {
            pending.is_sent = false;
        }
        let (mut heard, mut sent) = (Instant::now(), Instant::now());
        // Not at once: whoever has come to look again would be gone before there is anything to see.
        let mut pings = interval_at(Instant::now() + PATIENCE / 2, PATIENCE / 2);
        let mut phase = self.phase.clone();
        loop {
            let due = self.pending.as_ref().filter(|pending| !pending.is_sent).map(|pending| pending.due);
            tokio::select! {
                message = socket.next() => {
                    heard = Instant::now();
                    match message {
                        Some(Ok(Message::Text(text))) => self.hear(connection, &text)?,
                        Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                        Some(Ok(_)) => {}
                    }
                }
                () = sleep_until(due.unwrap_or(heard)), if due.is_some() => {
                    sent = Instant::now();
                    self.send_pending(&mut socket, connection).await?;
                }
                _ = pings.tick() => {
                    let is_unanswered = self.pending.as_ref().is_some_and(|pending| pending.is_sent);
                    if heard.elapsed() > PATIENCE || is_unanswered && sent.elapsed() > PATIENCE || self.must_look {
                        return None;
                    }
                    self.decide();
                    timeout(PATIENCE, socket.send(Message::Ping(Vec::new().into()))).await.ok()?.ok()?;
                }
                _ = phase.changed() => if *phase.borrow() == Phase::Home { return Some(()) },
            }
        }
    }

    async fn send_pending(&mut self, socket: &mut Socket, connection: u32) -> Option<()> {
        let pending = self.pending.as_mut()?;
        pending.is_sent = true;
        let command = pending.command.clone();
        // Whoever is impatient sends the same twice, over different ways.
        if self.dice.below(8) == 0 && command["do"] != "back" {
            let (server, record, key) = (self.server(), self.record.clone(), self.key.clone());
            let (path, again) = (format!("/api/tables/{}/commands", self.table), command.clone());
            tokio::spawn(async move {
                let connection = record.open(&path);
                record.sent(connection, &again.to_string());
                if let Some((_, answer)) = wire::ask(server, &path, key.as_deref(), Some(&again)).await {
                    record.received(connection, &answer);
                }
            });
        }
        self.say(socket, connection, &command).await
    }

    async fn say(&self, socket: &mut Socket, connection: u32, command: &Value) -> Option<()> {
        let text = command.to_string();
        self.record.sent(connection, &text);
        timeout(PATIENCE, socket.send(Message::text(text))).await.ok()?.ok()
    }

    /// Plays by requests: has a command done or waits for a change; nothing comes back if the server is gone.
    async fn poll(&mut self) -> Option<()> {
        let (server, key) = (self.server(), self.key.clone());
        if let Some(pending) = &mut self.pending {
            sleep_until(pending.due).await;
            pending.is_sent = true;
            let (command, path) = (pending.command.clone(), format!("/api/tables/{}/commands", self.table));
            let connection = self.record.open(&path);
            self.record.sent(connection, &command.to_string());
            let (_, answer) = wire::ask(server, &path, key.as_deref(), Some(&command)).await?;
            return self.hear(connection, &answer);
        }
        let seen = self.seen().map_or(String::new(), |seen| format!("&seen={seen}"));
        let path = format!("/api/tables/{}/updates?wait=2{seen}", self.table);
        let connection = self.record.open(&path);
        let (status, answer) = wire::ask(server, &path, key.as_deref(), None).await?;
        self.hear(connection, &answer)?;
        (status == 200).then_some(())
    }

    /// Takes in a message; nothing comes back if the server says goodbye.
    fn hear(&mut self, connection: u32, text: &str) -> Option<()> {
        self.record.received(connection, text);
        let message: Value = serde_json::from_str(text).ok()?;
        match message["type"].as_str()? {
            "update" | "delta" => {
                merge(&mut self.known, text);
                self.must_look = false;
                self.standing.seq.store(self.seen().unwrap_or(0), Ordering::Relaxed);
                self.standing.is_quiet.store(is_quiet(&self.known), Ordering::Relaxed);
            }
            "done" | "refused" => self.answered(&message),
            "bye" => return None,
            _ => {}
        }
        self.decide();
        Some(())
    }

    /// Takes in the answer to a command.
    fn answered(&mut self, answer: &Value) {
        let Some(mut pending) = self.pending.take_if(|pending| pending.command["id"] == answer["id"]) else { return };
        if answer["type"] == "done" {
            self.done = answer["seq"].as_u64().unwrap_or(0);
            // What changed nothing is not remembered, and sent again might do something.
            self.last = Some(pending.command).filter(|command| command["do"] != "back").or(self.last.take());
            self.standing.done.fetch_add(1, Ordering::Relaxed);
        } else if answer["reason"] == "unavailable" || answer["reason"] == "tooFast" {
            // Nobody knows whether it was done.
            (pending.due, pending.is_sent) = (Instant::now() + Duration::from_millis(200), false);
            self.pending = Some(pending);
        } else {
            self.must_look = true;
        }
        self.standing.is_waiting.store(self.pending.is_some(), Ordering::Relaxed);
    }

    /// Decides on a command if one is wanted and none is under way.
    fn decide(&mut self) {
        let table = &self.known;
        let may_decide = self.how != How::Silent && *self.phase.borrow() == Phase::Playing;
        if self.pending.is_some() || self.must_look || !may_decide || self.seen().is_none_or(|seen| seen < self.done) {
            return;
        }
        let seats = table["seats"].as_array().map_or(&[][..], Vec::as_slice);
        let own = seats.iter().find(|seat| seat["seat"] == table["you"]);
        let is_host = || own.is_some_and(|own| own["host"] == true);
        let is_stood_in_for = || own.is_some_and(|own| !own["bot"].is_null());
        let mut command = match table["view"]["moves"].as_array() {
            Some(moves) if table["prompt"].is_object() => {
                json!({"do": "choose", "choice": moves[self.dice.below(moves.len())]})
            }
            _ if table["status"] == "over" && is_host() => json!({"do": "rematch", "rotate": false}),
            // Bots take less time than people: whoever was late once would be too late for ever.
            _ if is_stood_in_for() => json!({"do": "back"}),
            _ => return,
        };
        self.count += 1;
        command["id"] = json!(format!("{} {}", self.name, self.count));
        command["seq"] = table["seq"].clone();
        let due = Instant::now() + Duration::from_millis(self.dice.below(THOUGHT) as u64);
        self.standing.is_waiting.store(true, Ordering::Relaxed);
        self.pending = Some(Pending { command, due, is_sent: false });
    }
}

/// Does nothing more happen at a table until somebody decides?
fn is_quiet(table: &Value) -> bool {
    let seats = table["seats"].as_array().map_or(&[][..], Vec::as_slice);
    let is_person = |deciding: &Value| seats.iter().any(|seat| seat["seat"] == *deciding && seat["bot"].is_null());
    let deciding = table["deciding"].as_array().map_or(&[][..], Vec::as_slice);
    table["status"] == "over" || !deciding.is_empty() && deciding.iter().all(is_person)
}
