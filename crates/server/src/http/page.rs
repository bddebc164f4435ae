//! The page for browsers, built from `web/` and kept inside the program.

use std::borrow::Cow;

use axum::body::Bytes;
use axum::extract::{Path, Query};
use axum::http::{HeaderMap, HeaderName, StatusCode, Uri, header};
use axum::response::{AppendHeaders, Html, IntoResponse, Response};
use rust_embed::RustEmbed;
use serde::Deserialize;

/// What `npm run build` has made; nothing if the program was built without it.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Built;

/// What the page and its workers may do: load from here and talk to here (sockets included), in no frame of another site,
/// with no form that is sent elsewhere. The engine is WebAssembly, which browsers compile only where `'wasm-unsafe-eval'`
/// says so; it lets no text become a script.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; \
    img-src 'self' data:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; \
    form-action 'self'; frame-ancestors 'none'; object-src 'none'";

/// The page; it finds out by its address what to show.
pub async fn page(asked: HeaderMap) -> Response {
    match built("index.html", &asked) {
        Some((encoding, body)) => (encoding, [(header::CONTENT_SECURITY_POLICY, POLICY)], Html(body)).into_response(),
        None => Html(include_str!("page.html")).into_response(),
    }
}

/// The page with some more in its head.
pub fn page_with(head: &str) -> Response {
    let built = Built::get("index.html").map(|page| String::from_utf8_lossy(&page.data).into_owned());
    let page = built.unwrap_or_else(|| include_str!("page.html").to_string());
    let page = page.replacen("</head>", &format!("{head}</head>"), 1);
    ([(header::CONTENT_SECURITY_POLICY, POLICY)], Html(page)).into_response()
}

/// There is nothing here: a person is shown the first page, a program is told so.
pub async fn elsewhere(address: Uri, asked: HeaderMap) -> Response {
    if address.path().starts_with("/api/") {
        return StatusCode::NOT_FOUND.into_response();
    }
    (StatusCode::NOT_FOUND, page(asked).await).into_response()
}

/// A script, a style or a picture of the page. Their names change with their contents, so that browsers may keep them.
pub async fn asset(Path(file): Path<String>, asked: HeaderMap) -> Response {
    sent(&format!("assets/{file}"), &asked, [(header::CACHE_CONTROL, "public, max-age=31536000, immutable")])
}

/// An icon of the installed page, or a picture of it. Its name stays, so that it is asked for again each day.
pub async fn icon(Path(file): Path<String>, asked: HeaderMap) -> Response {
    sent(&format!("icons/{file}"), &asked, [(header::CACHE_CONTROL, "public, max-age=86400")])
}

/// What serves the page where there is no server. Never kept on the way: by it browsers learn that there is a new page.
pub async fn service_worker(asked: HeaderMap) -> Response {
    sent("service-worker.js", &asked, [(HeaderName::from_static("service-worker-allowed"), "/")])
}

/// In which language the page is read.
#[derive(Deserialize)]
pub struct Read {
    language: Option<String>,
}

/// What browsers have to know to install the page, in one of its languages.
pub async fn manifest(Query(read): Query<Read>, asked: HeaderMap) -> Response {
    let language = read.language.as_deref().unwrap_or("en");
    sent(&format!("manifest/{language}.webmanifest"), &asked, [])
}

/// The name of the page's build, if there is a page.
pub fn build() -> Option<String> {
    Built::get("build.txt").map(|name| String::from_utf8_lossy(&name.data).into_owned())
}

/// A built file with what browsers are to know of its kind. A script may be a worker's: it has the page's policy.
fn sent<const N: usize>(file: &str, asked: &HeaderMap, headers: [(HeaderName, &'static str); N]) -> Response {
    let Some((encoding, body)) = built(file, asked) else { return StatusCode::NOT_FOUND.into_response() };
    let kind = match file.rsplit('.').next() {
        Some("js") => "text/javascript",
        Some("css") => "text/css",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("webp") => "image/webp",
        Some("woff2") => "font/woff2",
        Some("wasm") => "application/wasm",
        Some("webmanifest") => "application/manifest+json",
        _ => "application/octet-stream",
    };
    let policy = (kind == "text/javascript").then_some((header::CONTENT_SECURITY_POLICY, POLICY));
    let told = AppendHeaders(headers.into_iter().chain(policy));
    (encoding, told, [(header::CONTENT_TYPE, kind)], body).into_response()
}

/// Headers that are added to others.
type Headers = AppendHeaders<Vec<(HeaderName, &'static str)>>;

/// A built file in the smallest form that the browser takes, of those that were made with the page; with what it has to be told
/// of it. The same address is answered in several forms, which caches on the way must know.
fn built(file: &str, asked: &HeaderMap) -> Option<(Headers, Bytes)> {
    let mut told = vec![(header::VARY, "accept-encoding")];
    let forms = asked.get_all(header::ACCEPT_ENCODING).iter().filter_map(|forms| forms.to_str().ok());
    let taken: Vec<&str> = forms.flat_map(|forms| forms.split(',')).map(str::trim).collect();
    // A form that is taken with less pleasure is taken; one with `q=0` is not named just so.
    let form = [("br", ".br"), ("gzip", ".gz")].into_iter().find_map(|(form, ending)| {
        let found = taken.contains(&form).then(|| Built::get(&format!("{file}{ending}"))).flatten()?;
        Some((form, found.data))
    });
    let data = match form {
        Some((form, data)) => {
            told.push((header::CONTENT_ENCODING, form));
            data
        }
        None => Built::get(file)?.data,
    };
    // It is a part of the program: nothing is copied.
    let body = match data {
        Cow::Borrowed(data) => Bytes::from_static(data),
        Cow::Owned(data) => Bytes::from(data),
    };
    Some((AppendHeaders(told), body))
}
