//! What tells how likely a seat's team wins, from `medium` on: a network that learned from playing itself.

mod situation;
mod pawns;
mod features;
mod differences;
mod packed;
mod layers;
mod weights;

pub use features::Features;
pub use layers::{HIDDEN, HIDDEN_UNIT, MOST, Network, NotANetwork, OUTPUT_UNIT};
pub(crate) use layers::{Hidden, Layers};
pub use situation::Situation;
pub use weights::{bring, is_at_hand, network};
