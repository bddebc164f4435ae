//! The networks by which bots play, one for each edition: weights/README.md says how they were made. Most programs have them inside; a
//! browser brings the one that it needs.

use makker_rules::{ByRuleSet, Edition, RuleSet};

use crate::network::layers::{Network, NotANetwork};

static ALL: ByRuleSet<Network> = ByRuleSet::new();

/// What was learned, by the name of the edition that was played.
#[cfg(feature = "weights")]
static WEIGHTS: [(&str, &[u8]); 6] = [
    ("nordic", include_bytes!("../../weights/nordic.net")),
    ("english", include_bytes!("../../weights/english.net")),
    ("classic", include_bytes!("../../weights/classic.net")),
    ("jubilee", include_bytes!("../../weights/jubilee.net")),
    ("plus-pairs", include_bytes!("../../weights/plus-pairs.net")),
    ("plus-trios", include_bytes!("../../weights/plus-trios.net")),
];

/// The network of a rule set. House rules have none of their own: they are played by what was learned of their edition.
///
/// # Panics
/// If it is not [at hand](is_at_hand).
pub fn network(rules: RuleSet) -> &'static Network {
    let learned = ALL.get(rules.edition().into(), |_| inside(rules.edition()).expect("the network was brought"));
    if rules.is_printed() { learned } else { ALL.get(rules, |rules| learned.on_boards_of(rules)) }
}

/// Brings the network of an edition; if there is one already, that stays.
pub fn bring(edition: Edition, bytes: &[u8]) -> Result<(), NotANetwork> {
    let network = Network::read(edition.into(), bytes)?;
    ALL.get(edition.into(), |_| network);
    Ok(())
}

/// Can bots of an edition play that have learned?
pub fn is_at_hand(edition: Edition) -> bool {
    cfg!(feature = "weights") || ALL.peek(edition.into()).is_some()
}

#[cfg(feature = "weights")]
fn inside(edition: Edition) -> Option<Network> {
    let (_, bytes) = WEIGHTS.iter().find(|(name, _)| *name == edition.name())?;
    Network::read(edition.into(), bytes).ok()
}

#[cfg(not(feature = "weights"))]
fn inside(_: Edition) -> Option<Network> {
    None
}

#[cfg(all(test, feature = "weights"))]
mod tests {
    use super::*;

    #[test]
    fn every_edition_has_a_network() {
        for edition in Edition::ALL {
            assert!(inside(edition).is_some(), "{edition}");
        }
    }

    #[test]
    fn what_is_no_network_is_not_brought() {
        assert!(bring(Edition::ALL[0], b"no network").is_err());
    }
}
