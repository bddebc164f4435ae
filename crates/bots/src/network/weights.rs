//! The networks that come with the program, one for each edition: weights/README.md says how they were made.

use makker_rules::{ByRuleSet, Edition, RuleSet};

use crate::network::layers::Network;

/// What was learned, by the name of the edition that was played.
static WEIGHTS: [(&str, &[u8]); 6] = [
    ("nordic", include_bytes!("../../weights/nordic.net")),
    ("english", include_bytes!("../../weights/english.net")),
    ("classic", include_bytes!("../../weights/classic.net")),
    ("jubilee", include_bytes!("../../weights/jubilee.net")),
    ("plus-pairs", include_bytes!("../../weights/plus-pairs.net")),
    ("plus-trios", include_bytes!("../../weights/plus-trios.net")),
];

/// The network of a rule set. House rules have none of their own: they are played by what was learned of their edition.
pub fn network(rules: RuleSet) -> &'static Network {
    static ALL: ByRuleSet<Network> = ByRuleSet::new();
    let learned = ALL.get(rules.edition().into(), |_| read(rules.edition()).expect("a test reads them all"));
    if rules.is_printed() { learned } else { ALL.get(rules, |rules| learned.on_boards_of(rules)) }
}

fn read(edition: Edition) -> Option<Network> {
    let (_, bytes) = WEIGHTS.iter().find(|(name, _)| *name == edition.name())?;
    Network::read(edition.into(), bytes).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_edition_has_a_network() {
        for edition in Edition::ALL {
            assert!(read(edition).is_some(), "{edition}");
        }
    }
}
