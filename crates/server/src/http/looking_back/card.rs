//! The page of a table with what messengers show beside its link, and the picture that they ask for.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex};
use std::time::Instant;

use axum::body::Bytes;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use makker_protocol::RefusedReason;
use makker_table::refused::{Refused, refuse};
use serde::Deserialize;
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

use crate::card::{Card, HEIGHT, WIDTH};
use crate::http::answer::{Rejected, read_query};
use crate::http::app::App;
use crate::http::bounds::lock;
use crate::http::page;
use crate::language::Language;
use crate::metrics::METRICS;

/// How many pictures are kept at hand: a messenger asks for one several times within minutes. Each takes some 100 kB.
const KEPT: usize = 32;

/// How many may wait to be drawn, one at a time.
const WAITING: usize = 16;

/// The pictures at hand, and who draws one.
pub struct Cards {
    at_hand: Mutex<VecDeque<(Drawn, Bytes)>>,
    turns: Semaphore,
    waiting: Semaphore,
}

/// Of which table, which result, in which language.
type Drawn = (String, Card, Language);

impl Default for Cards {
    fn default() -> Cards {
        Cards { at_hand: Mutex::default(), turns: Semaphore::new(1), waiting: Semaphore::new(WAITING) }
    }
}

impl Cards {
    fn known(&self, drawn: &Drawn) -> Option<Bytes> {
        lock(&self.at_hand).iter().find(|(other, _)| other == drawn).map(|(_, picture)| picture.clone())
    }

    async fn picture(&self, drawn: Drawn) -> Result<Bytes, Refused> {
        if let Some(picture) = self.known(&drawn) {
            return Ok(picture);
        }
        let (Ok(_waits), Ok(_turn)) = (self.waiting.try_acquire(), self.turns.acquire().await) else { return busy() };
        // Drawn meanwhile, for whoever waited before.
        if let Some(picture) = self.known(&drawn) {
            return Ok(picture);
        }
        let (begin, card, language) = (Instant::now(), drawn.1.clone(), drawn.2);
        let Ok(Some(png)) = spawn_blocking(move || card.png(language)).await else { return busy() };
        METRICS.looking_back.drew(begin.elapsed());
        let picture = Bytes::from(png);
        let mut at_hand = lock(&self.at_hand);
        at_hand.truncate(KEPT - 1);
        at_hand.push_front((drawn, picture.clone()));
        Ok(picture)
    }
}

fn busy<T>() -> Result<T, Refused> {
    refuse(RefusedReason::Unavailable, "too many pictures are being drawn at the moment: try again in a while")
}

/// In which language.
#[derive(Deserialize)]
pub struct Wish {
    language: Option<String>,
}

/// The picture of a result.
pub async fn card(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    query: Result<Query<Wish>, QueryRejection>,
) -> Result<Response, Rejected> {
    let language = read_query(query)?.language.and_then(|code| Language::coded(&code)).unwrap_or(Language::English);
    let Some(card) = app.hub.look(&id, Card::of).await? else {
        return Ok(refuse(RefusedReason::NotNow, "there is no result at this table: play a game to its end")?);
    };
    let picture = app.cards.picture((id, card, language)).await?;
    let headers = [(header::CONTENT_TYPE, "image/png"), (header::CACHE_CONTROL, "public, max-age=3600")];
    Ok((headers, picture).into_response())
}

/// The page of a table; where a result is to be told, with what messengers show of it.
pub async fn table_page(State(app): State<Arc<App>>, Path(id): Path<String>, asked: HeaderMap) -> Response {
    let card = app.hub.look(&id, Card::of).await.ok().flatten();
    let (Some(card), Some(origin)) = (card, origin(&app, &asked)) else { return page::page(asked).await };
    let accepted = asked.get(header::ACCEPT_LANGUAGE).and_then(|accepted| accepted.to_str().ok());
    let language = Language::accepted(accepted.unwrap_or_default());
    page::page_with(&tags(&card, language, &origin, &id))
}

/// What stands in the head of the page.
fn tags(card: &Card, language: Language, origin: &str, id: &str) -> String {
    let (title, code, game) = (card.title(language), language.code(), card.game);
    let page = format!("{origin}/t/{id}");
    let tags = [
        ("og:type", "website".to_string()),
        ("og:site_name", "Makker".to_string()),
        ("og:title", title.clone()),
        ("og:description", card.description(language)),
        ("og:locale", language.locale().to_string()),
        ("og:image", format!("{page}/card.png?language={code}&game={game}")),
        ("og:image:type", "image/png".to_string()),
        ("og:image:width", WIDTH.to_string()),
        ("og:image:height", HEIGHT.to_string()),
        ("og:image:alt", title),
        ("og:url", page),
    ];
    let tag = |(name, text): (&str, String)| format!(r#"<meta property="{name}" content="{}" />"#, escaped(&text));
    let tags: String = tags.map(tag).concat();
    tags + r#"<meta name="twitter:card" content="summary_large_image" />"#
}

/// A text inside quotes in HTML. Names are people's own.
fn escaped(text: &str) -> String {
    let mut escaped = String::new();
    for letter in text.chars() {
        match letter {
            '&' => escaped += "&amp;",
            '<' => escaped += "&lt;",
            '>' => escaped += "&gt;",
            '"' => escaped += "&quot;",
            '\'' => escaped += "&#39;",
            other => escaped.push(other),
        }
    }
    escaped
}

/// Where this server is, as whoever asks knows it: what a proxy says counts only where there is one. None if it makes no sense.
fn origin(app: &App, asked: &HeaderMap) -> Option<String> {
    let told = |name: &str| asked.get(name).and_then(|value| value.to_str().ok()).map(str::trim);
    let forwarded = |name: &str| told(name).filter(|_| app.behind_proxy);
    // A proxy speaks HTTPS unless it says otherwise.
    let scheme = match (app.behind_proxy, forwarded("x-forwarded-proto")) {
        (false, _) | (true, Some("http")) => "http",
        (true, _) => "https",
    };
    let host = forwarded("x-forwarded-host").or_else(|| told("host"))?;
    let is_plain = |letter: char| letter.is_ascii_alphanumeric() || ".-_:[]".contains(letter);
    let is_host = !host.is_empty() && host.len() <= 255 && host.chars().all(is_plain);
    is_host.then(|| format!("{scheme}://{host}"))
}
