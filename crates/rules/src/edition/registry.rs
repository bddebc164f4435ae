//! What is worked out once for a rule set and kept.

use std::sync::OnceLock;

use crate::edition::RuleSet;

/// What was worked out once for each rule set that anyone asked for, and is kept: tables, say. There are 768 rule sets, so that
/// nothing grows without end.
pub struct ByRuleSet<T>([OnceLock<Box<T>>; RuleSet::COUNT]);

impl<T> ByRuleSet<T> {
    /// Nothing worked out yet.
    pub const fn new() -> ByRuleSet<T> {
        ByRuleSet([const { OnceLock::new() }; RuleSet::COUNT])
    }

    /// What belongs to a rule set; it is worked out when it is asked for the first time.
    #[inline]
    pub fn get(&self, rules: RuleSet, work_out: impl FnOnce(RuleSet) -> T) -> &T {
        self.0[rules.number()].get_or_init(|| Box::new(work_out(rules)))
    }

    /// What belongs to a rule set, if it was asked for before.
    pub fn peek(&self, rules: RuleSet) -> Option<&T> {
        self.0[rules.number()].get().map(|found| &**found)
    }
}

impl<T> Default for ByRuleSet<T> {
    fn default() -> ByRuleSet<T> {
        ByRuleSet::new()
    }
}
