//! Writing a game down: its record, and the text of a record.

use std::fmt;

use crate::board::Board;
use crate::card::Card;
use crate::game::{EndReason, Event, History};
use crate::record::error::{RecordError, RecordProblem};
use crate::record::{Content, Ending, Line, Record, VERSION};
use crate::seat::Seat;

/// How much of a game is written into its record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shown {
    /// All cards, once the game is over.
    Everything,
    /// Only the cards that everyone has seen, while it is running.
    Public,
}

impl Record {
    /// Writes a game down, with further tags such as the names of those who play.
    pub fn of(history: &History, tags: &[(String, String)], shown: Shown) -> Result<Record, Unwritable> {
        let mut contents = Vec::new();
        let mut tag = |name: &str, value: String| contents.push(Content::Tag { name: name.to_string(), value });
        let events = history.events();
        tag("Makker", VERSION.to_string());
        if let Some(Event::Start { setup }) = events.first() {
            if setup.board != Board::new(setup.rules()) {
                return Err(Unwritable::OtherBoard);
            }
            tag("Edition", setup.rules().to_string());
            tag("Dealer", setup.dealer.to_string());
            tag("PlayOn", if setup.play_on { "yes" } else { "no" }.to_string());
        }
        tags.iter().for_each(|(name, value)| tag(name, value.clone()));
        let result = match events.last() {
            Some(Event::End { winners, reason: EndReason::Won, .. }) => joined(winners),
            _ => "*".to_string(),
        };
        tag("Result", result);
        // Each part begins with a shuffle, but for the first, in which no cards are seen.
        for part in events.chunk_by(|_, next| !matches!(next, Event::Shuffle { .. })) {
            let hidden = shown == Shown::Public || holds_secrets(part);
            part.iter().for_each(|event| add_event(&mut contents, event, |card| card.filter(|_| !hidden)));
        }
        let line = |content| Line { content: Some(content), comment: None };
        Record::from_lines(contents.into_iter().map(line).collect()).map_err(Unwritable::Record)
    }

    /// The record of these lines. Refused if its text would not read back as the same lines, such as with a line break
    /// in a comment.
    pub fn from_lines(lines: Vec<Line>) -> Result<Record, RecordError> {
        let texts: Vec<String> = lines.iter().map(Line::to_string).collect();
        let unreadable = |place| RecordError { line: place + 1, column: 1, reason: RecordProblem::Unreadable };
        if let Some(place) = texts.iter().position(|text| text.contains('\n')) {
            return Err(unreadable(place));
        }
        let record = Record::parse(&(texts.join("\n") + "\n"))?;
        match lines.iter().zip(record.lines()).position(|(ours, read)| ours != read) {
            Some(place) => Err(unreadable(place)),
            None => Ok(record),
        }
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.lines().iter().try_for_each(|line| writeln!(f, "{line}"))
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut space = "";
        if let Some(content) = &self.content {
            write!(f, "{content}")?;
            space = " ";
        }
        match self.comment.as_deref() {
            Some("") => write!(f, "{space}#"),
            Some(comment) => write!(f, "{space}# {comment}"),
            None => Ok(()),
        }
    }
}

impl fmt::Display for Content {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let code = |card: &Option<Card>| card.map_or("?", Card::code);
        match self {
            Content::Tag { name, value } => {
                write!(f, "[{name} \"{}\"]", value.replace('\\', "\\\\").replace('"', "\\\""))
            }
            Content::Shuffle(cards) => {
                f.write_str("shuffle")?;
                cards.iter().try_for_each(|card| write!(f, " {}", code(card)))
            }
            Content::Deal => f.write_str("deal"),
            Content::Give(gifts) => {
                f.write_str("give")?;
                gifts.iter().try_for_each(|(seat, card)| write!(f, " {seat}:{}", code(card)))
            }
            Content::Play(seat, mv) => write!(f, "{seat} {mv}"),
            Content::Fold(seat, cards) => {
                write!(f, "{seat} fold")?;
                cards.iter().try_for_each(|card| write!(f, " {card}"))
            }
            Content::End(Ending::Won(winners)) => write!(f, "end {}", joined(winners)),
            Content::End(Ending::Abandoned) => f.write_str("end abandoned"),
            Content::Proof(text) => write!(f, "proof {text}"),
        }
    }
}

/// A team as the record writes it, `R+G`.
pub(crate) fn joined(seats: &[Seat]) -> String {
    seats.iter().map(Seat::to_string).collect::<Vec<String>>().join("+")
}

/// Does whoever kept these events not know a card that was shuffled or given?
fn holds_secrets(events: &[Event]) -> bool {
    events.iter().any(|event| match event {
        Event::Shuffle { deck } => deck.contains(&None),
        Event::Give { card, .. } => card.is_none(),
        _ => false,
    })
}

/// Writes an event. `shows` says what is written for a card that is not public: the card, or nothing if it is hidden.
/// What follows from the moves, like places, is left out.
fn add_event(contents: &mut Vec<Content>, event: &Event, shows: impl Fn(&Option<Card>) -> Option<Card>) {
    match event {
        Event::Start { .. } | Event::Place { .. } => {}
        Event::Shuffle { deck } => contents.push(Content::Shuffle(deck.iter().map(shows).collect())),
        Event::Deal { .. } => contents.push(Content::Deal),
        Event::Give { seat, card, .. } => match contents.last_mut() {
            // In the order of the seats, so that nobody learns who was quick.
            Some(Content::Give(gifts)) => {
                let at = gifts.partition_point(|(other, _)| other < seat);
                gifts.insert(at, (*seat, shows(card)));
            }
            _ => contents.push(Content::Give(vec![(*seat, shows(card))])),
        },
        Event::Play { seat, mv, .. } => contents.push(Content::Play(*seat, *mv)),
        Event::Fold { seat, cards } => contents.push(Content::Fold(*seat, cards.clone())),
        Event::End { winners, reason, .. } => contents.push(Content::End(match reason {
            EndReason::Won => Ending::Won(winners.clone()),
            EndReason::Abandoned => Ending::Abandoned,
        })),
    }
}

/// Why a game cannot be written as a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unwritable {
    /// The game began with pawns on the board.
    OtherBoard,
    /// The record would not be one: a further tag has a bad name, or the game is too long.
    Record(RecordError),
}

impl fmt::Display for Unwritable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unwritable::OtherBoard => f.write_str(
                "a record begins with all pawns at home, this game began on another board: keep its moves some other way",
            ),
            Unwritable::Record(error) => write!(f, "this game cannot be written as a record: {error}"),
        }
    }
}

impl std::error::Error for Unwritable {}
