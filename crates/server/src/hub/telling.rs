//! What those who look at a table are told of it.

use std::sync::Arc;

use makker_protocol::{ChangeMessage, TableMessage, Told};
use makker_rules::Seat;
use makker_table::refused::Refused;
use makker_table::render::{Common, Viewer};
use makker_table::{Table, render};

use crate::hub::cache::Slot;
use crate::hub::freshness::NEWEST;
use crate::hub::{Hub, aside, lock, no_table};
use crate::metrics::METRICS;

/// A table as everyone sees it, for as long as there are some at the table who were not told.
pub(crate) struct Announced {
    common: Common,
    /// How many were told.
    count: usize,
}

/// Whom and of what is told.
pub struct Telling {
    /// The number of the last line of which it tells.
    pub seq: u32,
    /// The seat of whoever is told, or the one that they get at the next deal.
    pub claim: Option<Seat>,
}

impl Hub {
    /// Looks at a table.
    pub async fn look<T>(self: &Arc<Hub>, id: &str, look: impl FnOnce(&Table) -> T) -> Result<T, Refused> {
        self.look_after(id, 0, look).await
    }

    /// Looks at a table by a person who has seen it grow to this number, perhaps in another process.
    pub(crate) async fn look_after<T>(
        self: &Arc<Hub>,
        id: &str,
        seen: u32,
        look: impl FnOnce(&Table) -> T,
    ) -> Result<T, Refused> {
        let (slot, guard) = self.open(id, seen).await?;
        let Some(table) = guard.as_ref() else { return no_table() };
        self.note_look(id, &slot, self.now());
        Ok(look(table))
    }

    /// Looks at a table that remembers everything: its log is read for this, which takes some milliseconds.
    pub async fn look_back<T>(&self, id: &str, look: impl FnOnce(&Table) -> T) -> Result<T, Refused> {
        if self.cache.is_aside(id) {
            return aside();
        }
        let table = self.read_on(id, None).await?;
        table.as_ref().map_or_else(no_table, |table| Ok(look(table)))
    }

    /// What a person is told who knows everything up to a number, or nothing yet: what has changed, and the table.
    pub async fn update(
        self: &Arc<Hub>,
        id: &str,
        person: &str,
        known: Option<u32>,
    ) -> Result<(Vec<ChangeMessage>, TableMessage), Refused> {
        let told = |table: &Table| {
            self.hear(id, &self.slot(id), table, self.now());
            let viewer = Viewer::of(table, person);
            render::update(table, viewer, known, |seat| self.is_here(id, seat), self.now())
        };
        let is_forgotten = |table: &Table| known.is_some_and(|known| table.has_forgotten(known));
        self.be_up_to_date(known).await;
        let seen = known.unwrap_or(NEWEST);
        let at_hand = self.look_after(id, seen, |table| (!is_forgotten(table)).then(|| told(table))).await?;
        match at_hand {
            Some(update) => Ok(update),
            None => self.look_back(id, told).await,
        }
    }

    /// The same as it is sent to someone who was told of the table like this before, written at the end of a text. What everyone is
    /// told is written once.
    pub async fn tell(
        self: &Arc<Hub>,
        text: &mut Vec<u8>,
        id: &str,
        person: &str,
        known: Option<u32>,
        told: &mut Told,
    ) -> Result<Telling, Refused> {
        self.be_up_to_date(known).await;
        let (slot, guard) = self.open(id, known.unwrap_or(NEWEST)).await?;
        let Some(table) = guard.as_ref() else { return no_table() };
        let now = self.now();
        self.note_look(id, &slot, now);
        self.hear(id, &slot, table, now);
        let here = self.here(id);
        let mut telling = |table: &Table, common: &Common| {
            common.tell(text, table, Viewer::of(table, person), known, told, now);
            Telling { seq: table.seq, claim: table.claim_of(person) }
        };
        let common = |table: &Table| Common::new(table, known.unwrap_or(table.seq), here);
        if known.is_some_and(|known| table.has_forgotten(known)) {
            drop(guard);
            return self.look_back(id, |table| telling(table, &common(table))).await;
        }
        let mut announced = lock(&slot.announced);
        let announcing = match announced.take().filter(|before| before.common.is_of(table, here)) {
            Some(before) => Announced { count: before.count + 1, ..before },
            None => Announced { common: common(table), count: 1 },
        };
        let telling = telling(table, &announcing.common);
        // Thousands of tables at which nothing happens shall not keep what all have been told.
        *announced = Some(announcing).filter(|announcing| announcing.count < self.bus.listeners(id));
        self.note_told(&slot, telling.seq);
        Ok(telling)
    }

    /// Whoever begins, here or anew, is shown what others have just done.
    async fn be_up_to_date(self: &Arc<Hub>, known: Option<u32>) {
        if known.is_none_or(|known| known == NEWEST) {
            self.read_attendance().await;
        }
    }

    /// Someone has been told of everything up to this number: how long did that take?
    fn note_told(&self, slot: &Slot, seq: u32) {
        let kept = *lock(&slot.kept);
        if let Some((_, when)) = kept.filter(|(kept, _)| *kept == seq) {
            METRICS.told(when.elapsed());
        }
    }
}
