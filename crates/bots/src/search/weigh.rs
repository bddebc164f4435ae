//! Weighing: choices tried in the same worlds, world by world, so that their difference is known with its error.

use makker_chance::Chance;
use makker_rules::{Choice, View};

use crate::budget::{Budget, Meter};
use crate::network::network;
use crate::playout::Policy;
use crate::search::ahead::{Until, can_look_ahead};
use crate::search::trials::Trials;
use crate::worlds::{Guess, Memory, Tells};

/// What choices came to in the same worlds.
#[derive(Clone, PartialEq, Debug)]
pub struct Weighed {
    /// How likely each world is; together they are 1.
    weights: Vec<f64>,
    /// By choice: the chance to win, world by world.
    wins: Vec<Vec<f64>>,
    /// Are these all the worlds there are?
    are_all: bool,
}

/// How much better one choice is than another.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Difference {
    /// The difference of the chances to win.
    pub mean: f64,
    /// Its standard error; 0 if every world was tried.
    pub error: f64,
}

/// A difference that was seen in few worlds is doubted as if it had been this large in one world more, in either direction: most
/// worlds tell little and a few tell much.
const DOUBT: f64 = 0.1;

impl Weighed {
    /// The chance to win after the choice with this number.
    pub fn win(&self, choice: usize) -> f64 {
        self.weights.iter().zip(&self.wins[choice]).map(|(weight, win)| weight * win).sum()
    }

    /// How much better the choice with the first number is than that with the second.
    pub fn difference(&self, better: usize, worse: usize) -> Difference {
        let (mut mean, mut squares) = (0.0, 0.0);
        for (weight, (better, worse)) in self.weights.iter().zip(self.wins[better].iter().zip(&self.wins[worse])) {
            mean += weight * (better - worse);
            squares += weight * (better - worse) * (better - worse);
        }
        let count = self.weights.len() as f64;
        let variance = (squares - mean * mean).max(0.0) + DOUBT * DOUBT / count;
        let error = if self.are_all || better == worse { 0.0 } else { (variance / count).sqrt() };
        Difference { mean, error }
    }
}

/// Tries each of these choices of the view's seat in at most this number of worlds, which the seat thinks possible: it remembers every
/// card since the shuffle and reads others' plays. Where the whole deal is known but for a card or two, every world is tried once.
pub fn weigh(view: &View, choices: &[Choice], worlds: u32, until: Until, seed: u64) -> Option<Weighed> {
    let seat = view.seat.filter(|seat| view.rules().has_seat(*seat))?;
    let network = network(view.rules());
    let mut chance = Chance::from_seed(seed);
    let guess = Guess::new(view, seat, Memory::SinceShuffle).minding(Tells::of(network, view, seat));
    let looks_ahead = until == Until::NextDealEnds && can_look_ahead(view);
    let every = if until == Until::DealEnds { guess.every_world(worlds as usize, &mut chance) } else { None };
    let mut trials = Trials {
        policy: Policy::new(network),
        seat,
        guess,
        meter: Meter::new(Budget::UNLIMITED),
        phase: view.phase,
        looks_ahead,
    };
    let mut weighed = Weighed { weights: Vec::new(), wins: vec![Vec::new(); choices.len()], are_all: every.is_some() };
    let known = every.unwrap_or_default();
    let count = if weighed.are_all { known.len() } else { worlds.max(1) as usize };
    let mut known = known.into_iter();
    for _ in 0..count {
        let (weight, world) = match known.next() {
            Some((weight, rest)) => (f64::from(weight), trials.furnish(1.0, rest, None)),
            None => (1.0 / count as f64, trials.any_world(&mut chance)),
        };
        let same_cards = chance.clone();
        weighed.weights.push(weight);
        for (choice, wins) in choices.iter().zip(&mut weighed.wins) {
            wins.push(match until {
                Until::DealEnds | Until::NextDealEnds => trials.play_out(*choice, &world),
                Until::GameEnds => trials.play_on(*choice, &world, &mut same_cards.clone()),
            });
        }
    }
    Some(weighed)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn weighed(wins: [Vec<f64>; 2], are_all: bool) -> Weighed {
        let count = wins[0].len();
        Weighed { weights: vec![1.0 / count as f64; count], wins: wins.into(), are_all }
    }

    #[test]
    fn a_difference_is_that_of_the_same_worlds_and_is_sure_only_when_there_are_no_others() {
        let apart = [vec![0.9, 0.2, 0.9, 0.2], vec![0.8, 0.1, 0.8, 0.1]];
        let some = weighed(apart.clone(), false).difference(0, 1);
        assert!((some.mean - 0.1).abs() < 1e-9 && some.error > 0.0, "{some:?}");
        assert!(some.error < 0.03, "the worlds differ, the difference does not: {some:?}");
        assert_eq!(weighed(apart, true).difference(0, 1).error, 0.0);
        let torn = weighed([vec![1.0, 0.0, 1.0, 0.0], vec![0.0, 1.0, 0.0, 1.0]], false).difference(0, 1);
        assert!(torn.mean.abs() < 1e-9 && torn.error > 0.4, "{torn:?}");
    }
}
