//! A question to the people at the table: whether a play may be taken back, or the game given up.

use makker_rules::Seat;

/// A question that is not answered yet.
#[derive(Clone)]
pub struct Question {
    /// The number of the line by which it is asked.
    pub since: u32,
    /// When that was, in milliseconds since 1970.
    pub at: u64,
    /// Who asks.
    pub seat: Seat,
    /// Who has agreed, the asker first.
    pub agreed: Vec<Seat>,
}

impl Question {
    /// A question to which only the asker has said yes.
    pub fn new(since: u32, at: u64, seat: Seat) -> Question {
        Question { since, at, seat, agreed: vec![seat] }
    }
}
