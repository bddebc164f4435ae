//! Looks through a file of tables, changes nothing, and says what is wrong with it. It may be the file of a running server.

use std::path::Path;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, SqliteConnection, query_as, query_scalar, raw_sql};

use crate::store::kept::{Checked, StoredRow, complaint, judge, stored};
use crate::store::sqlite::schema::NEWEST;
use crate::store::sqlite::{LOAD, PATIENCE};
use crate::store::{Row, Unavailable};

/// Looks through a file.
pub async fn check(path: &Path) -> Result<Checked, Unavailable> {
    let name = path.display();
    let failed = |error: sqlx::Error| Unavailable(format!("cannot read {name}: {error}"));
    let mut file = read_only(path).await.map_err(failed)?;
    // All of it as it is at one moment, whatever a server writes meanwhile.
    raw_sql("BEGIN").execute(&mut file).await.map_err(failed)?;
    let version: i64 = query_scalar("PRAGMA user_version").fetch_one(&mut file).await.map_err(failed)?;
    let tables = match version {
        1 => "SELECT id, seq, changed, listing, NULL FROM tables ORDER BY id",
        2..=NEWEST => "SELECT id, seq, seen, listing, aside FROM tables ORDER BY id",
        _ => return Err(Unavailable(format!("{name} is of version {version}, which this program does not know"))),
    };
    let damage: Vec<String> = query_scalar("PRAGMA integrity_check").fetch_all(&mut file).await.map_err(failed)?;
    let orphans = "SELECT count(*) FROM pragma_foreign_key_check";
    let orphans: i64 = query_scalar(orphans).fetch_one(&mut file).await.map_err(failed)?;
    let orphans = (orphans > 0).then(|| format!("{orphans} lines or seats belong to no table"));
    let mut found = Checked {
        tables: 0,
        lines: 0,
        wrong: Vec::new(),
        damage: damage.into_iter().filter(|line| line != "ok").chain(orphans).collect(),
    };
    let tables: Vec<StoredRow> = query_as(tables).fetch_all(&mut file).await.map_err(failed)?;
    for table in tables.into_iter().map(stored) {
        found.tables += 1;
        found.lines += table.seq as usize;
        let judged = lines(&mut file, &table.id).await.and_then(|rows| judge(&table, &rows));
        let wrong = complaint(judged, table.aside.as_deref());
        found.wrong.extend(wrong.map(|wrong| (table.id, wrong)));
    }
    Ok(found)
}

async fn read_only(path: &Path) -> Result<SqliteConnection, sqlx::Error> {
    SqliteConnectOptions::new().filename(path).read_only(true).busy_timeout(PATIENCE).connect().await
}

async fn lines(file: &mut SqliteConnection, id: &str) -> Result<Vec<Row>, String> {
    let rows: Result<Vec<(u32, i64, String)>, _> = query_as(LOAD).bind(id).bind(0).fetch_all(file).await;
    let rows = rows.map_err(|error| format!("its lines cannot be read: {error}"))?;
    Ok(rows.into_iter().map(|(seq, at, body)| Row { seq, at: at.unsigned_abs(), body }).collect())
}
