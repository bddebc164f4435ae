//! What has changed at a table, as one of those who look at it may know it.

use makker_protocol::{Change, ChangeMessage, EventMessage, Word};
use makker_rules::Seat;

use crate::table::{Table, TableChange};

/// How many changes of a game are told at once at most.
const LONGEST_HISTORY: usize = 2000;

/// The changes after this number, as a seat or someone who only watches may know them; none if that is too long ago.
pub fn changes(table: &Table, viewer: Option<Seat>, after: u32) -> Vec<ChangeMessage> {
    told(table, since(table, after), viewer)
}

/// The changes after this number; none if that is too long ago.
pub fn since(table: &Table, after: u32) -> &[TableChange] {
    if table.changes.first().is_some_and(|oldest| after + 1 < oldest.seq) {
        return &[];
    }
    let first = table.changes.partition_point(|change| change.seq <= after);
    &table.changes[first..]
}

/// Is a seat told no more of the changes after this number than someone who only watches?
pub fn is_told_alike(table: &Table, after: u32, viewer: Option<Seat>) -> bool {
    let is_for_all = |change: &TableChange| match change.what {
        Change::Joined | Change::Muted | Change::Knocked | Change::AgreedKnock | Change::TurnedAway => viewer.is_none(),
        _ => change.events.iter().all(|event| EventMessage::is_seen_alike(event, viewer)),
    };
    since(table, after).iter().all(is_for_all)
}

/// All that a seat, or someone who only watches, was told or would have been told of the last game, from its beginning; of a very
/// long one the end.
pub fn history(table: &Table, viewer: Option<Seat>) -> Vec<ChangeMessage> {
    let is_first = |change: &TableChange| change.what == Change::Started;
    let Some(first) = table.changes.iter().rposition(is_first).or(table.last_game.as_ref().map(|_| 0)) else {
        return Vec::new();
    };
    told(table, &table.changes[first.max(table.changes.len().saturating_sub(LONGEST_HISTORY))..], viewer)
}

/// Changes as a seat or someone who only watches may know them.
pub fn told(table: &Table, changes: &[TableChange], viewer: Option<Seat>) -> Vec<ChangeMessage> {
    let is_told = |change: &&TableChange| match change.what {
        // Nobody else's business.
        Change::Joined | Change::Muted => change.seat == viewer,
        Change::Knocked | Change::AgreedKnock | Change::TurnedAway => viewer.is_some(),
        _ => true,
    };
    // What the seat held before this person came is not theirs to know.
    let sees = viewer.and_then(|seat| table.chair(seat)?.person()).map_or(0, |person| person.sees);
    let as_seen = |change: &TableChange| viewer.filter(|_| change.seq >= sees);
    let message = |change: &TableChange| ChangeMessage {
        seq: change.seq,
        what: change.what,
        seat: change.seat.map(Word),
        name: change.name.clone(),
        events: change.events.iter().filter_map(|event| EventMessage::seen_by(event, as_seen(change))).collect(),
    };
    changes.iter().filter(is_told).map(message).collect()
}
