//! Who has a connection, and who has to go when there is no room for one more.
//!
//! Whoever has been silent for longest makes room: at an address that has too many, one of its own. Only those who stay, with
//! a socket or a request that waits, are not sent away; so they are bounded, and the last places are for people with a seat.

use std::collections::{BTreeMap, HashMap};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use rustix::process::{Resource, getrlimit};
use tokio::sync::Notify;

use crate::limits::Connections;
use crate::metrics::{Counted, METRICS};

/// Descriptors that are kept for the database, its log and the rest of the program.
const KEPT: u64 = 64;

/// The fewest connections that a server is of any use with.
const FEWEST: usize = 8;

/// All connections.
pub struct Guests {
    most: usize,
    most_of_network: usize,
    reserve: usize,
    places: Mutex<Places>,
}

#[derive(Default)]
struct Places {
    /// The number of the next connection, and the turn of whoever is heard of next.
    next: u64,
    taken: HashMap<u64, Place>,
    /// Those who can be sent away by their turns, the longest silent first.
    line: BTreeMap<u64, u64>,
    networks: HashMap<IpAddr, Network>,
    staying: usize,
}

struct Place {
    network: IpAddr,
    turn: u64,
    stays: usize,
    sent_off: Arc<Notify>,
}

#[derive(Default)]
struct Network {
    count: usize,
    line: BTreeMap<u64, u64>,
}

impl Guests {
    /// Nobody yet. Behind a proxy all connections are the proxy's, and its address has no bound.
    pub fn new(limits: &Connections, most_of_network: Option<usize>) -> Guests {
        let descriptors = getrlimit(Resource::Nofile).current.unwrap_or(u64::MAX).saturating_sub(KEPT);
        let given = if limits.all == 0 { u64::MAX } else { limits.all.into() };
        let most = usize::try_from(descriptors.min(given)).unwrap_or(usize::MAX).max(FEWEST);
        Guests {
            most,
            most_of_network: most_of_network.unwrap_or(usize::MAX),
            reserve: (limits.reserve as usize).min(most / 2),
            places: Mutex::default(),
        }
    }

    /// A place for a connection from this network, if need be that of someone who is silent.
    pub fn admit(self: &Arc<Guests>, network: IpAddr) -> Option<Guest> {
        let mut places = self.lock();
        if places.networks.get(&network).is_some_and(|network| network.count >= self.most_of_network) {
            let silent = places.networks.get(&network)?.line.first_key_value().map(|(_, number)| *number);
            places.send_off(silent?);
        }
        if places.taken.len() >= self.most {
            let silent = places.line.first_key_value().map(|(_, number)| *number);
            places.send_off(silent?);
        }
        let (number, sent_off) = (places.turn(), Arc::new(Notify::new()));
        places.taken.insert(number, Place { network, turn: number, stays: 0, sent_off: sent_off.clone() });
        places.networks.entry(network).or_default().count += 1;
        places.line_up(number);
        Some(Guest(Arc::new(Taken {
            guests: self.clone(),
            number,
            sent_off,
            _counted: Counted::new(&METRICS.connections),
        })))
    }

    fn lock(&self) -> MutexGuard<'_, Places> {
        self.places.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Places {
    fn turn(&mut self) -> u64 {
        self.next += 1;
        self.next
    }

    /// Puts a connection at the end of the line.
    fn line_up(&mut self, number: u64) {
        let turn = self.turn();
        let Some(place) = self.taken.get_mut(&number) else { return };
        place.turn = turn;
        self.line.insert(turn, number);
        self.networks.entry(place.network).or_default().line.insert(turn, number);
    }

    /// Takes a connection out of the line.
    fn step_out(&mut self, number: u64) {
        let Some(place) = self.taken.get(&number) else { return };
        self.line.remove(&place.turn);
        if let Some(network) = self.networks.get_mut(&place.network) {
            network.line.remove(&place.turn);
        }
    }

    fn send_off(&mut self, number: u64) {
        if let Some(place) = self.taken.get(&number) {
            place.sent_off.notify_one();
        }
        self.leave(number);
    }

    fn leave(&mut self, number: u64) {
        self.step_out(number);
        let Some(place) = self.taken.remove(&number) else { return };
        if let Some(network) = self.networks.get_mut(&place.network) {
            network.count -= 1;
            if network.count == 0 {
                self.networks.remove(&place.network);
            }
        }
    }
}

/// A connection. Its place is free again when nobody has this any more.
#[derive(Clone)]
pub struct Guest(Arc<Taken>);

struct Taken {
    guests: Arc<Guests>,
    number: u64,
    sent_off: Arc<Notify>,
    _counted: Counted,
}

impl Guest {
    /// The connection asks something: of those who can be sent away it is the last.
    pub fn asks(&self) {
        let mut places = self.0.guests.lock();
        if places.taken.get(&self.0.number).is_some_and(|place| place.stays == 0) {
            places.step_out(self.0.number);
            places.line_up(self.0.number);
        }
    }

    /// Lets the connection stay for as long as the result is kept; none if there is no room. The last places are for people
    /// with a seat, and the very last for short requests, so that the server can always be asked how it is.
    pub fn stay(&self, who: Who) -> Option<Stay> {
        let guests = &self.0.guests;
        let kept = match who {
            Who::Seated => guests.reserve.div_ceil(4),
            Who::Stranger => guests.reserve,
        };
        let mut places = guests.lock();
        if places.staying + kept >= guests.most {
            return None;
        }
        // Whoever has been sent away in this moment does not stay.
        let place = places.taken.get_mut(&self.0.number)?;
        place.stays += 1;
        if place.stays == 1 {
            places.staying += 1;
            places.step_out(self.0.number);
        }
        Some(Stay(self.clone()))
    }

    /// Comes back when the connection has to go.
    pub async fn is_sent_off(&self) {
        self.0.sent_off.notified().await;
    }
}

/// Who wants to stay.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Who {
    /// Someone with a seat at the table.
    Seated,
    /// Anyone else.
    Stranger,
}

impl Drop for Taken {
    fn drop(&mut self) {
        self.guests.lock().leave(self.number);
    }
}

/// A connection that stays.
pub struct Stay(Guest);

impl Drop for Stay {
    fn drop(&mut self) {
        let mut places = self.0.0.guests.lock();
        let number = self.0.0.number;
        let Some(place) = places.taken.get_mut(&number) else { return };
        place.stays -= 1;
        if place.stays == 0 {
            places.staying -= 1;
            places.line_up(number);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use super::*;
    use crate::limits::Limits;

    const ONE: IpAddr = IpAddr::V4(Ipv4Addr::new(192, 0, 2, 1));
    const OTHER: IpAddr = IpAddr::V4(Ipv4Addr::new(192, 0, 2, 2));

    fn guests(all: u32, of_network: usize, reserve: u32) -> Arc<Guests> {
        let limits = Connections { all, reserve, ..Limits::USUAL.connections };
        Arc::new(Guests::new(&limits, Some(of_network)))
    }

    /// Is this connection still let in?
    fn is_in(guest: &Guest) -> bool {
        guest.0.guests.lock().taken.contains_key(&guest.0.number)
    }

    #[test]
    fn whoever_is_silent_for_longest_makes_room_for_one_of_the_same_network() {
        let guests = guests(100, 3, 0);
        let other = guests.admit(OTHER).unwrap();
        let [first, second, third] = [(); 3].map(|()| guests.admit(ONE).unwrap());
        first.asks();
        let fourth = guests.admit(ONE).unwrap();
        assert_eq!([&other, &first, &second, &third, &fourth].map(is_in), [true, true, false, true, true]);
        drop((first, second, third, fourth));
        assert_eq!(guests.lock().taken.len(), 1);
        assert_eq!(guests.lock().networks.len(), 1);
        assert_eq!(guests.lock().line.len(), 1);
    }

    #[test]
    fn whoever_stays_is_not_sent_away_and_the_last_places_are_for_people_with_a_seat() {
        let guests = guests(16, 100, 8);
        let all: Vec<Guest> = (0..16).map(|_| guests.admit(ONE).unwrap()).collect();
        let strangers: Vec<Option<Stay>> = all[..12].iter().map(|guest| guest.stay(Who::Stranger)).collect();
        assert_eq!(strangers.iter().flatten().count(), 8);
        let seated: Vec<Option<Stay>> = all[8..].iter().map(|guest| guest.stay(Who::Seated)).collect();
        assert_eq!(seated.iter().flatten().count(), 6, "two places are for short requests");
        for _ in 0..10 {
            assert!(guests.admit(OTHER).is_some());
        }
        assert!(all[..14].iter().all(is_in));
        assert!(!is_in(&all[14]) && all[14].stay(Who::Seated).is_none());
        // Whoever stays no longer can be sent away again.
        drop((strangers, seated));
        assert_eq!(guests.lock().staying, 0);
        (0..16).for_each(|_| assert!(guests.admit(OTHER).is_some()));
        drop(all);
        assert_eq!(guests.lock().taken.len(), 0);
    }

    #[test]
    fn who_finds_nobody_to_make_room_is_not_let_in() {
        let guests = guests(100, 2, 0);
        let [first, second] = [(); 2].map(|()| guests.admit(ONE).unwrap());
        let _stay = (first.stay(Who::Stranger).unwrap(), second.stay(Who::Stranger).unwrap());
        assert!(guests.admit(ONE).is_none());
        assert!(guests.admit(OTHER).is_some());
    }
}
