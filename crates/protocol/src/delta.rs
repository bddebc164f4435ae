//! What has changed of a table since a client was last told: an update that leaves out the rest.

use std::collections::BTreeMap;
use std::collections::hash_map::RandomState;
use std::hash::BuildHasher;
use std::sync::LazyLock;

use serde_json::value::RawValue;

use crate::table::{ChangeMessage, ServerMessage, TableMessage};
use crate::words::piece::{Fields, Piece};

/// What a client was last sent: not the table itself, which every connection would have to keep, but hashes of its fields, by
/// which it is seen what has changed.
#[derive(Default)]
pub struct Told {
    table: Vec<(u64, u64)>,
    view: Vec<(u64, u64)>,
    events: usize,
    events_hash: u64,
}

/// The fields of an object, or none of what is no object.
type Parts<'a> = BTreeMap<&'a str, &'a RawValue>;

impl Told {
    /// Tells a client of a table: the whole of it at first, and from then on what has changed since.
    pub fn tell(&mut self, changes: Vec<ChangeMessage>, table: TableMessage) -> ServerMessage {
        let text = serde_json::to_string(&table).unwrap_or_default();
        let parts: Parts = serde_json::from_str(&text).unwrap_or_default();
        let view: Parts = parts.get("view").and_then(|view| serde_json::from_str(view.get()).ok()).unwrap_or_default();
        let events: Vec<&RawValue> =
            view.get("events").and_then(|events| serde_json::from_str(events.get()).ok()).unwrap_or_default();
        let (told_table, told_view) = (marks(&parts), marks(&view));
        // A field that is not there any more, and a view where there was none, cannot be told as a change.
        let is_whole = !names(&told_table).eq(names(&self.table)) || !names(&told_view).eq(names(&self.view));
        let mut table_fields = changed(&parts, &self.table, &told_table);
        let mut view_fields = changed(&view, &self.view, &told_view);
        // Most of the time this list only grows.
        let goes_on = events.len() >= self.events && hash(&events[..self.events]) == self.events_hash;
        let kept = if goes_on { self.events } else { 0 };
        let is_same = goes_on && events.len() == kept;
        let more = events[kept..].iter().map(|event| Piece((*event).to_owned())).collect();
        *self = Told { table: told_table, view: told_view, events: events.len(), events_hash: hash(&events) };
        if is_whole {
            return ServerMessage::Update { changes, table: Box::new(table) };
        }
        table_fields.remove("view");
        view_fields.remove("events");
        let kept = (!is_same).then_some(kept as u32);
        ServerMessage::Delta { changes, table: table_fields, view: view_fields, kept, events: more }
    }
}

/// The hashes of an object's fields: of each its name's and its text's.
fn marks(parts: &Parts) -> Vec<(u64, u64)> {
    parts.iter().map(|(name, text)| (keyed(name), keyed(text.get()))).collect()
}

fn names(marks: &[(u64, u64)]) -> impl Iterator<Item = u64> + '_ {
    marks.iter().map(|(name, _)| *name)
}

/// The fields whose marks are others than before; the marks are of the same fields in the same order.
fn changed(parts: &Parts, before: &[(u64, u64)], now: &[(u64, u64)]) -> Fields {
    let differing = parts.iter().zip(before.iter().zip(now)).filter(|(_, (before, now))| before != now);
    differing.map(|((name, text), _)| (name.to_string(), Piece((*text).to_owned()))).collect()
}

fn hash(events: &[&RawValue]) -> u64 {
    // No event is the beginning of another.
    keyed(events.iter().map(|event| event.get()).collect::<Vec<_>>())
}

/// A hash that nobody outside can foresee, so that nobody can choose a name by which a change goes unnoticed.
fn keyed(thing: impl std::hash::Hash) -> u64 {
    static KEYS: LazyLock<RandomState> = LazyLock::new(RandomState::new);
    KEYS.hash_one(thing)
}
