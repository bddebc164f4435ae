//! What a person saw since their last turn: in words, and as marks on the board.

use makker_rules::{Board, Phase, RuleSet, Seat, Seen, Space, View};

use crate::play::stage::trail;
use crate::screen::draw::{Note, Scene};
use crate::screen::{house_rules, words};

/// What happened since a person last played, as they saw it.
pub struct News {
    seat: Seat,
    board: Board,
    /// The spaces over which pawns went last, and whose pawns.
    trail: Vec<(Space, Seat)>,
    /// All of it in words.
    lines: Vec<String>,
    /// What each seat did last.
    actions: Vec<(Seat, String)>,
    /// How many deals there were in the whole game.
    deals: usize,
}

impl News {
    /// The news of a new game for the person on this seat.
    pub fn new(rules: RuleSet, seat: Seat) -> News {
        let (trail, actions) = (Vec::new(), Vec::new());
        // What was said before the game is painted over by its first scene.
        let lines = Vec::from_iter(house_rules::of_bots(rules));
        News { seat, board: Board::new(rules), trail, lines, actions, deals: 0 }
    }

    /// Takes in something that everyone saw, with the view after it; returns the line that tells it, if it is worth one.
    pub fn take_in(&mut self, view: &View, seen: &Seen) -> Option<String> {
        self.deals += usize::from(matches!(seen, Seen::Deal { .. }));
        self.trail = trail(&self.board, seen);
        let mut line = words::seen(self.deals, &self.board, seen);
        match seen {
            // Who gives when is no secret, but no news either; what the person received is.
            Seen::Give { .. } => {
                line = self.exchanged(view)?;
                self.actions.retain(|(other, _)| *other != self.seat);
            }
            Seen::Play { seat, .. } | Seen::Fold { seat, .. } => {
                let action = line.strip_prefix(seat.name()).unwrap_or(&line).trim_start();
                let action = action.strip_prefix("plays ").unwrap_or(action).to_string();
                self.actions.retain(|(other, _)| other != seat);
                self.actions.push((*seat, action));
            }
            // What was done with the last deal's cards says nothing about these.
            Seen::Deal { .. } => self.actions.clear(),
            Seen::Place { .. } => {}
        }
        self.board = view.board;
        self.lines.push(line.clone());
        Some(line)
    }

    /// What happened, in words, the latest last.
    pub fn lines(&self) -> &[String] {
        &self.lines
    }

    /// Forgets what happened: the person plays.
    pub fn clear(&mut self) {
        self.lines.clear();
        self.actions.clear();
    }

    /// The board as the person sees it, with what each seat did last.
    pub fn scene(&self, view: &View) -> Scene {
        let note = |(seat, cards): &(Seat, u8)| {
            let mark = if view.phase == Phase::Play(*seat) { "▸" } else { "" };
            let you = if *seat == self.seat { " (you)" } else { "" };
            let cards = "▮".repeat(usize::from(*cards));
            let action = self.actions.iter().find(|(other, _)| other == seat).map(|(_, action)| action.clone());
            let action = action.or_else(|| self.exchanged(view).filter(|_| *seat == self.seat));
            let heading = format!("{mark}{}{you} {cards}", seat.name());
            Note { seat: Some(*seat), heading, texts: action.into_iter().collect() }
        };
        let mut notes: Vec<Note> = view.cards_left.iter().map(note).collect();
        let used = view.seen.iter().rev().find_map(|seen| match seen {
            Seen::Play { mv, .. } => Some(mv.card()),
            Seen::Fold { cards, .. } => cards.last().copied(),
            _ => None,
        });
        let [heading, dealing] = words::deal(self.deals, view.dealer, view.deal_number);
        let used = used.map(|card| format!("Last card {card}"));
        notes.push(Note { seat: None, heading, texts: [dealing].into_iter().chain(used).collect() });
        Scene { board: view.board, trail: self.trail.clone(), notes }
    }

    /// Once all have given: what the person gave and received.
    fn exchanged(&self, view: &View) -> Option<String> {
        let (given, received) = (view.given?, view.received?);
        let rules = view.rules();
        let from = rules.seats().iter().find(|other| rules.gives_to(**other) == self.seat)?;
        Some(format!("{} gave you {received}; you gave {given}.", from.name()))
    }
}
