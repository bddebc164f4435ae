//! Matches: players on duplicate deals, and a referee who lets only legal choices through.

mod player;
mod variant;
mod referee;
mod pairing;

pub use pairing::{DealResult, Pairing, seatings};
pub(crate) use player::refused;
pub use player::{Bot, Decision, Entrant, Foul, FoulKind, NoDecision, Player, Unable};
pub use referee::{Deal, Effort, GameResult, LONGEST_GAME, MOST_FOULS, NotedFoul};
pub use variant::Variant;
