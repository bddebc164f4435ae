//! All tables of this process: reads them, does what is asked of them, keeps it, and tells those who look.

mod clock;
mod cache;
mod freshness;
pub mod telling;
pub mod commands;
mod lobby;
pub mod presence;
mod elsewhere;
mod bots;
mod leases;
mod census;
mod thinking;
mod reviews;
mod puzzles;
mod turns;
mod sleep;
mod upkeep;
#[cfg(feature = "rehearsal")]
pub mod rehearsal;
#[cfg(test)]
mod tests;

use std::collections::{HashMap, HashSet};
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use governor::DefaultKeyedRateLimiter;
use makker_protocol::RefusedReason;
use tokio::sync::{Mutex as AsyncMutex, Notify, OwnedMutexGuard, Semaphore, broadcast};

use crate::bus::{Bus, News};
use crate::hub::cache::{Cache, Slot};
use crate::hub::clock::Clock;
use crate::hub::elsewhere::Others;
use crate::hub::presence::{Attended, Chair};
use crate::hub::reviews::Desk;
pub use crate::hub::reviews::Efforts;
use crate::hub::thinking::Thinkers;
use crate::key;
use crate::limits::Limits;
use crate::metrics::METRICS;
use crate::store::{AppendError, Place, Row, Store, Unavailable};
use makker_table::Table;
use makker_table::absence::Attendance;
use makker_table::deed::{Deed, Entry};
use makker_table::refused::{Refused, refuse};
use makker_table::summary::Summary;

/// How many bots' moves may wait to be kept. All that wait share one commit: a person's move shall not wait for a hundred others.
const MOVERS: usize = 8;

/// The same for bots of tables at which nobody is. They never take the place of those for whom somebody waits.
const SPARE_MOVERS: usize = 4;

/// All tables.
pub struct Hub {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) bus: Arc<dyn Bus>,
    pub(crate) secret: [u8; 32],
    /// By what this process is known to others that share the storage.
    pub(crate) process: String,
    /// The tables for whose bots this process alone may think.
    pub(crate) leases: Mutex<HashSet<String>>,
    /// What an address, a person and all together may take.
    pub(crate) limits: Limits,
    /// How long bots take for a decision.
    pub(crate) bot_delay: Duration,
    /// Where bots think.
    pub(crate) thinkers: Arc<Thinkers>,
    /// Reviews of games that are over.
    pub(crate) desk: Desk,
    /// How much work goes into them.
    pub(crate) efforts: Efforts,
    /// Told when the puzzle of a day is wanted.
    pub(crate) puzzle_wanted: Notify,
    /// Lets a number of bots' moves be on their way into the storage.
    pub(crate) movers: Semaphore,
    /// The same at tables at which nobody is.
    pub(crate) spare_movers: Semaphore,
    pub(crate) clock: Clock,
    pub(crate) cache: Cache,
    /// How far the sweep has come.
    pub(crate) swept: Mutex<Place>,
    /// Bounds how fast logs grow by what is no part of a game.
    pub(crate) asides: DefaultKeyedRateLimiter<(String, String)>,
    /// Who is connected to each table, or was a while ago.
    pub(crate) present: Mutex<HashMap<String, Attended>>,
    /// The same by other processes.
    pub(crate) elsewhere: Mutex<Others>,
    /// What other processes have not been told yet of who is connected, and how often they were told something.
    pub(crate) untold: Mutex<HashMap<Chair, Attendance>>,
    pub(crate) told: AsyncMutex<u64>,
    /// When the server started: whoever has not been seen since then is gone since then.
    pub(crate) started: u64,
    /// Held while someone looks for people, so that two who look at once find each other.
    pub(crate) finding: AsyncMutex<()>,
}

impl Hub {
    /// A hub on this storage and bus.
    pub async fn new(
        store: Arc<dyn Store>,
        bus: Arc<dyn Bus>,
        bot_delay: Duration,
        thinkers: usize,
        limits: Limits,
        efforts: Efforts,
    ) -> Result<Arc<Hub>, Unavailable> {
        let secret = store.secret().await?;
        let chance = key::chance().map_err(|error| Unavailable(error.to_string()));
        let process = key::short(&mut chance?);
        let clock = Clock::starting_at(store.latest().await?);
        let hub = Arc::new(Hub {
            store,
            bus,
            secret,
            process,
            leases: Mutex::default(),
            bot_delay,
            thinkers: Thinkers::new(thinkers),
            desk: Desk::default(),
            efforts,
            puzzle_wanted: Notify::new(),
            movers: Semaphore::new(MOVERS),
            spare_movers: Semaphore::new(SPARE_MOVERS),
            cache: Cache::new(limits.memory.tables_megabytes as usize * 1_000_000),
            asides: upkeep::pace_of_asides(&limits.tables),
            limits,
            swept: Mutex::default(),
            present: Mutex::default(),
            elsewhere: Mutex::default(),
            untold: Mutex::default(),
            told: AsyncMutex::default(),
            started: clock.now(),
            clock,
            finding: AsyncMutex::default(),
        });
        hub.read_attendance().await;
        Ok(hub)
    }

    /// News of a table from now on.
    pub fn listen(&self, id: &str) -> broadcast::Receiver<News> {
        let news = self.bus.subscribe(id);
        self.thinkers.welcome(id);
        news
    }

    /// The table as it stands, held.
    pub(crate) async fn lock(&self, id: &str) -> Result<OwnedMutexGuard<Option<Table>>, Refused> {
        Ok(self.open(id, 0).await?.1)
    }

    /// Adds lines to a table's log: does them on the table in memory, keeps them, and only then tells anyone. If they cannot
    /// be kept, the table is forgotten and read again.
    pub(crate) async fn keep(
        self: &Arc<Hub>,
        id: &str,
        guard: &mut OwnedMutexGuard<Option<Table>>,
        after: u32,
        entries: Vec<Entry>,
    ) -> Result<(), AppendError> {
        let Some(mut table) = guard.take() else { return Err(AppendError::Conflict) };
        let at = self.now();
        let mut rows = Vec::with_capacity(entries.len());
        for (entry, seq) in entries.iter().zip(after + 1..) {
            let body = serde_json::to_string(entry).map_err(|error| AppendError::Unavailable(error.to_string()))?;
            rows.push(Row { seq, at, body });
            if seq > 1 {
                table.apply(entry, at).map_err(|corrupt| AppendError::Unavailable(corrupt.to_string()))?;
            }
        }
        let kept = self.store.append(id, after, rows, Summary::new(&table, self.bot_delay)).await;
        if let Err(AppendError::Unavailable(error)) = &kept {
            tracing::error!(table = id, error, "append");
        }
        kept?;
        table.forget_the_past();
        let by = if entries.iter().any(|entry| entry.command.is_some()) { "person" } else { "bot" };
        let moves = entries.iter().filter(|entry| matches!(entry.deed, Deed::Chose { .. }));
        moves.for_each(|_| METRICS.moved(by));
        let slot = self.slot(id);
        slot.seq.store(table.seq, Ordering::Relaxed);
        *lock(&slot.kept) = Some((table.seq, Instant::now()));
        self.cache.weigh(id, &table, |id| self.bus.is_heard(id));
        self.schedule(id, &table);
        self.bus.publish(id, News::Changed(table.seq));
        **guard = Some(table);
        Ok(())
    }

    pub(crate) fn slot(&self, id: &str) -> Arc<Slot> {
        self.cache.slot(id)
    }

    /// Milliseconds since 1970, never fewer than before.
    pub(crate) fn now(&self) -> u64 {
        self.clock.now()
    }
}

pub(crate) fn no_table<T>() -> Result<T, Refused> {
    refuse(RefusedReason::NoTable, "there is no such table: check the link")
}

pub(crate) fn unavailable<T>() -> Result<T, Refused> {
    refuse(RefusedReason::Unavailable, "this does not work at the moment: try again")
}

/// Whoever asks is told that waiting does not help.
pub(crate) fn aside<T>() -> Result<T, Refused> {
    let text = "this table cannot be read: whoever runs the server can find out why by `makker check`";
    refuse(RefusedReason::Unavailable, text)
}

pub(crate) fn chance() -> Result<makker_chance::Chance, Refused> {
    key::chance().or_else(|error| {
        tracing::error!(%error, "no chance");
        unavailable()
    })
}

pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
