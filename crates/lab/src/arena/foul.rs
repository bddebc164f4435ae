//! What a player can do wrong in the arena.

use std::fmt;

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
