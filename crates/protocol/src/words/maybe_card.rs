//! A card that whoever reads this may not know.

use std::fmt;

use makker_rules::Card;

/// A card, or `?`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct MaybeCard(pub Option<Card>);

impl fmt::Display for MaybeCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.map_or("?", Card::code))
    }
}
