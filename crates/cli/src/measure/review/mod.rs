//! Whether the review is right: what docs/review.md says of it.

pub mod luck;
pub mod verdicts;
pub mod agreement;
pub mod planted;
pub mod blunders;
pub mod judged;

use makker_lab::statistics::{Interval, Score};
use makker_review::Verdict;

/// The word with which a verdict begins in a line that is kept.
fn word(verdict: Verdict) -> &'static str {
    verdict.word()
}

/// The verdict that a word of a kept line says.
fn verdict(word: &str) -> Option<Verdict> {
    Verdict::ALL.into_iter().find(|verdict| verdict.word() == word)
}

/// The share of these for which it holds, in per cent, with its 95 % interval.
fn share<T>(all: &[T], holds: impl Fn(&T) -> bool) -> String {
    let mut score = Score::new();
    all.iter().for_each(|one| score.add(f64::from(u8::from(holds(one))), 1));
    if all.is_empty() {
        return "-".to_string();
    }
    let Interval { low, high } = score.rate_interval();
    let [rate, low, high] = [score.rate(), low, high].map(|share| 100.0 * share);
    format!("{rate:.1} % ({low:.1} to {high:.1})")
}
