//! Where the pawns stand, as a word: with the rule set, whose seats give it its order.

use std::fmt;

use makker_rules::{Board, Edition};

use crate::words::sent::Legible;

/// A board of a rule set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BoardWord {
    /// The rule set.
    pub edition: Edition,
    /// The board.
    pub board: Board,
}

impl fmt::Display for BoardWord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.board.text(self.edition))
    }
}

/// A board is read with its rule set at hand: until then it is the text that came.
impl Legible for BoardWord {
    fn read(_: &str) -> Option<BoardWord> {
        None
    }
}
