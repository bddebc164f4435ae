//! Hand-written judgement, by which `beginner` and `easy` play.

mod ways;
mod judge;
mod exchange;

pub(crate) use exchange::{is_start, needs_start, worth_giving};
pub(crate) use judge::{Judge, Weights};
