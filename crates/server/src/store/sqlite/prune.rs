//! Deletes the tables of a file that nobody has looked at for long, and gives their space back. Only where no server runs.

use std::path::Path;

use rusqlite::{Connection, Error, TransactionBehavior};
use tokio::task::spawn_blocking;

use crate::store::Unavailable;
use crate::store::kept::time;
use crate::store::sqlite::schema::NEWEST;
use crate::store::sqlite::upkeep::Upkeep;
use crate::store::sqlite::writer::connect;

/// How many tables are deleted with one commit.
const AT_ONCE: usize = 100;

/// What is or would be deleted, and what is there.
#[derive(Debug)]
pub struct Pruned {
    /// How many tables there were.
    pub all: u64,
    /// How many of them nobody had looked at for long.
    pub old: u64,
    /// How many bytes these take.
    pub bytes: u64,
}

/// Finds the tables that nobody has looked at since this time, in milliseconds since 1970, and deletes them unless it is only
/// `tried`. None that are set aside: they may be readable one day.
pub async fn prune(path: &Path, since: u64, tried: bool) -> Result<Pruned, Unavailable> {
    let path = path.to_path_buf();
    let pruned = spawn_blocking(move || prune_now(&path, since, tried)).await;
    pruned.unwrap_or_else(|error| Err(Unavailable(error.to_string())))
}

fn prune_now(path: &Path, since: u64, tried: bool) -> Result<Pruned, Unavailable> {
    let name = path.display();
    let failed = |error: Error| Unavailable(format!("cannot prune {name}: {error}"));
    if !path.exists() {
        return Err(Unavailable(format!("there is no {name}: name the folder of a server")));
    }
    let mut file = connect(path).map_err(failed)?;
    let version: i64 = file.pragma_query_value(None, "user_version", |row| row.get(0)).map_err(failed)?;
    if version != NEWEST {
        return Err(Unavailable(format!(
            "{name} is of version {version}, not {NEWEST}: start `makker serve` on it once, with this program"
        )));
    }
    let pruned = delete(&mut file, since, tried).map_err(failed)?;
    file.close().map_err(|(_, error)| failed(error))?;
    Ok(pruned)
}

fn delete(file: &mut Connection, since: u64, tried: bool) -> Result<Pruned, Error> {
    let all: i64 = file.query_row("SELECT count(*) FROM tables", [], |row| row.get(0))?;
    let old = "SELECT id, length(listing) + (SELECT coalesce(sum(length(body)), 0) FROM events WHERE table_id = id)
         FROM tables WHERE seen <= ?1 AND changed <= ?1 AND aside IS NULL";
    let old = file
        .prepare(old)?
        .query_map([time(since)], |row| Ok((row.get(0)?, row.get(1)?)))?
        .collect::<Result<Vec<(String, i64)>, _>>()?;
    let bytes = old.iter().map(|(_, bytes)| bytes.unsigned_abs()).sum();
    let pruned = Pruned { all: all.unsigned_abs(), old: old.len() as u64, bytes };
    if tried || old.is_empty() {
        return Ok(pruned);
    }
    for some in old.chunks(AT_ONCE) {
        let transaction = file.transaction_with_behavior(TransactionBehavior::Immediate)?;
        Upkeep::Delete(some.iter().map(|(id, _)| id.clone()).collect(), since).perform(&transaction)?;
        transaction.commit()?;
    }
    file.execute_batch("VACUUM; PRAGMA wal_checkpoint(TRUNCATE)")?;
    Ok(pruned)
}
