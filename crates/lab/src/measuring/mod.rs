//! What is measured besides who beats whom.

mod examine;
mod company;

pub use company::{Company, Gifts};
pub use examine::{Exhibition, examine, told};
