//! Teams of different players, one of whom may lie in the exchange: how well the levels get on with strange partners.

use makker_bots::search::Experiment;
use makker_bots::{Budget, advise_as_experiment};
use makker_rules::{Choice, View};

use crate::arena::{Bot, Decision, Entrant, NoDecision, Player, refused};

/// A team whose first seat, clockwise from red, is played by one bot and whose other seats by another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Company {
    /// Who sits first.
    pub first: Bot,
    /// In what that one thinks differently from its level.
    pub experiment: Experiment,
    /// Who sits after.
    pub others: Bot,
    /// What the others do in the exchange.
    pub gifts: Gifts,
}

/// What someone gives in the exchange.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gifts {
    /// What seems best.
    Best,
    /// What seems worst: a lie, since everyone expects the best.
    Worst,
}

impl Entrant for Company {
    fn sit_down(&self, seed: u64) -> Box<dyn Player> {
        Box::new(Seated { company: *self, seed })
    }
}

struct Seated {
    company: Company,
    seed: u64,
}

impl Player for Seated {
    fn decide(&mut self, view: &View) -> Result<Decision, NoDecision> {
        let index = view.rules().seats().iter().position(|seat| view.seat == Some(*seat)).unwrap_or(0);
        let is_first = index < view.rules().team_count();
        let Company { first, experiment, others, .. } = self.company;
        let (bot, experiment) = if is_first { (first, experiment) } else { (others, Experiment::default()) };
        let budget = Budget { nodes: bot.nodes, time_is_up: None };
        let advice = advise_as_experiment(view, bot.level, experiment, None, self.seed, budget).ok_or_else(refused)?;
        let worst = advice
            .considered
            .last()
            .filter(|worst| !is_first && self.company.gifts == Gifts::Worst && matches!(worst.choice, Choice::Give(_)));
        let choice = worst.map_or(advice.choice, |worst| worst.choice);
        Ok(Decision { choice, win: Some(advice.win) })
    }
}

#[cfg(test)]
mod tests {
    use makker_rules::Edition;

    use super::*;
    use crate::measuring::exhibition::Exhibition;
    use makker_bots::Level;
    use makker_bots::advise;

    #[test]
    fn only_who_lies_gives_what_seems_worst_and_lies_in_the_exchange_only() {
        let bot = Bot::new(Level::Medium);
        let company = |gifts| Company { first: bot, experiment: Experiment::default(), others: bot, gifts };
        let [mut honest, mut liar] = [Gifts::Best, Gifts::Worst].map(|gifts| company(gifts).sit_down(1));
        let mut lies = 0;
        let game = Exhibition { rules: Edition::Classic.into(), level: Level::Easy, seed: 1 };
        game.play(|_, view, _| {
            let advice = advise(view, Level::Medium, 1, Budget::UNLIMITED).unwrap();
            assert_eq!(honest.decide(view).unwrap().choice, advice.choice);
            let sits_first = view.rules().seats()[..2].contains(&view.seat.unwrap());
            let is_gift = matches!(advice.choice, Choice::Give(_));
            let worst = advice.considered.last().unwrap().choice;
            let is_lie = is_gift && !sits_first;
            lies += usize::from(is_lie && worst != advice.choice);
            assert_eq!(liar.decide(view).unwrap().choice, if is_lie { worst } else { advice.choice });
        });
        assert!(lies > 10, "{lies}");
    }
}
