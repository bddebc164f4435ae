//! Training: a network plays itself and learns from it, game by game, the same way from the same seed.

use std::ops::ControlFlow;

use makker_bots::network::Network;
use makker_chance::Chance;
use makker_rules::RuleSet;

use crate::in_order::in_order;
use crate::training::learner::Learner;
use crate::training::relabel::Relabelling;
use crate::training::self_play::{self, Manner, Subject};

/// How to train.
#[derive(Clone, Debug)]
pub struct Training {
    /// The rule set.
    pub rules: RuleSet,
    /// The number from which all chance comes: the same seed gives the same weights, on any number of threads.
    pub seed: u64,
    /// How many games are played in all.
    pub games: u32,
    /// How fast it learns at first; in the end a twentieth of it.
    pub rate: f32,
    /// How many lessons are learned at a time.
    pub batch: usize,
    /// How much of what comes later in the deal counts rather than the next estimate.
    pub lambda: f32,
    /// The same from deal to deal.
    pub lambda_between: f32,
    /// What is learned.
    pub subject: Subject,
    /// Learn what a search says rather than what came of it.
    pub relabelling: Option<Relabelling>,
    /// On how many threads games are played.
    pub threads: usize,
    /// Where to begin: weights of this rule set or of another with as many seats. Without them it begins knowing nothing.
    pub from: Option<Vec<u8>>,
}

/// How far training is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Progress {
    /// How many games have been played.
    pub games: u32,
    /// The mean squared difference between what was expected and what came of it, between deals if these are learned apart.
    pub error: f32,
    /// The mean number of decisions a game.
    pub plies: f32,
}

/// How many games are played by the same network before it learns from them.
const GAMES_A_STEP: u32 = 128;

/// The same where only ends of deals are learned: a game has few of them, all with the same outcome, so a large number of games must
/// be mixed; and how they are played does not change.
const GAMES_A_STEP_BETWEEN: u32 = 8192;

/// How fast it learns in the end, compared with the beginning.
const LAST_RATE: f32 = 0.05;

impl Training {
    /// Trains until all games are played or `report`, which may look at the weights of each step, says to stop. Returns the weights.
    ///
    /// # Panics
    ///
    /// If `from` holds weights that do not fit the rule set.
    pub fn run(&self, mut report: impl FnMut(Progress, &dyn Fn() -> Vec<u8>) -> ControlFlow<()>) -> Vec<u8> {
        let mut chance = self.chance(u32::MAX);
        let mut within = Learner::new(self.rules, &mut chance);
        let mut between = (self.subject != Subject::Together).then(|| Learner::new(self.rules, &mut chance));
        if let Some(bytes) = &self.from {
            let numbers = Network::numbers(self.rules, bytes).expect("weights of this rule set");
            let (of_within, of_between) = numbers.split_at(numbers.len() / 2);
            within.load(of_within);
            if let Some(between) = &mut between {
                between.load(of_between);
            }
        }
        let Training { lambda, lambda_between, subject, relabelling, .. } = *self;
        let manner = Manner { lambda, lambda_between, subject, relabelling };
        // Where few steps learn from many games each, the last weights are steady enough, and a mean would remember the first.
        let kept = if self.subject == Subject::Between { Learner::bytes } else { Learner::mean_bytes };
        let at_once =
            if self.subject == Subject::Between { GAMES_A_STEP_BETWEEN.min(self.games) } else { GAMES_A_STEP };
        for step in 0..self.games.div_ceil(at_once) {
            let bytes = both(&within, &between, Learner::bytes);
            let network = Network::read(self.rules, &bytes).expect("a learner's bytes are a network");
            let mut games = Vec::with_capacity(at_once as usize);
            in_order(
                at_once,
                self.threads,
                |game, _| self_play::play(self.rules, &network, manner, &mut self.chance(step * at_once + game)),
                |lessons| {
                    games.push(lessons);
                    ControlFlow::Continue(())
                },
            );
            let done = (step + 1) * at_once;
            let rate = self.rate(done);
            let mut error = 0.0;
            if self.subject != Subject::Between {
                error = within.learn(games.iter().map(|game| &game.within_deals), self.batch, rate, &mut chance);
            }
            if let Some(between) = &mut between {
                error = between.learn(games.iter().map(|game| &game.between_deals), self.batch, rate, &mut chance);
            }
            let plies = games.iter().map(|game| game.plies as f32).sum::<f32>() / games.len() as f32;
            let weights = || both(&within, &between, kept);
            if report(Progress { games: done, error, plies }, &weights).is_break() {
                break;
            }
        }
        both(&within, &between, kept)
    }

    fn rate(&self, games: u32) -> f32 {
        let done = (games as f32 / self.games as f32).min(1.0);
        self.rate * (LAST_RATE + (1.0 - LAST_RATE) * 0.5 * (1.0 + (std::f32::consts::PI * done).cos()))
    }

    /// A source of chance for one game.
    fn chance(&self, game: u32) -> Chance {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&self.seed.to_le_bytes());
        key[8..12].copy_from_slice(&game.to_le_bytes());
        key[12] = self.rules.edition() as u8;
        key[13] = 1;
        Chance::from_key(key)
    }
}

/// The bytes of both networks; where one learns all, twice the same.
fn both(within: &Learner, between: &Option<Learner>, bytes: impl Fn(&Learner) -> Vec<u8>) -> Vec<u8> {
    [bytes(within), bytes(between.as_ref().unwrap_or(within))].concat()
}
