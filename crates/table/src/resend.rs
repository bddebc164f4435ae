//! Which commands were done, so that a resend does nothing twice.

use std::collections::VecDeque;
use std::collections::hash_map::RandomState;
use std::hash::BuildHasher;
use std::sync::LazyLock;

use crate::deed::CommandKey;

/// How many commands back a resend is noticed.
const COMMANDS_KEPT: usize = 1000;

/// The last commands that were done.
#[derive(Default)]
pub struct CommandsDone(VecDeque<Done>);

/// A command that was done: its hash in two halves, since there are many and so each takes 12 bytes, and the number of its line.
struct Done {
    hash: [u32; 2],
    line: u32,
}

impl CommandsDone {
    /// The line by which a command was done, if it was.
    pub fn line(&self, command: &CommandKey) -> Option<u32> {
        let wanted = hash(command);
        // The last ones are asked for most.
        self.0.iter().rev().find(|done| done.hash == wanted).map(|done| done.line)
    }

    /// How many bytes they take.
    pub fn bytes(&self) -> usize {
        self.0.capacity() * size_of::<Done>()
    }

    /// Remembers that a command was done by this line.
    pub fn remember(&mut self, command: &CommandKey, line: u32) {
        if self.0.len() >= COMMANDS_KEPT {
            self.0.pop_front();
        }
        self.0.push_back(Done { hash: hash(command), line });
    }
}

/// Nobody outside can foresee it, and so nobody can choose an id that is taken for another.
fn hash(command: &CommandKey) -> [u32; 2] {
    static KEYS: LazyLock<RandomState> = LazyLock::new(RandomState::new);
    let hash = KEYS.hash_one(command);
    [hash as u32, (hash >> 32) as u32]
}
