//! What a seat cannot see, and what it may guess of it.

mod unseen;
mod known;
mod tells;
mod guess;

pub use guess::Guess;
pub(crate) use known::known_of_deal;
pub use tells::Tells;
pub(crate) use unseen::Memory;
pub use unseen::{Unseen, given_and_held};
