//! What goes wrong, and in which order: the same for the same seed.

use std::time::Duration;

use makker_chance::Chance;

use crate::proxy::{Fate, Way};

/// Between whom connections are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wires {
    /// Between clients and a server.
    Clients(usize),
    /// Between a server or a worker and the database.
    Database(usize),
    /// Between a server or a worker and NATS.
    News(usize),
}

/// Something that goes wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// A server or a worker is killed, and starts again so much later.
    Kill(usize, Duration),
    /// One is asked to end, and starts again.
    End(usize),
    /// One stands still for so long.
    Freeze(usize, Duration),
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
    /// Servers and workers, which have the numbers after them.
    programs: usize,
    /// What is still to come before everything can go wrong again.
    round: Vec<Fault>,
}

impl Plan {
    /// A plan for so many servers, and so many programs with the workers; where there are several, they share a database and a bus.
    pub fn new(seed: u64, servers: usize, programs: usize) -> Plan {
        Plan { dice: Chance::from_seed(seed), servers, programs, round: Vec::new() }
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
        let (servers, programs, dice) = (self.servers, self.programs, &mut self.dice);
        let millis = |dice: &mut Chance, most: usize| Duration::from_millis(dice.below(most) as u64);
        let mut round = Vec::new();
        for _ in 0..3 {
            round.push(Fault::Kill(dice.below(servers), millis(dice, 400)));
        }
        round.push(Fault::End(dice.below(servers)));
        round.push(Fault::Freeze(dice.below(servers), millis(dice, 2000)));
        if programs > servers {
            let worker = |dice: &mut Chance| servers + dice.below(programs - servers);
            round.extend([Fault::Kill(worker(dice), millis(dice, 400)), Fault::Kill(worker(dice), millis(dice, 2000))]);
            round.extend([Fault::End(worker(dice)), Fault::Freeze(worker(dice), millis(dice, 2000))]);
        }
        let mut wires: Vec<(fn(usize) -> Wires, usize)> = vec![(Wires::Clients, servers)];
        if programs > 1 {
            wires.extend([(Wires::Database as fn(usize) -> Wires, programs), (Wires::News, programs)]);
            round.push(Fault::KillNews(millis(dice, 2000)));
            round.push(Fault::KillDatabase(millis(dice, 500)));
            round.push(Fault::FailOver);
        }
        for (wires, ends) in wires {
            for fate in [Fate::Cut, Fate::HalfClosed(way(dice)), Fate::Silent(way(dice))] {
                round.push(Fault::Strike(wires(dice.below(ends)), fate, 1 + dice.below(3)));
            }
            round.push(Fault::Delay(wires(dice.below(ends)), millis(dice, 300)));
        }
        dice.shuffle(&mut round);
        round
    }
}

fn way(dice: &mut Chance) -> Way {
    [Way::There, Way::Back][dice.below(2)]
}
