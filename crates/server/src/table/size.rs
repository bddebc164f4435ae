//! How much memory a table takes: an estimate from a few counts, good enough to decide how many tables are remembered.

use std::mem::size_of;

use makker_rules::{Event, History};

use crate::table::deed::CommandKey;
use crate::table::game::Step;
use crate::table::{Table, TableChange};

/// What a table takes before anything has happened: ids, names, chairs.
const EMPTY: usize = 2_000;

/// The text of a command's key: a person's id and what clients take for ids.
const KEY_TEXT: usize = 60;

impl Table {
    /// How many bytes it takes, to within a factor of two.
    pub fn bytes(&self) -> usize {
        // Most changes have one event.
        let changes = self.changes.len() * (size_of::<TableChange>() + size_of::<Event>());
        let game =
            self.last_game.as_ref().map_or(0, |game| history(&game.history) + game.steps_kept() * size_of::<Step>());
        let past: usize = self.past_games.iter().map(history).sum();
        // Each is there twice: to be looked up, and in order.
        let commands = (self.commands.len() + self.idle_commands.len()) * 2 * (size_of::<CommandKey>() + KEY_TEXT);
        EMPTY + changes + game + past + commands
    }
}

fn history(history: &History) -> usize {
    size_of::<History>() + history.events().len() * size_of::<Event>()
}
