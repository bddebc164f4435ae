//! Hand-written judgement, by which `beginner` and `easy` play.

mod ways;
mod reach;
mod judge;
mod exchange;
mod consider;

pub(crate) use consider::{Character, any_choice, consider};
pub(crate) use exchange::{is_start, needs_start};
pub(crate) use judge::{Judge, Weights};
pub(crate) use reach::reach_of;
