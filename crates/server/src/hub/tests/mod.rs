//! What a hub promises whoever runs it: strangers and time do not fill it up, and nothing keeps its tables asleep.

mod freshness;
mod growth;
mod letting_go;
mod waking;

use std::net::{IpAddr, Ipv4Addr};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use makker_protocol::{Command, CommandMessage, NewTable, TableOptions};
use makker_table::refused::Refused;
use sqlx::{Connection, SqliteConnection};

use crate::bus::LocalBus;
use crate::hub::commands::Asker;
use crate::hub::{Efforts, Hub};
use crate::limits::Limits;
use crate::store::Store;
use crate::store::sqlite::SqliteStore;

/// A folder of its own for each test, gone when the test is over.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Folder {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let name = format!("makker-hub-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        Folder(std::env::temp_dir().join(name))
    }

    fn file(&self) -> PathBuf {
        self.0.join("makker.sqlite")
    }

    /// A hub on the tables of this folder, which a server has just been started for.
    async fn hub(&self, limits: Limits) -> Arc<Hub> {
        let store: Arc<dyn Store> = Arc::new(SqliteStore::open(&self.file()).await.unwrap());
        Hub::new(store, Arc::new(LocalBus::default()), Duration::ZERO, 2, limits, Efforts::USUAL).await.unwrap()
    }

    /// Changes the file behind the hub's back.
    async fn change(&self, sql: &'static str) {
        let mut file = stranger(&self.file()).await;
        sqlx::raw_sql(sql).execute(&mut file).await.unwrap();
        file.close().await.unwrap();
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

async fn stranger(file: &Path) -> SqliteConnection {
    SqliteConnection::connect(&format!("sqlite:{}", file.display())).await.unwrap()
}

/// Ann at a network of her own.
fn ann() -> Asker {
    Asker { person: "ann".to_string(), network: IpAddr::V4(Ipv4Addr::LOCALHOST) }
}

fn request(id: &str, public: bool) -> NewTable {
    let options = TableOptions { public, ..TableOptions::default() };
    NewTable { id: id.to_string(), name: "Ann".to_string(), watch: false, face: None, seal: None, options }
}

/// Makes tables, many at once.
async fn make(hub: &Arc<Hub>, count: usize, public: bool) -> Vec<String> {
    let made = (0..count).map(|n| {
        let hub = hub.clone();
        tokio::spawn(async move { hub.create(&ann(), &request(&format!("{n}"), public)).await.unwrap() })
    });
    let mut ids = Vec::new();
    for id in made.collect::<Vec<_>>() {
        ids.push(id.await.unwrap());
    }
    ids
}

async fn does(hub: &Arc<Hub>, table: &str, person: &str, id: &str, command: Command) -> Result<u32, Refused> {
    let seq = hub.look(table, |table| table.seq).await.unwrap();
    hub.command(table, person, &CommandMessage { id: id.to_string(), seq, command }).await
}
