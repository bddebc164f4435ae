//! How times, words and lists stand in a database, whichever it is.

use makker_protocol::TableStatus;

use crate::store::Place;
use crate::table::summary::{Listed, Listing};

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
