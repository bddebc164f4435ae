//! What is kept of devices that want to be told when it is somebody's turn, and of which turn each was told: whoever notes that first is
//! the one who tells it, also where several processes share a storage and across restarts.

use async_trait::async_trait;
use makker_rules::Seat;

use crate::push::Subscription;
use crate::store::Unavailable;
use makker_table::summary::Listing;

/// A device whose person sits at a table where a game is played, as far as it has not been told of what is there now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Awaited {
    /// By what the subscription is known.
    pub id: String,
    /// The person.
    pub person: String,
    /// The subscription.
    pub subscription: Subscription,
    /// How often in a row it could not be told something.
    pub failures: u32,
    /// The table.
    pub table: String,
    /// Where the person sits there.
    pub seat: Seat,
    /// The number of the table's last line.
    pub seq: u32,
    /// What lists show of the table.
    pub listing: Listing,
    /// The line since which the seat was asked when it was last told; 0 if it never was.
    pub told: u32,
}

/// A place in the list of those: subscription, table and seat.
pub type AwaitedPlace = (String, String, String);

/// Keeps subscriptions.
#[async_trait]
pub trait Subscriptions: Send + Sync {
    /// The key with which messages are signed, always the same for one storage: this one, unless there is one already.
    async fn vapid(&self, fresh: &[u8]) -> Result<Vec<u8>, Unavailable>;

    /// Keeps a subscription of a person, or renews it, at this time; the oldest of the same person make room for it beyond `most`. If there
    /// are `most_of_all`, no further one is kept. Says how many the person has; none if it was not kept.
    async fn subscribe(
        &self,
        person: &str,
        subscription: &Subscription,
        at: u64,
        most: u32,
        most_of_all: u32,
    ) -> Result<Option<u32>, Unavailable>;

    /// How many a person has.
    async fn devices(&self, person: &str) -> Result<u32, Unavailable>;

    /// Forgets a subscription.
    async fn unsubscribe(&self, id: &str) -> Result<(), Unavailable>;

    /// Forgets all that were not renewed since this time, and says how many that were.
    async fn forget_subscriptions(&self, since: u64) -> Result<u64, Unavailable>;

    /// At most `limit` of those that may be told something at this time, after this place; and the place of the last that was looked at, if
    /// there may be more.
    async fn awaited(
        &self,
        now: u64,
        after: &AwaitedPlace,
        limit: u32,
    ) -> Result<(Vec<Awaited>, Option<AwaitedPlace>), Unavailable>;

    /// Notes that a device is told by whoever asks that its person is asked since this line; or says that it was told already.
    async fn tell(&self, awaited: &Awaited, since: u32) -> Result<bool, Unavailable>;

    /// Notes that a table has grown and that the turn is still the one of which the device was told.
    async fn note_told(&self, awaited: &Awaited) -> Result<(), Unavailable>;

    /// The push service has the message.
    async fn delivered(&self, id: &str) -> Result<(), Unavailable>;

    /// It could not be told that its person is asked since this line: it may be tried again from this time on.
    async fn failed(&self, awaited: &Awaited, since: u32, until: u64) -> Result<(), Unavailable>;
}

/// The columns of such a row: id, person, subscription, failures, table, seat, length, listing, told.
pub(crate) type AwaitedRow = (String, String, String, i64, String, String, i64, String, i64);

/// Reads rows. What an older or newer program has written and this one cannot read is passed over.
pub(crate) fn read(rows: Vec<AwaitedRow>, limit: u32) -> (Vec<Awaited>, Option<AwaitedPlace>) {
    let last = rows.last().filter(|_| rows.len() >= limit as usize);
    let last = last.map(|row| (row.0.clone(), row.4.clone(), row.5.clone()));
    (rows.into_iter().filter_map(read_one).collect(), last)
}

fn read_one((id, person, body, failures, table, seat, seq, listing, told): AwaitedRow) -> Option<Awaited> {
    let number = |number: i64| u32::try_from(number).unwrap_or(u32::MAX);
    Some(Awaited {
        id,
        person,
        subscription: serde_json::from_str(&body).ok()?,
        failures: number(failures),
        table,
        seat: seat.parse().ok()?,
        seq: number(seq),
        listing: serde_json::from_str(&listing).ok()?,
        told: number(told),
    })
}

/// A subscription as it stands in a database.
pub(crate) fn body(subscription: &Subscription) -> Result<String, Unavailable> {
    serde_json::to_string(subscription).map_err(|error| Unavailable(error.to_string()))
}
