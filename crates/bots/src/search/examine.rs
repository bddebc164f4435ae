//! Examinations: how good choices are by the judgement of many playouts.

use makker_chance::Chance;
use makker_rules::{Choice, View};

use crate::budget::{Budget, Meter};
use crate::network::network;
use crate::playout::Policy;
use crate::search::ahead::{Until, can_look_ahead};
use crate::search::trials::Trials;
use crate::worlds::{Guess, Memory, Tells};

/// The chance to win after each of these choices, by this many playouts each, all in the same worlds.
pub fn examine(view: &View, choices: &[Choice], playouts: u32, until: Until, seed: u64) -> Vec<f64> {
    let Some(seat) = view.seat.filter(|seat| view.rules().has_seat(*seat)) else { return Vec::new() };
    let network = network(view.rules());
    let mut chance = Chance::from_seed(seed);
    let guess = Guess::new(view, seat, Memory::SinceShuffle).minding(Tells::of(network, view, seat));
    let mut trials = Trials {
        policy: Policy::new(network),
        seat,
        guess,
        meter: Meter::new(Budget::UNLIMITED),
        phase: view.phase,
        looks_ahead: until == Until::NextDealEnds && can_look_ahead(view),
    };
    let mut wins = vec![0.0; choices.len()];
    for _ in 0..playouts {
        let world = trials.any_world(&mut chance);
        let same_cards = chance.clone();
        for (choice, win) in choices.iter().zip(&mut wins) {
            *win += match until {
                Until::DealEnds | Until::NextDealEnds => trials.play_out(*choice, &world),
                Until::GameEnds => trials.play_on(*choice, &world, &mut same_cards.clone()),
            };
        }
    }
    wins.iter().map(|win| win / f64::from(playouts.max(1))).collect()
}
