//! Tables over HTTP: finding and making one, and everything that a socket does for those who have none.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::rejection::QueryRejection;
use axum::extract::{Extension, Path, Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use makker_protocol::{
    ChangeMessage, ChosenMessage, ClaimedMessage, CommandMessage, LinkMessage, LobbyMessage, MadeMessage, NewHandOver,
    NewTable, ServerMessage, TableMessage, Word,
};
use makker_table::{Table, render};
use serde::Deserialize;

use crate::bus::News;
use crate::connections::{Guest, Who};
use crate::http::answer::{Answer, Body, Rejected, read_query, refused_response};
use crate::http::app::App;
use crate::http::caller::Caller;
use crate::hub::commands::to_the_end;

/// The longest that a request for updates may wait, in seconds.
pub const LONGEST_WAIT: u32 = 25;

/// What a client knows already.
#[derive(Deserialize)]
pub struct Known {
    /// The number of the last change that it has seen; without it, the whole table comes without changes.
    pub seen: Option<u32>,
    /// How many seconds it is ready to wait for a change.
    #[serde(default)]
    pub wait: u64,
    /// 1 if it wants to be sent only what changes, over a socket.
    #[serde(default)]
    pub deltas: u32,
}

/// Which game of the evening.
#[derive(Deserialize)]
pub struct WhichGame {
    /// From 1; the last without it.
    pub game: Option<u32>,
}

/// The lobby.
pub async fn lobby(State(app): State<Arc<App>>, caller: Caller) -> Answer<LobbyMessage> {
    Ok(axum::Json(app.hub.lobby(caller.reader()).await?))
}

pub async fn create(State(app): State<Arc<App>>, caller: Caller, Body(new): Body<NewTable>) -> Answer<MadeMessage> {
    let who = caller.asker()?;
    app.bounds.make(caller.address, caller.reader())?;
    let made = async move { app.hub.create(&who, &new).await };
    let table = to_the_end(made).await?;
    Ok(axum::Json(MadeMessage { table }))
}

pub async fn play_now(State(app): State<Arc<App>>, caller: Caller, Body(new): Body<NewTable>) -> Answer<MadeMessage> {
    let who = caller.asker()?;
    app.bounds.make(caller.address, caller.reader())?;
    let made = async move { app.hub.play_now(&who, &new).await };
    let table = to_the_end(made).await?;
    Ok(axum::Json(MadeMessage { table }))
}

/// A game that was begun on a device goes on at a table here.
pub async fn hand_over(
    State(app): State<Arc<App>>,
    caller: Caller,
    Body(brought): Body<NewHandOver>,
) -> Answer<MadeMessage> {
    let who = caller.asker()?;
    app.bounds.make(caller.address, caller.reader())?;
    let made = async move { app.hub.hand_over(&who, &brought).await };
    let table = to_the_end(made).await?;
    Ok(axum::Json(MadeMessage { table }))
}

pub async fn find_people(
    State(app): State<Arc<App>>,
    caller: Caller,
    Body(new): Body<NewTable>,
) -> Answer<MadeMessage> {
    let who = caller.asker()?;
    app.bounds.make(caller.address, caller.reader())?;
    let found = async move { app.hub.find_people(&who, &new).await };
    let table = to_the_end(found).await?;
    Ok(axum::Json(MadeMessage { table }))
}

pub async fn look(State(app): State<Arc<App>>, caller: Caller, Path(id): Path<String>) -> Answer<ServerMessage> {
    Ok(axum::Json(whole(app.hub.update(&id, caller.reader(), None).await?)))
}

fn whole((changes, table): (Vec<ChangeMessage>, TableMessage)) -> ServerMessage {
    ServerMessage::Update { changes, table: Box::new(table) }
}

/// What has changed; if nothing has, waits for it.
pub async fn updates(
    State(app): State<Arc<App>>,
    Extension(guest): Extension<Guest>,
    caller: Caller,
    Path(id): Path<String>,
    query: Result<Query<Known>, QueryRejection>,
) -> Answer<ServerMessage> {
    let Known { seen, wait, .. } = read_query(query)?;
    let who = app.hub.look(&id, |table| table.seat_of(caller.reader())).await?.map_or(Who::Stranger, |_| Who::Seated);
    // Whoever waits holds a connection, as a socket does.
    let room = || app.bounds.socket(&guest, who, caller.address, caller.reader());
    let _room = if wait > 0 { Some(room()?) } else { None };
    let mut news = app.hub.listen(&id);
    let _presence = app.hub.arrive(&id, caller.reader()).await;
    let mut stopping = app.stopping.clone();
    let end = tokio::time::Instant::now() + Duration::from_secs(wait.min(LONGEST_WAIT.into()));
    loop {
        let update = app.hub.update(&id, caller.reader(), seen).await?;
        if seen.is_none_or(|seen| update.1.seq != seen) {
            return Ok(axum::Json(whole(update)));
        }
        let changed = async {
            // Who comes and goes is no reason to answer: that is seen with the next change.
            while let Ok(News::Changed(0) | News::Emote(..)) = news.recv().await {}
        };
        tokio::select! {
            () = changed => {}
            _ = stopping.changed() => return Ok(axum::Json(whole(update))),
            () = tokio::time::sleep_until(end) => return Ok(axum::Json(whole(update))),
        }
    }
}

pub async fn command(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Body(message): Body<CommandMessage>,
) -> Result<Response, Rejected> {
    let (person, command) = (caller.person()?.to_string(), message.id.clone());
    let done = to_the_end(async move { app.perform(caller.address, &person, &id, &message).await }).await;
    Ok(match done {
        Ok(seq) => axum::Json(ServerMessage::Done { id: command, seq }).into_response(),
        Err(refused) => refused_response(Some(command), &refused),
    })
}

pub async fn link(State(app): State<Arc<App>>, caller: Caller, Path(id): Path<String>) -> Answer<LinkMessage> {
    Ok(axum::Json(LinkMessage { secret: app.hub.link(&id, caller.person()?).await? }))
}

pub async fn claim(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Body(body): Body<LinkMessage>,
) -> Answer<ClaimedMessage> {
    app.bounds.make(caller.address, caller.reader())?;
    let person = caller.person()?.to_string();
    let seat = to_the_end(async move { app.hub.claim(&id, &person, &body.secret).await }).await?;
    Ok(axum::Json(ClaimedMessage { seat: Word(seat) }))
}

/// What a bot would do in the caller's place.
pub async fn hint(State(app): State<Arc<App>>, caller: Caller, Path(id): Path<String>) -> Answer<ChosenMessage> {
    let person = caller.person()?;
    app.bounds.command(person)?;
    Ok(axum::Json(app.hub.hint(&id, person).await?))
}

/// What happened in the last game, as the caller may know it.
pub async fn history(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
) -> Answer<Vec<ChangeMessage>> {
    let told = |table: &Table| render::history(table, table.seat_of(caller.reader()));
    Ok(axum::Json(app.hub.look_back(&id, told).await?))
}

/// The record of a game.
pub async fn record(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    query: Result<Query<WhichGame>, QueryRejection>,
) -> Result<Response, Rejected> {
    let WhichGame { game } = read_query(query)?;
    let text = app.hub.look_back(&id, |table| render::record(table, game)).await??;
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response())
}
