//! Is the server there, and can it do its work? For whoever watches it, a person or a proxy.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::State;
use axum::http::StatusCode;
use tokio::sync::Mutex;
use tokio::time::timeout;

use crate::http::app::App;
use crate::metrics::METRICS;
use crate::store::{Store, Unavailable};

/// How long an answer of the storage counts: it is not asked more often, however many ask.
const FRESH: Duration = Duration::from_secs(1);

/// A storage that takes longer to answer than this does not work.
const PATIENCE: Duration = Duration::from_secs(5);

/// What the storage said last.
#[derive(Default)]
pub struct Health {
    last: Mutex<Option<(Instant, Result<(), Unavailable>)>>,
}

impl Health {
    /// Can the storage be written and read? It is really tried.
    pub async fn ready(&self, store: &dyn Store) -> Result<(), Unavailable> {
        let mut last = self.last.lock().await;
        if let Some((_, told)) = last.as_ref().filter(|(when, _)| when.elapsed() < FRESH) {
            return told.clone();
        }
        let late = || Err(Unavailable("the storage does not answer".to_string()));
        let told = timeout(PATIENCE, store.probe()).await.unwrap_or_else(|_| late());
        METRICS.storage_ready(told.is_ok());
        let was_ready = last.as_ref().is_none_or(|(_, told)| told.is_ok());
        match &told {
            Err(error) if was_ready => tracing::error!(error = error.0, "not ready"),
            Ok(()) if !was_ready => tracing::info!("ready again"),
            _ => {}
        }
        *last = Some((Instant::now(), told.clone()));
        told
    }
}

/// The process answers: it needs no restart.
pub async fn live() -> &'static str {
    "ok"
}

/// Commands can be kept and tables read: people can be sent here.
pub async fn ready(State(app): State<Arc<App>>) -> (StatusCode, String) {
    match app.health.ready(app.hub.store.as_ref()).await {
        Ok(()) => (StatusCode::OK, "ok".to_string()),
        Err(error) => (StatusCode::SERVICE_UNAVAILABLE, format!("not ready: {}", error.0)),
    }
}
