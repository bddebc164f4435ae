//! What is kept beside tables: reviews of their games, wanted or made, and the puzzles of the day. The storage is also the queue in which
//! reviews wait, so that a restart loses nothing and any process can make them.

use std::time::Duration;

use async_trait::async_trait;

use crate::store::Unavailable;

/// How often a review is begun at most: one that ends the process each time shall not do so for ever.
pub const TRIES: u32 = 5;

/// A review that somebody wants.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Wanted {
    /// The table.
    pub table: String,
    /// Which game of the evening, from 1.
    pub game: u32,
    /// How much work goes into it: `quick` or `deep`.
    pub effort: &'static str,
    /// The version of what makes it.
    pub version: u32,
}

/// A review as it is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum KeptReview {
    /// It is made, by this version or a newer one.
    Made(String),
    /// It is not made yet.
    Wanted {
        /// How many of the same effort were wanted before it.
        ahead: u32,
        /// How far whoever makes it has come, if anybody does.
        progress: Option<String>,
    },
    /// It was tried often enough.
    Failed,
}

/// What became of an order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ordered {
    /// It is wanted from now on, or was before.
    Taken,
    /// Too many wait.
    Full,
}

/// Keeps reviews and puzzles.
#[async_trait]
pub trait Reviews: Send + Sync {
    /// Notes at this time that a review is wanted, unless it was already or `most` of its effort wait. What an older version has made is
    /// made anew.
    async fn order(&self, wanted: &Wanted, at: u64, most: u32) -> Result<Ordered, Unavailable>;

    /// A review, if anybody has ever wanted it, by this version or a newer one.
    async fn review(&self, wanted: &Wanted) -> Result<Option<KeptReview>, Unavailable>;

    /// Lets a process, known by this word, make the review of this effort and version that has waited longest, for so long and unless
    /// another one does.
    async fn take_review(
        &self,
        effort: &'static str,
        version: u32,
        process: &str,
        time: Duration,
    ) -> Result<Option<Wanted>, Unavailable>;

    /// Notes for others how far a process has come with a review, which it may make for so much longer; or says that it may not.
    /// Whoever has a storage for itself need not be told.
    async fn note_progress(
        &self,
        _wanted: &Wanted,
        _process: &str,
        _time: Duration,
        _progress: &str,
    ) -> Result<bool, Unavailable> {
        Ok(true)
    }

    /// A process stops: another one may begin the review, and this was no try.
    async fn give_review_back(&self, wanted: &Wanted, process: &str) -> Result<(), Unavailable>;

    /// Keeps a review that was made, as long as its table.
    async fn keep_review(&self, wanted: &Wanted, review: &str) -> Result<(), Unavailable>;

    /// How many reviews wait, by effort.
    async fn wanted_reviews(&self) -> Result<Vec<(String, u64)>, Unavailable>;

    /// The puzzle of a day, if it was made.
    async fn puzzle(&self, day: &str) -> Result<Option<String>, Unavailable>;

    /// Notes that the puzzle of a day is wanted, unless it was or is there.
    async fn want_puzzle(&self, day: &str) -> Result<(), Unavailable>;

    /// The latest day whose puzzle is wanted and not there.
    async fn wanted_puzzle(&self) -> Result<Option<String>, Unavailable>;

    /// Keeps the puzzle of a day unless there is one: of two who make one, the first tells everybody.
    async fn keep_puzzle(&self, day: &str, puzzle: &str) -> Result<(), Unavailable>;
}

/// A kept row: whether it is made and by which version it would be, how often it was begun, and how far it is.
pub(crate) struct ReviewRow {
    pub(crate) review: Option<String>,
    pub(crate) tries: u32,
    pub(crate) progress: Option<String>,
    pub(crate) ahead: u32,
}

impl From<ReviewRow> for KeptReview {
    fn from(row: ReviewRow) -> KeptReview {
        match row {
            ReviewRow { review: Some(review), .. } => KeptReview::Made(review),
            // Whoever has begun for the last time still notes progress.
            ReviewRow { tries, progress: None, .. } if tries >= TRIES => KeptReview::Failed,
            ReviewRow { progress, ahead, .. } => KeptReview::Wanted { ahead, progress },
        }
    }
}
