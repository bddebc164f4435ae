//! How lines are added to a log in the file: as few pages are changed as can be, since each of them is written with the next commit.

use makker_rules::Seat;
use rusqlite::{Connection, Error, OptionalExtension, params};

use crate::store::kept::{listing_text, status_name, time};
use crate::store::sqlite::SEEN_EXACTLY;
use crate::store::sqlite::writer::{Append, Outcome};

/// Where a table stands. Lines that are there already although the table's row says otherwise are never written over.
pub(crate) const STANDS: &str = "SELECT rowid, seq, status, public, games, seen,
        EXISTS (SELECT 1 FROM events WHERE table_id = ?1 AND seq > ?2) FROM tables WHERE id = ?1";
const MAKE: &str = "INSERT INTO tables (id, seq, status, public, due, changed, seen, listing, games, maker)
     VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?6, ?7, ?8, ?9)";
/// With nearly every move only these change. SQLite writes every index anew that has a column which is set, changed or not.
const GO_ON: &str = "UPDATE tables SET seq = ?2, due = ?3, changed = ?4, listing = ?5 WHERE rowid = ?1";
const CHANGE: &str =
    "UPDATE tables SET seq = ?2, due = ?3, changed = ?4, listing = ?5, status = ?6, public = ?7, games = ?8, seen = ?4
     WHERE rowid = ?1";
const ADD: &str = "INSERT INTO events (table_id, seq, at, body) VALUES (?1, ?2, ?3, ?4)";
pub(crate) const SEATED: &str = "SELECT person, seat FROM people WHERE table_id = ?1";

/// Writes lines and what is known of their table, or nothing of it if someone else was first.
pub(crate) fn append(connection: &Connection, append: &Append) -> Result<Outcome, Error> {
    let Append { table, after, rows, summary, .. } = append;
    // There is a last one: appends without lines are refused before they are queued.
    let Some(last) = rows.last() else { return Ok(Outcome::Conflict) };
    let (due, changed) = (summary.due.map(time), time(last.at));
    let (status, public, games) = (status_name(summary.status), summary.public, summary.listing.game);
    let listing =
        listing_text(&summary.listing).map_err(|error| Error::ToSqlConversionFailure(error.to_string().into()))?;
    let mut stands = connection.prepare_cached(STANDS)?;
    let stands = stands
        .query_row(params![table, after], |row| {
            let is_at_its_end = row.get::<_, u32>(1)? == *after && !row.get::<_, bool>(6)?;
            let is_same = row.get_ref(2)?.as_str()? == status && row.get::<_, bool>(3)? == public;
            let is_same = is_same && row.get::<_, u32>(4)? == games && changed - row.get::<_, i64>(5)? < SEEN_EXACTLY;
            Ok((row.get::<_, i64>(0)?, is_at_its_end, is_same))
        })
        .optional()?;
    match stands {
        None if *after == 0 => {
            let mut make = connection.prepare_cached(MAKE)?;
            make.execute(params![table, last.seq, status, public, due, changed, listing, games, summary.maker])?;
        }
        Some((row, true, true)) if *after > 0 => {
            connection.prepare_cached(GO_ON)?.execute(params![row, last.seq, due, changed, listing])?;
        }
        Some((row, true, false)) if *after > 0 => {
            let mut change = connection.prepare_cached(CHANGE)?;
            change.execute(params![row, last.seq, due, changed, listing, status, public, games])?;
        }
        _ => return Ok(Outcome::Conflict),
    }
    let mut add = connection.prepare_cached(ADD)?;
    for row in rows {
        add.execute(params![table, row.seq, time(row.at), row.body])?;
    }
    seat(connection, table, &summary.people)?;
    Ok(Outcome::Kept)
}

/// Writes who sits where, if that has changed: with nearly every move it has not.
fn seat(connection: &Connection, table: &str, people: &[(String, Seat)]) -> Result<(), Error> {
    if is_seated(connection, table, people)? {
        return Ok(());
    }
    connection.prepare_cached("DELETE FROM people WHERE table_id = ?1")?.execute([table])?;
    for (person, seat) in people {
        // Should a summary name somebody twice, that is no conflict.
        connection
            .prepare_cached("INSERT INTO people (person, table_id, seat) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING")?
            .execute(params![person, table, seat.to_string()])?;
    }
    Ok(())
}

/// Are these those who sit at a table?
fn is_seated(connection: &Connection, table: &str, people: &[(String, Seat)]) -> Result<bool, Error> {
    let mut seated = connection.prepare_cached(SEATED)?;
    let (mut seated, mut count) = (seated.query([table])?, 0);
    while let Some(row) = seated.next()? {
        let (person, letter) = (row.get_ref(0)?.as_str()?, row.get_ref(1)?.as_str()?);
        count += 1;
        if !people.iter().any(|(other, seat)| other == person && letter.chars().eq([seat.letter()])) {
            return Ok(false);
        }
    }
    Ok(count == people.len())
}
