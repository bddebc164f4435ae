//! Who is here by what other processes say, and what they are told of those who are here: through the storage, so that it holds also while
//! nothing connects the processes. Whoever is connected to a process that is not heard of any more is gone.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use makker_rules::Seat;
use makker_table::absence::Attendance;

use crate::bus::{Announcement, Heard, News};
use crate::hub::presence::{Chair, REMEMBERED};
use crate::hub::{Hub, lock};
use crate::metrics::METRICS;
use crate::store::{Attends, Elsewhere};

/// A process that has been silent for so long, in milliseconds, has ended.
const SILENT: u64 = 10_000;

/// What is known of other processes.
#[derive(Default)]
pub(crate) struct Others {
    processes: HashMap<String, Process>,
}

#[derive(Default)]
struct Process {
    /// The number of the last change that was read.
    version: u64,
    /// Since when it is not heard of, if it is not any more.
    ended: Option<u64>,
    attends: HashMap<Chair, Attendance>,
}

impl Others {
    /// What each process knows of someone.
    pub(crate) fn attendance(&self, id: &str, place: Option<Seat>) -> impl Iterator<Item = Attendance> {
        let of = move |process: &Process| process.attends.get(&(id.to_string(), place)).copied();
        let known = self.processes.values().filter_map(move |process| Some((process, of(process)?)));
        let by = |(process, attendance): (&Process, Attendance)| match (process.ended, attendance) {
            (Some(ended), Attendance::Here(_)) => Attendance::Gone(ended),
            _ => attendance,
        };
        known.map(by)
    }

    /// The tables where someone is.
    pub(crate) fn occupied(&self) -> HashSet<String> {
        let alive = self.processes.values().filter(|process| process.ended.is_none());
        let all = alive.flat_map(|process| &process.attends);
        let here = all.filter(|((_, seat), attendance)| seat.is_some() && matches!(attendance, Attendance::Here(_)));
        here.map(|((id, _), _)| id.clone()).collect()
    }

    /// Forgets who went long ago.
    pub(crate) fn forget_the_gone(&mut self, now: u64) {
        for process in self.processes.values_mut() {
            process.attends.retain(|_, attendance| match attendance {
                Attendance::Here(_) => true,
                Attendance::Gone(since) => *since + REMEMBERED > now,
            });
        }
    }

    /// Whose changes are known, and up to which.
    fn versions(&self) -> Vec<(String, u64)> {
        self.processes.iter().map(|(process, known)| (process.clone(), known.version)).collect()
    }

    /// Takes over what was read, and says where somebody came or went.
    fn take(&mut self, read: Vec<Elsewhere>, now: u64) -> HashSet<String> {
        let mut changed = HashSet::new();
        self.processes.retain(|process, _| read.iter().any(|other| other.process == *process));
        for Elsewhere { process, silent, version, attends } in read {
            let known = self.processes.entry(process).or_default();
            let ended = (silent >= SILENT).then(|| now.saturating_sub(silent));
            if ended.is_some() != known.ended.is_some() {
                let here = known.attends.iter().filter(|(_, attendance)| matches!(attendance, Attendance::Here(_)));
                changed.extend(here.map(|((id, _), _)| id.clone()));
                known.ended = ended;
            }
            // Two questions at once may be answered in any order.
            if version < known.version {
                continue;
            }
            known.version = version;
            for Attends { table, seat, attendance } in attends {
                let before = known.attends.insert((table.clone(), seat), attendance);
                if seat.is_some() && before != Some(attendance) {
                    changed.insert(table);
                }
            }
        }
        changed
    }
}

impl Hub {
    /// Other processes shall be told of this with the next that they are told.
    pub(crate) fn note_attendance(&self, (table, seat): Chair, attendance: Attendance) {
        lock(&self.untold).insert((table, seat), attendance);
    }

    /// Tells other processes who has come and gone here, and that this one is there.
    pub(crate) async fn tell_attendance(&self) {
        // One after the other, so that nobody reads what is older after what is newer.
        let mut version = self.told.lock().await;
        *version += 1;
        let untold = std::mem::take(&mut *lock(&self.untold));
        let attends = untold.iter().map(|((table, seat), attendance)| Attends {
            table: table.clone(),
            seat: *seat,
            attendance: *attendance,
        });
        let attends: Vec<Attends> = attends.collect();
        if let Err(error) = self.store.attend(&self.process, *version, &attends).await {
            tracing::error!(error = error.0, "attend");
            let mut again = lock(&self.untold);
            for (key, attendance) in untold {
                again.entry(key).or_insert(attendance);
            }
        } else if !attends.is_empty() {
            self.bus.announce(Announcement::Attendance);
        }
    }

    /// Reads who has come and gone elsewhere, and tells those who look at the same tables.
    pub(crate) async fn read_attendance(self: &Arc<Hub>) {
        let versions = lock(&self.elsewhere).versions();
        let read = match self.store.attendance(&self.process, &versions).await {
            Ok(read) => read,
            Err(error) => return tracing::error!(error = error.0, "attendance"),
        };
        let alive = read.iter().filter(|other| other.silent < SILENT).count();
        METRICS.servers(alive + 1);
        if alive > 0 && self.bus.heard("") == Heard::Alone {
            let text = "other servers use this database, and hear nothing of what is done here: start all with --bus";
            tracing::error!("{text}");
        }
        let changed = lock(&self.elsewhere).take(read, self.now());
        for id in changed {
            self.bus.tell_here(&id, News::Changed(0));
            // Whether or not anyone is waited for has changed where this process sees to it.
            if self.cache.remembered(&id).is_some() {
                let hub = self.clone();
                tokio::spawn(async move { hub.look(&id, |table| hub.schedule(&id, table)).await });
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(silent: u64, version: u64, attends: &[(&str, Attendance)]) -> Vec<Elsewhere> {
        let attends = attends.iter().map(|(table, attendance)| Attends {
            table: table.to_string(),
            seat: Some(Seat::Red),
            attendance: *attendance,
        });
        vec![Elsewhere { process: "other".to_string(), silent, version, attends: attends.collect() }]
    }

    fn attendance(others: &Others) -> Vec<Attendance> {
        others.attendance("t", Some(Seat::Red)).collect()
    }

    #[test]
    fn whoever_is_connected_to_a_process_that_has_ended_is_gone_since_then() {
        let mut others = Others::default();
        let changed = others.take(told(0, 1, &[("t", Attendance::Here(5))]), 1000);
        assert_eq!((changed.len(), attendance(&others)), (1, vec![Attendance::Here(5)]));
        assert_eq!(others.occupied().len(), 1);
        assert!(others.take(told(2000, 1, &[]), 3000).is_empty(), "it may be slow");
        assert_eq!(others.take(told(SILENT, 1, &[]), 20_000).len(), 1);
        assert_eq!(attendance(&others), [Attendance::Gone(10_000)]);
        assert!(others.occupied().is_empty());
        // It was only cut off for a while.
        assert_eq!(others.take(told(0, 1, &[]), 30_000).len(), 1);
        assert_eq!(attendance(&others), [Attendance::Here(5)]);
        assert_eq!(others.take(told(0, 2, &[("t", Attendance::Gone(31_000))]), 31_000).len(), 1);
        assert_eq!(attendance(&others), [Attendance::Gone(31_000)]);
        others.take(Vec::new(), 32_000);
        assert!(attendance(&others).is_empty());
    }

    #[test]
    fn what_is_read_late_undoes_nothing() {
        let mut others = Others::default();
        others.take(told(0, 7, &[("t", Attendance::Gone(6))]), 10);
        others.take(told(0, 6, &[("t", Attendance::Here(5))]), 10);
        assert_eq!(attendance(&others), [Attendance::Gone(6)]);
    }
}
