//! What is counted of reviews, puzzles and cards.

use std::time::Duration;

use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;

use super::{Label, add, set};

/// How much work goes into a review.
const EFFORTS: [&str; 2] = ["quick", "deep"];

/// What is counted of them.
pub struct LookingBack {
    waiting: Family<Label, Gauge>,
    seconds: Family<Label, Histogram>,
    puzzles: Counter,
    cards: Histogram,
}

impl LookingBack {
    pub(super) fn new(ours: &mut Registry) -> LookingBack {
        let long = || Histogram::new([1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0, 200.0, 500.0, 1000.0]);
        let made = Family::new_with_constructor(long as fn() -> Histogram);
        let counted = LookingBack {
            waiting: add(ours, "reviews_waiting", "Reviews that are wanted and not made, by effort", Family::default()),
            seconds: add(ours, "review_seconds", "How long a review took from its beginning, by effort", made),
            puzzles: add(ours, "puzzles", "Puzzles of the day that were made", Counter::default()),
            cards: add(ours, "card_seconds", "How long it took to draw the card of a result", super::seconds()),
        };
        for effort in EFFORTS {
            drop(counted.seconds.get_or_create(&[("effort", effort)]));
        }
        counted.waiting(&[]);
        counted
    }

    /// How many reviews wait, by effort.
    pub fn waiting(&self, counts: &[(String, u64)]) {
        let count = |effort| counts.iter().filter(|(other, _)| other == effort).map(|(_, count)| count).sum();
        set(&self.waiting, "effort", EFFORTS.into_iter().map(|effort| (effort, count(effort))));
    }

    /// A review was made.
    pub fn made(&self, effort: &'static str, time: Duration) {
        self.seconds.get_or_create(&[("effort", effort)]).observe(time.as_secs_f64());
    }

    /// A puzzle was made.
    pub fn puzzle(&self) {
        self.puzzles.inc();
    }

    /// A card was drawn.
    pub fn drew(&self, time: Duration) {
        self.cards.observe(time.as_secs_f64());
    }
}
