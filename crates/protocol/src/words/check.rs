//! Reading what someone sent: each field is checked against the rule set, and an error names the field.

use std::fmt;
use std::str::FromStr;

use makker_rules::{Board, Card, Choice, Hand, Kind, Leg, Move, RuleSet, Seat, Space};
use serde::de::Error;
use serde::{Deserialize, Deserializer};

use crate::words::sent::Sent;

/// A field of a message that cannot be, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WrongField {
    /// The field's name, as it stands in the JSON.
    pub field: &'static str,
    /// What is wrong and what to do about it.
    pub reason: String,
}

impl fmt::Display for WrongField {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.field, self.reason)
    }
}

impl std::error::Error for WrongField {}

/// Checks what stands in one field.
#[derive(Clone, Copy)]
pub(crate) struct Field(pub(crate) &'static str);

impl Field {
    pub(crate) fn wrong(self, reason: impl fmt::Display) -> WrongField {
        WrongField { field: self.0, reason: reason.to_string() }
    }

    pub(crate) fn require(self, holds: bool, reason: impl fmt::Display) -> Result<(), WrongField> {
        if holds { Ok(()) } else { Err(self.wrong(reason)) }
    }

    fn read<T: FromStr<Err: fmt::Display> + Copy>(self, word: &Sent<T>) -> Result<T, WrongField> {
        match word {
            Sent::Read(value) => Ok(*value),
            Sent::Unread(text) => {
                text.parse().map_err(|error| self.wrong(format_args!("{:?} cannot be read: {error}", shortened(text))))
            }
        }
    }

    pub(crate) fn edition(self, word: &Sent<RuleSet>) -> Result<RuleSet, WrongField> {
        self.read(word)
    }

    pub(crate) fn seat(self, rules: RuleSet, word: &Sent<Seat>) -> Result<Seat, WrongField> {
        let seat = self.read(word)?;
        let all = || rules.seats().iter().map(Seat::to_string).collect::<Vec<_>>().join(", ");
        if rules.has_seat(seat) {
            return Ok(seat);
        }
        Err(self.wrong(format_args!("{rules} has no seat {seat}: choose one of {}", all())))
    }

    pub(crate) fn seats(self, rules: RuleSet, words: &[Sent<Seat>]) -> Result<Vec<Seat>, WrongField> {
        words.iter().map(|word| self.seat(rules, word)).collect()
    }

    pub(crate) fn team(self, rules: RuleSet, words: &[Sent<Seat>]) -> Result<Vec<Seat>, WrongField> {
        let seats = self.seats(rules, words)?;
        self.require(rules.teams().any(|team| team == seats), "these seats are no team of the edition")?;
        Ok(seats)
    }

    pub(crate) fn card(self, rules: RuleSet, word: &Sent<Card>) -> Result<Card, WrongField> {
        let card = self.read(word)?;
        self.in_deck(rules, card)?;
        Ok(card)
    }

    /// A card that only its seat may know: errors end up in logs, so this one does not repeat what was sent.
    pub(crate) fn secret_card(self, rules: RuleSet, word: &Sent<Card>) -> Result<Card, WrongField> {
        let all = || rules.cards().iter().map(|card| card.code()).collect::<Vec<_>>().join(" ");
        let wrong = |_| self.wrong(format_args!("{rules} has no such card: its cards are {}", all()));
        self.card(rules, word).map_err(wrong)
    }

    pub(crate) fn cards(self, rules: RuleSet, words: &[Sent<Card>]) -> Result<Vec<Card>, WrongField> {
        words.iter().map(|word| self.card(rules, word)).collect()
    }

    pub(crate) fn hand(self, rules: RuleSet, words: &[Sent<Card>]) -> Result<Hand, WrongField> {
        self.require(words.len() <= Hand::SIZE, format_args!("a seat holds at most {} cards", Hand::SIZE))?;
        words.iter().map(|word| self.secret_card(rules, word)).collect()
    }

    pub(crate) fn board(self, rules: RuleSet, word: &Sent<Board>) -> Result<Board, WrongField> {
        match word {
            Sent::Read(board) => Ok(*board),
            Sent::Unread(text) => Board::parse(rules, text).map_err(|error| self.wrong(error)),
        }
    }

    pub(crate) fn choice(self, rules: RuleSet, word: &Sent<Choice>) -> Result<Choice, WrongField> {
        let Some(choice) = word.value() else { return Err(self.wrong("this is no choice")) };
        match choice {
            Choice::Fold => {}
            Choice::Give(card) => self.in_deck(rules, *card)?,
            Choice::Play(mv) => self.on_board(rules, mv)?,
        }
        Ok(*choice)
    }

    /// A move whose card and spaces the rule set has.
    pub(crate) fn mv(self, rules: RuleSet, word: &Sent<Move>) -> Result<Move, WrongField> {
        let mv = self.read(word)?;
        self.on_board(rules, &mv)?;
        Ok(mv)
    }

    fn on_board(self, rules: RuleSet, mv: &Move) -> Result<(), WrongField> {
        self.in_deck(rules, mv.card())?;
        let has = |space: Space| {
            let in_arc = !matches!(space.kind(), Kind::Track(number) if number > rules.arc());
            rules.has_seat(space.owner()) && in_arc
        };
        let all = mv.legs().all(|leg| match leg {
            Leg::Walk { from, to } => has(from) && has(to),
            Leg::Via { from, via, to } => has(from) && has(via) && has(to),
            Leg::Swap { a, b } => has(a) && has(b),
        });
        self.require(all, format_args!("{mv} names a space that {rules} does not have"))
    }

    fn in_deck(self, rules: RuleSet, card: Card) -> Result<(), WrongField> {
        let all = || rules.cards().iter().map(|card| card.code()).collect::<Vec<_>>().join(" ");
        if rules.cards().contains(&card) {
            return Ok(());
        }
        Err(self.wrong(format_args!("{rules} has no card {card}: its cards are {}", all())))
    }
}

/// A field's value, or an error that says what belongs there.
pub(crate) fn field<'de, D: Deserializer<'de>, T: Deserialize<'de>>(
    deserializer: D,
    otherwise: &str,
) -> Result<T, D::Error> {
    T::deserialize(deserializer).map_err(|_| D::Error::custom(otherwise))
}

/// The beginning of what someone sent, short enough for an error message.
fn shortened(text: &str) -> String {
    let mut short: String = text.chars().take(40).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    short
}
