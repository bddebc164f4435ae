//! Results with luck taken out: their mean, how far it is to be trusted, and how many games as they are it is worth.

use crate::statistics::score::{DEVIATIONS, Interval};

/// With fewer duplicates than these the weight of luck is not fitted: it would fit itself to chance.
const ENOUGH_DUPLICATES: f64 = 20.0;

/// Duplicates of one entrant against another, each with its result as it was and with luck taken out.
///
/// Luck is a control variate: as far as it has mean 0 (docs/review.md says how far that is), any share of it can be taken out without
/// changing the mean. The share is that which leaves least variance: between players who err little nearly all, between weak ones,
/// for whom the estimate of luck is worse, less. So it never tells less than the results as they are.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Adjusted {
    count: f64,
    /// The mean share of wins and the mean luck, and their sums of squares and products about the means.
    share: f64,
    luck: f64,
    share_squares: f64,
    luck_squares: f64,
    products: f64,
}

impl Adjusted {
    /// No duplicates yet.
    pub fn new() -> Adjusted {
        Adjusted::default()
    }

    /// Adds a duplicate: the share of its games that the entrant won, and the same with luck taken out, which may lie below 0 or above 1.
    pub fn add(&mut self, share: f64, adjusted: f64) {
        let luck = share - adjusted;
        self.count += 1.0;
        let (of_share, of_luck) = (share - self.share, luck - self.luck);
        self.share += of_share / self.count;
        self.luck += of_luck / self.count;
        self.share_squares += of_share * (share - self.share);
        self.luck_squares += of_luck * (luck - self.luck);
        self.products += of_share * (luck - self.luck);
    }

    /// How many duplicates there were.
    pub fn duplicates(&self) -> u64 {
        self.count as u64
    }

    /// The share of luck that is taken out.
    pub fn weight(&self) -> f64 {
        let is_known = self.count >= ENOUGH_DUPLICATES && self.luck_squares > 0.0;
        if is_known { (self.products / self.luck_squares).clamp(0.0, 1.0) } else { 1.0 }
    }

    /// The mean share of wins with luck taken out; a half before the first duplicate.
    pub fn rate(&self) -> f64 {
        if self.count == 0.0 { 0.5 } else { self.share - self.weight() * self.luck }
    }

    /// Its 95 % interval, by the spread of the duplicates.
    pub fn rate_interval(&self) -> Interval {
        let error = (self.variance() / self.count.max(1.0)).sqrt();
        let half = if error.is_finite() { DEVIATIONS * error } else { 1.0 };
        Interval { low: (self.rate() - half).max(0.0), high: (self.rate() + half).min(1.0) }
    }

    /// How many duplicates as they are tell as much as one with luck taken out; 1 as long as nothing is known.
    pub fn worth(&self) -> f64 {
        let plain = self.share_squares / (self.count - 1.0);
        let adjusted = self.variance();
        if self.count > 2.0 && plain > 0.0 && adjusted > 0.0 { plain / adjusted } else { 1.0 }
    }

    /// The variance of the shares with luck taken out.
    fn variance(&self) -> f64 {
        let weight = self.weight();
        let squares = self.share_squares - 2.0 * weight * self.products + weight * weight * self.luck_squares;
        // A weight that was fitted takes one more from the number of free ones.
        let free = if self.count >= ENOUGH_DUPLICATES { self.count - 2.0 } else { self.count - 1.0 };
        if free > 0.0 { squares.max(0.0) / free } else { f64::INFINITY }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_is_that_of_the_spread_and_the_worth_that_of_the_variances() {
        assert_eq!((Adjusted::new().rate(), Adjusted::new().worth()), (0.5, 1.0));
        let mut score = Adjusted::new();
        for number in 0..100 {
            let side = f64::from(number % 2);
            // Whoever won by luck played a little worse or better, one as often as the other.
            let play = if number % 4 < 2 { 0.05 } else { -0.05 };
            score.add(side, 0.55 + play);
        }
        assert_eq!(score.duplicates(), 100);
        assert!((score.rate() - 0.55).abs() < 2e-3, "{}", score.rate());
        assert!((score.worth() - 100.0).abs() < 4.0, "a tenth of the spread: {}", score.worth());
        let Interval { low, high } = score.rate_interval();
        // The standard deviation is 0.05, the standard error a tenth of it.
        assert!((low - 0.5402).abs() < 2e-3 && (high - 0.5598).abs() < 2e-3, "{low} to {high}");
    }

    #[test]
    fn luck_that_was_badly_told_counts_less_and_results_never_tell_more_by_themselves() {
        let mut score = Adjusted::new();
        for number in 0..400 {
            let won = f64::from(number % 2);
            // Half of what is taken for luck is none: it comes and goes, whoever wins.
            let error = [0.5, -0.5][usize::from(number % 4 < 2)];
            score.add(won, won - (won - 0.5) - error);
        }
        assert!((score.weight() - 0.5).abs() < 0.01, "{}", score.weight());
        assert!((score.rate() - 0.5).abs() < 0.01 && score.worth() > 1.9, "{} {}", score.rate(), score.worth());
        let mut wrong = Adjusted::new();
        (0..40).for_each(|number| wrong.add(f64::from(number % 2), 2.0 * f64::from(number % 2)));
        assert!(wrong.weight() == 0.0 && wrong.rate() == 0.5, "what is no luck at all is not taken out: {wrong:?}");
    }

    #[test]
    fn few_duplicates_fit_no_weight() {
        let mut score = Adjusted::new();
        (0..10).for_each(|number| score.add(f64::from(number % 2), 0.6));
        assert_eq!(score.weight(), 1.0);
        assert!((score.rate() - 0.6).abs() < 1e-9);
    }
}
