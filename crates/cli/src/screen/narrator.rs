//! A game told to people, event by event, with the board drawn after each deal and at the end.

use std::io::{self, Write};

use anstyle::Style;
use makker_rules::{Board, Card, EndReason, Event, Move, RuleSet, Seat};

use crate::screen::{draw, ink, terminal, words};

/// Tells the events of a game in order.
pub struct Narrator {
    board: Board,
    /// Has the board changed since it was drawn?
    undrawn: bool,
    deals: usize,
    /// Has it been said that the board does not fit?
    said_narrow: bool,
}

impl Narrator {
    /// A narrator of a game by these rules.
    pub fn new(rules: RuleSet) -> Narrator {
        Narrator { board: Board::new(rules), undrawn: false, deals: 0, said_narrow: false }
    }

    /// Tells one event.
    pub fn tell(&mut self, out: &mut impl Write, event: &Event) -> io::Result<()> {
        match event {
            Event::Start { setup } => {
                self.board = setup.board;
                let second = if setup.play_on { ", played on for second place" } else { "" };
                writeln!(out, "A game of {}{second}.", setup.rules())
            }
            Event::Shuffle { .. } => Ok(()),
            Event::Deal { dealer, number, hands } => {
                self.draw_changes(out)?;
                self.deals += 1;
                let bold = Style::new().bold();
                let [deal, dealing] = words::deal(self.deals, *dealer, *number);
                writeln!(out, "\n{bold}{deal}{bold:#}, {dealing}")?;
                for (seat, cards) in hands {
                    writeln!(out, "  {} is dealt {}", name(*seat), codes(cards))?;
                }
                Ok(())
            }
            Event::Give { seat, card, to } => {
                writeln!(out, "  {} gives {} to {}", name(*seat), codes(&[*card]), to.name())
            }
            Event::Play { seat, mv, board, .. } => {
                let before = std::mem::replace(&mut self.board, *board);
                self.undrawn = true;
                writeln!(out, "  {} {}", name(*seat), told(&before, *seat, mv))
            }
            Event::Fold { seat, cards } => {
                writeln!(out, "  {} folds {}", name(*seat), words::codes(cards))
            }
            Event::Place { place, seats } => writeln!(out, "  Place {place} for {}", team(seats)),
            Event::End { winners, places, reason } => {
                self.draw_changes(out)?;
                let deals = words::counted(self.deals, "deal");
                match reason {
                    EndReason::Won => writeln!(out, "\n{} win after {deals}.", team(winners))?,
                    EndReason::Abandoned => writeln!(out, "\nThe game was abandoned after {deals}.")?,
                }
                for (place, seats) in places.iter().enumerate().filter(|_| places.len() > 2) {
                    writeln!(out, "  {}. {}", place + 1, team(seats))?;
                }
                Ok(())
            }
        }
    }

    /// Draws the board of a game that is told no further.
    pub fn draw_changes(&mut self, out: &mut impl Write) -> io::Result<()> {
        if !std::mem::take(&mut self.undrawn) {
            return Ok(());
        }
        match draw::too_narrow(self.board.rules(), terminal::columns()) {
            Some(_) if std::mem::replace(&mut self.said_narrow, true) => Ok(()),
            Some(line) => writeln!(out, "\n{line}"),
            None => write!(out, "\n{}", draw::board(&self.board)),
        }
    }
}

fn told(before: &Board, seat: Seat, mv: &Move) -> String {
    let text = mv.to_string();
    let what = words::consequences(before, seat, mv);
    if what.is_empty() { text } else { format!("{text:<18} {what}") }
}

fn name(seat: Seat) -> String {
    let ink = ink::of(seat);
    format!("{ink}{:<6}{ink:#}", seat.name())
}

fn team(seats: &[Seat]) -> String {
    let names: Vec<String> = seats
        .iter()
        .map(|seat| {
            let ink = ink::of(*seat).bold();
            format!("{ink}{}{ink:#}", seat.name())
        })
        .collect();
    match names.split_last() {
        Some((last, others)) if !others.is_empty() => format!("{} and {last}", others.join(", ")),
        _ => names.concat(),
    }
}

fn codes(cards: &[Option<Card>]) -> String {
    let codes: Vec<&str> = cards.iter().map(|card| card.map_or("?", Card::code)).collect();
    codes.join(" ")
}
