//! A game told to people, event by event, with the board drawn after each deal and at the end.

use std::io::{self, Write};

use anstyle::Style;
use makker_rules::{Board, Card, EndReason, Event, Move, RuleSet, Seat};

use crate::language::messages::t;
use crate::screen::company::{self, Company};
use crate::screen::{draw, ink, terminal, words};

/// Tells the events of a game in order.
pub struct Narrator {
    company: Company,
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
        let company = Company::default();
        Narrator { company, board: Board::new(rules), undrawn: false, deals: 0, said_narrow: false }
    }

    /// Tells one event.
    pub fn tell(&mut self, out: &mut impl Write, event: &Event) -> io::Result<()> {
        match event {
            Event::Start { setup } => {
                self.board = setup.board;
                let rules = setup.rules().to_string();
                let line =
                    if setup.play_on { t!("told-game-three", rules = rules) } else { t!("told-game", rules = rules) };
                writeln!(out, "{line}")
            }
            Event::Shuffle { .. } => Ok(()),
            Event::Deal { dealer, number, hands } => {
                self.draw_changes(out)?;
                self.deals += 1;
                let bold = Style::new().bold();
                let [deal, dealing] = words::deal(&self.company, self.deals, *dealer, *number);
                writeln!(out, "\n{bold}{deal}{bold:#}, {dealing}")?;
                for (seat, cards) in hands {
                    writeln!(out, "  {}", t!("is-dealt", name = self.name(*seat), cards = codes(cards)))?;
                }
                Ok(())
            }
            Event::Give { seat, card, to } => {
                let (name, to) = (self.name(*seat), self.company.name(*to));
                writeln!(out, "  {}", t!("gives-card", name = name, card = codes(&[*card]), to = to))
            }
            Event::Play { seat, mv, board, .. } => {
                let before = std::mem::replace(&mut self.board, *board);
                self.undrawn = true;
                writeln!(out, "  {} {}", self.name(*seat), self.told(&before, *seat, mv))
            }
            Event::Fold { seat, cards } => {
                writeln!(out, "  {}", t!("said-fold", name = self.name(*seat), cards = words::codes(cards)))
            }
            Event::Place { place, seats } => {
                writeln!(out, "  {}", t!("said-place", names = self.team(seats), place = *place))
            }
            Event::End { winners, places, reason } => {
                self.draw_changes(out)?;
                let ended = match reason {
                    EndReason::Won => t!("win-after", names = self.team(winners), deals = self.deals),
                    EndReason::Abandoned => t!("abandoned-after", deals = self.deals),
                };
                writeln!(out, "\n{ended}")?;
                for (place, seats) in places.iter().enumerate().filter(|_| places.len() > 2) {
                    writeln!(out, "  {}. {}", place + 1, self.team(seats))?;
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

    fn told(&self, before: &Board, seat: Seat, mv: &Move) -> String {
        let text = mv.to_string();
        let what = words::consequences(&self.company, before, seat, mv, words::Told::Done);
        if what.is_empty() { text } else { format!("{text:<18} {what}") }
    }

    /// The name of a seat in its colour, as wide as the longest.
    fn name(&self, seat: Seat) -> String {
        let seats = self.board.rules().seats().iter();
        let widest = seats.map(|seat| terminal::width(&self.company.name(*seat))).max().unwrap_or_default();
        let ink = ink::of(seat);
        format!("{ink}{}{ink:#}", terminal::padded(&self.company.name(seat), widest))
    }

    fn team(&self, seats: &[Seat]) -> String {
        let name = |seat: &Seat| {
            let ink = ink::of(*seat).bold();
            format!("{ink}{}{ink:#}", self.company.name(*seat))
        };
        company::listed(&seats.iter().map(name).collect::<Vec<_>>())
    }
}

fn codes(cards: &[Option<Card>]) -> String {
    let codes: Vec<&str> = cards.iter().map(|card| card.map_or("?", Card::code)).collect();
    codes.join(" ")
}
