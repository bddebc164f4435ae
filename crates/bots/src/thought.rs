//! A choice that was thought about.

use makker_rules::Choice;

/// A choice, and what was found out about it.
#[derive(Clone, Copy)]
pub(crate) struct Thought {
    pub(crate) choice: Choice,
    /// The chance that the team wins.
    pub(crate) win: f64,
    /// How the choice is felt to be, on the same scale; it decides. It differs from `win` by what a partner would hold against
    /// the choice, or by how far a beginner errs.
    pub(crate) felt: f64,
}
