//! A game that somebody brings as a record: read, checked by the rules, and shown or played on.

use makker_protocol::{EventMessage, RefusedReason, ReplayMessage, SeatMessage, Word};
use makker_rules::record::Record;
use makker_rules::{History, Seat};

use crate::refused::{Refused, refuse};

/// The longest record that is read: a game of six takes some fifteen thousand bytes.
pub const LONGEST_RECORD: usize = 128 * 1024;
/// The longest name that is told; people at tables have no longer ones.
const LONGEST_NAME: usize = 24;

/// The game of a record, by the rules.
pub fn read(text: &str) -> Result<(Record, History), Refused> {
    if text.len() > LONGEST_RECORD {
        return refuse(RefusedReason::Unreadable, "the record is too long: at most 128 kB are read");
    }
    let record: Record = text.parse().map_err(|error| wrong(&error))?;
    let history = record.replay().map_err(|error| wrong(&error))?;
    Ok((record, history))
}

/// The game of a record with all that it shows.
pub fn replay(text: &str) -> Result<ReplayMessage, Refused> {
    let (record, history) = read(text)?;
    Ok(ReplayMessage {
        game: 0,
        you: None,
        seats: history.game().rules().seats().iter().map(|seat| sitter(*seat, record.tag(seat.name()))).collect(),
        events: history.events().iter().map(EventMessage::new).collect(),
    })
}

fn wrong(error: &impl std::fmt::Display) -> Refused {
    let text = format!("this is no record of a game: {error}");
    Refused { reason: RefusedReason::Unreadable, text: text.chars().take(300).collect() }
}

/// Who sat on a seat, by the record's tag: `Anna`, `Freja, bot hard` or `bot hard`.
pub fn sitter(seat: Seat, tag: Option<&str>) -> SeatMessage {
    let nobody = SeatMessage::nobody(seat);
    let name = |text: &str| -> Option<String> {
        let clean: String = text.chars().filter(|letter| !letter.is_control()).take(LONGEST_NAME).collect();
        Some(clean.trim().to_string()).filter(|name| !name.is_empty())
    };
    let Some(tag) = tag else { return nobody };
    let (called, level) = match tag.strip_prefix("bot ") {
        Some(level) => ("", level),
        None => tag.rsplit_once(", bot ").unwrap_or((tag, "")),
    };
    match level.parse() {
        Ok(level) => SeatMessage { bot: Some(Word(level)), bot_name: name(called), ..nobody },
        Err(_) => SeatMessage { name: name(tag), ..nobody },
    }
}
