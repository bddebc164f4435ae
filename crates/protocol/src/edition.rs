//! A rule set as other programs and the page see it.

use makker_rules::{Card, Edition, Knob, RuleSet, Seat};
use serde::{Serialize, Serializer};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::card::CardMessage;
use crate::words::word::{Word, words};

/// A rule set.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct EditionMessage {
    /// Its name.
    #[schema(value_type = String)]
    pub name: Word<RuleSet>,
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
    /// What each card shows and does, in the order of the deck.
    pub cards: Vec<CardMessage>,
    /// The words of its house rules, in the order in which a name holds them: each is the other answer than the edition's own.
    /// `classic+stay` is `classic` with the one that is called `stay`.
    pub knobs: Vec<String>,
}

impl From<Edition> for EditionMessage {
    fn from(edition: Edition) -> EditionMessage {
        let rules = RuleSet::from(edition);
        EditionMessage {
            name: Word(rules),
            seats: words(rules.seats()),
            teams: rules.teams().map(|team| words(&team)).collect(),
            arc: rules.arc(),
            deck: rules.cards().iter().map(|card| (Word(*card), rules.copies())).collect(),
            cards: rules.cards().iter().copied().map(CardMessage::from).collect(),
            knobs: Knob::ALL.iter().map(|knob| rules.with_turned(*knob).answer(*knob).to_string()).collect(),
        }
    }
}

/// An object whose keys keep their order.
fn as_object<S: Serializer>(pairs: &[(Word<Card>, u8)], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(pairs.iter().map(|(card, copies)| (card, copies)))
}
