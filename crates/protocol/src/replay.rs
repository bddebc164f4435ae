//! A game that is looked back on with all hands open: asked for and answered over HTTP.

use makker_rules::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::event::EventMessage;
use crate::prompt::PromptMessage;
use crate::table::SeatMessage;
use crate::view::ViewMessage;
use crate::words::word::Word;

/// Asks for the replay of a record; nothing of it is kept.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct NewReplay {
    /// The record, as `docs/notation.md` describes it; at most 128 kB.
    pub record: String,
}

/// A whole game with all that is known of its cards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct ReplayMessage {
    /// Which game of the evening, from 1; 0 for a record that was sent.
    pub game: u32,
    /// The reader's seat, if they played in it and still sit there.
    #[schema(value_type = Option<String>)]
    pub you: Option<Word<Seat>>,
    /// Who sat where, clockwise from red, as far as that is known.
    pub seats: Vec<SeatMessage>,
    /// What happened, from the start on. A card that a record hides is `"?"`.
    pub events: Vec<EventMessage>,
}

/// A decision of a game that is over, as it stood before whoever made it: to be tried again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct PositionMessage {
    /// Who decided.
    #[schema(value_type = String)]
    pub seat: Word<Seat>,
    /// What that seat knew.
    pub view: ViewMessage,
    /// What it could decide.
    pub prompt: PromptMessage,
}
