//! Which process thinks for the bots of a table, where several could: one has a lease on it, which ends by itself should that process
//! end. Whoever finds no thread of its own says so, and whoever has one to spare looks for what is due.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use crate::hub::Hub;
use crate::hub::thinking::THINKING;

/// How much longer a lease lasts than a thought and the delay after it: a slow machine is not overtaken.
const MARGIN: Duration = Duration::from_secs(3);

/// What lets this process think for the bots of a table.
pub(crate) struct Lease<'a> {
    hub: &'a Hub,
    table: &'a str,
    seq: u32,
    is_held: AtomicBool,
}

impl Hub {
    /// A lease for a table whose log has this length; it is not taken yet.
    pub(crate) fn lease<'a>(&'a self, table: &'a str, seq: u32) -> Lease<'a> {
        Lease { hub: self, table, seq, is_held: AtomicBool::new(false) }
    }
}

impl Lease<'_> {
    /// Takes it, or keeps it for longer, unless another process has it or the log has grown.
    pub(crate) async fn take(&self) -> bool {
        let time = THINKING + self.hub.bot_delay + MARGIN;
        let taken = self.hub.store.claim(self.table, self.seq, &self.hub.process, time).await;
        let is_held = taken.unwrap_or_else(|error| {
            tracing::error!(table = self.table, error = error.0, "lease");
            false
        });
        self.is_held.store(is_held, Ordering::Relaxed);
        is_held
    }

    /// Gives it back if it was taken; nobody has to wait for its end.
    pub(crate) async fn give_back(self) {
        if self.is_held.load(Ordering::Relaxed)
            && let Err(error) = self.hub.store.release(self.table, &self.hub.process).await
        {
            tracing::error!(table = self.table, error = error.0, "lease");
        }
    }
}
