//! What the page asks of the engine, and what it is told.

use makker_protocol::{CommandMessage, Face, Sent, TableOptions};
use makker_rules::Seat;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

/// A question of the page: a word, and the fields that belong to it.
#[derive(Deserialize)]
pub(crate) struct Ask {
    /// What is asked: [`crate::Engine`] lists the words.
    pub(crate) ask: String,
    /// The id of a table.
    #[serde(default)]
    pub(crate) table: String,
    /// Who asks, of those who sit round the device.
    #[serde(default)]
    pub(crate) person: String,
    /// The time in milliseconds since 1970.
    #[serde(default)]
    pub(crate) now: u64,
    /// From what all chance comes.
    pub(crate) seed: Option<[u8; 32]>,
    /// Who sits down at a new table.
    #[serde(default)]
    pub(crate) people: Vec<Place>,
    /// What is agreed there.
    #[serde(default)]
    pub(crate) options: TableOptions,
    /// The log of a table.
    #[serde(default)]
    pub(crate) rows: Vec<Row>,
    /// What somebody does.
    pub(crate) message: Option<CommandMessage>,
    /// The last line that somebody has seen.
    pub(crate) seen: Option<u32>,
    /// Which game of the evening; the last one if none is named.
    pub(crate) game: Option<u32>,
    /// Which event of it.
    #[serde(default)]
    pub(crate) event: u32,
    /// The record of a game.
    pub(crate) record: Option<String>,
    /// Is a deep review wanted?
    #[serde(default)]
    pub(crate) deep: bool,
    /// For how many pieces it shall be worked on.
    #[serde(default)]
    pub(crate) pieces: u32,
    /// When something last happened at a table.
    #[serde(default)]
    pub(crate) changed: u64,
}

/// Somebody who sits round the device.
#[derive(Deserialize)]
pub(crate) struct Place {
    /// By what the page knows this person.
    pub(crate) person: String,
    /// Where.
    pub(crate) seat: Sent<Seat>,
    /// Under which name.
    pub(crate) name: String,
    /// With which face; without it, with some.
    pub(crate) face: Option<Sent<Face>>,
}

/// A line of a table's log.
#[derive(Clone, Serialize, Deserialize)]
pub(crate) struct Row {
    /// Its number, from 1.
    pub(crate) seq: u32,
    /// When it was written, in milliseconds since 1970.
    pub(crate) at: u64,
    /// The line.
    pub(crate) body: String,
}

/// What is answered.
#[derive(Serialize)]
pub(crate) struct Told {
    /// The answer, in a message of the protocol where there is one.
    pub(crate) value: Box<RawValue>,
    /// New lines of the table's log, to be kept before anyone is told of them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) rows: Vec<Row>,
}

/// When something happens by itself at a table.
#[derive(Serialize)]
pub(crate) struct DueMessage {
    /// In so many milliseconds; never if nothing does.
    pub(crate) wait: Option<u64>,
    /// Has a bot something to decide?
    pub(crate) bots: bool,
    /// Whose network bots and hints need, if there is one that has to be brought first.
    pub(crate) edition: Option<String>,
}
