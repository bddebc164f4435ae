//! Reading what stands on the command line; what cannot be read is wrong usage.

use std::ffi::OsStr;
use std::fmt;
use std::ops::RangeInclusive;

use anyhow::Result;
use clap::builder::{NonEmptyStringValueParser, PossibleValue, TypedValueParser};
use clap::{Arg, Command};
use makker_bots::{Level, UnknownLevel};
use makker_rules::{Board, Card, Edition, Hand, RuleSet, Seat, UnknownSeat};

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

/// Reads the name of an edition, with house rules or without.
pub fn edition_parser() -> impl TypedValueParser<Value = RuleSet> {
    RuleSetParser
}

#[derive(Clone)]
struct RuleSetParser;

impl TypedValueParser for RuleSetParser {
    type Value = RuleSet;

    fn parse_ref(&self, command: &Command, arg: Option<&Arg>, value: &OsStr) -> Result<RuleSet, clap::Error> {
        NonEmptyStringValueParser::new().try_map(|name| name.parse::<RuleSet>()).parse_ref(command, arg, value)
    }

    /// The editions, which the help names and shells complete: with house rules there are too many to list.
    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(Edition::ALL.into_iter().map(|edition| PossibleValue::new(edition.name()))))
    }
}

/// Reads a board of an edition; without one, all pawns are at home.
pub fn board(rules: RuleSet, text: Option<&str>) -> Result<Board, Usage> {
    match text {
        None => Ok(Board::new(rules)),
        Some(text) => Board::parse(rules, text).map_err(|error| Usage::new(format_args!("--board: {error}"))),
    }
}

/// Reads a seat, by its letter or its name.
pub fn seat_parser(text: &str) -> Result<Seat, UnknownSeat> {
    let is_named = |seat: &Seat| seat.name().eq_ignore_ascii_case(text) || seat.to_string().eq_ignore_ascii_case(text);
    Seat::ALL.into_iter().find(is_named).ok_or(UnknownSeat)
}

/// Refuses a seat that an edition does not have.
pub fn seat(rules: RuleSet, seat: Seat) -> Result<Seat, Usage> {
    if rules.has_seat(seat) {
        return Ok(seat);
    }
    let all: Vec<String> = rules.seats().iter().map(Seat::to_string).collect();
    Err(Usage::new(format_args!("--seat: {rules} has no seat {seat}: choose one of {}", all.join(", "))))
}

/// Reads the levels of bots: one for all, one a team or one a seat, with commas between them.
pub fn levels(rules: RuleSet, text: &str) -> Result<Vec<(Seat, Level)>, Usage> {
    let level = |name: &str| {
        let wrong = |error: UnknownLevel| Usage::new(format_args!("--levels: {:?}: {error}", shortened(name)));
        name.trim().parse::<Level>().map_err(wrong)
    };
    let levels = text.split(',').map(level).collect::<Result<Vec<Level>, Usage>>()?;
    let (seats, teams) = (rules.seats().len(), rules.team_count());
    if ![1, teams, seats].contains(&levels.len()) {
        let count = levels.len();
        return Err(Usage::new(format_args!(
            "--levels: {rules} has {seats} seats in {teams} teams: write 1 level for all, {teams} for the teams or \
             {seats} for the seats, with commas between them; here are {count}"
        )));
    }
    // Teams sit in turns, so that one a team repeats like one a seat.
    Ok(rules.seats().iter().copied().zip(levels.into_iter().cycle()).collect())
}

/// Reads cards with commas between them; `-` stands for none.
pub fn hand(rules: RuleSet, option: &str, text: &str) -> Result<Vec<Card>, Usage> {
    if text == "-" {
        return Ok(Vec::new());
    }
    let card = |code: &str| {
        let card = code.trim().parse::<Card>().ok().filter(|card| rules.cards().contains(card));
        card.ok_or_else(|| {
            let codes: Vec<&str> = rules.cards().iter().map(|card| card.code()).collect();
            let codes = codes.join(" ");
            Usage::new(format_args!(
                "{option}: {:?} is no card of {rules}: write codes with commas between them, of {codes}",
                shortened(code)
            ))
        })
    };
    text.split(',').map(card).collect()
}

/// Reads the hands of all seats with `/` between them. Some cards have a `/` in their codes too, so that a `/` ends a hand
/// only where no card of the edition goes on with it.
pub fn hands(rules: RuleSet, text: &str) -> Result<Vec<Hand>, Usage> {
    let mut texts: Vec<String> = Vec::new();
    for part in text.split('/') {
        let joined = texts.last().and_then(|text| {
            let card = format!("{}/{part}", text.rsplit(',').next()?);
            let code = card.split(',').next()?;
            rules.cards().iter().any(|card| card.code() == code).then(|| format!("{text}/{part}"))
        });
        match (joined, texts.last_mut()) {
            (Some(joined), Some(last)) => *last = joined,
            _ => texts.push(part.to_string()),
        }
    }
    let hands = texts.iter().map(|text| hand(rules, "--hands", text)).collect::<Result<Vec<_>, Usage>>()?;
    let seats: Vec<String> = rules.seats().iter().map(Seat::to_string).collect();
    if hands.len() != seats.len() {
        let (count, seats) = (seats.len(), seats.join("/"));
        return Err(Usage::new(format_args!(
            "--hands: {rules} has {count} seats, {seats}: write that many hands, - for an empty one"
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
