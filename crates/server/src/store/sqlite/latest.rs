//! The latest time in the file of tables, so that no clock begins before it. It is written once a commit: in the tables' own rows it would
//! stand in an index, and every move would write that anew.

use rusqlite::{Connection, Error};
use sqlx::{SqlitePool, query_as};

use crate::store::kept::time;

/// The bytes of a time, the highest first, stand in the order of times.
const NOTE: &str = "INSERT INTO settings (name, value) VALUES ('latest', ?1)
     ON CONFLICT (name) DO UPDATE SET value = excluded.value WHERE excluded.value > value";

/// When somebody looked last stands with the tables; and in files of older programs whatever was written last.
pub(crate) const LATEST: &str = "SELECT (SELECT value FROM settings WHERE name = 'latest'), max(latest) FROM (
     SELECT coalesce(max(seen), 0) AS latest FROM tables WHERE status = 'waiting'
     UNION ALL SELECT coalesce(max(seen), 0) FROM tables WHERE status = 'playing'
     UNION ALL SELECT coalesce(max(seen), 0) FROM tables WHERE status = 'over'
     UNION ALL SELECT coalesce(max(seen), 0) FROM tables WHERE status = 'closed')";

/// Something is written at this time.
pub(crate) fn note(connection: &Connection, at: u64) -> Result<(), Error> {
    connection.prepare_cached(NOTE)?.execute([time(at).to_be_bytes()]).map(drop)
}

/// The latest time.
pub(crate) async fn read(readers: &SqlitePool) -> Result<u64, sqlx::Error> {
    let (noted, seen): (Option<Vec<u8>>, i64) = query_as(LATEST).fetch_one(readers).await?;
    let noted = noted.and_then(|bytes| bytes.try_into().ok()).map_or(0, i64::from_be_bytes);
    Ok(noted.max(seen).unsigned_abs())
}
