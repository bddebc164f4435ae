//! The name of a rule set: `classic+lock-or-leave`, and why a text is none.

use std::fmt;
use std::str::FromStr;

use crate::edition::knob::Knob;
use crate::edition::printed::{Edition, UnknownEdition};
use crate::edition::rule_set::RuleSet;

impl fmt::Display for RuleSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = self.turned().map(|knob| format!("+{}", self.answer(knob)));
        f.pad(&words.fold(self.edition().name().to_string(), |name, word| name + &word))
    }
}

impl fmt::Debug for RuleSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Why a text names no rule set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum UnknownRuleSet {
    /// It does not begin with an edition.
    Edition(UnknownEdition),
    /// What stands after a `+` is no house rule.
    Word(RuleSet),
    /// The edition has this rule anyway.
    HasItAnyway {
        /// The edition.
        edition: Edition,
        /// The word of the rule.
        word: &'static str,
    },
    /// The house rules stand in another order, or one stands there twice.
    Order {
        /// The name as it should be.
        name: RuleSet,
    },
}

impl fmt::Display for UnknownRuleSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            UnknownRuleSet::Edition(unknown) => write!(f, "{unknown}"),
            UnknownRuleSet::Word(rules) => {
                let words: Vec<&str> = Knob::ALL.iter().map(|knob| rules.with_turned(*knob).answer(*knob)).collect();
                let (edition, words) = (rules.edition(), words.join(", "));
                write!(f, "the house rules of {edition}, each with a + before it, are {words}")
            }
            UnknownRuleSet::HasItAnyway { edition, word } => {
                write!(f, "{edition} has the rule {word} anyway: leave it out")
            }
            UnknownRuleSet::Order { name } => {
                write!(f, "house rules stand in one order, each at most once: write {name}")
            }
        }
    }
}

impl std::error::Error for UnknownRuleSet {}

impl FromStr for RuleSet {
    type Err = UnknownRuleSet;

    fn from_str(text: &str) -> Result<RuleSet, UnknownRuleSet> {
        let mut words = text.split('+');
        let edition: Edition = words.next().unwrap_or_default().parse().map_err(UnknownRuleSet::Edition)?;
        let (printed, mut rules) = (RuleSet::from(edition), RuleSet::from(edition));
        for word in words {
            let knob = Knob::ALL.iter().copied().find(|knob| knob.words().contains(&word));
            let knob = knob.ok_or(UnknownRuleSet::Word(printed))?;
            if printed.answer(knob) == word {
                return Err(UnknownRuleSet::HasItAnyway { edition, word: printed.answer(knob) });
            }
            rules = if rules.turned().any(|other| other == knob) { rules } else { rules.with_turned(knob) };
        }
        if rules.to_string() == text { Ok(rules) } else { Err(UnknownRuleSet::Order { name: rules }) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_set_has_one_name_and_a_number_of_its_own() {
        let mut numbers = vec![false; RuleSet::COUNT];
        for edition in Edition::ALL {
            for turned in 0_u32..1 << Knob::ALL.len() {
                let knobs = Knob::ALL.iter().filter(|knob| turned >> **knob as u32 & 1 == 1);
                let rules = knobs.fold(RuleSet::from(edition), |rules, knob| rules.with_turned(*knob));
                assert_eq!(rules.to_string().parse(), Ok(rules));
                assert_eq!(rules.to_string().matches('+').count(), turned.count_ones() as usize);
                assert!(!std::mem::replace(&mut numbers[rules.number()], true));
            }
        }
        assert!(numbers.into_iter().all(|taken| taken));
    }

    #[test]
    fn what_names_no_rule_set_is_refused_with_what_to_write() {
        let check = |text: &str, expected: &str| {
            assert_eq!(text.parse::<RuleSet>().unwrap_err().to_string(), expected);
        };
        check("+stay", "an edition is one of nordic, english, classic, jubilee, plus-pairs, plus-trios");
        check(
            "classic+lock",
            "the house rules of classic, each with a + before it, are start-counts, swap-from-start, turn-once, stay, \
             lock-or-leave, rest-may-lapse, fresh-decks",
        );
        check("classic+rest-in-goal", "classic has the rule rest-in-goal anyway: leave it out");
        check(
            "classic+stay+turn-once",
            "house rules stand in one order, each at most once: write classic+turn-once+stay",
        );
        check("classic+stay+stay", "house rules stand in one order, each at most once: write classic+stay");
        assert!("classic+".parse::<RuleSet>().is_err());
        assert!("classic + stay".parse::<RuleSet>().is_err());
    }
}
