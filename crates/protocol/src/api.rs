//! What is asked and answered over HTTP, apart from commands and updates.

use makker_bots::Level;
use makker_rules::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::face::Face;
use crate::table::TableOptions;
use crate::words::sent::Sent;
use crate::words::word::Word;

/// Asks for a key.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct NewPerson {
    /// Shall the key be kept in a cookie, out of reach of scripts?
    #[serde(default)]
    pub cookie: bool,
}

/// A person was made: whoever has the key is that person.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct PersonMessage {
    /// The key; not there if it is in the cookie.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub key: Option<String>,
}

/// Asks for a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct NewTable {
    /// Any text of at most 64 characters, another one for each table: the same id makes no second table.
    pub id: String,
    /// The name under which the caller sits down, at most 24 characters.
    pub name: String,
    /// What the caller looks like; without it, like someone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, as = "Option<Face>")]
    #[schema(value_type = Option<Face>)]
    pub face: Option<Sent<Face>>,
    /// The seal of a seed for the first game, as by the command `seal`; without it, that command may follow. Whoever plays now
    /// has no other moment.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seal: Option<String>,
    /// What is agreed. What is left out is as usual.
    #[serde(default)]
    #[ts(as = "Option<TableOptions>", optional)]
    pub options: TableOptions,
}

/// Brings a game that was begun on one device, to go on with it at a table online.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct NewHandOver {
    /// Any text of at most 64 characters, another one for each table: the same id makes no second table.
    pub id: String,
    /// The id that the table had on the device: its bots stay who they are.
    pub from: String,
    /// The game so far with every card, at most 128 kB.
    pub record: String,
    /// Where the caller sits.
    #[ts(as = "String")]
    #[schema(value_type = String)]
    pub seat: Sent<Seat>,
    /// Under which name, at most 24 characters.
    pub name: String,
    /// What the caller looks like; without it, like someone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, as = "Option<Face>")]
    #[schema(value_type = Option<Face>)]
    pub face: Option<Sent<Face>>,
    /// What is agreed. What is left out is as usual; the rules are those of the record.
    #[serde(default)]
    #[ts(as = "Option<TableOptions>", optional)]
    pub options: TableOptions,
}

/// The caller has a seat at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct MadeMessage {
    /// The table's id, as in `/t/<id>`.
    pub table: String,
}

/// The link that carries a seat to another device: `/t/<id>#<secret>`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct LinkMessage {
    /// What stands behind the `#`. Whoever has it can play the seat for as long as the person keeps it.
    pub secret: String,
}

/// A link was followed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ClaimedMessage {
    /// The seat that the caller plays from now on.
    #[schema(value_type = String)]
    pub seat: Word<Seat>,
}

/// The version of the protocol. It grows when a client that knows only what was there before would not get along any more.
pub const PROTOCOL: u32 = 1;

/// Which program answers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct VersionMessage {
    /// The program's version.
    pub version: String,
    /// The version of the protocol that it speaks.
    pub protocol: u32,
    /// The commit that it was built from, if that is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub commit: Option<String>,
    /// The build of the page that it serves, if it has one: a page of another build has been replaced.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub page: Option<String>,
}

/// How well bots can play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct LevelMessage {
    /// Its name, as in a table's options.
    #[schema(value_type = String)]
    pub name: Word<Level>,
}

impl LevelMessage {
    /// The levels that people play with, the weakest first; `random` is no company.
    pub fn all() -> Vec<LevelMessage> {
        let levels = Level::ALL.into_iter().filter(|level| *level != Level::Random);
        levels.map(|level| LevelMessage { name: Word(level) }).collect()
    }
}
