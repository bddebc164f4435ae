//! The HTTP side: making tables, the lobby, and everything that a socket does for those who have none.

mod caller;
pub mod limits;
mod socket;
mod openapi;
mod page;

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::rejection::{JsonRejection, QueryRejection};
use axum::extract::{DefaultBodyLimit, FromRequest, Path, Query, Request, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use makker_bots::Level;
use makker_protocol::{
    ChosenMessage, ClaimedMessage, Command, CommandMessage, ConsideredMessage, EditionMessage, LevelMessage,
    LinkMessage, LobbyMessage, MadeMessage, NewPerson, NewTable, PersonMessage, RefusedReason, ServerMessage,
};
use makker_rules::Edition;
use makker_rules::record::{Record, Shown};
use serde::Deserialize;
use tokio::sync::{mpsc, watch};
use tower_http::compression::CompressionLayer;

use crate::bus::News;
use crate::http::caller::{COOKIE, Caller, no_key};
use crate::http::limits::Limits;
use crate::hub::{Hub, to_the_end};
use crate::key;
use crate::table::decide::Refused;

/// The longest body of a request.
pub const LONGEST_BODY: usize = 16 * 1024;

/// The longest that a request for updates may wait, in seconds.
pub const LONGEST_WAIT: u64 = 25;

/// What every request can reach.
pub struct App {
    /// The tables.
    pub hub: Arc<Hub>,
    /// How much may be asked at once.
    pub limits: Limits,
    /// Is there a proxy in front that says where requests come from, and speaks HTTPS?
    pub behind_proxy: bool,
    /// Becomes true when the server stops.
    pub stopping: watch::Receiver<bool>,
    /// Held by every open socket, so that stopping can wait for them.
    pub open: mpsc::Sender<()>,
}

/// All routes. `openapi.rs` describes them; a test sees to it that it describes all.
pub fn router(app: Arc<App>) -> Router {
    Router::new()
        .route("/", get(page::page))
        .route("/t/{id}", get(page::page))
        .route("/assets/{*file}", get(page::asset))
        .route("/health", get(|| async { "ok" }))
        .route("/api/openapi.json", get(description))
        .route("/api/editions", get(editions))
        .route("/api/levels", get(levels))
        .route("/api/people", post(become_someone))
        .route("/api/lobby", get(lobby))
        .route("/api/play-now", post(play_now))
        .route("/api/tables", post(create))
        .route("/api/tables/{id}", get(look))
        .route("/api/tables/{id}/updates", get(updates))
        .route("/api/tables/{id}/commands", post(command))
        .route("/api/tables/{id}/socket", get(socket::connect))
        .route("/api/tables/{id}/link", get(link))
        .route("/api/tables/{id}/claim", post(claim))
        .route("/api/tables/{id}/hint", get(hint))
        .route("/api/tables/{id}/record", get(record))
        .fallback(page::elsewhere)
        .layer(middleware::from_fn_with_state(app.clone(), guard))
        .layer(DefaultBodyLimit::max(LONGEST_BODY))
        .layer(CompressionLayer::new())
        .with_state(app)
}

/// Bounds what an address may ask, and says how browsers shall treat the answers.
async fn guard(State(app): State<Arc<App>>, caller: Caller, request: Request, next: Next) -> Response {
    let mut response = match app.limits.request(caller.address) {
        Ok(()) => next.run(request).await,
        Err(refused) => refused.into_response(),
    };
    let headers = response.headers_mut();
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(header::REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    headers.insert(header::X_FRAME_OPTIONS, HeaderValue::from_static("DENY"));
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

/// A JSON body, or an error that says what is wrong with it.
struct Body<T>(T);

impl<T: serde::de::DeserializeOwned> FromRequest<Arc<App>> for Body<T> {
    type Rejection = Refused;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Body<T>, Refused> {
        let read: Result<axum::Json<T>, JsonRejection> = axum::Json::from_request(request, app).await;
        read.map(|axum::Json(body)| Body(body)).map_err(|rejection| unreadable(&rejection.body_text()))
    }
}

fn unreadable(text: &str) -> Refused {
    Refused { reason: RefusedReason::Unreadable, text: text.chars().take(300).collect() }
}

/// What is refused, as a client sees it.
pub fn refused_message(id: Option<String>, refused: &Refused) -> ServerMessage {
    ServerMessage::Refused { id, reason: refused.reason, text: refused.text.clone() }
}

/// The status with which something is refused.
pub fn status(reason: RefusedReason) -> StatusCode {
    match reason {
        RefusedReason::Unreadable => StatusCode::BAD_REQUEST,
        RefusedReason::NoKey => StatusCode::UNAUTHORIZED,
        RefusedReason::Foreign | RefusedReason::NotSeated | RefusedReason::NotHost => StatusCode::FORBIDDEN,
        RefusedReason::NoTable => StatusCode::NOT_FOUND,
        RefusedReason::Stale | RefusedReason::Seat | RefusedReason::NotNow => StatusCode::CONFLICT,
        RefusedReason::Closed => StatusCode::GONE,
        RefusedReason::Illegal => StatusCode::UNPROCESSABLE_ENTITY,
        RefusedReason::TooFast => StatusCode::TOO_MANY_REQUESTS,
        RefusedReason::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
    }
}

fn refused_response(id: Option<String>, refused: &Refused) -> Response {
    let mut response = (status(refused.reason), axum::Json(refused_message(id, refused))).into_response();
    if refused.reason == RefusedReason::NoKey {
        response.headers_mut().insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
    }
    response
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        refused_response(None, &self)
    }
}

type Answer<T> = Result<axum::Json<T>, Refused>;

async fn description() -> Response {
    ([(header::CONTENT_TYPE, "application/json")], openapi::text()).into_response()
}

async fn editions() -> axum::Json<Vec<EditionMessage>> {
    axum::Json(Edition::ALL.map(EditionMessage::from).to_vec())
}

/// `random` is no company.
async fn levels() -> axum::Json<Vec<LevelMessage>> {
    let levels = Level::ALL.into_iter().filter(|level| *level != Level::Random);
    axum::Json(levels.map(|level| LevelMessage { name: level.to_string() }).collect())
}

/// Makes a person: whoever has the key is that person.
async fn become_someone(
    State(app): State<Arc<App>>,
    caller: Caller,
    Body(body): Body<NewPerson>,
) -> Result<Response, Refused> {
    if body.cookie && caller.person().is_ok() {
        return Ok(axum::Json(PersonMessage { key: None }).into_response());
    }
    app.limits.make(caller.address)?;
    let failed = |_| Refused {
        reason: RefusedReason::Unavailable,
        text: "this does not work at the moment: try again".to_string(),
    };
    let key = key::person_key(&mut key::chance().map_err(failed)?);
    if !body.cookie {
        return Ok(axum::Json(PersonMessage { key: Some(key) }).into_response());
    }
    let secure = if app.behind_proxy { "; Secure" } else { "" };
    let cookie = format!("{COOKIE}={key}; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax{secure}");
    Ok(([(header::SET_COOKIE, cookie)], axum::Json(PersonMessage { key: None })).into_response())
}

async fn lobby(State(app): State<Arc<App>>, caller: Caller) -> Answer<LobbyMessage> {
    Ok(axum::Json(app.hub.lobby(caller.reader()).await?))
}

async fn create(State(app): State<Arc<App>>, caller: Caller, Body(new): Body<NewTable>) -> Answer<MadeMessage> {
    let person = caller.person()?.to_string();
    app.limits.make(caller.address)?;
    let made = async move { app.hub.create(&person, &new.id, &new.options, &new.name).await };
    let table = to_the_end(made).await?;
    Ok(axum::Json(MadeMessage { table }))
}

async fn play_now(State(app): State<Arc<App>>, caller: Caller, Body(new): Body<NewTable>) -> Answer<MadeMessage> {
    let person = caller.person()?.to_string();
    app.limits.make(caller.address)?;
    let made = async move { app.hub.play_now(&person, &new.id, &new.options, &new.name).await };
    let table = to_the_end(made).await?;
    Ok(axum::Json(MadeMessage { table }))
}

async fn look(State(app): State<Arc<App>>, caller: Caller, Path(id): Path<String>) -> Answer<ServerMessage> {
    Ok(axum::Json(app.hub.update(&id, caller.reader(), None).await?.0))
}

/// From when on a client wants to know.
#[derive(Deserialize)]
pub struct Seen {
    /// The last change that it has seen; without it, the whole table comes without changes.
    pub seen: Option<u32>,
    /// How many seconds it is ready to wait for a change.
    #[serde(default)]
    pub wait: u64,
}

/// A query that is read, or an error that says what is wrong with it.
pub fn read_query<T>(query: Result<Query<T>, QueryRejection>) -> Result<T, Refused> {
    query.map(|Query(query)| query).map_err(|rejection| unreadable(&rejection.body_text()))
}

/// What has changed; if nothing has, waits for it.
async fn updates(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    query: Result<Query<Seen>, QueryRejection>,
) -> Answer<ServerMessage> {
    let Seen { seen, wait } = read_query(query)?;
    app.hub.look(&id, |_| ()).await?;
    // Whoever waits holds a connection, as a socket does.
    let _place = if wait > 0 { Some(app.limits.socket(caller.address)?) } else { None };
    let mut news = app.hub.listen(&id);
    let _presence = app.hub.arrive(&id, caller.reader()).await;
    let mut stopping = app.stopping.clone();
    let end = tokio::time::Instant::now() + Duration::from_secs(wait.min(LONGEST_WAIT));
    loop {
        let (update, seq) = app.hub.update(&id, caller.reader(), seen).await?;
        if seen.is_none_or(|seen| seq != seen) {
            return Ok(axum::Json(update));
        }
        let changed = async {
            loop {
                match news.recv().await {
                    // Who comes and goes is no reason to answer: that is seen with the next change.
                    Ok(News::Changed(0) | News::Emote(..)) => {}
                    Ok(News::Changed(seq)) => break app.hub.hear_of(&id, seq),
                    Err(_) => break,
                }
            }
        };
        tokio::select! {
            () = changed => {}
            _ = stopping.changed() => return Ok(axum::Json(update)),
            () = tokio::time::sleep_until(end) => return Ok(axum::Json(update)),
        }
    }
}

/// Does a command of a person, within their bounds.
pub async fn perform(app: &Arc<App>, person: &str, table: &str, message: &CommandMessage) -> Result<u32, Refused> {
    if person.is_empty() {
        return no_key();
    }
    app.limits.command(person)?;
    if matches!(message.command, Command::Emote { .. }) {
        app.limits.emote(person)?;
    }
    app.hub.command(table, person, message).await
}

async fn command(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Body(message): Body<CommandMessage>,
) -> Result<Response, Refused> {
    Ok(match perform(&app, caller.person()?, &id, &message).await {
        Ok(seq) => axum::Json(ServerMessage::Done { id: message.id, seq }).into_response(),
        Err(refused) => refused_response(Some(message.id), &refused),
    })
}

async fn link(State(app): State<Arc<App>>, caller: Caller, Path(id): Path<String>) -> Answer<LinkMessage> {
    Ok(axum::Json(LinkMessage { secret: app.hub.link(&id, caller.person()?).await? }))
}

async fn claim(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Body(body): Body<LinkMessage>,
) -> Answer<ClaimedMessage> {
    app.limits.make(caller.address)?;
    let person = caller.person()?.to_string();
    let seat = to_the_end(async move { app.hub.claim(&id, &person, &body.secret).await }).await?;
    Ok(axum::Json(ClaimedMessage { seat: seat.to_string() }))
}

async fn hint(State(app): State<Arc<App>>, caller: Caller, Path(id): Path<String>) -> Answer<ChosenMessage> {
    let person = caller.person()?;
    app.limits.command(person)?;
    let advice = app.hub.hint(&id, person).await?;
    let considered = advice.considered.iter();
    Ok(axum::Json(ChosenMessage {
        mv: advice.choice.to_string(),
        win: Some(advice.win),
        motive: Some(advice.motive.word().to_string()),
        considered: considered
            .map(|one| ConsideredMessage { mv: one.choice.to_string(), win: Some(one.win) })
            .collect(),
    }))
}

#[derive(Deserialize)]
struct WhichGame {
    /// Which game of the evening, from 1; the last without it.
    game: Option<u32>,
}

/// The record of a game: of a running one only what everyone has seen.
async fn record(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    query: Result<Query<WhichGame>, QueryRejection>,
) -> Result<Response, Refused> {
    let WhichGame { game } = read_query(query)?;
    let text = app.hub.look(&id, |table| {
        let last = table.game_number();
        let number = game.unwrap_or(last);
        let history = match number {
            0 => None,
            number if number == last => table.round.as_ref().map(|round| &round.history),
            number => table.past.get(number as usize - 1),
        };
        let history = history.ok_or_else(|| Refused {
            reason: RefusedReason::NotNow,
            text: "there is no such game at this table".to_string(),
        })?;
        let is_over = history.game().phase() == makker_rules::Phase::Over;
        let shown = if is_over { Shown::Everything } else { Shown::Public };
        let names = table.places.iter().filter(|_| number == last).filter_map(|place| {
            let name = place.person.as_ref().map(|person| person.name.replace('"', "'"));
            let name = name.or_else(|| place.bot.map(|level| format!("bot {level}")))?;
            Some((place.seat.name().to_string(), name))
        });
        let tags: Vec<(String, String)> = names.collect();
        Record::of(history, &tags, shown)
            .map(|record| record.to_string())
            .map_err(|error| unreadable(&error.to_string()))
    });
    let text = text.await??;
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response())
}
