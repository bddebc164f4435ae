//! How much memory a table takes: an estimate from a few counts, good enough to decide how many tables are remembered.

use std::mem::size_of;

use makker_rules::{Event, History, Seen};

use crate::table::game::TableGame;
use crate::table::{Table, TableChange};

/// What a table takes before anything has happened: ids, names, chairs.
const EMPTY: usize = 2_000;

/// How much is seen between two shuffles: all is on the table once.
const SEEN: usize = 64;

impl Table {
    /// How many bytes it takes, to within a factor of two.
    pub fn bytes(&self) -> usize {
        // Most changes have one event.
        let changes = self.changes.len() * (size_of::<TableChange>() + size_of::<Event>());
        let game = self.last_game.as_ref().map_or(0, |game| size_of::<TableGame>() + history(&game.history));
        let past: usize = self.past_games.iter().map(history).sum();
        // A list grows to twice what it holds.
        let commands = (self.commands.len() + self.idle_commands.len()) * 2 * size_of::<(u64, u32)>();
        EMPTY + changes + game + past + commands
    }
}

fn history(history: &History) -> usize {
    size_of::<History>() + SEEN * size_of::<Seen>() + history.events().len() * size_of::<Event>()
}
