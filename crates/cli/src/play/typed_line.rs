//! What a line means that a person types to choose: a card, a move, or words that narrow the list.

use makker_rules::{Card, Choice, Move};

use crate::language::messages::t;
use crate::play::choices::{Choices, Entry, letter};
use crate::play::typed_move;

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

impl Choices<'_> {
    /// What a typed line means.
    pub fn answer(&mut self, line: &str) -> Reply {
        let text = line.trim();
        if let [Entry { choice: Choice::Fold, .. }] = self.all[..] {
            return match text {
                "" | "1" | "f" | "fold" => Reply::Chosen(Choice::Fold),
                _ => Reply::Unclear(t!("press-fold")),
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
        let is_lettered = |index: usize| text.eq_ignore_ascii_case(&letter(index).to_string());
        if let Some((_, card)) = self.letters().into_iter().enumerate().find(|(index, _)| is_lettered(*index)) {
            return self.take_card(card);
        }
        let typed_text = typed_move::squeezed(text);
        if let Some(entry) = self.all.iter().find(|entry| typed_move::squeezed(&entry.text) == typed_text) {
            return Reply::Chosen(entry.choice);
        }
        match self.is_exchange() {
            true => Reply::Unclear(t!("type-letter", letters = self.letter_range())),
            false if text.contains('>') => match typed_move::read_move(self.view, self.seat, self.card, text) {
                Ok(moves) => self.take_moves(&moves),
                Err(remedy) => self.take_legs(text).unwrap_or(Reply::Unclear(remedy)),
            },
            false => self.narrow(text),
        }
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

    fn number(&mut self, number: usize) -> Reply {
        let index = number.wrapping_sub(1);
        if self.asks_for_card() {
            return match self.letters().get(index) {
                Some(card) => self.take_card(*card),
                None => Reply::Unclear(t!("type-letter", letters = self.letter_range())),
            };
        }
        let listed = self.listed();
        if let Some(entry) = listed.get(index) {
            return Reply::Chosen(entry.choice);
        }
        let narrowed = if self.is_narrowed() { "yes" } else { "no" };
        Reply::Unclear(t!("type-number", count = listed.len(), narrowed = narrowed))
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
        let legs = |text: &str| text.split(',').map(typed_move::squeezed).collect::<Vec<String>>();
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
            return Reply::Unclear(t!("no-move-fits", text = format!("{text:?}")));
        }
        self.list(card, words, Vec::new());
        Reply::Narrowed
    }
}
