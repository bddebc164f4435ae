//! Asks for a table as it is wanted: see `hub/rehearsal.rs`.

use std::sync::Arc;

use axum::extract::State;

use crate::http::answer::{Answer, Body};
use crate::http::app::App;
use crate::http::caller::Caller;
use crate::hub::commands::to_the_end;
use crate::hub::rehearsal::{Rehearsal, Rehearsed};

pub async fn rehearse(
    State(app): State<Arc<App>>,
    caller: Caller,
    Body(rehearsal): Body<Rehearsal>,
) -> Answer<Rehearsed> {
    let person = caller.person()?.to_string();
    let made = async move { app.hub.rehearse(&person, &rehearsal).await };
    Ok(axum::Json(to_the_end(made).await?))
}
