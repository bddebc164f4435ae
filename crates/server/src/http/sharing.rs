//! Limits over several processes: each tells the others about once a second what was asked of it, and they take it from their own budgets.
//! What slips through within that second is no more than what one process allows at once, for each of them.

use std::collections::HashMap;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use tokio::sync::broadcast::error::RecvError;
use tokio::time::{MissedTickBehavior, interval};

use crate::bus::{Announcement, Heard, Purse, Spending};
use crate::http::app::App;
use crate::http::bounds::{Bounds, lock};
use crate::hub::Hub;

/// How often others are told.
const TOLD: Duration = Duration::from_secs(1);

/// For how long what a process has said of its open sockets holds.
const HOLDS: Duration = Duration::from_secs(10);

/// How many entries one message has at most.
const ENTRIES: usize = 5000;

/// What other processes are told, and what they have told of their open sockets.
#[derive(Default)]
pub struct Ledger {
    /// Nothing is kept for others where there are none.
    is_shared: bool,
    spent: Mutex<HashMap<(Purse, u64), u32>>,
    met: Mutex<Vec<(u64, u64)>>,
    elsewhere: Mutex<HashMap<String, Open>>,
}

/// The open sockets of another process, and when it told of them.
type Open = (Instant, HashMap<u64, u32>);

impl Ledger {
    /// The ledger of a process.
    pub fn of(hub: &Hub) -> Ledger {
        Ledger { is_shared: hub.bus.heard("") != Heard::Alone, ..Ledger::default() }
    }

    pub(super) fn spent(&self, purse: Purse, code: u64) {
        if self.is_shared {
            *lock(&self.spent).entry((purse, code)).or_default() += 1;
        }
    }

    pub(super) fn met(&self, network: u64, person: u64) {
        if self.is_shared {
            lock(&self.met).push((network, person));
        }
    }

    /// How many sockets someone has at other processes.
    pub(super) fn open_elsewhere(&self, holder: u64) -> u32 {
        let elsewhere = lock(&self.elsewhere);
        let fresh = elsewhere.values().filter(|(told, _)| told.elapsed() < HOLDS);
        fresh.filter_map(|(_, open)| open.get(&holder)).sum()
    }
}

impl Bounds {
    /// What others have to know of what was asked here since this was asked last.
    fn spending(&self, process: &str) -> Vec<Spending> {
        let spent = std::mem::take(&mut *lock(&self.ledger.spent)).into_iter();
        let spent = spent.filter(|((purse, _), count)| self.rate(*purse).matters(*count));
        let spent: Vec<(Purse, u64, u32)> = spent.map(|((purse, code), count)| (purse, code, count)).collect();
        let met = std::mem::take(&mut *lock(&self.ledger.met));
        // One socket of a person here and there is no harm; many of an address are.
        let open =
            lock(&self.open).iter().filter(|(_, count)| **count > 1).map(|(code, count)| (*code, *count)).collect();
        let first = Spending { process: process.to_string(), spent: Vec::new(), met, open };
        let more = spent.chunks(ENTRIES).map(|some| Spending { spent: some.to_vec(), ..Spending::default() });
        [first].into_iter().chain(more).collect()
    }

    /// Takes what was asked of another process from the budgets here.
    fn hear(&self, Spending { process, spent, met, open }: Spending) {
        for (purse, code, count) in spent {
            self.rate(purse).take_all(code, count);
        }
        for (network, person) in met {
            self.known.meet(network, person);
        }
        if !process.is_empty() {
            let mut elsewhere = lock(&self.ledger.elsewhere);
            elsewhere.retain(|_, (told, _)| told.elapsed() < HOLDS);
            elsewhere.insert(process, (Instant::now(), open.into_iter().collect()));
        }
    }
}

/// Tells and hears for as long as it is let.
pub async fn keep_sharing(app: std::sync::Arc<App>) {
    if !app.bounds.ledger.is_shared {
        return;
    }
    let mut announcements = app.hub.bus.announcements();
    let mut ticks = interval(TOLD);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            _ = ticks.tick() => {
                for spending in app.bounds.spending(&app.hub.process) {
                    app.hub.bus.announce(Announcement::Spent(spending));
                }
            }
            told = announcements.recv() => match told {
                Ok(Announcement::Spent(spending)) => app.bounds.hear(spending),
                Ok(_) | Err(RecvError::Lagged(_)) => {}
                Err(RecvError::Closed) => return,
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use std::net::{IpAddr, Ipv4Addr};

    use super::*;
    use crate::limits::Limits;

    const HERE: IpAddr = IpAddr::V4(Ipv4Addr::new(192, 0, 2, 1));

    fn process() -> Bounds {
        Bounds::new(&Limits::USUAL, 1, [1; 32], Ledger { is_shared: true, ..Ledger::default() })
    }

    /// One tells, the other hears, as it comes over the wire.
    fn tell(from: &Bounds, to: &Bounds) {
        for spending in from.spending("one") {
            let text = serde_json::to_string(&spending).unwrap();
            assert!(!text.contains("192") && !text.contains("ann"), "{text}");
            to.hear(serde_json::from_str(&text).unwrap());
        }
    }

    #[test]
    fn what_is_spent_at_one_process_is_spent_at_all() {
        let (one, other) = (process(), process());
        while one.make(HERE, "").is_ok() {}
        assert!(other.make(HERE, "").is_ok(), "nothing was told yet");
        tell(&one, &other);
        assert!(other.make(HERE, "").is_err());
        let elsewhere = IpAddr::V4(Ipv4Addr::new(192, 0, 2, 2));
        assert!(other.make(elsewhere, "").is_ok());
        // What was heard is not told on, or it would count twice.
        assert!(other.spending("other").iter().all(|spending| spending.spent.iter().all(|(_, _, count)| *count == 1)));
    }

    #[test]
    fn whoever_is_known_to_one_process_is_known_to_all_and_has_a_budget_there() {
        let (one, other) = (process(), process());
        one.person(HERE, "ann").unwrap();
        while other.make(HERE, "").is_ok() {}
        assert!(other.make(HERE, "ann").is_err());
        tell(&one, &other);
        assert!(other.make(HERE, "ann").is_ok());
    }

    #[test]
    fn sockets_at_other_processes_count_until_those_are_silent() {
        let (one, other) = (process(), process());
        let holder = 7;
        lock(&one.open).insert(holder, 60);
        tell(&one, &other);
        assert_eq!(other.ledger.open_elsewhere(holder), 60);
        lock(&one.open).remove(&holder);
        tell(&one, &other);
        assert_eq!(other.ledger.open_elsewhere(holder), 0);
    }

    #[test]
    fn a_few_requests_are_not_worth_telling() {
        let one = process();
        one.request(HERE, "").unwrap();
        assert!(one.spending("one").iter().all(|spending| spending.spent.is_empty()));
        (0..10).for_each(|_| one.request(HERE, "").unwrap());
        assert_eq!(one.spending("one")[1].spent.len(), 1);
    }
}
