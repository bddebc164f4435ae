//! Every request has an id, is counted, and knows its route: not by its address, which may hold what nobody else should know.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, LazyLock};
use std::time::Instant;

use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;
use tracing::Instrument;

use crate::http::app::App;
use crate::http::routes;
use crate::key;
use crate::metrics::METRICS;

/// The header that carries a request's id.
const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// The longest id of a request that is taken from a proxy.
const LONGEST_REQUEST_ID: usize = 64;

/// Gives a request its id, which stands in what is logged about it and in the answer, and counts it.
pub async fn observe(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let begin = Instant::now();
    let id = if app.behind_proxy { sent(request.headers()) } else { None }.unwrap_or_else(new);
    let route = request.extensions().get().map_or("other", route);
    let span = tracing::error_span!("request", id);
    let mut response = next.run(request).instrument(span.clone()).await;
    let time = begin.elapsed();
    let status = response.status().as_u16();
    METRICS.request(route, status, time);
    span.in_scope(|| tracing::debug!(route, status, milliseconds = time.as_millis() as u64, "answered"));
    if let Ok(id) = HeaderValue::from_str(&id) {
        response.headers_mut().insert(REQUEST_ID, id);
    }
    response
}

/// The id that a proxy has given the request, if it is a plain word.
fn sent(headers: &HeaderMap) -> Option<String> {
    let id = headers.get(REQUEST_ID)?.to_str().ok()?;
    let is_plain = |letter: u8| letter.is_ascii_alphanumeric() || b"-_.".contains(&letter);
    let fits = (1..=LONGEST_REQUEST_ID).contains(&id.len()) && id.bytes().all(is_plain);
    fits.then(|| id.to_string())
}

/// A new id: what this process is known by, and a number.
fn new() -> String {
    static PROCESS: LazyLock<String> =
        LazyLock::new(|| key::chance().map_or_else(|_| String::new(), |mut chance| key::short(&mut chance)));
    static COUNT: AtomicU64 = AtomicU64::new(1);
    format!("{}-{}", *PROCESS, COUNT.fetch_add(1, Ordering::Relaxed))
}

/// The route, as a word of the program.
fn route(path: &MatchedPath) -> &'static str {
    static ROUTES: LazyLock<Vec<&'static str>> = LazyLock::new(|| routes().iter().map(|route| route.path).collect());
    ROUTES.iter().find(|route| **route == path.as_str()).copied().unwrap_or("other")
}
