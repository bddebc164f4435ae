//! Who is connected to which process, for all processes that share the database; and who may look for people now.

use makker_table::absence::Attendance;
use sqlx::{query, query_as};

use crate::store::postgres::connections::{Connections, Loan};
use crate::store::{Attends, Elsewhere};

/// One process says that it is there, and who has come and gone. What comes late undoes nothing that is newer.
const ATTEND: &str =
    "WITH beat AS (INSERT INTO processes (id, beat) VALUES ($1, now()) ON CONFLICT (id) DO UPDATE SET beat = now())
     INSERT INTO presence (process, version, table_id, seat, here, since)
     SELECT $1, $2, * FROM unnest($3::text[], $4::text[], $5::boolean[], $6::bigint[])
     ON CONFLICT (process, table_id, seat) DO UPDATE
     SET version = excluded.version, here = excluded.here, since = excluded.since
     WHERE presence.version < excluded.version";

/// What nobody needs any more: who went a day ago, and all of processes that ended then.
const TIDY: &str = "WITH ended AS (DELETE FROM processes WHERE beat < now() - interval '1 day')
     DELETE FROM presence WHERE NOT here AND since < $1
     OR NOT EXISTS (SELECT FROM processes WHERE id = process AND beat >= now() - interval '1 day')";

const PROCESSES: &str =
    "SELECT id, greatest(0, extract(epoch FROM now() - beat) * 1000)::bigint FROM processes WHERE id <> $1";

/// What has changed at each process since a version.
const CHANGES: &str = "SELECT process, presence.version, table_id, seat, here, since
     FROM unnest($1::text[], $2::bigint[]) AS known (id, version)
     JOIN presence ON process = known.id AND presence.version > known.version";

/// How often what nobody needs any more is looked for: once in so many times.
const SELDOM: u64 = 64;

/// Whoever looks for people holds this lock: any number, but always the same.
const FINDING: &str = "BEGIN; SELECT pg_advisory_xact_lock(7093846253927261284)";

const DAY: i64 = 86_400_000;

pub(crate) async fn attend(
    connections: &Connections,
    process: &str,
    version: u64,
    attends: &[Attends],
) -> Result<(), sqlx::Error> {
    let tables: Vec<&str> = attends.iter().map(|attends| attends.table.as_str()).collect();
    let seats: Vec<String> =
        attends.iter().map(|attends| attends.seat.map_or_else(String::new, |seat| seat.to_string())).collect();
    let split = |attends: &Attends| match attends.attendance {
        Attendance::Here(since) => (true, since as i64),
        Attendance::Gone(since) => (false, since as i64),
    };
    let (here, since): (Vec<bool>, Vec<i64>) = attends.iter().map(split).unzip();
    let latest = since.iter().max().copied();
    let attend = query(ATTEND).bind(process).bind(version as i64).bind(tables).bind(seats).bind(here).bind(since);
    connections.change(attend).await?;
    if let Some(latest) = latest.filter(|_| version.is_multiple_of(SELDOM)) {
        connections.change(query(TIDY).bind(latest - DAY)).await?;
    }
    Ok(())
}

pub(crate) async fn attendance(
    connections: &Connections,
    process: &str,
    known: &[(String, u64)],
) -> Result<Vec<Elsewhere>, sqlx::Error> {
    let processes: Vec<(String, i64)> = connections.rows(query_as(PROCESSES).bind(process)).await?;
    let version = |id: &str| known.iter().find(|(known, _)| known == id).map_or(0, |(_, version)| *version);
    let (ids, versions): (Vec<&str>, Vec<i64>) =
        processes.iter().map(|(id, _)| (id.as_str(), version(id) as i64)).unzip();
    let changes = query_as(CHANGES).bind(&ids).bind(versions);
    let changes: Vec<(String, i64, String, String, bool, i64)> = connections.rows(changes).await?;
    let elsewhere = processes.iter().map(|(id, silent)| Elsewhere {
        process: id.clone(),
        silent: silent.unsigned_abs(),
        version: version(id),
        attends: Vec::new(),
    });
    let mut elsewhere: Vec<Elsewhere> = elsewhere.collect();
    for (process, version, table, seat, here, since) in changes {
        let Some(other) = elsewhere.iter_mut().find(|other| other.process == process) else { continue };
        other.version = other.version.max(version.unsigned_abs());
        // A seat that this program does not know is a newer one's.
        let seat = if seat.is_empty() { Ok(None) } else { seat.parse().map(Some) };
        let since = since.unsigned_abs();
        let attendance = if here { Attendance::Here(since) } else { Attendance::Gone(since) };
        other.attends.extend(seat.ok().map(|seat| Attends { table, seat, attendance }));
    }
    Ok(elsewhere)
}

/// Waits until nobody else looks for people, and keeps it so until this is dropped.
pub(crate) async fn find_alone(connections: &Connections) -> Result<FindsAlone, sqlx::Error> {
    let mut loan = connections.lend().await?;
    let locked = sqlx::raw_sql(FINDING).execute(&mut *loan);
    match tokio::time::timeout(std::time::Duration::from_secs(5), locked).await {
        Ok(Ok(_)) => Ok(FindsAlone(Some(loan))),
        Ok(Err(error)) => loan.settle(Err(error)),
        Err(_) => loan.settle(Err(sqlx::Error::WorkerCrashed)),
    }
}

/// Someone looks for people, and nobody else does.
pub(crate) struct FindsAlone(Option<Loan>);

impl Drop for FindsAlone {
    fn drop(&mut self) {
        let (Some(mut loan), Ok(runtime)) = (self.0.take(), tokio::runtime::Handle::try_current()) else { return };
        runtime.spawn(async move {
            let ended = sqlx::raw_sql("ROLLBACK").execute(&mut *loan).await;
            let _ = loan.settle(ended.map(drop));
        });
    }
}
