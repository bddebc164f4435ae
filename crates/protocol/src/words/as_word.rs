//! Seats, cards, choices and the like as words of JSON: for `#[serde(with = "as_word")]`. The types themselves belong to
//! crates that know nothing of JSON.

use std::fmt::{self, Display, Write};

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serializer};

use crate::words::sent::Legible;

/// Writes a value as its word. It is put together first if it is short, as most are: JSON looks through every piece that it is given, and
/// a board has dozens.
pub fn serialize<T: Display, S: Serializer>(value: &T, serializer: S) -> Result<S::Ok, S::Error> {
    let mut short = Short { text: [0; 96], length: 0 };
    match write!(short, "{value}").ok().and_then(|()| str::from_utf8(&short.text[..short.length]).ok()) {
        Some(word) => serializer.serialize_str(word),
        None => serializer.collect_str(value),
    }
}

/// A word that is being put together; what is too long for it is an error.
struct Short {
    text: [u8; 96],
    length: usize,
}

impl Write for Short {
    fn write_str(&mut self, piece: &str) -> fmt::Result {
        let end = self.length + piece.len();
        self.text.get_mut(self.length..end).ok_or(fmt::Error)?.copy_from_slice(piece.as_bytes());
        self.length = end;
        Ok(())
    }
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
