//! A word that someone else sent: it may mean nothing, and whoever it was meant for says so in its own words.

use std::fmt::{self, Display};

use makker_bots::Level;
use makker_rules::{Board, Card, Choice, Move, RuleSet, Seat, Space};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use ts_rs::{Config, TS};

use crate::face::Face;
use crate::words::as_word;

/// What can be read from a word.
pub trait Legible: Sized {
    /// The value, if the word means one.
    fn read(word: &str) -> Option<Self>;
}

/// A word as it came: read where that was possible.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Sent<T> {
    /// What it means.
    Read(T),
    /// A word that means nothing, or not by itself.
    Unread(String),
}

impl<T> Sent<T> {
    /// What the word means, if anything.
    pub fn value(&self) -> Option<&T> {
        match self {
            Sent::Read(value) => Some(value),
            Sent::Unread(_) => None,
        }
    }
}

impl<T: Legible> Sent<T> {
    /// What someone sent.
    pub fn new(word: &str) -> Sent<T> {
        T::read(word).map_or_else(|| Sent::Unread(word.to_string()), Sent::Read)
    }
}

impl<T> From<T> for Sent<T> {
    fn from(value: T) -> Sent<T> {
        Sent::Read(value)
    }
}

impl<T: Display> Display for Sent<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Sent::Read(value) => value.fmt(f),
            Sent::Unread(word) => f.write_str(word),
        }
    }
}

impl<T: Display> Serialize for Sent<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        as_word::serialize(self, serializer)
    }
}

impl<'de, T: Legible> Deserialize<'de> for Sent<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Sent<T>, D::Error> {
        Ok(Sent::new(&String::deserialize(deserializer)?))
    }
}

impl<T> TS for Sent<T> {
    type WithoutGenerics = Sent<ts_rs::Dummy>;
    type OptionInnerType = Self;

    fn name(_: &Config) -> String {
        "string".to_string()
    }

    fn inline(config: &Config) -> String {
        Sent::<T>::name(config)
    }
}

/// What reads its own words.
macro_rules! legible {
    ($($value:ty),+) => {
        $(impl Legible for $value {
            fn read(word: &str) -> Option<$value> {
                word.parse().ok()
            }
        })+
    };
}

legible!(Seat, Card, Space, Move, Choice, RuleSet, Level, Face);

/// A board is read with its rule set at hand: until then it is the text that came.
impl Legible for Board {
    fn read(_: &str) -> Option<Board> {
        None
    }
}
