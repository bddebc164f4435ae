//! Results with luck taken out: their mean, how far it is to be trusted, and how many games as they are it is worth.

use crate::statistics::score::{DEVIATIONS, Interval};

/// Duplicates of one entrant against another, each with its result as it was and with luck taken out.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Adjusted {
    plain: Moments,
    adjusted: Moments,
}

/// The mean of some numbers, and the sum of their squared distances from it.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
struct Moments {
    count: f64,
    mean: f64,
    squares: f64,
}

impl Moments {
    fn add(&mut self, number: f64) {
        self.count += 1.0;
        let above = number - self.mean;
        self.mean += above / self.count;
        self.squares += above * (number - self.mean);
    }

    fn variance(&self) -> f64 {
        if self.count > 1.0 { self.squares / (self.count - 1.0) } else { f64::INFINITY }
    }
}

impl Adjusted {
    /// No duplicates yet.
    pub fn new() -> Adjusted {
        Adjusted::default()
    }

    /// Adds a duplicate: the share of its games that the entrant won, and the same with luck taken out, which may lie below 0 or above 1.
    pub fn add(&mut self, share: f64, adjusted: f64) {
        self.plain.add(share);
        self.adjusted.add(adjusted);
    }

    /// How many duplicates there were.
    pub fn duplicates(&self) -> u64 {
        self.plain.count as u64
    }

    /// The mean share of wins with luck taken out; a half before the first duplicate.
    pub fn rate(&self) -> f64 {
        if self.adjusted.count == 0.0 { 0.5 } else { self.adjusted.mean }
    }

    /// Its 95 % interval, by the spread of the duplicates.
    pub fn rate_interval(&self) -> Interval {
        let error = (self.adjusted.variance() / self.adjusted.count.max(1.0)).sqrt();
        let half = if error.is_finite() { DEVIATIONS * error } else { 1.0 };
        Interval { low: (self.rate() - half).max(0.0), high: (self.rate() + half).min(1.0) }
    }

    /// How many duplicates as they are tell as much as one with luck taken out; 1 as long as nothing is known.
    pub fn worth(&self) -> f64 {
        let (plain, adjusted) = (self.plain.variance(), self.adjusted.variance());
        if plain.is_finite() && plain > 0.0 && adjusted > 0.0 { plain / adjusted } else { 1.0 }
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
            score.add(side, 0.55 + 0.1 * (side - 0.5));
        }
        assert_eq!(score.duplicates(), 100);
        assert!((score.rate() - 0.55).abs() < 1e-9);
        assert!((score.worth() - 100.0).abs() < 1e-6, "a tenth of the spread: {}", score.worth());
        let Interval { low, high } = score.rate_interval();
        // The standard deviation is 0.05025, the standard error a tenth of it.
        assert!((low - 0.54015).abs() < 1e-4 && (high - 0.55985).abs() < 1e-4, "{low} to {high}");
    }
}
