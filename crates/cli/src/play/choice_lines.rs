//! How the choices of a person look: the hand in a line, the moves as a list that fits the screen.

use anstyle::Style;
use makker_rules::Card;

use crate::language::messages::t;
use crate::play::choices::{Choices, Entry, letter};
use crate::screen::ink::{self, FAINT};
use crate::screen::{terminal, words};

impl Choices<'_> {
    /// The hand, with a letter for each card that can be chosen.
    pub fn hand_line(&self) -> String {
        let line = |told: &dyn Fn(usize) -> String| {
            let cards: Vec<String> = self.view.hand.kinds().map(|card| self.told_card(card, told)).collect();
            cards.join("   ")
        };
        let long = line(&|count| t!("so-many-moves", count = count));
        let name = terminal::width(&self.company.name(self.seat));
        if terminal::width(&long) + name < self.columns { long } else { line(&|count| format!("({count})")) }
    }

    /// One page of the moves, as lines.
    pub fn lines(&self) -> Vec<String> {
        if self.asks_for_card() {
            let lines: Vec<String> = self.view.hand.kinds().flat_map(|card| self.explained(card)).collect();
            return if lines.len() <= self.rows { lines } else { Vec::new() };
        }
        let listed = self.listed();
        let numbered: Vec<(usize, &Entry)> = (1..).zip(listed.iter().copied()).collect();
        let groups = numbered.chunk_by(|a, b| a.1.card() == b.1.card());
        let text_width = listed.iter().map(|entry| terminal::width(&entry.text)).max().unwrap_or_default();
        let line = |(number, entry): &(usize, &Entry)| {
            let bold = Style::new().bold();
            let text =
                if entry.what.is_empty() { entry.text.clone() } else { terminal::padded(&entry.text, text_width + 2) };
            format!("{FAINT}{number:>3}{FAINT:#} {bold}{text}{bold:#}{}", entry.what)
        };
        let told = |group: &[(usize, &Entry)]| {
            let heading = group[0].1.card().into_iter().flat_map(|card| self.explained(card));
            heading.chain(group.iter().map(line)).collect::<Vec<String>>()
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
            cells.map(|cell| terminal::padded(cell, width)).collect::<String>().trim_end().to_string()
        };
        (0..down).map(row).collect()
    }

    /// What a card does, in as many lines as that needs.
    fn explained(&self, card: Card) -> Vec<String> {
        let name = format!("{} {card}: ", ink::card(card));
        let indent = terminal::width(&name);
        let lines = terminal::wrapped(&words::card(card), self.columns.saturating_sub(indent));
        let begin = |row: usize| if row == 0 { name.clone() } else { " ".repeat(indent) };
        lines.iter().enumerate().map(|(row, line)| begin(row) + line).collect()
    }

    /// Why each card that cannot be played cannot.
    pub fn reasons(&self) -> Vec<String> {
        let board = &self.view.board;
        let cards = self.view.hand.kinds();
        let told = |card: Card| Some((card, board.why_not(self.seat, card)?));
        let reasons = cards.filter_map(told).map(|(card, reason)| words::cannot_play(card, reason));
        reasons.collect()
    }

    /// How many moves stand side by side.
    pub(crate) fn across(&self, entries: &[&Entry]) -> usize {
        let text = entries.iter().map(|entry| terminal::width(&entry.text)).max().unwrap_or_default();
        let widths =
            entries.iter().filter(|entry| !entry.what.is_empty()).map(|entry| terminal::width(&entry.what) + 2);
        // The number with its space before, and two spaces after.
        (self.columns / (text + widths.max().unwrap_or_default() + 6)).max(1)
    }

    fn told_card(&self, card: Card, told: &dyn Fn(usize) -> String) -> String {
        let bold = Style::new().bold();
        let index = self.letters().iter().position(|other| *other == card);
        let mark = index.map_or("-".to_string(), |index| format!("{bold}{}{bold:#}", letter(index)));
        let copies = self.view.hand.iter().filter(|other| **other == card).count();
        let mut parts = vec![mark, ink::card(card)];
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
}
