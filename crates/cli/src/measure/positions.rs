//! The decisions that choices are judged in: drawn from games of `medium`.

use makker_bots::{Budget, Level, advise};
use makker_lab::measuring::Exhibition;
use makker_rules::{Choice, View};

use crate::measure::Args;

/// A decision that `is_fit` from a game of `medium`.
pub fn decision(args: &Args, number: u32, is_fit: impl Fn(&View) -> bool) -> Option<View> {
    let exhibition = Exhibition { rules: args.edition, level: Level::Medium, seed: args.seed_of(number) };
    exhibition.one(is_fit).map(|(view, _, _)| view)
}

/// The choices in the order in which `medium` likes them.
pub fn liked(view: &View) -> Vec<Choice> {
    let considered = advise(view, Level::Medium, 1, Budget::UNLIMITED).map_or(Vec::new(), |advice| advice.considered);
    considered.iter().map(|considered| considered.choice).collect()
}

/// A seed for other worlds than those of this one and of its complement.
pub fn other_worlds(seed: u64) -> u64 {
    seed ^ 1 << 63
}
