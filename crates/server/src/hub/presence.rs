//! Who is here: people count as present while they are connected, and a little longer.

use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;

use makker_protocol::{Command, CommandMessage};
use makker_rules::Seat;

use crate::bus::News;
use crate::hub::{Hub, chance, lock};
use crate::table::Table;
use crate::table::absence::Attendance;

/// How long someone whose connection ended is still taken to be here.
const LINGER: Duration = Duration::from_secs(4);

/// For how long it is remembered when someone went, in milliseconds; no longer than that is anyone waited for.
const REMEMBERED: u64 = 86_400_000;

/// How often a seat is connected.
pub(crate) struct Seen {
    connections: usize,
    /// Since when it is, or is not any more.
    since: u64,
}

/// Someone who is connected, for as long as this exists.
pub struct Presence {
    hub: Arc<Hub>,
    key: (String, Seat),
}

impl Hub {
    /// Is someone on this seat of a table connected?
    pub(crate) fn is_here(&self, id: &str, seat: Seat) -> bool {
        matches!(self.attendance(id, seat), Attendance::Here(_))
    }

    /// Is someone on this seat of a table connected, and since when is that so?
    pub(crate) fn attendance(&self, id: &str, seat: Seat) -> Attendance {
        match lock(&self.present).get(&(id.to_string(), seat)) {
            Some(seen) if seen.connections > 0 => Attendance::Here(seen.since),
            Some(seen) => Attendance::Gone(seen.since),
            None => Attendance::Gone(self.started),
        }
    }

    /// Whoever asks something without being connected is gone only from then on.
    pub(crate) fn hear_from(&self, id: &str, seat: Seat) {
        let mut present = lock(&self.present);
        let seen = present.entry((id.to_string(), seat)).or_insert(Seen { connections: 0, since: 0 });
        if seen.connections == 0 {
            seen.since = self.now();
        }
    }

    /// The tables where someone is.
    pub(crate) fn occupied(&self) -> HashSet<String> {
        let present = lock(&self.present);
        present.iter().filter(|(_, seen)| seen.connections > 0).map(|((id, _), _)| id.clone()).collect()
    }

    /// When somebody was last known to be at a table, or only to look at it; none if nobody has been since the server started.
    pub(crate) fn last_here(&self, id: &str) -> Option<u64> {
        if self.bus.is_heard(id) {
            return Some(self.now());
        }
        let present = lock(&self.present);
        let seen = Seat::ALL.iter().filter_map(|seat| present.get(&(id.to_string(), *seat)));
        seen.map(|seen| if seen.connections > 0 { self.now() } else { seen.since }).max()
    }

    /// Forgets who went long ago.
    pub(crate) fn forget_the_gone(&self) {
        let now = self.now();
        lock(&self.present).retain(|_, seen| seen.connections > 0 || seen.since + REMEMBERED > now);
    }

    /// Someone who has a seat, or gets it at the next deal, is connected from now on; whoever was away is back.
    pub async fn arrive(self: &Arc<Hub>, id: &str, person: &str) -> Option<Presence> {
        let seat = self.look(id, |table| table.claim_of(person)).await.ok()??;
        let key = (id.to_string(), seat);
        let is_new = {
            let mut present = lock(&self.present);
            let seen = present.entry(key.clone()).or_insert(Seen { connections: 0, since: 0 });
            if seen.connections == 0 {
                seen.since = self.now();
            }
            seen.connections += 1;
            seen.connections == 1
        };
        // Before anything is waited for: whoever hangs up meanwhile is gone.
        let presence = Presence { hub: self.clone(), key };
        // Looked up only now: from here on nobody stands in for them any more.
        let is_away =
            |table: &Table| table.chair(seat).is_some_and(|chair| chair.person().is_some() && !chair.is_manned());
        if self.look(id, is_away).await.unwrap_or(false) {
            let nonce = chance().map_or(0, |mut chance| chance.word());
            let back = CommandMessage { id: format!("back-{nonce}"), seq: 0, command: Command::Back };
            let _ = self.command(id, person, &back).await;
        }
        if is_new {
            self.attendance_changed(id).await;
        }
        Some(presence)
    }

    /// Tells who is here, and sees to it that those who are not are waited for no longer than was agreed.
    async fn attendance_changed(self: &Arc<Hub>, id: &str) {
        self.bus.publish(id, News::Changed(0));
        let _ = self.look(id, |table| self.schedule(id, table)).await;
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
        let (hub, key, left) = (self.hub.clone(), self.key.clone(), self.hub.now());
        let leave = async move {
            // Whoever polls, or loads the page anew, is not gone in between.
            tokio::time::sleep(LINGER).await;
            let is_gone = {
                let mut present = lock(&hub.present);
                present.get_mut(&key).is_some_and(|seen| {
                    seen.connections -= 1;
                    if seen.connections == 0 {
                        seen.since = left;
                    }
                    seen.connections == 0
                })
            };
            if is_gone {
                hub.attendance_changed(&key.0).await;
            }
        };
        // Without a runtime the server has stopped, and nobody is here.
        if let Ok(runtime) = tokio::runtime::Handle::try_current() {
            runtime.spawn(leave);
        }
    }
}
