//! Whether the review is right: what docs/review.md says of it.

pub mod luck;
pub mod verdicts;
pub mod agreement;
pub mod planted;
pub mod blunders;
pub mod judged;

use makker_review::Verdict;

/// The word with which a verdict begins in a line that is kept.
fn word(verdict: Verdict) -> &'static str {
    verdict.word()
}

/// The verdict that a word of a kept line says.
fn verdict(word: &str) -> Option<Verdict> {
    Verdict::ALL.into_iter().find(|verdict| verdict.word() == word)
}
