//! Reading a record: from text to lines, refusing what is not written as it should be.

use std::str::FromStr;

use crate::board::Board;
use crate::edition::RuleSet;
use crate::game::Setup;
use crate::moves::{Move, MoveError};
use crate::record::error::{RecordError, RecordProblem};
use crate::record::word::{Scan, Word, Wrong, is_space};
use crate::record::{Content, Ending, Line, MOST_BYTES, Record, VERSION};
use crate::seat::{Seat, UnknownSeat};
use crate::space::Space;

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
        let setup = reader.end_tags()?;
        Ok(Record { lines: reader.lines, columns: reader.columns, setup })
    }
}

impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Record, RecordError> {
        Record::parse(text)
    }
}

/// The winners that a `Result` tag names; none for `*`.
pub(crate) fn read_result(text: &str) -> Result<Vec<Seat>, UnknownSeat> {
    if text == "*" { Ok(Vec::new()) } else { read_team(text) }
}

/// What has been read so far.
#[derive(Default)]
struct Reader {
    lines: Vec<Line>,
    columns: Vec<Vec<usize>>,
    tags: Vec<String>,
    /// How many lines there are up to the last tag.
    tags_end: usize,
    rules: Option<RuleSet>,
    dealer: Option<Seat>,
    play_on: bool,
    /// What was agreed, once the tags are read.
    setup: Option<Setup>,
    /// Was the last shuffle hidden?
    hidden: Option<bool>,
}

impl Reader {
    fn read_line(&mut self, text: &str) -> Result<(), RecordError> {
        let mut scan = Scan::new(text);
        scan.skip_spaces();
        let read = if scan.rest.starts_with('[') {
            self.read_tag(scan)
        } else {
            let (words, comment) = split_comment(text);
            let words = Scan::new(words).words();
            if !words.is_empty() && !self.tags.is_empty() {
                self.end_tags()?;
            }
            let columns = words.iter().map(|word| word.column).collect();
            self.read_event(&words).map(|content| (Line { content, comment }, columns))
        };
        let number = self.lines.len() + 1;
        let (line, columns) =
            read.map_err(|(column, reason)| RecordError { line: number, column, reason: self.of_edition(reason) })?;
        self.lines.push(line);
        self.columns.push(columns);
        Ok(())
    }

    /// A problem with a card, with the cards that the rule set has.
    fn of_edition(&self, problem: RecordProblem) -> RecordProblem {
        match (problem, self.setup) {
            (RecordProblem::Move(MoveError::UnknownCard(text)), Some(setup)) => {
                RecordProblem::UnknownCard { rules: setup.rules(), text }
            }
            (other, _) => other,
        }
    }

    /// Sees to it that the tags that every record needs are there.
    fn end_tags(&mut self) -> Result<Setup, RecordError> {
        if let Some(setup) = self.setup {
            return Ok(setup);
        }
        let missing = match (self.rules, self.dealer) {
            (Some(rules), Some(dealer)) => {
                return Ok(*self.setup.insert(Setup { board: Board::new(rules), dealer, play_on: self.play_on }));
            }
            _ if self.tags.is_empty() => RecordProblem::NotARecord,
            (None, _) => RecordProblem::TagMissing("Edition"),
            _ => RecordProblem::TagMissing("Dealer"),
        };
        Err(RecordError { line: self.tags_end + 1, column: 1, reason: missing })
    }

    fn read_tag(&mut self, mut scan: Scan<'_>) -> Result<(Line, Vec<usize>), Wrong> {
        let tag = scan.tag()?;
        let [at_bracket, at_name, at_value] = tag.columns;
        let (surplus, comment) = split_comment(scan.rest);
        if !surplus.is_empty() {
            return Err((scan.column, RecordProblem::Surplus(surplus.to_string())));
        }
        if self.setup.is_some() {
            return Err((at_bracket, RecordProblem::TagTooLate));
        }
        if self.tags.is_empty() && tag.name != "Makker" {
            return Err((at_bracket, RecordProblem::NotARecord));
        }
        if self.tags.contains(&tag.name) {
            return Err((at_name, RecordProblem::TagTwice(tag.name)));
        }
        self.tags.push(tag.name.clone());
        self.take_tag(&tag.name, &tag.value).map_err(|reason| (at_value, reason))?;
        self.tags_end = self.lines.len() + 1;
        let content = Content::Tag { name: tag.name, value: tag.value };
        Ok((Line { content: Some(content), comment }, tag.columns.to_vec()))
    }

    fn take_tag(&mut self, name: &str, value: &str) -> Result<(), RecordProblem> {
        match name {
            "Makker" if value != VERSION => return Err(RecordProblem::OtherVersion(value.to_string())),
            "Edition" => {
                let unknown = |why| RecordProblem::UnknownEdition { text: value.to_string(), why };
                self.rules = Some(value.parse().map_err(unknown)?);
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
        let Some(setup) = self.setup else { return Err(first.wrong(RecordProblem::NotARecord)) };
        let content = match (first.text, rest) {
            ("shuffle", cards) => self.read_shuffle(setup.rules(), *first, cards)?,
            ("deal", []) => Content::Deal,
            ("give", gifts) => self.read_gifts(*first, gifts)?,
            ("end", [ending]) if ending.text == "abandoned" => Content::End(Ending::Abandoned),
            ("end", [team]) => {
                let winners = read_team(team.text).map_err(|UnknownSeat| team.wrong(RecordProblem::EndForm))?;
                Content::End(Ending::Won(winners))
            }
            ("end", []) => return Err(first.wrong_after(RecordProblem::EndForm)),
            ("deal", [surplus, ..]) | ("end", [_, surplus, ..]) => {
                return Err(surplus.wrong(RecordProblem::Surplus(surplus.text.to_string())));
            }
            ("proof", []) => return Err(first.wrong_after(RecordProblem::ProofForm)),
            ("proof", words) => Content::Proof(spaced(words)),
            _ => read_turn(*first, rest)?,
        };
        Ok(Some(content))
    }

    fn read_shuffle(&mut self, rules: RuleSet, first: Word<'_>, words: &[Word<'_>]) -> Result<Content, Wrong> {
        let cards = words.iter().map(Word::hidden_card).collect::<Result<Vec<_>, Wrong>>()?;
        if cards.len() != rules.deck_size() {
            let reason = RecordProblem::DeckSize { rules, found: cards.len() };
            return Err(match words.get(rules.deck_size()) {
                Some(surplus) => surplus.wrong(reason),
                None => words.last().unwrap_or(&first).wrong_after(reason),
            });
        }
        let hidden = cards.first() == Some(&None);
        if let Some(odd) = cards.iter().position(|card| card.is_none() != hidden) {
            return Err(words[odd].wrong(RecordProblem::PartlyHidden));
        }
        self.hidden = Some(hidden);
        Ok(Content::Shuffle(cards))
    }

    fn read_gifts(&self, first: Word<'_>, words: &[Word<'_>]) -> Result<Content, Wrong> {
        if words.is_empty() {
            return Err(first.wrong_after(RecordProblem::GiveForm));
        }
        let gift = |word: &Word<'_>| {
            let (seat, card) = word.split(':').ok_or(word.wrong(RecordProblem::GiveForm))?;
            let giver = read_seat(seat.text).map_err(|reason| seat.wrong(reason))?;
            match (card.hidden_card()?, self.hidden) {
                (Some(_), Some(true)) => Err(card.wrong(RecordProblem::GiftShown)),
                (None, Some(false)) => Err(card.wrong(RecordProblem::GiftHidden)),
                (given, _) => Ok((giver, given)),
            }
        };
        words.iter().map(gift).collect::<Result<_, Wrong>>().map(Content::Give)
    }
}

/// A line without its comment, and the comment.
fn split_comment(text: &str) -> (&str, Option<String>) {
    match text.split_once('#') {
        Some((before, comment)) => (before, Some(comment.trim_matches(is_space).to_string())),
        None => (text, None),
    }
}

/// The words with one space between them.
fn spaced(words: &[Word<'_>]) -> String {
    words.iter().map(|word| word.text).collect::<Vec<&str>>().join(" ")
}

fn read_seat(text: &str) -> Result<Seat, RecordProblem> {
    text.parse().map_err(|UnknownSeat| RecordProblem::UnknownSeat(text.to_string()))
}

/// Reads a team, `R+G`.
fn read_team(text: &str) -> Result<Vec<Seat>, UnknownSeat> {
    text.split('+').map(str::parse).collect()
}

/// Reads what a seat does at its turn.
fn read_turn(seat: Word<'_>, words: &[Word<'_>]) -> Result<Content, Wrong> {
    let unknown = |UnknownSeat| seat.wrong(RecordProblem::UnknownEvent(seat.text.to_string()));
    let player = seat.text.parse().map_err(unknown)?;
    match words {
        [] => Err(seat.wrong_after(RecordProblem::Move(MoveError::Form))),
        [fold] if fold.text == "fold" => Err(fold.wrong_after(RecordProblem::FoldForm)),
        [fold, cards @ ..] if fold.text == "fold" => {
            Ok(Content::Fold(player, cards.iter().map(Word::card).collect::<Result<_, Wrong>>()?))
        }
        [card, legs @ ..] => Ok(Content::Play(player, read_move(*card, legs)?)),
    }
}

/// Reads a move, with or without spaces around its commas.
fn read_move(card: Word<'_>, legs: &[Word<'_>]) -> Result<Move, Wrong> {
    let text = spaced(legs);
    let legs_text = text.split(',').map(|leg| leg.trim_matches(is_space)).collect::<Vec<&str>>().join(", ");
    format!("{} {legs_text}", card.text).parse().map_err(|error: MoveError| match error {
        MoveError::UnknownSpace(name) if name.is_empty() => card.wrong(RecordProblem::Move(MoveError::Form)),
        MoveError::UnknownSpace(_) => {
            let column = legs.iter().find_map(unknown_space_in).unwrap_or(card.column);
            (column, RecordProblem::Move(error))
        }
        MoveError::UnknownCard(_) | MoveError::Form => card.wrong(RecordProblem::Move(error)),
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
