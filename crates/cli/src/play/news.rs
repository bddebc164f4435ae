//! What a person saw since their last turn: in words, and as marks on the board.

use makker_rules::{Board, Card, Phase, RuleSet, Seat, Seen, Space, View};

use crate::language::messages::t;
use crate::play::stage::trail;
use crate::screen::company::Company;
use crate::screen::draw::{Note, Scene};
use crate::screen::{house_rules, terminal, words};

/// Columns beside a home, less those of the mark at turn, four cards and a space.
const ROOM_FOR_NAME: usize = 13;

/// What happened since a person last played, as they saw it. It is put into words when it is told: the language may have changed.
pub struct News {
    company: Company,
    seat: Seat,
    board: Board,
    /// The spaces over which pawns went last, and whose pawns.
    trail: Vec<(Space, Seat)>,
    happened: Vec<Happened>,
    /// What each seat did last.
    actions: Vec<(Seat, Happened)>,
    /// How many deals there were in the whole game.
    deals: usize,
}

/// Something that happened, with all that is needed to tell it.
#[derive(Clone)]
enum Happened {
    /// Everyone saw this, after so many deals, on this board.
    Seen { deals: usize, before: Board, seen: Seen },
    /// All have given: what the person got, from whom, and gave.
    Exchanged { from: Seat, received: Card, given: Card },
    /// What was said of the bots before the game, which its first scene paints over.
    Bots(RuleSet),
}

impl Happened {
    fn line(&self, company: &Company) -> Option<String> {
        match self {
            Happened::Seen { deals, before, seen } => Some(words::seen(company, *deals, before, seen)),
            Happened::Exchanged { from, received, given } => {
                let from = company.name(*from);
                Some(t!("exchanged", from = from, received = received.code(), given = given.code()))
            }
            Happened::Bots(rules) => house_rules::of_bots(*rules),
        }
    }

    /// The same beside a seat of the board, where its name stands already.
    fn note(&self, company: &Company) -> Vec<String> {
        match self {
            Happened::Seen { before, seen: Seen::Play { seat, mv }, .. } => {
                vec![words::played(company, before, *seat, mv, words::Told::Done)]
            }
            Happened::Seen { seen: Seen::Fold { cards, .. }, .. } => vec![t!("did-fold"), words::codes(cards)],
            other => other.line(company).into_iter().collect(),
        }
    }
}

impl News {
    /// The news of a new game for the person on this seat.
    pub fn new(company: Company, rules: RuleSet, seat: Seat) -> News {
        let (trail, actions, happened) = (Vec::new(), Vec::new(), vec![Happened::Bots(rules)]);
        News { company, seat, board: Board::new(rules), trail, happened, actions, deals: 0 }
    }

    /// Takes in something that everyone saw, with the view after it; returns the line that tells it, if it is worth one.
    pub fn take_in(&mut self, view: &View, seen: &Seen) -> Option<String> {
        self.deals += usize::from(matches!(seen, Seen::Deal { .. }));
        self.trail = trail(&self.board, seen);
        let mut happened = Happened::Seen { deals: self.deals, before: self.board, seen: seen.clone() };
        match seen {
            // Who gives when is no secret, but no news either; what the person received is.
            Seen::Give { .. } => {
                happened = self.exchanged(view)?;
                self.actions.retain(|(other, _)| *other != self.seat);
            }
            Seen::Play { seat, .. } | Seen::Fold { seat, .. } => {
                self.actions.retain(|(other, _)| other != seat);
                self.actions.push((*seat, happened.clone()));
            }
            // What was done with the last deal's cards says nothing about these.
            Seen::Deal { .. } => self.actions.clear(),
            Seen::Place { .. } => {}
        }
        self.board = view.board;
        let line = happened.line(&self.company);
        self.happened.push(happened);
        line
    }

    /// What happened, in words, the latest last.
    pub fn lines(&self) -> Vec<String> {
        self.happened.iter().filter_map(|happened| happened.line(&self.company)).collect()
    }

    /// Forgets what happened: the person plays.
    pub fn clear(&mut self) {
        self.happened.clear();
        self.actions.clear();
    }

    /// The board as the person sees it, with what each seat did last.
    pub fn scene(&self, view: &View) -> Scene {
        let note = |(seat, cards): &(Seat, u8)| {
            let mark = if view.phase == Phase::Play(*seat) { "▸" } else { "" };
            let cards = "▮".repeat(usize::from(*cards));
            let action = self.actions.iter().find(|(other, _)| other == seat).map(|(_, action)| action.clone());
            let action = action.or_else(|| self.exchanged(view).filter(|_| *seat == self.seat));
            let texts = action.map_or_else(Vec::new, |action| action.note(&self.company));
            let name = self.company.heading(*seat);
            let name = if *seat == self.seat { self.own_name() } else { name };
            Note { seat: Some(*seat), heading: format!("{mark}{name} {cards}"), texts }
        };
        let mut notes: Vec<Note> = view.cards_left.iter().map(note).collect();
        let used = view.seen.iter().rev().find_map(|seen| match seen {
            Seen::Play { mv, .. } => Some(mv.card()),
            Seen::Fold { cards, .. } => cards.last().copied(),
            _ => None,
        });
        let [heading, dealing] = words::deal(&self.company, self.deals, view.dealer, view.deal_number);
        let used = used.map(|card| t!("last-card", card = card.code()));
        notes.push(Note { seat: None, heading, texts: [dealing].into_iter().chain(used).collect() });
        Scene { board: view.board, trail: self.trail.clone(), notes }
    }

    /// What the person is called on the board: by the colour if its word leaves room for the cards.
    fn own_name(&self) -> String {
        let name = t!("you-name", name = self.company.name(self.seat));
        if terminal::width(&name) <= ROOM_FOR_NAME { name } else { t!("you-name", name = self.seat.to_string()) }
    }

    /// Once all have given: what the person gave and received.
    fn exchanged(&self, view: &View) -> Option<Happened> {
        let (given, received) = (view.given?, view.received?);
        let rules = view.rules();
        let from = *rules.seats().iter().find(|other| rules.gives_to(**other) == self.seat)?;
        Some(Happened::Exchanged { from, received, given })
    }
}
