//! Reading what someone sent: each field is checked against the rule set, and an error names the field.

use std::fmt;
use std::str::FromStr;

use makker_rules::{Board, Card, Choice, Hand, Kind, Leg, Move, RuleSet, Seat, Space};

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

    fn parse<T: FromStr<Err: fmt::Display>>(self, text: &str) -> Result<T, WrongField> {
        text.parse().map_err(|error| self.wrong(format_args!("{:?} cannot be read: {error}", shortened(text))))
    }

    pub(crate) fn edition(self, text: &str) -> Result<RuleSet, WrongField> {
        self.parse(text)
    }

    pub(crate) fn seat(self, edition: RuleSet, text: &str) -> Result<Seat, WrongField> {
        let seat = self.parse(text)?;
        let all = || edition.seats().iter().map(Seat::to_string).collect::<Vec<_>>().join(", ");
        if edition.has_seat(seat) {
            return Ok(seat);
        }
        Err(self.wrong(format_args!("{edition} has no seat {seat}: choose one of {}", all())))
    }

    pub(crate) fn seats(self, edition: RuleSet, texts: &[String]) -> Result<Vec<Seat>, WrongField> {
        texts.iter().map(|text| self.seat(edition, text)).collect()
    }

    pub(crate) fn team(self, edition: RuleSet, texts: &[String]) -> Result<Vec<Seat>, WrongField> {
        let seats = self.seats(edition, texts)?;
        self.require(edition.teams().any(|team| team == seats), "these seats are no team of the edition")?;
        Ok(seats)
    }

    pub(crate) fn card(self, edition: RuleSet, text: &str) -> Result<Card, WrongField> {
        let card = self.parse(text)?;
        self.in_deck(edition, card)?;
        Ok(card)
    }

    /// A card that only its seat may know: errors end up in logs, so this one does not repeat what was sent.
    pub(crate) fn secret_card(self, edition: RuleSet, text: &str) -> Result<Card, WrongField> {
        let all = || edition.cards().iter().map(|card| card.code()).collect::<Vec<_>>().join(" ");
        let wrong = |_| self.wrong(format_args!("{edition} has no such card: its cards are {}", all()));
        self.card(edition, text).map_err(wrong)
    }

    pub(crate) fn cards(self, edition: RuleSet, texts: &[String]) -> Result<Vec<Card>, WrongField> {
        texts.iter().map(|text| self.card(edition, text)).collect()
    }

    pub(crate) fn hand(self, edition: RuleSet, texts: &[String]) -> Result<Hand, WrongField> {
        self.require(texts.len() <= Hand::SIZE, format_args!("a seat holds at most {} cards", Hand::SIZE))?;
        texts.iter().map(|text| self.secret_card(edition, text)).collect()
    }

    pub(crate) fn board(self, edition: RuleSet, text: &str) -> Result<Board, WrongField> {
        Board::parse(edition, text).map_err(|error| self.wrong(error))
    }

    pub(crate) fn choice(self, edition: RuleSet, text: &str) -> Result<Choice, WrongField> {
        match text.strip_prefix("give ") {
            _ if text == "fold" => Ok(Choice::Fold),
            Some(card) => Ok(Choice::Give(self.card(edition, card)?)),
            None => Ok(Choice::Play(self.mv(edition, text)?)),
        }
    }

    /// A move whose card and spaces the rule set has.
    pub(crate) fn mv(self, edition: RuleSet, text: &str) -> Result<Move, WrongField> {
        let mv: Move = self.parse(text)?;
        self.in_deck(edition, mv.card())?;
        let has = |space: Space| {
            let in_arc = !matches!(space.kind(), Kind::Track(number) if number > edition.arc());
            edition.has_seat(space.owner()) && in_arc
        };
        let all = mv.legs().all(|leg| match leg {
            Leg::Walk { from, to } => has(from) && has(to),
            Leg::Via { from, via, to } => has(from) && has(via) && has(to),
            Leg::Swap { a, b } => has(a) && has(b),
        });
        self.require(all, format_args!("{mv} names a space that {edition} does not have"))?;
        Ok(mv)
    }

    fn in_deck(self, edition: RuleSet, card: Card) -> Result<(), WrongField> {
        let all = || edition.cards().iter().map(|card| card.code()).collect::<Vec<_>>().join(" ");
        if edition.cards().contains(&card) {
            return Ok(());
        }
        Err(self.wrong(format_args!("{edition} has no card {card}: its cards are {}", all())))
    }
}

/// The beginning of what someone sent, short enough for an error message.
fn shortened(text: &str) -> String {
    let mut short: String = text.chars().take(40).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    short
}
