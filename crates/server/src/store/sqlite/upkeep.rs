//! What is done in the file of tables beside keeping their logs: what was seen is noted, what cannot be read is set aside, and what
//! nobody wants any more is deleted.

use rusqlite::{Connection, Error, params};

use crate::store::kept::time;
use crate::store::sqlite::reviews::Noted;
use crate::store::sqlite::subscriptions::Told;
use crate::store::sqlite::{SEEN_EXACTLY, probe};
use crate::store::{Unseen, secret};

/// How many open tables a network has made.
pub(crate) const OPEN: &str =
    "SELECT count(*) FROM tables INDEXED BY tables_maker WHERE maker = ?1 AND status IN ('waiting', 'playing')
     AND max(seen, changed) > ?2";

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
            "SELECT id FROM tables WHERE status = 'waiting' AND seen <= ?1 AND changed <= ?1 AND public = 0 AND aside IS NULL
             ORDER BY seen LIMIT ?2"
        }
        Unseen::Playing => {
            "SELECT id FROM tables WHERE status = 'playing' AND seen <= ?1 AND changed <= ?1 AND aside IS NULL
             ORDER BY seen LIMIT ?2"
        }
        Unseen::WithoutGame => {
            "SELECT id FROM tables INDEXED BY tables_without_game WHERE status = 'closed' AND seen <= ?1 AND changed <= ?1
             AND games = 0 AND aside IS NULL
             ORDER BY seen LIMIT ?2"
        }
        Unseen::Finished => {
            "SELECT id FROM tables WHERE status IN ('over', 'closed') AND seen <= ?1 AND changed <= ?1 AND aside IS NULL LIMIT ?2"
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
    pub(crate) fn perform(&self, connection: &Connection) -> Result<u64, Error> {
        let changed = match self {
            Upkeep::Note(noted) => return noted.perform(connection),
            Upkeep::Told(told) => return told.perform(connection),
            Upkeep::Delete(tables, since) => {
                let mut deleted = 0;
                for table in tables {
                    deleted += delete(connection, table, *since)?;
                }
                return Ok(deleted);
            }
            Upkeep::Probe => connection.execute(probe::WRITE, []).map(|_| 0)?,
            Upkeep::TakeSecret(taken) => connection.execute(secret::TAKE, [taken])?,
            Upkeep::See(table, at) => {
                let see = "UPDATE tables SET seen = ?2 WHERE id = ?1 AND seen < ?2 - ?3";
                connection.prepare_cached(see)?.execute(params![table, time(*at), SEEN_EXACTLY])?
            }
            Upkeep::Sleep(table, seq, due) => {
                let set = "UPDATE tables SET due = ?3 WHERE id = ?1 AND seq = ?2";
                connection.prepare_cached(set)?.execute(params![table, seq, due.map(time)])?
            }
            Upkeep::Aside(table, why) => {
                connection.execute("UPDATE tables SET aside = ?2 WHERE id = ?1", [table, why])?
            }
        };
        Ok(changed as u64)
    }
}

/// Deletes a table with all that belongs to it, unless somebody has looked at it since this time.
fn delete(connection: &Connection, table: &str, since: u64) -> Result<u64, Error> {
    let is_unseen = "SELECT EXISTS (SELECT 1 FROM tables WHERE id = ?1 AND seen <= ?2 AND changed <= ?2)";
    if !connection.query_row(is_unseen, params![table, time(since)], |row| row.get(0))? {
        return Ok(0);
    }
    for all in [
        "DELETE FROM events WHERE table_id = ?1",
        "DELETE FROM people WHERE table_id = ?1",
        "DELETE FROM tables WHERE id = ?1",
    ] {
        connection.execute(all, [table])?;
    }
    Ok(1)
}
