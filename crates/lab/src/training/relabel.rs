//! The second step of training: situations from games, and what a search says they are worth.

use makker_bots::playout::{Policy, Round};
use makker_bots::worlds::Guess;
use makker_chance::Chance;
use makker_rules::{Card, Seat};

/// How situations are labelled by search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Relabelling {
    /// In how many worlds the deal is played to its end from each situation.
    pub worlds: u32,
    /// One situation in so many is labelled; the others teach nothing.
    pub once_in: u32,
}

/// A deal while a game is played to learn from it: who saw which cards.
#[derive(Clone)]
pub(crate) struct Labeller {
    pub(crate) manner: Relabelling,
    /// The cards that everyone has seen in this deal.
    pub(crate) seen: Vec<Card>,
}

impl Labeller {
    /// Is this situation one of those that are labelled?
    pub(crate) fn is_due(&self, chance: &mut Chance) -> bool {
        chance.below(self.manner.once_in as usize) == 0
    }

    /// What a seat may expect that has just played or folded.
    pub(crate) fn after_playing(&self, policy: &mut Policy<'_>, round: &Round, seat: Seat, chance: &mut Chance) -> f32 {
        let mut guess = Guess::within(*round, seat, self.unseen(round, seat));
        self.mean(|| policy.win_after_deal(&mut guess.any_world(chance), seat))
    }

    /// What a seat may expect that gives a card, before any has been taken up.
    pub(crate) fn after_giving(
        &self,
        policy: &mut Policy<'_>,
        round: &Round,
        (seat, card): (Seat, Card),
        chance: &mut Chance,
    ) -> f32 {
        let mut guess = Guess::within(*round, seat, self.unseen(round, seat));
        self.mean(|| {
            let mut world = guess.any_world(chance);
            let mut gifts = policy.gifts(&world);
            gifts[seat as usize] = Some(card);
            world.exchange(&gifts);
            policy.win_after_deal(&mut world, seat)
        })
    }

    fn mean(&self, mut win: impl FnMut() -> f32) -> f32 {
        (0..self.manner.worlds).map(|_| win()).sum::<f32>() / self.manner.worlds as f32
    }

    /// The cards that a seat has not seen in this deal and that may be anywhere.
    fn unseen(&self, round: &Round, seat: Seat) -> Vec<Card> {
        let mut cards = round.edition.deck();
        let known = self.seen.iter().chain(round.hands[seat as usize].iter()).chain(round.given[seat as usize].iter());
        for card in known {
            if let Some(place) = cards.iter().position(|other| other == card) {
                cards.swap_remove(place);
            }
        }
        cards
    }
}
