//! The networks that come with the program, one a rule set: weights/README.md says how they were made.

use std::sync::{Arc, OnceLock};

use makker_rules::Edition;

use crate::budget::Budget;
use crate::choose::choose_by;
use crate::network::Network;
use crate::player::{Bot, Decision, Entrant, NoDecision, Player, refused};

/// The weights by rule set.
static BYTES: [&[u8]; Edition::ALL.len()] = [
    include_bytes!("../weights/nordic.net"),
    include_bytes!("../weights/english.net"),
    include_bytes!("../weights/classic.net"),
    include_bytes!("../weights/jubilee.net"),
    include_bytes!("../weights/plus-pairs.net"),
    include_bytes!("../weights/plus-trios.net"),
];

/// The network of a rule set.
pub(crate) fn network(edition: Edition) -> &'static Network {
    static ALL: [OnceLock<Network>; Edition::ALL.len()] = [const { OnceLock::new() }; Edition::ALL.len()];
    let read = || Network::read(edition, BYTES[edition as usize]).expect("a test reads them all");
    ALL[edition as usize].get_or_init(read)
}

/// A bot that plays by other weights than those that come with the program, to compare them.
#[derive(Clone)]
pub struct Taught {
    bot: Bot,
    network: Arc<Network>,
}

impl Taught {
    /// A bot with the weights that [`crate::Training`] returned; nothing if these bytes are none for the rule set.
    pub fn new(bot: Bot, edition: Edition, weights: &[u8]) -> Option<Taught> {
        let network = Network::read(edition, weights).ok()?;
        Some(Taught { bot, network: Arc::new(network) })
    }
}

impl Entrant for Taught {
    fn sit_down(&self, seed: u64) -> Box<dyn Player> {
        Box::new(SeatedTaught { taught: self.clone(), seed })
    }
}

struct SeatedTaught {
    taught: Taught,
    seed: u64,
}

impl Player for SeatedTaught {
    fn decide(&mut self, view: &makker_rules::View) -> Result<Decision, NoDecision> {
        let Bot { level, nodes, time } = self.taught.bot;
        let deadline = time.map(|time| std::time::Instant::now() + time);
        let network = |_: Edition| &*self.taught.network;
        let advice = choose_by(network, view, level, self.seed, Budget { nodes, deadline });
        advice.map(|advice| Decision { choice: advice.choice, win: Some(advice.win) }).ok_or_else(refused)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_set_has_a_network() {
        for edition in Edition::ALL {
            assert!(Network::read(edition, BYTES[edition as usize]).is_ok(), "{edition}");
        }
    }
}
