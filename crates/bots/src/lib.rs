//! Players of the game that see what a seat sees. They have no threads, no clock and no files, so that any host can ask them, be it
//! a server or a browser.
//!
//! [`advise`] is all that a host needs. The public modules are for `makker-lab`, which trains and measures the players, and for
//! `makker-review`, which looks back at games.

mod level;
mod budget;
mod thought;
pub mod network;
pub mod playout;
pub mod worlds;
mod easy;
mod motive;
pub mod search;
mod advice;

pub use crate::advice::{Advice, Considered, advise, advise_as_experiment, hurried_nodes, motive_for};
pub use crate::budget::Budget;
pub use crate::level::{Level, UnknownLevel};
pub use crate::motive::Motive;
