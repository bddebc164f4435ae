//! Looking back over HTTP: games that are over, with all hands open, reviewed, and as a card of their result; and the puzzle of the day.

pub mod replay;
mod card;
mod puzzle;
mod review;

pub use self::card::{Cards, card, table_page};
pub use self::puzzle::{LONGEST_AGO, puzzle};
pub use self::review::review;
