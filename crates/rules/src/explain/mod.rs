//! What people are told about moves: what one does, and why a card cannot be played.

mod trace;
mod reason;

pub use reason::Reason;
pub use trace::Travel;
