//! Where tests keep tables: in a file, or in a database of PostgreSQL. What both promise is asked of both.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use makker_protocol::TableStatus;
use makker_rules::Seat;
use makker_server::{Listing, Place, PostgresStore, Row, SqliteStore, Store, Summary};
use makker_testkit::Postgres;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, SqliteConnection, query_scalar, raw_sql};

/// A place of a test's own for tables.
pub enum Home {
    File(Folder),
    /// By what follows the last slash of its address, in the server that all tests share.
    Database(String),
}

impl Home {
    /// One of each, empty.
    pub fn both() -> [Home; 2] {
        [Home::File(Folder::new()), Home::database()]
    }

    pub fn database() -> Home {
        let address = Postgres::shared().place();
        Home::Database(address.rsplit('/').next().unwrap().to_string())
    }

    pub async fn open(&self) -> Arc<dyn Store> {
        match self {
            Home::File(folder) => Arc::new(folder.open().await),
            Home::Database(name) => Arc::new(PostgresStore::open(&Postgres::shared().address(name)).await.unwrap()),
        }
    }

    /// Tells it something in SQL, behind the back of the store.
    pub async fn tell(&self, sql: &str) {
        match self {
            Home::File(folder) => {
                let sql = AssertSqlSafe(sql.to_string());
                raw_sql(sql).execute(&mut folder.stranger().await).await.map(drop).unwrap();
            }
            Home::Database(name) => drop(Postgres::shared().ask(name, sql)),
        }
    }

    /// How many lines all tables have, as a stranger sees it.
    pub async fn lines(&self) -> i64 {
        match self {
            Home::File(folder) => count(&mut folder.stranger().await).await,
            Home::Database(name) => Postgres::shared().ask(name, "SELECT count(*) FROM events").parse().unwrap(),
        }
    }
}

/// A folder of its own for each test, gone when the test is over.
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new() -> Folder {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let name = format!("makker-store-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        Folder(std::env::temp_dir().join(name))
    }

    /// In folders that are not there yet.
    pub fn file(&self) -> PathBuf {
        self.0.join("some").join("tables.sqlite")
    }

    pub async fn open(&self) -> SqliteStore {
        SqliteStore::open(&self.file()).await.unwrap()
    }

    /// A connection that knows nothing of the store.
    pub async fn stranger(&self) -> SqliteConnection {
        SqliteConnectOptions::new().filename(self.file()).connect().await.unwrap()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// `count` lines after `after`, all with the same text.
pub fn rows(after: u32, count: u32, text: &str) -> Vec<Row> {
    (after + 1..=after + count).map(|seq| Row { seq, at: 1000 + u64::from(seq), body: text.to_string() }).collect()
}

pub fn summary() -> Summary {
    Summary {
        status: TableStatus::Playing,
        public: false,
        due: None,
        listing: Listing::default(),
        maker: None,
        people: Vec::new(),
    }
}

pub fn seated(people: &[(&str, Seat)]) -> Vec<(String, Seat)> {
    people.iter().map(|(person, seat)| (person.to_string(), *seat)).collect()
}

pub async fn public(store: &dyn Store, status: TableStatus, limit: u32) -> Vec<String> {
    store.public(status, &Place::default(), limit).await.unwrap().into_iter().map(|(_, id)| id).collect()
}

pub async fn due(store: &dyn Store, now: u64, limit: u32) -> Vec<String> {
    store.due(now, &Place::default(), limit).await.unwrap().into_iter().map(|(_, id)| id).collect()
}

pub async fn count(connection: &mut SqliteConnection) -> i64 {
    query_scalar("SELECT count(*) FROM events").fetch_one(connection).await.unwrap()
}
