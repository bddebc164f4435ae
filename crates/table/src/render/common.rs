//! What all who look at a table are told alike, written once for all of them.

use makker_protocol::{Shared, Told};
use makker_rules::{Seat, SeatSet};

use crate::render::changes::{is_told_alike, since, told};
use crate::render::table::{Viewer, everyones, own};
use crate::table::Table;

/// A table as everyone may see it at a moment: as it is shown to someone who only watches, so that it holds nothing else.
pub struct Common {
    /// The number of the table's last line.
    seq: u32,
    /// Who was there.
    here: SeatSet,
    /// Did its bots think less than usual?
    hurried: bool,
    shared: Shared,
    /// The changes after this line, as JSON; none if so much is not remembered.
    since: u32,
    changes: String,
}

impl Common {
    /// Writes what everyone may see, and what has changed after a line.
    pub fn new(table: &Table, known: u32, here: SeatSet) -> Common {
        let seen = table.last_game.as_ref().map_or(&[][..], |game| game.history.seen());
        let shared = Shared::new(&everyones(table, |seat| here.contains(seat)), seen);
        let changes = written(table, known, None);
        Common { seq: table.seq, here, hurried: table.hurried, shared, since: known, changes }
    }

    /// Is it the table as it stands?
    pub fn is_of(&self, table: &Table, here: SeatSet) -> bool {
        (self.seq, self.here, self.hurried) == (table.seq, here, table.hurried)
    }

    /// What someone is sent who knows all changes up to a number, or none yet, and was told the table like this before. It is written
    /// at the end of a text.
    pub fn tell(
        &self,
        text: &mut Vec<u8>,
        table: &Table,
        viewer: Viewer<'_>,
        known: Option<u32>,
        told: &mut Told,
        now: u64,
    ) {
        let seen = table.last_game.as_ref().map_or(&[][..], |game| game.history.seen());
        // A client that has seen more than there is comes from another life of the table.
        let own_changes = match known.filter(|known| *known <= table.seq) {
            None => Some("[]".to_string()),
            Some(known) if known == self.since && is_told_alike(table, known, viewer.seat) => None,
            Some(known) => Some(written(table, known, viewer.seat)),
        };
        let changes = own_changes.as_ref().unwrap_or(&self.changes);
        told.tell(text, changes, &self.shared, &own(table, viewer, now), seen);
    }
}

fn written(table: &Table, known: u32, viewer: Option<Seat>) -> String {
    // What a message holds can be written as JSON.
    serde_json::to_string(&told(table, since(table, known), viewer)).unwrap_or_else(|_| "[]".to_string())
}
