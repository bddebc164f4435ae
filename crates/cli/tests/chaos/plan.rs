//! What goes wrong, and in which order: the same for the same seed.

use std::time::Duration;

use makker_chance::Chance;

use crate::proxy::{Fate, Way};

/// Between whom connections are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wires {
    /// Between clients and a server.
    Clients(usize),
    /// Between a server and the database.
    Database(usize),
    /// Between a server and NATS.
    News(usize),
}

/// Something that goes wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// A server is killed, and starts again so much later.
    KillServer(usize, Duration),
    /// A server is asked to end, and starts again.
    EndServer(usize),
    /// A server stands still for so long.
    FreezeServer(usize, Duration),
    /// This happens to one in so many connections.
    Strike(Wires, Fate, usize),
    /// Everything is held back for so long each time, until something else goes wrong there.
    Delay(Wires, Duration),
    /// NATS is killed, and starts again so much later.
    KillNews(Duration),
    /// The database is killed, and starts again so much later.
    KillDatabase(Duration),
    /// The database is killed for good, and its copy goes on.
    FailOver,
}

/// Faults without an end, each with the time that passes before it.
pub struct Plan {
    dice: Chance,
    servers: usize,
    /// What is still to come before everything can go wrong again.
    round: Vec<Fault>,
}

impl Plan {
    /// A plan for so many servers; where there are several, they share a database and a bus.
    pub fn new(seed: u64, servers: usize) -> Plan {
        Plan { dice: Chance::from_seed(seed), servers, round: Vec::new() }
    }

    /// Has everything that can go wrong gone wrong equally often?
    pub fn is_round(&self) -> bool {
        self.round.is_empty()
    }

    /// The next fault, and how long it lets wait for itself.
    pub fn then(&mut self) -> (Duration, Fault) {
        let fault = self.round.pop().unwrap_or_else(|| {
            self.round = self.a_round();
            self.round.pop().expect("something goes wrong")
        });
        (Duration::from_millis(100 + self.dice.below(500) as u64), fault)
    }

    /// Everything that can go wrong, in any order.
    fn a_round(&mut self) -> Vec<Fault> {
        let (servers, dice) = (self.servers, &mut self.dice);
        let millis = |dice: &mut Chance, most: usize| Duration::from_millis(dice.below(most) as u64);
        let mut round = Vec::new();
        for _ in 0..3 {
            round.push(Fault::KillServer(dice.below(servers), millis(dice, 400)));
        }
        round.push(Fault::EndServer(dice.below(servers)));
        round.push(Fault::FreezeServer(dice.below(servers), millis(dice, 2000)));
        let mut wires: Vec<fn(usize) -> Wires> = vec![Wires::Clients];
        if servers > 1 {
            wires.extend([Wires::Database as fn(usize) -> Wires, Wires::News]);
            round.push(Fault::KillNews(millis(dice, 2000)));
            round.push(Fault::KillDatabase(millis(dice, 500)));
            round.push(Fault::FailOver);
        }
        for wires in wires {
            for fate in [Fate::Cut, Fate::HalfClosed(way(dice)), Fate::Silent(way(dice))] {
                round.push(Fault::Strike(wires(dice.below(servers)), fate, 1 + dice.below(3)));
            }
            round.push(Fault::Delay(wires(dice.below(servers)), millis(dice, 300)));
        }
        dice.shuffle(&mut round);
        round
    }
}

fn way(dice: &mut Chance) -> Way {
    [Way::There, Way::Back][dice.below(2)]
}
