//! A table at which nobody has been for a while falls asleep: its bots stop, and neither an alarm nor the sweep comes back for them,
//! but whoever connects or asks wakes it at once.

use std::sync::Arc;

use makker_table::{Table, timing};

use crate::hub::thinking::Company;
use crate::hub::{Hub, Slot, lock};

/// How a table rests while nobody looks at it.
pub(crate) struct Rest {
    /// When anybody last asked something, in milliseconds since 1970; 0 if nobody has since it was read.
    asked: u64,
    /// Does nothing come back to it by itself? So it is when it was just read, too.
    asleep: bool,
}

impl Default for Rest {
    fn default() -> Rest {
        Rest { asked: 0, asleep: true }
    }
}

impl Hub {
    /// Who looks at a table: whoever watches counts, and whoever has a seat also a little longer than they are connected.
    pub(crate) fn company(&self, id: &str) -> Company {
        if self.is_looked_at(id) { Company::People } else { Company::Nobody }
    }

    /// Somebody asks something of a table: if it slept, it wakes.
    pub(crate) fn hear(self: &Arc<Hub>, id: &str, slot: &Slot, table: &Table, now: u64) {
        let was_asleep = {
            let mut rest = lock(&slot.rest);
            rest.asked = now;
            rest.asleep
        };
        if was_asleep {
            self.schedule(id, table);
        }
    }

    /// Something will come back to a table.
    pub(crate) fn stay_awake(&self, slot: &Slot) {
        lock(&slot.rest).asleep = false;
    }

    /// Lets a table whose bots have to decide fall asleep if nobody has been there for long enough. People's time runs on.
    pub(crate) async fn falls_asleep(&self, id: &str, slot: &Slot, table: &Table) -> bool {
        if self.company(id) == Company::People {
            return false;
        }
        {
            let mut rest = lock(&slot.rest);
            let since = rest.asked.max(table.heard_at).max(self.started);
            if self.now() < since + u64::from(self.limits.bots.awake_seconds) * 1000 {
                return false;
            }
            rest.asleep = true;
        }
        if let Err(error) = self.store.sleep(id, table.seq, timing::due_by_people(table)).await {
            tracing::error!(table = id, error = error.0, "sleep");
        }
        true
    }
}
