//! How much a bot may think.

/// How much a bot may think about one decision. Whatever the budget, at least one choice is considered.
#[derive(Clone, Copy, Default)]
pub struct Budget<'a> {
    /// The most positions that it may look at. Without a limit of time besides, the decision is the same on every machine.
    pub nodes: Option<u32>,
    /// Asked again and again: is the time up? The clock is the host's, because bots have none of their own.
    pub time_is_up: Option<&'a dyn Fn() -> bool>,
}

impl Budget<'_> {
    /// As much as the level likes to think.
    pub const UNLIMITED: Budget<'static> = Budget { nodes: None, time_is_up: None };

    /// At most this number of positions.
    pub const fn of_nodes(nodes: u32) -> Budget<'static> {
        Budget { nodes: Some(nodes), time_is_up: None }
    }
}

/// Counts what a bot has used of its budget.
pub(crate) struct Meter<'a> {
    budget: Budget<'a>,
    used: u32,
}

impl<'a> Meter<'a> {
    pub(crate) fn new(budget: Budget<'a>) -> Meter<'a> {
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
                && self.budget.time_is_up.is_none_or(|time_is_up| !time_is_up()));
        self.used += u32::from(within);
        within
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn taken(budget: Budget<'_>) -> usize {
        let mut meter = Meter::new(budget);
        (0..100).take_while(|_| meter.take_one()).count()
    }

    #[test]
    fn a_budget_is_used_up_and_never_empty() {
        assert_eq!(taken(Budget::UNLIMITED), 100);
        assert_eq!(taken(Budget::of_nodes(7)), 7);
        assert_eq!(taken(Budget::of_nodes(0)), 1);
        assert_eq!(taken(Budget { time_is_up: Some(&|| true), nodes: None }), 1);
        let asked = std::cell::Cell::new(0);
        let after_three = || asked.replace(asked.get() + 1) >= 3;
        assert_eq!(taken(Budget { time_is_up: Some(&after_three), nodes: Some(50) }), 4);
    }
}
