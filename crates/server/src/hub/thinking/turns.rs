//! Those who wait take turns: by address, and of one address by table.

use std::collections::{HashMap, VecDeque};

use super::Asker;

/// What waits. Whoever has many tables waits with all of them for one turn of an address, and each of them for the others.
pub(super) struct Turns<T>(Ring<Ring<VecDeque<T>>>);

/// Whose turn it is.
pub(super) struct Turn<T> {
    pub(super) asker: Asker,
    pub(super) waits: T,
    /// After how many turns, this one included, it would be this table's again if all went on waiting.
    pub(super) round: usize,
}

impl<T> Default for Turns<T> {
    fn default() -> Turns<T> {
        Turns(Ring::default())
    }
}

impl<T> Turns<T> {
    /// Waits from now on.
    pub(super) fn add(&mut self, asker: &Asker, waits: T) {
        self.0.place(&asker.address).place(&asker.table).push_back(waits);
    }

    /// Whose turn it is.
    pub(super) fn next(&mut self) -> Option<Turn<T>> {
        let addresses = self.0.order.len();
        self.0.turn(|address, tables| {
            let round = addresses * tables.order.len();
            let next = tables.turn(|table, waiting| {
                (waiting.pop_front().map(|waits| (table.to_string(), waits)), waiting.is_empty())
            });
            let turn = next.flatten().map(|(table, waits)| {
                let asker = Asker { address: address.to_string(), table };
                Turn { asker, waits, round }
            });
            (turn, tables.order.is_empty())
        })?
    }

    /// The first that waits for a table, which waits here no longer.
    pub(super) fn take(&mut self, table: &str) -> Option<(Asker, T)> {
        let has_it =
            |address: &&String| self.0.values.get(*address).is_some_and(|tables| tables.values.contains_key(table));
        let address = self.0.order.iter().find(has_it)?.clone();
        let asker = Asker { address, table: table.to_string() };
        let tables = self.0.place(&asker.address);
        let waiting = tables.place(table);
        let waits = waiting.pop_front();
        if waiting.is_empty() {
            tables.remove(table);
        }
        if tables.order.is_empty() {
            self.0.remove(&asker.address);
        }
        Some((asker, waits?))
    }
}

/// Each in turn, by name: whoever has had a turn comes last, as does whoever is new.
struct Ring<V> {
    order: VecDeque<String>,
    values: HashMap<String, V>,
}

impl<V> Default for Ring<V> {
    fn default() -> Ring<V> {
        Ring { order: VecDeque::new(), values: HashMap::new() }
    }
}

impl<V: Default> Ring<V> {
    /// The place of a name, which gets one if it has none.
    fn place(&mut self, name: &str) -> &mut V {
        if !self.values.contains_key(name) {
            self.order.push_back(name.to_string());
        }
        self.values.entry(name.to_string()).or_default()
    }

    /// Lets the first have its turn, which also says whether it has nothing left: then it loses its place.
    fn turn<T>(&mut self, turn: impl FnOnce(&str, &mut V) -> (T, bool)) -> Option<T> {
        let name = self.order.pop_front()?;
        let (came_of_it, is_empty) = turn(&name, self.values.get_mut(&name)?);
        if is_empty {
            self.values.remove(&name);
        } else {
            self.order.push_back(name);
        }
        Some(came_of_it)
    }

    fn remove(&mut self, name: &str) {
        self.order.retain(|other| other != name);
        self.values.remove(name);
    }
}
