//! Many appends with few statements: each statement is a message to SQLite's thread and back, which costs more than what it does.

use std::collections::{HashMap, HashSet};

use serde::Serialize;
use sqlx::{SqliteConnection, query, query_as};

use crate::store::kept::{listing_text, status_name, time};
use crate::store::sqlite::writer::{Append, seat};

/// Compare and set, as for one append: a table that is not at `after` is left alone.
pub(crate) const SET: &str =
    "UPDATE tables SET seq = new.seq, status = new.status, public = new.public, due = new.due,
        changed = new.changed, seen = new.changed, listing = new.listing, games = new.games
     FROM (SELECT value ->> 0 AS id, value ->> 1 AS after, value ->> 2 AS seq, value ->> 3 AS status, value ->> 4 AS public,
        value ->> 5 AS due, value ->> 6 AS changed, value ->> 7 AS listing, value ->> 8 AS games FROM json_each(?1)) AS new
     WHERE tables.id = new.id AND tables.seq = new.after";
const ADD: &str = "INSERT INTO events (table_id, seq, at, body)
     SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each(?1)";
pub(crate) const SEATED: &str =
    "SELECT table_id, person, seat FROM people WHERE table_id IN (SELECT value FROM json_each(?1))";

/// Who sits where at a table, in order.
type Seated = Vec<(String, String)>;

/// Can these be written together? Not if tables are made, or one has two appends: they are written one by one.
pub(crate) fn fit(batch: &[Append]) -> bool {
    let tables: HashSet<&str> = batch.iter().map(|append| append.table.as_str()).collect();
    tables.len() == batch.len() && batch.iter().all(|append| append.after > 0)
}

/// Writes all of them, or says that not all of them could be: then the transaction must be rolled back.
pub(crate) async fn write(connection: &mut SqliteConnection, batch: &[Append]) -> Result<bool, sqlx::Error> {
    let (mut tables, mut lines) = (Vec::with_capacity(batch.len()), Vec::with_capacity(batch.len()));
    for Append { table, after, rows, summary, .. } in batch {
        let Some(last) = rows.last() else { return Ok(false) };
        let (status, due, listing) = (status_name(summary.status), summary.due.map(time), &summary.listing);
        let public = u8::from(summary.public);
        let text = listing_text(listing)?;
        tables.push((table, after, last.seq, status, public, due, time(last.at), text, listing.game));
        lines.extend(rows.iter().map(|row| (table, row.seq, time(row.at), &row.body)));
    }
    let set = query(SET).bind(list(&tables)?).execute(&mut *connection).await?;
    if set.rows_affected() != batch.len() as u64 {
        return Ok(false);
    }
    match query(ADD).bind(list(&lines)?).execute(&mut *connection).await {
        Ok(_) => {}
        Err(sqlx::Error::Database(error)) if error.is_unique_violation() => return Ok(false),
        Err(error) => return Err(error),
    }
    let ids: Vec<&str> = batch.iter().map(|append| append.table.as_str()).collect();
    let rows: Vec<(String, String, String)> = query_as(SEATED).bind(list(&ids)?).fetch_all(&mut *connection).await?;
    let mut seated: HashMap<String, Seated> = HashMap::new();
    for (table, person, seat) in rows {
        seated.entry(table).or_default().push((person, seat));
    }
    for Append { table, summary, .. } in batch {
        let mut now: Seated = summary.people.iter().map(|(person, seat)| (person.clone(), seat.to_string())).collect();
        let mut before = seated.remove(table).unwrap_or_default();
        now.sort_unstable();
        before.sort_unstable();
        if now != before {
            seat(connection, table, &summary.people).await?;
        }
    }
    Ok(true)
}

/// What a statement takes in as one value.
fn list(rows: &impl Serialize) -> Result<String, sqlx::Error> {
    serde_json::to_string(rows).map_err(|error| sqlx::Error::Encode(error.into()))
}
