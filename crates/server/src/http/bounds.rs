//! How much one stranger, or one person, may ask at once: of all processes together.

use std::collections::HashMap;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};
use makker_protocol::RefusedReason;
use makker_table::refused::{Refused, refuse};

use crate::bus::Purse;
use crate::connections::{Guest, Stay, Who, network};
use crate::http::acquaintance::Acquaintances;
use crate::http::sharing::Ledger;
use crate::key;
use crate::limits::Limits;

/// The bounds of a server. Whatever one person has is named by a code of their id, and what an address has by a code of its network;
/// nobody in particular has an empty id.
pub struct Bounds {
    secret: [u8; 32],
    pub(super) known: Acquaintances,
    purses: [Rate; Purse::ALL.len()],
    pub(super) open: Arc<Mutex<HashMap<u64, u32>>>,
    messages: Quota,
    pub(super) most_sockets: u32,
    most_sockets_of_person: u32,
    /// What other processes are told, and what they tell.
    pub(super) ledger: Ledger,
}

/// How fast anyone may take from a purse.
pub(super) struct Rate {
    limiter: DefaultKeyedRateLimiter<u64>,
    quota: Quota,
}

impl Rate {
    fn new(quota: Quota) -> Rate {
        Rate { limiter: RateLimiter::keyed(quota), quota }
    }

    fn take(&self, code: u64, count: NonZeroU32) -> bool {
        self.limiter.check_key_n(&code, count).is_ok_and(|taken| taken.is_ok())
    }

    /// Takes what was taken elsewhere, as far as there is so much.
    pub(super) fn take_all(&self, code: u64, count: u32) {
        let _ = (0..count.min(self.quota.burst_size().get())).all(|_| self.take(code, NonZeroU32::MIN));
    }

    /// Would it matter if so much were taken every second in each of sixteen processes?
    pub(super) fn matters(&self, count: u32) -> bool {
        f64::from(count) * 16.0 * self.quota.replenish_interval().as_secs_f64() >= 1.0
    }
}

impl Bounds {
    /// The bounds of these limits: `factor` times as much for tests and benchmarks, whose clients all come from one address.
    pub fn new(limits: &Limits, factor: u32, secret: [u8; 32], ledger: Ledger) -> Bounds {
        let times = |count: u32| NonZeroU32::new(count.saturating_mul(factor)).unwrap_or(NonZeroU32::MIN);
        let each_second = |count, at_once| Quota::per_second(times(count)).allow_burst(times(at_once));
        let each_minute = |count, at_once| Quota::per_minute(times(count)).allow_burst(times(at_once));
        let (requests, tables, connections) = (&limits.requests, &limits.tables, &limits.connections);
        let reviews = &limits.reviews;
        let quota = |purse| match purse {
            Purse::Requests => each_second(requests.each_second, requests.at_once),
            Purse::PersonRequests => each_second(requests.person_each_second, requests.person_at_once),
            Purse::Tables => each_minute(tables.each_minute, tables.at_once),
            Purse::PersonTables => each_minute(tables.person_each_minute, tables.person_at_once),
            Purse::People => each_minute(requests.people_each_minute, requests.people_at_once),
            Purse::Commands => each_second(requests.commands_each_second, requests.commands_at_once),
            Purse::Emotes => each_minute(requests.emotes_each_minute, requests.emotes_at_once),
            Purse::Reviews => each_minute(reviews.each_minute, reviews.at_once),
            Purse::PersonReviews => each_minute(reviews.person_each_minute, reviews.person_at_once),
        };
        Bounds {
            secret,
            known: Acquaintances::new(times(requests.known_people).get()),
            purses: Purse::ALL.map(|purse| Rate::new(quota(purse))),
            open: Arc::default(),
            messages: each_second(connections.messages_each_second, connections.messages_at_once),
            most_sockets: times(connections.sockets).get(),
            most_sockets_of_person: times(connections.person_sockets).get(),
            ledger,
        }
    }

    /// May this person at this address ask anything more?
    pub fn request(&self, address: IpAddr, person: &str) -> Result<(), Refused> {
        self.spend_own_first(Purse::PersonRequests, Purse::Requests, NonZeroU32::MIN, address, person)
    }

    /// May this person at this address make one more table?
    pub fn make(&self, address: IpAddr, person: &str) -> Result<(), Refused> {
        self.spend_own_first(Purse::PersonTables, Purse::Tables, NonZeroU32::MIN, address, person)
    }

    /// May this person at this address order one more review, which costs as much as so many quick ones?
    pub fn review(&self, address: IpAddr, person: &str, cost: NonZeroU32) -> Result<(), Refused> {
        let spent = self.spend_own_first(Purse::PersonReviews, Purse::Reviews, cost, address, person);
        let text = "you have ordered many reviews: wait a few minutes, or take the record and use `makker review`";
        spent.or_else(|_| refuse(RefusedReason::TooFast, text))
    }

    /// May this address make one more person? If so, they are known from now on.
    pub fn person(&self, address: IpAddr, person: &str) -> Result<(), Refused> {
        let (network, person) = (self.address(address), self.code(person));
        or_too_fast(self.spend(Purse::People, network))?;
        self.known.meet(network, person);
        self.ledger.met(network, person);
        Ok(())
    }

    /// Someone takes part at a table: they are known from now on, if the address may make one more person. Otherwise keys that somebody
    /// made up would be better than those that are given out here.
    pub fn takes_part(&self, address: IpAddr, person: &str) {
        if !self.known.hears_from(self.code(person)) {
            let _ = self.person(address, person);
        }
    }

    /// May this person send one more command?
    pub fn command(&self, person: &str) -> Result<(), Refused> {
        or_too_fast(self.spend(Purse::Commands, self.code(person)))
    }

    /// May this person show one more feeling?
    pub fn emote(&self, person: &str) -> Result<(), Refused> {
        or_too_fast(self.spend(Purse::Emotes, self.code(person)))
    }

    /// How much may come over one socket.
    pub fn messages(&self) -> DefaultDirectRateLimiter {
        RateLimiter::direct(self.messages)
    }

    /// Room for one more socket of this person at this address, for as long as it is kept.
    pub fn socket(&self, guest: &Guest, who: Who, address: IpAddr, person: &str) -> Result<OpenSocket, Refused> {
        let stay = guest.stay(who).map_or_else(full, Ok)?;
        let own = (self.code(person), self.most_sockets_of_person);
        let shared = (self.address(address), self.most_sockets);
        let own = Some(own).filter(|(person, _)| self.known.hears_from(*person));
        let mut open = lock(&self.open);
        let has_room = |(holder, most): &(u64, u32)| {
            open.get(holder).copied().unwrap_or_default() + self.ledger.open_elsewhere(*holder) < *most
        };
        let found = own.into_iter().chain([shared]).find(has_room);
        let Some((holder, _)) = found else { return too_fast() };
        *open.entry(holder).or_default() += 1;
        Ok(OpenSocket { open: self.open.clone(), holder, _stay: stay })
    }

    /// Forgets those who have not been heard of for a while.
    pub fn tidy(&self) {
        self.known.tidy();
        self.purses.iter().for_each(|rate| rate.limiter.retain_recent());
    }

    pub(super) fn rate(&self, purse: Purse) -> &Rate {
        &self.purses[purse as usize]
    }

    /// Takes some from a known person's budget; if that is used up, or nobody knows them, from the address's.
    fn spend_own_first(
        &self,
        own: Purse,
        shared: Purse,
        count: NonZeroU32,
        address: IpAddr,
        person: &str,
    ) -> Result<(), Refused> {
        let person = self.code(person);
        let has_own = self.known.hears_from(person) && self.spend_some(own, count, person);
        or_too_fast(has_own || self.spend_some(shared, count, self.address(address)))
    }

    fn spend(&self, purse: Purse, code: u64) -> bool {
        self.spend_some(purse, NonZeroU32::MIN, code)
    }

    fn spend_some(&self, purse: Purse, count: NonZeroU32, code: u64) -> bool {
        let is_there = self.rate(purse).take(code, count);
        if is_there {
            (0..count.get()).for_each(|_| self.ledger.spent(purse, code));
        }
        is_there
    }

    fn address(&self, address: IpAddr) -> u64 {
        key::holder(&self.secret, "address", &network(address).to_string())
    }

    fn code(&self, person: &str) -> u64 {
        key::holder(&self.secret, "person", person)
    }
}

/// Room for a socket.
pub struct OpenSocket {
    open: Arc<Mutex<HashMap<u64, u32>>>,
    holder: u64,
    _stay: Stay,
}

impl Drop for OpenSocket {
    fn drop(&mut self) {
        let mut open = lock(&self.open);
        if let Some(count) = open.get_mut(&self.holder) {
            *count -= 1;
            if *count == 0 {
                open.remove(&self.holder);
            }
        }
    }
}

pub(super) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

fn full<T>() -> Result<T, Refused> {
    refuse(RefusedReason::Unavailable, "too many are connected at the moment: try again in a while")
}

fn or_too_fast(allowed: bool) -> Result<(), Refused> {
    if allowed { Ok(()) } else { too_fast() }
}

fn too_fast<T>() -> Result<T, Refused> {
    refuse(RefusedReason::TooFast, "that was too much at once: wait a little and try again")
}
