//! Which commands were done, so that a resend does nothing twice.

use std::collections::{HashMap, VecDeque};

use crate::table::deed::CommandKey;

/// How many commands back a resend is noticed.
const COMMANDS_KEPT: usize = 1000;

/// The last commands that were done, with the number of the line of each.
#[derive(Default)]
pub struct CommandsDone {
    lines: HashMap<CommandKey, u32>,
    in_order: VecDeque<CommandKey>,
}

impl CommandsDone {
    /// The line by which a command was done, if it was.
    pub fn line(&self, command: &CommandKey) -> Option<u32> {
        self.lines.get(command).copied()
    }

    /// How many are remembered.
    pub fn len(&self) -> usize {
        self.in_order.len()
    }

    /// Remembers that a command was done by this line.
    pub fn remember(&mut self, command: &CommandKey, line: u32) {
        self.lines.insert(command.clone(), line);
        self.in_order.push_back(command.clone());
        if self.in_order.len() > COMMANDS_KEPT
            && let Some(oldest) = self.in_order.pop_front()
        {
            self.lines.remove(&oldest);
        }
    }
}
