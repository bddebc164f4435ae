//! Guesses at the hidden hands, in keeping with all that a seat has seen.

use makker_chance::Chance;
use makker_rules::{Card, Hand, Phase, Seat, View};

use crate::round::Round;
use crate::unseen::{Memory, Unseen, given_and_held};

/// What a seat does not know of a deal, and how to guess it.
pub(crate) struct Guess {
    /// What it knows.
    known: Round,
    seat: Seat,
    /// The other seats that hold cards, how many of them are unknown, and the one that is known.
    others: Vec<(Seat, usize, Option<Card>)>,
    /// The cards that may be anywhere.
    pool: Vec<Card>,
}

impl Guess {
    pub(crate) fn new(view: &View, seat: Seat, memory: Memory) -> Guess {
        let known = Round::of(view, seat);
        let edition = view.edition;
        let mut others = Vec::new();
        for other in edition.seats().iter().copied().filter(|other| *other != seat) {
            let cards = match view.phase {
                Phase::Exchange if known.holding.contains(other) => Hand::SIZE,
                Phase::Exchange => 0,
                _ => known.hands[other as usize].len(),
            };
            let held = given_and_held(view, seat).filter(|_| edition.gives_to(seat) == other && cards > 0);
            let held = held.filter(|_| view.phase != Phase::Exchange);
            if cards > 0 {
                others.push((other, cards - usize::from(held.is_some()), held));
            }
        }
        let mut pool = Unseen::remembered(view, memory).cards();
        // A view from outside may tell of more cards than there are.
        while pool.len() < others.iter().map(|(_, unknown, _)| unknown).sum() {
            pool.extend(edition.cards());
        }
        Guess { known, seat, others, pool }
    }

    /// How many cards in the hands of others are unknown.
    pub(crate) fn unknown(&self) -> usize {
        self.others.iter().map(|(_, unknown, _)| unknown).sum()
    }

    /// Every world there can be, with its chance; only if at most one card is unknown.
    pub(crate) fn every_world(&self, chance: &mut Chance) -> Option<Vec<(f32, Round)>> {
        match self.unknown() {
            0 => Some(vec![(1.0, self.world(&[], chance))]),
            1 => {
                let mut kinds = self.pool.clone();
                kinds.sort();
                kinds.dedup();
                let share = |card: Card| self.pool.iter().filter(|other| **other == card).count() as f32;
                let total = self.pool.len() as f32;
                Some(kinds.iter().map(|card| (share(*card) / total, self.world(&[*card], chance))).collect())
            }
            _ => None,
        }
    }

    /// A world that may be the one.
    pub(crate) fn any_world(&mut self, chance: &mut Chance) -> Round {
        let unknown = self.unknown();
        for place in 0..unknown {
            let other = place + chance.below(self.pool.len() - place);
            self.pool.swap(place, other);
        }
        self.world(&self.pool[..unknown], chance)
    }

    /// The world in which the others hold these cards, one seat after the other.
    fn world(&self, cards: &[Card], chance: &mut Chance) -> Round {
        let mut world = self.known;
        let mut cards = cards.iter().copied();
        for (other, unknown, held) in &self.others {
            world.hands[*other as usize] = cards.by_ref().take(*unknown).chain(*held).collect();
        }
        // Which of their cards opponents have from each other: any, or one that is played already.
        for (giver, _, _) in &self.others {
            let to = world.edition.gives_to(*giver);
            if to != self.seat {
                let place = chance.below(Hand::SIZE);
                world.given[*giver as usize] = world.hands[to as usize].get(place).copied();
            }
        }
        world
    }
}
