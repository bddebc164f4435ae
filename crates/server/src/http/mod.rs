//! The HTTP side: which routes there are, what answers them, and how they are described.

pub mod app;
mod answer;
pub mod watching;
mod caller;
mod acquaintance;
pub mod bounds;
pub mod sharing;
mod about;
mod tables;
pub mod looking_back;
#[cfg(feature = "rehearsal")]
mod rehearse;
mod websocket;
mod socket;
mod page;
mod route;
mod openapi;

use std::sync::{Arc, LazyLock};

use axum::Router;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::{HeaderValue, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use makker_protocol::RefusedReason::{
    Closed, Foreign, Here, Illegal, NoTable, NotHost, NotNow, NotSeated, Seat, Stale, Unavailable, Unreadable,
};
use makker_protocol::{
    ChangeMessage, ChosenMessage, ClaimedMessage, CommandMessage, EditionMessage, LevelMessage, LinkMessage,
    LobbyMessage, MadeMessage, NewHandOver, NewPerson, NewReplay, NewTable, PersonMessage, PositionMessage,
    PuzzleMessage, ReplayMessage, ReviewProgressMessage, ServerMessage, VersionMessage,
};
use tower_http::compression::CompressionLayer;

use crate::http::answer::{LONGEST_BODY, Rejected};
use crate::http::app::App;
use crate::http::caller::Caller;
use crate::http::looking_back::replay;
use crate::http::route::{Key, Route};
use crate::http::tables::LONGEST_WAIT;
use crate::http::watching::{health, observe};

/// All routes, and those that nobody but the page and its tests have any business with.
pub fn router(app: Arc<App>) -> Router {
    let router = Router::new()
        .route("/assets/{*file}", get(page::asset))
        .route("/icons/{file}", get(page::icon))
        .route("/service-worker.js", get(page::service_worker))
        .route("/manifest.webmanifest", get(page::manifest))
        .fallback(page::elsewhere);
    #[cfg(feature = "rehearsal")]
    let router = router.route("/api/rehearse", axum::routing::post(rehearse::rehearse));
    let router = routes().into_iter().fold(router, |router, route| router.route(route.path, route.handler));
    router
        .layer(middleware::from_fn_with_state(app.clone(), guard))
        .layer(DefaultBodyLimit::max(LONGEST_BODY))
        .layer(middleware::from_fn_with_state(app.clone(), observe::observe))
        .layer(CompressionLayer::new())
        .with_state(app)
}

const SEEN: &str = "The number of the last change that the client has seen: it is told of all that came after it.";

/// All routes with their descriptions.
fn routes() -> Vec<Route> {
    vec![
        Route::get("/", page::page, "The page for browsers.").answers_text("text/html"),
        Route::get(
            "/t/{id}",
            looking_back::table_page,
            "The page of a table; with what messengers show of a result, where there is one.",
        )
        .answers_text("text/html"),
        Route::get("/t/{id}/card.png", looking_back::card, "A picture of a table's result, for messengers.")
            .query_word("language", "One of da, en, fi, nb and sv; English without it.")
            .answers_text("image/png")
            .refused(&[Unreadable, NoTable, NotNow, Unavailable]),
        Route::get("/health", health::ready, "The same as /health/ready.").answers_text("text/plain").may_be_unready(),
        Route::get("/health/live", health::live, "Says ok while the process answers.").answers_text("text/plain"),
        Route::get("/health/ready", health::ready, "Says ok if commands can be kept and tables read: that is tried.")
            .answers_text("text/plain")
            .may_be_unready(),
        Route::get(
            "/api/version",
            about::version,
            "Which program this is, which version of the protocol it speaks, and which page it has.",
        )
        .answers::<VersionMessage>(),
        Route::get("/api/openapi.json", description, "This description."),
        Route::get("/api/editions", about::editions, "The rule sets: their seats, teams, boards and decks.")
            .answers_list::<EditionMessage>(),
        Route::get("/api/levels", about::levels, "How well bots can play, the weakest first.")
            .answers_list::<LevelMessage>(),
        Route::post(
            "/api/people",
            about::become_someone,
            "Makes a person: whoever has the key is that person. With a cookie it is kept by the browser.",
        )
        .takes::<NewPerson>()
        .answers::<PersonMessage>()
        .refused(&[Unreadable, Unavailable]),
        Route::get(
            "/api/lobby",
            tables::lobby,
            "Public tables, and the caller's own: at most 100 of each kind, those that changed last first.",
        )
        .key(Key::Optional)
        .answers::<LobbyMessage>()
        .refused(&[Unavailable]),
        Route::post(
            "/api/play-now",
            tables::play_now,
            "Makes a table that nobody else is shown, where the caller plays with bots at once.",
        )
        .key(Key::Needed)
        .takes::<NewTable>()
        .answers::<MadeMessage>()
        .refused(&[Unreadable, Unavailable]),
        Route::post(
            "/api/find-people",
            tables::find_people,
            "Seats the caller at a public table of the same rules and clock, or at a new one that waits for people.",
        )
        .key(Key::Needed)
        .takes::<NewTable>()
        .answers::<MadeMessage>()
        .refused(&[Unreadable, Unavailable]),
        Route::post("/api/tables", tables::create, "Makes a table. The caller is its host and sits on its first seat.")
            .key(Key::Needed)
            .takes::<NewTable>()
            .answers::<MadeMessage>()
            .refused(&[Unreadable, Unavailable]),
        Route::post(
            "/api/hand-over",
            tables::hand_over,
            "Makes a table at which a game goes on that was begun on one device. Its record is read and checked by the rules.",
        )
        .key(Key::Needed)
        .takes::<NewHandOver>()
        .body_up_to(replay::LONGEST_SENT)
        .answers::<MadeMessage>()
        .refused(&[Unreadable, NotNow, Unavailable]),
        Route::get("/api/tables/{id}", tables::look, "The table as the caller may see it.")
            .key(Key::Optional)
            .answers::<ServerMessage>()
            .refused(&[NoTable, Unavailable]),
        Route::get(
            "/api/tables/{id}/updates",
            tables::updates,
            "What has changed, and the table; waits for a change if asked to.",
        )
        .key(Key::Optional)
        .query("seen", None, SEEN)
        .query("wait", Some(LONGEST_WAIT), "How many seconds to wait for a change if there is none yet; at most 25.")
        .answers::<ServerMessage>()
        .refused(&[Unreadable, NoTable, Unavailable]),
        Route::post(
            "/api/tables/{id}/commands",
            tables::command,
            "Does a command. It is kept for good before the answer comes; the same id does nothing twice.",
        )
        .key(Key::Needed)
        .takes::<CommandMessage>()
        .answers::<ServerMessage>()
        .refused(&[
            Unreadable,
            NoTable,
            Closed,
            Stale,
            Seat,
            Here,
            NotSeated,
            NotHost,
            NotNow,
            Illegal,
            Unavailable,
        ]),
        Route::get(
            "/api/tables/{id}/socket",
            socket::connect,
            "A WebSocket: each text is one message, CommandMessage to the server, ServerMessage from it.",
        )
        .key(Key::Optional)
        .query("seen", None, SEEN)
        .query("deltas", Some(1), "1: after the first update only what changes is sent, as `delta`.")
        .opens_socket()
        .refused(&[Unreadable, NoTable, Foreign, Unavailable]),
        Route::get(
            "/api/tables/{id}/link",
            tables::link,
            "The secret of the link that carries the caller's seat to another device.",
        )
        .key(Key::Needed)
        .answers::<LinkMessage>()
        .refused(&[NoTable, NotSeated, Unavailable]),
        Route::post(
            "/api/tables/{id}/claim",
            tables::claim,
            "Lets the caller play the seat of a link, beside the devices that play it already.",
        )
        .key(Key::Needed)
        .takes::<LinkMessage>()
        .answers::<ClaimedMessage>()
        .refused(&[Unreadable, NoTable, Seat, Unavailable]),
        Route::get(
            "/api/tables/{id}/hint",
            tables::hint,
            "What a bot of the table's level would decide in the caller's place.",
        )
        .key(Key::Needed)
        .answers::<ChosenMessage>()
        .refused(&[NoTable, NotSeated, NotNow, Unavailable]),
        Route::get(
            "/api/tables/{id}/history",
            tables::history,
            "All changes of the game that is played or was played last, from its first, as the caller may know them.",
        )
        .key(Key::Optional)
        .answers_list::<ChangeMessage>()
        .refused(&[NoTable, Unavailable]),
        Route::get(
            "/api/tables/{id}/record",
            tables::record,
            "The record of a game (docs/notation.md): all of it when it is over, until then what everyone has seen.",
        )
        .query("game", None, "Which game of the evening, from 1; the last without it.")
        .answers_text("text/plain")
        .refused(&[Unreadable, NoTable, NotNow, Unavailable]),
        Route::get(
            "/api/tables/{id}/replay",
            replay::of_table,
            "A game that is over, as events with all hands open; while it is played nothing of it is told here.",
        )
        .key(Key::Optional)
        .query("game", None, "Which game of the evening, from 1; the last without it.")
        .answers::<ReplayMessage>()
        .refused(&[Unreadable, NoTable, NotNow, Unavailable]),
        Route::get(
            "/api/tables/{id}/moment",
            replay::moment,
            "A decision of a game that is over, as it stood before whoever made it, to be tried again.",
        )
        .query("game", None, "Which game of the evening, from 1; the last without it.")
        .query("event", None, "The decision by the number of its event, from 0, as the replay lists them.")
        .answers::<PositionMessage>()
        .refused(&[Unreadable, NoTable, NotNow, Unavailable]),
        Route::post(
            "/api/replay",
            replay::of_record,
            "The game of a record, as events. The record is read and not kept; it counts as a table that is made.",
        )
        .key(Key::Needed)
        .takes::<NewReplay>()
        .body_up_to(replay::LONGEST_SENT)
        .answers::<ReplayMessage>()
        .refused(&[Unreadable, Unavailable]),
        Route::get("/api/puzzle", looking_back::puzzle, "The puzzle of the day, the same for everyone.")
            .query("back", Some(looking_back::LONGEST_AGO), "So many days ago; today, by UTC, without it.")
            .answers::<PuzzleMessage>()
            .refused(&[Unreadable, Unavailable]),
        Route::get(
            "/api/tables/{id}/review",
            looking_back::review,
            "The review of a game that is over, as far as it is: who asks first orders it, it is made once and kept.",
        )
        .key(Key::Optional)
        .query("game", None, "Which game of the evening, from 1; the last without it.")
        .query("deep", Some(1), "1: a deep review, which takes twenty times as long.")
        .query("wait", Some(LONGEST_WAIT), "How many seconds to wait until it is done; at most 25.")
        .answers::<ReviewProgressMessage>()
        .refused(&[Unreadable, NoTable, NotNow, Unavailable]),
    ]
}

async fn description() -> Response {
    static TEXT: LazyLock<String> = LazyLock::new(|| openapi::describe(&routes()));
    ([(header::CONTENT_TYPE, "application/json")], TEXT.as_str()).into_response()
}

/// Bounds what an address may ask, and says how browsers shall treat the answers.
async fn guard(State(app): State<Arc<App>>, caller: Caller, request: Request, next: Next) -> Response {
    let mut response = match app.bounds.request(caller.address, caller.reader()) {
        Ok(()) => next.run(request).await,
        Err(refused) => Rejected(refused).into_response(),
    };
    let headers = response.headers_mut();
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(header::REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    headers.insert(header::X_FRAME_OPTIONS, HeaderValue::from_static("DENY"));
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}
