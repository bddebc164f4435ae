//! What the file of tables holds, and how older files become newer ones.

use sqlx::{AssertSqlSafe, Connection, SqliteConnection, query_scalar, raw_sql};

use crate::store::Unavailable;

/// What makes a file of version 0 (an empty one) one of version 1, one of version 1 one of version 2, and so on.
/// Files that people have are of all these versions: add at the end, and change nothing before it.
const MIGRATIONS: [&str; 1] = ["
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
"];

/// Makes the file one of the newest version, all the way or not at all. `name` is for people who read the error.
pub(crate) async fn migrate(connection: &mut SqliteConnection, name: &str) -> Result<(), Unavailable> {
    let failed = |error: sqlx::Error| Unavailable(format!("cannot prepare the tables in {name}: {error}"));
    // Two programs that start at once must not both migrate: look at the version only with the lock in hand.
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await.map_err(failed)?;
    let version: i64 = query_scalar("PRAGMA user_version").fetch_one(&mut *transaction).await.map_err(failed)?;
    let newest = MIGRATIONS.len();
    let Some(missing) = usize::try_from(version).ok().and_then(|version| MIGRATIONS.get(version..)) else {
        return Err(Unavailable(format!(
            "{name} was written by a newer makker (its version is {version}, this program knows {newest}): \
             start that newer makker, or name another file"
        )));
    };
    if missing.is_empty() {
        return Ok(());
    }
    for migration in missing {
        raw_sql(*migration).execute(&mut *transaction).await.map_err(failed)?;
    }
    // A pragma takes no parameters; a number that we counted ourselves is safe.
    let done = AssertSqlSafe(format!("PRAGMA user_version = {newest}"));
    raw_sql(done).execute(&mut *transaction).await.map_err(failed)?;
    transaction.commit().await.map_err(failed)
}
