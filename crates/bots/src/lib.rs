//! Players of the game that see what a seat sees. They have no threads, no clock and no files: who asks them brings what
//! they need, be it a server or a browser.
//!
//! [`choose`] is all that a host needs. The public modules are for who trains and measures the players.

mod level;
mod budget;
mod motive;
mod advice;
mod easy;
pub mod network;
pub mod playout;
pub mod worlds;
pub mod search;
mod choose;

pub use crate::advice::{Advice, Considered};
pub use crate::budget::Budget;
pub use crate::choose::{choose, choose_by};
pub use crate::level::{Level, UnknownLevel};
pub use crate::motive::Motive;
