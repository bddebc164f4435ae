//! `makker engine`: answers the questions of other programs, one JSON object a line.

use std::fmt;
use std::io::{self, BufRead, Read, Write};
use std::time::{Duration, Instant};

use anyhow::Result;
use makker_bots::{Budget, UnknownLevel, advise};
use makker_protocol::{
    Answer, ChooseMessage, ChosenMessage, EditionMessage, MoveMessage, Outcome, Position, Request, WhyMessage,
    WrongField,
};
use makker_rules::Edition;
use serde::{Deserialize, Deserializer};
use serde_json::value::RawValue;

/// Answer questions of other programs: one JSON object a line in, one out, until the input ends.
///
/// The operations are `moves`, `why`, `editions` and `choose`; docs/notation.md describes them. A request may carry an `id`, which
/// is echoed. A bad request is answered with an error, and the program goes on.
#[derive(clap::Args)]
#[command(after_help = "Example: echo '{\"id\":1,\"op\":\"editions\"}' | makker engine")]
pub struct Args {}

/// The longest line that is read.
pub const LONGEST_LINE: usize = 1 << 20;

/// Answers line by line until the input ends.
pub fn run(mut input: impl BufRead, out: &mut impl Write) -> Result<()> {
    let mut line = Vec::new();
    let unreadable = |error: io::Error| anyhow::anyhow!("standard input: {error}");
    while let Some(read) = read_line(&mut input, &mut line).map_err(unreadable)? {
        let answer = match (read, std::str::from_utf8(&line)) {
            (ReadLine::Whole, Ok(text)) => answer(text),
            (ReadLine::Whole, Err(_)) => error_line("the line is not UTF-8 text: send JSON"),
            (ReadLine::TooLong, _) => error_line("the line is longer than 1 MiB: send less at once"),
        };
        writeln!(out, "{answer}")?;
        out.flush()?;
    }
    Ok(())
}

/// The answer to one line, as one line.
pub fn answer(line: &str) -> String {
    let read = Instant::now();
    let envelope = match line.trim_start().starts_with('{') {
        true => serde_json::from_str::<Envelope>(line).map_err(|error| wrong_request(&error)),
        false => Err(unreadable(&"this is no JSON object")),
    };
    let id = envelope.as_ref().ok().and_then(|envelope| envelope.id);
    let request = envelope.and_then(|envelope| {
        envelope.check_op()?;
        serde_json::from_str::<Request>(line).map_err(|error| wrong_request(&error))
    });
    let outcome = request.and_then(|request| outcome(&request, read).map_err(|wrong| wrong.to_string()));
    let outcome = outcome.unwrap_or_else(Outcome::Error);
    let answer = serde_json::to_string(&Answer { id, outcome });
    answer.unwrap_or_else(|_| error_line("the answer cannot be written"))
}

fn outcome(request: &Request, read: Instant) -> Result<Outcome, WrongField> {
    Ok(match request {
        Request::Moves(position) => Outcome::Moves(moves(position)?),
        Request::Why(position) => Outcome::Why(why(position)?),
        Request::Editions => Outcome::Editions(Edition::ALL.map(EditionMessage::from).to_vec()),
        Request::Choose(message) => Outcome::Chosen(chosen(message, read)?),
    })
}

fn moves(position: &Position) -> Result<Vec<MoveMessage>, WrongField> {
    let (board, seat, hand) = position.read()?;
    let moves = board.legal_moves(seat, &hand);
    Ok(moves.iter().map(|mv| MoveMessage::new(&board, mv)).collect())
}

/// Each different card once, in the order of the hand.
fn why(position: &Position) -> Result<Vec<WhyMessage>, WrongField> {
    let (board, seat, hand) = position.read()?;
    let mut kinds = Vec::new();
    for card in hand {
        if !kinds.contains(&card) {
            kinds.push(card);
        }
    }
    Ok(kinds.into_iter().filter_map(|card| WhyMessage::new(&board, seat, card)).collect())
}

/// What a bot would do; its time counts from when the request was read.
fn chosen(message: &ChooseMessage, read: Instant) -> Result<ChosenMessage, WrongField> {
    let wrong = |field, reason| WrongField { field, reason };
    let level = message.level.as_ref().ok_or_else(|| format!("this field is missing: {UnknownLevel}"));
    let level = level.and_then(|level| level.value().copied().ok_or_else(|| UnknownLevel.to_string()));
    let level = level.map_err(|reason| wrong("level", reason))?;
    let deadline = message.ms.map(|ms| read + Duration::from_millis(ms));
    let time_is_up = || deadline.is_some_and(|deadline| Instant::now() >= deadline);
    let budget = Budget { nodes: message.nodes, time_is_up: Some(&time_is_up) };
    let advice = advise(&message.read()?, level, message.seed, budget);
    let advice = advice.ok_or_else(|| wrong("view", "this seat has nothing to decide".to_string()))?;
    Ok(ChosenMessage::from(&advice))
}

fn error_line(reason: &str) -> String {
    serde_json::json!({ "error": reason }).to_string()
}

/// What is wrong with a request, with the name of the field before it where it is a field's fault.
fn wrong_request(error: &serde_json::Error) -> String {
    let text = error.to_string();
    let named = |problem: &str| Some(text.strip_prefix(problem)?.split_once('`')?.0);
    if let Some(field) = named("duplicate field `") {
        return format!("{field}: this field is there twice: send it once");
    }
    if let Some(field) = named("missing field `") {
        return format!("{field}: this field is missing: send it");
    }
    match error.is_data() {
        true => text.chars().take(300).collect(),
        false => unreadable(error),
    }
}

fn unreadable(error: &dyn fmt::Display) -> String {
    let error: String = error.to_string().chars().take(300).collect();
    format!("{error}: send one JSON object a line, like {{\"op\":\"editions\"}}")
}

/// A request's id, any JSON value, kept as it was written, and what it asks for.
#[derive(Deserialize)]
struct Envelope<'a> {
    #[serde(default, borrow, deserialize_with = "present")]
    id: Option<&'a RawValue>,
    #[serde(default, borrow, deserialize_with = "present")]
    op: Option<&'a RawValue>,
}

impl Envelope<'_> {
    fn check_op(&self) -> Result<(), String> {
        let op = self.op.and_then(|op| serde_json::from_str::<String>(op.get()).ok());
        match op.as_deref() {
            Some("moves" | "why" | "editions" | "choose") => Ok(()),
            _ => Err("op: send moves, why, editions or choose".to_string()),
        }
    }
}

/// What is `null` is there, too.
fn present<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<&'de RawValue>, D::Error> {
    <&RawValue>::deserialize(deserializer).map(Some)
}

enum ReadLine {
    Whole,
    TooLong,
}

/// Reads a line without its end; what is too long is passed over without being kept. `None` at the end of the input.
fn read_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<Option<ReadLine>> {
    line.clear();
    input.take(LONGEST_LINE as u64 + 1).read_until(b'\n', line)?;
    if line.is_empty() {
        return Ok(None);
    }
    if line.last() == Some(&b'\n') {
        line.pop();
    } else if line.len() > LONGEST_LINE {
        line.clear();
        input.skip_until(b'\n')?;
        return Ok(Some(ReadLine::TooLong));
    }
    Ok(Some(ReadLine::Whole))
}
