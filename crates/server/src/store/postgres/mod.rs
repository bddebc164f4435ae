//! Tables in PostgreSQL, which several servers share: the key of a line decides who was first, and nobody leads.

mod append;
pub mod check;
mod connections;
mod presence;
mod questions;
mod reviews;
mod subscriptions;
mod schema;

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use async_trait::async_trait;
use makker_protocol::TableStatus;
use makker_table::summary::{Listed, Summary};
use sqlx::postgres::PgConnectOptions;
use sqlx::{query, query_as};

use crate::store::kept::{ListRow, StoredRow, listed, read_places, read_status, status_name, stored, time};
use crate::store::postgres::connections::Connections;
use crate::store::{
    AppendError, Attends, Elsewhere, Place, Reviews, Row, Store, Stored, Subscriptions, Unavailable, Unseen, Which,
    are_numbered, secret,
};

/// Keeps tables in PostgreSQL.
///
/// When an append is answered with [`AppendError::Unavailable`], the connection may have ended after the commit and before its
/// answer: the lines may be there. Load before deciding again.
pub struct PostgresStore {
    connections: Connections,
    secret: [u8; 32],
    name: String,
    /// Which tables this program cannot read, and why.
    aside: Mutex<BTreeMap<String, String>>,
}

impl PostgresStore {
    /// Opens a database by its address, such as `postgres://makker@localhost/makker`, and makes what it needs in it. Other servers
    /// may use it, and start at the same time.
    pub async fn open(address: &str) -> Result<PostgresStore, Unavailable> {
        let options = read_address(address)?;
        let name = name(&options);
        let failed = |error: sqlx::Error| Unavailable(format!("cannot open {name}: {error}"));
        let connections = Connections::new(options);
        let mut loan = connections.lend().await.map_err(failed)?;
        schema::migrate(&mut loan, &name).await?;
        let secret = schema::find_secret(&mut loan).await;
        let secret = loan.settle(secret).map_err(failed)?;
        Ok(PostgresStore { connections, secret, name, aside: Mutex::default() })
    }

    /// Where the database is, for people: without the password.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Ends the connections. Whatever is asked afterwards is refused; closing again does nothing.
    pub async fn close(&self) {
        self.connections.close().await;
    }

    fn lock_aside(&self) -> MutexGuard<'_, BTreeMap<String, String>> {
        self.aside.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Which tables this program cannot read.
    fn aside(&self) -> Vec<String> {
        self.lock_aside().keys().cloned().collect()
    }
}

/// Reads an address. What is wrong with it is told without it, for it may hold a password.
fn read_address(address: &str) -> Result<PgConnectOptions, Unavailable> {
    address.parse().map_err(|error| {
        Unavailable(format!("this is no address of a database, such as postgres://user@host/name: {error}"))
    })
}

fn name(options: &PgConnectOptions) -> String {
    let host = options.get_socket().map_or_else(|| options.get_host().to_string(), |path| path.display().to_string());
    let database = options.get_database().unwrap_or(options.get_username());
    format!("the database {database} at {host}:{}", options.get_port())
}

#[async_trait]
impl Store for PostgresStore {
    async fn append(&self, table: &str, after: u32, rows: Vec<Row>, summary: Summary) -> Result<(), AppendError> {
        are_numbered(table, after, &rows)?;
        append::append(&self.connections, table, after, &rows, &summary).await
    }

    async fn load(&self, table: &str, after: u32) -> Result<Vec<Row>, Unavailable> {
        let rows = query_as(questions::LOAD).bind(table).bind(i64::from(after));
        let rows: Vec<LineRow> = self.connections.rows(rows).await.map_err(unavailable)?;
        Ok(rows.into_iter().map(row).collect())
    }

    async fn lengths(&self, tables: &[String]) -> Result<Vec<(String, u32)>, Unavailable> {
        let lengths: Vec<(String, i32)> =
            self.connections.rows(query_as(questions::LENGTHS).bind(tables)).await.map_err(unavailable)?;
        Ok(lengths.into_iter().map(|(id, seq)| (id, seq.unsigned_abs())).collect())
    }

    async fn list(&self, which: &Which, limit: u32) -> Result<Vec<Listed>, Unavailable> {
        let tables = match which {
            Which::These(ids) => query_as(questions::THESE).bind(ids),
            Which::Of(person) => query_as(questions::OF).bind(person.as_str()),
        };
        let tables: Vec<ListRow> = self.connections.rows(tables.bind(i64::from(limit))).await.map_err(unavailable)?;
        Ok(tables.into_iter().filter_map(listed).collect())
    }

    async fn public(&self, status: TableStatus, after: &Place, limit: u32) -> Result<Vec<Place>, Unavailable> {
        // The last that changed come first, so nothing comes before the end of time.
        let (changed, id) = if *after == Place::default() { (u64::MAX, "") } else { (after.0, after.1.as_str()) };
        let places = query_as(questions::PUBLIC).bind(status_name(status)).bind(time(changed)).bind(id);
        self.connections.rows(places.bind(i64::from(limit))).await.map(read_places).map_err(unavailable)
    }

    async fn due(&self, now: u64, after: &Place, limit: u32) -> Result<Vec<Place>, Unavailable> {
        let places = query_as(questions::DUE).bind(time(now)).bind(time(after.0)).bind(after.1.as_str());
        let places = places.bind(i64::from(limit)).bind(self.aside());
        self.connections.rows(places).await.map(read_places).map_err(unavailable)
    }

    async fn open_tables(&self, maker: &str, since: u64) -> Result<u32, Unavailable> {
        let count = query_as(questions::OPEN).bind(maker).bind(time(since));
        let (count,): (i64,) = self.connections.row(count).await.map_err(unavailable)?;
        Ok(u32::try_from(count).unwrap_or(u32::MAX))
    }

    async fn unseen(&self, which: Unseen, since: u64, limit: u32) -> Result<Vec<String>, Unavailable> {
        let ids = query_as(questions::unseen(which)).bind(time(since)).bind(i64::from(limit)).bind(self.aside());
        let ids: Vec<(String,)> = self.connections.rows(ids).await.map_err(unavailable)?;
        Ok(ids.into_iter().map(|(id,)| id).collect())
    }

    async fn see(&self, table: &str, at: u64) -> Result<(), Unavailable> {
        self.connections.change(query(questions::SEE).bind(table).bind(time(at))).await.map(drop).map_err(unavailable)
    }

    async fn set_aside(&self, table: &str, why: &str) -> Result<(), Unavailable> {
        self.lock_aside().insert(table.to_string(), why.to_string());
        Ok(())
    }

    async fn delete(&self, tables: Vec<String>, since: u64) -> Result<u64, Unavailable> {
        let deleted = query_as(questions::DELETE).bind(tables).bind(time(since));
        let (deleted,): (i64,) = self.connections.row(deleted).await.map_err(unavailable)?;
        Ok(deleted.unsigned_abs())
    }

    async fn latest(&self) -> Result<u64, Unavailable> {
        let (latest,): (i64,) = self.connections.row(query_as(questions::LATEST)).await.map_err(unavailable)?;
        Ok(latest.unsigned_abs())
    }

    async fn sleep(&self, table: &str, seq: u32, due: Option<u64>) -> Result<(), Unavailable> {
        let sleep = query(questions::SLEEP).bind(table).bind(i64::from(seq)).bind(due.map(time));
        self.connections.change(sleep).await.map(drop).map_err(unavailable)
    }

    async fn claim(&self, table: &str, seq: u32, process: &str, time: Duration) -> Result<bool, Unavailable> {
        let claim = query(questions::CLAIM).bind(table).bind(i64::from(seq)).bind(process);
        let claimed = self.connections.change(claim.bind(time.as_millis() as i64)).await.map_err(unavailable)?;
        Ok(claimed == 1)
    }

    async fn release(&self, table: &str, process: &str) -> Result<(), Unavailable> {
        let release = query(questions::RETURN).bind(table).bind(process);
        self.connections.change(release).await.map(drop).map_err(unavailable)
    }

    async fn secret(&self) -> Result<[u8; 32], Unavailable> {
        Ok(self.secret)
    }

    async fn take_secret(&self, secret: &[u8; 32]) -> Result<bool, Unavailable> {
        let taken = query(secret::TAKE).bind(secret.as_slice());
        Ok(self.connections.change(taken).await.map_err(unavailable)? == 1)
    }

    async fn all(&self, after: &str, limit: u32) -> Result<Vec<Stored>, Unavailable> {
        let all = query_as(questions::ALL).bind(after).bind(i64::from(limit));
        let all: Vec<StoredRow> = self.connections.rows(all).await.map_err(unavailable)?;
        let aside = self.lock_aside();
        let with_reason = |found: Stored| Stored { aside: aside.get(&found.id).cloned(), ..found };
        Ok(all.into_iter().map(stored).map(with_reason).collect())
    }

    async fn count(&self) -> Result<Vec<(&'static str, u64)>, Unavailable> {
        let counts: Vec<(String, i64)> =
            self.connections.rows(query_as(questions::COUNT).bind(self.aside())).await.map_err(unavailable)?;
        let word = |kind: &str| read_status(kind).map_or("aside", status_name);
        Ok(counts.iter().map(|(kind, count)| (word(kind), count.unsigned_abs())).collect())
    }

    async fn attend(&self, process: &str, version: u64, attends: &[Attends]) -> Result<(), Unavailable> {
        presence::attend(&self.connections, process, version, attends).await.map_err(unavailable)
    }

    async fn attendance(&self, process: &str, known: &[(String, u64)]) -> Result<Vec<Elsewhere>, Unavailable> {
        presence::attendance(&self.connections, process, known).await.map_err(unavailable)
    }

    async fn find_alone(&self) -> Result<Box<dyn Send>, Unavailable> {
        Ok(Box::new(presence::find_alone(&self.connections).await.map_err(unavailable)?))
    }

    fn reviews(&self) -> &dyn Reviews {
        self
    }

    fn subscriptions(&self) -> &dyn Subscriptions {
        self
    }

    async fn probe(&self) -> Result<(), Unavailable> {
        let written: Result<(i32,), _> = self.connections.row(query_as(questions::PROBE)).await;
        written.map(drop).map_err(|error| Unavailable(format!("nothing can be written: {error}")))
    }
}

/// The number, the time and the text of a line.
type LineRow = (i32, i64, String);

fn row((seq, at, body): LineRow) -> Row {
    Row { seq: seq.unsigned_abs(), at: at.unsigned_abs(), body }
}

fn unavailable(error: sqlx::Error) -> Unavailable {
    Unavailable(error.to_string())
}
