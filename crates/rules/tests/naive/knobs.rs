//! What a rule set's name says, read from the table in docs/rules.md alone: an edition, and the knobs that are turned.

pub const EDITIONS: [&str; 6] = ["nordic", "english", "classic", "jubilee", "plus-pairs", "plus-trios"];

/// The seven knobs in the order in which a name gives them, each with its two positions.
pub const KNOBS: [[&str; 2]; 7] = [
    ["start-counts", "start-skipped"],
    ["swap-from-start", "no-swap-from-start"],
    ["turn-once", "turn-often"],
    ["stay", "turn-on-the-spot"],
    ["lock-or-leave", "rest-in-goal"],
    ["rest-may-lapse", "rest-is-used"],
    ["fresh-decks", "three-deals"],
];

/// How the knobs stand in an edition as it is printed.
fn printed(edition: &str) -> Option<[&'static str; 7]> {
    Some(match edition {
        "nordic" => {
            ["start-counts", "swap-from-start", "turn-once", "stay", "rest-in-goal", "rest-is-used", "three-deals"]
        }
        "english" => {
            ["start-skipped", "swap-from-start", "turn-once", "stay", "rest-in-goal", "rest-may-lapse", "fresh-decks"]
        }
        "jubilee" => {
            ["start-skipped", "no-swap-from-start", "turn-once", "stay", "lock-or-leave", "rest-is-used", "three-deals"]
        }
        "classic" | "plus-pairs" | "plus-trios" => [
            "start-skipped",
            "no-swap-from-start",
            "turn-often",
            "turn-on-the-spot",
            "rest-in-goal",
            "rest-is-used",
            "three-deals",
        ],
        _ => return None,
    })
}

/// The seven knobs that can be turned in an edition, in the order of a name.
pub fn turned(edition: &str) -> [&'static str; 7] {
    let printed = printed(edition).unwrap_or_else(|| panic!("no edition {edition}"));
    std::array::from_fn(|knob| KNOBS[knob].into_iter().find(|position| *position != printed[knob]).expect("the other"))
}

/// An edition with those of its knobs turned for which `turn` says so.
pub fn name(edition: &str, mut turn: impl FnMut(usize) -> bool) -> String {
    let mut name = edition.to_string();
    for (knob, word) in turned(edition).into_iter().enumerate() {
        if turn(knob) {
            name.push('+');
            name.push_str(word);
        }
    }
    name
}

/// A rule set: its edition, and how each of the seven knobs stands.
#[derive(Clone, Copy)]
pub struct Rules {
    pub edition: &'static str,
    /// Ruling 4, else ruling 3.
    pub start_counts: bool,
    /// Ruling 23.
    pub swap_from_start: bool,
    /// Ruling 13.
    pub turns_often: bool,
    /// Ruling 14.
    pub turns_on_the_spot: bool,
    /// Rulings 12 and 21.
    pub lock_or_leave: bool,
    /// Ruling 19.
    pub rest_may_lapse: bool,
    /// Ruling 6.
    pub fresh_decks: bool,
}

impl Rules {
    /// Nothing if it is not the name of a rule set: each rule set has one name, so a knob that the edition has anyway, one that
    /// stands twice and one out of order are refused.
    pub fn read(name: &str) -> Option<Rules> {
        let mut words = name.split('+');
        let first = words.next()?;
        let edition = EDITIONS.into_iter().find(|edition| *edition == first)?;
        let mut knobs = printed(edition)?;
        let mut open = 0;
        for word in words {
            let knob = (open..7).find(|knob| turned(edition)[*knob] == word)?;
            knobs[knob] = turned(edition)[knob];
            open = knob + 1;
        }
        Some(Rules {
            edition,
            start_counts: knobs.contains(&"start-counts"),
            swap_from_start: knobs.contains(&"swap-from-start"),
            turns_often: knobs.contains(&"turn-often"),
            turns_on_the_spot: knobs.contains(&"turn-on-the-spot"),
            lock_or_leave: knobs.contains(&"lock-or-leave"),
            rest_may_lapse: knobs.contains(&"rest-may-lapse"),
            fresh_decks: knobs.contains(&"fresh-decks"),
        })
    }

    /// The seats clockwise.
    pub fn seats(&self) -> &'static str {
        if self.edition.starts_with("plus") { "ROYGBP" } else { "RYGB" }
    }

    /// How many numbered spaces an arc has.
    pub fn arc(&self) -> u32 {
        if self.edition.starts_with("plus") { 13 } else { 14 }
    }

    /// The teams, by the colours that the rulebooks name.
    pub fn teams(&self) -> &'static [&'static str] {
        match self.edition {
            "plus-pairs" => &["RG", "OB", "YP"],
            "plus-trios" => &["RYB", "OGP"],
            _ => &["RG", "YB"],
        }
    }

    /// How many pawns of one colour can come to stand together on another's start: where it counts, they walk there; where it
    /// does not, only a swap brings one there, in exchange for the one that stood there.
    pub fn guests_on_a_start(&self) -> u32 {
        match (self.start_counts, self.swap_from_start) {
            (true, _) => 4,
            (false, true) => 1,
            (false, false) => 0,
        }
    }
}
