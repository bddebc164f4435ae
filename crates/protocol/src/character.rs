//! Bots are somebody: who there is to be.

use crate::face::Face;

/// A bot as people know it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Character {
    /// What it is called.
    pub name: &'static str,
    /// What it looks like.
    pub face: Face,
}

/// All bots there are. Tables online do not keep theirs, but work them out anew: whoever changes this list renames bots at old tables.
pub const CHARACTERS: [Character; 12] = [
    Character { name: "Holger", face: Face::Beard },
    Character { name: "Freja", face: Face::Bun },
    Character { name: "Sigrid", face: Face::Curls },
    Character { name: "Bo", face: Face::Hat },
    Character { name: "Maja", face: Face::Bob },
    Character { name: "Emil", face: Face::Short },
    Character { name: "Åse", face: Face::Silver },
    Character { name: "Viggo", face: Face::Moustache },
    Character { name: "Liv", face: Face::Waves },
    Character { name: "Oskar", face: Face::Fade },
    Character { name: "Tove", face: Face::Long },
    Character { name: "Asta", face: Face::Puffs },
];
