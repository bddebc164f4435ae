//! Where tables are kept: the seam behind which a file of SQLite is, or PostgreSQL where several servers share tables.

mod kept;
mod part;
mod secret;
pub mod transfer;
pub mod reviews;
pub mod subscriptions;
pub mod sqlite;
pub mod postgres;

use std::time::Duration;

use async_trait::async_trait;
use makker_protocol::TableStatus;
use makker_rules::Seat;
use makker_table::summary::{Listed, Summary};

pub use self::kept::Checked;
pub use self::reviews::{KeptReview, Ordered, Reviews, Wanted};
pub use self::subscriptions::{Awaited, AwaitedPlace, Subscriptions};
pub use makker_table::absence::Attendance;

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
    /// These, in any order.
    These(Vec<String>),
    /// Those at which this person sits and which are not closed, those that changed last first.
    Of(String),
}

/// A table as it stands in the storage, whether or not it can be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stored {
    /// Its id.
    pub id: String,
    /// The number of its last line.
    pub seq: u32,
    /// When anyone last did something there or looked, in milliseconds since 1970.
    pub seen: u64,
    /// What lists show of it, as JSON.
    pub listing: String,
    /// Why whoever asks has set it aside, if they have.
    pub aside: Option<String>,
}

/// A place in a list of tables: a time and the id of the table that has it.
pub type Place = (u64, String);

/// Tables that nobody may want any more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unseen {
    /// Public ones that wait for people.
    WaitingInLobby,
    /// Those that wait for people who have their link.
    WaitingForFriends,
    /// Those with a running game.
    Playing,
    /// Those that were closed before any game began.
    WithoutGame,
    /// Those whose games are over.
    Finished,
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

/// Whether somebody is at a table, by one process.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Attends {
    /// The table.
    pub table: String,
    /// Their seat; none if they only look.
    pub seat: Option<Seat>,
    /// Whether they are, and since when.
    pub attendance: Attendance,
}

/// What another process has noted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Elsewhere {
    /// By what it is known.
    pub process: String,
    /// For how long it has not been heard of, in milliseconds.
    pub silent: u64,
    /// The number of the last change that is told here, or was before.
    pub version: u64,
    /// What has changed.
    pub attends: Vec<Attends>,
}

/// Keeps tables.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// Adds lines to a table's log, the first of which has the number `after + 1`, and replaces its summary: both or
    /// neither, and for good when this returns. A table is made by its first line.
    async fn append(&self, table: &str, after: u32, rows: Vec<Row>, summary: Summary) -> Result<(), AppendError>;

    /// The lines of a table's log after this number, in order; none if there is no such table.
    async fn load(&self, table: &str, after: u32) -> Result<Vec<Row>, Unavailable>;

    /// The numbers of the last lines of those of these tables that there are.
    async fn lengths(&self, tables: &[String]) -> Result<Vec<(String, u32)>, Unavailable>;

    /// At most `limit` tables.
    async fn list(&self, which: &Which, limit: u32) -> Result<Vec<Listed>, Unavailable>;

    /// At most `limit` public tables of this status that come after this place, those that changed last first; and when each
    /// changed. Its default is before all.
    async fn public(&self, status: TableStatus, after: &Place, limit: u32) -> Result<Vec<Place>, Unavailable>;

    /// At most `limit` tables that were due at this time and come after this place, those that waited longest first; and since when
    /// each is due. What is set aside is never due.
    async fn due(&self, now: u64, after: &Place, limit: u32) -> Result<Vec<Place>, Unavailable>;

    /// How many tables were made from this network, are open, and were of any concern to anyone since this time.
    async fn open_tables(&self, maker: &str, since: u64) -> Result<u32, Unavailable>;

    /// At most `limit` tables of this kind that nobody has looked at since this time; none that are set aside.
    async fn unseen(&self, which: Unseen, since: u64, limit: u32) -> Result<Vec<String>, Unavailable>;

    /// Notes that somebody looked at a table at this time; exact to an hour.
    async fn see(&self, table: &str, at: u64) -> Result<(), Unavailable>;

    /// Notes that this program cannot read a table, and why. For whoever opened the storage so it is not due any more; other programs that
    /// share the storage, newer ones perhaps, go on with it, and so may the next that opens it.
    async fn set_aside(&self, table: &str, why: &str) -> Result<(), Unavailable>;

    /// Deletes those of these tables that nobody has looked at since this time, for good, and says how many that were.
    async fn delete(&self, tables: Vec<String>, since: u64) -> Result<u64, Unavailable>;

    /// The latest time that was written down.
    async fn latest(&self) -> Result<u64, Unavailable>;

    /// Notes when a table whose last line has this number is due, if it is, although its bots do not play on.
    async fn sleep(&self, table: &str, seq: u32, due: Option<u64>) -> Result<(), Unavailable>;

    /// Lets a process, known by this word, think for the bots of a table whose last line has this number, for so long and unless
    /// another one does. It may ask again, for longer. Whoever has a storage for itself always may.
    async fn claim(&self, _table: &str, _seq: u32, _process: &str, _time: Duration) -> Result<bool, Unavailable> {
        Ok(true)
    }

    /// A process has thought.
    async fn release(&self, _table: &str, _process: &str) -> Result<(), Unavailable> {
        Ok(())
    }

    /// 32 random bytes, always the same for one storage, from which the links of seats are worked out.
    async fn secret(&self) -> Result<[u8; 32], Unavailable>;

    /// Takes this secret for its own if it has no tables yet, and says whether it has it now: links of tables that come from another
    /// storage go on opening their seats. Whoever has it open should open it anew.
    async fn take_secret(&self, secret: &[u8; 32]) -> Result<bool, Unavailable>;

    /// At most `limit` of all tables, those whose ids come after this one, in order.
    async fn all(&self, after: &str, limit: u32) -> Result<Vec<Stored>, Unavailable>;

    /// How many tables of each status there are, by its name; those that were set aside count as `aside`.
    async fn count(&self) -> Result<Vec<(&'static str, u64)>, Unavailable>;

    /// Notes that a process is there, and who has come to it and gone; each time with a larger number. Whoever has a storage for itself need
    /// not be told.
    async fn attend(&self, _process: &str, _version: u64, _attends: &[Attends]) -> Result<(), Unavailable> {
        Ok(())
    }

    /// What all processes but this one have noted, since those numbers where something is known of them.
    async fn attendance(&self, _process: &str, _known: &[(String, u64)]) -> Result<Vec<Elsewhere>, Unavailable> {
        Ok(Vec::new())
    }

    /// Waits until no other process looks for people, and keeps it so until what comes back is dropped.
    async fn find_alone(&self) -> Result<Box<dyn Send>, Unavailable> {
        Ok(Box::new(()))
    }

    /// What it keeps beside tables.
    fn reviews(&self) -> &dyn Reviews;

    /// Devices that want to be told when it is somebody's turn.
    fn subscriptions(&self) -> &dyn Subscriptions;

    /// Can something be kept for good, and read again? It is tried; an error says what does not work.
    async fn probe(&self) -> Result<(), Unavailable>;
}

/// Are these lines numbered on from `after`, and is there one at all? If not, that is no conflict: reading again and deciding
/// again would not help.
fn are_numbered(table: &str, after: u32, rows: &[Row]) -> Result<(), AppendError> {
    if !rows.is_empty() && rows.iter().zip(1..).all(|(row, n)| after.checked_add(n) == Some(row.seq)) {
        return Ok(());
    }
    let text = format!("lines of table {table} that are not numbered on from {after}, or none at all");
    Err(AppendError::Unavailable(text))
}
