//! What other programs ask `makker engine`, and the answers: one JSON object a line.

pub(crate) mod choose;

use makker_rules::{Board, Card, Edition, Knob, RuleSet, Seat};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::value::RawValue;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::card::CardMessage;
use crate::engine::choose::{ChooseMessage, ChosenMessage};
use crate::event::letters;
use crate::words::check::{Field, WrongField};

/// What is asked. A request may carry an `id` besides.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "op", rename_all = "lowercase")]
pub enum Request {
    /// The legal moves of a hand.
    Moves(Position),
    /// Why cards of a hand cannot be played.
    Why(Position),
    /// The rule sets.
    Editions,
    /// What a computer player would do.
    Choose(Box<ChooseMessage>),
}

/// A board and one hand: all that legal moves depend on.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Position {
    /// The rule set's name.
    #[serde(deserialize_with = "edition")]
    pub edition: String,
    /// Where the pawns stand.
    #[serde(deserialize_with = "board")]
    pub board: String,
    /// Who plays.
    #[serde(deserialize_with = "seat")]
    pub seat: String,
    /// The cards, at least one; one may be there more than once.
    #[serde(deserialize_with = "hand")]
    pub hand: Vec<String>,
}

impl Position {
    /// The position with every field checked.
    pub fn read(&self) -> Result<(Board, Seat, Vec<Card>), WrongField> {
        let edition = Field("edition").edition(&self.edition)?;
        let board = Field("board").board(edition, &self.board)?;
        let seat = Field("seat").seat(edition, &self.seat)?;
        Ok((board, seat, Field("hand").cards(edition, &self.hand)?))
    }
}

fn edition<'de, D: Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    field(deserializer, "edition: send the name of an edition as a string")
}

fn board<'de, D: Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    field(deserializer, "board: send the board as a string")
}

fn seat<'de, D: Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    field(deserializer, "seat: send the letter of a seat as a string")
}

fn hand<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<String>, D::Error> {
    field(deserializer, "hand: send a list of card codes")
}

/// A field's value, or an error that says what belongs there.
pub(crate) fn field<'de, D: Deserializer<'de>, T: Deserialize<'de>>(
    deserializer: D,
    otherwise: &str,
) -> Result<T, D::Error> {
    T::deserialize(deserializer).map_err(|_| D::Error::custom(otherwise))
}

/// The answer to a request.
#[derive(Debug, Serialize)]
pub struct Answer<'a> {
    /// The request's `id`, exactly as it came.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id: Option<&'a RawValue>,
    /// What there is to say.
    #[serde(flatten)]
    pub outcome: Outcome,
}

/// What an answer says.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Outcome {
    /// The legal moves; if there is none, the seat must fold.
    Moves(Vec<MoveMessage>),
    /// Each card that cannot be played.
    Why(Vec<WhyMessage>),
    /// All rule sets.
    Editions(Vec<EditionMessage>),
    /// The request cannot be answered.
    Error(String),
    /// What a computer player would do.
    #[serde(untagged)]
    Chosen(ChosenMessage),
}

/// A legal move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct MoveMessage {
    /// The card.
    pub card: String,
    /// The card and what is done with it.
    #[serde(rename = "move")]
    pub mv: String,
    /// The board after it.
    pub board: String,
}

/// A card that cannot be played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct WhyMessage {
    /// The card.
    pub card: String,
    /// A word from the closed list of reasons.
    pub reason: String,
}

/// A rule set.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct EditionMessage {
    /// Its name.
    pub name: String,
    /// The seats clockwise from red.
    pub seats: Vec<String>,
    /// The teams.
    pub teams: Vec<Vec<String>>,
    /// How many numbered spaces an arc has.
    pub arc: u8,
    /// How many of each card there are.
    #[serde(serialize_with = "as_object")]
    #[ts(type = "{ [card in string]?: number }")]
    #[schema(value_type = HashMap<String, u8>)]
    pub deck: Vec<(String, u8)>,
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
            name: rules.to_string(),
            seats: letters(rules.seats()),
            teams: rules.teams().map(|team| letters(&team)).collect(),
            arc: rules.arc(),
            deck: rules.cards().iter().map(|card| (card.to_string(), rules.copies())).collect(),
            cards: rules.cards().iter().copied().map(CardMessage::from).collect(),
            knobs: Knob::ALL.iter().map(|knob| rules.with_turned(*knob).answer(*knob).to_string()).collect(),
        }
    }
}

/// An object whose keys keep their order.
fn as_object<S: Serializer>(pairs: &[(String, u8)], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(pairs.iter().map(|(card, copies)| (card, copies)))
}
