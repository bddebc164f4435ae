//! Lines are added with one statement, in one trip to the database and back: the table's row is compared and set, and only if it
//! was at the right number are the lines and the seats written. All of it is kept or nothing.

use std::time::Instant;

use makker_table::summary::Summary;
use sqlx::query_as;

use crate::metrics::METRICS;
use crate::store::kept::{listing_text, status_name, time};
use crate::store::postgres::connections::Connections;
use crate::store::{AppendError, Row};

/// What follows when the table's row was written, which says so in `kept`.
macro_rules! and_then {
    ($set:literal) => {
        concat!(
            "WITH kept AS (",
            $set,
            " RETURNING id), lines AS (INSERT INTO events (table_id, seq, at, body)
                 SELECT id, line.seq, line.at, line.body
                 FROM kept, unnest($11::bigint[], $12::bigint[], $13::text[]) AS line (seq, at, body)),
             gone AS (DELETE FROM people USING kept WHERE table_id = kept.id AND NOT EXISTS (
                 SELECT FROM unnest($14::text[], $15::text[]) AS now (person, seat)
                 WHERE now.person = people.person AND now.seat = people.seat)),
             came AS (INSERT INTO people (person, table_id, seat)
                 SELECT now.person, kept.id, now.seat FROM kept, unnest($14::text[], $15::text[]) AS now (person, seat)
                 ON CONFLICT DO NOTHING)
             SELECT count(*) FROM kept"
        )
    };
}

const MAKE: &str = and_then!(
    "INSERT INTO tables (id, seq, status, public, due, changed, seen, listing, games, maker)
     SELECT $1, $3, $4, $5, $6, $7, $7, $8, $9, $10 WHERE $2 = 0 ON CONFLICT (id) DO NOTHING"
);

pub(crate) const SET: &str = and_then!(
    "UPDATE tables SET seq = $3, status = $4, public = $5, due = $6, changed = $7, seen = greatest(seen, $7), listing = $8,
         games = $9, maker = coalesce(maker, $10)
     WHERE id = $1 AND seq = $2"
);

/// PostgreSQL's code for two who could not both be right.
const SERIALIZATION: &str = "40001";

/// Adds lines that are numbered on from `after`, of which there is at least one.
pub(crate) async fn append(
    connections: &Connections,
    table: &str,
    after: u32,
    rows: &[Row],
    summary: &Summary,
) -> Result<(), AppendError> {
    let begin = Instant::now();
    match write(connections, table, after, rows, summary).await {
        Ok(kept) => {
            METRICS.committed(1, begin.elapsed());
            if kept { Ok(()) } else { Err(AppendError::Conflict) }
        }
        // A line of this number is there although the table's row says otherwise, or someone wrote at the same moment.
        Err(sqlx::Error::Database(error))
            if error.is_unique_violation() || error.code().as_deref() == Some(SERIALIZATION) =>
        {
            Err(AppendError::Conflict)
        }
        Err(error) => {
            METRICS.commit_failed();
            Err(AppendError::Unavailable(error.to_string()))
        }
    }
}

/// Says whether the table was where it should be.
async fn write(
    connections: &Connections,
    table: &str,
    after: u32,
    rows: &[Row],
    summary: &Summary,
) -> Result<bool, sqlx::Error> {
    let Some(last) = rows.last() else { return Ok(false) };
    let (people, seats): (Vec<&str>, Vec<String>) =
        summary.people.iter().map(|(person, seat)| (person.as_str(), seat.to_string())).unzip();
    let set = query_as(if after == 0 { MAKE } else { SET })
        .bind(table)
        .bind(i64::from(after))
        .bind(i64::from(last.seq))
        .bind(status_name(summary.status))
        .bind(summary.public)
        .bind(summary.due.map(time))
        .bind(time(last.at))
        .bind(listing_text(&summary.listing)?)
        .bind(i64::from(summary.listing.game))
        .bind(summary.maker.as_deref())
        .bind(rows.iter().map(|row| i64::from(row.seq)).collect::<Vec<_>>())
        .bind(rows.iter().map(|row| time(row.at)).collect::<Vec<_>>())
        .bind(rows.iter().map(|row| row.body.as_str()).collect::<Vec<_>>())
        .bind(people)
        .bind(seats);
    let (kept,): (i64,) = connections.row(set).await?;
    Ok(kept == 1)
}
