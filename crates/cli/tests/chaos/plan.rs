//! What goes wrong, and when: the same for the same seed.

use std::time::Duration;

use makker_chance::Chance;

use crate::proxy::{Fate, Way};

/// Between whom connections are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wires {
    /// Between clients and a server.
    Clients(usize),
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
}

/// Faults, each with the time that passes before it.
pub type Plan = Vec<(Duration, Fault)>;

/// A plan for so many servers and so much time.
pub fn plan(seed: u64, time: Duration, servers: usize) -> Plan {
    let mut dice = Chance::from_seed(seed);
    let (mut plan, mut passed) = (Plan::new(), Duration::ZERO);
    while passed < time {
        let gap = Duration::from_millis(100 + dice.below(900) as u64);
        plan.push((gap, fault(servers, &mut dice)));
        passed += gap;
    }
    plan
}

fn fault(servers: usize, dice: &mut Chance) -> Fault {
    let millis = |dice: &mut Chance, most: usize| Duration::from_millis(dice.below(most) as u64);
    let server = dice.below(servers);
    let wires = Wires::Clients(server);
    match dice.below(10) {
        0..3 => Fault::KillServer(server, millis(dice, 400)),
        3 => Fault::EndServer(server),
        4 => Fault::FreezeServer(server, millis(dice, 2000)),
        5 => Fault::Delay(wires, millis(dice, 300)),
        _ => Fault::Strike(wires, fate(dice), 1 + dice.below(4)),
    }
}

fn fate(dice: &mut Chance) -> Fate {
    let way = [Way::There, Way::Back][dice.below(2)];
    [Fate::Cut, Fate::HalfClosed(way), Fate::Silent(way)][dice.below(3)]
}
