//! Players of the game that see what a seat sees. They have no threads, no clock and no files, so that any host can ask them, be it
//! a server or a browser.
//!
//! [`advise`] is all that a host needs. The public modules are for `makker-lab`, which trains and measures the players, and for
//! `makker-review`, which looks back at games.
//!
//! ```
//! use makker_bots::{Budget, Level, advise};
//! use makker_rules::{Edition, History, Phase, Seat, Setup, View};
//!
//! // A deal of four players who look one move ahead.
//! let mut history = History::new(Setup::new(Edition::Jubilee, Seat::Red))?;
//! let mut deck = history.game().rules().deck();
//! makker_chance::Chance::from_seed(1).shuffle(&mut deck);
//! history.shuffle(&deck)?;
//! for seed in 0..20 {
//!     let decides = |seat: &&Seat| history.game().to_give().contains(**seat) || history.game().phase() == Phase::Play(**seat);
//!     let Some(seat) = Seat::ALL.iter().find(decides).copied() else { break };
//!     let advice = advise(&View::new(&history, Some(seat)), Level::Easy, seed, Budget::UNLIMITED).expect("it decides");
//!     history.choose(seat, advice.choice)?;
//! }
//! assert!(history.events().len() > 20);
//! # Ok::<(), makker_rules::Refusal>(())
//! ```

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

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
