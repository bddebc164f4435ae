//! The six printed editions, as data.

use std::fmt;
use std::str::FromStr;

use crate::card::Card;
use crate::edition::knob::{
    FromGoal, Knobs, NoCircleAhead, RestOfSplit, Shuffling, StartSpace, SwapFromStart, Turning,
};
use crate::seat::Seat;

/// One of the six printed sets of rules.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[repr(u8)]
pub enum Edition {
    /// The Nordic booklet in four languages.
    Nordic,
    /// The first English booklet.
    English,
    /// The English booklet in use today.
    #[default]
    Classic,
    /// The edition for the game's 25 years.
    Jubilee,
    /// Six seats, three pairs.
    PlusPairs,
    /// Six seats, two teams of three.
    PlusTrios,
}

/// One column of the table of docs/rules.md: everything in which the editions differ.
#[derive(Debug)]
pub(crate) struct Printed {
    name: &'static str,
    /// Clockwise from red.
    pub(crate) seats: &'static [Seat],
    pub(crate) teams: usize,
    pub(crate) arc: u8,
    pub(crate) deck: &'static [Card],
    pub(crate) copies: u8,
    pub(crate) knobs: Knobs,
}

const FOUR: &[Seat] = &[Seat::Red, Seat::Yellow, Seat::Green, Seat::Blue];

// Which plain numbers a deck has, and the copies of each card, are printed in no rulebook: inferred (docs/rules.md).
const CLASSIC_DECK: &[Card] = &[
    Card::Start,
    Card::OneOrFourteen,
    Card::Two,
    Card::Three,
    Card::Back4,
    Card::Five,
    Card::Six,
    Card::Split7,
    Card::StartOrEight,
    Card::Nine,
    Card::Ten,
    Card::Swap,
    Card::Twelve,
    Card::StartOrThirteen,
];
const JUBILEE_DECK: &[Card] = &[
    Card::StartOrOne,
    Card::Two,
    Card::Three,
    Card::Split4,
    Card::Jump5,
    Card::SixOrTwoThrees,
    Card::SevenOrTwoBackFive,
    Card::StartOrEight,
    Card::NineOrSwap,
    Card::Ten,
    Card::ElevenOrTwoOnes,
    Card::Twelve,
    Card::StartOrThirteen,
    Card::Fourteen,
];
const PLUS_DECK: &[Card] = &[
    Card::OneOrFourteen,
    Card::TwoOrTwoStarts,
    Card::Three,
    Card::Back4,
    Card::Jump5,
    Card::Six,
    Card::Split7,
    Card::StartOrEight,
    Card::Nine,
    Card::Ten,
    Card::Swap,
    Card::Twelve,
    Card::StartOrThirteen,
];

const CLASSIC: Printed = Printed {
    name: "classic",
    seats: FOUR,
    teams: 2,
    arc: 14,
    deck: CLASSIC_DECK,
    copies: 4,
    knobs: Knobs {
        start_space: StartSpace::Skipped,
        swap_from_start: SwapFromStart::Protected,
        turning: Turning::Often,
        no_circle_ahead: NoCircleAhead::Turns,
        from_goal: FromGoal::Anywhere,
        rest_of_split: RestOfSplit::MustBeUsed,
        shuffling: Shuffling::EachDealer,
    },
};

const NORDIC: Printed = Printed {
    name: "nordic",
    knobs: Knobs {
        start_space: StartSpace::Counts,
        swap_from_start: SwapFromStart::Allowed,
        turning: Turning::Once,
        no_circle_ahead: NoCircleAhead::Stays,
        ..CLASSIC.knobs
    },
    ..CLASSIC
};

const ENGLISH: Printed = Printed {
    name: "english",
    knobs: Knobs {
        swap_from_start: SwapFromStart::Allowed,
        turning: Turning::Once,
        no_circle_ahead: NoCircleAhead::Stays,
        rest_of_split: RestOfSplit::MayLapse,
        shuffling: Shuffling::EveryDeal,
        ..CLASSIC.knobs
    },
    ..CLASSIC
};

const JUBILEE: Printed = Printed {
    name: "jubilee",
    deck: JUBILEE_DECK,
    knobs: Knobs {
        turning: Turning::Once,
        no_circle_ahead: NoCircleAhead::Stays,
        from_goal: FromGoal::LockedOrOut,
        ..CLASSIC.knobs
    },
    ..CLASSIC
};

const PLUS_PAIRS: Printed =
    Printed { name: "plus-pairs", seats: &Seat::ALL, teams: 3, arc: 13, deck: PLUS_DECK, copies: 6, ..CLASSIC };

const PLUS_TRIOS: Printed = Printed { name: "plus-trios", teams: 2, ..PLUS_PAIRS };

impl Edition {
    /// All six.
    pub const ALL: [Edition; 6] =
        [Edition::Nordic, Edition::English, Edition::Classic, Edition::Jubilee, Edition::PlusPairs, Edition::PlusTrios];

    #[inline]
    pub(crate) fn printed(self) -> &'static Printed {
        match self {
            Edition::Nordic => &NORDIC,
            Edition::English => &ENGLISH,
            Edition::Classic => &CLASSIC,
            Edition::Jubilee => &JUBILEE,
            Edition::PlusPairs => &PLUS_PAIRS,
            Edition::PlusTrios => &PLUS_TRIOS,
        }
    }

    /// The name that commands and files use.
    pub fn name(self) -> &'static str {
        self.printed().name
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A text that names no edition.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownEdition;

impl fmt::Display for UnknownEdition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an edition is one of nordic, english, classic, jubilee, plus-pairs, plus-trios")
    }
}

impl std::error::Error for UnknownEdition {}

impl FromStr for Edition {
    type Err = UnknownEdition;

    fn from_str(text: &str) -> Result<Edition, UnknownEdition> {
        Edition::ALL.into_iter().find(|edition| edition.name() == text).ok_or(UnknownEdition)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_edition_reads_back_from_its_name_which_whoever_errs_is_told() {
        for edition in Edition::ALL {
            assert_eq!(edition.name().parse(), Ok(edition));
            assert_eq!(UnknownEdition.to_string().matches(edition.name()).count(), 1);
        }
    }
}
