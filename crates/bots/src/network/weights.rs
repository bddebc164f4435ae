//! The networks that come with the program, one a rule set: weights/README.md says how they were made.

use std::sync::OnceLock;

use makker_rules::Edition;

use crate::network::layers::Network;

/// The weights by rule set.
static BYTES: [&[u8]; Edition::ALL.len()] = [
    include_bytes!("../../weights/nordic.net"),
    include_bytes!("../../weights/english.net"),
    include_bytes!("../../weights/classic.net"),
    include_bytes!("../../weights/jubilee.net"),
    include_bytes!("../../weights/plus-pairs.net"),
    include_bytes!("../../weights/plus-trios.net"),
];

/// The network of a rule set.
pub fn network(edition: Edition) -> &'static Network {
    static ALL: [OnceLock<Network>; Edition::ALL.len()] = [const { OnceLock::new() }; Edition::ALL.len()];
    let read = || Network::read(edition, BYTES[edition as usize]).expect("a test reads them all");
    ALL[edition as usize].get_or_init(read)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_set_has_a_network() {
        for edition in Edition::ALL {
            assert!(Network::read(edition, BYTES[edition as usize]).is_ok(), "{edition}");
        }
    }
}
