//! What the tests of several crates share; no program uses it.
//!
//! Random games come from [`random_game`], or decision by decision from [`step`] and [`decider`]. [`imagine`] gives a game
//! that looks the same to one viewer, which the laws of secrecy are about. [`fits`] holds JSON against a schema.

mod deed;
mod game;
mod imagine;
mod fits;

pub use crate::deed::{Deed, pick};
pub use crate::fits::fits;
pub use crate::game::{decider, random_game, random_setup, step};
pub use crate::imagine::imagine;
