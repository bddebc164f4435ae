//! Games of bots to look at, decision by decision.

use makker_bots::{Budget, Level, advise};
use makker_chance::Chance;
use makker_rules::{History, Phase, RuleSet, Setup, View};

use crate::arena::LONGEST_GAME;

/// A game of bots of one level, to be looked at decision by decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Exhibition {
    /// The rule set.
    pub rules: RuleSet,
    /// How well everyone plays.
    pub level: Level,
    /// The number from which all chance comes.
    pub seed: u64,
}

impl Exhibition {
    /// Plays the game and returns it; shows each decision with the deciding seat's estimate of its chance to win.
    pub fn play(&self, mut visit: impl FnMut(&History, &View, f64)) -> History {
        let mut chance = Chance::from_seed(self.seed);
        let rules = self.rules;
        let dealer = rules.seats()[chance.below(rules.seats().len())];
        let mut history = History::new(Setup::new(rules, dealer)).expect("every seat may deal");
        let mut plies = 0;
        while history.game().phase() != Phase::Over && plies < LONGEST_GAME {
            let Some(seat) = history.game().decider() else {
                let mut deck = rules.deck();
                chance.shuffle(&mut deck);
                history.shuffle(&deck).expect("the deck is the rule set's own");
                continue;
            };
            let view = View::new(&history, Some(seat));
            let Some(advice) = advise(&view, self.level, self.seed, Budget::UNLIMITED) else { break };
            visit(&history, &view, advice.win);
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
