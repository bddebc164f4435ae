//! Who may sit down at a table, who asks to be let in, and what people at it decide together about one of them.

use makker_rules::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::face::Face;
use crate::words::sent::Sent;
use crate::words::word::Word;

/// Who may sit down at a table without being asked there. Before and after a game anyone may, unless it is locked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum Door {
    /// Whoever has the address, also while a game is played. Only at tables that are not in the lobby; at others one knocks.
    Open,
    /// While a game is played, those who are let in.
    #[default]
    Knock,
    /// Nobody new.
    Locked,
}

/// Someone who would like to play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct KnockMessage {
    /// The change by which they knocked: an answer names it.
    pub knock: u32,
    /// Where they would like to sit.
    #[schema(value_type = String)]
    pub seat: Word<Seat>,
    /// Their name.
    pub name: String,
    /// What they look like, if they said.
    #[ts(as = "Option<Face>")]
    #[schema(value_type = Option<Face>)]
    pub face: Option<Sent<Face>>,
    /// Who of those at the table would let them in.
    #[schema(value_type = Vec<String>)]
    pub agreed: Vec<Word<Seat>>,
}

/// What people decide together about one of them, when the host does not.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum Verdict {
    /// A bot stands in until they do something.
    StandIn,
    /// They lose their seat to a bot.
    Remove,
}

/// A vote that is open.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct VoteMessage {
    /// What is asked.
    pub what: Verdict,
    /// About whom.
    #[schema(value_type = String)]
    pub of: Word<Seat>,
    /// The change by which it was asked.
    pub since: u32,
    /// Who asked.
    #[schema(value_type = String)]
    pub seat: Word<Seat>,
    /// Who has agreed so far.
    #[schema(value_type = Vec<String>)]
    pub agreed: Vec<Word<Seat>>,
    /// How many must agree.
    pub needed: u32,
}
