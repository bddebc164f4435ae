//! How far cards reach: which distances a known hand bridges, and how likely a hidden one does.

use makker_rules::{Card, Effect, Hand};

use crate::worlds::Unseen;

/// The longest distance that a single card bridges.
pub(crate) const FARTHEST: usize = 14;

/// Something about the cards that bring a pawn exactly this far, by steps forwards and backwards.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Reach<T> {
    pub(crate) forwards: [T; FARTHEST + 1],
    pub(crate) backwards: [T; FARTHEST + 1],
    /// Out of home.
    pub(crate) start: T,
}

impl<T: Copy> Reach<T> {
    fn of(nothing: T) -> Reach<T> {
        Reach { forwards: [nothing; FARTHEST + 1], backwards: [nothing; FARTHEST + 1], start: nothing }
    }

    /// Visits each distance that a card bridges with one pawn; of a split, each share.
    fn visit(&mut self, card: Card, mut visit: impl FnMut(&mut T)) {
        for effect in card.effects() {
            match *effect {
                Effect::Forward(steps) | Effect::Jump(steps) | Effect::Pair(steps) => {
                    visit(&mut self.forwards[usize::from(steps)]);
                }
                Effect::Split(steps) => self.forwards[1..=usize::from(steps)].iter_mut().for_each(&mut visit),
                Effect::Backward(steps) => visit(&mut self.backwards[usize::from(steps)]),
                Effect::ForwardBack(there, back) => {
                    visit(&mut self.forwards[usize::from(there)]);
                    visit(&mut self.backwards[usize::from(back - there)]);
                }
                Effect::Start | Effect::StartTwo => visit(&mut self.start),
                Effect::Swap => {}
            }
        }
    }
}

/// Which distances a known hand bridges.
pub(crate) fn reach_of(hand: &Hand) -> Reach<bool> {
    let mut reach = Reach::of(false);
    hand.kinds().for_each(|card| reach.visit(card, |bridged| *bridged = true));
    reach
}

/// The chance to hold a card that bridges a distance, by number of hidden cards held, from none to a whole hand.
pub(crate) fn chances_of_reach(unseen: &Unseen) -> [Reach<f64>; Hand::SIZE + 1] {
    let mut shares = Reach::of(0.0);
    let total: u32 = unseen.counts().iter().map(|(_, count)| u32::from(*count)).sum();
    let total = f64::from(total.max(1));
    for (card, count) in unseen.counts() {
        shares.visit(*card, |share| *share += f64::from(*count) / total);
    }
    std::array::from_fn(|held| {
        let chance = |share: f64| 1.0 - (1.0 - share.min(1.0)).powi(held as i32);
        Reach {
            forwards: shares.forwards.map(chance),
            backwards: shares.backwards.map(chance),
            start: chance(shares.start),
        }
    })
}
