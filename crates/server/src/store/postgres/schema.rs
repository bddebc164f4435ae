//! What the database holds, and how older ones become newer ones while several programs may use it.

use sqlx::{Connection, PgConnection, query, query_as, query_scalar, raw_sql};

use crate::store::{Unavailable, secret};

/// A step from one version to the next.
struct Migration {
    /// What is to be done.
    sql: &'static str,
    /// Programs that know at least this version go on working afterwards: while servers are replaced one by one, old ones and new
    /// ones share the database. What only adds leaves this number as it was before.
    oldest: i32,
}

/// What makes an empty database one of version 1, one of version 1 one of version 2, and so on. Databases that people have are of
/// all these versions: add at the end, and change nothing before it.
const MIGRATIONS: [Migration; 5] = [
    Migration {
        sql: r#"
-- The summary of each table, replaced with every append: nothing reads whole logs to make lists. Room is left in each page, for
-- every move writes its row anew. Ids are compared by their bytes, whatever language the database is in.
CREATE TABLE tables (
    id TEXT COLLATE "C" PRIMARY KEY,
    seq INTEGER NOT NULL,
    status TEXT COLLATE "C" NOT NULL,
    public BOOLEAN NOT NULL,
    due BIGINT,
    -- When the last line was written.
    changed BIGINT NOT NULL,
    -- When anyone last did something there or looked.
    seen BIGINT NOT NULL,
    listing TEXT NOT NULL,
    -- How many games were begun.
    games INTEGER NOT NULL,
    -- From which network it was made, as a code that only this storage can work out.
    maker TEXT COLLATE "C",
    -- Why it cannot be read, if it cannot.
    aside TEXT,
    -- Which process thinks for its bots, and until when no other does.
    thinker TEXT COLLATE "C",
    thinks_until BIGINT
) WITH (fillfactor = 60, autovacuum_vacuum_scale_factor = 0.05);
CREATE INDEX tables_due ON tables (due, id) WHERE due IS NOT NULL AND aside IS NULL;
CREATE INDEX tables_public ON tables (status, changed DESC, id) WHERE public;
CREATE INDEX tables_maker ON tables (maker, status) WHERE maker IS NOT NULL;
CREATE INDEX tables_seen ON tables (status, seen);
CREATE INDEX tables_without_game ON tables (seen) WHERE status = 'closed' AND games = 0;
CREATE INDEX tables_aside ON tables (id) WHERE aside IS NOT NULL;

-- The key decides who was first. Lines name their table without a foreign key, which would cost every line a search and a lock:
-- they are only written together with its row and only deleted with it.
CREATE TABLE events (
    table_id TEXT COLLATE "C" NOT NULL,
    seq INTEGER NOT NULL,
    at BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
);

-- Nothing keeps one person from several seats of a table.
CREATE TABLE people (
    person TEXT COLLATE "C" NOT NULL,
    table_id TEXT COLLATE "C" NOT NULL,
    seat TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (person, table_id, seat)
);
CREATE INDEX people_table ON people (table_id);

CREATE TABLE settings (
    name TEXT COLLATE "C" PRIMARY KEY,
    value BYTEA NOT NULL
);
"#,
        oldest: 1,
    },
    Migration {
        sql: r#"
-- Which processes are there: whoever has not been heard of for a while is not.
CREATE TABLE processes (
    id TEXT COLLATE "C" PRIMARY KEY,
    beat TIMESTAMPTZ NOT NULL
) WITH (fillfactor = 20);
-- Who is connected to which of them, or was. A seat without a name is that of those who only look. Each process counts its changes.
CREATE TABLE presence (
    process TEXT COLLATE "C" NOT NULL,
    version BIGINT NOT NULL,
    table_id TEXT COLLATE "C" NOT NULL,
    seat TEXT COLLATE "C" NOT NULL,
    here BOOLEAN NOT NULL,
    since BIGINT NOT NULL,
    PRIMARY KEY (process, table_id, seat)
);
CREATE INDEX presence_version ON presence (process, version);
"#,
        oldest: 1,
    },
    Migration {
        sql: r#"
-- What one program cannot read another can: it is due for all but those that know that they cannot. Older programs still write `aside`,
-- which nobody else reads, and find what is due by the new index as well. Whoever waits for the table waits for all of this.
LOCK TABLE tables IN ACCESS EXCLUSIVE MODE;
CREATE INDEX tables_due_for_any ON tables (due, id) WHERE due IS NOT NULL;
DROP INDEX tables_due;
"#,
        oldest: 1,
    },
    Migration {
        sql: r#"
-- Reviews that were made, and those that are wanted: these are the queue. They go with their table, also where an older program
-- deletes it.
CREATE TABLE reviews (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    game INTEGER NOT NULL,
    effort TEXT COLLATE "C" NOT NULL,
    -- The version of what makes it or has made it.
    version INTEGER NOT NULL,
    -- When it was wanted.
    wanted BIGINT NOT NULL,
    -- How often it was begun.
    tries INTEGER NOT NULL DEFAULT 0,
    -- Which process makes it, until when no other does, and how far it is.
    maker TEXT COLLATE "C",
    makes_until BIGINT,
    progress TEXT,
    review TEXT,
    PRIMARY KEY (table_id, game, effort)
);
CREATE INDEX reviews_wanted ON reviews (effort, wanted) WHERE review IS NULL;

CREATE TABLE puzzles (
    day TEXT COLLATE "C" PRIMARY KEY,
    puzzle TEXT NOT NULL
);
"#,
        oldest: 1,
    },
    Migration {
        sql: r#"
-- Devices that are told when it is somebody's turn: where, sealed with what and when not, as JSON. The id is a hash of the address.
CREATE TABLE subscriptions (
    id TEXT COLLATE "C" PRIMARY KEY,
    person TEXT COLLATE "C" NOT NULL,
    -- When the device was last heard of.
    renewed BIGINT NOT NULL,
    body TEXT NOT NULL,
    -- How often in a row it could not be told something, and until when it is not tried.
    failures INTEGER NOT NULL DEFAULT 0,
    rests_until BIGINT NOT NULL DEFAULT 0
);
CREATE INDEX subscriptions_person ON subscriptions (person, renewed);
CREATE INDEX subscriptions_renewed ON subscriptions (renewed);
-- Of which turn each was told last: the line since which its person was asked, and how long the log was by then. They go with their table,
-- also where an older program deletes it.
CREATE TABLE told (
    subscription TEXT COLLATE "C" NOT NULL REFERENCES subscriptions (id) ON DELETE CASCADE,
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    since INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    PRIMARY KEY (subscription, table_id)
);
CREATE INDEX told_table ON told (table_id);
"#,
        oldest: 1,
    },
];

/// The version that this program makes.
pub(crate) const NEWEST: i32 = MIGRATIONS.len() as i32;

/// Whoever migrates holds this lock: any number, but always the same.
const LOCK: i64 = 0x6d61_6b6b_6572;

/// The version of the database and the oldest that programs have to know. It is made with the lock in hand.
const VERSION: &str = "CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL, oldest INTEGER NOT NULL)";

/// Makes the database one of the newest version, all the way or not at all. `name` is for people who read the error. Programs
/// that start at the same time wait for each other, and only the first has something to do.
pub(crate) async fn migrate(connection: &mut PgConnection, name: &str) -> Result<(), Unavailable> {
    let failed = |error: sqlx::Error| Unavailable(format!("cannot prepare the tables in {name}: {error}"));
    let mut transaction = connection.begin().await.map_err(failed)?;
    query("SELECT pg_advisory_xact_lock($1)").bind(LOCK).execute(&mut *transaction).await.map_err(failed)?;
    raw_sql(VERSION).execute(&mut *transaction).await.map_err(failed)?;
    let found = query_as("SELECT version, oldest FROM schema_version").fetch_optional(&mut *transaction).await;
    let (version, oldest): (i32, i32) = found.map_err(failed)?.unwrap_or_default();
    if oldest > NEWEST {
        return Err(Unavailable(format!(
            "{name} is used by a newer makker (programs have to know version {oldest}, this one knows {NEWEST}): \
             start that newer makker, or name another database"
        )));
    }
    // A newer program has only added something.
    let missing = usize::try_from(version).ok().and_then(|version| MIGRATIONS.get(version..)).unwrap_or_default();
    for migration in missing {
        raw_sql(migration.sql).execute(&mut *transaction).await.map_err(failed)?;
    }
    if let Some(last) = missing.last() {
        raw_sql("DELETE FROM schema_version").execute(&mut *transaction).await.map_err(failed)?;
        let done = query("INSERT INTO schema_version VALUES ($1, $2)").bind(NEWEST).bind(last.oldest);
        done.execute(&mut *transaction).await.map_err(failed)?;
    }
    transaction.commit().await.map_err(failed)
}

/// The secret of this storage; a new one gets it here, from whoever is first.
pub(crate) async fn find_secret(connection: &mut PgConnection) -> Result<[u8; 32], sqlx::Error> {
    query(secret::KEEP).bind(secret::fresh()?).execute(&mut *connection).await?;
    secret::read(query_scalar(secret::FIND).fetch_one(connection).await?)
}
