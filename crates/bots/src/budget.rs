//! How much a bot may think.

use std::time::Instant;

/// How much a bot may think about one decision. Whatever the budget, at least one choice is considered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Budget {
    /// At most so many positions; only then is the decision the same on every machine.
    pub nodes: Option<u32>,
    /// No longer than until then.
    pub deadline: Option<Instant>,
}

impl Budget {
    /// As much as the level likes to think.
    pub const UNLIMITED: Budget = Budget { nodes: None, deadline: None };

    /// At most so many positions.
    pub const fn of_nodes(nodes: u32) -> Budget {
        Budget { nodes: Some(nodes), deadline: None }
    }
}

/// Counts what a bot has used of its budget.
#[derive(Debug)]
pub(crate) struct Meter {
    budget: Budget,
    used: u32,
}

impl Meter {
    pub(crate) fn new(budget: Budget) -> Meter {
        Meter { budget, used: 0 }
    }

    /// How many positions may still be looked at, if that is limited.
    pub(crate) fn left(&self) -> Option<u32> {
        self.budget.nodes.map(|nodes| nodes.saturating_sub(self.used))
    }

    /// May one more position be looked at? The first may always.
    pub(crate) fn take_one(&mut self) -> bool {
        let within = self.used == 0
            || (self.budget.nodes.is_none_or(|nodes| self.used < nodes)
                && self.budget.deadline.is_none_or(|deadline| Instant::now() < deadline));
        self.used += u32::from(within);
        within
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn taken(budget: Budget) -> usize {
        let mut meter = Meter::new(budget);
        (0..100).take_while(|_| meter.take_one()).count()
    }

    #[test]
    fn a_budget_is_used_up_and_never_empty() {
        assert_eq!(taken(Budget::UNLIMITED), 100);
        assert_eq!(taken(Budget::of_nodes(7)), 7);
        assert_eq!(taken(Budget::of_nodes(0)), 1);
        assert_eq!(taken(Budget { deadline: Some(Instant::now()), nodes: None }), 1);
    }
}
