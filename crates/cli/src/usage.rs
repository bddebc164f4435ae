//! Reading what stands on the command line; what cannot be read is wrong usage.

use std::fmt;
use std::ops::RangeInclusive;

use anyhow::Result;
use clap::builder::{NonEmptyStringValueParser, TypedValueParser};
use makker_bots::{Level, UnknownLevel};
use makker_rules::{Board, Card, Hand, RuleSet, Seat, UnknownSeat};

/// Wrong usage: the program was asked something that cannot be asked.
#[derive(Debug)]
pub struct Usage(String);

impl Usage {
    /// The error with a text that says what to do.
    pub fn new(text: impl fmt::Display) -> Usage {
        Usage(text.to_string())
    }
}

impl fmt::Display for Usage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Usage {}

/// What was asked about is wrong, and people have been told so already; holds the exit code.
#[derive(Debug)]
pub struct AlreadyTold(pub u8);

impl fmt::Display for AlreadyTold {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("see above")
    }
}

impl std::error::Error for AlreadyTold {}

/// The exit code that an error deserves.
pub fn exit_code(error: &anyhow::Error) -> u8 {
    match error.downcast_ref::<AlreadyTold>() {
        Some(AlreadyTold(code)) => *code,
        None if error.is::<Usage>() => 2,
        None => 1,
    }
}

/// Reads a whole number of a range.
pub fn number(range: RangeInclusive<u64>) -> impl Fn(&str) -> Result<u64, String> + Clone + Send + Sync + 'static {
    move |text| {
        let number = text.parse().ok().filter(|number| range.contains(number));
        number.ok_or_else(|| format!("write a whole number from {} to {}", range.start(), range.end()))
    }
}

/// Reads an edition's name, with house rules or without.
pub fn edition_parser() -> impl TypedValueParser<Value = RuleSet> {
    NonEmptyStringValueParser::new().try_map(|name| name.parse::<RuleSet>())
}

/// Reads a board of an edition; without one, all pawns are at home.
pub fn board(edition: RuleSet, text: Option<&str>) -> Result<Board, Usage> {
    match text {
        None => Ok(Board::new(edition)),
        Some(text) => Board::parse(edition, text).map_err(|error| Usage::new(format_args!("--board: {error}"))),
    }
}

/// Reads a seat, by its letter or its name.
pub fn seat_parser(text: &str) -> Result<Seat, UnknownSeat> {
    let is_named = |seat: &Seat| seat.name().eq_ignore_ascii_case(text) || seat.to_string().eq_ignore_ascii_case(text);
    Seat::ALL.into_iter().find(is_named).ok_or(UnknownSeat)
}

/// Refuses a seat that an edition does not have.
pub fn seat(edition: RuleSet, seat: Seat) -> Result<Seat, Usage> {
    if edition.has_seat(seat) {
        return Ok(seat);
    }
    let all: Vec<String> = edition.seats().iter().map(Seat::to_string).collect();
    Err(Usage::new(format_args!("--seat: {edition} has no seat {seat}: choose one of {}", all.join(", "))))
}

/// Reads the levels of bots: one for all, one a team or one a seat, with commas between them.
pub fn levels(edition: RuleSet, text: &str) -> Result<Vec<(Seat, Level)>, Usage> {
    let level = |name: &str| {
        let wrong = |error: UnknownLevel| Usage::new(format_args!("--levels: {:?}: {error}", shortened(name)));
        name.trim().parse::<Level>().map_err(wrong)
    };
    let levels = text.split(',').map(level).collect::<Result<Vec<Level>, Usage>>()?;
    let (seats, teams) = (edition.seats().len(), edition.team_count());
    if ![1, teams, seats].contains(&levels.len()) {
        let count = levels.len();
        return Err(Usage::new(format_args!(
            "--levels: {edition} has {seats} seats in {teams} teams: write 1 level for all, {teams} for the teams or \
             {seats} for the seats, with commas between them; here are {count}"
        )));
    }
    // Teams sit in turns, so that one a team repeats like one a seat.
    Ok(edition.seats().iter().copied().zip(levels.into_iter().cycle()).collect())
}

/// Reads cards with commas between them; `-` stands for none.
pub fn hand(edition: RuleSet, option: &str, text: &str) -> Result<Vec<Card>, Usage> {
    if text == "-" {
        return Ok(Vec::new());
    }
    let card = |code: &str| {
        let card = code.trim().parse::<Card>().ok().filter(|card| edition.cards().contains(card));
        card.ok_or_else(|| {
            let codes: Vec<&str> = edition.cards().iter().map(|card| card.code()).collect();
            let codes = codes.join(" ");
            Usage::new(format_args!(
                "{option}: {:?} is no card of {edition}: write codes with commas between them, of {codes}",
                shortened(code)
            ))
        })
    };
    text.split(',').map(card).collect()
}

/// Reads the hands of all seats with `/` between them. Some cards have a `/` in their codes too, so that a `/` ends a hand
/// only where no card of the edition goes on with it.
pub fn hands(edition: RuleSet, text: &str) -> Result<Vec<Hand>, Usage> {
    let mut texts: Vec<String> = Vec::new();
    for part in text.split('/') {
        let joined = texts.last().and_then(|text| {
            let card = format!("{}/{part}", text.rsplit(',').next()?);
            let code = card.split(',').next()?;
            edition.cards().iter().any(|card| card.code() == code).then(|| format!("{text}/{part}"))
        });
        match (joined, texts.last_mut()) {
            (Some(joined), Some(last)) => *last = joined,
            _ => texts.push(part.to_string()),
        }
    }
    let hands = texts.iter().map(|text| hand(edition, "--hands", text)).collect::<Result<Vec<_>, Usage>>()?;
    let seats: Vec<String> = edition.seats().iter().map(Seat::to_string).collect();
    if hands.len() != seats.len() {
        let (count, seats) = (seats.len(), seats.join("/"));
        return Err(Usage::new(format_args!(
            "--hands: {edition} has {count} seats, {seats}: write that many hands, - for an empty one"
        )));
    }
    if hands.iter().any(|hand| hand.len() > Hand::SIZE) {
        return Err(Usage::new(format_args!("--hands: a seat holds at most {} cards", Hand::SIZE)));
    }
    Ok(hands.into_iter().map(Hand::from_iter).collect())
}

/// The beginning of what someone wrote, short enough for an error message.
fn shortened(text: &str) -> String {
    let mut short: String = text.chars().take(40).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    short
}
