//! The review of a game, as far as it is.

use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::rejection::QueryRejection;
use axum::extract::{Extension, Path, Query, State};
use makker_protocol::{ReviewProgressMessage, ReviewState};
use serde::Deserialize;
use tokio::time::Instant;

use crate::connections::{Guest, Who};
use crate::http::answer::{Answer, read_query};
use crate::http::app::App;
use crate::http::caller::Caller;
use crate::http::tables::LONGEST_WAIT;

/// What a deep review costs, compared with a quick one.
const DEEP: NonZeroU32 = NonZeroU32::new(5).unwrap();

/// Which review, and for how long to wait.
#[derive(Deserialize)]
pub struct Which {
    /// Which game of the evening, from 1; the last without it.
    game: Option<u32>,
    /// 1 for a deep one.
    #[serde(default)]
    deep: u32,
    /// How many seconds the client is ready to wait until it is made.
    #[serde(default)]
    wait: u64,
}

pub async fn review(
    State(app): State<Arc<App>>,
    Extension(guest): Extension<Guest>,
    caller: Caller,
    Path(id): Path<String>,
    query: Result<Query<Which>, QueryRejection>,
) -> Answer<ReviewProgressMessage> {
    let Which { game, deep, wait } = read_query(query)?;
    let efforts = app.hub.efforts;
    let (effort, cost) = if deep == 0 { (efforts.quick, NonZeroU32::MIN) } else { (efforts.deep, DEEP) };
    let ask = async || {
        let may_order = || app.bounds.review(caller.address, caller.reader(), cost);
        app.hub.review(&id, game, effort, may_order).await
    };
    let mut told = ask().await?;
    if wait == 0 || told.state == ReviewState::Done {
        return Ok(axum::Json(told));
    }
    // Whoever waits holds a connection, as a socket does.
    let _room = app.bounds.socket(&guest, Who::Stranger, caller.address, caller.reader())?;
    let mut stopping = app.stopping.clone();
    let end = Instant::now() + Duration::from_secs(wait.min(LONGEST_WAIT.into()));
    while told.state != ReviewState::Done && Instant::now() < end {
        tokio::select! {
            () = app.hub.wait_for_review(end) => {}
            _ = stopping.changed() => return Ok(axum::Json(told)),
        }
        told = ask().await?;
    }
    Ok(axum::Json(told))
}
