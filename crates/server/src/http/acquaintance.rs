//! Who is known: people who got a key here or have a seat, a bounded number of each address.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// For how long someone is known who is not heard of.
const REMEMBERED: Duration = Duration::from_secs(3600);

/// The most people that are known at the same time: some five megabytes.
const MOST: usize = 100_000;

/// Those who are known.
pub struct Acquaintances {
    most_of_address: u32,
    known: Mutex<Known>,
}

#[derive(Default)]
struct Known {
    /// By their codes: where they were met, and when they were last heard of.
    people: HashMap<u64, (u64, Instant)>,
    /// How many were met at each address.
    of_address: HashMap<u64, u32>,
}

impl Acquaintances {
    /// Nobody yet.
    pub fn new(most_of_address: u32) -> Acquaintances {
        Acquaintances { most_of_address, known: Mutex::default() }
    }

    /// Someone asks: are they known?
    pub fn hears_from(&self, person: u64) -> bool {
        let mut known = self.lock();
        known.people.get_mut(&person).map(|(_, heard)| *heard = Instant::now()).is_some()
    }

    /// Someone is known from now on, unless too many of that address are already.
    pub fn meet(&self, network: u64, person: u64) {
        let mut known = self.lock();
        let count = known.of_address.get(&network).copied().unwrap_or_default();
        if count < self.most_of_address && known.people.len() < MOST && !known.people.contains_key(&person) {
            known.people.insert(person, (network, Instant::now()));
            known.of_address.insert(network, count + 1);
        }
    }

    /// Forgets those who have not been heard of for a while.
    pub fn tidy(&self) {
        let mut known = self.lock();
        known.people.retain(|_, (_, heard)| heard.elapsed() < REMEMBERED);
        let mut of_address = HashMap::new();
        known.people.values().for_each(|(network, _)| *of_address.entry(*network).or_default() += 1);
        known.of_address = of_address;
    }

    fn lock(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
