//! Who plays in the arena: a player decides for one seat of one game and sees only what that seat may see.

use std::fmt;
use std::time::Duration;

use makker_bots::Level;
use makker_rules::{Choice, View};

use crate::arena::variant::Variant;

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

/// What a player did that the rules of the arena forbid.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Foul {
    /// Which rule.
    pub kind: FoulKind,
    /// What exactly, in words.
    pub detail: String,
}

/// The rules of the arena that a player can break.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum FoulKind {
    /// The program could not be started.
    NotStarted,
    /// It ended, or closed its output, before it answered.
    Ended,
    /// It took longer than the limit.
    TooLate,
    /// What it answered is no answer to `choose`.
    Unreadable,
    /// It answered that it cannot choose.
    Refused,
    /// It chose what is not legal.
    Illegal,
}

impl FoulKind {
    /// The word that results use.
    pub const fn word(self) -> &'static str {
        match self {
            FoulKind::NotStarted => "not-started",
            FoulKind::Ended => "ended",
            FoulKind::TooLate => "too-late",
            FoulKind::Unreadable => "unreadable",
            FoulKind::Refused => "refused",
            FoulKind::Illegal => "illegal",
        }
    }
}

impl fmt::Display for FoulKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.word())
    }
}

/// A bot of ours as an entrant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bot {
    /// How well it plays.
    pub level: Level,
    /// How many positions it may look at for one decision.
    pub nodes: Option<u32>,
    /// How long it may think about one decision.
    pub time: Option<Duration>,
}

impl Bot {
    /// A bot that thinks as much as its level likes to.
    pub fn new(level: Level) -> Bot {
        Bot { level, nodes: None, time: None }
    }
}

impl Entrant for Bot {
    fn sit_down(&self, seed: u64) -> Box<dyn Player> {
        Variant::new(*self).sit_down(seed)
    }
}

/// What is said of a bot of ours that has no advice.
pub(crate) fn refused() -> NoDecision {
    Foul { kind: FoulKind::Refused, detail: "it is not its turn".to_string() }.into()
}
