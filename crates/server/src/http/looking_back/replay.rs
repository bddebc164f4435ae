//! A whole game with all hands open: of a table where it is over, or of a record that somebody sends. Nothing that is sent is kept.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use makker_protocol::{EventMessage, NewReplay, PositionMessage, RefusedReason, ReplayMessage, SeatMessage, Word};
use makker_rules::Seat;
use makker_rules::record::Record;
use makker_table::refused::{Refused, refuse};
use makker_table::render;
use serde::Deserialize;
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;
use tokio::time::timeout;

use crate::http::answer::{Answer, Body, read_query, unreadable};
use crate::http::app::App;
use crate::http::caller::Caller;
use crate::http::tables::WhichGame;

/// The longest record that is read: a game of six takes some fifteen thousand bytes.
pub const LONGEST_RECORD: usize = 128 * 1024;
/// The longest body that holds such a record, with what JSON puts before line ends and quotation marks.
pub const LONGEST_SENT: usize = LONGEST_RECORD + LONGEST_RECORD / 4;
/// The longest name that is told; people at tables have no longer ones.
const LONGEST_NAME: usize = 24;
/// How long a record waits until those before it are read.
const PATIENCE: Duration = Duration::from_secs(5);

/// One at a time: whoever sends many waits for themselves, and the tables wait for nobody.
static READING: Semaphore = Semaphore::const_new(1);

/// A game of a table, once it is over.
pub async fn of_table(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    query: Result<Query<WhichGame>, QueryRejection>,
) -> Answer<ReplayMessage> {
    let WhichGame { game } = read_query(query)?;
    let told = app.hub.look_back(&id, |table| render::replay(table, table.seat_of(caller.reader()), game)).await??;
    Ok(axum::Json(told))
}

/// Which decision of which game.
#[derive(Deserialize)]
pub struct WhichMoment {
    game: Option<u32>,
    event: u32,
}

/// A decision of a game, as it stood before it was made.
pub async fn moment(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    query: Result<Query<WhichMoment>, QueryRejection>,
) -> Answer<PositionMessage> {
    let WhichMoment { game, event } = read_query(query)?;
    Ok(axum::Json(app.hub.look_back(&id, |table| render::position(table, game, event)).await??))
}

/// The game of a record.
pub async fn of_record(
    State(app): State<Arc<App>>,
    caller: Caller,
    Body(NewReplay { record }): Body<NewReplay>,
) -> Answer<ReplayMessage> {
    caller.person()?;
    app.bounds.make(caller.address, caller.reader())?;
    let busy = || refuse(RefusedReason::Unavailable, "many records are read at the moment: try again in a while");
    let read = async {
        let Ok(Ok(_turn)) = timeout(PATIENCE, READING.acquire()).await else { return busy() };
        spawn_blocking(move || read(&record)).await.unwrap_or_else(|_| busy())
    };
    Ok(axum::Json(read.await?))
}

fn read(text: &str) -> Result<ReplayMessage, Refused> {
    if text.len() > LONGEST_RECORD {
        return Err(unreadable("the record is too long: at most 128 kB are read"));
    }
    let record: Record = text.parse().map_err(|error| wrong(&error))?;
    let history = record.replay().map_err(|error| wrong(&error))?;
    Ok(ReplayMessage {
        game: 0,
        you: None,
        seats: history.game().rules().seats().iter().map(|seat| sitter(*seat, record.tag(seat.name()))).collect(),
        events: history.events().iter().map(EventMessage::new).collect(),
    })
}

fn wrong(error: &impl std::fmt::Display) -> Refused {
    unreadable(&format!("this is no record of a game: {error}"))
}

/// Who sat on a seat, by the record's tag: `Anna`, `Freja, bot hard` or `bot hard`.
fn sitter(seat: Seat, tag: Option<&str>) -> SeatMessage {
    let nobody = SeatMessage::nobody(seat);
    let name = |text: &str| -> Option<String> {
        let clean: String = text.chars().filter(|letter| !letter.is_control()).take(LONGEST_NAME).collect();
        Some(clean.trim().to_string()).filter(|name| !name.is_empty())
    };
    let Some(tag) = tag else { return nobody };
    let (called, level) = match tag.strip_prefix("bot ") {
        Some(level) => ("", level),
        None => tag.rsplit_once(", bot ").unwrap_or((tag, "")),
    };
    match level.parse() {
        Ok(level) => SeatMessage { bot: Some(Word(level)), bot_name: name(called), ..nobody },
        Err(_) => SeatMessage { name: name(tag), ..nobody },
    }
}
