//! What to do: the one function behind every bot.

use makker_chance::Chance;
use makker_rules::View;

use crate::advice::{Advice, Considered};
use crate::budget::Budget;
use crate::level::Level;
use crate::motive::Motive;

/// What a bot of this level does in the place of the view's seat; `None` if there is nothing to decide.
///
/// The same view, level, seed and number of nodes give the same advice. What the view does not show cannot matter.
pub fn choose(view: &View, level: Level, seed: u64, budget: Budget) -> Option<Advice> {
    let _ = (level, budget);
    let choice = *view.choices.get(Chance::from_seed(seed).below(view.choices.len().max(1)))?;
    Some(Advice { choice, win: 0.5, motive: Motive::Advances, considered: vec![Considered { choice, win: 0.5 }] })
}
