//! Subscriptions in the file of tables.

use async_trait::async_trait;
use rusqlite::{Connection, Error, params};
use sqlx::{query_as, query_scalar};

use crate::push::Subscription;
use crate::store::kept::time;
use crate::store::sqlite::SqliteStore;
use crate::store::sqlite::upkeep::Upkeep;
use crate::store::subscriptions::{Awaited, AwaitedPlace, AwaitedRow, Subscriptions, body, read};
use crate::store::{Unavailable, secret};

const DEVICES: &str = "SELECT count(*) FROM subscriptions WHERE person = ?1";
const SUBSCRIBE: &str = "INSERT INTO subscriptions (id, person, renewed, body) VALUES (?1, ?2, ?3, ?4)
     ON CONFLICT (id) DO UPDATE SET person = excluded.person, renewed = excluded.renewed, body = excluded.body,
         failures = 0, rests_until = 0";
/// Those of a person that have not been renewed for longest, but the newest.
const MAKE_ROOM: &str = "DELETE FROM subscriptions WHERE person = ?1 AND id NOT IN
     (SELECT id FROM subscriptions WHERE person = ?1 ORDER BY renewed DESC, id LIMIT ?2)";
const FORGET: &str = "DELETE FROM subscriptions WHERE renewed < ?1";
pub(crate) const AWAITED: &str =
    "SELECT s.id, s.person, s.body, s.failures, p.table_id, p.seat, t.seq, t.listing, coalesce(told.since, 0)
     FROM subscriptions AS s CROSS JOIN people AS p ON p.person = s.person CROSS JOIN tables AS t ON t.id = p.table_id
     LEFT JOIN told ON told.subscription = s.id AND told.table_id = t.id
     WHERE s.id >= ?1 AND (s.id, p.table_id, p.seat) > (?1, ?2, ?3) AND s.rests_until <= ?4 AND t.status = 'playing'
     AND (told.seq IS NULL OR told.seq < t.seq) ORDER BY s.id, p.table_id, p.seat LIMIT ?5";
/// Whoever is second finds a line that is not older, or a failure of which they did not know. A table or a subscription that is gone is
/// told nothing.
const TELL: &str = "INSERT INTO told (subscription, table_id, since, seq)
     SELECT s.id, t.id, ?3, ?4 FROM subscriptions AS s, tables AS t WHERE s.id = ?1 AND t.id = ?2 AND s.failures = ?5
     ON CONFLICT (subscription, table_id) DO UPDATE SET since = excluded.since, seq = excluded.seq
     WHERE told.since < excluded.since";
const NOTE: &str = "UPDATE told SET seq = ?3 WHERE subscription = ?1 AND table_id = ?2 AND seq < ?3";
const UNTELL: &str = "DELETE FROM told WHERE subscription = ?1 AND table_id = ?2 AND since = ?3";

/// What is changed.
pub(crate) enum Told {
    /// The key with which messages are signed, unless there is one.
    Vapid(Vec<u8>),
    /// A subscription: its id, the person, the time, its body, and how many the person and all together may have.
    Subscribe(String, String, u64, String, u32, u32),
    /// One is forgotten.
    Unsubscribe(String),
    /// All that were not renewed since then are.
    Forget(u64),
    /// A subscription is told of a table, since which line and at which, if it has failed so often.
    Tell(String, String, u32, u32, u32),
    /// The same line is still it, at this one.
    Note(String, String, u32),
    /// It was delivered.
    Delivered(String),
    /// It was not, and may be tried from this time on.
    Failed(String, String, u32, u64),
}

impl Told {
    /// Does it, and says how many rows that were; how many devices the person has then, for a subscription.
    pub(crate) fn perform(&self, connection: &Connection) -> Result<u64, Error> {
        let done = match self {
            Told::Vapid(fresh) => connection.execute(secret::KEEP_VAPID, [fresh])?,
            Told::Subscribe(id, person, at, body, most, most_of_all) => {
                let others = "SELECT count(*) FROM subscriptions WHERE id <> ?1";
                let others: u32 = connection.query_row(others, [id], |row| row.get(0))?;
                if others >= *most_of_all {
                    return Ok(0);
                }
                connection.execute(SUBSCRIBE, params![id, person, time(*at), body])?;
                connection.execute(MAKE_ROOM, params![person, most])?;
                let devices: u32 = connection.query_row(DEVICES, [person], |row| row.get(0))?;
                return Ok(devices.into());
            }
            Told::Unsubscribe(id) => connection.execute("DELETE FROM subscriptions WHERE id = ?1", [id])?,
            Told::Forget(since) => connection.execute(FORGET, [time(*since)])?,
            Told::Tell(id, table, since, seq, failures) => {
                connection.execute(TELL, params![id, table, since, seq, failures])?
            }
            Told::Note(id, table, seq) => connection.execute(NOTE, params![id, table, seq])?,
            Told::Delivered(id) => {
                connection.execute("UPDATE subscriptions SET failures = 0 WHERE id = ?1 AND failures > 0", [id])?
            }
            Told::Failed(id, table, since, until) => {
                connection.execute(UNTELL, params![id, table, since])?;
                let rest = "UPDATE subscriptions SET failures = failures + 1, rests_until = ?2 WHERE id = ?1";
                connection.execute(rest, params![id, time(*until)])?
            }
        };
        Ok(done as u64)
    }
}

impl SqliteStore {
    async fn told(&self, told: Told) -> Result<u64, Unavailable> {
        self.upkeep(Upkeep::Told(told)).await
    }
}

#[async_trait]
impl Subscriptions for SqliteStore {
    async fn vapid(&self, fresh: &[u8]) -> Result<Vec<u8>, Unavailable> {
        self.told(Told::Vapid(fresh.to_vec())).await?;
        query_scalar(secret::FIND_VAPID)
            .fetch_one(&self.readers)
            .await
            .map_err(|error| SqliteStore::failed(self, error))
    }

    async fn subscribe(
        &self,
        person: &str,
        subscription: &Subscription,
        at: u64,
        most: u32,
        most_of_all: u32,
    ) -> Result<Option<u32>, Unavailable> {
        let id = Subscription::id(&subscription.endpoint);
        let told = Told::Subscribe(id, person.to_string(), at, body(subscription)?, most, most_of_all);
        let devices = self.told(told).await?;
        Ok(u32::try_from(devices).ok().filter(|devices| *devices > 0))
    }

    async fn devices(&self, person: &str) -> Result<u32, Unavailable> {
        let devices = query_scalar(DEVICES).bind(person).fetch_one(&self.readers).await;
        devices.map_err(|error| SqliteStore::failed(self, error))
    }

    async fn unsubscribe(&self, id: &str) -> Result<(), Unavailable> {
        self.told(Told::Unsubscribe(id.to_string())).await.map(drop)
    }

    async fn forget_subscriptions(&self, since: u64) -> Result<u64, Unavailable> {
        self.told(Told::Forget(since)).await
    }

    async fn awaited(
        &self,
        now: u64,
        (id, table, seat): &AwaitedPlace,
        limit: u32,
    ) -> Result<(Vec<Awaited>, Option<AwaitedPlace>), Unavailable> {
        let rows = query_as(AWAITED).bind(id).bind(table).bind(seat).bind(time(now)).bind(limit);
        let rows: Vec<AwaitedRow> =
            rows.fetch_all(&self.readers).await.map_err(|error| SqliteStore::failed(self, error))?;
        Ok(read(rows, limit))
    }

    async fn tell(&self, awaited: &Awaited, since: u32) -> Result<bool, Unavailable> {
        let told = Told::Tell(awaited.id.clone(), awaited.table.clone(), since, awaited.seq, awaited.failures);
        Ok(self.told(told).await? == 1)
    }

    async fn note_told(&self, awaited: &Awaited) -> Result<(), Unavailable> {
        self.told(Told::Note(awaited.id.clone(), awaited.table.clone(), awaited.seq)).await.map(drop)
    }

    async fn delivered(&self, id: &str) -> Result<(), Unavailable> {
        self.told(Told::Delivered(id.to_string())).await.map(drop)
    }

    async fn failed(&self, awaited: &Awaited, since: u32, until: u64) -> Result<(), Unavailable> {
        self.told(Told::Failed(awaited.id.clone(), awaited.table.clone(), since, until)).await.map(drop)
    }
}
