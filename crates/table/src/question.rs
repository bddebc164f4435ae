//! A question to the people at the table: whether a play may be taken back, the game given up, or what becomes of one of them.

use makker_protocol::Verdict;
use makker_rules::Seat;

/// How long a vote is open, in milliseconds.
pub const VOTE: u64 = 60_000;

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

/// A question about one of them, which is answered by as many as it takes.
#[derive(Clone)]
pub struct Vote {
    /// What is asked.
    pub what: Verdict,
    /// About whom.
    pub of: Seat,
    /// Who asks, and who has agreed.
    pub question: Question,
}

/// How many of these people must agree: more than half, and to remove someone at least two.
pub fn needed(what: Verdict, voters: usize) -> usize {
    let most = voters / 2 + 1;
    match what {
        Verdict::StandIn => most,
        Verdict::Remove => most.max(2),
    }
}
