//! What a person can choose from: the hand by letters, the moves by numbers, and what a typed line means.

use anstyle::Style;
use makker_rules::{Card, Choice, Leg, Seat, Space, View, why_not};

use crate::draw::{self, FAINT};
use crate::{terminal, typed, words};

/// The choices of a view, narrowed by what the person has typed so far.
pub struct Choices<'v> {
    view: &'v View,
    seat: Seat,
    all: Vec<Entry>,
    /// Only the moves of this card.
    card: Option<Card>,
    /// Only the moves that all of these words fit.
    filter: Vec<String>,
    first: usize,
    columns: usize,
    rows: usize,
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

struct Entry {
    choice: Choice,
    text: String,
    what: String,
}

impl Entry {
    fn card(&self) -> Option<Card> {
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
                Choice::Play(mv) => words::consequences(view.edition, &view.board, seat, mv),
                Choice::Give(_) | Choice::Fold => String::new(),
            };
            Entry { choice: *choice, text: choice.to_string(), what }
        };
        let all: Vec<Entry> = view.choices.iter().map(entry).collect();
        let (columns, rows) = (columns.max(1), rows.max(1));
        let mut choices = Choices { view, seat, all, card: None, filter: Vec::new(), first: 0, columns, rows };
        if let [only] = choices.letters()[..] {
            choices.card = Some(only);
        }
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
        self.is_exchange() || (self.card.is_none() && self.filter.is_empty() && is_long())
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

    /// The hand, with a letter for each card that can be chosen.
    pub fn hand_line(&self) -> String {
        let line = |told: &dyn Fn(usize) -> String| {
            let cards: Vec<String> = self.view.hand.kinds().map(|card| self.told_card(card, told)).collect();
            cards.join("   ")
        };
        let long = line(&|count| match count {
            0 => "no move".to_string(),
            count => words::counted(count, "move"),
        });
        if terminal::width(&long) + 6 <= self.columns { long } else { line(&|count| format!("({count})")) }
    }

    /// One page of the moves, as lines.
    pub fn lines(&self) -> Vec<String> {
        if self.asks_for_card() {
            let told = |card: Card| format!("{} {card}: {}", draw::card(card), words::card(card));
            let lines: Vec<String> = self.view.hand.kinds().map(told).collect();
            let fits = lines.len() <= self.rows && lines.iter().all(|line| terminal::width(line) <= self.columns);
            return if fits { lines } else { Vec::new() };
        }
        let listed = self.listed();
        let numbered: Vec<(usize, &Entry)> = (1..).zip(listed.iter().copied()).collect();
        let groups = numbered.chunk_by(|a, b| a.1.card() == b.1.card());
        let text_width = listed.iter().map(|entry| entry.text.len()).max().unwrap_or_default();
        let line = |(number, entry): &(usize, &Entry)| {
            let bold = Style::new().bold();
            let gap = if entry.what.is_empty() { 0 } else { text_width + 2 - entry.text.len() };
            format!("{FAINT}{number:>3}{FAINT:#} {bold}{}{bold:#}{:gap$}{}", entry.text, "", entry.what)
        };
        let told = |group: &[(usize, &Entry)]| {
            let heading = group[0].1.card().map(|card| format!("{} {card}: {}", draw::card(card), words::card(card)));
            heading.into_iter().chain(group.iter().map(line)).collect::<Vec<String>>()
        };
        let grouped: Vec<String> = groups.flat_map(told).collect();
        if grouped.len() <= self.rows && grouped.iter().all(|line| terminal::width(line) <= self.columns) {
            return grouped;
        }
        let across = self.across(&listed);
        let page: Vec<String> = numbered.iter().skip(self.first).take(across * self.rows).map(line).collect();
        let down = page.len().div_ceil(across);
        let width = self.columns / across;
        let row = |row: usize| {
            let cells = page.iter().skip(row).step_by(down.max(1));
            let padded =
                cells.map(|cell| format!("{cell}{:gap$}", "", gap = width.saturating_sub(terminal::width(cell))));
            padded.collect::<String>().trim_end().to_string()
        };
        (0..down).map(row).collect()
    }

    /// Why each card that cannot be played cannot.
    pub fn reasons(&self) -> Vec<String> {
        let (edition, board) = (self.view.edition, &self.view.board);
        let cards = self.view.hand.kinds();
        let told = |card: Card| Some((card, why_not(edition, board, self.seat, card)?));
        let reasons = cards
            .filter_map(told)
            .map(|(card, reason)| format!("{} {card} cannot be played: {reason}.", draw::card(card)));
        reasons.collect()
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
        if let Ok(number) = text.parse::<usize>() {
            return self.number(number);
        }
        if let Some(card) = self.letters().into_iter().enumerate().find(|(place, _)| text == letter(*place).to_string())
        {
            return self.take_card(card.1);
        }
        let typed_text = typed::squeezed(text);
        if let Some(entry) = self.all.iter().find(|entry| typed::squeezed(&entry.text) == typed_text) {
            return Reply::Chosen(entry.choice);
        }
        match self.is_exchange() {
            true => Reply::Unclear(format!("Type the letter of a card, {}, or ? for help.", self.letter_range())),
            false if text.contains('>') => match typed::read_move(self.view, self.seat, self.card, text) {
                Ok(mv) => Reply::Chosen(Choice::Play(mv)),
                Err(remedy) => Reply::Unclear(remedy),
            },
            false => self.narrow(text),
        }
    }

    fn is_exchange(&self) -> bool {
        matches!(self.all.first(), Some(Entry { choice: Choice::Give(_), .. }))
    }

    /// The cards that can be chosen, in the order of their letters.
    fn letters(&self) -> Vec<Card> {
        let can = |card: &Card| self.all.iter().any(|entry| entry.card() == Some(*card));
        self.view.hand.kinds().filter(can).collect()
    }

    fn listed(&self) -> Vec<&Entry> {
        let is_listed = |entry: &&Entry| {
            self.card.is_none_or(|card| entry.card() == Some(card)) && self.filter.iter().all(|word| entry.fits(word))
        };
        self.all.iter().filter(is_listed).collect()
    }

    /// How many moves stand side by side.
    fn across(&self, entries: &[&Entry]) -> usize {
        let text = entries.iter().map(|entry| entry.text.len()).max().unwrap_or_default();
        let widths = entries.iter().filter(|entry| !entry.what.is_empty()).map(|entry| entry.what.chars().count() + 2);
        // The number with its space before, and two spaces after.
        (self.columns / (text + widths.max().unwrap_or_default() + 6)).max(1)
    }

    fn told_card(&self, card: Card, told: &dyn Fn(usize) -> String) -> String {
        let bold = Style::new().bold();
        let place = self.letters().iter().position(|other| *other == card);
        let mark = place.map_or("-".to_string(), |place| format!("{bold}{}{bold:#}", letter(place)));
        let copies = self.view.hand.iter().filter(|other| **other == card).count();
        let mut parts = vec![mark, draw::card(card)];
        if card.face() != card.code() {
            parts.push(card.to_string());
        }
        if copies > 1 {
            parts.push(format!("×{copies}"));
        }
        if !self.is_exchange() {
            let count = self.all.iter().filter(|entry| entry.card() == Some(card)).count();
            parts.push(format!("{FAINT}{}{FAINT:#}", told(count)));
        }
        parts.join(" ")
    }

    fn turn_page(&mut self) -> Reply {
        let listed = self.listed();
        let page = self.across(&listed) * self.rows;
        self.first = if self.first + page < listed.len() { self.first + page } else { 0 };
        Reply::Narrowed
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
        match listed.get(place) {
            Some(entry) => Reply::Chosen(entry.choice),
            None => Reply::Unclear(format!("There is no move {number} in this list: type 1 to {}.", listed.len())),
        }
    }

    fn take_card(&mut self, card: Card) -> Reply {
        if self.is_exchange() {
            return Reply::Chosen(Choice::Give(card));
        }
        self.card = Some(card);
        self.filter.clear();
        self.first = 0;
        Reply::Narrowed
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
        self.card = card;
        self.filter = words;
        self.first = 0;
        Reply::Narrowed
    }
}

fn letter(place: usize) -> char {
    // A hand has four cards.
    ['a', 'b', 'c', 'd'][place.min(3)]
}
