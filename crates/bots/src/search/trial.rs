//! Search: choices are tried in the same worlds, the deal played to its end by the network, and the next one too where that is
//! asked for, and the worse left behind.

use makker_chance::Chance;
use makker_rules::{Card, Choice, Phase, Seat};

use crate::budget::Meter;
use crate::playout::{NextDeal, Policy, Round};
use crate::search::candidate::{Candidate, settle, sort_tried};
use crate::worlds::Guess;

/// When every world is tried, that counts as so many playouts.
const CERTAIN: f64 = 1e6;

/// After so many worlds it is first asked who is left behind, and then again whenever there are so many times more.
const FIRST_LOOK: usize = 16;
const NEXT_LOOK: f64 = 1.4;

/// So many standard errors make a difference clear.
const CLEARLY: f64 = 3.0;

/// Who is so near to the best, clearly, is as good.
const TRIFLE: f64 = 0.001;

/// Tries choices of a seat.
pub(crate) struct Search<'a> {
    pub(crate) policy: Policy<'a>,
    pub(crate) seat: Seat,
    pub(crate) guess: Guess,
    pub(crate) meter: Meter,
    pub(crate) phase: Phase,
    /// Is the next deal played to its end too?
    pub(crate) looks_ahead: bool,
}

/// A world in which to try the choices.
pub(crate) struct World {
    weight: f64,
    round: Round,
    /// What the others give, where cards are exchanged.
    gifts: [Option<Card>; 6],
    /// The next deal, where it is played too.
    next: Option<NextDeal>,
}

impl Search<'_> {
    /// Tries the first of the candidates by at most so many playouts together, and sorts them all. The playouts are shared evenly
    /// among rounds; after each at most half as many go on, and at any time only those that are not clearly worse.
    pub(crate) fn search(&mut self, candidates: &mut [Candidate], most: usize, playouts: u32, chance: &mut Chance) {
        let alive = candidates.len().min(most);
        // A next deal can be so in more ways than can be tried.
        let every_world =
            if self.looks_ahead { None } else { self.guess.every_world(playouts as usize / alive, chance) };
        if let Some(mut worlds) = every_world {
            // In whatever order, so that a small budget does not always see the same cards.
            chance.shuffle(&mut worlds);
            for (weight, round) in worlds {
                let world = self.furnish(CERTAIN * f64::from(weight), round, None);
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
        let rounds = usize::BITS - (all - 1).leading_zeros();
        let (mut alive, mut used, mut tried, mut look) = (all, 0, 0, FIRST_LOOK);
        for round in 1..=rounds {
            while used + alive as u32 <= playouts * round / rounds {
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
            alive = leave_behind(&mut candidates[..alive], all.div_ceil(1 << round));
            if alive < 2 {
                return;
            }
        }
    }

    pub(crate) fn any_world(&mut self, chance: &mut Chance) -> World {
        let round = self.guess.any_world(chance);
        let next = self.looks_ahead.then(|| self.guess.next_deal(chance));
        self.furnish(1.0, round, next)
    }

    fn furnish(&mut self, weight: f64, round: Round, next: Option<NextDeal>) -> World {
        let gifts = if self.phase == Phase::Exchange { self.policy.gifts(&round) } else { [None; 6] };
        World { weight, round, gifts, next }
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
        let Some(mut round) = self.after(choice, world) else { return 1.0 };
        let mut winner = self.policy.play_out(&mut round);
        if let (Some(next), None) = (&world.next, winner) {
            round = self.policy.deal(&round, next);
            winner = self.policy.play_out(&mut round);
        }
        f64::from(self.policy.win_at_end(&round, winner, self.seat))
    }

    /// The same to the end of the game. Each deal has a deck of its own.
    pub(crate) fn play_on(&mut self, choice: Choice, world: &World, deal_number: u8, chance: &mut Chance) -> f64 {
        /// Whoever has not won by then has drawn.
        const MOST_DEALS: u8 = 120;
        let Some(mut round) = self.after(choice, world) else { return 1.0 };
        for deal in deal_number..deal_number.saturating_add(MOST_DEALS) {
            if let Some(winner) = self.policy.play_out(&mut round) {
                return f64::from(u8::from(round.edition.are_teammates(winner, self.seat)));
            }
            let mut cards = round.edition.deck();
            chance.shuffle(&mut cards);
            round = self.policy.deal(&round, &NextDeal { cards, is_last_of_dealer: (deal + 1) % 3 == 0 });
        }
        1.0 / round.edition.team_count() as f64
    }

    /// Where a choice leads; nowhere if it wins the game.
    fn after(&self, choice: Choice, world: &World) -> Option<Round> {
        let mut round = world.round;
        match choice {
            Choice::Play(mv) => {
                let board = round.board.after(&mv);
                round.play(mv.card(), &board);
                if Round::has_won(round.edition, &board, self.seat) {
                    return None;
                }
            }
            Choice::Give(card) => {
                let mut gifts = world.gifts;
                gifts[self.seat as usize] = Some(card);
                round.exchange(&gifts);
            }
            Choice::Fold => round.fold(),
        }
        Some(round)
    }
}

/// Leaves all but the first so many behind, and says how many go on.
fn leave_behind(candidates: &mut [Candidate], most: usize) -> usize {
    let most = most.min(candidates.len());
    let (alive, others) = candidates.split_at_mut(most);
    others.iter_mut().for_each(|other| other.leave_behind(&alive[0]));
    most
}

/// Puts those in front that may still turn out best, and says how many they are: neither clearly worse than the first nor, all of
/// them, clearly no better than a trifle.
fn still_worth_it(candidates: &mut [Candidate]) -> usize {
    let (best, others) = candidates.split_at_mut(1);
    let is_clearly_worse = |(behind, doubt): (f64, f64)| behind > CLEARLY * doubt;
    let is_no_better = |(behind, doubt): (f64, f64)| CLEARLY * doubt - behind < TRIFLE;
    let differences: Vec<(f64, f64)> = others.iter().map(|other| other.behind(&best[0])).collect();
    let mut doubtful = 0;
    for (place, difference) in differences.iter().enumerate() {
        if !is_clearly_worse(*difference) {
            others[doubtful..=place].rotate_right(1);
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
    use makker_rules::{Board, Edition, Hand, SeatSet};

    use super::*;
    use crate::budget::Budget;
    use crate::network::network;

    /// What yellow, who opens the next deal and wants but two steps to win, expects when all cards left are twos and it lays the last
    /// of this deal down.
    fn expected(looks_ahead: bool) -> f64 {
        let edition = Edition::Classic;
        let [two, five] = ["2", "5"].map(|code| code.parse::<Card>().unwrap());
        let mut hands = [Hand::EMPTY; 6];
        hands[Seat::Yellow as usize] = std::iter::once(five).collect();
        let board = "Rh,Rh,Rh,R1/R13,Yg2,Yg3,Yg4/Gh,Gh,Gh,Gh/Bg1,Bg2,Bg3,Bg4";
        let round = Round {
            edition: edition.into(),
            board: Board::parse(edition, board).unwrap(),
            hands,
            holding: SeatSet::EMPTY.with(Seat::Yellow),
            turn: Some(Seat::Yellow),
            given: [None; 6],
            opener: Seat::Yellow,
        };
        let mut search = Search {
            policy: Policy::new(network(edition.into())),
            seat: Seat::Yellow,
            guess: Guess::within(round, Seat::Yellow, vec![two; 16]),
            meter: Meter::new(Budget::UNLIMITED),
            phase: Phase::Play(Seat::Yellow),
            looks_ahead,
        };
        let world = search.any_world(&mut Chance::from_seed(1));
        search.play_out(Choice::Fold, &world)
    }

    #[test]
    fn who_looks_ahead_sees_what_the_next_deal_brings() {
        assert_eq!(expected(true), 1.0);
        assert!((0.5..1.0).contains(&expected(false)));
    }
}
