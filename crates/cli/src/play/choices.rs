//! What a person can choose from: cards by letters, moves by numbers, narrowed by what was typed.

use makker_rules::{Card, Choice, Leg, Seat, Space, View};

use crate::language::messages::t;
use crate::screen::company::Company;
use crate::screen::words;

/// The choices of a view, narrowed by what the person has typed so far.
pub struct Choices<'v> {
    pub(crate) company: &'v Company,
    pub(crate) view: &'v View,
    pub(crate) seat: Seat,
    pub(crate) all: Vec<Entry>,
    /// Only the moves of this card.
    pub(crate) card: Option<Card>,
    /// Only the moves that all of these words fit.
    filter: Vec<String>,
    /// Only these; all if there are none.
    among: Vec<Choice>,
    /// The first that is shown, of those that are listed.
    pub(crate) first: usize,
    pub(crate) columns: usize,
    pub(crate) rows: usize,
}

/// A choice as it is written, and what it does besides.
pub(crate) struct Entry {
    pub(crate) choice: Choice,
    pub(crate) text: String,
    pub(crate) what: String,
}

impl Entry {
    pub(crate) fn card(&self) -> Option<Card> {
        match &self.choice {
            Choice::Give(card) => Some(*card),
            Choice::Play(mv) => Some(mv.card()),
            Choice::Fold => None,
        }
    }

    pub(crate) fn fits(&self, word: &str) -> bool {
        let Choice::Play(mv) = &self.choice else { return false };
        let is_space = |space: Space| space.to_string().eq_ignore_ascii_case(word);
        let touches = mv.legs().any(|leg| match leg {
            Leg::Walk { from, to } => is_space(from) || is_space(to),
            Leg::Via { from, via, to } => is_space(from) || is_space(via) || is_space(to),
            Leg::Swap { a, b } => is_space(a) || is_space(b),
        });
        // A single letter is in every sentence.
        touches || (word.len() > 1 && self.what.to_lowercase().contains(&word.to_lowercase()))
    }
}

impl<'v> Choices<'v> {
    /// All choices of the seat whose view this is, to be listed in these columns and rows.
    pub fn new(company: &'v Company, view: &'v View, seat: Seat, columns: usize, rows: usize) -> Choices<'v> {
        let entry = |choice: &Choice| {
            let what = match choice {
                Choice::Play(mv) => words::consequences(company, &view.board, seat, mv, words::Told::Offered),
                Choice::Give(_) | Choice::Fold => String::new(),
            };
            // A move and a gift are written as they can be typed; folding is typed with Enter.
            let text = if *choice == Choice::Fold { t!("fold-button") } else { choice.to_string() };
            Entry { choice: *choice, text, what }
        };
        let all: Vec<Entry> = view.choices.iter().map(entry).collect();
        let (columns, rows) = (columns.max(1), rows.max(1));
        let (filter, among) = (Vec::new(), Vec::new());
        let mut choices = Choices { company, view, seat, all, card: None, filter, among, first: 0, columns, rows };
        choices.card = choices.only_card();
        choices
    }

    /// The letters to type for a card, in order.
    pub fn letter_range(&self) -> String {
        match self.letters().len() {
            0 | 1 => "a".to_string(),
            count => format!("a-{}", letter(count - 1)),
        }
    }

    /// Must a card be chosen before moves are listed?
    pub fn asks_for_card(&self) -> bool {
        let is_long = || {
            let entries: Vec<&Entry> = self.all.iter().collect();
            entries.len() > self.across(&entries) * self.rows
        };
        self.is_exchange() || (self.card.is_none() && !self.is_narrowed() && is_long())
    }

    /// How many moves are listed, on all pages.
    pub fn listed_count(&self) -> usize {
        self.listed().len()
    }

    /// Are there more pages than one?
    pub fn has_pages(&self) -> bool {
        let listed = self.listed();
        listed.len() > self.across(&listed) * self.rows
    }

    pub(crate) fn is_exchange(&self) -> bool {
        matches!(self.all.first(), Some(Entry { choice: Choice::Give(_), .. }))
    }

    /// The cards that can be chosen, in the order of their letters.
    pub(crate) fn letters(&self) -> Vec<Card> {
        let can = |card: &Card| self.all.iter().any(|entry| entry.card() == Some(*card));
        self.view.hand.kinds().filter(can).collect()
    }

    pub(crate) fn listed(&self) -> Vec<&Entry> {
        let is_listed = |entry: &&Entry| {
            self.card.is_none_or(|card| entry.card() == Some(card))
                && self.filter.iter().all(|word| entry.fits(word))
                && (self.among.is_empty() || self.among.contains(&entry.choice))
        };
        self.all.iter().filter(is_listed).collect()
    }

    /// Shows a list from its beginning.
    pub(crate) fn list(&mut self, card: Option<Card>, filter: Vec<String>, among: Vec<Choice>) {
        (self.card, self.filter, self.among, self.first) = (card, filter, among, 0);
    }

    /// Is something left out that could be chosen?
    pub(crate) fn is_narrowed(&self) -> bool {
        self.card != self.only_card() || !self.filter.is_empty() || !self.among.is_empty()
    }

    /// The only card that can be played, if there is just one.
    pub(crate) fn only_card(&self) -> Option<Card> {
        match self.letters()[..] {
            [only] => Some(only),
            _ => None,
        }
    }
}

/// What is typed for a card, of those that can be chosen.
pub(crate) fn letter(index: usize) -> char {
    // A hand has four cards.
    ['a', 'b', 'c', 'd'][index.min(3)]
}
