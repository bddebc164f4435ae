//! Two entrants on duplicates: the same shuffles with the sides exchanged.

use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

use makker_rules::RuleSet;

use crate::arena::player::{Entrant, Unable};
use crate::arena::referee::{self, Duplicate, GameResult, Interrupted};
use crate::in_order::in_order;

/// Two entrants who play each other.
#[derive(Clone, Copy)]
pub struct Pairing<'a> {
    /// The rule set.
    pub rules: RuleSet,
    /// Who plays.
    pub entrants: [&'a dyn Entrant; 2],
    /// The number from which all chance comes: the same seed gives the same games, on any number of threads.
    pub seed: u64,
}

/// The games of one duplicate.
#[derive(Debug)]
pub struct DuplicateResult {
    /// Which one, from 0.
    pub number: u32,
    /// The games, one for each seating.
    pub games: Vec<GameResult>,
}

impl DuplicateResult {
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
    /// Plays duplicates on several threads and hands over each result in order, until told to stop; or until a player cannot
    /// be asked, through no fault of its own.
    pub fn play(
        &self,
        duplicates: u32,
        threads: usize,
        take: impl FnMut(DuplicateResult) -> ControlFlow<()>,
    ) -> Result<(), Unable> {
        self.play_and(duplicates, threads, |result| result, take)
    }

    /// The same, but on the threads something is made of each result first.
    pub fn play_and<T: Send>(
        &self,
        duplicates: u32,
        threads: usize,
        make: impl Fn(DuplicateResult) -> T + Sync,
        mut take: impl FnMut(T) -> ControlFlow<()>,
    ) -> Result<(), Unable> {
        let mut outcome = Ok(());
        in_order(
            duplicates,
            threads,
            |number, stopped| self.play_duplicate(number, stopped).map(&make),
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

    /// Plays one of the duplicates; nothing if a player cannot be asked.
    pub fn play_one(&self, number: u32) -> Option<DuplicateResult> {
        self.play_duplicate(number, &AtomicBool::new(false)).ok()
    }

    /// Plays only the first game of one of the duplicates: between equals the others are the same game with the names exchanged.
    pub fn play_first(&self, number: u32) -> Option<GameResult> {
        let duplicate = Duplicate { rules: self.rules, seed: self.seed, number };
        let seating = &seatings(self.rules.team_count())[0];
        referee::play(duplicate, &self.entrants, seating, &AtomicBool::new(false)).ok()
    }

    fn play_duplicate(&self, number: u32, stopped: &AtomicBool) -> Result<DuplicateResult, Interrupted> {
        let duplicate = Duplicate { rules: self.rules, seed: self.seed, number };
        let seatings = seatings(self.rules.team_count());
        let games = seatings.iter().map(|seating| referee::play(duplicate, &self.entrants, seating, stopped));
        games.collect::<Result<Vec<_>, _>>().map(|games| DuplicateResult { number, games })
    }
}

/// Every way to seat two entrants as teams so that both play. Each is alone as often as the other, and as often on each team, so
/// that equal entrants win half of the games each, whatever the number of teams.
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
