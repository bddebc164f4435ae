//! A whole game with all hands open: of a table where it is over, or of a record that somebody sends. Nothing that is sent is kept.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use makker_protocol::{NewReplay, PositionMessage, RefusedReason, ReplayMessage};
use makker_table::brought::{self, LONGEST_RECORD};
use makker_table::refused::refuse;
use makker_table::render;
use serde::Deserialize;
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;
use tokio::time::timeout;

use crate::http::answer::{Answer, Body, read_query};
use crate::http::app::App;
use crate::http::caller::Caller;
use crate::http::tables::WhichGame;

/// The longest body that holds such a record, with what JSON puts before line ends and quotation marks.
pub const LONGEST_SENT: usize = LONGEST_RECORD + LONGEST_RECORD / 4;
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
        spawn_blocking(move || brought::replay(&record)).await.unwrap_or_else(|_| busy())
    };
    Ok(axum::Json(read.await?))
}
