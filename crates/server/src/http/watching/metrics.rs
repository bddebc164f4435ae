//! `/metrics` for Prometheus, at an address of its own: what it tells is for whoever runs the server.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Router;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use tokio::net::TcpListener;
use tokio::sync::Mutex;

use crate::http::app::App;
use crate::metrics::METRICS;
use crate::store::Unavailable;

/// How long the count of the file's tables holds: with many tables counting takes a while.
const COUNTED: Duration = Duration::from_secs(30);

/// Serves the measures at this address until the server stops.
pub async fn serve(address: SocketAddr, app: Arc<App>) -> Result<(), Unavailable> {
    let failed = |error: std::io::Error| Unavailable(format!("--metrics {address}: {error}: choose another port"));
    let listener = TcpListener::bind(address).await.map_err(failed)?;
    let address = listener.local_addr().map_err(failed)?;
    tracing::info!("metrics are at http://{address}/metrics");
    let mut stopping = app.stopping.clone();
    let router =
        Router::new().route("/metrics", get(metrics)).with_state(Arc::new(Scraped { app, counted: Mutex::default() }));
    tokio::spawn(async move {
        let stop = async move { drop(stopping.wait_for(|stopping| *stopping).await) };
        let _ = axum::serve(listener, router).with_graceful_shutdown(stop).await;
    });
    Ok(())
}

struct Scraped {
    app: Arc<App>,
    /// When the tables in the file were counted last.
    counted: Mutex<Option<Instant>>,
}

async fn metrics(State(scraped): State<Arc<Scraped>>) -> Response {
    let hub = &scraped.app.hub;
    let _ = scraped.app.health.ready(hub.store.as_ref()).await;
    let mut counted = scraped.counted.lock().await;
    if counted.is_none_or(|when| when.elapsed() >= COUNTED)
        && let Ok(counts) = hub.store.count().await
    {
        METRICS.tables_known(&counts);
        METRICS.looking_back.waiting(&hub.store.reviews().wanted_reviews().await.unwrap_or_default());
        *counted = Some(Instant::now());
    }
    hub.take_census();
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(header::CONTENT_TYPE, kind)], METRICS.text()).into_response()
}
