//! What people are shown: of a table what their seat may know, and nothing else; lists, records, hints and refusals.

mod table;
mod changes;
mod common;
mod lists;
mod record;
mod replay;
pub mod review;

use makker_bots::Advice;
use makker_protocol::{ChosenMessage, Emote, ServerMessage, Word};
use makker_rules::Seat;

use crate::refused::Refused;
use crate::table::Table;

#[cfg(test)]
pub use self::changes::changes;
pub use self::changes::history;
pub use self::common::Common;
pub use self::lists::{listing, own_listing};
pub use self::record::{record, whole_record};
pub use self::replay::{position, replay};
#[cfg(test)]
pub use self::table::table_message;
pub use self::table::{Viewer, update};

/// Someone's feeling, as a seat or someone who only watches is shown it; not at all if they do not want to see it.
pub fn emote(table: &Table, viewer: Option<Seat>, seat: Seat, emote: Emote) -> Option<ServerMessage> {
    let own = viewer.and_then(|own| table.chair(own));
    let is_muted = own.is_some_and(|own| own.muted.contains(seat));
    (!is_muted).then_some(ServerMessage::Emote { seat: Word(seat), emote })
}

/// What a bot would do in someone's place.
pub fn hint(advice: &Advice) -> ChosenMessage {
    ChosenMessage::from(advice)
}

/// What is refused; `id` is that of the command, if it could be read.
pub fn refused(id: Option<String>, refused: &Refused) -> ServerMessage {
    ServerMessage::Refused { id, reason: refused.reason, text: refused.text.clone() }
}
