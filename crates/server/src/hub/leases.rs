//! Which process thinks for the bots of a table, where several could: one has a lease on it, which ends by itself should that process
//! end. Whoever finds no thread of its own says so, and whoever has one to spare looks for what is due.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::broadcast::error::RecvError;

use crate::bus::Announcement;
use crate::hub::thinking::THINKING;
use crate::hub::{Hub, lock};

/// How much longer a lease lasts than a thought and the delay after it: a slow machine is not overtaken.
const MARGIN: Duration = Duration::from_secs(5);

/// What lets this process think for the bots of a table.
pub(crate) struct Lease<'a> {
    hub: &'a Hub,
    table: &'a str,
    seq: u32,
}

impl Hub {
    /// A lease for a table whose log has this length; it is not taken yet.
    pub(crate) fn lease<'a>(&'a self, table: &'a str, seq: u32) -> Lease<'a> {
        Lease { hub: self, table, seq }
    }

    /// Asks others to think for the bots of this process.
    pub(crate) fn ask_for_help(&self) {
        self.bus.announce(Announcement::Work);
    }

    /// Gives all leases back, and asks others to go on: this process stops.
    pub async fn give_up_leases(&self) {
        let all = std::mem::take(&mut *lock(&self.leases));
        for table in &all {
            self.release(table).await;
        }
        self.give_reviews_back().await;
        if !all.is_empty() {
            self.ask_for_help();
        }
    }

    async fn release(&self, table: &str) {
        if let Err(error) = self.store.release(table, &self.process).await {
            tracing::error!(table, error = error.0, "lease");
        }
    }

    /// Helps whoever asks for it, for as long as it is let.
    pub async fn keep_helping(self: Arc<Hub>) {
        let mut announcements = self.bus.announcements();
        loop {
            match announcements.recv().await {
                Ok(Announcement::Work) | Err(RecvError::Lagged(_)) => {}
                Ok(_) => continue,
                Err(RecvError::Closed) => return,
            }
            self.look_for_reviews();
            if self.thinkers.has_room() {
                // Bots have begun to wait that will move only when their delay is over.
                let soon = self.now() + self.bot_delay.as_millis() as u64;
                self.wake_those_due(soon).await;
            }
        }
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
        if is_held {
            lock(&self.hub.leases).insert(self.table.to_string());
        }
        is_held
    }

    /// Gives it back if it was taken; nobody has to wait for its end.
    pub(crate) async fn give_back(self) {
        let was_held = lock(&self.hub.leases).remove(self.table);
        if was_held {
            self.hub.release(self.table).await;
        }
    }
}
