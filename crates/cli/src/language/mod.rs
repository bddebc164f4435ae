//! The language in which people are spoken to: which there are, which one somebody wants, and what is said in it.

pub mod tongue;
pub mod messages;
pub mod kept;
pub mod wish;
