//! How a table in memory stays what it is in the storage, to which other processes may add: their news say when to read on, whoever may
//! have missed some reads on anyway, and every other second all that is listened to is compared.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use makker_table::Table;
use makker_table::refused::Refused;
use tokio::sync::OwnedMutexGuard;
use tokio::sync::broadcast::error::RecvError;
use tokio::time::{MissedTickBehavior, interval};

use crate::bus::{Announcement, Heard, News};
use crate::hub::cache::Slot;
use crate::hub::{Hub, aside, unavailable};
use crate::metrics::METRICS;

/// A number that no log has: whoever has seen so much wants to be shown what is in the storage by now.
pub(crate) const NEWEST: u32 = u32::MAX;

/// How often it is compared how long the logs are.
const COMPARE: Duration = Duration::from_secs(2);

/// How many tables are compared at a time.
const AT_A_TIME: usize = 1000;

impl Hub {
    /// The table's slot, with the table in it as it stands: grown to this number at least, if that is so in the storage.
    pub(super) async fn open(
        &self,
        id: &str,
        at_least: u32,
    ) -> Result<(Arc<Slot>, OwnedMutexGuard<Option<Table>>), Refused> {
        let slot = self.slot(id);
        let mut guard = slot.table.clone().lock_owned().await;
        let known = guard.as_ref().map_or(0, |table| table.seq);
        let heard = self.bus.heard(id);
        let is_behind = match heard {
            Heard::Alone => false,
            Heard::UpTo(seq) => known < seq.max(at_least),
            Heard::Unsure => true,
        };
        if known == 0 || is_behind {
            if self.cache.is_aside(id) {
                return aside();
            }
            let table = guard.take();
            *guard = self.read_on(id, table).await?;
            if let Some(table) = guard.as_mut().filter(|table| table.seq > known) {
                table.forget_the_past();
                self.cache.weigh(id, table, |id| self.bus.is_heard(id));
                let before = slot.seq.swap(table.seq, Ordering::Relaxed);
                if before > 0 && before < table.seq && heard != Heard::UpTo(table.seq) {
                    self.bus.tell_here(id, News::Changed(table.seq));
                }
            }
        }
        if guard.is_none() {
            // Nobody fills the memory with tables that are not there.
            self.cache.forget(id);
        }
        Ok((slot, guard))
    }

    /// Reads what others have written since; all of it if nothing is known yet.
    pub(super) async fn read_on(&self, id: &str, table: Option<Table>) -> Result<Option<Table>, Refused> {
        let rows = self.store.load(id, table.as_ref().map_or(0, |table| table.seq)).await.or_else(|error| {
            tracing::error!(table = id, error = error.0, "load");
            self.cache.pause(id);
            unavailable()
        })?;
        if let Some(last) = rows.last() {
            self.clock.follow(last.at);
        }
        match Table::read_on(id, table, rows.iter().map(|row| (row.seq, row.at, row.body.as_str()))) {
            Ok(table) => Ok(table),
            Err(corrupt) => self.set_aside(id, &corrupt).await,
        }
    }

    /// Compares for as long as it is let.
    pub async fn keep_comparing(self: Arc<Hub>) {
        let mut announcements = self.bus.announcements();
        let mut ticks = interval(COMPARE);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                _ = ticks.tick() => self.tell_attendance().await,
                told = announcements.recv() => match told {
                    Ok(Announcement::Attendance) => {
                        self.read_attendance().await;
                        continue;
                    }
                    Ok(Announcement::Gap) | Err(RecvError::Lagged(_)) => {}
                    Ok(_) => continue,
                    Err(RecvError::Closed) => return,
                },
            }
            self.read_attendance().await;
            self.compare().await;
        }
    }

    /// Tells those who look at tables of what was added to them without their hearing of it.
    pub(crate) async fn compare(&self) {
        for some in self.bus.may_miss().chunks(AT_A_TIME) {
            let lengths = match self.store.lengths(some).await {
                Ok(lengths) => lengths,
                Err(error) => {
                    tracing::error!(error = error.0, "compare");
                    return;
                }
            };
            for (id, seq) in lengths {
                let is_known = |slot: Arc<Slot>| slot.seq.load(Ordering::Relaxed) >= seq;
                if !self.cache.remembered(&id).is_some_and(is_known) {
                    METRICS.news_missed();
                    self.bus.tell_here(&id, News::Changed(seq));
                }
            }
        }
    }
}
