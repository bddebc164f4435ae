//! How times, words and lists stand in a database, whichever it is.

use makker_protocol::TableStatus;
use makker_table::Table;
use makker_table::summary::{Listed, Listing};

use crate::store::{Place, Row, Stored};

/// A time as a database can hold it: what is too large is so far away that the last moment does as well.
pub(crate) fn time(milliseconds: u64) -> i64 {
    i64::try_from(milliseconds).unwrap_or(i64::MAX)
}

/// The status in a database: not the derived name of the variant, so that renaming one does not lose tables.
pub(crate) fn status_name(status: TableStatus) -> &'static str {
    match status {
        TableStatus::Waiting => "waiting",
        TableStatus::Playing => "playing",
        TableStatus::Over => "over",
        TableStatus::Closed => "closed",
    }
}

/// The status that has this name there.
pub(crate) fn read_status(name: &str) -> Option<TableStatus> {
    let all = [TableStatus::Waiting, TableStatus::Playing, TableStatus::Over, TableStatus::Closed];
    all.into_iter().find(|status| status_name(*status) == name)
}

/// What lists show, as it stands in a database.
pub(crate) fn listing_text(listing: &Listing) -> Result<String, sqlx::Error> {
    serde_json::to_string(listing).map_err(|error| sqlx::Error::Encode(error.into()))
}

/// The id, the status, the listing, the time of the last change and the seat of a table in a list, as they stand in a database.
pub(crate) type ListRow = (String, String, String, i64, Option<String>);

/// A table in a list. One that cannot be read at all is left out, and whoever runs the server is told.
pub(crate) fn listed((id, status, listing, changed, seat): ListRow) -> Option<Listed> {
    let seat = seat.map(|seat| seat.parse()).transpose().ok();
    match (read_status(&status), serde_json::from_str(&listing), seat) {
        (Some(status), Ok(listing), Some(seat)) => {
            Some(Listed { id, status, listing, changed: changed.unsigned_abs(), seat })
        }
        _ => {
            tracing::error!(table = id, "the summary of this table cannot be read: no list shows it");
            None
        }
    }
}

pub(crate) fn read_places(places: Vec<(i64, String)>) -> Vec<Place> {
    places.into_iter().map(|(time, id)| (time.unsigned_abs(), id)).collect()
}

/// The id, the number of the last line, the time of the last look, the listing of a table and why it was set aside.
pub(crate) type StoredRow = (String, i64, i64, String, Option<String>);

pub(crate) fn stored((id, seq, seen, listing, aside): StoredRow) -> Stored {
    Stored { id, seq: u32::try_from(seq).unwrap_or_default(), seen: seen.unsigned_abs(), listing, aside }
}

/// What was found where tables are kept.
#[derive(Debug)]
pub struct Checked {
    /// How many tables there are.
    pub tables: usize,
    /// How many lines they have.
    pub lines: usize,
    /// What is wrong with which table; no cards.
    pub wrong: Vec<(String, String)>,
    /// What is wrong with the storage itself.
    pub damage: Vec<String>,
}

/// What is wrong with a table, with no cards.
pub(crate) fn judge(found: &Stored, rows: &[Row]) -> Result<(), String> {
    let lines = rows.iter().map(|row| (row.seq, row.at, row.body.as_str()));
    let table = Table::read_on(&found.id, None, lines).map_err(|corrupt| corrupt.to_string())?;
    if table.map_or(0, |table| table.seq) != found.seq {
        return Err(format!("its last line is {}, and should be {}", rows.len(), found.seq));
    }
    serde_json::from_str::<Listing>(&found.listing)
        .map(|_| ())
        .map_err(|_| "what lists show of it cannot be read".to_string())
}

/// The same with what was set aside in mind; none if all is well.
pub(crate) fn complaint(judged: Result<(), String>, aside: Option<&str>) -> Option<String> {
    match (judged, aside) {
        (Err(wrong), None) => Some(wrong),
        (Err(wrong), Some(_)) => Some(format!("{wrong} (set aside)")),
        (Ok(()), Some(why)) => {
            Some(format!("set aside ({why}), but this program can read it: start the server with this program"))
        }
        (Ok(()), None) => None,
    }
}
