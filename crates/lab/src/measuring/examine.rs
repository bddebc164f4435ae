//! Examinations: decisions from games, and how good each choice was by the judgement of many playouts.

use makker_bots::network::network;
use makker_bots::search::{Until, judge};
use makker_bots::worlds::{Tells, Unseen, given_and_held};
use makker_bots::{Budget, Level, choose};
use makker_chance::Chance;
use makker_rules::{Card, Choice, History, Phase, RuleSet, Setup, View};

/// A game of bots of one level, to be looked at decision by decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Exhibition {
    /// The rule set.
    pub edition: RuleSet,
    /// How well everyone plays.
    pub level: Level,
    /// The number from which all chance comes.
    pub seed: u64,
}

impl Exhibition {
    /// Plays the game; shows each decision with the estimate of who makes it, and says at the end who has won.
    pub fn play(&self, mut see: impl FnMut(&History, &View, f64)) -> History {
        let mut chance = Chance::from_seed(self.seed);
        let edition = self.edition;
        let dealer = edition.seats()[chance.below(edition.seats().len())];
        let mut history = History::new(Setup::new(edition, dealer)).expect("every seat may deal");
        let mut plies = 0;
        while history.game().phase() != Phase::Over && plies < crate::arena::LONGEST_GAME {
            let Some(seat) = history.game().decider() else {
                let mut deck = edition.deck();
                chance.shuffle(&mut deck);
                history.shuffle(&deck).expect("the deck is the rule set's own");
                continue;
            };
            let view = View::new(&history, Some(seat));
            let Some(advice) = choose(&view, self.level, self.seed, Budget::UNLIMITED) else { break };
            see(&history, &view, advice.win);
            history.choose(seat, advice.choice).expect("bots choose what is legal");
            plies += 1;
        }
        history
    }

    /// One decision of the game that `is_fit`, each with the same chance; with the estimate, and whether the team won.
    pub fn one(&self, is_fit: impl Fn(&View) -> bool) -> Option<(View, f64, bool)> {
        let mut chance = Chance::from_seed(!self.seed);
        let (mut fit, mut chosen) = (0, None);
        let history = self.play(|_, view, win| {
            if is_fit(view) {
                fit += 1;
                if chance.below(fit) == 0 {
                    chosen = Some((view.clone(), win));
                }
            }
        });
        let winners = history.game().winners()?;
        let (view, win) = chosen?;
        let has_won = view.seat.is_some_and(|seat| winners.contains(&seat));
        Some((view, win, has_won))
    }
}

/// The chance to win after each of these choices, by so many playouts each in the same worlds.
pub fn examine(view: &View, choices: &[Choice], playouts: u32, until: Until, seed: u64) -> Vec<f64> {
    let Some(seat) = view.seat.filter(|seat| view.rules().has_seat(*seat)) else { return Vec::new() };
    judge(network(view.rules()), view, seat, choices, playouts, until, &mut Chance::from_seed(seed))
}

/// How much likelier each hidden card that others hold is by what they did than by counting alone: the logarithm to base 2. On
/// the mean more than 0 if their plays tell anything.
pub fn told(history: &History, view: &View) -> Vec<f64> {
    let Some(seat) = view.seat.filter(|seat| view.rules().has_seat(*seat)) else { return Vec::new() };
    let tells = Tells::of(network(view.rules()), view, seat);
    let pool = Unseen::new(view).cards();
    let known = given_and_held(view, seat);
    let mut bits = Vec::new();
    for other in view.rules().seats().iter().copied().filter(|other| *other != seat) {
        let likely = |card: &Card| f64::from(tells.likely(other, *card));
        let mean = pool.iter().map(likely).sum::<f64>() / pool.len() as f64;
        let mut hidden = *history.game().hand(other);
        if let Some(card) = known.filter(|_| view.rules().gives_to(seat) == other) {
            hidden = hidden.without(card);
        }
        bits.extend(hidden.iter().map(|card| (likely(card) / mean).log2()));
    }
    bits
}
