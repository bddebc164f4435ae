//! Looks through a file of tables, changes nothing, and says what is wrong with it. It may be the file of a running server.

use std::path::Path;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, SqliteConnection, query_as, query_scalar, raw_sql};

use crate::store::Unavailable;
use crate::store::sqlite::schema::NEWEST;
use crate::store::sqlite::{LOAD, PATIENCE};
use crate::table::Table;
use crate::table::summary::Listing;

/// What was found in a file.
#[derive(Debug)]
pub struct Checked {
    /// How many tables there are.
    pub tables: usize,
    /// How many lines they have.
    pub lines: usize,
    /// What is wrong with which table; no cards.
    pub wrong: Vec<(String, String)>,
    /// What SQLite itself finds wrong with the file.
    pub damage: Vec<String>,
}

/// A table as it stands in the file: its id, the number of its last line, its listing, and why it was set aside.
type TableRow = (String, u32, String, Option<String>);

/// Looks through a file.
pub async fn check(path: &Path) -> Result<Checked, Unavailable> {
    let name = path.display();
    let failed = |error: sqlx::Error| Unavailable(format!("cannot read {name}: {error}"));
    let mut file = read_only(path).await.map_err(failed)?;
    // All of it as it is at one moment, whatever a server writes meanwhile.
    raw_sql("BEGIN").execute(&mut file).await.map_err(failed)?;
    let version: i64 = query_scalar("PRAGMA user_version").fetch_one(&mut file).await.map_err(failed)?;
    let tables = match version {
        1 => "SELECT id, seq, listing, NULL FROM tables ORDER BY id",
        2..=NEWEST => "SELECT id, seq, listing, aside FROM tables ORDER BY id",
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
    let tables: Vec<TableRow> = query_as(tables).fetch_all(&mut file).await.map_err(failed)?;
    for (id, seq, listing, aside) in tables {
        let checked = check_table(&mut file, &id, seq, &listing).await;
        found.tables += 1;
        found.lines += seq as usize;
        let wrong = match (checked, aside) {
            (Err(wrong), None) => wrong,
            (Err(wrong), Some(_)) => format!("{wrong} (set aside)"),
            (Ok(()), Some(why)) => {
                format!("set aside ({why}), but this program can read it: start the server with this program")
            }
            (Ok(()), None) => continue,
        };
        found.wrong.push((id, wrong));
    }
    Ok(found)
}

async fn read_only(path: &Path) -> Result<SqliteConnection, sqlx::Error> {
    SqliteConnectOptions::new().filename(path).read_only(true).busy_timeout(PATIENCE).connect().await
}

async fn check_table(file: &mut SqliteConnection, id: &str, seq: u32, listing: &str) -> Result<(), String> {
    let rows: Result<Vec<(u32, i64, String)>, _> = query_as(LOAD).bind(id).bind(0).fetch_all(file).await;
    let rows = rows.map_err(|error| format!("its lines cannot be read: {error}"))?;
    let lines = rows.iter().map(|(seq, at, line)| (*seq, at.unsigned_abs(), line.as_str()));
    let table = Table::read_on(id, None, lines).map_err(|corrupt| corrupt.to_string())?;
    if table.map_or(0, |table| table.seq) != seq {
        return Err(format!("its last line is {}, and should be {seq}", rows.len()));
    }
    serde_json::from_str::<Listing>(listing).map(|_| ()).map_err(|_| "what lists show of it cannot be read".to_string())
}
