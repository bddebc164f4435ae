//! Two entrants on duplicate deals: the same shuffles with the sides exchanged.

use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

use makker_rules::RuleSet;

use crate::arena::player::{Entrant, Unable};
use crate::arena::referee::{self, Deal, GameResult, Interrupted};
use crate::in_order::in_order;

/// Two entrants who play each other.
#[derive(Clone, Copy)]
pub struct Pairing<'a> {
    /// The rule set.
    pub edition: RuleSet,
    /// Who plays.
    pub entrants: [&'a dyn Entrant; 2],
    /// The number from which all chance comes: the same seed gives the same games, on any number of threads.
    pub seed: u64,
}

/// The games of one deal.
#[derive(Debug)]
pub struct DealResult {
    /// Which deal, from 0.
    pub number: u32,
    /// The games, one for each seating.
    pub games: Vec<GameResult>,
}

impl DealResult {
    /// The share of the games that the first entrant won, from 0 to 1; a game without winners counts half.
    pub fn share(&self) -> f64 {
        let won = |game: &GameResult| match game.winner {
            Some(0) => 1.0,
            Some(_) => 0.0,
            None => 0.5,
        };
        self.games.iter().map(won).sum::<f64>() / self.games.len() as f64
    }
}

impl Pairing<'_> {
    /// Plays so many deals on so many threads and hands over each result in order, until told to stop; or until a player
    /// cannot be asked, through no fault of its own.
    pub fn play(
        &self,
        deals: u32,
        threads: usize,
        mut take: impl FnMut(DealResult) -> ControlFlow<()>,
    ) -> Result<(), Unable> {
        let mut outcome = Ok(());
        in_order(
            deals,
            threads,
            |number, stopped| self.play_deal(number, stopped),
            |result| match result {
                Ok(result) => take(result),
                Err(Interrupted::Stopped) => ControlFlow::Break(()),
                Err(Interrupted::Unable(unable)) => {
                    outcome = Err(unable);
                    ControlFlow::Break(())
                }
            },
        );
        outcome
    }

    /// Plays one of the deals; nothing if a player cannot be asked.
    pub fn play_one(&self, number: u32) -> Option<DealResult> {
        self.play_deal(number, &AtomicBool::new(false)).ok()
    }

    fn play_deal(&self, number: u32, stopped: &AtomicBool) -> Result<DealResult, Interrupted> {
        let deal = Deal { edition: self.edition, seed: self.seed, number };
        let seatings = seatings(self.edition.team_count());
        let games = seatings.iter().map(|seating| referee::play(deal, &self.entrants, seating, stopped));
        games.collect::<Result<Vec<_>, _>>().map(|games| DealResult { number, games })
    }
}

/// Every way to seat two entrants at so many teams in which both play: each is as often alone as the other, and as often
/// on each team. With equal entrants either wins half of the games, whatever the number of teams.
pub fn seatings(teams: usize) -> Vec<Vec<usize>> {
    let all = 1..(1 << teams) - 1_usize;
    all.map(|bits| (0..teams).map(|team| bits >> team & 1).collect()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_seating_has_both_entrants_and_its_mirror_image() {
        assert_eq!(seatings(2), [[1, 0], [0, 1]]);
        let three = seatings(3);
        assert_eq!(three.len(), 6);
        for seating in &three {
            assert!(three.contains(&seating.iter().map(|entrant| 1 - entrant).collect()));
        }
    }
}
