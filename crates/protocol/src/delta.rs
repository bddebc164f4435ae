//! What has changed of a table since a client was last told: an update that leaves out the rest.

use std::collections::hash_map::RandomState;
use std::hash::{BuildHasher, Hash};
use std::sync::LazyLock;

use crate::table::{ChangeMessage, ServerMessage, TableMessage};
use crate::words::parts::Parts;
use crate::words::piece::{Fields, Piece};

/// What a client was last sent: not the table itself, which every connection would have to keep, but hashes of its fields, by
/// which it is seen what has changed.
#[derive(Default)]
pub struct Told {
    /// Of the names of all fields, of the table and its view.
    names: u64,
    /// Of what each of them held.
    values: Box<[u64]>,
    /// How many events the view had, and their hash.
    events: usize,
    events_hash: u64,
}

impl Told {
    /// Tells a client of a table: the whole of it at first, and from then on what has changed since.
    pub fn tell(&mut self, changes: Vec<ChangeMessage>, mut table: TableMessage) -> ServerMessage {
        // The table is written without its view, and the view without its events, which are many and hardly ever change.
        let mut view = table.view.take();
        let seen = view.as_mut().map(|view| std::mem::take(&mut view.events)).unwrap_or_default();
        let (table_parts, view_parts) = (Parts::of(&table), Parts::of(&view));
        let now = Told {
            names: keyed(table_parts.names().chain(view_parts.names()).collect::<Vec<_>>()),
            values: table_parts.values().chain(view_parts.values()).map(keyed).collect(),
            events: seen.len(),
            events_hash: keyed(&seen),
        };
        // Most of the time this list only grows.
        let goes_on = seen.get(..self.events).is_some_and(|first| keyed(first) == self.events_hash);
        let kept = if goes_on { self.events } else { 0 };
        let is_same = goes_on && seen.len() == kept;
        let before = std::mem::replace(self, now);
        // A field that is not there any more, and a view where there was none, cannot be told as a change.
        if self.names != before.names {
            if let Some(view) = &mut view {
                view.events = seen;
            }
            return ServerMessage::Update { changes, table: Box::new(TableMessage { view, ..table }) };
        }
        let is_other: Vec<bool> = self.values.iter().zip(&before.values).map(|(now, before)| now != before).collect();
        let (of_table, of_view) = is_other.split_at(table_parts.len());
        ServerMessage::Delta {
            changes,
            table: picked(&table_parts, of_table),
            view: picked(&view_parts, of_view),
            kept: (!is_same).then_some(kept as u32),
            events: seen[kept..].iter().filter_map(Piece::of).collect(),
        }
    }
}

/// Those of the fields that are marked.
fn picked(parts: &Parts, marked: &[bool]) -> Fields {
    let fields = parts.names().zip(parts.values()).zip(marked).filter(|(_, marked)| **marked);
    fields.filter_map(|((name, value), _)| Some((name.to_string(), Piece::read(value)?))).collect()
}

/// A hash that nobody outside can foresee, so that nobody can choose a name by which a change goes unnoticed.
fn keyed(thing: impl Hash) -> u64 {
    static KEYS: LazyLock<RandomState> = LazyLock::new(RandomState::new);
    KEYS.hash_one(thing)
}
