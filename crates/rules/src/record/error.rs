//! What is wrong with a record and where, said so that whoever wrote it can put it right.

use std::fmt;

use crate::card::Card;
use crate::edition::{RuleSet, UnknownRuleSet};
use crate::explain::Reason;
use crate::game::Refusal;
use crate::moves::{Move, MoveError};
use crate::record::write::joined;
use crate::record::{MOST_BYTES, VERSION};
use crate::seat::Seat;
use crate::shortened::shortened;

/// Why a text is no record, or a record no game, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    /// The line, from 1.
    pub line: usize,
    /// The character in the line, from 1.
    pub column: usize,
    /// What is wrong there.
    pub reason: RecordProblem,
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.reason)
    }
}

impl std::error::Error for RecordError {}

/// What is wrong with a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordProblem {
    /// The text is too long to be read.
    TooLong,
    /// The line, as it was to be written, would be read as something else.
    Unreadable,
    /// It does not begin with the tag that says that it is a record.
    NotARecord,
    /// It is a record of another version.
    OtherVersion(String),
    /// A tag is not written as tags are.
    TagForm,
    /// A tag stands there twice.
    TagTwice(String),
    /// A tag stands after the first event.
    TagTooLate,
    /// A tag that every record needs is not there.
    TagMissing(&'static str),
    /// There is no such rule set.
    UnknownEdition {
        /// What stands there.
        text: String,
        /// What is wrong with it.
        why: UnknownRuleSet,
    },
    /// There is no such seat.
    UnknownSeat(String),
    /// The tag `PlayOn` says neither yes nor no.
    PlayOnForm,
    /// The tag `Result` names no team and is no `*`.
    ResultForm,
    /// No event begins like this.
    UnknownEvent(String),
    /// Something stands after the end of what the line can say.
    Surplus(String),
    /// A move or a card is not written as such.
    Move(MoveError),
    /// The rule set has no such card.
    UnknownCard {
        /// The rule set.
        rules: RuleSet,
        /// What stands there.
        text: String,
    },
    /// A `give` is not written as it should be.
    GiveForm,
    /// A `fold` names no cards.
    FoldForm,
    /// An `end` is not written as it should be.
    EndForm,
    /// A `proof` says nothing.
    ProofForm,
    /// A shuffle has too many or too few cards.
    DeckSize {
        /// The rule set.
        rules: RuleSet,
        /// How many cards there are.
        found: usize,
    },
    /// A shuffle shows some cards and hides others.
    PartlyHidden,
    /// A gift is shown after a hidden shuffle.
    GiftShown,
    /// A gift is hidden after a shuffle that is shown.
    GiftHidden,
    /// The rules do not allow it.
    Rules(Refusal),
    /// The seat does not hold the card.
    NotHeld {
        /// Whose hand it is.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A move is not legal, though its card can be played.
    IllegalMove {
        /// The move.
        mv: Move,
        /// What the card can do.
        legal: Vec<Move>,
    },
    /// A move is not legal, and neither is any other of its card.
    Unplayable {
        /// The move.
        mv: Move,
        /// Why the card cannot be played.
        why: Reason,
    },
    /// A card is there more often than in the deck.
    TooManyCopies {
        /// The card.
        card: Card,
        /// The rule set.
        rules: RuleSet,
    },
    /// Cards were dealt before this, and the record does not say so.
    DealUnsaid,
    /// No cards are dealt here.
    NoDeal,
    /// The exchange goes on without these seats.
    GiversMissing(Vec<Seat>),
    /// A fold names more or fewer cards than the seat holds.
    FoldSize {
        /// Who folds.
        seat: Seat,
        /// How many cards it holds.
        held: usize,
    },
    /// The game is over and the record does not say so.
    EndUnsaid(Vec<Seat>),
    /// The record stops before the end, though its tag `Result` names these winners.
    StopsEarly(Vec<Seat>),
    /// The game is not over.
    NotOver,
    /// Others have won.
    OtherWinners(Vec<Seat>),
    /// Something stands after the end.
    AfterEnd,
    /// The tag `Result` does not say what the end says: the winners, or nobody.
    OtherResult(Vec<Seat>),
}

impl fmt::Display for RecordProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use RecordProblem::*;
        match self {
            TooLong => write!(f, "a record is at most {MOST_BYTES} bytes long: take one game a file"),
            Unreadable => f.write_str("this line would not be read back as it is: leave line breaks and outer spaces out"),
            NotARecord => write!(f, "a game record begins with the line [Makker \"{VERSION}\"]: add it before all others"),
            OtherVersion(version) => {
                let version = shortened(version);
                write!(f, "this program reads records of version {VERSION}, not {version:?}: take a newer program")
            }
            TagForm => f.write_str(
                r#"a tag is written [Name "value"], the name in letters a to z, A to Z, digits and _, with \" and \\ for " and \ in the value"#,
            ),
            TagTwice(name) => write!(f, "the tag {} stands here a second time: leave one out", shortened(name)),
            TagTooLate => f.write_str("all tags stand before the first event: move this one up"),
            TagMissing(name) => write!(f, "the tag [{name} \"…\"] is missing: add it here"),
            UnknownEdition { text, why } => write!(f, "{:?} is no edition: {why}", shortened(text)),
            UnknownSeat(text) => write!(f, "{:?} is no seat: {}", shortened(text), crate::seat::UnknownSeat),
            PlayOnForm => f.write_str("PlayOn is \"yes\" or \"no\""),
            ResultForm => f.write_str("the result is the winning team, like \"R+G\", or \"*\" for a game without winners"),
            UnknownEvent(text) => write!(
                f,
                "no event begins with {:?}: write shuffle, deal, give, end, proof, or the letter of the seat that plays",
                shortened(text)
            ),
            Surplus(text) => write!(f, "nothing more belongs on this line: leave {:?} out or put # before it", shortened(text)),
            Move(error) => error.fmt(f),
            UnknownCard { rules, text } => {
                write!(f, "{:?} is no card of {rules}: its cards are {}", shortened(text), codes(*rules))
            }
            GiveForm => f.write_str("an exchange is written with seat and card of each gift, like \"give R:2 Y:S\""),
            FoldForm => f.write_str("a fold names all cards that are laid down, like \"B fold 10 12\""),
            EndForm => f.write_str("an end names the winning team, like \"end R+G\", or is \"end abandoned\""),
            ProofForm => f.write_str("a proof has a text: add it or leave the line out"),
            DeckSize { rules, found } => {
                let size = rules.deck_size();
                write!(f, "the deck of {rules} has {size} cards, here are {found}: ")?;
                match found.checked_sub(size) {
                    Some(surplus) => write!(f, "leave {surplus} out"),
                    None => f.write_str("write all of it"),
                }
            }
            PartlyHidden => f.write_str("a deck is shown or hidden as a whole: write all of its cards, or ? for each"),
            GiftShown => f.write_str("the deck of this deal is hidden, so its gifts are too: write ? here"),
            GiftHidden => f.write_str("the deck of this deal is shown, so its gifts are too: write the card here"),
            Rules(refusal) => refusal.fmt(f),
            NotHeld { seat, card } => write!(f, "the card {card} is not in the hand of {seat}"),
            IllegalMove { mv, legal } => {
                let shown: Vec<String> = legal.iter().take(MOVES_SHOWN).map(|mv| mv.to_string()).collect();
                write!(f, "{mv} is not a legal move: with {} there ", mv.card())?;
                let (verb, shown) = (if legal.len() == 1 { "is only" } else { "are" }, shown.join("; "));
                write!(f, "{verb} {shown}")?;
                match legal.len().saturating_sub(MOVES_SHOWN) {
                    0 => Ok(()),
                    more => write!(f, "; and {more} more"),
                }
            }
            Unplayable { mv, why } => write!(f, "{mv} is not a legal move: {} cannot be played, {why}", mv.card()),
            TooManyCopies { card, rules } if !rules.cards().contains(card) => {
                write!(f, "{rules} has no card {card}: its cards are {}", codes(*rules))
            }
            TooManyCopies { card, rules } => {
                let copies = rules.copies();
                write!(f, "the deck of {rules} holds the card {card} {copies} times, here is one more")
            }
            DealUnsaid => f.write_str("cards were dealt before this: add a line \"deal\" above"),
            NoDeal => f.write_str("no cards are dealt here: leave this line out"),
            GiversMissing(seats) => {
                let seats: Vec<String> = seats.iter().map(Seat::to_string).collect();
                write!(f, "everyone who plays gives a card in one line: add those of {}", seats.join(", "))
            }
            FoldSize { seat, held } => write!(f, "{seat} folds its whole hand: name its cards left, {held} in number"),
            EndUnsaid(winners) => write!(f, "the game is over: the line \"end {}\" belongs here", joined(winners)),
            StopsEarly(winners) => write!(
                f,
                "the record stops here without winners, though Result says {}: is the file cut off? \
                 If the game is unfinished, write [Result \"*\"]",
                joined(winners)
            ),
            NotOver => f.write_str("nobody has won yet: go on, leave this line out, or write \"end abandoned\""),
            OtherWinners(winners) => write!(f, "the winners are {0}: write \"end {0}\"", joined(winners)),
            AfterEnd => f.write_str("nothing but comments and proofs stands after the end: leave this line out"),
            OtherResult(winners) if winners.is_empty() => {
                f.write_str("the record ends without winners: write [Result \"*\"]")
            }
            OtherResult(winners) => write!(f, "the winners are {0}: write [Result \"{0}\"]", joined(winners)),
        }
    }
}

/// How many legal moves are told in place of one that is not.
const MOVES_SHOWN: usize = 3;

fn codes(rules: RuleSet) -> String {
    rules.cards().iter().map(|card| card.code()).collect::<Vec<&str>>().join(" ")
}
