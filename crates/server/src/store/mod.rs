//! Where tables are kept: the seam behind which SQLite is now, and PostgreSQL comes later.

pub mod sqlite;

use async_trait::async_trait;
use makker_protocol::TableStatus;

use crate::table::summary::{Listed, Summary};

/// A line of a table's log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// Its number: 1, 2, 3 and so on, without gaps.
    pub seq: u32,
    /// When it was written, in milliseconds since 1970.
    pub at: u64,
    /// What happened, as JSON.
    pub body: String,
}

/// Which tables a list is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Which {
    /// Public ones of this status, those that changed last first.
    Public(TableStatus),
    /// Those at which this person sits and which are not closed, those that changed last first.
    Of(String),
}

/// Why lines were not added.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AppendError {
    /// Someone else has written in between: read what, and decide again.
    Conflict,
    /// The storage does not work at the moment, and it is not known whether the lines are kept: read before deciding again.
    Unavailable(String),
}

/// The storage does not work at the moment, and why, for the log of the server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unavailable(pub String);

/// Keeps tables.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// Adds lines to a table's log, the first of which has the number `after + 1`, and replaces its summary: both or
    /// neither, and for good when this returns. A table is made by its first line.
    async fn append(&self, table: &str, after: u32, rows: Vec<Row>, summary: Summary) -> Result<(), AppendError>;

    /// The lines of a table's log after this number, in order; none if there is no such table.
    async fn load(&self, table: &str, after: u32) -> Result<Vec<Row>, Unavailable>;

    /// At most `limit` tables.
    async fn list(&self, which: &Which, limit: u32) -> Result<Vec<Listed>, Unavailable>;

    /// The ids of at most `limit` tables that were due at this time, those that waited longest first.
    async fn due(&self, now: u64, limit: u32) -> Result<Vec<String>, Unavailable>;

    /// 32 random bytes, always the same for one storage, from which the links of seats are worked out.
    async fn secret(&self) -> Result<[u8; 32], Unavailable>;

    /// How many tables of each status there are.
    async fn count(&self) -> Result<Vec<(TableStatus, u64)>, Unavailable>;

    /// Can something be kept for good, and read again? It is tried; an error says what does not work.
    async fn probe(&self) -> Result<(), Unavailable>;
}
