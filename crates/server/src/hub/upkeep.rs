//! What the hub does to stay as small as it needs to be: wakes what is due in turn, closes and deletes what nobody wants any more,
//! sets aside what cannot be read, and bounds how fast and how long logs grow.

use std::num::NonZeroU32;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use makker_protocol::RefusedReason;
use makker_table::deed::{Deed, Entry};
use makker_table::growth;
use makker_table::refused::{Refused, refuse};
use makker_table::{Corrupt, Table};
use tokio::sync::OwnedMutexGuard;

use crate::hub::cache::Slot;
use crate::hub::{Hub, aside, lock, unavailable};
use crate::limits::Tables;
use crate::store::{AppendError, Place, Unseen};

/// How many tables are looked at, and how many are woken at most, each time.
const LOOKED_AT: u32 = 500;
const WOKEN: usize = 500;
const PAGES: usize = 10;

/// How many tables are closed or deleted each time: so few that no move waits for it.
const LET_GO: u32 = 20;

/// How long after a start nobody's table is let go: pages connect again by themselves.
const RETURN: Duration = Duration::from_secs(300);

const MINUTE: u64 = 60_000;
const HOUR: u64 = 60 * MINUTE;
const DAY: u64 = 24 * HOUR;

/// A look at a table is written down when the last one was so long ago, in milliseconds.
const LOOK: u64 = HOUR;

impl Hub {
    /// Does what is due at any table: for those that were due when nobody watched the time, as after a restart. Then tidies up.
    pub async fn sweep(self: &Arc<Hub>) {
        self.wake_those_due(self.now()).await;
        let tables = &self.limits.tables;
        for (which, after) in [
            (Unseen::WaitingInLobby, u64::from(tables.lobby_minutes) * MINUTE),
            (Unseen::WaitingForFriends, u64::from(tables.waiting_hours) * HOUR),
            (Unseen::Playing, u64::from(tables.playing_days) * DAY),
            (Unseen::WithoutGame, DAY.min(u64::from(tables.finished_days) * DAY)),
            (Unseen::Finished, u64::from(tables.finished_days) * DAY),
        ] {
            self.let_go(which, after).await;
        }
        self.forget_the_gone();
        self.bus.tidy();
        self.cache.tidy();
        self.asides.retain_recent();
    }

    /// Wakes tables that are due by then in turn, so that those that cannot go on hold no others up.
    pub(crate) async fn wake_those_due(self: &Arc<Hub>, by: u64) {
        let mut woken = 0;
        for _ in 0..PAGES {
            let place = lock(&self.swept).clone();
            let due = self.store.due(by, &place, LOOKED_AT).await.unwrap_or_default();
            let is_last = due.len() < LOOKED_AT as usize;
            *lock(&self.swept) = due.last().filter(|_| !is_last).cloned().unwrap_or_else(Place::default);
            for (_, id) in due.into_iter().filter(|(_, id)| self.cache.is_to_be_swept(id)) {
                // A bot that thinks at one table holds no other up.
                tokio::spawn(self.clone().tick_boxed(id));
                woken += 1;
            }
            if is_last || woken >= WOKEN {
                return;
            }
        }
    }

    /// Closes or deletes some of those tables where nobody has been for this time, in milliseconds.
    async fn let_go(self: &Arc<Hub>, which: Unseen, after: u64) {
        let now = self.clock.surely();
        // Who was there before the start is not known: whoever is still there has come back by then.
        if now < self.started + after.min(RETURN.as_millis() as u64) {
            return;
        }
        let since = now.saturating_sub(after);
        let Ok(mut tables) = self.store.unseen(which, since, LET_GO).await else { return };
        tables.retain(|id| self.cache.is_to_be_swept(id));
        let mut unwanted = Vec::new();
        for id in tables {
            match self.last_here(&id).filter(|last| *last >= since) {
                Some(last) => drop(self.store.see(&id, last).await),
                None => unwanted.push(id),
            }
        }
        if matches!(which, Unseen::WithoutGame | Unseen::Finished) {
            return self.delete(unwanted, since).await;
        }
        for id in unwanted {
            let Ok(guard) = self.lock(&id).await else { continue };
            // Someone may have come while it was waited for.
            let is_here = self.last_here(&id).is_some_and(|last| last >= since);
            if !is_here && self.expire(&id, guard).await.is_err() {
                self.cache.pause(&id);
            }
        }
    }

    async fn delete(&self, tables: Vec<String>, since: u64) {
        if tables.is_empty() {
            return;
        }
        match self.store.delete(tables.clone(), since).await {
            Ok(count) => tracing::info!(tables = count, "deleted what nobody had looked at for long"),
            Err(error) => tracing::error!(error = error.0, "delete"),
        }
        for id in &tables {
            self.cache.forget(id);
        }
    }

    /// Closes a table that nobody wants any more, or that has become too long.
    pub(crate) async fn expire(
        self: &Arc<Hub>,
        id: &str,
        mut guard: OwnedMutexGuard<Option<Table>>,
    ) -> Result<(), AppendError> {
        let Some(table) = guard.as_ref() else { return Ok(()) };
        let (after, deeds) = (table.seq, growth::expire(table));
        if deeds.is_empty() {
            return Ok(());
        }
        let entries = deeds.into_iter().map(|deed| Entry { command: None, deed }).collect();
        self.keep(id, &mut guard, after, entries).await
    }

    /// Has the table's log become too long for anything more?
    pub(crate) fn is_full(&self, table: &Table) -> bool {
        table.seq >= self.limits.tables.most_lines && !growth::expire(table).is_empty()
    }

    /// Is there room in the table's log for what somebody wants to add to it?
    pub(crate) fn check_room(&self, table: &Table, person: &str, deeds: &[Deed]) -> Result<(), Refused> {
        if table.seq >= self.limits.tables.lines && growth::is_needless(deeds) {
            let text = "so much has happened at this table that it takes only the moves of its game: make a new one";
            return refuse(RefusedReason::NotNow, text);
        }
        // Each who sits there has a share, and all others together have one.
        let share = table.seat_of(person).map_or("", |_| person);
        let is_fine = !growth::repeats(deeds) || self.asides.check_key(&(table.id.clone(), share.to_string())).is_ok();
        if is_fine {
            return Ok(());
        }
        refuse(RefusedReason::TooFast, "that was changed very often here: wait a minute and try again")
    }

    /// May one more table be made from this network?
    pub(crate) async fn check_makers_room(&self, maker: &str) -> Result<(), Refused> {
        let most = self.limits.tables.open_by_address;
        let open = self.store.open_tables(maker, self.now().saturating_sub(DAY)).await;
        match open {
            Ok(open) if open < most => Ok(()),
            Ok(_) => {
                let text = format!(
                    "{most} tables made from your network are still open, and more are not allowed: \
                     finish or close one of them, or come back tomorrow"
                );
                refuse(RefusedReason::TooFast, text)
            }
            Err(error) => {
                tracing::error!(error = error.0, "open tables");
                unavailable()
            }
        }
    }

    /// Notes that somebody looks at a table, if that has not been noted for a while.
    pub(crate) fn note_look(self: &Arc<Hub>, id: &str, slot: &Slot, now: u64) {
        if now.saturating_sub(slot.seen.load(Ordering::Relaxed)) < LOOK {
            return;
        }
        slot.seen.store(now, Ordering::Relaxed);
        let (hub, id) = (self.clone(), id.to_string());
        tokio::spawn(async move {
            let _ = hub.store.see(&id, now).await;
        });
    }

    /// Leaves a table alone that this program cannot read, and says so once. Other processes may be able to.
    pub(crate) async fn set_aside<T>(&self, id: &str, corrupt: &Corrupt) -> Result<T, Refused> {
        if self.cache.set_aside(id) {
            tracing::error!(table = id, reason = %corrupt, "set aside: this table cannot be read, see makker check");
            let _ = self.store.set_aside(id, &corrupt.to_string()).await;
        }
        aside()
    }
}

/// How fast one who sits at a table, or all others together, may change what is no part of a game.
pub(crate) fn pace_of_asides(tables: &Tables) -> DefaultKeyedRateLimiter<(String, String)> {
    let number = |number: u32| NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN);
    RateLimiter::keyed(Quota::per_minute(number(tables.asides_each_minute)).allow_burst(number(tables.asides_at_once)))
}
