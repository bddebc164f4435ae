//! What people are told about moves: what one does, and why a card cannot be played.

pub(crate) mod trace;
pub(crate) mod reason;
