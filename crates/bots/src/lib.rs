//! Players of the game that see what a seat sees, and the arena that measures them.

mod level;
mod budget;
mod motive;
mod advice;
mod ways;
mod unseen;
mod judge;
mod exchange;
mod reasons;
mod choose;
mod player;
mod referee;
mod in_order;
mod arena;
mod score;
mod sprt;
mod ladder;

pub use crate::advice::{Advice, Considered};
pub use crate::arena::{DealResult, Pairing, seatings};
pub use crate::budget::Budget;
pub use crate::choose::choose;
pub use crate::ladder::{Ladder, Rating};
pub use crate::level::{Level, UnknownLevel};
pub use crate::motive::Motive;
pub use crate::player::{Bot, Decision, Entrant, Foul, FoulKind, NoDecision, Player, Unable};
pub use crate::referee::{Deal, Effort, GameResult, LONGEST_GAME, MOST_FOULS, NotedFoul};
pub use crate::score::{Interval, Score};
pub use crate::sprt::{Sprt, SprtError, Verdict};
