//! What a client was told, read from its record: what it was shown of which line, and what became of its commands.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};

use makker_testkit::merge;
use serde_json::Value;

use crate::company::Witness;
use crate::record::{Mark, read};

/// Something that was shown, as a digest: the log must say the same.
pub struct Claim {
    /// Where it stands in the record.
    pub line: usize,
    /// The line of the log that it is about.
    pub seq: u32,
    pub what: Shown,
    pub digest: u64,
}

/// What was shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shown {
    /// What the seat may know after the line.
    View,
    /// What it can decide since this line.
    Prompt(u32),
    /// The cards that lie open beside the game.
    Open,
    /// What happened in the game by the line.
    Events,
}

/// What became of a command.
pub struct Sent {
    /// The line that its sender had seen.
    pub seq: u32,
    pub is_choice: bool,
    /// Does it change nothing where it is not needed any more?
    pub is_back: bool,
    /// When it was first sent, and how often in all.
    pub first: u64,
    pub times: usize,
    /// By which line it was done, as the sender was told, and when the sender first knew.
    pub done: Option<(u32, u64)>,
    /// For which reason it was refused, once and for all.
    pub refused: Option<String>,
}

#[derive(Default)]
pub struct Testimony {
    pub claims: Vec<Claim>,
    pub commands: HashMap<String, Sent>,
    pub connections: usize,
    pub messages: usize,
    /// How often the client was told to try again.
    pub unavailable: usize,
    /// The table as it was shown last.
    pub last: Value,
    /// What cannot be.
    pub problems: Vec<String>,
}

/// Reads what a client was told. None of the `secrets` may be in it.
pub fn read_testimony(witness: &Witness, table: &str, secrets: &[String]) -> Testimony {
    let mut reader = Reader { witness, table, told: Testimony::default(), seen: HashMap::new() };
    for (number, line) in read(&witness.record.path).enumerate() {
        match line.mark {
            Mark::Opened => reader.opened(line.connection, &line.text),
            Mark::Sent => reader.sent(line.at, &line.text),
            Mark::Received => {
                reader.told.messages += 1;
                if secrets.iter().any(|secret| line.text.contains(secret.as_str())) {
                    reader.wrong(number, "it was sent a key, a seed or what someone is known by");
                }
                reader.received(number, line.at, line.connection, &line.text);
            }
        }
    }
    reader.told
}

struct Reader<'a> {
    witness: &'a Witness,
    table: &'a str,
    told: Testimony,
    /// For each connection the last line that was seen when it was opened.
    seen: HashMap<u32, Option<u32>>,
}

impl Reader<'_> {
    fn wrong(&mut self, line: usize, what: &str) {
        let problem = format!("{}, line {} of its record: {what}", self.witness.name, line + 1);
        self.told.problems.push(problem);
    }

    fn opened(&mut self, connection: u32, path: &str) {
        self.told.connections += 1;
        let seen = path.split_once("seen=").and_then(|(_, seen)| seen.parse().ok());
        self.seen.insert(connection, seen);
    }

    fn sent(&mut self, at: u64, text: &str) {
        let command: Value = serde_json::from_str(text).expect("we sent it");
        let new = || Sent {
            seq: number(&command["seq"]),
            is_choice: command["do"] == "choose",
            is_back: command["do"] == "back",
            first: at,
            times: 0,
            done: None,
            refused: None,
        };
        let id = command["id"].as_str().expect("an id").to_string();
        self.told.commands.entry(id).or_insert_with(new).times += 1;
    }

    fn received(&mut self, line: usize, at: u64, connection: u32, text: &str) {
        let Ok(message) = serde_json::from_str::<Value>(text) else {
            return self.wrong(line, &format!("no message: {text}"));
        };
        match message["type"].as_str() {
            Some("update" | "delta") => self.shown(line, connection, &message, text),
            Some("done" | "refused") => self.answered(line, at, &message),
            Some("bye") => {}
            _ => self.wrong(line, &format!("what is this? {text}")),
        }
    }

    fn shown(&mut self, line: usize, connection: u32, message: &Value, text: &str) {
        merge(&mut self.told.last, text);
        let table = &self.told.last;
        let seq = number(&table["seq"]);
        let is_ours = table["id"] == self.table && table["you"].as_str() == self.witness.seat.as_deref();
        let mut claims = vec![
            Claim { line, seq, what: Shown::View, digest: digest(&table["view"]) },
            Claim { line, seq, what: Shown::Open, digest: digest(&table["shown"]) },
        ];
        if table["prompt"].is_object() {
            let since = number(&table["prompt"]["since"]);
            claims.push(Claim { line, seq, what: Shown::Prompt(since), digest: digest(&table["prompt"]) });
        }
        let changes = message["changes"].as_array().map_or(&[][..], Vec::as_slice);
        for change in changes {
            let events = change.get("events").cloned().unwrap_or(Value::Array(Vec::new()));
            claims.push(Claim { line, seq: number(&change["seq"]), what: Shown::Events, digest: digest(&events) });
        }
        self.told.claims.extend(claims);
        if !is_ours {
            self.wrong(line, "it was shown another table or seat than its own");
        }
        // Whoever says what they have seen is told the rest, without a gap.
        let before = self.seen.insert(connection, Some(seq)).flatten();
        if let Some(before) = before {
            let told: Vec<u32> = changes.iter().map(|change| number(&change["seq"])).collect();
            if seq < before {
                self.wrong(line, &format!("it was shown line {seq} after {before}"));
            } else if !told.iter().copied().eq(before + 1..=seq) {
                self.wrong(line, &format!("it was told {told:?} from {before} to {seq}"));
            }
        }
    }

    fn answered(&mut self, line: usize, at: u64, answer: &Value) {
        let reason = answer["reason"].as_str().unwrap_or_default().to_string();
        if reason == "unavailable" || reason == "tooFast" {
            self.told.unavailable += 1;
            return;
        }
        let id = answer["id"].as_str().unwrap_or_default();
        let Some(sent) = self.told.commands.get_mut(id) else {
            return self.wrong(line, &format!("an answer to nothing: {answer}"));
        };
        let problem = match (answer["type"] == "done", &sent.done, &sent.refused) {
            (true, None, None) => {
                sent.done = Some((number(&answer["seq"]), at));
                None
            }
            (true, Some((seq, _)), None) => (*seq != number(&answer["seq"])).then_some("done by two lines"),
            (false, None, _) => {
                let is_fine = reason == "stale" || reason == "notNow";
                sent.refused = Some(reason);
                (!is_fine).then_some("refused for no reason")
            }
            (true, _, Some(_)) => Some("done although it was refused"),
            (false, Some(_), _) => Some("refused although it was done"),
        };
        if let Some(problem) = problem {
            self.wrong(line, &format!("{problem}: {answer}"));
        }
    }
}

/// A short form of a value, the same for the same value.
pub fn digest(value: &Value) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.to_string().hash(&mut hasher);
    hasher.finish()
}

fn number(value: &Value) -> u32 {
    value.as_u64().unwrap_or(0) as u32
}
