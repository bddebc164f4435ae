//! The house rules that everyday tests try: every knob of every edition turned alone, and some combinations.

use makker_chance::Chance;
use makker_rules::{Edition, Knob, RuleSet};

/// How many combinations.
const COMBINATIONS: usize = 20;

/// House rules of every edition, the same sample every time.
pub fn house_rules() -> Vec<RuleSet> {
    let editions = Edition::ALL.map(RuleSet::from);
    let alone = |rules: RuleSet| Knob::ALL.iter().map(move |knob| rules.with_turned(*knob));
    let mut sample: Vec<RuleSet> = editions.into_iter().flat_map(alone).collect();
    let mut chance = Chance::from_seed(15);
    let whole = sample.len() + COMBINATIONS;
    while sample.len() < whole {
        let mut rules = editions[chance.below(editions.len())];
        for knob in Knob::ALL.iter().filter(|_| chance.below(2) == 0) {
            rules = rules.with_turned(*knob);
        }
        if rules.turned().count() > 1 && !sample.contains(&rules) {
            sample.push(rules);
        }
    }
    sample
}
