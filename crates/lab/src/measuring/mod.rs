//! What is measured besides who beats whom.

mod exhibition;
mod tells;
mod company;
mod luck;

pub use company::{Company, Gifts};
pub use exhibition::Exhibition;
pub use luck::{duplicate_without_luck, without_luck};
pub use tells::bits_told;
