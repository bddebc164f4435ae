//! What a seat cannot see, and what it may guess of it.

mod unseen;
mod tells;
mod guess;

pub use guess::Guess;
pub use tells::Tells;
pub(crate) use unseen::{FARTHEST, Memory, Reach, reach_of};
pub use unseen::{Unseen, given_and_held};
