//! Our bots as entrants, as their level is or different in one thing or another, to find out what that is worth.

use std::sync::Arc;
use std::time::{Duration, Instant};

use makker_bots::network::Network;
use makker_bots::search::Experiment;
use makker_bots::{Budget, Level, advise_as_experiment};
use makker_rules::{RuleSet, View};

use crate::arena::foul::{Foul, FoulKind};
use crate::arena::player::{Decision, Entrant, NoDecision, Player};

/// A bot of ours as an entrant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bot {
    /// How well it plays.
    pub level: Level,
    /// How many positions it may look at for one decision.
    pub nodes: Option<u32>,
    /// How long it may think about one decision.
    pub time: Option<Duration>,
}

impl Bot {
    /// A bot that thinks as much as its level likes to.
    pub fn new(level: Level) -> Bot {
        Bot { level, nodes: None, time: None }
    }
}

impl Entrant for Bot {
    fn sit_down(&self, seed: u64) -> Box<dyn Player> {
        Variant::new(*self).sit_down(seed)
    }
}

/// A bot that differs from its level.
#[derive(Clone)]
pub struct Variant {
    bot: Bot,
    network: Option<Arc<Network>>,
    experiment: Experiment,
}

impl Variant {
    /// A bot that differs in nothing yet.
    pub fn new(bot: Bot) -> Variant {
        Variant { bot, network: None, experiment: Experiment::default() }
    }

    /// It plays by the weights that [`crate::training::Training`] returned; nothing if these bytes are none for the rule set.
    pub fn with_weights(self, rules: RuleSet, weights: &[u8]) -> Option<Variant> {
        let network = Network::read(rules, weights).ok()?;
        Some(Variant { network: Some(Arc::new(network)), ..self })
    }

    /// It thinks differently.
    pub fn with_experiment(self, experiment: Experiment) -> Variant {
        Variant { experiment, ..self }
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
        let Variant { bot: Bot { level, nodes, time }, network, experiment } = &self.variant;
        let deadline = time.map(|time| Instant::now() + time);
        let time_is_up = || deadline.is_some_and(|deadline| Instant::now() >= deadline);
        let budget = Budget { nodes: *nodes, time_is_up: Some(&time_is_up) };
        let advice = advise_as_experiment(view, *level, *experiment, network.as_deref(), self.seed, budget);
        advice.map(|advice| Decision { choice: advice.choice, win: Some(advice.win) }).ok_or_else(refused)
    }
}

/// What is said of a bot of ours that has no advice.
pub(crate) fn refused() -> NoDecision {
    Foul { kind: FoulKind::Refused, detail: "it is not its turn".to_string() }.into()
}
