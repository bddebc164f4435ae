//! How the levels above `easy` think: one move ahead by the network, and from there on many times to the end of the deal or the
//! next.

use makker_chance::Chance;
use makker_rules::{RuleSet, Seat, View};

use crate::budget::{Budget, Meter};
use crate::network::Network;
use crate::playout::Policy;
use crate::search::ahead::is_near_its_end;
use crate::search::candidate::{candidates_at_once, sort};
use crate::search::mind::Mind;
use crate::search::trials::Trials;
use crate::thought::Thought;
use crate::worlds::{Guess, Tells, known_of_deal};

/// How many playouts there must be for each choice that is tried.
const PLAYOUTS_A_CHOICE: u32 = 50;

/// Thinks about the choices of a seat, as much as the budget allows; the best first.
pub(crate) fn think(
    network: &Network,
    view: &View,
    seat: Seat,
    mind: Mind,
    chance: &mut Chance,
    budget: Budget<'_>,
) -> Vec<Thought> {
    let mut meter = Meter::new(budget);
    let mut choices = view.choices.clone();
    // In random order, so that a small budget does not always look at the same cards.
    chance.shuffle(&mut choices);
    let rest = known_of_deal(view, seat);
    let mut policy = Policy::new(network);
    let mut candidates = candidates_at_once(&mut policy, &rest, view, seat, &choices, &mut meter);
    sort(&mut candidates);
    let is_clear = candidates.len() < 2 || candidates[0].is_won();
    if mind.searches() && !is_clear {
        let guess = Guess::new(view, seat, mind.memory);
        let guess = if mind.reads_tells { guess.minding(Tells::of(network, view, seat)) } else { guess };
        let playouts = mind.playouts_of(view.rules());
        let playouts = meter.left().map_or(playouts, |left| left.min(playouts));
        // A few choices well looked at are better than many at a glance.
        let most = (playouts / PLAYOUTS_A_CHOICE).max(2) as usize;
        let most = mind.candidates.min(most);
        let looks_ahead = mind.looks_ahead && is_near_its_end(view);
        let mut trials = Trials { policy, seat, guess, meter, phase: view.phase, looks_ahead };
        trials.find_best(&mut candidates, most, playouts, chance);
    }
    let thought = |thought: Thought| Thought { win: calibrated(thought.win, view.rules(), mind), ..thought };
    candidates.iter().map(|candidate| thought(candidate.thought())).collect()
}

/// The chance to win as it is told. The mean of playouts is too near to an even chance where it is near, and a little too far from
/// it where it is far, if each game counts once. The reason may be that the network learned from all situations of a game, and
/// most situations are from long games. Fitted on 60,000 games of `classic` that `medium` played.
fn calibrated(win: f64, rules: RuleSet, mind: Mind) -> f64 {
    const TIMES: f64 = 1.15;
    const POWER: f64 = 0.8;
    if !mind.searches() || win <= 0.0 || win >= 1.0 {
        return win;
    }
    let even = libm::log(1.0 / (rules.team_count() as f64 - 1.0));
    let above = libm::log(win / (1.0 - win)) - even;
    let told = even + (TIMES * libm::pow(above.abs(), POWER)).copysign(above);
    1.0 / (1.0 + libm::exp(-told))
}
