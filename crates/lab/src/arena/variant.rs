//! Bots that differ from their level in one thing or another, to find out what it is worth.

use std::sync::Arc;
use std::time::Instant;

use makker_bots::network::{Network, network};
use makker_bots::search::Change;
use makker_bots::{Budget, choose_by};
use makker_rules::{RuleSet, View};

use crate::arena::player::{Bot, Decision, Entrant, NoDecision, Player, refused};

/// A bot that differs from its level.
#[derive(Clone)]
pub struct Variant {
    bot: Bot,
    network: Option<Arc<Network>>,
    change: Change,
}

impl Variant {
    /// A bot that differs in nothing yet.
    pub fn new(bot: Bot) -> Variant {
        Variant { bot, network: None, change: Change::default() }
    }

    /// It plays by the weights that [`crate::training::Training`] returned; nothing if these bytes are none for the rule set.
    pub fn with_weights(self, edition: RuleSet, weights: &[u8]) -> Option<Variant> {
        let network = Network::read(edition, weights).ok()?;
        Some(Variant { network: Some(Arc::new(network)), ..self })
    }

    /// It thinks differently.
    pub fn with_change(self, change: Change) -> Variant {
        Variant { change, ..self }
    }
}

impl Entrant for Variant {
    fn sit_down(&self, seed: u64) -> Box<dyn Player> {
        Box::new(Seated { variant: self.clone(), seed })
    }
}

struct Seated {
    variant: Variant,
    seed: u64,
}

impl Player for Seated {
    fn decide(&mut self, view: &View) -> Result<Decision, NoDecision> {
        let Variant { bot: Bot { level, nodes, time }, network: own, change } = &self.variant;
        let budget = Budget { nodes: *nodes, deadline: time.map(|time| Instant::now() + time) };
        let networks = |edition| own.as_deref().unwrap_or_else(|| network(edition));
        let advice = choose_by(networks, view, *level, *change, self.seed, budget);
        advice.map(|advice| Decision { choice: advice.choice, win: Some(advice.win) }).ok_or_else(refused)
    }
}
