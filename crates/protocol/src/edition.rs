//! A rule set as other programs and the page see it.

use makker_rules::{Card, Edition, Seat};
use serde::{Serialize, Serializer};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::words::word::{Word, words};

/// A rule set.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct EditionMessage {
    /// Its name.
    #[schema(value_type = String)]
    pub name: Word<Edition>,
    /// The seats clockwise from red.
    #[schema(value_type = Vec<String>)]
    pub seats: Vec<Word<Seat>>,
    /// The teams.
    #[schema(value_type = Vec<Vec<String>>)]
    pub teams: Vec<Vec<Word<Seat>>>,
    /// How many numbered spaces an arc has.
    pub arc: u8,
    /// How many of each card there are.
    #[serde(serialize_with = "as_object")]
    #[ts(type = "{ [card in string]?: number }")]
    #[schema(value_type = HashMap<String, u8>)]
    pub deck: Vec<(Word<Card>, u8)>,
}

impl From<Edition> for EditionMessage {
    fn from(edition: Edition) -> EditionMessage {
        EditionMessage {
            name: Word(edition),
            seats: words(edition.seats()),
            teams: edition.teams().map(|team| words(&team)).collect(),
            arc: edition.arc(),
            deck: edition.cards().iter().map(|card| (Word(*card), edition.copies())).collect(),
        }
    }
}

/// An object whose keys keep their order.
fn as_object<S: Serializer>(pairs: &[(Word<Card>, u8)], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(pairs.iter().map(|(card, copies)| (card, copies)))
}
