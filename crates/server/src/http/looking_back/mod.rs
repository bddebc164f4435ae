//! Looking back over HTTP: reviews of games that are over, and cards of their results, and the puzzle of the day.

mod card;
mod puzzle;
mod review;

pub use self::card::{Cards, card, table_page};
pub use self::puzzle::{LONGEST_AGO, puzzle};
pub use self::review::review;
