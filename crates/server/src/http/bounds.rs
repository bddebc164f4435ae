//! How much one stranger, or one person, may ask at once.

use std::collections::HashMap;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};

use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};
use makker_protocol::RefusedReason;

use crate::connections::{Guest, Stay, Who, network};
use crate::http::acquaintance::Acquaintances;
use crate::limits::Limits;
use crate::table::refused::{Refused, refuse};

/// The bounds of a server. Whatever one person has is named by their id; nobody in particular has an empty one.
pub struct Bounds {
    known: Acquaintances,
    requests: Budget,
    tables: Budget,
    people: DefaultKeyedRateLimiter<IpAddr>,
    commands: DefaultKeyedRateLimiter<String>,
    emotes: DefaultKeyedRateLimiter<String>,
    open: Arc<Mutex<HashMap<Holder, u32>>>,
    messages: Quota,
    most_sockets: u32,
    most_sockets_of_person: u32,
}

/// What an address may ask, and what each known person may ask besides.
struct Budget {
    of_address: DefaultKeyedRateLimiter<IpAddr>,
    of_person: DefaultKeyedRateLimiter<String>,
}

/// Whose an open socket is.
#[derive(Clone, PartialEq, Eq, Hash)]
enum Holder {
    Address(IpAddr),
    Person(String),
}

impl Bounds {
    /// The bounds of these limits: `factor` times as much for tests and benchmarks, whose clients all come from one address.
    pub fn new(limits: &Limits, factor: u32) -> Bounds {
        let times = |count: u32| NonZeroU32::new(count.saturating_mul(factor)).unwrap_or(NonZeroU32::MIN);
        let each_second = |count, at_once| Quota::per_second(times(count)).allow_burst(times(at_once));
        let each_minute = |count, at_once| Quota::per_minute(times(count)).allow_burst(times(at_once));
        let (requests, tables, connections) = (&limits.requests, &limits.tables, &limits.connections);
        Bounds {
            known: Acquaintances::new(times(requests.known_people).get()),
            requests: Budget::new(
                each_second(requests.each_second, requests.at_once),
                each_second(requests.person_each_second, requests.person_at_once),
            ),
            tables: Budget::new(
                each_minute(tables.each_minute, tables.at_once),
                each_minute(tables.person_each_minute, tables.person_at_once),
            ),
            people: RateLimiter::keyed(each_minute(requests.people_each_minute, requests.people_at_once)),
            commands: RateLimiter::keyed(each_second(requests.commands_each_second, requests.commands_at_once)),
            emotes: RateLimiter::keyed(each_minute(requests.emotes_each_minute, requests.emotes_at_once)),
            open: Arc::default(),
            messages: each_second(connections.messages_each_second, connections.messages_at_once),
            most_sockets: times(connections.sockets).get(),
            most_sockets_of_person: times(connections.person_sockets).get(),
        }
    }

    /// May this person at this address ask anything more?
    pub fn request(&self, address: IpAddr, person: &str) -> Result<(), Refused> {
        self.requests.spend(&self.known, address, person)
    }

    /// May this person at this address make one more table?
    pub fn make(&self, address: IpAddr, person: &str) -> Result<(), Refused> {
        self.tables.spend(&self.known, address, person)
    }

    /// May this address make one more person? If so, they are known from now on.
    pub fn person(&self, address: IpAddr, person: &str) -> Result<(), Refused> {
        or_too_fast(self.people.check_key(&network(address)).is_ok())?;
        self.known.meet(network(address), person);
        Ok(())
    }

    /// Someone takes part at a table: they are known from now on, if the address may make one more person. Otherwise keys that somebody
    /// made up would be better than those that are given out here.
    pub fn takes_part(&self, address: IpAddr, person: &str) {
        if !self.known.hears_from(person) {
            let _ = self.person(address, person);
        }
    }

    /// May this person send one more command?
    pub fn command(&self, person: &str) -> Result<(), Refused> {
        or_too_fast(self.commands.check_key(&person.to_string()).is_ok())
    }

    /// May this person show one more feeling?
    pub fn emote(&self, person: &str) -> Result<(), Refused> {
        or_too_fast(self.emotes.check_key(&person.to_string()).is_ok())
    }

    /// How much may come over one socket.
    pub fn messages(&self) -> DefaultDirectRateLimiter {
        RateLimiter::direct(self.messages)
    }

    /// Room for one more socket of this person at this address, for as long as it is kept.
    pub fn socket(&self, guest: &Guest, who: Who, address: IpAddr, person: &str) -> Result<OpenSocket, Refused> {
        let stay = guest.stay(who).map_or_else(full, Ok)?;
        let own = (Holder::Person(person.to_string()), self.most_sockets_of_person);
        let shared = (Holder::Address(network(address)), self.most_sockets);
        let own = self.known.hears_from(person).then_some(own);
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let has_room = |(holder, most): &(Holder, u32)| open.get(holder).is_none_or(|open| open < most);
        let found = own.into_iter().chain([shared]).find(has_room);
        let Some((holder, _)) = found else { return too_fast() };
        *open.entry(holder.clone()).or_default() += 1;
        Ok(OpenSocket { open: self.open.clone(), holder, _stay: stay })
    }

    /// Forgets those who have not been heard of for a while.
    pub fn tidy(&self) {
        self.known.tidy();
        self.requests.tidy();
        self.tables.tidy();
        self.people.retain_recent();
        self.commands.retain_recent();
        self.emotes.retain_recent();
    }
}

impl Budget {
    fn new(of_address: Quota, of_person: Quota) -> Budget {
        Budget { of_address: RateLimiter::keyed(of_address), of_person: RateLimiter::keyed(of_person) }
    }

    /// Takes one from a known person's budget; if that is used up, or nobody knows them, from the address's.
    fn spend(&self, known: &Acquaintances, address: IpAddr, person: &str) -> Result<(), Refused> {
        let has_own = known.hears_from(person) && self.of_person.check_key(&person.to_string()).is_ok();
        or_too_fast(has_own || self.of_address.check_key(&network(address)).is_ok())
    }

    fn tidy(&self) {
        self.of_address.retain_recent();
        self.of_person.retain_recent();
    }
}

/// Room for a socket.
pub struct OpenSocket {
    open: Arc<Mutex<HashMap<Holder, u32>>>,
    holder: Holder,
    _stay: Stay,
}

impl Drop for OpenSocket {
    fn drop(&mut self) {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = open.get_mut(&self.holder) {
            *count -= 1;
            if *count == 0 {
                open.remove(&self.holder);
            }
        }
    }
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
