//! The connections to PostgreSQL: a few, lent for one question each. One whose answer never came is not used again.

use std::ops::{Deref, DerefMut};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use sqlx::postgres::{PgArguments, PgConnectOptions, PgDatabaseError, PgRow, PgSeverity};
use sqlx::query::{Query, QueryAs};
use sqlx::{ConnectOptions, Connection, FromRow, PgConnection, Postgres};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::timeout;

/// How many there are at most. Appends that wait at the same moment share a commit, which is PostgreSQL's own doing.
const MOST: usize = 16;

/// How long anything may take. It is measured here and never by PostgreSQL's `statement_timeout`: that ends the waiting for a
/// replica, too, and then calls a commit done which only one machine has.
const PATIENCE: Duration = Duration::from_secs(5);

/// A connection that was not used for longer than this is tried before it is lent: the server may have gone.
const STALE: Duration = Duration::from_secs(1);

/// What may be lent.
#[derive(Clone)]
pub(crate) struct Connections {
    options: PgConnectOptions,
    permits: Arc<Semaphore>,
    idle: Arc<Mutex<Idle>>,
}

struct Idle {
    /// Those that nobody uses, and since when; the last that was used is the first to be used again.
    connections: Vec<(PgConnection, Instant)>,
    /// When one last broke: those that were idle then are tried before they are lent.
    broke: Instant,
}

/// A connection that somebody uses.
pub(crate) struct Loan {
    connection: Option<PgConnection>,
    from: Connections,
    _permit: OwnedSemaphorePermit,
}

impl Connections {
    /// Connections that are made when they are needed.
    pub(crate) fn new(options: PgConnectOptions) -> Connections {
        let durable = [("synchronous_commit", "on"), ("default_transaction_isolation", "read committed")];
        let options = options.application_name("makker").options(durable).disable_statement_logging();
        let idle = Idle { connections: Vec::new(), broke: Instant::now() };
        Connections { options, permits: Arc::new(Semaphore::new(MOST)), idle: Arc::new(Mutex::new(idle)) }
    }

    /// Asks something, and gives the rows of the answer.
    pub(crate) async fn rows<T>(&self, question: QueryAs<'_, Postgres, T, PgArguments>) -> Result<Vec<T>, sqlx::Error>
    where
        T: Send + Unpin + for<'r> FromRow<'r, PgRow>,
    {
        let mut loan = self.lend().await?;
        let answer = timeout(PATIENCE, question.fetch_all(&mut *loan)).await;
        loan.settle(answer.unwrap_or_else(|_| Err(late("an answer"))))
    }

    /// Asks something whose answer is one row.
    pub(crate) async fn row<T>(&self, question: QueryAs<'_, Postgres, T, PgArguments>) -> Result<T, sqlx::Error>
    where
        T: Send + Unpin + for<'r> FromRow<'r, PgRow>,
    {
        self.rows(question).await?.pop().ok_or(sqlx::Error::RowNotFound)
    }

    /// Changes something, and says how many rows that were.
    pub(crate) async fn change(&self, change: Query<'_, Postgres, PgArguments>) -> Result<u64, sqlx::Error> {
        let mut loan = self.lend().await?;
        let answer = timeout(PATIENCE, change.execute(&mut *loan)).await;
        loan.settle(answer.unwrap_or_else(|_| Err(late("an answer")))).map(|done| done.rows_affected())
    }

    /// A connection that works, or did a moment ago.
    pub(crate) async fn lend(&self) -> Result<Loan, sqlx::Error> {
        let permit = timeout(PATIENCE, self.permits.clone().acquire_owned()).await;
        let permit = permit.map_err(|_| late("a free connection"))?.map_err(|_| sqlx::Error::PoolClosed)?;
        let loan = |connection| Loan { connection: Some(connection), from: self.clone(), _permit: permit };
        while let Some((mut connection, is_fresh)) = self.take() {
            if is_fresh || matches!(timeout(PATIENCE, connection.ping()).await, Ok(Ok(()))) {
                return Ok(loan(connection));
            }
        }
        let connection = timeout(PATIENCE, self.options.connect()).await.map_err(|_| late("a connection"))?;
        connection.map(loan)
    }

    /// Ends them all. Whatever is asked afterwards is refused.
    pub(crate) async fn close(&self) {
        self.permits.close();
        let all = std::mem::take(&mut self.idle().connections);
        for (connection, _) in all {
            let _ = timeout(PATIENCE, connection.close()).await;
        }
    }

    /// One that nobody uses, and whether it needs no trying.
    fn take(&self) -> Option<(PgConnection, bool)> {
        let mut idle = self.idle();
        let (connection, since) = idle.connections.pop()?;
        Some((connection, since > idle.broke && since.elapsed() < STALE))
    }

    fn take_back(&self, connection: PgConnection) {
        if !self.permits.is_closed() {
            self.idle().connections.push((connection, Instant::now()));
        }
    }

    fn idle(&self) -> MutexGuard<'_, Idle> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Loan {
    /// Gives the connection back if the answer says that it still works.
    pub(crate) fn settle<T>(mut self, answer: Result<T, sqlx::Error>) -> Result<T, sqlx::Error> {
        let connection = self.connection.take();
        if answer.as_ref().is_err_and(is_broken) {
            // Closed by being dropped: whoever is at its other end may not listen any more.
            self.from.idle().broke = Instant::now();
        } else if let Some(connection) = connection {
            self.from.take_back(connection);
        }
        answer
    }
}

impl Drop for Loan {
    /// Whoever asked has hung up: the answer is waited for here, for a new connection costs more.
    fn drop(&mut self) {
        let Some(mut connection) = self.connection.take() else { return };
        let Ok(runtime) = tokio::runtime::Handle::try_current() else { return };
        let from = self.from.clone();
        runtime.spawn(async move {
            if let Ok(Ok(())) = timeout(PATIENCE, connection.ping()).await {
                from.take_back(connection);
            }
        });
    }
}

impl Deref for Loan {
    type Target = PgConnection;

    fn deref(&self) -> &PgConnection {
        self.connection.as_ref().expect("it is there until it is settled")
    }
}

impl DerefMut for Loan {
    fn deref_mut(&mut self) -> &mut PgConnection {
        self.connection.as_mut().expect("it is there until it is settled")
    }
}

/// Does the error say that the connection is of no more use? PostgreSQL says so of itself before it ends one.
fn is_broken(error: &sqlx::Error) -> bool {
    match error {
        sqlx::Error::Database(error) => error
            .try_downcast_ref::<PgDatabaseError>()
            .is_none_or(|error| matches!(error.severity(), PgSeverity::Fatal | PgSeverity::Panic)),
        sqlx::Error::RowNotFound => false,
        _ => true,
    }
}

fn late(what: &str) -> sqlx::Error {
    sqlx::Error::Io(std::io::Error::new(
        std::io::ErrorKind::TimedOut,
        format!("the database is too slow: waited for {what}"),
    ))
}
