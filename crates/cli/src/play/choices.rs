//! What a person can choose from: cards by letters, moves by numbers, and what a typed line means.

use makker_rules::{Card, Choice, Leg, Move, Seat, Space, View};

use crate::play::typed;
use crate::screen::words;

/// The choices of a view, narrowed by what the person has typed so far.
pub struct Choices<'v> {
    pub(crate) view: &'v View,
    pub(crate) seat: Seat,
    pub(crate) all: Vec<Entry>,
    /// Only the moves of this card.
    card: Option<Card>,
    /// Only the moves that all of these words fit.
    filter: Vec<String>,
    /// Only these; all if there are none.
    among: Vec<Choice>,
    /// The first that is shown, of those that are listed.
    pub(crate) first: usize,
    pub(crate) columns: usize,
    pub(crate) rows: usize,
}

/// What a typed line led to.
#[derive(Debug)]
pub enum Reply {
    /// A choice.
    Chosen(Choice),
    /// Another list.
    Narrowed,
    /// Nothing, and what to type instead.
    Unclear(String),
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

    fn fits(&self, word: &str) -> bool {
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
    /// All choices of the seat whose view this is, to be listed in so many columns and rows.
    pub fn new(view: &'v View, seat: Seat, columns: usize, rows: usize) -> Choices<'v> {
        let entry = |choice: &Choice| {
            let what = match choice {
                Choice::Play(mv) => words::consequences(view.rules(), &view.board, seat, mv),
                Choice::Give(_) | Choice::Fold => String::new(),
            };
            Entry { choice: *choice, text: choice.to_string(), what }
        };
        let all: Vec<Entry> = view.choices.iter().map(entry).collect();
        let (columns, rows) = (columns.max(1), rows.max(1));
        let (filter, among) = (Vec::new(), Vec::new());
        let mut choices = Choices { view, seat, all, card: None, filter, among, first: 0, columns, rows };
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

    /// What a typed line means.
    pub fn answer(&mut self, line: &str) -> Reply {
        let text = line.trim();
        if let [Entry { choice: Choice::Fold, .. }] = self.all[..] {
            return match text {
                "" | "1" | "f" | "fold" => Reply::Chosen(Choice::Fold),
                _ => Reply::Unclear("No card can be played: press Enter to fold.".to_string()),
            };
        }
        if text.is_empty() {
            return self.turn_page();
        }
        let is_named = |card: &Card| card.code().eq_ignore_ascii_case(text);
        if let Some(card) = self.letters().into_iter().find(is_named).filter(|_| self.asks_for_card()) {
            return self.take_card(card);
        }
        if let Ok(number) = text.parse::<usize>() {
            return self.number(number);
        }
        let is_lettered = |place: usize| text.eq_ignore_ascii_case(&letter(place).to_string());
        if let Some((_, card)) = self.letters().into_iter().enumerate().find(|(place, _)| is_lettered(*place)) {
            return self.take_card(card);
        }
        let typed_text = typed::squeezed(text);
        if let Some(entry) = self.all.iter().find(|entry| typed::squeezed(&entry.text) == typed_text) {
            return Reply::Chosen(entry.choice);
        }
        match self.is_exchange() {
            true => Reply::Unclear(format!("Type the letter of a card, {}, or ? for help.", self.letter_range())),
            false if text.contains('>') => match typed::read_move(self.view, self.seat, self.card, text) {
                Ok(moves) => self.take_moves(&moves),
                Err(remedy) => self.take_legs(text).unwrap_or(Reply::Unclear(remedy)),
            },
            false => self.narrow(text),
        }
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

    /// The next page; after the last, everything that can be chosen.
    fn turn_page(&mut self) -> Reply {
        let listed = self.listed();
        let page = self.across(&listed) * self.rows;
        if self.first + page < listed.len() {
            self.first += page;
        } else {
            self.list(self.only_card(), Vec::new(), Vec::new());
        }
        Reply::Narrowed
    }

    /// Shows a list from its beginning.
    fn list(&mut self, card: Option<Card>, filter: Vec<String>, among: Vec<Choice>) {
        (self.card, self.filter, self.among, self.first) = (card, filter, among, 0);
    }

    /// Is something left out that could be chosen?
    fn is_narrowed(&self) -> bool {
        self.card != self.only_card() || !self.filter.is_empty() || !self.among.is_empty()
    }

    /// The only card that can be played, if there is just one.
    fn only_card(&self) -> Option<Card> {
        match self.letters()[..] {
            [only] => Some(only),
            _ => None,
        }
    }

    fn number(&mut self, number: usize) -> Reply {
        let place = number.wrapping_sub(1);
        if self.asks_for_card() {
            return match self.letters().get(place) {
                Some(card) => self.take_card(*card),
                None => Reply::Unclear(format!("Type the letter of a card, {}.", self.letter_range())),
            };
        }
        let listed = self.listed();
        if let Some(entry) = listed.get(place) {
            return Reply::Chosen(entry.choice);
        }
        let has = match listed.len() {
            1 => "There is only one move in this list: type 1 to play it".to_string(),
            count => format!("There are {count} moves in this list: type a number from 1 to {count}"),
        };
        let whole = if self.is_narrowed() { ", or press Enter for the whole list" } else { "" };
        Reply::Unclear(format!("{has}{whole}."))
    }

    fn take_card(&mut self, card: Card) -> Reply {
        if self.is_exchange() {
            return Reply::Chosen(Choice::Give(card));
        }
        self.list(Some(card), Vec::new(), Vec::new());
        Reply::Narrowed
    }

    /// Plays the move that was typed; lists them where several cards can do that.
    fn take_moves(&mut self, moves: &[Move]) -> Reply {
        if let [only] = moves {
            return Reply::Chosen(Choice::Play(*only));
        }
        let board = &self.view.board;
        let is_one = |entry: &Entry| match &entry.choice {
            Choice::Play(mv) => {
                moves.iter().any(|other| other.card() == mv.card() && board.after(other) == board.after(mv))
            }
            _ => false,
        };
        let among = self.all.iter().filter(|entry| is_one(entry)).map(|entry| entry.choice).collect();
        self.list(self.only_card(), Vec::new(), among);
        Reply::Narrowed
    }

    /// Lists the moves of which the typed legs are a part; nothing if there are none.
    fn take_legs(&mut self, text: &str) -> Option<Reply> {
        let legs = |text: &str| text.split(',').map(typed::squeezed).collect::<Vec<String>>();
        let typed = legs(text);
        let has_all = |entry: &&Entry| {
            let own = entry.text.split_once(' ').map_or(Vec::new(), |(_, own)| legs(own));
            typed.iter().all(|leg| own.contains(leg))
        };
        let among: Vec<Choice> = self.all.iter().filter(has_all).map(|entry| entry.choice).collect();
        if among.is_empty() {
            return None;
        }
        self.list(self.only_card(), Vec::new(), among);
        Some(Reply::Narrowed)
    }

    fn narrow(&mut self, text: &str) -> Reply {
        let words: Vec<String> = text.split_whitespace().map(str::to_string).collect();
        let fits = |card: Option<Card>| {
            let of_card = self.all.iter().filter(move |entry| card.is_none() || entry.card() == card);
            of_card.filter(|entry| words.iter().all(|word| entry.fits(word))).count()
        };
        let card = if fits(self.card) > 0 { self.card } else { None };
        if fits(card) == 0 {
            let text: String = text.chars().take(30).collect();
            return Reply::Unclear(format!("No move fits {text:?}. Type ? to see what can be typed."));
        }
        self.list(card, words, Vec::new());
        Reply::Narrowed
    }
}

/// What is typed for the card of this place.
pub(crate) fn letter(place: usize) -> char {
    // A hand has four cards.
    ['a', 'b', 'c', 'd'][place.min(3)]
}
