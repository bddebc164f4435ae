//! Random games, which the laws are about.

use makker_chance::Chance;
use makker_rules::{History, Phase, RuleSet, Seat, Setup};

use crate::deed::{Deed, pick};

/// A game that someone deals first, and that is played on half the time where there are three teams.
pub fn random_setup(rules: impl Into<RuleSet>, chance: &mut Chance) -> Setup {
    let rules = rules.into();
    let dealer = pick(rules.seats(), chance);
    let play_on = rules.team_count() > 2 && chance.below(2) == 0;
    Setup { play_on, ..Setup::new(rules, dealer) }
}

/// Plays on at random until `until` says so or the game is over.
pub fn random_game(rules: impl Into<RuleSet>, chance: &mut Chance, mut until: impl FnMut(&History) -> bool) -> History {
    let mut history = History::new(random_setup(rules, chance)).expect("a setup of the rule set");
    while history.game().phase() != Phase::Over && !until(&history) {
        step(&mut history, chance);
    }
    history
}

/// One more decision, or a shuffle; nothing once the game is over.
pub fn step(history: &mut History, chance: &mut Chance) {
    if let Some(deed) = Deed::at_random(history.game(), chance) {
        deed.on_history(history);
    }
}

/// Who decides next, after a shuffle where one is due; nobody once the game is over. For games in which someone else than
/// chance decides.
pub fn decider(history: &mut History, chance: &mut Chance) -> Option<Seat> {
    if history.game().phase() == Phase::Shuffle {
        Deed::shuffle(history.game(), chance).on_history(history);
    }
    history.game().decider()
}
