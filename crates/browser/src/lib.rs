//! Tables without a server: what `makker serve` does for a table, in the browser of whoever plays there. The page asks in JSON
//! (`ask.rs`) and is answered in the messages of the protocol; lines of a table's log go back and forth, so that the page can keep them.
//!
//! It has no clock, no storage and no chance of its own: the page says what time it is, keeps the lines, and brings a seed and what the
//! bots have learned.

mod ask;
mod engine;
mod reviewing;
#[cfg(target_arch = "wasm32")]
mod border;

pub use crate::engine::Engine;
