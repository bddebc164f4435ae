//! Who is here: people count as present while they are connected, and a little longer.

use std::sync::Arc;
use std::time::Duration;

use makker_protocol::{Command, CommandMessage};
use makker_rules::Seat;

use crate::bus::News;
use crate::hub::{Hub, chance, lock};

/// How long someone whose connection ended is still taken to be here.
const LINGER: Duration = Duration::from_secs(4);

/// Someone who is connected, for as long as this exists.
pub struct Presence {
    hub: Arc<Hub>,
    key: (String, Seat),
}

impl Hub {
    /// Is someone on this seat of a table connected?
    pub(crate) fn is_here(&self, id: &str, seat: Seat) -> bool {
        lock(&self.present).contains_key(&(id.to_string(), seat))
    }

    /// Someone on a seat is connected from now on; whoever was away is back.
    pub async fn arrive(self: &Arc<Hub>, id: &str, person: &str) -> Option<Presence> {
        let (seat, is_away) = self
            .look(id, |table| {
                let seat = table.seat_of(person)?;
                Some((seat, table.chair(seat).is_some_and(|chair| !chair.is_manned())))
            })
            .await
            .ok()??;
        let key = (id.to_string(), seat);
        let is_new = {
            let mut present = lock(&self.present);
            let count = present.entry(key.clone()).or_default();
            *count += 1;
            *count == 1
        };
        // Before anything is waited for: whoever hangs up meanwhile is gone.
        let presence = Presence { hub: self.clone(), key };
        if is_away {
            let nonce = chance().map_or(0, |mut chance| chance.word());
            let back = CommandMessage { id: format!("back-{nonce}"), seq: 0, command: Command::Back };
            let _ = self.command(id, person, &back).await;
        }
        if is_new {
            self.bus.publish(id, News::Changed(0));
        }
        Some(presence)
    }
}

impl Presence {
    /// On which seat.
    pub fn seat(&self) -> Seat {
        self.key.1
    }
}

impl Drop for Presence {
    fn drop(&mut self) {
        let (hub, key) = (self.hub.clone(), self.key.clone());
        let leave = async move {
            // Whoever polls, or loads the page anew, is not gone in between.
            tokio::time::sleep(LINGER).await;
            let is_gone = {
                let mut present = lock(&hub.present);
                let left = present.get_mut(&key).map(|count| {
                    *count -= 1;
                    *count
                });
                if left == Some(0) {
                    present.remove(&key);
                }
                left == Some(0)
            };
            if is_gone {
                hub.bus.publish(&key.0, News::Changed(0));
            }
        };
        // Without a runtime the server has stopped, and nobody is here.
        if let Ok(runtime) = tokio::runtime::Handle::try_current() {
            runtime.spawn(leave);
        }
    }
}
