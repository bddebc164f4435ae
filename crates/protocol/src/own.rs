//! What of a table its reader alone is shown, or is shown in another way than the others: all else is the same for everyone.

use makker_rules::{Card, Choice, Seat, View};
use serde::Serialize;

use crate::door::KnockMessage;
use crate::prompt::PromptMessage;
use crate::table::TableMessage;
use crate::words::sent::Sent;
use crate::words::word::Word;

/// The fields of a table that are its reader's own; those of someone who only watches are empty.
#[derive(Default)]
pub struct Own {
    /// Of the table itself.
    pub table: OwnTable,
    /// Of its view.
    pub view: OwnView,
}

/// The reader's own fields of a [`TableMessage`].
#[derive(Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct OwnTable {
    /// The reader's seat.
    pub you: Option<Word<Seat>>,
    /// What the reader can decide now.
    pub prompt: Option<PromptMessage>,
    /// Not the reader's alone, but of the moment at which it is told.
    pub left_ms: Option<u32>,
    /// Who would like to play.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub knocks: Vec<KnockMessage>,
    /// That the reader would like to play.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub knock: Option<KnockMessage>,
    /// The seat that the reader gets at the next deal.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next: Option<Word<Seat>>,
    /// The seats whose emotes the reader does not see.
    pub muted: Vec<Word<Seat>>,
}

/// The reader's own fields of a [`crate::ViewMessage`].
#[derive(Default, Serialize)]
pub struct OwnView {
    seat: Option<Sent<Seat>>,
    hand: Vec<Sent<Card>>,
    given: Option<Sent<Card>>,
    received: Option<Sent<Card>>,
    moves: Vec<Sent<Choice>>,
}

impl From<&View> for OwnView {
    fn from(view: &View) -> OwnView {
        OwnView {
            seat: view.seat.map(Sent::Read),
            hand: view.hand.iter().copied().map(Sent::Read).collect(),
            given: view.given.map(Sent::Read),
            received: view.received.map(Sent::Read),
            moves: view.choices.iter().copied().map(Sent::Read).collect(),
        }
    }
}

impl Own {
    /// Makes the table of someone who only watches the reader's.
    pub fn put_into(self, message: &mut TableMessage) {
        let OwnTable { you, prompt, left_ms, knocks, knock, next, muted } = self.table;
        (message.you, message.prompt, message.left_ms, message.muted) = (you, prompt, left_ms, muted);
        (message.knocks, message.knock, message.next) = (knocks, knock, next);
        if let Some(shown) = &mut message.view {
            let OwnView { seat, hand, given, received, moves } = self.view;
            (shown.seat, shown.hand, shown.given) = (seat, hand, given);
            (shown.received, shown.moves) = (received, moves);
        }
    }
}
