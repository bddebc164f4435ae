//! What has changed of a table since a client was last told: an update that leaves out the rest. What all readers of a table share is
//! written once, and put together with each one's own as text.

use std::collections::hash_map::RandomState;
use std::hash::{BuildHasher, Hash, Hasher};
use std::sync::{Arc, LazyLock};

use makker_rules::Seen;

use crate::own::{Own, OwnTable, OwnView};
use crate::table::TableMessage;
use crate::view::SeenMessage;
use crate::words::parts::Parts;

/// What everyone may see of a table, as it is written.
pub struct Shared {
    table: Parts,
    /// Nothing before the first game.
    view: Option<Parts>,
    /// Of the names of all fields, of the table and its view.
    names: u64,
    /// Of what each of them holds.
    values: Arc<[u64]>,
    /// Of the first events of the view, for each number of them: most of the time the list only grows.
    events: Box<[u64]>,
}

impl Shared {
    /// The table as someone sees it who only watches and is nobody in particular; what was seen in the game stands apart from it.
    pub fn new(table: &TableMessage, seen: &[Seen]) -> Shared {
        static OWN: LazyLock<[Parts; 2]> =
            LazyLock::new(|| [Parts::of(&OwnTable::default()), Parts::of(&OwnView::default())]);
        let [own, own_of_view] = &*OWN;
        let mut everyones = Parts::of(table);
        everyones.keep(|name| name != "view" && own.names().all(|other| other != name));
        let view = table.view.as_ref().map(|view| {
            let mut everyones = Parts::of(view);
            everyones.keep(|name| name != "events" && own_of_view.names().all(|other| other != name));
            everyones
        });
        let parts = || [&everyones].into_iter().chain(&view);
        let mut hash = 0;
        let events = seen.iter().map(SeenMessage::from).map(|event| {
            hash = keyed((hash, event));
            hash
        });
        Shared {
            names: keyed_list(0, parts().flat_map(Parts::names)),
            values: parts().flat_map(Parts::values).map(keyed).collect(),
            events: [0].into_iter().chain(events).collect(),
            table: everyones,
            view,
        }
    }
}

/// What a client was last sent: not the table itself, which every connection would have to keep, but hashes of its fields, by
/// which it is seen what has changed.
#[derive(Default)]
pub struct Told {
    /// Of the names of all fields.
    names: u64,
    /// Of what those held that all readers share; they share this as well.
    shared: Arc<[u64]>,
    /// Of what its own held.
    own: Box<[u64]>,
    /// How many events the view had, and their hash.
    events: usize,
    events_hash: u64,
    /// Is it told the whole table every time?
    is_forgetful: bool,
}

impl Told {
    /// A client that did not ask for what changes: it is told the whole table every time.
    pub fn forgetful() -> Told {
        Told { is_forgetful: true, ..Told::default() }
    }

    /// Tells a client of a table: the whole of it at first, and from then on what has changed since. `changes` is a list of JSON, and
    /// `seen` what the table as everyone sees it was made with. It is written at the end of a text.
    pub fn tell(&mut self, text: &mut Vec<u8>, changes: &str, shared: &Shared, own: &Own, seen: &[Seen]) {
        let (own_table, own_view) = (Parts::of(&own.table), shared.view.as_ref().map(|_| Parts::of(&own.view)));
        let own_parts = || [&own_table].into_iter().chain(&own_view);
        let now = Told {
            names: keyed_list(shared.names, own_parts().flat_map(Parts::names)),
            shared: shared.values.clone(),
            own: own_parts().flat_map(Parts::values).map(keyed).collect(),
            events: seen.len(),
            events_hash: shared.events.last().copied().unwrap_or_default(),
            is_forgetful: self.is_forgetful,
        };
        let mut before = std::mem::replace(self, now);
        // A field that is not there any more, and a view where there was none, cannot be told as a change.
        let is_whole = self.is_forgetful || self.names != before.names;
        if is_whole {
            before = Told::default();
        }
        let goes_on = shared.events.get(before.events) == Some(&before.events_hash);
        let kept = if goes_on { before.events } else { 0 };
        let is_same = goes_on && seen.len() == kept;

        let of_table = changed(&shared.table, &self.shared, &before.shared);
        let own_of_table = changed(&own_table, &self.own, &before.own);
        let of_view = shared.view.as_ref().zip(own_view.as_ref()).map(|(view, own)| {
            let (at, own_at) = (shared.table.len(), own_table.len());
            let of_view = changed(view, from(at, &self.shared), from(at, &before.shared));
            of_view.chain(changed(own, from(own_at, &self.own), from(own_at, &before.own)))
        });
        let kind = if is_whole { "update" } else { "delta" };
        put(text, [r#"{"type":""#, kind, r#"","changes":"#, changes, r#","table":{"#]);
        let has_fields = write_fields(text, "", of_table.chain(own_of_table));
        if is_whole {
            put(text, [if has_fields { "," } else { "" }, r#""view":"#]);
            match of_view {
                Some(view) => {
                    write_fields(text, "{", view);
                    put(text, [r#","events":"#]);
                    write_events(text, seen);
                    put(text, ["}"]);
                }
                None => put(text, ["null"]),
            }
            return put(text, ["}}"]);
        }
        put(text, ["}"]);
        if of_view.is_some_and(|view| write_fields(text, r#","view":{"#, view)) {
            put(text, ["}"]);
        }
        if !is_same {
            put(text, [r#","kept":"#, &kept.to_string()]);
        }
        if seen.len() > kept {
            put(text, [r#","events":"#]);
            write_events(text, &seen[kept..]);
        }
        put(text, ["}"]);
    }
}

/// Those of the fields whose hashes are different now.
fn changed<'a>(parts: &'a Parts, now: &'a [u64], before: &'a [u64]) -> impl Iterator<Item = (&'a str, &'a str)> {
    let is_other = |place: &usize| now.get(*place) != before.get(*place);
    let fields = parts.names().zip(parts.values()).enumerate();
    fields.filter(move |(place, _)| is_other(place)).map(|(_, field)| field)
}

fn from(place: usize, hashes: &[u64]) -> &[u64] {
    hashes.get(place..).unwrap_or_default()
}

fn put<const N: usize>(text: &mut Vec<u8>, pieces: [&str; N]) {
    pieces.into_iter().for_each(|piece| text.extend_from_slice(piece.as_bytes()));
}

/// Writes fields as they stand in an object, after this if there are any at all, and says whether there are.
fn write_fields<'a>(text: &mut Vec<u8>, begin: &str, fields: impl Iterator<Item = (&'a str, &'a str)>) -> bool {
    let mut before = begin;
    let mut is_any = false;
    for (name, value) in fields {
        put(text, [before, "\"", name, "\":", value]);
        (before, is_any) = (",", true);
    }
    is_any
}

fn write_events(text: &mut Vec<u8>, seen: &[Seen]) {
    let events: Vec<SeenMessage> = seen.iter().map(SeenMessage::from).collect();
    // Writing into memory does not fail, and what a message holds can be written as JSON.
    let _ = serde_json::to_writer(text, &events);
}

/// The keys of a hash that nobody outside can foresee, so that nobody can choose a name by which a change goes unnoticed.
static KEYS: LazyLock<RandomState> = LazyLock::new(RandomState::new);

fn keyed(thing: impl Hash) -> u64 {
    KEYS.hash_one(thing)
}

fn keyed_list<'a>(first: u64, rest: impl Iterator<Item = &'a str>) -> u64 {
    let mut hasher = KEYS.build_hasher();
    first.hash(&mut hasher);
    rest.for_each(|word| word.hash(&mut hasher));
    hasher.finish()
}
