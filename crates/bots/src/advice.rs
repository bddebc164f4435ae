//! What a bot says when it is asked what to do.

use makker_rules::Choice;

use crate::motive::Motive;

/// A decision, and what led to it.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice {
    /// What to do: one of the view's choices.
    pub choice: Choice,
    /// Its estimated chance that the seat's team wins, from 0 to 1.
    pub win: f64,
    /// Why, in a form that people can be told.
    pub motive: Motive,
    /// All that was considered, the most promising first.
    pub considered: Vec<Considered>,
}

/// A choice that was considered.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Considered {
    /// The choice.
    pub choice: Choice,
    /// The estimated chance that the seat's team wins after it, from 0 to 1.
    pub win: f64,
}
