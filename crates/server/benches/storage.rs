//! How many appends a second the file of tables keeps, when few and when many people move at once.

use std::sync::Arc;
use std::time::{Duration, Instant};

use makker_protocol::TableStatus;
use makker_rules::Seat;
use makker_server::{Listing, Row, SqliteStore, Store, Summary};

/// How long each line of the result is measured.
const TIME: Duration = Duration::from_secs(5);

fn main() {
    let folder = std::env::temp_dir().join(format!("makker-storage-{}", std::process::id()));
    println!("Appends of one line of 200 bytes, each by its own table, each acknowledged after its commit.\n");
    println!("appenders  appends/s  appends  commits  a commit  median ms  99th ms");
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    for appenders in [1, 16, 256] {
        runtime.block_on(measure(&folder.join(format!("{appenders}.sqlite")), appenders));
    }
    // Only a temporary folder: it does not matter if it stays.
    let _ = std::fs::remove_dir_all(folder);
}

async fn measure(path: &std::path::Path, appenders: usize) {
    let store = Arc::new(SqliteStore::open(path).await.expect("a file"));
    let start = Instant::now();
    let tasks: Vec<_> =
        (0..appenders).map(|n| tokio::spawn(append_until(store.clone(), format!("table-{n}"), start + TIME))).collect();
    let mut waits = Vec::new();
    for task in tasks {
        waits.extend(task.await.expect("an appender"));
    }
    let (seconds, commits) = (start.elapsed().as_secs_f64(), store.commits());
    store.close().await.expect("a closed file");
    waits.sort();
    let milliseconds = |part: f64| waits[(waits.len() as f64 * part) as usize].as_secs_f64() * 1e3;
    println!(
        "{appenders:>9}  {:>9.0}  {:>7}  {commits:>7}  {:>8.1}  {:>9.2}  {:>7.2}",
        waits.len() as f64 / seconds,
        waits.len(),
        waits.len() as f64 / commits as f64,
        milliseconds(0.5),
        milliseconds(0.99),
    );
}

/// Appends one line after the other, as a table does, and says how long each took.
async fn append_until(store: Arc<SqliteStore>, table: String, end: Instant) -> Vec<Duration> {
    let mut waits = Vec::new();
    while Instant::now() < end {
        let after = waits.len() as u32;
        let rows = vec![Row { seq: after + 1, at: after.into(), body: "x".repeat(200) }];
        let summary = Summary {
            status: TableStatus::Playing,
            public: true,
            due: Some(after.into()),
            listing: Listing::default(),
            maker: None,
            people: vec![("ann".to_string(), Seat::Red), ("bob".to_string(), Seat::Blue)],
        };
        let before = Instant::now();
        store.append(&table, after, rows, summary).await.expect("kept");
        waits.push(before.elapsed());
    }
    waits
}
