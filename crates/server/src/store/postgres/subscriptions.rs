//! Subscriptions in PostgreSQL, which several servers share: a row in `told` decides which of them tells.

use async_trait::async_trait;
use sqlx::{query, query_as};

use crate::push::Subscription;
use crate::store::kept::time;
use crate::store::postgres::{PostgresStore, unavailable};
use crate::store::subscriptions::{Awaited, AwaitedPlace, AwaitedRow, Subscriptions, body, read};
use crate::store::{Unavailable, secret};

const DEVICES: &str = "SELECT count(*) FROM subscriptions WHERE person = $1";

/// Nothing is kept where there are enough of others; two at once may be one too many.
const SUBSCRIBE: &str = "INSERT INTO subscriptions (id, person, renewed, body) SELECT $1, $2, $3, $4
     WHERE (SELECT count(*) FROM (SELECT 1 FROM subscriptions WHERE id <> $1 LIMIT $5) AS others) < $5
     ON CONFLICT (id) DO UPDATE SET person = excluded.person, renewed = excluded.renewed, body = excluded.body,
         failures = 0, rests_until = 0";

/// Those of a person that have not been renewed for longest, but the newest.
const MAKE_ROOM: &str = "DELETE FROM subscriptions WHERE person = $1 AND id NOT IN
     (SELECT id FROM subscriptions WHERE person = $1 ORDER BY renewed DESC, id LIMIT $2)";

const AWAITED: &str = "SELECT s.id, s.person, s.body, s.failures::bigint, p.table_id, p.seat, t.seq::bigint, t.listing,
         coalesce(told.since, 0)::bigint
     FROM subscriptions AS s JOIN people AS p ON p.person = s.person JOIN tables AS t ON t.id = p.table_id
     LEFT JOIN told ON told.subscription = s.id AND told.table_id = t.id
     WHERE s.id >= $1 AND (s.id, p.table_id, p.seat) > ($1, $2, $3) AND s.rests_until <= $4 AND t.status = 'playing'
     AND (told.seq IS NULL OR told.seq < t.seq) AND t.id <> ALL ($6) ORDER BY s.id, p.table_id, p.seat LIMIT $5";

/// Whoever is second finds a line that is not older, or a failure of which they did not know. A table or a subscription that is gone is
/// told nothing.
const TELL: &str = "INSERT INTO told (subscription, table_id, since, seq)
     SELECT s.id, t.id, $3, $4 FROM subscriptions AS s, tables AS t WHERE s.id = $1 AND t.id = $2 AND s.failures = $5
     ON CONFLICT (subscription, table_id) DO UPDATE SET since = excluded.since, seq = excluded.seq
     WHERE told.since < excluded.since";

const NOTE: &str = "UPDATE told SET seq = $3 WHERE subscription = $1 AND table_id = $2 AND seq < $3";

const FAILED: &str = "WITH untold AS (DELETE FROM told WHERE subscription = $1 AND table_id = $2 AND since = $3)
     UPDATE subscriptions SET failures = failures + 1, rests_until = $4 WHERE id = $1";

#[async_trait]
impl Subscriptions for PostgresStore {
    async fn vapid(&self, fresh: &[u8]) -> Result<Vec<u8>, Unavailable> {
        self.connections.change(query(secret::KEEP_VAPID).bind(fresh)).await.map_err(unavailable)?;
        let (kept,): (Vec<u8>,) = self.connections.row(query_as(secret::FIND_VAPID)).await.map_err(unavailable)?;
        Ok(kept)
    }

    async fn subscribe(
        &self,
        person: &str,
        subscription: &Subscription,
        at: u64,
        most: u32,
        most_of_all: u32,
    ) -> Result<Option<u32>, Unavailable> {
        let subscribe = query(SUBSCRIBE).bind(Subscription::id(&subscription.endpoint)).bind(person).bind(time(at));
        let subscribe = subscribe.bind(body(subscription)?).bind(i64::from(most_of_all));
        if self.connections.change(subscribe).await.map_err(unavailable)? == 0 {
            return Ok(None);
        }
        let make_room = query(MAKE_ROOM).bind(person).bind(i64::from(most));
        self.connections.change(make_room).await.map_err(unavailable)?;
        self.devices(person).await.map(Some)
    }

    async fn devices(&self, person: &str) -> Result<u32, Unavailable> {
        let (devices,): (i64,) = self.connections.row(query_as(DEVICES).bind(person)).await.map_err(unavailable)?;
        Ok(u32::try_from(devices).unwrap_or(u32::MAX))
    }

    async fn unsubscribe(&self, id: &str) -> Result<(), Unavailable> {
        let forget = query("DELETE FROM subscriptions WHERE id = $1").bind(id);
        self.connections.change(forget).await.map(drop).map_err(unavailable)
    }

    async fn forget_subscriptions(&self, since: u64) -> Result<u64, Unavailable> {
        let forget = query("DELETE FROM subscriptions WHERE renewed < $1").bind(time(since));
        self.connections.change(forget).await.map_err(unavailable)
    }

    async fn awaited(
        &self,
        now: u64,
        (id, table, seat): &AwaitedPlace,
        limit: u32,
    ) -> Result<(Vec<Awaited>, Option<AwaitedPlace>), Unavailable> {
        let rows = query_as(AWAITED).bind(id).bind(table).bind(seat).bind(time(now));
        let rows = rows.bind(i64::from(limit)).bind(self.aside());
        let rows: Vec<AwaitedRow> = self.connections.rows(rows).await.map_err(unavailable)?;
        Ok(read(rows, limit))
    }

    async fn tell(&self, awaited: &Awaited, since: u32) -> Result<bool, Unavailable> {
        let tell = query(TELL).bind(&awaited.id).bind(&awaited.table).bind(since as i32).bind(awaited.seq as i32);
        let tell = tell.bind(awaited.failures as i32);
        Ok(self.connections.change(tell).await.map_err(unavailable)? == 1)
    }

    async fn note_told(&self, awaited: &Awaited) -> Result<(), Unavailable> {
        let note = query(NOTE).bind(&awaited.id).bind(&awaited.table).bind(awaited.seq as i32);
        self.connections.change(note).await.map(drop).map_err(unavailable)
    }

    async fn delivered(&self, id: &str) -> Result<(), Unavailable> {
        let reset = query("UPDATE subscriptions SET failures = 0 WHERE id = $1 AND failures > 0").bind(id);
        self.connections.change(reset).await.map(drop).map_err(unavailable)
    }

    async fn failed(&self, awaited: &Awaited, since: u32, until: u64) -> Result<(), Unavailable> {
        let failed = query(FAILED).bind(&awaited.id).bind(&awaited.table).bind(since as i32).bind(time(until));
        self.connections.change(failed).await.map(drop).map_err(unavailable)
    }
}
