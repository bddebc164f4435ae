//! The puzzle of the day.

use std::sync::Arc;

use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;

use crate::http::answer::{Rejected, read_query, unreadable};
use crate::http::app::App;

/// How many days ago a puzzle may be.
pub const LONGEST_AGO: u32 = 6;

/// Which day.
#[derive(Deserialize)]
pub struct Ago {
    /// So many days ago.
    #[serde(default)]
    back: u32,
}

pub async fn puzzle(
    State(app): State<Arc<App>>,
    query: Result<Query<Ago>, QueryRejection>,
) -> Result<Response, Rejected> {
    let Ago { back } = read_query(query)?;
    if back > LONGEST_AGO {
        return Err(unreadable("back: send 0 for today, up to 6 for six days ago").into());
    }
    let puzzle = app.hub.puzzle(back.into()).await?;
    Ok(([(header::CONTENT_TYPE, "application/json")], puzzle).into_response())
}
