//! Deletes the tables of a file that nobody has looked at for long, and gives their space back. Only where no server runs.

use std::path::Path;

use sqlx::{Connection, SqliteConnection, query_as, query_scalar, raw_sql};

use crate::store::Unavailable;
use crate::store::kept::time;
use crate::store::sqlite::schema::NEWEST;
use crate::store::sqlite::upkeep::Upkeep;
use crate::store::sqlite::writer::connect;
use crate::store::sqlite::writing;

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
    let name = path.display();
    let failed = |error: sqlx::Error| Unavailable(format!("cannot prune {name}: {error}"));
    if !path.exists() {
        return Err(Unavailable(format!("there is no {name}: name the folder of a server")));
    }
    let mut file = connect(&writing(path)).await.map_err(failed)?;
    let version: i64 = query_scalar("PRAGMA user_version").fetch_one(&mut file).await.map_err(failed)?;
    if version != NEWEST {
        return Err(Unavailable(format!(
            "{name} is of version {version}, not {NEWEST}: start `makker serve` on it once, with this program"
        )));
    }
    let pruned = delete(&mut file, since, tried).await.map_err(failed)?;
    file.close().await.map_err(failed)?;
    Ok(pruned)
}

async fn delete(file: &mut SqliteConnection, since: u64, tried: bool) -> Result<Pruned, sqlx::Error> {
    let all: i64 = query_scalar("SELECT count(*) FROM tables").fetch_one(&mut *file).await?;
    let old = "SELECT id, length(listing) + (SELECT coalesce(sum(length(body)), 0) FROM events WHERE table_id = id)
         FROM tables WHERE seen <= ?1 AND aside IS NULL";
    let old: Vec<(String, i64)> = query_as(old).bind(time(since)).fetch_all(&mut *file).await?;
    let bytes = old.iter().map(|(_, bytes)| bytes.unsigned_abs()).sum();
    let pruned = Pruned { all: all.unsigned_abs(), old: old.len() as u64, bytes };
    if tried || old.is_empty() {
        return Ok(pruned);
    }
    for some in old.chunks(AT_ONCE) {
        let mut transaction = file.begin_with("BEGIN IMMEDIATE").await?;
        Upkeep::Delete(some.iter().map(|(id, _)| id.clone()).collect(), since).perform(&mut transaction).await?;
        transaction.commit().await?;
    }
    raw_sql("VACUUM; PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut *file).await?;
    Ok(pruned)
}
