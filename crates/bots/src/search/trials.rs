//! Trials: choices are tried in the same worlds, and the worse are left behind. In each world the deal is played to its end by the
//! network, and the next deal too where that is asked for.

use makker_chance::Chance;
use makker_rules::{BySeat, Card, Choice, Phase, Seat};

use crate::budget::Meter;
use crate::playout::{Policy, RestOfDeal};
use crate::search::candidate::{Candidate, settle, sort_tried};
use crate::worlds::Guess;

/// When every world is tried, that counts as this number of playouts.
const CERTAIN: f64 = 1e6;

/// After how many worlds it is first asked which choices are clearly worse, and by what factor the worlds must have grown when it is
/// asked again.
const FIRST_LOOK: usize = 16;
const NEXT_LOOK: f64 = 1.4;

/// A difference of this many standard errors is clear.
const CLEARLY: f64 = 3.0;

/// Choices are as good as each other when it is clear that they differ by less than this chance to win.
const TRIFLE: f64 = 0.001;

/// Tries choices of a seat by playouts.
pub(crate) struct Trials<'a> {
    pub(crate) policy: Policy<'a>,
    pub(crate) seat: Seat,
    pub(crate) guess: Guess,
    pub(crate) meter: Meter<'a>,
    pub(crate) phase: Phase,
    /// Is the next deal played to its end too?
    pub(crate) looks_ahead: bool,
}

/// A world in which to try the choices.
pub(crate) struct World {
    weight: f64,
    rest: RestOfDeal,
    /// What the others give, where cards are exchanged.
    gifts: BySeat<Option<Card>>,
    /// The cards for the next deal, where that is played too.
    next: Option<Vec<Card>>,
}

impl Trials<'_> {
    /// Tries the first `most` of the candidates by at most `playouts` together, and sorts them all. The playouts are shared evenly
    /// among stages. After each stage at most half of the candidates go on, and whoever is clearly worse is left behind earlier.
    pub(crate) fn find_best(&mut self, candidates: &mut [Candidate], most: usize, playouts: u32, chance: &mut Chance) {
        let alive = candidates.len().min(most);
        // There are too many next deals to try them all.
        let every_world =
            if self.looks_ahead { None } else { self.guess.every_world(playouts as usize / alive, chance) };
        if let Some(mut worlds) = every_world {
            // In random order, so that a small budget does not always look at the same cards.
            chance.shuffle(&mut worlds);
            for (weight, rest) in worlds {
                let world = self.furnish(CERTAIN * f64::from(weight), rest, None);
                if !self.try_all(&mut candidates[..alive], &world) {
                    break;
                }
            }
            sort_tried(&mut candidates[..alive]);
        } else {
            self.halve(&mut candidates[..alive], playouts, chance);
        }
        settle(candidates);
    }

    fn halve(&mut self, candidates: &mut [Candidate], playouts: u32, chance: &mut Chance) {
        let all = candidates.len();
        let stages = usize::BITS - (all - 1).leading_zeros();
        let (mut alive, mut used, mut tried, mut look) = (all, 0, 0, FIRST_LOOK);
        for stage in 1..=stages {
            while used + alive as u32 <= playouts * stage / stages {
                let world = self.any_world(chance);
                if !self.try_all(&mut candidates[..alive], &world) {
                    sort_tried(&mut candidates[..alive]);
                    return;
                }
                used += alive as u32;
                tried += 1;
                if tried == look {
                    look = (look as f64 * NEXT_LOOK) as usize;
                    sort_tried(&mut candidates[..alive]);
                    let worth_it = still_worth_it(&mut candidates[..alive]);
                    alive = leave_behind(&mut candidates[..alive], worth_it);
                    if alive < 2 {
                        return;
                    }
                }
            }
            sort_tried(&mut candidates[..alive]);
            alive = leave_behind(&mut candidates[..alive], all.div_ceil(1 << stage));
            if alive < 2 {
                return;
            }
        }
    }

    pub(crate) fn any_world(&mut self, chance: &mut Chance) -> World {
        let rest = self.guess.any_world(chance);
        let next = self.looks_ahead.then(|| self.guess.next_cards(chance));
        self.furnish(1.0, rest, next)
    }

    pub(crate) fn furnish(&mut self, weight: f64, rest: RestOfDeal, next: Option<Vec<Card>>) -> World {
        let gifts = if self.phase == Phase::Exchange { self.policy.gifts(&rest) } else { BySeat::all(None) };
        World { weight, rest, gifts, next }
    }

    /// Tries every candidate in a world, or none if the budget is used up.
    fn try_all(&mut self, candidates: &mut [Candidate], world: &World) -> bool {
        let mut wins = [0.0; 64];
        for (candidate, win) in candidates.iter().zip(&mut wins) {
            if !self.meter.take_one() {
                return false;
            }
            *win = self.play_out(candidate.choice, world);
        }
        for (candidate, win) in candidates.iter_mut().zip(wins) {
            candidate.add(win, world.weight);
        }
        true
    }

    /// What a choice comes to in a world when everyone goes on by the network to the end of the deal, or of the next.
    pub(crate) fn play_out(&mut self, choice: Choice, world: &World) -> f64 {
        let Some(mut rest) = self.after(choice, world) else { return 1.0 };
        let mut winner = self.policy.play_out(&mut rest);
        if let (Some(next), None) = (&world.next, winner) {
            rest = self.policy.deal(&rest, next);
            winner = self.policy.play_out(&mut rest);
        }
        f64::from(self.policy.win_at_end(&rest, winner, self.seat))
    }

    /// The same to the end of the game. Each deal has a deck of its own.
    pub(crate) fn play_on(&mut self, choice: Choice, world: &World, chance: &mut Chance) -> f64 {
        /// A game that nobody has won by then is drawn.
        const MOST_DEALS: usize = 120;
        let Some(mut rest) = self.after(choice, world) else { return 1.0 };
        for _ in 0..MOST_DEALS {
            if let Some(winner) = self.policy.play_out(&mut rest) {
                return f64::from(u8::from(rest.rules().are_teammates(winner, self.seat)));
            }
            let mut cards = rest.rules().deck();
            chance.shuffle(&mut cards);
            rest = self.policy.deal(&rest, &cards);
        }
        1.0 / rest.rules().team_count() as f64
    }

    /// Where a choice leads; nowhere if it wins the game.
    fn after(&self, choice: Choice, world: &World) -> Option<RestOfDeal> {
        let mut rest = world.rest;
        match choice {
            Choice::Play(mv) => {
                let board = rest.board.after(&mv);
                rest.play(mv.card(), &board);
                if RestOfDeal::has_won(&board, self.seat) {
                    return None;
                }
            }
            Choice::Give(card) => {
                let mut gifts = world.gifts;
                gifts[self.seat] = Some(card);
                rest.exchange(&gifts);
            }
            Choice::Fold => rest.fold(),
        }
        Some(rest)
    }
}

/// Leaves all but the first `most` behind, and says how many go on.
fn leave_behind(candidates: &mut [Candidate], most: usize) -> usize {
    let most = most.min(candidates.len());
    let (alive, others) = candidates.split_at_mut(most);
    others.iter_mut().for_each(|other| other.leave_behind(&alive[0]));
    most
}

/// Puts those in front that may still turn out best, and says how many they are. The clearly worse are not among them. If all
/// others are clearly better than the first by a trifle at most, only the first is left.
fn still_worth_it(candidates: &mut [Candidate]) -> usize {
    let (best, others) = candidates.split_at_mut(1);
    let is_clearly_worse = |(behind, doubt): (f64, f64)| behind > CLEARLY * doubt;
    let is_no_better = |(behind, doubt): (f64, f64)| CLEARLY * doubt - behind < TRIFLE;
    let differences: Vec<(f64, f64)> = others.iter().map(|other| other.behind(&best[0])).collect();
    let mut doubtful = 0;
    for (index, difference) in differences.iter().enumerate() {
        if !is_clearly_worse(*difference) {
            others[doubtful..=index].rotate_right(1);
            doubtful += 1;
        }
    }
    let all_as_good = differences
        .iter()
        .filter(|difference| !is_clearly_worse(**difference))
        .all(|difference| is_no_better(*difference));
    if all_as_good { 1 } else { 1 + doubtful }
}

#[cfg(test)]
mod tests {
    use makker_rules::{Board, Dealing, Edition, Hand, RuleSet, SeatSet};

    use super::*;
    use crate::budget::Budget;
    use crate::network::network;

    /// What yellow expects when it lays down the last card of a deal. It opens the next deal, needs two steps to win, and all cards
    /// left are twos.
    fn expected(looks_ahead: bool) -> f64 {
        let rules = RuleSet::from(Edition::Classic);
        let [two, five] = ["2", "5"].map(|code| code.parse::<Card>().unwrap());
        let mut hands = BySeat::all(Hand::EMPTY);
        hands[Seat::Yellow] = std::iter::once(five).collect();
        let board = "Rh,Rh,Rh,R1/R13,Yg2,Yg3,Yg4/Gh,Gh,Gh,Gh/Bg1,Bg2,Bg3,Bg4";
        let rest = RestOfDeal {
            board: Board::parse(rules, board).unwrap(),
            hands,
            playing: rules.seats().iter().copied().collect(),
            holding: SeatSet::EMPTY.with(Seat::Yellow),
            turn: Some(Seat::Yellow),
            given: BySeat::all(None),
            dealing: Dealing { dealer: Seat::Red, number: 1 },
        };
        let mut trials = Trials {
            policy: Policy::new(network(rules)),
            seat: Seat::Yellow,
            guess: Guess::within(rest, Seat::Yellow, vec![two; 16]),
            meter: Meter::new(Budget::UNLIMITED),
            phase: Phase::Play(Seat::Yellow),
            looks_ahead,
        };
        let world = trials.any_world(&mut Chance::from_seed(1));
        trials.play_out(Choice::Fold, &world)
    }

    #[test]
    fn who_looks_ahead_sees_what_the_next_deal_brings() {
        assert_eq!(expected(true), 1.0);
        assert!((0.5..1.0).contains(&expected(false)));
    }
}
