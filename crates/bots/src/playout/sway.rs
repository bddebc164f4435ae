//! A deal played to its end as people may play it: by the network, but now and then what is nearly as good. So the mean of some such
//! playouts of one world is smooth, where a single line would jump from one move to the next.

use makker_chance::Chance;
use makker_rules::Seat;

use crate::network::{HIDDEN_UNIT, OUTPUT_UNIT};
use crate::playout::outcome::{Outcome, WON};
use crate::playout::policy::Policy;
use crate::playout::rest_of_deal::RestOfDeal;

/// How much better, in logarithms of the odds of winning, the best must be for few to take the second: about one point in a hundred
/// where the chances are even, as what is noticed in `worlds/tells.rs`.
const NOTICED: f32 = 0.05;

impl Policy<'_> {
    /// Plays a deal to its end, where each seat now and then takes the second best move, the oftener the nearer it is to the best;
    /// says which seat's move won the game, if one did.
    pub fn play_out_swaying(&mut self, rest: &mut RestOfDeal, chance: &mut Chance) -> Option<Seat> {
        while let Some(seat) = rest.turn {
            let [best, second] = self.best_two(rest);
            let Some(best) = best else {
                rest.fold();
                continue;
            };
            let taken = second.filter(|second| is_taken(&best, second, chance)).unwrap_or(best);
            rest.play(taken.mv.card(), &taken.board);
            if taken.value == WON {
                return Some(seat);
            }
        }
        None
    }

    /// The chance of each team, in the order of the rule set's teams, at the end of a deal; together they are 1.
    pub fn teams_at_end(&self, rest: &RestOfDeal, winner: Option<Seat>) -> Vec<f64> {
        let wins: Vec<f64> =
            rest.rules().teams().map(|team| f64::from(self.win_at_end(rest, winner, team[0]))).collect();
        let all: f64 = wins.iter().sum();
        wins.iter().map(|win| win / all).collect()
    }
}

fn is_taken(best: &Outcome, second: &Outcome, chance: &mut Chance) -> bool {
    if best.value == WON {
        return false;
    }
    let behind = (best.value - second.value) as f32 / (HIDDEN_UNIT * OUTPUT_UNIT);
    // Most are far behind: chance need not be asked.
    behind < 10.0 * NOTICED && chance.unit() < f64::from(1.0 / (1.0 + libm::expf(behind / NOTICED)))
}
