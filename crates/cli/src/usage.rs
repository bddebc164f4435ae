//! Reading what stands on the command line; what cannot be read is wrong usage.

use std::ffi::OsStr;
use std::fmt;
use std::ops::RangeInclusive;

use anyhow::Result;
use clap::builder::{NonEmptyStringValueParser, PossibleValue, TypedValueParser};
use clap::{Arg, Command};
use makker_bots::Level;
use makker_rules::{Board, Card, Edition, Hand, Knob, RuleSet, Seat, UnknownRuleSet};

use crate::language::messages::t;

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
        number.ok_or_else(|| {
            // As texts: a number of a message has no more than fifteen digits.
            t!("wrong-number", low = range.start().to_string(), high = range.end().to_string())
        })
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
        let read = |name: String| name.parse::<RuleSet>().map_err(|unknown| Usage::new(no_rule_set(&unknown)));
        NonEmptyStringValueParser::new().try_map(read).parse_ref(command, arg, value)
    }

    /// The editions, which the help names and shells complete: with house rules there are too many to list.
    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(Edition::ALL.into_iter().map(|edition| PossibleValue::new(edition.name()))))
    }
}

/// Why a text names no rule set, and what to write.
fn no_rule_set(unknown: &UnknownRuleSet) -> String {
    match unknown {
        UnknownRuleSet::Edition(_) => t!("wrong-edition", all = Edition::ALL.map(Edition::name).join(", ")),
        UnknownRuleSet::Word(rules) => {
            let words: Vec<&str> = Knob::ALL.iter().map(|knob| rules.with_turned(*knob).answer(*knob)).collect();
            t!("wrong-house-rule", edition = rules.edition().name(), all = words.join(", "))
        }
        UnknownRuleSet::HasItAnyway { edition, word } => {
            t!("wrong-house-anyway", edition = edition.name(), word = *word)
        }
        UnknownRuleSet::Order { name } => t!("wrong-house-order", name = name.to_string()),
    }
}

/// Reads a board of an edition; without one, all pawns are at home.
pub fn board(rules: RuleSet, text: Option<&str>) -> Result<Board, Usage> {
    match text {
        None => Ok(Board::new(rules)),
        Some(text) => Board::parse(rules, text).map_err(|error| Usage::new(format_args!("--board: {error}"))),
    }
}

/// Reads a seat, by its letter or its name, in English or in the reader's language.
pub fn seat_parser(text: &str) -> Result<Seat, String> {
    let is_named = |seat: &Seat| seat.name().eq_ignore_ascii_case(text) || seat.to_string().eq_ignore_ascii_case(text);
    let is_own = |seat: &Seat| t!("seat-", seat).to_lowercase() == text.to_lowercase();
    let found = Seat::ALL.into_iter().find(is_named).or_else(|| Seat::ALL.into_iter().find(is_own));
    found.ok_or_else(|| t!("wrong-seat-letter"))
}

/// Refuses a seat that an edition does not have.
pub fn seat(rules: RuleSet, seat: Seat) -> Result<Seat, Usage> {
    if rules.has_seat(seat) {
        return Ok(seat);
    }
    let all: Vec<String> = rules.seats().iter().map(Seat::to_string).collect();
    Err(Usage::new(t!("wrong-seat", rules = rules.to_string(), seat = seat.to_string(), all = all.join(", "))))
}

/// Reads the levels of bots: one for all, one a team or one a seat, with commas between them.
pub fn levels(rules: RuleSet, text: &str) -> Result<Vec<(Seat, Level)>, Usage> {
    let level = |name: &str| {
        name.trim().parse::<Level>().map_err(|_| {
            let all = Level::ALL.map(Level::name).join(", ");
            Usage::new(t!("wrong-level", text = format!("{:?}", shortened(name)), all = all))
        })
    };
    let levels = text.split(',').map(level).collect::<Result<Vec<Level>, Usage>>()?;
    let (seats, teams) = (rules.seats().len(), rules.team_count());
    if ![1, teams, seats].contains(&levels.len()) {
        let count = levels.len();
        let rules = rules.to_string();
        return Err(Usage::new(t!("wrong-levels", rules = rules, seats = seats, teams = teams, count = count)));
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
            let (code, rules) = (format!("{:?}", shortened(code)), rules.to_string());
            Usage::new(t!("wrong-card", option = option, code = code, rules = rules, codes = codes.join(" ")))
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
        return Err(Usage::new(t!("wrong-hands", rules = rules.to_string(), count = count, seats = seats)));
    }
    if hands.iter().any(|hand| hand.len() > Hand::SIZE) {
        return Err(Usage::new(t!("wrong-hands-size", count = Hand::SIZE)));
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
