//! Who plays in the arena: a player decides for one seat of one game and sees only what that seat may see.

use std::fmt;

use makker_rules::{Choice, View};

use crate::arena::foul::Foul;

/// Someone who takes part in the arena.
pub trait Entrant: Sync {
    /// A new player for one seat of one game, who knows nothing of other seats and other games.
    fn sit_down(&self, seed: u64) -> Box<dyn Player>;
}

/// Decides for one seat throughout one game.
pub trait Player {
    /// Decides. The view is that of the seat, and it is the seat's turn.
    fn decide(&mut self, view: &View) -> Result<Decision, NoDecision>;
}

/// Why there is no decision.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NoDecision {
    /// The player broke a rule of the arena. The game goes on.
    Foul(Foul),
    /// It could not be asked, and that is not its fault: no game goes on.
    Unable(Unable),
}

impl From<Foul> for NoDecision {
    fn from(foul: Foul) -> NoDecision {
        NoDecision::Foul(foul)
    }
}

/// What this machine has too little of, and what to do about it, in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unable(pub String);

impl fmt::Display for Unable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Unable {}

/// What a player decided.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Decision {
    /// What to do.
    pub choice: Choice,
    /// The chance to win that the player sees, if it says so.
    pub win: Option<f64>,
}
