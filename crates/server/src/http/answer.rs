//! Requests that cannot be read, and what is refused: as answers of HTTP.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::rejection::{JsonRejection, QueryRejection};
use axum::extract::{FromRequest, Query, Request};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use makker_protocol::RefusedReason;
use makker_table::refused::{Refused, refuse};
use makker_table::render;
use serde::de::DeserializeOwned;
use tokio::time::timeout;

use crate::http::app::App;
use crate::metrics::METRICS;

/// The longest body of a request, and the longest message over a socket.
pub const LONGEST_BODY: usize = 16 * 1024;

/// What a route answers.
pub type Answer<T> = Result<axum::Json<T>, Rejected>;

/// What is refused, as an answer.
pub struct Rejected(pub Refused);

impl From<Refused> for Rejected {
    fn from(refused: Refused) -> Rejected {
        Rejected(refused)
    }
}

/// A JSON body, or an error that says what is wrong with it.
pub struct Body<T>(pub T);

impl<T: DeserializeOwned> FromRequest<Arc<App>> for Body<T> {
    type Rejection = Rejected;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Body<T>, Rejected> {
        let patience = Duration::from_millis(app.hub.limits.connections.body_ms.into());
        let read = timeout(patience, axum::Json::from_request(request, app)).await;
        let read: Result<axum::Json<T>, JsonRejection> =
            read.map_err(|_| unreadable("the body did not come in time"))?;
        read.map(|axum::Json(body)| Body(body)).map_err(|rejection| unreadable(&rejection.body_text()).into())
    }
}

/// What cannot be read, and why.
pub fn unreadable(text: &str) -> Refused {
    Refused { reason: RefusedReason::Unreadable, text: text.chars().take(300).collect() }
}

/// A query that is read, or an error that says what is wrong with it.
pub fn read_query<T>(query: Result<Query<T>, QueryRejection>) -> Result<T, Refused> {
    query.map(|Query(query)| query).map_err(|rejection| unreadable(&rejection.body_text()))
}

/// The status with which something is refused.
pub fn status(reason: RefusedReason) -> StatusCode {
    match reason {
        RefusedReason::Unreadable => StatusCode::BAD_REQUEST,
        RefusedReason::NoKey => StatusCode::UNAUTHORIZED,
        RefusedReason::Foreign
        | RefusedReason::NotSeated
        | RefusedReason::NotHost
        | RefusedReason::Locked
        | RefusedReason::TurnedAway => StatusCode::FORBIDDEN,
        RefusedReason::NoTable => StatusCode::NOT_FOUND,
        RefusedReason::Stale | RefusedReason::Seat | RefusedReason::Here | RefusedReason::NotNow => {
            StatusCode::CONFLICT
        }
        RefusedReason::Closed => StatusCode::GONE,
        RefusedReason::Illegal => StatusCode::UNPROCESSABLE_ENTITY,
        RefusedReason::TooFast => StatusCode::TOO_MANY_REQUESTS,
        RefusedReason::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
    }
}

/// What is refused; `id` is that of the command, if it could be read.
pub fn refused_response(id: Option<String>, refused: &Refused) -> Response {
    METRICS.refused(refused.reason);
    let mut response = (status(refused.reason), axum::Json(render::refused(id, refused))).into_response();
    if refused.reason == RefusedReason::NoKey {
        response.headers_mut().insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
    }
    response
}

impl IntoResponse for Rejected {
    fn into_response(self) -> Response {
        refused_response(None, &self.0)
    }
}

/// Whoever has no key can watch and nothing else.
pub fn no_key<T>() -> Result<T, Refused> {
    refuse(RefusedReason::NoKey, "get a key by POST /api/people first")
}
