//! What there is to know without a table: the rule sets and the levels; and how to become someone.

use std::sync::Arc;

use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use makker_protocol::{
    EditionMessage, LevelMessage, NewPerson, PROTOCOL, PersonMessage, RefusedReason, VersionMessage,
};
use makker_rules::Edition;
use makker_table::refused::Refused;

use crate::http::answer::{Body, Rejected};
use crate::http::app::App;
use crate::http::caller::{COOKIE, Caller};
use crate::http::page;
use crate::key;

/// The commit that the program was built from, if whoever built it said so.
pub const COMMIT: Option<&str> = option_env!("MAKKER_COMMIT");

/// All rule sets that have a name of their own.
pub async fn editions() -> axum::Json<Vec<EditionMessage>> {
    axum::Json(Edition::ALL.map(EditionMessage::from).to_vec())
}

/// Which program this is.
pub async fn version() -> axum::Json<VersionMessage> {
    axum::Json(VersionMessage {
        version: env!("CARGO_PKG_VERSION").to_string(),
        protocol: PROTOCOL,
        commit: COMMIT.map(str::to_string),
        page: page::build(),
    })
}

/// The levels of bots.
pub async fn levels() -> axum::Json<Vec<LevelMessage>> {
    axum::Json(LevelMessage::all())
}

/// Makes a person: whoever has the key is that person.
pub async fn become_someone(
    State(app): State<Arc<App>>,
    caller: Caller,
    Body(body): Body<NewPerson>,
) -> Result<Response, Rejected> {
    if body.cookie && caller.person().is_ok() {
        return Ok(axum::Json(PersonMessage { key: None }).into_response());
    }
    let failed = |_| Refused {
        reason: RefusedReason::Unavailable,
        text: "this does not work at the moment: try again".to_string(),
    };
    let key = key::person_key(&mut key::chance().map_err(failed)?);
    app.bounds.person(caller.address, &key::person_id(&key))?;
    if !body.cookie {
        return Ok(axum::Json(PersonMessage { key: Some(key) }).into_response());
    }
    let secure = if app.behind_proxy { "; Secure" } else { "" };
    let cookie = format!("{COOKIE}={key}; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax{secure}");
    Ok(([(header::SET_COOKIE, cookie)], axum::Json(PersonMessage { key: None })).into_response())
}
