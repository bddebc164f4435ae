//! Tables in a file, with SQLite inside the program: nothing to set up.

mod schema;
mod writer;
mod append;
mod latest;
mod probe;
pub mod backup;
mod upkeep;
mod reviews;
mod subscriptions;
pub mod check;
pub mod prune;

use std::fs::{DirBuilder, OpenOptions};
use std::io;
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use async_trait::async_trait;
use makker_protocol::TableStatus;
use makker_table::summary::{Listed, Summary};
use rusqlite::Connection;
use sqlx::sqlite::{SqliteConnectOptions, SqlitePoolOptions};
use sqlx::{SqlitePool, query_as, query_scalar};
use tokio::sync::{mpsc, oneshot};
use tokio::task::spawn_blocking;

use crate::store::kept::{ListRow, StoredRow, listed, read_places, read_status, status_name, stored, time};
use crate::store::sqlite::probe::{Damage, Inspector};
use crate::store::sqlite::schema::migrate;
use crate::store::sqlite::upkeep::{RELEASE, Upkeep};
use crate::store::sqlite::writer::{Append, Request, Writer, connect};
use crate::store::{
    AppendError, Place, Reviews, Row, Store, Stored, Subscriptions, Unavailable, Unseen, Which, are_numbered, secret,
};

/// How many appends may wait; whoever comes then waits outside, and so nobody fills the memory.
const QUEUE: usize = 1024;

/// How many may read at once. They share two or three processors with everything else: more would not be faster.
const READERS: u32 = 4;

/// How long to wait for another program that writes into the same file, say a backup.
pub(crate) const PATIENCE: Duration = Duration::from_secs(5);

/// So exactly it is written down in the file when a table was last seen, in milliseconds; when its last line was written is exact.
const SEEN_EXACTLY: i64 = 3_600_000;

const LOAD: &str = "SELECT seq, at, body FROM events WHERE table_id = ?1 AND seq > ?2 ORDER BY seq";
const LENGTHS: &str = "SELECT id, seq FROM tables WHERE id IN (SELECT value FROM json_each(?1))";
const PUBLIC: &str = "SELECT changed, id FROM tables WHERE public = 1 AND status = ?1
     AND changed <= ?2 AND (changed < ?2 OR id > ?3) ORDER BY changed DESC, id LIMIT ?4";
const THESE: &str = "SELECT id, status, listing, changed, NULL FROM tables
     WHERE id IN (SELECT value FROM json_each(?1)) LIMIT ?2";
const OF: &str = "SELECT id, status, listing, changed, seat FROM people JOIN tables ON tables.id = people.table_id
     WHERE person = ?1 AND status <> 'closed' ORDER BY changed DESC, id, seat LIMIT ?2";
const DUE: &str = "SELECT due, id FROM tables WHERE due <= ?1 AND (due, id) > (?2, ?3) AND aside IS NULL
     ORDER BY due, id LIMIT ?4";
const ALL: &str = "SELECT id, seq, max(seen, changed), listing, aside FROM tables WHERE id > ?1 ORDER BY id LIMIT ?2";
const COUNT: &str =
    "SELECT CASE WHEN aside IS NULL THEN status ELSE 'aside' END AS kind, count(*) FROM tables GROUP BY kind";

/// Keeps tables in a file.
///
/// One thread writes and several read. An append is answered after its commit, and whatever is queued by then shares the
/// next commit. Dropping the store ends the thread once it has written what is queued; [`SqliteStore::close`] waits for that.
///
/// When an append is answered with [`AppendError::Unavailable`], its lines are nearly always not there; but if the disk
/// fails in the middle of a commit, the next start may find them. Load before deciding again.
pub struct SqliteStore {
    writer: mpsc::Sender<Request>,
    readers: SqlitePool,
    commits: Arc<AtomicU64>,
    secret: [u8; 32],
    damage: Damage,
    inspector: Mutex<Option<Inspector>>,
}

impl SqliteStore {
    /// Opens the file, with its folders if they are not there yet. Needs a Tokio runtime, in which it is then read.
    pub async fn open(path: &Path) -> Result<SqliteStore, Unavailable> {
        let name = path.display().to_string();
        let failed = |error: &dyn std::fmt::Display| Unavailable(format!("cannot open {name}: {error}"));
        // An absolute path is never taken for one of SQLite's addresses, such as `file:...`.
        let path = std::path::absolute(path).map_err(|error| failed(&error))?;
        make_private(&path).map_err(|error| failed(&error))?;
        let (place, called) = (path.clone(), name.clone());
        let prepared = spawn_blocking(move || prepare(&place, &called)).await;
        let (connection, secret) = prepared.map_err(|error| failed(&error))??;

        let reading = SqliteConnectOptions::new().filename(&path).read_only(true).busy_timeout(PATIENCE);
        // A connection to a file does not grow old.
        let readers = SqlitePoolOptions::new().max_connections(READERS).max_lifetime(None).acquire_timeout(PATIENCE);
        let readers = readers.connect_with(reading).await.map_err(|error| failed(&error))?;

        let commits = Arc::new(AtomicU64::new(0));
        let (writer, requests) = mpsc::channel(QUEUE);
        let damage = Damage::default();
        let (ours, theirs) = (commits.clone(), damage.clone());
        let ours = Writer { path: path.clone(), connection: Some(connection), requests, commits: ours, damage: theirs };
        let thread = std::thread::Builder::new().name("tables".to_string());
        thread.spawn(|| ours.run()).map_err(|error| failed(&error))?;
        let inspector = Mutex::new(Some(Inspector::start(&path, damage.clone())));
        Ok(SqliteStore { writer, readers, commits, secret, damage, inspector })
    }

    /// How many commits were made since it was opened: far fewer than appends when much happens at once.
    pub fn commits(&self) -> u64 {
        self.commits.load(Ordering::Relaxed)
    }

    /// Finishes and answers what is queued, moves everything from the write-ahead log into the file, and closes it.
    /// Whatever is asked afterwards is refused; closing again does nothing.
    pub async fn close(&self) -> Result<(), Unavailable> {
        let connection = self.stop().await;
        let inspector = self.inspector.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(inspector) = inspector {
            inspector.stop().await;
        }
        // Readers could hold the checkpoint up, so they go first.
        self.readers.close().await;
        let Some(connection) = connection else { return Ok(()) };
        let close = || {
            let checkpoint = connection.execute_batch("PRAGMA wal_checkpoint(TRUNCATE)");
            checkpoint
                .and(connection.close().map_err(|(_, error)| error))
                .map_err(|error| Unavailable(error.to_string()))
        };
        spawn_blocking(close).await.unwrap_or_else(|error| Err(Unavailable(error.to_string())))
    }

    /// Notes what the error says of the file.
    fn failed(&self, error: sqlx::Error) -> Unavailable {
        self.damage.note(&error);
        unavailable(error)
    }

    /// Lets the writer do what has nothing to do with a table's log, and says how many tables that changed.
    async fn upkeep(&self, work: Upkeep) -> Result<u64, Unavailable> {
        let closed = || Unavailable("the storage is closed".to_string());
        let (answer, answered) = oneshot::channel();
        self.writer.send(Request::Upkeep(work, answer)).await.map_err(|_| closed())?;
        answered.await.unwrap_or_else(|_| Err(closed()))
    }

    /// Ends the writer, and takes over its connection. None if it has ended before, or had lost its connection.
    async fn stop(&self) -> Option<Connection> {
        let (answer, answered) = oneshot::channel();
        self.writer.send(Request::Stop(answer)).await.ok()?;
        answered.await.ok().flatten()
    }
}

#[async_trait]
impl Store for SqliteStore {
    async fn append(&self, table: &str, after: u32, rows: Vec<Row>, summary: Summary) -> Result<(), AppendError> {
        are_numbered(table, after, &rows)?;
        let closed = || AppendError::Unavailable("the storage is closed".to_string());
        let (answer, answered) = oneshot::channel();
        let append = Append { table: table.to_string(), after, rows, summary, answer };
        self.writer.send(Request::Append(append)).await.map_err(|_| closed())?;
        answered.await.unwrap_or_else(|_| Err(closed()))
    }

    async fn load(&self, table: &str, after: u32) -> Result<Vec<Row>, Unavailable> {
        let rows: Vec<(u32, i64, String)> = query_as(LOAD)
            .bind(table)
            .bind(after)
            .fetch_all(&self.readers)
            .await
            .map_err(|error| self.failed(error))?;
        // No line has a time before 1970: only times that were unsigned are written.
        Ok(rows.into_iter().map(|(seq, at, body)| Row { seq, at: at.unsigned_abs(), body }).collect())
    }

    async fn lengths(&self, tables: &[String]) -> Result<Vec<(String, u32)>, Unavailable> {
        let lengths = query_as(LENGTHS).bind(serde_json::json!(tables).to_string());
        lengths.fetch_all(&self.readers).await.map_err(|error| self.failed(error))
    }

    async fn list(&self, which: &Which, limit: u32) -> Result<Vec<Listed>, Unavailable> {
        let tables = match which {
            Which::These(ids) => query_as(THESE).bind(serde_json::json!(ids).to_string()),
            Which::Of(person) => query_as(OF).bind(person.as_str()),
        };
        let tables: Vec<ListRow> =
            tables.bind(limit).fetch_all(&self.readers).await.map_err(|error| self.failed(error))?;
        Ok(tables.into_iter().filter_map(listed).collect())
    }

    async fn public(&self, status: TableStatus, after: &Place, limit: u32) -> Result<Vec<Place>, Unavailable> {
        // The last that changed come first, so nothing comes before the end of time.
        let (changed, id) = if *after == Place::default() { (u64::MAX, "") } else { (after.0, after.1.as_str()) };
        let places = query_as(PUBLIC).bind(status_name(status)).bind(time(changed)).bind(id).bind(limit);
        places.fetch_all(&self.readers).await.map(read_places).map_err(|error| self.failed(error))
    }

    async fn due(&self, now: u64, after: &Place, limit: u32) -> Result<Vec<Place>, Unavailable> {
        let places = query_as(DUE).bind(time(now)).bind(time(after.0)).bind(after.1.as_str()).bind(limit);
        places.fetch_all(&self.readers).await.map(read_places).map_err(|error| self.failed(error))
    }

    async fn open_tables(&self, maker: &str, since: u64) -> Result<u32, Unavailable> {
        let count = query_scalar(upkeep::OPEN).bind(maker).bind(time(since));
        count.fetch_one(&self.readers).await.map_err(|error| self.failed(error))
    }

    async fn unseen(&self, which: Unseen, since: u64, limit: u32) -> Result<Vec<String>, Unavailable> {
        let ids = query_scalar(upkeep::unseen(which)).bind(time(since)).bind(limit);
        ids.fetch_all(&self.readers).await.map_err(|error| self.failed(error))
    }

    async fn see(&self, table: &str, at: u64) -> Result<(), Unavailable> {
        self.upkeep(Upkeep::See(table.to_string(), at)).await.map(|_| ())
    }

    async fn set_aside(&self, table: &str, why: &str) -> Result<(), Unavailable> {
        self.upkeep(Upkeep::Aside(table.to_string(), why.to_string())).await.map(|_| ())
    }

    async fn delete(&self, tables: Vec<String>, since: u64) -> Result<u64, Unavailable> {
        self.upkeep(Upkeep::Delete(tables, since)).await
    }

    async fn latest(&self) -> Result<u64, Unavailable> {
        latest::read(&self.readers).await.map_err(|error| self.failed(error))
    }

    async fn sleep(&self, table: &str, seq: u32, due: Option<u64>) -> Result<(), Unavailable> {
        self.upkeep(Upkeep::Sleep(table.to_string(), seq, due)).await.map(|_| ())
    }

    async fn secret(&self) -> Result<[u8; 32], Unavailable> {
        Ok(self.secret)
    }

    async fn take_secret(&self, secret: &[u8; 32]) -> Result<bool, Unavailable> {
        Ok(self.upkeep(Upkeep::TakeSecret(*secret)).await? == 1)
    }

    async fn all(&self, after: &str, limit: u32) -> Result<Vec<Stored>, Unavailable> {
        let all = query_as(ALL).bind(after).bind(limit);
        let all: Vec<StoredRow> = all.fetch_all(&self.readers).await.map_err(|error| self.failed(error))?;
        Ok(all.into_iter().map(stored).collect())
    }

    async fn count(&self) -> Result<Vec<(&'static str, u64)>, Unavailable> {
        let counts: Vec<(String, i64)> =
            query_as(COUNT).fetch_all(&self.readers).await.map_err(|error| self.failed(error))?;
        let word = |kind: &str| read_status(kind).map_or("aside", status_name);
        Ok(counts.iter().map(|(kind, count)| (word(kind), count.unsigned_abs())).collect())
    }

    fn reviews(&self) -> &dyn Reviews {
        self
    }

    fn subscriptions(&self) -> &dyn Subscriptions {
        self
    }

    async fn probe(&self) -> Result<(), Unavailable> {
        let written = self.upkeep(Upkeep::Probe).await;
        let written = written.and(self.damage.recent().map_or(Ok(0), |error| Err(Unavailable(error))));
        written.map_err(|error| Unavailable(format!("nothing can be written: {}", error.0)))?;
        let read = probe::read(&self.readers).await.map_err(|error| self.failed(error));
        read.map_err(|error| Unavailable(format!("nothing can be read: {}", error.0)))?;
        self.damage.known().map_or(Ok(()), |damage| Err(Unavailable(format!("the file is damaged: {damage}"))))
    }
}

/// Opens the file for writing and brings it up to date; with its secret, which a new file gets here.
fn prepare(path: &Path, name: &str) -> Result<(Connection, [u8; 32]), Unavailable> {
    let failed = |error: rusqlite::Error| Unavailable(format!("cannot open {name}: {error}"));
    let mut connection = connect(path).map_err(failed)?;
    migrate(&mut connection, name)?;
    // This program may be able to read what another one could not.
    connection.execute(RELEASE, []).map_err(failed)?;
    let fresh = secret::fresh().map_err(|error| Unavailable(error.to_string()))?;
    connection.execute(secret::KEEP, [fresh]).map_err(failed)?;
    let kept = connection.query_row(secret::FIND, [], |row| row.get(0)).map_err(failed)?;
    let secret = secret::read(kept).map_err(|error| Unavailable(format!("cannot open {name}: {error}")))?;
    Ok((connection, secret))
}

/// Makes the file and its folders, for nobody but their owner: it holds hidden cards. SQLite gives its other files the
/// same permissions. A file that is there already keeps those that it has: whoever changed them meant it.
fn make_private(path: &Path) -> io::Result<()> {
    let (mut folder, mut file) = (DirBuilder::new(), OpenOptions::new());
    #[cfg(unix)]
    {
        use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt};
        folder.mode(0o700);
        file.mode(0o600);
    }
    if let Some(parent) = path.parent() {
        folder.recursive(true).create(parent)?;
    }
    match file.write(true).create_new(true).open(path) {
        Err(error) if error.kind() != io::ErrorKind::AlreadyExists => Err(error),
        _ => Ok(()),
    }
}

fn unavailable(error: sqlx::Error) -> Unavailable {
    Unavailable(error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The connection that would write into a new file.
    async fn writer(name: &str) -> Connection {
        let folder = std::env::temp_dir().join(format!("makker-sqlite-{name}-{}", std::process::id()));
        let store = SqliteStore::open(&folder.join("tables.sqlite")).await.unwrap();
        let connection = store.stop().await.unwrap();
        // What is open stays usable, so that nothing is left behind whatever the test does.
        std::fs::remove_dir_all(folder).unwrap();
        connection
    }

    #[tokio::test]
    async fn the_connection_that_writes_has_a_write_ahead_log_and_waits_for_the_disk() {
        let connection = writer("pragmas").await;
        let number = |name| connection.pragma_query_value(None, name, |row| row.get::<_, i64>(0)).unwrap();
        let mode: String = connection.pragma_query_value(None, "journal_mode", |row| row.get(0)).unwrap();
        assert_eq!((mode.as_str(), number("synchronous"), number("foreign_keys")), ("wal", 2, 1));
    }

    /// With many tables a question that reads or sorts all of them would hold up every reader.
    #[tokio::test]
    async fn questions_are_answered_from_indexes() {
        let connection = writer("plans").await;
        for (question, index) in [
            (append::STANDS, "tables_1"),
            (append::SEATED, "people_table"),
            (latest::LATEST, "tables_seen"),
            (LOAD, "PRIMARY KEY"),
            (PUBLIC, "COVERING INDEX tables_public"),
            (OF, "PRIMARY KEY"),
            (ALL, "tables_1"),
            (DUE, "tables_due"),
            (upkeep::OPEN, "tables_maker"),
            (reviews::WAITING, "reviews_wanted"),
            (reviews::REVIEW, "reviews_1"),
            (reviews::NEXT, "reviews_wanted"),
            (subscriptions::AWAITED, "SEARCH s USING PRIMARY KEY (id>?)"),
            (upkeep::unseen(Unseen::WaitingInLobby), "tables_public"),
            (upkeep::unseen(Unseen::WaitingForFriends), "tables_seen"),
            (upkeep::unseen(Unseen::Playing), "tables_seen"),
            (upkeep::unseen(Unseen::WithoutGame), "tables_without_game"),
            (upkeep::unseen(Unseen::Finished), "tables_seen"),
        ] {
            let mut plan = connection.prepare(&format!("EXPLAIN QUERY PLAN {question}")).unwrap();
            // What is bound to it does not matter to the plan.
            let plan: Vec<String> = plan.raw_query().mapped(|row| row.get(3)).map(Result::unwrap).collect();
            let plan = plan.join("\n");
            let is_read_whole = plan.lines().any(|step| step.starts_with("SCAN") && !step.contains("json_each"));
            assert!(plan.contains(index) && !is_read_whole, "{question}\n{plan}");
            // One person's tables are few enough to sort.
            assert!(question == OF || !plan.contains("TEMP B-TREE"), "{question}\n{plan}");
        }
    }
}
