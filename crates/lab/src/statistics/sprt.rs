//! A match that ends as soon as it is clear: the sequential probability ratio test.

use std::fmt;

use crate::statistics::score::{Score, share_at};

/// Two guesses of how much stronger one entrant is than another, and how often each may be accepted wrongly. After every
/// duplicate the test says whether one of them may be accepted.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    elo0: f64,
    elo1: f64,
    alpha: f64,
    beta: f64,
}

/// What a test says about a score.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Nothing yet: play on.
    Continue,
    /// The difference is no more than `elo0`.
    AcceptsFirst,
    /// The difference is at least `elo1`.
    AcceptsSecond,
}

/// Why there is no such test.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SprtError {
    /// An Elo is no number, or so far away that hardly a game would be lost.
    Elo,
    /// The first Elo is not below the second.
    Order,
    /// A probability of error is not between 0 and a half.
    Errors,
}

impl fmt::Display for SprtError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            SprtError::Elo => "the Elos of a test are numbers from -2000 to 2000",
            SprtError::Order => "the first Elo of a test is below the second, as in 0 and 20",
            SprtError::Errors => "the errors of a test are above 0 and below 0.5, as in 0.05",
        })
    }
}

impl std::error::Error for SprtError {}

impl Sprt {
    /// A test between `elo0` and `elo1`: `alpha` is the probability that the second is accepted when the first is true,
    /// `beta` that the first is accepted when the second is true.
    pub fn new(elo0: f64, elo1: f64, alpha: f64, beta: f64) -> Result<Sprt, SprtError> {
        if ![elo0, elo1].iter().all(|elo| (-2000.0..=2000.0).contains(elo)) {
            return Err(SprtError::Elo);
        }
        // Shares, not Elos: between two that round to the same share no test would ever end.
        if share_at(elo0) >= share_at(elo1) {
            return Err(SprtError::Order);
        }
        if ![alpha, beta].iter().all(|error| 0.0 < *error && *error < 0.5) {
            return Err(SprtError::Errors);
        }
        Ok(Sprt { elo0, elo1, alpha, beta })
    }

    /// The lower guess.
    pub fn elo0(&self) -> f64 {
        self.elo0
    }

    /// The upper guess.
    pub fn elo1(&self) -> f64 {
        self.elo1
    }

    /// What the test says after these duplicates. Ask after whole duplicates and stop at the first verdict: the errors hold for that.
    pub fn verdict(&self, score: &Score) -> Verdict {
        let [lower, upper] = self.bounds();
        match self.llr(score) {
            llr if llr <= lower => Verdict::AcceptsFirst,
            llr if llr >= upper => Verdict::AcceptsSecond,
            _ => Verdict::Continue,
        }
    }

    /// The logarithm of how much likelier the duplicates are at `elo1` than at `elo0`. Shares of duplicates are taken as normally
    /// distributed with the variance that they show, so that the games of a duplicate need not be independent: the generalised
    /// test of Van den Bergh, "A practical introduction to the GSPRT", which fishtest also uses for pairs of games. A
    /// virtual duplicate lost and one won keep the variance from being 0.
    pub fn llr(&self, score: &Score) -> f64 {
        let [share0, share1] = [self.elo0, self.elo1].map(share_at);
        let beyond_middle = 2.0 * score.rate() - share0 - share1;
        score.duplicates() as f64 * (share1 - share0) * beyond_middle / (2.0 * score.regular_variance())
    }

    /// Wald's bounds: at the lower the first guess is accepted, at the upper the second.
    pub fn bounds(&self) -> [f64; 2] {
        [(self.beta / (1.0 - self.alpha)).ln(), ((1.0 - self.beta) / self.alpha).ln()]
    }
}

#[cfg(test)]
mod tests {
    use makker_chance::Chance;

    use super::*;

    fn test(elo0: f64, elo1: f64) -> Sprt {
        Sprt::new(elo0, elo1, 0.05, 0.05).unwrap()
    }

    fn near(found: f64, expected: f64) {
        assert!((found - expected).abs() < 5e-4, "{found} is not {expected}");
    }

    #[test]
    fn a_test_that_could_not_end_is_refused_with_what_to_do() {
        let error = |elo0, elo1, alpha, beta| Sprt::new(elo0, elo1, alpha, beta).unwrap_err();
        assert_eq!(error(f64::NAN, 5.0, 0.05, 0.05), SprtError::Elo);
        assert_eq!(error(0.0, f64::INFINITY, 0.05, 0.05), SprtError::Elo);
        assert_eq!(error(5.0, 5.0, 0.05, 0.05), SprtError::Order);
        assert_eq!(error(0.0, 1e-300, 0.05, 0.05), SprtError::Order);
        assert_eq!(error(0.0, 5.0, 0.0, 0.05), SprtError::Errors);
        assert_eq!(error(0.0, 5.0, 0.05, 0.5), SprtError::Errors);
        assert_eq!(error(0.0, 5.0, 0.05, f64::NAN), SprtError::Errors);
    }

    #[test]
    fn numbers_worked_out_by_hand() {
        let [lower, upper] = test(0.0, 5.0).bounds();
        near(lower, -(19_f64.ln()));
        near(upper, 19_f64.ln());
        // The shares are 1/2 and 3/4 at 0 and 400·log10(3). Three won duplicates and a lost one: the mean is 3/4; with a
        // lost and a won one it is 2/3 and the variance 2/9. 4 · 1/4 · 1/4 / (2 · 2/9) = 9/16.
        let wide = test(0.0, 400.0 * 3_f64.log10());
        let mut score = Score::new();
        assert_eq!(wide.llr(&score), 0.0);
        [1.0, 1.0, 0.0, 1.0].iter().for_each(|share| score.add(*share, 2));
        near(wide.llr(&score), 9.0 / 16.0);
        // Two lost duplicates more: the mean is 1/2, the variance 1/4. 6 · 1/4 · −1/4 / 0.5 = −0.75.
        [0.0, 0.0].iter().for_each(|share| score.add(*share, 2));
        near(wide.llr(&score), -0.75);
        assert_eq!(wide.verdict(&score), Verdict::Continue);
    }

    /// Plays until there is a verdict; says after how many duplicates. Of 1000 duplicates `decided` are won or lost whole, the
    /// others are split.
    fn run(sprt: Sprt, elo: f64, decided: usize, chance: &mut Chance) -> (Verdict, u64) {
        let won = ((share_at(elo) - 0.5) * 1e6) as usize + decided * 500;
        let mut score = Score::new();
        loop {
            let share = match chance.below(1_000_000) {
                ticket if ticket < won => 1.0,
                ticket if ticket < decided * 1000 => 0.0,
                _ => 0.5,
            };
            score.add(share, 2);
            let verdict = sprt.verdict(&score);
            if verdict != Verdict::Continue {
                return (verdict, score.duplicates());
            }
        }
    }

    /// How many of 1000 tests accept the second guess, and after how many duplicates on average.
    fn accepted(sprt: Sprt, elo: f64, decided: usize) -> (usize, u64) {
        let mut chance = Chance::from_seed(11);
        let runs: Vec<(Verdict, u64)> = (0..1000).map(|_| run(sprt, elo, decided, &mut chance)).collect();
        let second = runs.iter().filter(|run| run.0 == Verdict::AcceptsSecond).count();
        (second, runs.iter().map(|run| run.1).sum::<u64>() / 1000)
    }

    #[test]
    fn errors_are_as_rare_as_asked_for_however_much_the_cards_decide() {
        for decided in [150, 500, 900] {
            let (wrong, _) = accepted(test(0.0, 40.0), 0.0, decided);
            assert!((15..=80).contains(&wrong), "at the first guess, {decided}: {wrong}");
            let (right, _) = accepted(test(0.0, 40.0), 40.0, decided);
            assert!((920..=985).contains(&right), "at the second guess, {decided}: {right}");
        }
    }

    #[test]
    fn a_clear_difference_stops_early() {
        let (_, close) = accepted(test(0.0, 40.0), 20.0, 500);
        let (right, clear) = accepted(test(0.0, 40.0), 150.0, 500);
        assert_eq!(right, 1000);
        assert!(clear * 5 < close, "{clear} duplicates against {close}");
    }
}
