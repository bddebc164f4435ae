//! Does the file still work? Whoever asks gets an answer that was tried: something is written and read, and now and then
//! the whole file is checked for damage.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, SqlitePool, query, query_scalar};
use tokio::sync::watch;
use tokio::task::JoinHandle;

/// Writes about as much as a move does, and every time something else: SQLite does not write what is there already.
pub(crate) const WRITE: &str = "INSERT INTO settings (name, value) VALUES ('probe', randomblob(16000))
     ON CONFLICT (name) DO UPDATE SET value = excluded.value";

/// How long after a check of the whole file the next one comes at the soonest.
const PAUSE: Duration = Duration::from_secs(60);

/// How many times as long as a check took the pause after it is: a large file is not read all the time.
const SHARE: u32 = 100;

/// How many steps of SQLite may pass until it is noticed that a check is to be given up.
const STEPS: i32 = 10_000;

/// For how long a change that could not be kept counts, if none is kept afterwards: what a probe writes may still find room.
const RECENT: Duration = Duration::from_secs(10);

/// What is wrong with the file, as far as it is known.
#[derive(Clone, Default)]
pub(crate) struct Damage {
    found: Arc<Mutex<Option<String>>>,
    /// When a change could last not be kept, and why; none if one was kept since.
    lost: Arc<Mutex<Option<(Instant, String)>>>,
}

impl Damage {
    /// What is known.
    pub(crate) fn known(&self) -> Option<String> {
        self.found.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Why a change could not be kept a moment ago.
    pub(crate) fn recent(&self) -> Option<String> {
        let lost = self.lost.lock().unwrap_or_else(PoisonError::into_inner);
        lost.as_ref().filter(|(when, _)| when.elapsed() < RECENT).map(|(_, why)| why.clone())
    }

    /// Changes were kept, or could not be.
    pub(crate) fn tried(&self, error: Option<&rusqlite::Error>) {
        let lost = error.map(|error| (Instant::now(), error.to_string()));
        *self.lost.lock().unwrap_or_else(PoisonError::into_inner) = lost;
        error.into_iter().for_each(|error| self.note_written(error));
    }

    /// Notes an error of whoever reads if it says that the file itself is broken; others pass.
    pub(crate) fn note(&self, error: &sqlx::Error) {
        let code = error.as_database_error().and_then(|error| error.code()?.parse().ok());
        self.note_code(code, error);
    }

    /// The same of whoever writes.
    pub(crate) fn note_written(&self, error: &rusqlite::Error) {
        self.note_code(error.sqlite_error().map(|error| error.extended_code), error);
    }

    fn note_code(&self, code: Option<i32>, error: &dyn std::fmt::Display) {
        // SQLite's codes for a file that is broken, and for one that is no database; the upper bits say more exactly how.
        if code.is_some_and(|code| matches!(code & 0xff, 11 | 26)) {
            self.set(Some(error.to_string()));
        }
    }

    fn set(&self, damage: Option<String>) {
        *self.found.lock().unwrap_or_else(PoisonError::into_inner) = damage;
    }
}

/// Reads what a probe has written.
pub(crate) async fn read(readers: &SqlitePool) -> Result<(), sqlx::Error> {
    query("SELECT value FROM settings WHERE name = 'probe'").fetch_one(readers).await.map(drop)
}

/// Whoever checks the whole file now and then, until this is dropped.
pub(crate) struct Inspector {
    /// Nothing is ever sent: when it is dropped, the work ends.
    working: watch::Sender<()>,
    task: JoinHandle<()>,
}

impl Inspector {
    /// Begins at once.
    pub(crate) fn start(path: &Path, damage: Damage) -> Inspector {
        let (working, end) = watch::channel(());
        let task = tokio::spawn(inspect_often(path.to_path_buf(), damage, end));
        Inspector { working, task }
    }

    /// Ends, and waits for that: a check in its midst is given up.
    pub(crate) async fn stop(self) {
        drop(self.working);
        let _ = self.task.await;
    }
}

async fn inspect_often(path: PathBuf, damage: Damage, mut end: watch::Receiver<()>) {
    loop {
        let begin = Instant::now();
        let found = inspect(&path, end.clone()).await;
        if end.has_changed().is_err() {
            return;
        }
        let found = found.unwrap_or_else(|error| error.to_string());
        damage.set((found != "ok").then_some(found));
        let pause = PAUSE.max(begin.elapsed() * SHARE);
        if tokio::time::timeout(pause, end.changed()).await.is_ok() {
            return;
        }
    }
}

/// What SQLite says of the whole file, read from the disk by a connection that remembers nothing: `ok`, or what is wrong.
async fn inspect(path: &Path, end: watch::Receiver<()>) -> Result<String, sqlx::Error> {
    let mut connection = SqliteConnectOptions::new().filename(path).read_only(true).connect().await?;
    connection.lock_handle().await?.set_progress_handler(STEPS, move || end.has_changed().is_ok());
    let found = query_scalar("PRAGMA quick_check(1)").fetch_one(&mut connection).await;
    connection.close().await?;
    found
}
