//! A game as a text that people can read and programs can replay: the `.makker` record.
//!
//! Reading and writing are inverse. What a record says is checked against the rules by [`Record::replay`].

mod error;
mod word;
mod parse;
mod write;
mod replay;
mod imagine;

use crate::card::Card;
use crate::game::{Game, Refusal, Setup};
use crate::moves::Move;
use crate::seat::Seat;

pub use error::{RecordError, RecordProblem};
pub use write::{Shown, Unwritable};

/// The longest text that is read: some forty thousand moves.
pub(crate) const MOST_BYTES: usize = 1 << 20;

pub(crate) const VERSION: &str = "1";

/// A game record, line by line as it stands in its file.
#[derive(Clone, Debug)]
pub struct Record {
    pub(crate) lines: Vec<Line>,
    /// Where the words of each line stand in the text, so that a refusal can point at them.
    pub(crate) columns: Vec<Vec<usize>>,
    /// What the tags say was agreed.
    pub(crate) setup: Setup,
}

/// One line of a record. Its number in the file is its place in the record, so blank lines are kept.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Line {
    /// What the line says, if it says something.
    pub content: Option<Content>,
    /// What stands after `#`, without the spaces around it.
    pub comment: Option<String>,
}

/// What a line of a record says. A hidden card is `None`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Content {
    /// `[Red "Anna"]`
    Tag {
        /// Letters, digits and `_`.
        name: String,
        /// Any text of one line.
        value: String,
    },
    /// `shuffle S8 2 …`: the whole deck, the first dealt card first.
    Shuffle(Vec<Option<Card>>),
    /// `deal`
    Deal,
    /// `give R:2 Y:S`: all that was given in one exchange.
    Give(Vec<(Seat, Option<Card>)>),
    /// `Y S8 Yh>Ys`
    Play(Seat, Move),
    /// `B fold 10 12`
    Fold(Seat, Vec<Card>),
    /// `end R+G`
    End(Ending),
    /// `proof …`, a part of the proof that a shuffle was fair; any text.
    Proof(String),
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ending {
    /// `end R+G`: this team has won.
    Won(Vec<Seat>),
    /// `end abandoned`
    Abandoned,
}

impl Record {
    /// The lines in order.
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// The names and values of the tags, in order.
    pub fn tags(&self) -> impl Iterator<Item = (&str, &str)> {
        self.contents().filter_map(|(_, content)| match content {
            Content::Tag { name, value } => Some((name.as_str(), value.as_str())),
            _ => None,
        })
    }

    /// The value of a tag, if the record has it.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags().find(|(other, _)| *other == name).map(|(_, value)| value)
    }

    /// What the lines of proof say, in order, without the word `proof`.
    pub fn proofs(&self) -> impl Iterator<Item = &str> {
        self.contents().filter_map(|(_, content)| match content {
            Content::Proof(text) => Some(text.as_str()),
            _ => None,
        })
    }

    /// The decks in the order in which they were shuffled, each with its first card first.
    pub fn decks(&self) -> impl Iterator<Item = &[Option<Card>]> {
        self.contents().filter_map(|(_, content)| match content {
            Content::Shuffle(deck) => Some(deck.as_slice()),
            _ => None,
        })
    }

    /// What was agreed before the game. Refused if the rule set has no such dealer or no second place.
    pub fn setup(&self) -> Result<Setup, RecordError> {
        match Game::new(self.setup) {
            Ok(_) => Ok(self.setup),
            Err(refusal) => {
                let name = if matches!(refusal, Refusal::NoSecondPlace(_)) { "PlayOn" } else { "Dealer" };
                Err(self.tag_error(name, RecordProblem::Rules(refusal)))
            }
        }
    }

    /// What the lines say that say something, each with the place of its line.
    pub(crate) fn contents(&self) -> impl Iterator<Item = (usize, &Content)> {
        self.contents_from(0)
    }

    /// The same from the line at this place on.
    pub(crate) fn contents_from(&self, start: usize) -> impl Iterator<Item = (usize, &Content)> {
        let lines = self.lines.iter().enumerate().skip(start);
        lines.filter_map(|(place, line)| line.content.as_ref().map(|content| (place, content)))
    }

    /// A refusal that points at a word of a line, some characters into it.
    pub(crate) fn error(&self, line: usize, (word, into): (usize, usize), reason: RecordProblem) -> RecordError {
        let column = self.columns.get(line).and_then(|columns| columns.get(word)).map_or(1, |column| column + into);
        RecordError { line: line + 1, column, reason }
    }

    /// A refusal that points at the value of a tag.
    pub(crate) fn tag_error(&self, tag: &str, reason: RecordProblem) -> RecordError {
        let is_it = |content: &Content| matches!(content, Content::Tag { name, .. } if name == tag);
        let line = self.contents().find(|(_, content)| is_it(content)).map_or(0, |(line, _)| line);
        self.error(line, (2, 0), reason)
    }
}

/// Records are equal if they say the same, wherever their words stand.
impl PartialEq for Record {
    fn eq(&self, other: &Record) -> bool {
        self.lines == other.lines
    }
}

impl Eq for Record {}
