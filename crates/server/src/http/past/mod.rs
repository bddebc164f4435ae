//! Looking back: games that are over, with all hands open.

pub mod replay;
