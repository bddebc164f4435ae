//! News between those who look at the same table: the seam behind which there is one process, or several that NATS connects.

mod local;
mod nats;
mod spending;

use makker_protocol::{Emote, Word};
use makker_rules::Seat;
use serde::{Deserialize, Serialize};
use tokio::sync::broadcast;

pub use self::local::LocalBus;
pub use self::nats::{NatsAddress, NatsBus, WrongAddress};
pub use self::spending::{Purse, Spending};

/// What those who look at a table are told.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum News {
    /// Its log has grown to this number, or who is here has changed.
    Changed(u32),
    /// Someone shows a feeling; nothing of it is kept.
    Emote(Word<Seat>, Emote),
}

/// What a process tells all others that is about no single table. Older and newer programs run side by side for a while: what one does
/// not know it passes over.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Announcement {
    /// Bots wait for a thread to think on: whoever has one to spare may look for them.
    Work,
    /// Somebody has come or gone somewhere: the storage knows who.
    Attendance,
    /// What was asked of one process counts for all.
    Spent(Spending),
    /// Said to this process alone: the connection was lost and is there again, or too much came at once. Something may have been missed.
    #[serde(skip)]
    Gap,
}

/// What is known of a table by its news.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Heard {
    /// Nobody but this process adds to any log.
    Alone,
    /// Its log has grown to this number at least; if nothing is missed that would be known of more, but what is just on its way.
    UpTo(u32),
    /// It is not listened to, or not for long enough: its log may have any length.
    Unsure,
}

/// Tells news.
pub trait Bus: Send + Sync + 'static {
    /// Tells everyone who listens to a table, in this process and others.
    fn publish(&self, table: &str, news: News);

    /// Tells those who listen to a table in this process.
    fn tell_here(&self, table: &str, news: News);

    /// Listens to a table from now on. Whoever listens too slowly misses news, and is told that it did.
    fn subscribe(&self, table: &str) -> broadcast::Receiver<News>;

    /// How many here listen to a table.
    fn listeners(&self, table: &str) -> usize;

    /// Does anyone?
    fn is_heard(&self, table: &str) -> bool {
        self.listeners(table) > 0
    }

    /// What was heard of the length of a table's log since this was asked last: whoever asks then reads on.
    fn heard(&self, table: &str) -> Heard;

    /// The tables that are listened to and whose news others tell, so that some may be missed.
    fn may_miss(&self) -> Vec<String>;

    /// Tells all other processes.
    fn announce(&self, announcement: Announcement);

    /// What other processes tell from now on.
    fn announcements(&self) -> broadcast::Receiver<Announcement>;

    /// Forgets the tables to which nobody listens any more.
    fn tidy(&self);
}

/// How many news wait for someone who is slow.
const WAITING: usize = 16;

/// The same for what all processes tell each other.
const ANNOUNCED: usize = 256;
