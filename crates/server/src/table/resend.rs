//! Which commands were done, so that a resend does nothing twice.

use std::collections::VecDeque;
use std::collections::hash_map::RandomState;
use std::hash::BuildHasher;
use std::sync::LazyLock;

use crate::table::deed::CommandKey;

/// How many commands back a resend is noticed.
const COMMANDS_KEPT: usize = 1000;

/// The last commands that were done: a hash of each, since there are many, and the number of its line.
#[derive(Default)]
pub struct CommandsDone(VecDeque<(u64, u32)>);

impl CommandsDone {
    /// The line by which a command was done, if it was.
    pub fn line(&self, command: &CommandKey) -> Option<u32> {
        let wanted = hash(command);
        // The last ones are asked for most.
        self.0.iter().rev().find(|(done, _)| *done == wanted).map(|(_, line)| *line)
    }

    /// How many are remembered.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Remembers that a command was done by this line.
    pub fn remember(&mut self, command: &CommandKey, line: u32) {
        if self.0.len() >= COMMANDS_KEPT {
            self.0.pop_front();
        }
        self.0.push_back((hash(command), line));
    }
}

/// Nobody outside can foresee it, and so nobody can choose an id that is taken for another.
fn hash(command: &CommandKey) -> u64 {
    static KEYS: LazyLock<RandomState> = LazyLock::new(RandomState::new);
    KEYS.hash_one(command)
}
