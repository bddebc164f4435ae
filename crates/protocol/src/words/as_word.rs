//! Seats, cards, choices and the like as words of JSON: for `#[serde(with = "as_word")]`. The types themselves belong to
//! crates that know nothing of JSON.

use std::fmt::Display;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serializer};

use crate::words::sent::Legible;

/// Writes a value as its word.
pub fn serialize<T: Display, S: Serializer>(value: &T, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(value)
}

/// Reads a value from its word. What cannot be read is not repeated: it could be a card, and errors end up in logs.
pub fn deserialize<'de, T: Legible, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
    T::read(&String::deserialize(deserializer)?).ok_or_else(|| D::Error::custom("this word is not known"))
}

/// The same for lists.
pub mod list {
    use std::fmt::Display;

    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    use crate::words::sent::Legible;

    /// Writes values as their words.
    pub fn serialize<T: Display, S: Serializer>(values: &[T], serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(values.iter().map(T::to_string))
    }

    /// Reads values from their words.
    pub fn deserialize<'de, T: Legible, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<T>, D::Error> {
        let words = Vec::<String>::deserialize(deserializer)?;
        let values = words.iter().map(|word| T::read(word)).collect::<Option<_>>();
        values.ok_or_else(|| D::Error::custom("one of these words is not known"))
    }
}
