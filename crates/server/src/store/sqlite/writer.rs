//! The only one who writes into the file of tables: takes all appends that wait, keeps them with one commit, and only
//! then answers.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use makker_rules::Seat;
use makker_table::summary::Summary;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, SqliteConnection, query, query_as, query_scalar};
use tokio::sync::{mpsc, oneshot};

use crate::metrics::METRICS;
use crate::store::kept::{listing_text, status_name, time};
use crate::store::sqlite::probe::Damage;
use crate::store::sqlite::together;
use crate::store::sqlite::upkeep::Upkeep;
use crate::store::{AppendError, Row, Unavailable};

/// How many appends share a commit at most: more would hardly be faster, and the first would wait for the last.
const BATCH: usize = 256;

/// What the writer is asked to do.
pub(crate) enum Request {
    /// Keep these lines.
    Append(Box<Append>),
    /// Do something else, and say how many tables that changed.
    Upkeep(Upkeep, oneshot::Sender<Result<u64, Unavailable>>),
    /// Finish what is queued, and hand over the connection, if there is one.
    Stop(oneshot::Sender<Option<SqliteConnection>>),
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
    pub(crate) options: SqliteConnectOptions,
    /// None after a failure, until the next attempt.
    pub(crate) connection: Option<SqliteConnection>,
    pub(crate) requests: mpsc::Receiver<Request>,
    pub(crate) commits: Arc<AtomicU64>,
    pub(crate) damage: Damage,
}

/// What became of an append, if the commit succeeds.
enum Outcome {
    Kept,
    Conflict,
}

/// Opens a connection for writing, and makes sure that what it commits survives a loss of power: on some file systems
/// SQLite silently stays in another mode.
pub(crate) async fn connect(options: &SqliteConnectOptions) -> Result<SqliteConnection, sqlx::Error> {
    let mut connection = options.connect().await?;
    let mode: String = query_scalar("PRAGMA journal_mode").fetch_one(&mut connection).await?;
    let synchronous: i64 = query_scalar("PRAGMA synchronous").fetch_one(&mut connection).await?;
    if (mode.as_str(), synchronous) != ("wal", 2) {
        let text =
            format!("this file system does not allow a write-ahead log (mode {mode}, synchronous {synchronous})");
        return Err(sqlx::Error::Configuration(text.into()));
    }
    Ok(connection)
}

impl Writer {
    /// Writes until it is told to stop or nobody is left who could ask.
    pub(crate) async fn run(mut self) {
        let mut stop = None;
        let mut requests = Vec::new();
        while self.requests.recv_many(&mut requests, BATCH).await > 0 {
            let (mut batch, mut upkeep) = (Vec::new(), Vec::new());
            for request in requests.drain(..) {
                match request {
                    Request::Append(append) => batch.push(*append),
                    Request::Upkeep(work, answer) => upkeep.push((work, answer)),
                    Request::Stop(answer) => {
                        // Nothing more gets in; what is in already is still received.
                        self.requests.close();
                        stop.get_or_insert(answer);
                    }
                }
            }
            if !batch.is_empty() {
                self.keep(batch).await;
            }
            if !upkeep.is_empty() {
                self.keep_up(upkeep).await;
            }
        }
        if let Some(answer) = stop {
            // Whoever asked may be gone: then the connection closes here.
            let _ = answer.send(self.connection);
        }
    }

    /// Keeps a batch, then answers everyone in it; conflicts too, for they may be with lines of the same batch.
    async fn keep(&mut self, batch: Vec<Append>) {
        let begin = Instant::now();
        match self.commit(&batch).await {
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
                self.disconnect().await;
                for append in batch {
                    let _ = append.answer.send(Err(AppendError::Unavailable(error.to_string())));
                }
            }
        }
    }

    /// Does what has nothing to do with logs, all with one commit, then answers.
    async fn keep_up(&mut self, work: Vec<(Upkeep, oneshot::Sender<Result<u64, Unavailable>>)>) {
        let done = self.commit_upkeep(work.iter().map(|(work, _)| work)).await;
        if let Err(error) = &done {
            METRICS.commit_failed();
            self.damage.note(error);
            self.disconnect().await;
        }
        for (at, (_, answer)) in work.into_iter().enumerate() {
            let changed = done.as_ref().map(|changed| changed[at]);
            let _ = answer.send(changed.map_err(|error| Unavailable(error.to_string())));
        }
    }

    /// After a failure SQLite may have rolled back by itself, and what follows would be committed line by line: go on with a
    /// fresh connection. Closing, not only dropping, ends the lock of the old one first.
    async fn disconnect(&mut self) {
        if let Some(connection) = self.connection.take() {
            let _ = connection.close().await;
        }
    }

    async fn connection(&mut self) -> Result<&mut SqliteConnection, sqlx::Error> {
        Ok(match &mut self.connection {
            Some(connection) => connection,
            none => none.insert(connect(&self.options).await?),
        })
    }

    async fn commit_upkeep(&mut self, work: impl Iterator<Item = &Upkeep>) -> Result<Vec<u64>, sqlx::Error> {
        let mut transaction = self.connection().await?.begin_with("BEGIN IMMEDIATE").await?;
        let mut changed = Vec::new();
        for work in work {
            changed.push(work.perform(&mut transaction).await?);
        }
        transaction.commit().await?;
        Ok(changed)
    }

    /// One transaction for the whole batch. Any error spoils all of it, and dropping the transaction rolls it back.
    async fn commit(&mut self, batch: &[Append]) -> Result<Vec<Outcome>, sqlx::Error> {
        // With the lock from the start: a transaction that reads first could not always go on to write.
        let mut transaction = self.connection().await?.begin_with("BEGIN IMMEDIATE").await?;
        if together::fit(batch) {
            if together::write(&mut transaction, batch).await? {
                transaction.commit().await?;
                return Ok(batch.iter().map(|_| Outcome::Kept).collect());
            }
            transaction.rollback().await?;
            transaction = self.connection().await?.begin_with("BEGIN IMMEDIATE").await?;
        }
        let mut outcomes = Vec::with_capacity(batch.len());
        for append in batch {
            outcomes.push(append_one(&mut transaction, append).await?);
        }
        transaction.commit().await?;
        Ok(outcomes)
    }
}

/// Writes one append, or nothing of it if someone else was first.
async fn append_one(connection: &mut SqliteConnection, append: &Append) -> Result<Outcome, sqlx::Error> {
    let mut savepoint = connection.begin().await?;
    let written = write(&mut savepoint, append).await;
    match written {
        Ok(Outcome::Kept) => {
            savepoint.commit().await?;
            Ok(Outcome::Kept)
        }
        Ok(Outcome::Conflict) => {
            savepoint.rollback().await?;
            Ok(Outcome::Conflict)
        }
        // The second lock on the same door: a line of this number is there although the table's row says otherwise.
        Err(sqlx::Error::Database(error)) if error.is_unique_violation() => {
            savepoint.rollback().await?;
            Ok(Outcome::Conflict)
        }
        Err(error) => Err(error),
    }
}

async fn write(connection: &mut SqliteConnection, append: &Append) -> Result<Outcome, sqlx::Error> {
    let Append { table, after, rows, summary, .. } = append;
    let table = table.as_str();
    // There is a last one: appends without lines are refused before they are queued.
    let Some(last) = rows.last() else { return Ok(Outcome::Conflict) };
    // Compare and set in one statement: a table that is not at `after` is left alone.
    let set = if *after == 0 {
        "INSERT INTO tables (id, seq, status, public, due, changed, seen, listing, games, maker)
         VALUES (?1, ?3, ?4, ?5, ?6, ?7, ?7, ?8, ?9, ?10)
         ON CONFLICT (id) DO NOTHING"
    } else {
        "UPDATE tables SET seq = ?3, status = ?4, public = ?5, due = ?6, changed = ?7, seen = ?7, listing = ?8, games = ?9
         WHERE id = ?1 AND seq = ?2"
    };
    let set = query(set)
        .bind(table)
        .bind(after)
        .bind(last.seq)
        .bind(status_name(summary.status))
        .bind(summary.public)
        .bind(summary.due.map(time))
        .bind(time(last.at))
        .bind(listing_text(&summary.listing)?)
        .bind(summary.listing.game)
        .bind(summary.maker.as_deref());
    if set.execute(&mut *connection).await?.rows_affected() == 0 {
        return Ok(Outcome::Conflict);
    }
    for row in rows {
        query("INSERT INTO events (table_id, seq, at, body) VALUES (?1, ?2, ?3, ?4)")
            .bind(table)
            .bind(row.seq)
            .bind(time(row.at))
            .bind(row.body.as_str())
            .execute(&mut *connection)
            .await?;
    }
    seat(connection, table, &summary.people).await?;
    Ok(Outcome::Kept)
}

/// Writes who sits where, if that has changed: with nearly every move it has not.
pub(crate) async fn seat(
    connection: &mut SqliteConnection,
    table: &str,
    people: &[(String, Seat)],
) -> Result<(), sqlx::Error> {
    let people: Vec<(String, String)> =
        people.iter().map(|(person, seat)| (person.clone(), seat.to_string())).collect();
    let seated: Vec<(String, String)> =
        query_as("SELECT person, seat FROM people WHERE table_id = ?1").bind(table).fetch_all(&mut *connection).await?;
    for (person, seat) in seated.iter().filter(|one| !people.contains(one)) {
        query("DELETE FROM people WHERE person = ?1 AND table_id = ?2 AND seat = ?3")
            .bind(person.as_str())
            .bind(table)
            .bind(seat.as_str())
            .execute(&mut *connection)
            .await?;
    }
    for (person, seat) in people.iter().filter(|one| !seated.contains(one)) {
        // Should a summary name somebody twice, that is no conflict.
        query("INSERT INTO people (person, table_id, seat) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING")
            .bind(person.as_str())
            .bind(table)
            .bind(seat.as_str())
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}
