//! Search: how the levels above `easy` think.

mod partner;
mod candidate;
mod trial;
mod think;

pub use think::{Change, Until, can_look_ahead, cards_a_seat, judge};
pub(crate) use think::{HARD, MASTER, MEDIUM, Mind, Thought, think};
