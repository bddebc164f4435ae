//! What is done in the file of tables beside keeping their logs: what was seen is noted, what cannot be read is set aside, and what
//! nobody wants any more is deleted.

use sqlx::{SqliteConnection, query, query_scalar};

use crate::store::kept::time;
use crate::store::sqlite::probe;
use crate::store::sqlite::reviews::Noted;
use crate::store::sqlite::subscriptions::Told;
use crate::store::{Unseen, secret};

/// How many open tables a network has made.
pub(crate) const OPEN: &str = "SELECT count(*) FROM tables INDEXED BY tables_maker WHERE maker = ?1 AND status IN ('waiting', 'playing') AND seen > ?2";

/// The latest time in the file. Every line that is written sets `seen`.
pub(crate) const LATEST: &str = "SELECT max(latest) FROM (
     SELECT coalesce(max(seen), 0) AS latest FROM tables WHERE status = 'waiting'
     UNION ALL SELECT coalesce(max(seen), 0) FROM tables WHERE status = 'playing'
     UNION ALL SELECT coalesce(max(seen), 0) FROM tables WHERE status = 'over'
     UNION ALL SELECT coalesce(max(seen), 0) FROM tables WHERE status = 'closed')";

/// Lets all tables be tried again that could not be read.
pub(crate) const RELEASE: &str = "UPDATE tables SET aside = NULL WHERE aside IS NOT NULL";

/// The tables of a kind that nobody has seen since a time.
pub(crate) fn unseen(which: Unseen) -> &'static str {
    match which {
        Unseen::WaitingInLobby => {
            "SELECT id FROM tables WHERE public = 1 AND status = 'waiting' AND changed <= ?1 AND seen <= ?1
             AND aside IS NULL ORDER BY changed LIMIT ?2"
        }
        Unseen::WaitingForFriends => {
            "SELECT id FROM tables WHERE status = 'waiting' AND seen <= ?1 AND public = 0 AND aside IS NULL
             ORDER BY seen LIMIT ?2"
        }
        Unseen::Playing => {
            "SELECT id FROM tables WHERE status = 'playing' AND seen <= ?1 AND aside IS NULL ORDER BY seen LIMIT ?2"
        }
        Unseen::WithoutGame => {
            "SELECT id FROM tables INDEXED BY tables_without_game WHERE status = 'closed' AND seen <= ?1 AND games = 0 AND aside IS NULL
             ORDER BY seen LIMIT ?2"
        }
        Unseen::Finished => {
            "SELECT id FROM tables WHERE status IN ('over', 'closed') AND seen <= ?1 AND aside IS NULL LIMIT ?2"
        }
    }
}

/// What is to be done.
pub(crate) enum Upkeep {
    /// Somebody looked at a table at this time.
    See(String, u64),
    /// The bots of a table whose last line has this number sleep: something is due there at this time, if at all.
    Sleep(String, u32, Option<u64>),
    /// A table cannot be read, and why.
    Aside(String, String),
    /// Delete these tables, but none that anybody has looked at since this time.
    Delete(Vec<String>, u64),
    /// Take this secret, unless there are tables with another one.
    TakeSecret([u8; 32]),
    /// Write something that means nothing, to see whether that works.
    Probe,
    /// What belongs to reviews and puzzles.
    Note(Noted),
    /// What belongs to subscriptions.
    Told(Told),
}

impl Upkeep {
    /// Does it, and says how many tables were changed.
    pub(crate) async fn perform(&self, connection: &mut SqliteConnection) -> Result<u64, sqlx::Error> {
        match self {
            Upkeep::Note(noted) => noted.perform(connection).await,
            Upkeep::Told(told) => told.perform(connection).await,
            Upkeep::Probe => query(probe::WRITE).execute(connection).await.map(|_| 0),
            Upkeep::TakeSecret(taken) => {
                Ok(query(secret::TAKE).bind(taken.as_slice()).execute(connection).await?.rows_affected())
            }
            Upkeep::See(table, at) => {
                let see = query("UPDATE tables SET seen = ?2 WHERE id = ?1 AND seen < ?2 - 3600000");
                Ok(see.bind(table.as_str()).bind(time(*at)).execute(connection).await?.rows_affected())
            }
            Upkeep::Sleep(table, seq, due) => {
                let set = query("UPDATE tables SET due = ?3 WHERE id = ?1 AND seq = ?2").bind(table.as_str()).bind(seq);
                Ok(set.bind(due.map(time)).execute(connection).await?.rows_affected())
            }
            Upkeep::Aside(table, why) => {
                let set = query("UPDATE tables SET aside = ?2 WHERE id = ?1");
                Ok(set.bind(table.as_str()).bind(why.as_str()).execute(connection).await?.rows_affected())
            }
            Upkeep::Delete(tables, since) => {
                let mut deleted = 0;
                for table in tables {
                    deleted += delete(connection, table, *since).await?;
                }
                Ok(deleted)
            }
        }
    }
}

/// Deletes a table with all that belongs to it, unless somebody has looked at it since this time.
async fn delete(connection: &mut SqliteConnection, table: &str, since: u64) -> Result<u64, sqlx::Error> {
    let is_unseen = query_scalar("SELECT count(*) FROM tables WHERE id = ?1 AND seen <= ?2");
    let is_unseen: i64 = is_unseen.bind(table).bind(time(since)).fetch_one(&mut *connection).await?;
    if is_unseen == 0 {
        return Ok(0);
    }
    for all in [
        "DELETE FROM events WHERE table_id = ?1",
        "DELETE FROM people WHERE table_id = ?1",
        "DELETE FROM tables WHERE id = ?1",
    ] {
        query(all).bind(table).execute(&mut *connection).await?;
    }
    Ok(1)
}
