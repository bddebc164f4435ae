//! Who is here: people count as present while they are connected, and a little longer, whichever process they are connected to.

use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;

use makker_protocol::{Command, CommandMessage};
use makker_rules::{Seat, SeatSet};
use makker_table::Table;
use makker_table::absence::Attendance;

use crate::bus::News;
use crate::hub::commands::to_the_end;
use crate::hub::freshness::NEWEST;
use crate::hub::{Hub, chance, lock};

/// How long someone whose connection ended is still taken to be here.
const LINGER: Duration = Duration::from_secs(4);

/// For how long it is remembered when someone went, in milliseconds; no longer than that is anyone waited for.
pub(crate) const REMEMBERED: u64 = 86_400_000;

/// A seat of a table, or a place from which one only looks at it.
pub(crate) type Chair = (String, Option<Seat>);

/// Who is or was connected to a table: on each seat, or only looking.
#[derive(Default)]
pub(crate) struct Attended(Vec<(Option<Seat>, Seen)>);

impl Attended {
    fn get(&self, place: Option<Seat>) -> Option<&Seen> {
        self.0.iter().find(|(other, _)| *other == place).map(|(_, seen)| seen)
    }

    /// The same; whoever was not there yet has never been.
    fn enter(&mut self, place: Option<Seat>) -> &mut Seen {
        let at = self.0.iter().position(|(other, _)| *other == place).unwrap_or_else(|| {
            self.0.push((place, Seen { connections: 0, since: 0 }));
            self.0.len() - 1
        });
        &mut self.0[at].1
    }

    fn is_connected(&self, place: Option<Seat>) -> bool {
        self.get(place).is_some_and(|seen| seen.connections > 0)
    }
}

/// How often a seat is connected.
pub(crate) struct Seen {
    connections: usize,
    /// Since when it is, or is not any more.
    since: u64,
}

impl Seen {
    fn attendance(&self) -> Attendance {
        if self.connections > 0 { Attendance::Here(self.since) } else { Attendance::Gone(self.since) }
    }
}

/// Someone who is connected, for as long as this exists.
pub struct Presence {
    hub: Arc<Hub>,
    key: Chair,
}

impl Hub {
    /// Is someone on this seat of a table connected?
    pub(crate) fn is_here(&self, id: &str, seat: Seat) -> bool {
        matches!(self.attendance(id, seat), Attendance::Here(_))
    }

    /// The seats of a table whose people are connected. Asked for everyone who is told anything, so it takes each lock once.
    pub(crate) fn here(&self, id: &str) -> SeatSet {
        let (present, elsewhere) = (lock(&self.present), lock(&self.elsewhere));
        let attended = present.get(id);
        let is_here = |seat: &Seat| {
            let is_connected = attended.is_some_and(|attended| attended.is_connected(Some(*seat)));
            is_connected || elsewhere.attendance(id, Some(*seat)).any(|other| matches!(other, Attendance::Here(_)))
        };
        Seat::ALL.into_iter().filter(is_here).collect()
    }

    /// Is someone on this seat of a table connected, and since when is that so?
    pub(crate) fn attendance(&self, id: &str, seat: Seat) -> Attendance {
        self.known_attendance(id, Some(seat)).unwrap_or(Attendance::Gone(self.started))
    }

    /// The same, as far as anything is known of it: whoever is here anywhere is here, and was before if they moved.
    fn known_attendance(&self, id: &str, place: Option<Seat>) -> Option<Attendance> {
        let own = lock(&self.present).get(id).and_then(|attended| attended.get(place)).map(Seen::attendance);
        own.into_iter().chain(lock(&self.elsewhere).attendance(id, place)).reduce(|one, other| match (one, other) {
            (Attendance::Here(one), Attendance::Here(other)) => Attendance::Here(one.min(other)),
            (Attendance::Gone(one), Attendance::Gone(other)) => Attendance::Gone(one.max(other)),
            (here @ Attendance::Here(_), _) | (_, here) => here,
        })
    }

    /// Does anyone look at a table, on a seat or not, in whichever process?
    pub(crate) fn is_looked_at(&self, id: &str) -> bool {
        let is_here = |seat| matches!(self.known_attendance(id, seat), Some(Attendance::Here(_)));
        self.bus.is_heard(id) || places().any(is_here)
    }

    /// Whoever asks something without being connected is gone only from then on.
    pub(crate) fn hear_from(&self, id: &str, seat: Seat) {
        let mut present = lock(&self.present);
        if present.get(id).is_some_and(|attended| attended.is_connected(Some(seat))) {
            return;
        }
        let seen = present.entry(id.to_string()).or_default().enter(Some(seat));
        seen.since = self.now();
        self.note_attendance((id.to_string(), Some(seat)), seen.attendance());
    }

    /// The tables where someone is.
    pub(crate) fn occupied(&self) -> HashSet<String> {
        let mut occupied = lock(&self.elsewhere).occupied();
        let present = lock(&self.present);
        let is_seated = |(place, seen): &(Option<Seat>, Seen)| place.is_some() && seen.connections > 0;
        let here = present.iter().filter(|(_, attended)| attended.0.iter().any(is_seated));
        occupied.extend(here.map(|(id, _)| id.clone()));
        occupied
    }

    /// When somebody was last known to be at a table, or only to look at it; none if nobody has been since the server started.
    pub(crate) fn last_here(&self, id: &str) -> Option<u64> {
        if self.bus.is_heard(id) {
            return Some(self.now());
        }
        let known = places().filter_map(|seat| self.known_attendance(id, seat));
        let last = known.map(|attendance| match attendance {
            Attendance::Here(_) => self.now(),
            Attendance::Gone(since) => since,
        });
        last.max()
    }

    /// Forgets who went long ago.
    pub(crate) fn forget_the_gone(&self) {
        let now = self.now();
        lock(&self.present).retain(|_, attended| {
            attended.0.retain(|(_, seen)| seen.connections > 0 || seen.since + REMEMBERED > now);
            !attended.0.is_empty()
        });
        lock(&self.elsewhere).forget_the_gone(now);
    }

    /// Someone is connected from now on: on their seat, if they have one or get it at the next deal, and whoever was away is back;
    /// otherwise they only look. None if there is no such table.
    pub async fn arrive(self: &Arc<Hub>, id: &str, person: &str) -> Option<Presence> {
        let seat = self.look_after(id, NEWEST, |table| table.claim_of(person)).await.ok()?;
        let key = (id.to_string(), seat);
        let is_new = {
            let mut present = lock(&self.present);
            let seen = present.entry(id.to_string()).or_default().enter(seat);
            if seen.connections == 0 {
                seen.since = self.now();
            }
            seen.connections += 1;
            if seen.connections == 1 {
                self.note_attendance(key.clone(), seen.attendance());
            }
            seen.connections == 1
        };
        // Before anything is waited for: whoever hangs up meanwhile is gone.
        let presence = Presence { hub: self.clone(), key };
        if is_new {
            self.tell_attendance().await;
        }
        // Looked up only now: from here on nobody stands in for them any more, here or elsewhere.
        let is_away = |table: &Table| {
            let chair = seat.and_then(|seat| table.chair(seat));
            chair.is_some_and(|chair| chair.person().is_some() && !chair.is_manned())
        };
        if seat.is_some() && self.look_after(id, NEWEST, is_away).await.unwrap_or(false) {
            let nonce = chance().map_or(0, |mut chance| chance.word());
            let back = CommandMessage { id: format!("back-{nonce}"), seq: 0, command: Command::Back };
            let (hub, id, person) = (self.clone(), id.to_string(), person.to_string());
            let _ = to_the_end(async move { hub.command(&id, &person, &back).await }).await;
        }
        if is_new {
            self.attendance_changed(&presence.key).await;
        }
        Some(presence)
    }

    /// Tells those who look at the table here, and sees to it that those who are gone are waited for no longer than was agreed.
    async fn attendance_changed(self: &Arc<Hub>, (id, seat): &Chair) {
        if seat.is_some() {
            self.bus.tell_here(id, News::Changed(0));
            let _ = self.look(id, |table| self.schedule(id, table)).await;
        }
    }
}

/// Where someone can be at a table.
fn places() -> impl Iterator<Item = Option<Seat>> {
    Seat::ALL.into_iter().map(Some).chain([None])
}

impl Presence {
    /// On which seat, if on any.
    pub fn seat(&self) -> Option<Seat> {
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
                present.get_mut(&key.0).is_some_and(|attended| {
                    let seen = attended.enter(key.1);
                    seen.connections -= 1;
                    if seen.connections == 0 {
                        seen.since = left;
                        hub.note_attendance(key.clone(), seen.attendance());
                    }
                    seen.connections == 0
                })
            };
            if is_gone {
                hub.tell_attendance().await;
                hub.attendance_changed(&key).await;
            }
        };
        // Without a runtime the server has stopped, and nobody is here.
        if let Ok(runtime) = tokio::runtime::Handle::try_current() {
            runtime.spawn(leave);
        }
    }
}
