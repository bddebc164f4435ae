//! How much one stranger, or one person, may ask at once.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};

use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use makker_protocol::RefusedReason;

use crate::table::refused::{Refused, refuse};

/// The most open sockets of one address.
const SOCKETS: u32 = 64;

/// The bounds of a server.
pub struct Limits {
    sockets: Arc<Mutex<HashMap<IpAddr, u32>>>,
    most_sockets: u32,
    requests: DefaultKeyedRateLimiter<IpAddr>,
    makes: DefaultKeyedRateLimiter<IpAddr>,
    commands: DefaultKeyedRateLimiter<String>,
    emotes: DefaultKeyedRateLimiter<String>,
}

impl Limits {
    /// Bounds for people: `factor` times as much for tests and benchmarks, whose clients all come from one address.
    pub fn new(factor: u32) -> Limits {
        let times = |count: u32| NonZeroU32::new(count.saturating_mul(factor)).unwrap_or(NonZeroU32::MIN);
        Limits {
            sockets: Arc::default(),
            most_sockets: SOCKETS.saturating_mul(factor),
            requests: RateLimiter::keyed(Quota::per_second(times(50)).allow_burst(times(200))),
            makes: RateLimiter::keyed(Quota::per_minute(times(20)).allow_burst(times(20))),
            commands: RateLimiter::keyed(Quota::per_second(times(10)).allow_burst(times(40))),
            emotes: RateLimiter::keyed(Quota::per_minute(times(30)).allow_burst(times(4))),
        }
    }

    /// May this address ask anything more?
    pub fn request(&self, address: IpAddr) -> Result<(), Refused> {
        or_too_fast(self.requests.check_key(&network(address)).is_ok())
    }

    /// May this address make one more table or person?
    pub fn make(&self, address: IpAddr) -> Result<(), Refused> {
        or_too_fast(self.makes.check_key(&network(address)).is_ok())
    }

    /// May this person send one more command?
    pub fn command(&self, person: &str) -> Result<(), Refused> {
        or_too_fast(self.commands.check_key(&person.to_string()).is_ok())
    }

    /// May this person show one more feeling?
    pub fn emote(&self, person: &str) -> Result<(), Refused> {
        or_too_fast(self.emotes.check_key(&person.to_string()).is_ok())
    }

    /// Room for one more socket of this address, for as long as it is kept.
    pub fn socket(&self, address: IpAddr) -> Result<OpenSocket, Refused> {
        let address = network(address);
        let mut sockets = self.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        let open = sockets.entry(address).or_default();
        or_too_fast(*open < self.most_sockets)?;
        *open += 1;
        Ok(OpenSocket { sockets: self.sockets.clone(), address })
    }

    /// Forgets those who have not been heard of for a while.
    pub fn tidy(&self) {
        self.requests.retain_recent();
        self.makes.retain_recent();
        self.commands.retain_recent();
        self.emotes.retain_recent();
    }
}

/// Room for a socket.
pub struct OpenSocket {
    sockets: Arc<Mutex<HashMap<IpAddr, u32>>>,
    address: IpAddr,
}

impl Drop for OpenSocket {
    fn drop(&mut self) {
        let mut sockets = self.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(open) = sockets.get_mut(&self.address) {
            *open -= 1;
            if *open == 0 {
                sockets.remove(&self.address);
            }
        }
    }
}

/// What one household is given: a single address of the old kind, the upper half of one of the new kind.
pub fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() >> 64 << 64).into(),
        old => old,
    }
}

fn or_too_fast(allowed: bool) -> Result<(), Refused> {
    if allowed {
        Ok(())
    } else {
        refuse(RefusedReason::TooFast, "that was too much at once: wait a little and try again")
    }
}
