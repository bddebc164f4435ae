//! Matches: players on duplicates, and a referee who lets only legal choices through.

mod foul;
mod player;
mod bot;
mod referee;
mod pairing;

pub(crate) use bot::refused;
pub use bot::{Bot, Variant};
pub use foul::{Foul, FoulKind};
pub use pairing::{DuplicateResult, Pairing, seatings};
pub use player::{Decision, Entrant, NoDecision, Player, Unable};
pub use referee::{Duplicate, Effort, GameResult, LONGEST_GAME, MOST_FOULS, NotedFoul};
