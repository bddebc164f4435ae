//! What one entrant has scored against another: the share of wins, its Elo, and how far both are to be trusted.

/// The 97.5 % point of the normal distribution: this many standard deviations to either side of the mean hold 95 %.
pub(crate) const DEVIATIONS: f64 = 1.959_963_984_540_054;

/// A variance that rests on fewer duplicates than these is itself luck.
const ENOUGH_DUPLICATES: f64 = 10.0;

/// Duplicates, half of them lost and half of them won, that keep a variance from being 0. With one instead of two, a run of
/// split duplicates at the beginning looks like certainty: where 85 of 100 duplicates were split, 9 of 100 simulated tests between 0
/// and 40 Elo erred that should have been 5; with two it is 7, for about a twelfth more duplicates.
const VIRTUAL_DUPLICATES: f64 = 2.0;

/// The duplicates of one entrant against another. Every duplicate is played with the seats exchanged, so that equal players share
/// its wins evenly, and counts once, by the share of its games that the entrant won.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Score {
    duplicates: u64,
    games: u64,
    mean: f64,
    squares: f64,
}

/// From where to where a number lies with a probability of 95 %.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Interval {
    /// Its lower end.
    pub low: f64,
    /// Its upper end.
    pub high: f64,
}

impl Score {
    /// No duplicates yet.
    pub fn new() -> Score {
        Score::default()
    }

    /// Adds a duplicate: the share of its games that the entrant won, and how many games these were.
    ///
    /// # Panics
    /// If the share is not in 0 to 1, or there were no games.
    pub fn add(&mut self, share: f64, games: u32) {
        assert!((0.0..=1.0).contains(&share), "a share is a number from 0 to 1, not {share}");
        assert!(games > 0, "a duplicate has games");
        self.duplicates += 1;
        self.games += u64::from(games);
        // Welford's sums (Technometrics 4, 1962): the difference of two large sums would lose the variance.
        let above = share - self.mean;
        self.mean += above / self.duplicates as f64;
        self.squares += above * (share - self.mean);
    }

    /// How many duplicates were played.
    pub fn duplicates(&self) -> u64 {
        self.duplicates
    }

    /// How many games these were.
    pub fn games(&self) -> u64 {
        self.games
    }

    /// The mean share of wins; a half before the first duplicate.
    pub fn rate(&self) -> f64 {
        // Rounding must not carry the mean of ones beyond 1.
        if self.duplicates == 0 { 0.5 } else { self.mean.clamp(0.0, 1.0) }
    }

    /// The 95 % interval of the rate: Wilson's (Journal of the American Statistical Association 22, 1927), which never
    /// leaves 0 to 1 and has a width even when all games were won, for as many independent games as these are worth.
    pub fn rate_interval(&self) -> Interval {
        let worth = self.games as f64 / self.design_effect();
        Interval { low: wilson_low(self.rate(), worth), high: 1.0 - wilson_low(1.0 - self.rate(), worth) }
    }

    /// The difference in strength that the rate stands for. It is infinite when all games were won (`f64::INFINITY`) or
    /// lost (`f64::NEG_INFINITY`), and 0 before the first duplicate.
    pub fn elo(&self) -> f64 {
        elo_of(self.rate())
    }

    /// The 95 % interval of the Elo, from that of the rate; an end is infinite where the rate's is 0 or 1.
    pub fn elo_interval(&self) -> Interval {
        let Interval { low, high } = self.rate_interval();
        Interval { low: elo_of(low), high: elo_of(high) }
    }

    /// Kish's design effect: how many games of this kind tell as much as one independent game. Below 1 when exchanging
    /// the seats cancels the luck of the cards, above 1 when a duplicate's games tend to end alike.
    pub fn design_effect(&self) -> f64 {
        let duplicates = self.duplicates as f64;
        // Without any variance nothing can be said about how far luck cancels out: all won may be chance.
        if duplicates < ENOUGH_DUPLICATES || self.squares <= 0.0 {
            return 1.0;
        }
        let games_a_duplicate = self.games as f64 / duplicates;
        let observed = self.squares / (duplicates - 1.0) / duplicates;
        let binomial = self.rate() * (1.0 - self.rate()) / self.games as f64;
        // At most, all games of a duplicate end alike. At least, an effect e is that of duplicates of which e / games_a_duplicate are
        // won or lost whole and all others are split evenly, and of such duplicates there must be enough. So a small effect
        // needs many duplicates.
        let smallest = (ENOUGH_DUPLICATES * games_a_duplicate / duplicates).min(1.0);
        (observed / binomial).clamp(smallest, games_a_duplicate)
    }

    /// The variance of the shares, virtual duplicates included, so that it is never 0.
    pub(crate) fn regular_variance(&self) -> f64 {
        let duplicates = self.duplicates as f64;
        let all = duplicates + VIRTUAL_DUPLICATES;
        let apart = self.rate() - 0.5;
        (self.squares + VIRTUAL_DUPLICATES / 4.0 + apart * apart * duplicates * VIRTUAL_DUPLICATES / all) / all
    }
}

/// The lower end of Wilson's interval. It is multiplied out, so that it also holds for no games; the upper end is that of
/// the opposite rate, so that both ends are exact at 0 and 1.
fn wilson_low(rate: f64, games: f64) -> f64 {
    let middle = games * rate + DEVIATIONS * DEVIATIONS / 2.0;
    let half = DEVIATIONS * (games * rate * (1.0 - rate) + DEVIATIONS * DEVIATIONS / 4.0).sqrt();
    ((middle - half) / (games + DEVIATIONS * DEVIATIONS)).clamp(0.0, 1.0)
}

/// The difference in strength at which this share is expected.
pub(crate) fn elo_of(share: f64) -> f64 {
    400.0 * (share / (1.0 - share)).log10()
}

/// The share that is expected at this difference in strength.
pub(crate) fn share_at(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn score(shares: &[f64]) -> Score {
        let mut score = Score::new();
        shares.iter().for_each(|share| score.add(*share, 2));
        score
    }

    /// Duplicates of two games, well mixed.
    fn mixed(won: usize, split: usize, lost: usize) -> Score {
        let mut shares = [vec![1.0; won], vec![0.5; split], vec![0.0; lost]].concat();
        makker_chance::Chance::from_seed(1).shuffle(&mut shares);
        score(&shares)
    }

    #[track_caller]
    fn near(found: f64, expected: f64) {
        assert!((found - expected).abs() < 5e-4 || found == expected, "{found} is not {expected}");
    }

    #[track_caller]
    fn spans(found: Interval, low: f64, high: f64) {
        near(found.low, low);
        near(found.high, high);
    }

    #[test]
    fn nothing_played_says_nothing() {
        assert_eq!((Score::new().duplicates(), Score::new().games(), Score::new().elo()), (0, 0, 0.0));
        spans(Score::new().rate_interval(), 0.0, 1.0);
        spans(Score::new().elo_interval(), f64::NEG_INFINITY, f64::INFINITY);
    }

    #[test]
    fn deals_of_independent_games_have_the_published_interval() {
        // Two fair coins a duplicate: a quarter, a half, a quarter; Wilson's interval for 100 of 200 is 0.4314 to 0.5686.
        let even = mixed(25, 50, 25);
        assert_eq!((even.duplicates(), even.games()), (100, 200));
        near(even.rate(), 0.5);
        near(even.design_effect(), 100.0 / 99.0);
        spans(even.rate_interval(), 0.4311, 0.5689);
        near(even.elo(), 0.0);
        // Newcombe (Statistics in Medicine 17, 1998), 81 of 263: 0.2553 to 0.3662, and 0 of 20: 0 to 0.1611.
        near(wilson_low(81.0 / 263.0, 263.0), 0.2553);
        near(1.0 - wilson_low(182.0 / 263.0, 263.0), 0.3662);
        near(1.0 - wilson_low(1.0, 20.0), 0.1611);
    }

    #[test]
    fn luck_that_cancels_out_narrows_the_interval_and_luck_that_adds_up_widens_it() {
        // 200 of 1000 duplicates decided: variance 0.05 instead of 0.125. All decided: 0.25.
        near(mixed(100, 800, 100).design_effect(), 0.4 * 1000.0 / 999.0);
        assert_eq!(mixed(500, 0, 500).design_effect(), 2.0);
        let width = |score: Score| score.rate_interval().high - score.rate_interval().low;
        let ratio = width(mixed(500, 0, 500)) / width(mixed(100, 800, 100));
        assert!((ratio - 5_f64.sqrt()).abs() < 0.01, "{ratio}");
    }

    #[test]
    fn a_variance_of_few_decided_deals_is_not_trusted() {
        assert_eq!(mixed(1, 0, 1).design_effect(), 1.0);
        assert_eq!(mixed(1, 18, 0).design_effect(), 1.0);
        assert_eq!(mixed(1, 999, 0).design_effect(), 0.02);
        assert_eq!(mixed(0, 1000, 0).design_effect(), 1.0);
    }

    #[test]
    fn all_won_and_all_lost_are_infinite_and_still_have_a_width() {
        let (won, lost) = (mixed(10, 0, 0), mixed(0, 0, 10));
        assert_eq!((won.elo(), lost.elo()), (f64::INFINITY, f64::NEG_INFINITY));
        spans(won.rate_interval(), 0.8389, 1.0);
        spans(lost.rate_interval(), 0.0, 0.1611);
        assert_eq!((won.elo_interval().high, lost.elo_interval().low), (f64::INFINITY, f64::NEG_INFINITY));
        near(won.elo_interval().low, -lost.elo_interval().high);
    }

    #[test]
    fn elo_and_share_are_each_others_inverse() {
        near(elo_of(0.75), 190.8485);
        assert!(elo_of(0.5).is_sign_positive(), "even is 0, not -0");
        near(share_at(190.8485), 0.75);
        near(share_at(400.0), 10.0 / 11.0);
        assert_eq!((share_at(f64::INFINITY), share_at(f64::NEG_INFINITY)), (1.0, 0.0));
    }

    #[test]
    fn the_interval_is_inside_and_holds_the_rate_and_sums_stay_exact() {
        for (won, split, lost) in [(1, 0, 0), (0, 1, 0), (1, 1, 0), (0, 2, 1), (3, 0, 1), (0, 1, 999), (400_000, 1, 0)]
        {
            let found = mixed(won, split, lost);
            let Interval { low, high } = found.rate_interval();
            assert!(0.0 <= low && low < high && high <= 1.0, "{found:?}");
            assert!(low <= found.rate() && found.rate() <= high, "{found:?}");
        }
        let third = score(&vec![1.0 / 3.0; 300_000]);
        assert!((third.rate() - 1.0 / 3.0).abs() < 1e-12 && third.squares < 1e-12);
        near(score(&[0.0, 1.0]).regular_variance(), 0.25);
        near(score(&[]).regular_variance(), 0.25);
        // A virtual lost and a virtual won duplicate next to three that were won: the mean is 0.8.
        near(score(&[1.0, 1.0, 1.0]).regular_variance(), 0.8 * 0.2);
    }

    /// The shares of 2000 scores of 60 duplicates, of which cards decide most: how many intervals hold the truth?
    #[test]
    fn about_95_of_100_intervals_hold_the_truth() {
        let mut chance = makker_chance::Chance::from_seed(5);
        let mut held = 0;
        for _ in 0..2000 {
            let mut score = Score::new();
            // Split with 60 %, won with 30 %, lost with 10 %: the true rate is 0.6.
            (0..60).for_each(|_| score.add([0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 1.0, 1.0, 1.0, 0.0][chance.below(10)], 2));
            let Interval { low, high } = score.rate_interval();
            held += usize::from(low <= 0.6 && 0.6 <= high);
        }
        assert!((1860..=1950).contains(&held), "{held}");
    }
}
