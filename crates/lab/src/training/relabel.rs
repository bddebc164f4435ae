//! The second step of training: situations from games, and what a search says they are worth.

use makker_bots::playout::{Policy, RestOfDeal};
use makker_bots::worlds::Guess;
use makker_chance::Chance;
use makker_rules::{Card, Seat};

/// How situations are labelled by search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Relabelling {
    /// In how many worlds the deal is played to its end from each situation.
    pub worlds: u32,
    /// One of this many situations is labelled; the others teach nothing.
    pub once_in: u32,
}

/// A deal while a game is played to learn from it.
#[derive(Clone)]
pub(crate) struct Labeller {
    pub(crate) manner: Relabelling,
    /// The cards that everyone was shown in this deal.
    pub(crate) shown: Vec<Card>,
}

impl Labeller {
    /// Is this situation one of those that are labelled?
    pub(crate) fn is_due(&self, chance: &mut Chance) -> bool {
        chance.below(self.manner.once_in as usize) == 0
    }

    /// What a seat that has just played or folded may expect.
    pub(crate) fn after_playing(
        &self,
        policy: &mut Policy<'_>,
        rest: &RestOfDeal,
        seat: Seat,
        chance: &mut Chance,
    ) -> f32 {
        let mut guess = Guess::within(*rest, seat, self.unseen(rest, seat));
        self.mean(|| policy.win_after_deal(&mut guess.any_world(chance), seat))
    }

    /// What a seat that gives a card may expect, before any card has been taken up.
    pub(crate) fn after_giving(
        &self,
        policy: &mut Policy<'_>,
        rest: &RestOfDeal,
        (seat, card): (Seat, Card),
        chance: &mut Chance,
    ) -> f32 {
        let mut guess = Guess::within(*rest, seat, self.unseen(rest, seat));
        self.mean(|| {
            let mut world = guess.any_world(chance);
            let mut gifts = policy.gifts(&world);
            gifts[seat] = Some(card);
            world.exchange(&gifts);
            policy.win_after_deal(&mut world, seat)
        })
    }

    fn mean(&self, mut win: impl FnMut() -> f32) -> f32 {
        (0..self.manner.worlds).map(|_| win()).sum::<f32>() / self.manner.worlds as f32
    }

    /// The cards that a seat was not shown in this deal and that may be anywhere.
    fn unseen(&self, rest: &RestOfDeal, seat: Seat) -> Vec<Card> {
        let mut cards = rest.rules().deck();
        let known = self.shown.iter().chain(rest.hands[seat].iter()).chain(rest.given[seat].iter());
        for card in known {
            if let Some(index) = cards.iter().position(|other| other == card) {
                cards.swap_remove(index);
            }
        }
        cards
    }
}
