//! What other programs ask `makker engine`, and the answers: one JSON object a line.

pub(crate) mod choose;

use makker_rules::{Board, Card, Move, RuleSet, Seat};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::value::RawValue;

use crate::edition::EditionMessage;
use crate::engine::choose::{ChooseMessage, ChosenMessage};
use crate::prompt::WhyMessage;
use crate::words::check::{Field, WrongField, field};
use crate::words::sent::Sent;
use crate::words::word::Word;

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
    pub edition: Sent<RuleSet>,
    /// Where the pawns stand.
    #[serde(deserialize_with = "board")]
    pub board: Sent<Board>,
    /// Who plays.
    #[serde(deserialize_with = "seat")]
    pub seat: Sent<Seat>,
    /// The cards, at least one; one may be there more than once.
    #[serde(deserialize_with = "hand")]
    pub hand: Vec<Sent<Card>>,
}

impl Position {
    /// The position with every field checked.
    pub fn read(&self) -> Result<(Board, Seat, Vec<Card>), WrongField> {
        let rules = Field("edition").edition(&self.edition)?;
        let board = Field("board").board(rules, &self.board)?;
        let seat = Field("seat").seat(rules, &self.seat)?;
        Ok((board, seat, Field("hand").cards(rules, &self.hand)?))
    }
}

fn edition<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Sent<RuleSet>, D::Error> {
    field(deserializer, "edition: send the name of an edition as a string")
}

fn board<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Sent<Board>, D::Error> {
    field(deserializer, "board: send the board as a string")
}

fn seat<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Sent<Seat>, D::Error> {
    field(deserializer, "seat: send the letter of a seat as a string")
}

fn hand<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Sent<Card>>, D::Error> {
    field(deserializer, "hand: send a list of card codes")
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
    pub card: Word<Card>,
    /// The card and what is done with it.
    #[serde(rename = "move")]
    pub mv: Word<Move>,
    /// The board after it.
    pub board: Word<Board>,
}

impl MoveMessage {
    /// The message for a move that is legal on this board.
    pub fn new(board: &Board, mv: &Move) -> MoveMessage {
        MoveMessage { card: Word(mv.card()), mv: Word(*mv), board: Word(board.after(mv)) }
    }
}
