//! The words of a record's line, and where they stand in it.

use crate::card::{Card, UnknownCard};
use crate::moves::MoveError;
use crate::record::error::RecordProblem;

/// Something that is wrong at a column of the line being read.
pub(crate) type Wrong = (usize, RecordProblem);

/// A word of a line and where it begins.
#[derive(Clone, Copy)]
pub(crate) struct Word<'a> {
    pub(crate) column: usize,
    pub(crate) text: &'a str,
}

/// A tag, `[Red "Anna"]`.
pub(crate) struct Tag {
    pub(crate) name: String,
    pub(crate) value: String,
    /// Where the bracket, the name and the quote stand.
    pub(crate) columns: [usize; 3],
}

/// What is left of a line, and the column where that begins.
pub(crate) struct Scan<'a> {
    pub(crate) rest: &'a str,
    pub(crate) column: usize,
}

impl<'a> Word<'a> {
    /// Something that is wrong with this word.
    pub(crate) fn wrong(&self, reason: RecordProblem) -> Wrong {
        (self.column, reason)
    }

    /// Something that is missing after this word.
    pub(crate) fn wrong_after(&self, reason: RecordProblem) -> Wrong {
        (self.column + self.text.chars().count(), reason)
    }

    /// This word in two, without the letter between them.
    pub(crate) fn split(self, letter: char) -> Option<(Word<'a>, Word<'a>)> {
        let (before, after) = self.text.split_once(letter)?;
        let column = self.column + before.chars().count() + 1;
        Some((Word { text: before, ..self }, Word { column, text: after }))
    }

    pub(crate) fn card(&self) -> Result<Card, Wrong> {
        let unknown = |UnknownCard| self.wrong(RecordProblem::Move(MoveError::UnknownCard(self.text.to_string())));
        self.text.parse().map_err(unknown)
    }

    /// A card, or `?` for a hidden one.
    pub(crate) fn hidden_card(&self) -> Result<Option<Card>, Wrong> {
        if self.text == "?" { Ok(None) } else { self.card().map(Some) }
    }
}

impl<'a> Scan<'a> {
    pub(crate) fn new(line: &'a str) -> Scan<'a> {
        Scan { rest: line, column: 1 }
    }

    pub(crate) fn skip_spaces(&mut self) {
        self.take_while(is_space);
    }

    /// Reads the words up to the end.
    pub(crate) fn words(mut self) -> Vec<Word<'a>> {
        let mut words = Vec::new();
        loop {
            self.skip_spaces();
            let column = self.column;
            let text = self.take_while(|letter| !is_space(letter));
            if text.is_empty() {
                return words;
            }
            words.push(Word { column, text });
        }
    }

    /// Reads a tag and the spaces after it.
    pub(crate) fn tag(&mut self) -> Result<Tag, Wrong> {
        let bracket = self.column;
        self.expect('[')?;
        self.skip_spaces();
        let before_name = self.column;
        let name = self.take_while(|letter| letter.is_ascii_alphanumeric() || letter == '_').to_string();
        if name.is_empty() {
            return Err((self.column, RecordProblem::TagForm));
        }
        self.skip_spaces();
        let quote = self.column;
        self.expect('"')?;
        let value = self.quoted()?;
        self.skip_spaces();
        self.expect(']')?;
        self.skip_spaces();
        Ok(Tag { name, value, columns: [bracket, before_name, quote] })
    }

    fn take_while(&mut self, belongs: impl Fn(char) -> bool) -> &'a str {
        let end = self.rest.find(|letter| !belongs(letter)).unwrap_or(self.rest.len());
        let (taken, rest) = self.rest.split_at(end);
        self.rest = rest;
        self.column += taken.chars().count();
        taken
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
            let letter = match self.next() {
                Some('"') => return Ok(value),
                Some('\\') => self.next().filter(|letter| matches!(letter, '"' | '\\')),
                letter => letter,
            };
            value.push(letter.ok_or((column, RecordProblem::TagForm))?);
        }
    }
}

/// What stands around words and comments. Line breaks never do.
pub(crate) fn is_space(letter: char) -> bool {
    matches!(letter, ' ' | '\t' | '\r')
}
