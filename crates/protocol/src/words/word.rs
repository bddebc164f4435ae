//! A value that is one word of JSON: in a message that only we write, or that we wrote ourselves.

use std::fmt::{self, Display};

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use ts_rs::{Config, TS};

use crate::words::as_word;
use crate::words::sent::Legible;

/// A seat, a card, a choice and so on, which JSON shows as its text.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Word<T>(pub T);

impl<T> From<T> for Word<T> {
    fn from(value: T) -> Word<T> {
        Word(value)
    }
}

impl<T: Display> Display for Word<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl<T: Display> Serialize for Word<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        as_word::serialize(&self.0, serializer)
    }
}

impl<'de, T: Legible> Deserialize<'de> for Word<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Word<T>, D::Error> {
        as_word::deserialize(deserializer).map(Word)
    }
}

impl<T> TS for Word<T> {
    type WithoutGenerics = Word<ts_rs::Dummy>;
    type OptionInnerType = Self;

    fn name(_: &Config) -> String {
        "string".to_string()
    }

    fn inline(config: &Config) -> String {
        Word::<T>::name(config)
    }
}

/// Several values as words.
pub(crate) fn words<T: Copy>(values: &[T]) -> Vec<Word<T>> {
    values.iter().copied().map(Word).collect()
}
