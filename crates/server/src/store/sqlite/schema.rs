//! What the file of tables holds, and how older files become newer ones.

use rusqlite::{Connection, Error, TransactionBehavior};

use crate::store::Unavailable;

/// What makes a file of version 0 (an empty one) one of version 1, one of version 1 one of version 2, and so on.
/// Files that people have are of all these versions: add at the end, and change nothing before it.
const MIGRATIONS: [&str; 4] = ["
-- The summary of each table, replaced with every append: nothing reads whole logs to make lists.
CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    seq INTEGER NOT NULL,
    status TEXT NOT NULL,
    public INTEGER NOT NULL,
    due INTEGER,
    -- When the last line was written.
    changed INTEGER NOT NULL,
    listing TEXT NOT NULL
) STRICT;
-- Most tables are not due, and many are not public: the indexes hold only those that are asked for. Both end with the
-- id, so that lists have one order and are read in that order without sorting.
CREATE INDEX tables_due ON tables (due, id) WHERE due IS NOT NULL;
CREATE INDEX tables_public ON tables (status, changed DESC, id) WHERE public = 1;

-- Without row ids the lines of a table lie side by side, and reading its log is one walk.
CREATE TABLE events (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;

-- Nothing keeps one person from several seats of a table.
CREATE TABLE people (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat TEXT NOT NULL,
    PRIMARY KEY (person, table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX people_table ON people (table_id);

CREATE TABLE settings (
    name TEXT NOT NULL PRIMARY KEY,
    value BLOB NOT NULL
) STRICT, WITHOUT ROWID;
", "
-- From which network a table was made, as a code that only this file can work out.
ALTER TABLE tables ADD COLUMN maker TEXT;
-- How many games were begun.
ALTER TABLE tables ADD COLUMN games INTEGER NOT NULL DEFAULT 1;
-- When anyone last did something there or looked: what nobody wants any more is let go by it. Nobody knew of that before, so
-- the time begins now.
ALTER TABLE tables ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
-- Why the table cannot be read, if it cannot: nothing is tried there until the next start.
ALTER TABLE tables ADD COLUMN aside TEXT;
UPDATE tables SET
    games = CASE WHEN json_valid(listing) THEN coalesce(json_extract(listing, '$.game'), 1) ELSE 1 END,
    seen = max(changed, unixepoch() * 1000);
CREATE INDEX tables_maker ON tables (maker, status) WHERE maker IS NOT NULL;
CREATE INDEX tables_seen ON tables (status, seen);
CREATE INDEX tables_without_game ON tables (seen) WHERE status = 'closed' AND games = 0;
CREATE INDEX tables_aside ON tables (id) WHERE aside IS NOT NULL;
DROP INDEX tables_due;
CREATE INDEX tables_due ON tables (due, id) WHERE due IS NOT NULL AND aside IS NULL;
", "
-- Reviews that were made, and those that are wanted: these are the queue. They go with their table.
CREATE TABLE reviews (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    game INTEGER NOT NULL,
    effort TEXT NOT NULL,
    -- The version of what makes it or has made it.
    version INTEGER NOT NULL,
    -- When it was wanted.
    wanted INTEGER NOT NULL,
    -- How often it was begun.
    tries INTEGER NOT NULL DEFAULT 0,
    review TEXT,
    PRIMARY KEY (table_id, game, effort)
) STRICT;
CREATE INDEX reviews_wanted ON reviews (effort, wanted) WHERE review IS NULL;

CREATE TABLE puzzles (
    day TEXT NOT NULL PRIMARY KEY,
    puzzle TEXT NOT NULL
) STRICT, WITHOUT ROWID;
", "
-- Devices that are told when it is somebody's turn: where, sealed with what and when not, as JSON. The id is a hash of the address.
CREATE TABLE subscriptions (
    id TEXT NOT NULL PRIMARY KEY,
    person TEXT NOT NULL,
    -- When the device was last heard of.
    renewed INTEGER NOT NULL,
    body TEXT NOT NULL,
    -- How often in a row it could not be told something, and until when it is not tried.
    failures INTEGER NOT NULL DEFAULT 0,
    rests_until INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;
CREATE INDEX subscriptions_person ON subscriptions (person, renewed);
CREATE INDEX subscriptions_renewed ON subscriptions (renewed);
-- Of which turn each was told last: the line since which its person was asked, and how long the log was by then. They go with their table.
CREATE TABLE told (
    subscription TEXT NOT NULL REFERENCES subscriptions (id) ON DELETE CASCADE,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    since INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    PRIMARY KEY (subscription, table_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX told_table ON told (table_id);
"];

/// The version of files that this program writes.
pub(crate) const NEWEST: i64 = MIGRATIONS.len() as i64;

/// Makes the file one of the newest version, all the way or not at all. `name` is for people who read the error.
pub(crate) fn migrate(connection: &mut Connection, name: &str) -> Result<(), Unavailable> {
    let failed = |error: Error| Unavailable(format!("cannot prepare the tables in {name}: {error}"));
    // Two programs that start at once must not both migrate: look at the version only with the lock in hand.
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate).map_err(failed)?;
    let version: i64 = transaction.pragma_query_value(None, "user_version", |row| row.get(0)).map_err(failed)?;
    let Some(missing) = usize::try_from(version).ok().and_then(|version| MIGRATIONS.get(version..)) else {
        return Err(Unavailable(format!(
            "{name} was written by a newer makker (its version is {version}, this program knows {NEWEST}): \
             start that newer makker, or name another file"
        )));
    };
    if missing.is_empty() {
        return Ok(());
    }
    for migration in missing {
        transaction.execute_batch(migration).map_err(failed)?;
    }
    transaction.pragma_update(None, "user_version", NEWEST).map_err(failed)?;
    transaction.commit().map_err(failed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_of_version_1_is_brought_up_to_date_and_its_tables_are_kept_from_then_on() {
        let mut file = Connection::open_in_memory().unwrap();
        file.execute_batch(MIGRATIONS[0]).unwrap();
        let tables = "PRAGMA user_version = 1;
            INSERT INTO tables VALUES ('a', 9, 'over', 0, NULL, 5, '{\"game\":3}');
            INSERT INTO tables VALUES ('b', 1, 'waiting', 0, NULL, 9000000000000, 'no JSON');
            INSERT INTO tables VALUES ('c', 1, 'waiting', 0, NULL, 5, '{\"game\":0}');";
        file.execute_batch(tables).unwrap();
        migrate(&mut file, "memory").unwrap();
        let mut tables =
            file.prepare("SELECT games, seen > 1700000000000, maker, aside FROM tables ORDER BY id").unwrap();
        let tables = tables.query_map([], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?))).unwrap();
        let tables: Vec<(u32, bool, Option<String>, Option<String>)> = tables.map(Result::unwrap).collect();
        assert_eq!(tables, [3, 1, 0].map(|games| (games, true, None, None)));
    }
}
