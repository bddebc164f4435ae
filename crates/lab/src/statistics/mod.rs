//! What results say about strength, and how far they are to be trusted.

mod score;
mod sprt;
mod ladder;
mod adjusted;

pub use adjusted::Adjusted;
pub use ladder::{Ladder, Rating};
pub use score::{Interval, Score};
pub use sprt::{Sprt, SprtError, Verdict};
