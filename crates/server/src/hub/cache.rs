//! The tables that are remembered: those that were used last, no more than fit into their share of the memory. A table that was
//! forgotten is read again when it is needed.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU32, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use makker_table::Table;
use tokio::sync::Mutex as AsyncMutex;
use tokio::task::AbortHandle;

use crate::hub::lock;
use crate::hub::sleep::Rest;
use crate::hub::telling::Announced;

/// A table that nobody has asked for during this time is forgotten.
const IDLE: Duration = Duration::from_secs(600);

/// For how long what could not be read at the moment is left alone by the sweep.
const PAUSE: Duration = Duration::from_secs(60);

/// How long nothing is looked for again where all that is remembered is in use.
const CROWDED: Duration = Duration::from_secs(1);

/// What a slot takes beside its table, in bytes.
const SLOT: usize = 400;

/// Remembers tables.
pub(crate) struct Cache {
    slots: Mutex<HashMap<String, Arc<Slot>>>,
    /// How many bytes the tables may take.
    budget: usize,
    /// How many they take.
    bytes: AtomicUsize,
    /// Before then it is not worth looking for tables to forget.
    crowded_until: Mutex<Instant>,
    /// Tables that could not be read: until when they are left alone, or for as long as this process runs.
    unread: Mutex<HashMap<String, Option<Instant>>>,
}

/// Room for a table.
pub(crate) struct Slot {
    pub(crate) table: Arc<AsyncMutex<Option<Table>>>,
    used: Mutex<Instant>,
    /// How many bytes the table takes.
    bytes: AtomicUsize,
    /// When it was last written down that somebody looks, in milliseconds since 1970.
    pub(crate) seen: AtomicU64,
    /// Are bots thinking?
    pub(crate) thinking: Mutex<bool>,
    /// What comes back to the table when something is due there.
    pub(crate) alarm: Mutex<Option<AbortHandle>>,
    /// Whether anything does, and since when nobody has asked.
    pub(crate) rest: Mutex<Rest>,
    /// The number of the last line that this process has kept or read.
    pub(crate) seq: AtomicU32,
    /// The number of the line that this process kept last, and when it was kept.
    pub(crate) kept: Mutex<Option<(u32, Instant)>>,
    /// What is being told of the table to those who look at it.
    pub(crate) announced: Mutex<Option<Announced>>,
}

impl Slot {
    /// Is nobody at work in it? Whoever is got it from the map, which is locked by whoever asks.
    fn is_free(self: &Arc<Slot>) -> bool {
        Arc::strong_count(self) == 1 && Arc::strong_count(&self.table) == 1
    }
}

impl Cache {
    pub(crate) fn new(budget: usize) -> Cache {
        Cache {
            slots: Mutex::default(),
            budget,
            bytes: AtomicUsize::new(0),
            crowded_until: Mutex::new(Instant::now()),
            unread: Mutex::default(),
        }
    }

    /// The slot of a table, with or without the table in it.
    pub(crate) fn slot(&self, id: &str) -> Arc<Slot> {
        let mut slots = lock(&self.slots);
        if let Some(slot) = slots.get(id) {
            *lock(&slot.used) = Instant::now();
            return slot.clone();
        }
        let slot = Arc::new(Slot {
            table: Arc::default(),
            used: Mutex::new(Instant::now()),
            bytes: AtomicUsize::new(SLOT),
            seen: AtomicU64::new(0),
            thinking: Mutex::new(false),
            alarm: Mutex::default(),
            rest: Mutex::default(),
            seq: AtomicU32::new(0),
            kept: Mutex::default(),
            announced: Mutex::default(),
        });
        self.bytes.fetch_add(SLOT, Ordering::Relaxed);
        slots.insert(id.to_string(), slot.clone());
        slot
    }

    /// The slot of a table that is remembered.
    pub(crate) fn remembered(&self, id: &str) -> Option<Arc<Slot>> {
        lock(&self.slots).get(id).cloned()
    }

    /// All slots, and how many bytes they take.
    pub(crate) fn all(&self) -> (Vec<Arc<Slot>>, usize) {
        (lock(&self.slots).values().cloned().collect(), self.bytes.load(Ordering::Relaxed))
    }

    /// Notes how much a table takes by now. Those that `is_watched` are never forgotten to make room for it.
    pub(crate) fn weigh(&self, id: &str, table: &Table, is_watched: impl Fn(&str) -> bool) {
        if let Some(slot) = lock(&self.slots).get(id) {
            let bytes = SLOT + table.bytes();
            self.bytes.fetch_add(bytes, Ordering::Relaxed);
            self.bytes.fetch_sub(slot.bytes.swap(bytes, Ordering::Relaxed), Ordering::Relaxed);
        }
        if self.is_over_budget() && *lock(&self.crowded_until) <= Instant::now() {
            self.make_room(is_watched);
            if self.is_over_budget() {
                *lock(&self.crowded_until) = Instant::now() + CROWDED;
            }
        }
    }

    fn is_over_budget(&self) -> bool {
        self.bytes.load(Ordering::Relaxed) > self.budget
    }

    /// Forgets a table.
    pub(crate) fn forget(&self, id: &str) {
        if let Some(slot) = lock(&self.slots).remove(id) {
            self.gone(&slot);
        }
    }

    /// Forgets tables that nobody has used for a while, whether or not they fit.
    pub(crate) fn tidy(&self) {
        let is_kept = |slot: &Arc<Slot>| lock(&slot.used).elapsed() < IDLE || !slot.is_free();
        lock(&self.slots).retain(|_, slot| is_kept(slot) || self.gone(slot));
        lock(&self.unread).retain(|_, until| until.is_none_or(|until| until > Instant::now()));
    }

    /// Forgets tables, those that were used longest ago first, until a tenth of the budget is free: not for every table anew.
    fn make_room(&self, is_watched: impl Fn(&str) -> bool) {
        let mut slots = lock(&self.slots);
        let free = slots.iter().filter(|(id, slot)| slot.is_free() && !is_watched(id));
        let mut free: Vec<(Instant, String)> = free.map(|(id, slot)| (*lock(&slot.used), id.clone())).collect();
        free.sort_unstable();
        for (_, id) in free {
            if self.bytes.load(Ordering::Relaxed) <= self.budget / 10 * 9 {
                return;
            }
            if let Some(slot) = slots.remove(&id) {
                self.gone(&slot);
            }
        }
    }

    /// A slot is no longer there: always false, for it is not kept. What is due there is found by the sweep.
    fn gone(&self, slot: &Slot) -> bool {
        self.bytes.fetch_sub(slot.bytes.load(Ordering::Relaxed), Ordering::Relaxed);
        if let Some(alarm) = lock(&slot.alarm).take() {
            alarm.abort();
        }
        false
    }

    /// A table could not be read just now: the sweep leaves it alone for a while.
    pub(crate) fn pause(&self, id: &str) {
        let mut unread = lock(&self.unread);
        let until = unread.entry(id.to_string()).or_insert(Some(Instant::now()));
        *until = until.map(|_| Instant::now() + PAUSE);
    }

    /// A table cannot be read by this program. Was that not known?
    pub(crate) fn set_aside(&self, id: &str) -> bool {
        lock(&self.unread).insert(id.to_string(), None) != Some(None)
    }

    /// Can this program not read the table?
    pub(crate) fn is_aside(&self, id: &str) -> bool {
        lock(&self.unread).get(id) == Some(&None)
    }

    /// Shall the sweep look at a table? Not where it could not be read, and not while its bots think.
    pub(crate) fn is_to_be_swept(&self, id: &str) -> bool {
        let unread = lock(&self.unread).get(id).copied();
        let is_left_alone = unread.is_some_and(|until| until.is_none_or(|until| until > Instant::now()));
        !is_left_alone && self.remembered(id).is_none_or(|slot| !*lock(&slot.thinking))
    }

    #[cfg(test)]
    pub(crate) fn count(&self) -> (usize, usize) {
        (lock(&self.slots).len(), self.bytes.load(Ordering::Relaxed))
    }
}
