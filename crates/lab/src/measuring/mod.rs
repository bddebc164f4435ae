//! What is measured besides who beats whom.

mod exhibition;
mod tells;
mod company;

pub use company::{Company, Gifts};
pub use exhibition::Exhibition;
pub use tells::bits_told;
