//! What is agreed before a game.

use crate::board::Board;
use crate::edition::RuleSet;
use crate::seat::Seat;

/// What is agreed before a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup {
    /// Where the pawns stand at first, and by which rules: nearly always all at home ([`Setup::new`]).
    pub board: Board,
    /// The first dealer, drawn by whoever has a source of chance.
    pub dealer: Seat,
    /// Does the game go on for second place? Only where there are three teams (ruling 16).
    pub play_on: bool,
}

impl Setup {
    /// A game that begins with all pawns at home and ends with its first winners.
    pub fn new(rules: impl Into<RuleSet>, dealer: Seat) -> Setup {
        Setup { board: Board::new(rules), dealer, play_on: false }
    }

    /// The rule set.
    pub fn rules(&self) -> RuleSet {
        self.board.rules()
    }
}
