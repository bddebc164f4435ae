//! How well a bot plays.

use std::fmt;
use std::str::FromStr;

/// How well a bot plays, the weakest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Any legal choice, each with the same chance: a yardstick for the others, not a player for people.
    Random,
    /// Loves to run and to bump, sees no danger, overlooks a card now and then.
    Beginner,
    /// Looks one move ahead and weighs progress, danger, walls, the teammate's needs and the cards kept.
    Easy,
    /// Looks one move ahead with a network that learned from playing itself. Counts no cards.
    Medium,
    /// Imagines the hidden hands and plays the deal to its end in its head, some hundred times. Forgets earlier deals.
    Hard,
    /// The same some thousand times, and the next deal too when this one comes to its end; remembers every card since the shuffle, and
    /// reads others' plays.
    Master,
}

impl Level {
    /// All of them.
    pub const ALL: [Level; 6] =
        [Level::Random, Level::Beginner, Level::Easy, Level::Medium, Level::Hard, Level::Master];

    /// The name that commands and messages use.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Beginner => "beginner",
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
            Level::Master => "master",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A text that names no level.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownLevel;

impl fmt::Display for UnknownLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a level is one of random, beginner, easy, medium, hard, master")
    }
}

impl std::error::Error for UnknownLevel {}

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(text: &str) -> Result<Level, UnknownLevel> {
        Level::ALL.into_iter().find(|level| level.name() == text).ok_or(UnknownLevel)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_reads_back_from_its_name() {
        let names = Level::ALL.map(Level::name);
        assert!(UnknownLevel.to_string().ends_with(&names.join(", ")));
        assert_eq!(names.map(str::parse), Level::ALL.map(Ok));
    }
}
