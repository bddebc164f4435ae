//! The only one who writes into the file of tables, on a thread of its own: takes all appends that wait, keeps them with one commit, and
//! only then answers.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use makker_table::summary::Summary;
use rusqlite::{Connection, Error, TransactionBehavior};
use tokio::sync::{mpsc, oneshot};

use crate::metrics::METRICS;
use crate::store::sqlite::append::append;
use crate::store::sqlite::probe::Damage;
use crate::store::sqlite::upkeep::Upkeep;
use crate::store::sqlite::{PATIENCE, latest};
use crate::store::{AppendError, Row, Unavailable};

/// How many appends share a commit at most: more would hardly be faster, and the first would wait for the last.
const BATCH: usize = 256;

/// Where more than so many shared the last commit, others are taken to be on their way, and are waited for if fewer are there.
const FEW: usize = 4;

/// How long: a commit takes as long, whoever shares it.
const GATHERING: Duration = Duration::from_micros(500);

/// How many pages the write-ahead log grows to before they are moved into the file. The pages of a running game change with
/// every move: the more moves share this, the less is written.
const PAGES_IN_LOG: u32 = 4000;

/// So many statements are kept ready: all that there are.
const STATEMENTS: usize = 64;

/// What the writer is asked to do.
pub(crate) enum Request {
    /// Keep these lines.
    Append(Append),
    /// Do something else, and say how many tables that changed.
    Upkeep(Upkeep, oneshot::Sender<Result<u64, Unavailable>>),
    /// Finish what is queued, and hand over the connection, if there is one.
    Stop(oneshot::Sender<Option<Connection>>),
}

/// Lines to keep. They are numbered from `after + 1`, and there is at least one: who sends them has looked.
pub(crate) struct Append {
    pub(crate) table: String,
    pub(crate) after: u32,
    pub(crate) rows: Vec<Row>,
    pub(crate) summary: Summary,
    pub(crate) answer: oneshot::Sender<Result<(), AppendError>>,
}

/// Who writes.
pub(crate) struct Writer {
    pub(crate) path: PathBuf,
    /// None after a failure, until the next attempt.
    pub(crate) connection: Option<Connection>,
    pub(crate) requests: mpsc::Receiver<Request>,
    pub(crate) commits: Arc<AtomicU64>,
    pub(crate) damage: Damage,
}

/// What became of an append, if the commit succeeds.
pub(crate) enum Outcome {
    Kept,
    Conflict,
}

/// Opens a connection for writing, and makes sure that what it commits survives a loss of power: on some file systems
/// SQLite silently stays in another mode.
pub(crate) fn connect(path: &Path) -> Result<Connection, Error> {
    let connection = Connection::open(path)?;
    connection.busy_timeout(PATIENCE)?;
    connection.set_prepared_statement_cache_capacity(STATEMENTS);
    connection.pragma_update(None, "synchronous", "full")?;
    connection.pragma_update(None, "foreign_keys", true)?;
    connection.pragma_update(None, "wal_autocheckpoint", PAGES_IN_LOG)?;
    let mode: String = connection.pragma_update_and_check(None, "journal_mode", "wal", |row| row.get(0))?;
    if mode != "wal" {
        let text = format!("this file system does not allow a write-ahead log (mode {mode})");
        return Err(Error::ToSqlConversionFailure(text.into()));
    }
    Ok(connection)
}

impl Writer {
    /// Writes until it is told to stop or nobody is left who could ask.
    pub(crate) fn run(mut self) {
        let (mut stop, mut last) = (None, 0);
        let mut requests = Vec::new();
        while self.requests.blocking_recv_many(&mut requests, BATCH) > 0 {
            if last > FEW && requests.len() < last {
                std::thread::sleep(GATHERING);
                requests.extend(std::iter::from_fn(|| self.requests.try_recv().ok()).take(BATCH - requests.len()));
            }
            last = requests.len();
            let (mut batch, mut upkeep) = (Vec::with_capacity(requests.len()), Vec::new());
            for request in requests.drain(..) {
                match request {
                    Request::Append(append) => batch.push(append),
                    Request::Upkeep(work, answer) => upkeep.push((work, answer)),
                    Request::Stop(answer) => {
                        // Nothing more gets in; what is in already is still received.
                        self.requests.close();
                        stop.get_or_insert(answer);
                    }
                }
            }
            if !batch.is_empty() {
                self.keep(batch);
            }
            if !upkeep.is_empty() {
                self.keep_up(upkeep);
            }
        }
        if let Some(answer) = stop {
            // Whoever asked may be gone: then the connection closes here.
            let _ = answer.send(self.connection);
        }
    }

    /// Keeps a batch, then answers everyone in it; conflicts too, for they may be with lines of the same batch.
    fn keep(&mut self, batch: Vec<Append>) {
        let begin = Instant::now();
        match self.commit(&batch) {
            Ok(outcomes) => {
                self.commits.fetch_add(1, Ordering::Relaxed);
                METRICS.committed(batch.len(), begin.elapsed());
                self.damage.tried(None);
                for (append, outcome) in batch.into_iter().zip(outcomes) {
                    // Whoever asked may be gone.
                    let _ = append.answer.send(match outcome {
                        Outcome::Kept => Ok(()),
                        Outcome::Conflict => Err(AppendError::Conflict),
                    });
                }
            }
            Err(error) => {
                METRICS.commit_failed();
                self.damage.tried(Some(&error));
                tracing::error!(%error, appends = batch.len(), "nothing of a batch could be kept");
                self.disconnect();
                for append in batch {
                    let _ = append.answer.send(Err(AppendError::Unavailable(error.to_string())));
                }
            }
        }
    }

    /// Does what has nothing to do with logs, all with one commit, then answers.
    fn keep_up(&mut self, work: Vec<(Upkeep, oneshot::Sender<Result<u64, Unavailable>>)>) {
        let done = self.commit_upkeep(work.iter().map(|(work, _)| work));
        if let Err(error) = &done {
            METRICS.commit_failed();
            self.damage.note_written(error);
            self.disconnect();
        }
        for (at, (_, answer)) in work.into_iter().enumerate() {
            let changed = done.as_ref().map(|changed| changed[at]);
            let _ = answer.send(changed.map_err(|error| Unavailable(error.to_string())));
        }
    }

    /// After a failure SQLite may have rolled back by itself, and what follows would be committed line by line: go on with a
    /// fresh connection. What is left of a transaction ends with the old one.
    fn disconnect(&mut self) {
        self.connection = None;
    }

    fn connection(&mut self) -> Result<&mut Connection, Error> {
        Ok(match &mut self.connection {
            Some(connection) => connection,
            none => none.insert(connect(&self.path)?),
        })
    }

    fn commit_upkeep<'a>(&mut self, work: impl Iterator<Item = &'a Upkeep>) -> Result<Vec<u64>, Error> {
        let transaction = self.connection()?.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let changed = work.map(|work| work.perform(&transaction)).collect::<Result<_, _>>()?;
        transaction.commit()?;
        Ok(changed)
    }

    /// One transaction for the whole batch. Any error spoils all of it, and dropping the transaction rolls it back.
    fn commit(&mut self, batch: &[Append]) -> Result<Vec<Outcome>, Error> {
        // With the lock from the start: a transaction that reads first could not always go on to write.
        let transaction = self.connection()?.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let outcomes = batch.iter().map(|lines| append(&transaction, lines)).collect::<Result<_, _>>()?;
        let last = batch.iter().flat_map(|append| &append.rows).map(|row| row.at).max();
        latest::note(&transaction, last.unwrap_or_default())?;
        transaction.commit()?;
        Ok(outcomes)
    }
}
