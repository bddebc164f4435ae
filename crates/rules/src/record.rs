//! A game as a text that people can read and programs can replay: the `.makker` record.
//!
//! Reading and writing are inverse. What a record says is checked against the rules by [`Record::replay`].

use std::collections::BTreeSet;
use std::fmt;
use std::str::FromStr;

use crate::board::{Board, shortened};
use crate::card::{Card, UnknownCard};
use crate::edition::{Edition, UnknownEdition};
use crate::event::{EndReason, Event};
use crate::game::{Game, Refusal, Setup};
use crate::history::History;
use crate::moves::{Move, MoveError};
use crate::seat::{Seat, UnknownSeat};
use crate::space::Space;

/// The longest text that is read: some forty thousand moves.
const MOST_BYTES: usize = 1 << 20;

const VERSION: &str = "1";

/// A game record, line by line as it stands in its file.
#[derive(Clone, Debug)]
pub struct Record {
    lines: Vec<Line>,
    /// Where the words of each line stand in the text, so that a refusal can point at them.
    columns: Vec<Vec<usize>>,
    setup: Setup,
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
    /// `proof …`, a part of the proof that a shuffle was fair (docs/fairness.md).
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

/// How much of a game is written into its record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shown {
    /// All cards, once the game is over.
    Everything,
    /// Only the cards that everyone has seen, while it is running.
    Public,
}

impl Record {
    /// Reads a record. Whether the game in it follows the rules is seen by [`Record::replay`].
    pub fn parse(text: &str) -> Result<Record, RecordError> {
        if text.len() > MOST_BYTES {
            return Err(RecordError { line: 1, column: 1, reason: RecordProblem::TooLong });
        }
        let mut reader = Reader::default();
        for line in text.strip_prefix('\u{feff}').unwrap_or(text).lines() {
            reader.read_line(line)?;
        }
        reader.finish()
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
        match lines.iter().zip(&record.lines).position(|(ours, read)| ours != read) {
            Some(place) => Err(unreadable(place)),
            None => Ok(record),
        }
    }

    /// Writes a game down, with further tags such as the names of those who play.
    pub fn of(history: &History, tags: &[(String, String)], shown: Shown) -> Result<Record, Unwritable> {
        let mut contents = Vec::new();
        let mut tag = |name: &str, value: String| contents.push(Content::Tag { name: name.to_string(), value });
        let events = history.events();
        tag("Makker", VERSION.to_string());
        if let Some(Event::Start { setup, board }) = events.first() {
            if *board != Board::new() {
                return Err(Unwritable::OtherBoard);
            }
            tag("Edition", setup.edition.to_string());
            tag("Dealer", setup.dealer.to_string());
            tag("PlayOn", if setup.play_on { "yes" } else { "no" }.to_string());
        }
        tags.iter().for_each(|(name, value)| tag(name, value.clone()));
        let result = match events.last() {
            Some(Event::End { winners, reason: EndReason::Won, .. }) => joined(winners),
            _ => "*".to_string(),
        };
        tag("Result", result);
        add_events(&mut contents, events, shown);
        let line = |content| Line { content: Some(content), comment: None };
        Record::from_lines(contents.into_iter().map(line).collect()).map_err(Unwritable::Record)
    }

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

/// Where the words stand is nothing that a record says.
impl PartialEq for Record {
    fn eq(&self, other: &Record) -> bool {
        self.lines == other.lines
    }
}

impl Eq for Record {}

impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Record, RecordError> {
        Record::parse(text)
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.lines.iter().try_for_each(|line| writeln!(f, "{line}"))
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
fn joined(seats: &[Seat]) -> String {
    seats.iter().map(Seat::to_string).collect::<Vec<String>>().join("+")
}

/// Reads a team, `R+G`.
fn read_team(text: &str) -> Result<Vec<Seat>, UnknownSeat> {
    text.split('+').map(str::parse).collect()
}

/// The winners that a `Result` tag names; none for `*`.
pub(crate) fn read_result(text: &str) -> Result<Vec<Seat>, UnknownSeat> {
    if text == "*" { Ok(Vec::new()) } else { read_team(text) }
}

/// Writes the events of a game. What follows from the moves, like places, is left out.
fn add_events(contents: &mut Vec<Content>, events: &[Event], shown: Shown) {
    let mut hidden = false;
    for (place, event) in events.iter().enumerate() {
        let shows = |card: &Option<Card>| card.filter(|_| !hidden);
        match event {
            Event::Start { .. } | Event::Place { .. } => {}
            Event::Shuffle { deck } => {
                hidden = shown == Shown::Public || holds_secrets(&events[place..]);
                let shows = |card: &Option<Card>| card.filter(|_| !hidden);
                contents.push(Content::Shuffle(deck.iter().map(shows).collect()));
            }
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
}

/// Does whoever kept these events not know a card of the deck that they begin with, or of what was given from it?
fn holds_secrets(events: &[Event]) -> bool {
    let next = events.iter().skip(1).position(|event| matches!(event, Event::Shuffle { .. }));
    events[..next.map_or(events.len(), |next| next + 1)].iter().any(|event| match event {
        Event::Shuffle { deck } => deck.contains(&None),
        Event::Give { card, .. } => card.is_none(),
        _ => false,
    })
}

/// A word of a line and where it begins.
#[derive(Clone, Copy)]
struct Word<'a> {
    column: usize,
    text: &'a str,
}

/// Something that is wrong at a column of the line being read.
type Wrong = (usize, RecordProblem);

/// What has been read so far.
#[derive(Default)]
struct Reader {
    lines: Vec<Line>,
    columns: Vec<Vec<usize>>,
    tags: BTreeSet<String>,
    /// How many lines there are up to the last tag.
    tags_end: usize,
    edition: Option<Edition>,
    dealer: Option<Seat>,
    play_on: bool,
    /// What was agreed, once the tags are read.
    setup: Option<Setup>,
    /// Was the last shuffle hidden?
    hidden: Option<bool>,
}

impl Reader {
    fn finish(mut self) -> Result<Record, RecordError> {
        let setup = self.end_tags()?;
        Ok(Record { lines: self.lines, columns: self.columns, setup })
    }

    fn read_line(&mut self, text: &str) -> Result<(), RecordError> {
        let first = text.trim_start_matches(is_space);
        let line = if first.starts_with('[') {
            let mut scan = Scan { rest: first, column: 1 + text.chars().count() - first.chars().count() };
            self.read_tag(&mut scan)
        } else {
            let (words, comment) = text.split_once('#').map_or((text, None), |(words, comment)| (words, Some(comment)));
            let words = split_words(words);
            if !words.is_empty() && !self.tags.is_empty() {
                self.end_tags()?;
            }
            let columns = words.iter().map(|word| word.column).collect();
            let comment = comment.map(|comment| comment.trim_matches(is_space).to_string());
            self.read_event(&words).map(|content| (Line { content, comment }, columns))
        };
        let number = self.lines.len() + 1;
        let (line, columns) = line.map_err(|(column, reason)| RecordError { line: number, column, reason })?;
        self.lines.push(line);
        self.columns.push(columns);
        Ok(())
    }

    /// Sees to it that the tags that every record needs are there.
    fn end_tags(&mut self) -> Result<Setup, RecordError> {
        if let Some(setup) = self.setup {
            return Ok(setup);
        }
        let missing = match (self.tags.is_empty(), self.edition, self.dealer) {
            (false, Some(edition), Some(dealer)) => {
                return Ok(*self.setup.insert(Setup { edition, dealer, play_on: self.play_on }));
            }
            (true, ..) => RecordProblem::NotARecord,
            (_, None, _) => RecordProblem::TagMissing("Edition"),
            _ => RecordProblem::TagMissing("Dealer"),
        };
        Err(RecordError { line: self.tags_end + 1, column: 1, reason: missing })
    }

    fn read_tag(&mut self, scan: &mut Scan<'_>) -> Result<(Line, Vec<usize>), Wrong> {
        let mut columns = vec![scan.column];
        scan.expect('[')?;
        scan.skip_spaces();
        columns.push(scan.column);
        let name = scan.take_while(|letter| letter.is_ascii_alphanumeric() || letter == '_').to_string();
        if name.is_empty() {
            return Err((scan.column, RecordProblem::TagForm));
        }
        scan.skip_spaces();
        columns.push(scan.column);
        scan.expect('"')?;
        let value = scan.quoted()?;
        scan.skip_spaces();
        scan.expect(']')?;
        scan.skip_spaces();
        let comment = match scan.rest.strip_prefix('#') {
            Some(comment) => Some(comment.trim_matches(is_space).to_string()),
            None if scan.rest.is_empty() => None,
            None => return Err((scan.column, RecordProblem::Surplus(scan.rest.to_string()))),
        };
        if self.setup.is_some() {
            return Err((columns[0], RecordProblem::TagTooLate));
        }
        if self.tags.is_empty() && name != "Makker" {
            return Err((columns[0], RecordProblem::NotARecord));
        }
        if self.tags.contains(&name) {
            return Err((columns[1], RecordProblem::TagTwice(name)));
        }
        self.take_tag(&name, &value).map_err(|reason| (columns[2], reason))?;
        self.tags.insert(name.clone());
        self.tags_end = self.lines.len() + 1;
        Ok((Line { content: Some(Content::Tag { name, value }), comment }, columns))
    }

    fn take_tag(&mut self, name: &str, value: &str) -> Result<(), RecordProblem> {
        match name {
            "Makker" if value != VERSION => return Err(RecordProblem::OtherVersion(value.to_string())),
            "Edition" => {
                let unknown = |UnknownEdition| RecordProblem::UnknownEdition(value.to_string());
                self.edition = Some(value.parse().map_err(unknown)?);
            }
            "Dealer" => self.dealer = Some(read_seat(value)?),
            "PlayOn" => {
                self.play_on = match value {
                    "yes" => true,
                    "no" => false,
                    _ => return Err(RecordProblem::PlayOnForm),
                }
            }
            "Result" => drop(read_result(value).map_err(|UnknownSeat| RecordProblem::ResultForm)?),
            _ => {}
        }
        Ok(())
    }

    fn read_event(&mut self, words: &[Word<'_>]) -> Result<Option<Content>, Wrong> {
        let [first, rest @ ..] = words else { return Ok(None) };
        let Some(setup) = self.setup else { return Err((first.column, RecordProblem::NotARecord)) };
        let content = match (first.text, rest) {
            ("shuffle", cards) => self.read_shuffle(setup.edition, *first, cards)?,
            ("deal", []) => Content::Deal,
            ("give", gifts) => self.read_gifts(*first, gifts)?,
            ("end", [ending]) if ending.text == "abandoned" => Content::End(Ending::Abandoned),
            ("end", [team]) => {
                let team = read_team(team.text).map_err(|UnknownSeat| (team.column, RecordProblem::EndForm))?;
                Content::End(Ending::Won(team))
            }
            ("end", []) => return Err((first.end(), RecordProblem::EndForm)),
            ("deal", [surplus, ..]) | ("end", [_, surplus, ..]) => {
                return Err((surplus.column, RecordProblem::Surplus(surplus.text.to_string())));
            }
            ("proof", []) => return Err((first.end(), RecordProblem::ProofForm)),
            ("proof", words) => Content::Proof(words.iter().map(|word| word.text).collect::<Vec<&str>>().join(" ")),
            (seat, rest) => {
                let unknown = |UnknownSeat| (first.column, RecordProblem::UnknownEvent(seat.to_string()));
                let seat = seat.parse().map_err(unknown)?;
                match rest {
                    [fold, cards @ ..] if fold.text == "fold" => {
                        if cards.is_empty() {
                            return Err((fold.end(), RecordProblem::FoldForm));
                        }
                        Content::Fold(seat, cards.iter().map(Word::card).collect::<Result<Vec<Card>, Wrong>>()?)
                    }
                    [] => return Err((first.end(), RecordProblem::Move(MoveError::Form))),
                    [card, legs @ ..] => Content::Play(seat, read_move(*card, legs)?),
                }
            }
        };
        Ok(Some(content))
    }

    fn read_shuffle(&mut self, edition: Edition, first: Word<'_>, words: &[Word<'_>]) -> Result<Content, Wrong> {
        let cards = words.iter().map(Word::hidden_card).collect::<Result<Vec<Option<Card>>, Wrong>>()?;
        if cards.len() != edition.deck_size() {
            let surplus = words.get(edition.deck_size());
            let column = surplus.map_or(words.last().unwrap_or(&first).end(), |word| word.column);
            return Err((column, RecordProblem::DeckSize { edition, found: cards.len() }));
        }
        let hidden = cards.first() == Some(&None);
        if let Some(odd) = cards.iter().position(|card| card.is_none() != hidden) {
            return Err((words[odd].column, RecordProblem::PartlyHidden));
        }
        self.hidden = Some(hidden);
        Ok(Content::Shuffle(cards))
    }

    fn read_gifts(&self, first: Word<'_>, words: &[Word<'_>]) -> Result<Content, Wrong> {
        if words.is_empty() {
            return Err((first.end(), RecordProblem::GiveForm));
        }
        let gift = |word: &Word<'_>| {
            let (seat, card) = word.text.split_once(':').ok_or((word.column, RecordProblem::GiveForm))?;
            let card = Word { column: word.column + seat.chars().count() + 1, text: card };
            let seat = read_seat(seat).map_err(|reason| (word.column, reason))?;
            match (card.hidden_card()?, self.hidden) {
                (Some(_), Some(true)) => Err((card.column, RecordProblem::GiftShown)),
                (None, Some(false)) => Err((card.column, RecordProblem::GiftHidden)),
                (card, _) => Ok((seat, card)),
            }
        };
        words.iter().map(gift).collect::<Result<_, Wrong>>().map(Content::Give)
    }
}

impl Word<'_> {
    /// The column after the word.
    fn end(&self) -> usize {
        self.column + self.text.chars().count()
    }

    fn card(&self) -> Result<Card, Wrong> {
        let unknown = |UnknownCard| (self.column, RecordProblem::Move(MoveError::UnknownCard(self.text.to_string())));
        self.text.parse().map_err(unknown)
    }

    fn hidden_card(&self) -> Result<Option<Card>, Wrong> {
        if self.text == "?" { Ok(None) } else { self.card().map(Some) }
    }
}

fn read_seat(text: &str) -> Result<Seat, RecordProblem> {
    text.parse().map_err(|UnknownSeat| RecordProblem::UnknownSeat(text.to_string()))
}

/// Reads a move, with or without spaces around its commas.
fn read_move(card: Word<'_>, legs: &[Word<'_>]) -> Result<Move, Wrong> {
    let text = legs.iter().map(|word| word.text).collect::<Vec<&str>>().join(" ");
    let legs_text = text.split(',').map(|leg| leg.trim_matches(is_space)).collect::<Vec<&str>>().join(", ");
    format!("{} {legs_text}", card.text).parse().map_err(|error: MoveError| match error {
        MoveError::UnknownSpace(name) if name.is_empty() => (card.column, RecordProblem::Move(MoveError::Form)),
        MoveError::UnknownSpace(_) => {
            let column = legs.iter().find_map(unknown_space_in).unwrap_or(card.column);
            (column, RecordProblem::Move(error))
        }
        MoveError::UnknownCard(_) | MoveError::Form => (card.column, RecordProblem::Move(error)),
    })
}

/// Where in a word of a move something stands that is no space.
fn unknown_space_in(word: &Word<'_>) -> Option<usize> {
    let mut column = word.column;
    for part in word.text.split(['>', '<', ',']) {
        if !part.is_empty() && part.parse::<Space>().is_err() {
            return Some(column);
        }
        column += part.chars().count() + 1;
    }
    None
}

fn is_space(letter: char) -> bool {
    matches!(letter, ' ' | '\t' | '\r')
}

fn split_words(text: &str) -> Vec<Word<'_>> {
    let mut scan = Scan { rest: text, column: 1 };
    let mut words = Vec::new();
    loop {
        scan.skip_spaces();
        let column = scan.column;
        let text = scan.take_while(|letter| !is_space(letter));
        if text.is_empty() {
            return words;
        }
        words.push(Word { column, text });
    }
}

/// What is left of a line, and the column where that begins.
struct Scan<'a> {
    rest: &'a str,
    column: usize,
}

impl<'a> Scan<'a> {
    fn take_while(&mut self, belongs: impl Fn(char) -> bool) -> &'a str {
        let end = self.rest.find(|letter| !belongs(letter)).unwrap_or(self.rest.len());
        let (taken, rest) = self.rest.split_at(end);
        self.rest = rest;
        self.column += taken.chars().count();
        taken
    }

    fn skip_spaces(&mut self) {
        self.take_while(is_space);
    }

    fn next(&mut self) -> Option<char> {
        let next = self.rest.chars().next()?;
        self.rest = &self.rest[next.len_utf8()..];
        self.column += 1;
        Some(next)
    }

    fn expect(&mut self, letter: char) -> Result<(), Wrong> {
        let column = self.column;
        if self.next() == Some(letter) { Ok(()) } else { Err((column, RecordProblem::TagForm)) }
    }

    /// Reads a value up to the quote that ends it.
    fn quoted(&mut self) -> Result<String, Wrong> {
        let mut value = String::new();
        loop {
            let column = self.column;
            match self.next() {
                Some('"') => return Ok(value),
                Some('\\') => match self.next() {
                    Some(letter @ ('"' | '\\')) => value.push(letter),
                    _ => return Err((column, RecordProblem::TagForm)),
                },
                Some(letter) => value.push(letter),
                None => return Err((column, RecordProblem::TagForm)),
            }
        }
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
    UnknownEdition(String),
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
        edition: Edition,
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
    /// A card is there more often than in the deck.
    TooManyCopies {
        /// The card.
        card: Card,
        /// The rule set.
        edition: Edition,
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
                r#"a tag is written [Name "value"], the name in letters a to z, digits and _, with \" and \\ for " and \ in the value"#,
            ),
            TagTwice(name) => write!(f, "the tag {} stands here a second time: leave one out", shortened(name)),
            TagTooLate => f.write_str("all tags stand before the first event: move this one up"),
            TagMissing(name) => write!(f, "the tag [{name} \"…\"] is missing: add it here"),
            UnknownEdition(text) => write!(f, "{:?} is no edition: {}", shortened(text), crate::UnknownEdition),
            UnknownSeat(text) => write!(f, "{:?} is no seat: {}", shortened(text), crate::UnknownSeat),
            PlayOnForm => f.write_str("PlayOn is \"yes\" or \"no\""),
            ResultForm => f.write_str("the result is the winning team, like \"R+G\", or \"*\" for a game without winners"),
            UnknownEvent(text) => write!(
                f,
                "no event begins with {:?}: write shuffle, deal, give, end, proof, or the letter of the seat that plays",
                shortened(text)
            ),
            Surplus(text) => write!(f, "nothing more belongs on this line: leave {:?} out or put # before it", shortened(text)),
            Move(error) => error.fmt(f),
            GiveForm => f.write_str("an exchange is written with seat and card of each gift, like \"give R:2 Y:S\""),
            FoldForm => f.write_str("a fold names all cards that are laid down, like \"B fold 10 12\""),
            EndForm => f.write_str("an end names the winning team, like \"end R+G\", or is \"end abandoned\""),
            ProofForm => f.write_str("a proof has a text: add it or leave the line out"),
            DeckSize { edition, found } => {
                write!(f, "the deck of {edition} has {} cards, here are {found}: write all of it", edition.deck_size())
            }
            PartlyHidden => f.write_str("a deck is shown or hidden as a whole: write all of its cards, or ? for each"),
            GiftShown => f.write_str("the deck of this deal is hidden, so its gifts are too: write ? here"),
            GiftHidden => f.write_str("the deck of this deal is shown, so its gifts are too: write the card here"),
            Rules(refusal) => refusal.fmt(f),
            TooManyCopies { card, edition } => {
                let copies = if edition.cards().contains(card) { edition.copies() } else { 0 };
                write!(f, "the deck of {edition} holds the card {card} {copies} times, here is one more")
            }
            DealUnsaid => f.write_str("cards were dealt before this: add a line \"deal\" above"),
            NoDeal => f.write_str("no cards are dealt here: leave this line out"),
            GiversMissing(seats) => {
                let seats: Vec<String> = seats.iter().map(Seat::to_string).collect();
                write!(f, "everyone who plays gives a card in one line: add those of {}", seats.join(", "))
            }
            FoldSize { seat, held } => write!(f, "{seat} folds its whole hand: name its cards left, {held} in number"),
            EndUnsaid(winners) => write!(f, "the game is over: the line \"end {}\" belongs here", joined(winners)),
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
