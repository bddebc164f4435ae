//! The page for browsers, built from `web/` and kept inside the program.

use axum::extract::Path;
use axum::http::{StatusCode, Uri, header};
use axum::response::{Html, IntoResponse, Response};
use rust_embed::RustEmbed;

/// What `npm run build` has made; nothing if the program was built without it.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Built;

/// What the page may do: load from here and talk to here (sockets included), in no frame of another site, with no form
/// that is sent elsewhere.
const POLICY: &str = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; \
    base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'";

/// The page; it finds out by its address what to show.
pub async fn page() -> Response {
    match Built::get("index.html") {
        Some(index) => ([(header::CONTENT_SECURITY_POLICY, POLICY)], Html(index.data.into_owned())).into_response(),
        None => Html(include_str!("page.html")).into_response(),
    }
}

/// There is nothing here: a person is shown the first page, a program is told so.
pub async fn elsewhere(address: Uri) -> Response {
    if address.path().starts_with("/api/") {
        return StatusCode::NOT_FOUND.into_response();
    }
    (StatusCode::NOT_FOUND, page().await).into_response()
}

/// A script, a style or a picture of the page. Their names change with their contents, so that browsers may keep them.
pub async fn asset(Path(file): Path<String>) -> Response {
    let kind = match file.rsplit('.').next() {
        Some("js") => "text/javascript",
        Some("css") => "text/css",
        Some("svg") => "image/svg+xml",
        Some("woff2") => "font/woff2",
        _ => "application/octet-stream",
    };
    match Built::get(&format!("assets/{file}")) {
        Some(asset) => {
            let headers =
                [(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, "public, max-age=31536000, immutable")];
            (headers, asset.data.into_owned()).into_response()
        }
        None => StatusCode::NOT_FOUND.into_response(),
    }
}
