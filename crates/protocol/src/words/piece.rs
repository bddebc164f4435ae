//! JSON that is passed on as it was written.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};

/// A piece of JSON as it is sent.
#[derive(Clone, Debug, Serialize)]
#[serde(transparent)]
pub struct Piece(Box<RawValue>);

impl Piece {
    /// Something as it is written.
    pub(crate) fn of(thing: &impl Serialize) -> Option<Piece> {
        to_raw_value(thing).ok().map(Piece)
    }

    /// A text of JSON.
    pub(crate) fn read(text: &str) -> Option<Piece> {
        RawValue::from_string(text.to_string()).ok().map(Piece)
    }
}

impl PartialEq for Piece {
    fn eq(&self, other: &Piece) -> bool {
        self.0.get() == other.0.get()
    }
}

impl Eq for Piece {}

/// Some fields of an object, by their names.
pub type Fields = BTreeMap<String, Piece>;
