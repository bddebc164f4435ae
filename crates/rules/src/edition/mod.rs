//! The six rule sets, as data. A rule asks one of the fields here, never which rule set it is.

use std::fmt;
use std::str::FromStr;

use crate::card::Card;
use crate::movegen::tables::Track;
use crate::seat::Seat;

/// One of the six rule sets.
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

/// Does a start space count as a step for pawns that walk by?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum StartSpace {
    /// It is a space of the track like any other.
    Counts,
    /// Pawns step over it.
    Skipped,
}

/// How often a pawn may turn in the goal within one move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Turning {
    /// Once, from forwards to backwards.
    Once,
    /// As often as it meets a pawn or the end.
    Often,
}

/// What a pawn in the goal does when no circle ahead of it is free.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NoCircleAhead {
    /// It cannot move.
    Stays,
    /// It turns on the spot.
    Turns,
}

/// Where a pawn that is already in the goal may end a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum FromGoal {
    /// On any free circle or out on the track.
    Anywhere,
    /// Only locked, or out on the track.
    LockedOrOut,
}

/// What happens to the steps that a split has left when the seat's last pawn is locked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum RestOfSplit {
    /// A teammate's pawns must use them.
    MustBeUsed,
    /// They may lapse instead, all of them.
    MayLapse,
}

/// May a swap take a pawn from a start space?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum SwapFromStart {
    /// A pawn on a start is like any other.
    Allowed,
    /// A pawn on a start is protected.
    Protected,
}

/// When all cards are gathered and shuffled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Shuffling {
    /// When the dealer changes.
    EachDealer,
    /// Before every deal.
    EveryDeal,
}

/// Everything in which the rule sets differ: the table of docs/rules.md.
#[derive(Debug)]
pub(crate) struct RuleSet {
    name: &'static str,
    /// Clockwise from red.
    seats: &'static [Seat],
    teams: usize,
    arc: u8,
    deck: &'static [Card],
    copies: u8,
    pub(crate) start_space: StartSpace,
    pub(crate) swap_from_start: SwapFromStart,
    pub(crate) turning: Turning,
    pub(crate) no_circle_ahead: NoCircleAhead,
    pub(crate) from_goal: FromGoal,
    pub(crate) rest_of_split: RestOfSplit,
    pub(crate) shuffling: Shuffling,
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

const CLASSIC: RuleSet = RuleSet {
    name: "classic",
    seats: FOUR,
    teams: 2,
    arc: 14,
    deck: CLASSIC_DECK,
    copies: 4,
    start_space: StartSpace::Skipped,
    swap_from_start: SwapFromStart::Protected,
    turning: Turning::Often,
    no_circle_ahead: NoCircleAhead::Turns,
    from_goal: FromGoal::Anywhere,
    rest_of_split: RestOfSplit::MustBeUsed,
    shuffling: Shuffling::EachDealer,
};

const PLUS_PAIRS: RuleSet =
    RuleSet { name: "plus-pairs", seats: &Seat::ALL, teams: 3, arc: 13, deck: PLUS_DECK, copies: 6, ..CLASSIC };

static RULE_SETS: [RuleSet; 6] = [
    RuleSet {
        name: "nordic",
        start_space: StartSpace::Counts,
        swap_from_start: SwapFromStart::Allowed,
        turning: Turning::Once,
        no_circle_ahead: NoCircleAhead::Stays,
        ..CLASSIC
    },
    RuleSet {
        name: "english",
        swap_from_start: SwapFromStart::Allowed,
        turning: Turning::Once,
        no_circle_ahead: NoCircleAhead::Stays,
        rest_of_split: RestOfSplit::MayLapse,
        shuffling: Shuffling::EveryDeal,
        ..CLASSIC
    },
    CLASSIC,
    RuleSet {
        name: "jubilee",
        deck: JUBILEE_DECK,
        turning: Turning::Once,
        no_circle_ahead: NoCircleAhead::Stays,
        from_goal: FromGoal::LockedOrOut,
        ..CLASSIC
    },
    PLUS_PAIRS,
    RuleSet { name: "plus-trios", teams: 2, ..PLUS_PAIRS },
];

impl Edition {
    /// All six.
    pub const ALL: [Edition; 6] =
        [Edition::Nordic, Edition::English, Edition::Classic, Edition::Jubilee, Edition::PlusPairs, Edition::PlusTrios];

    pub(crate) fn rule_set(self) -> &'static RuleSet {
        &RULE_SETS[self as usize]
    }

    /// The tables that follow from the rule set: who sits where, and every walk on the board.
    #[inline]
    pub(crate) fn track(self) -> &'static Track {
        Track::of(self)
    }

    /// The name that commands and files use.
    pub fn name(self) -> &'static str {
        self.rule_set().name
    }

    /// The seats clockwise from red.
    pub fn seats(self) -> &'static [Seat] {
        self.rule_set().seats
    }

    /// Does this rule set have this seat?
    pub fn has_seat(self, seat: Seat) -> bool {
        self.seats().contains(&seat)
    }

    /// How many teams there are. A seat's team is its place clockwise from red, modulo this number.
    pub fn team_count(self) -> usize {
        self.rule_set().teams
    }

    /// The teams, each with its seats clockwise from red.
    pub fn teams(self) -> impl Iterator<Item = Vec<Seat>> {
        self.seats()[..self.team_count()].iter().map(move |first| self.team_of(*first))
    }

    /// The seats of a seat's team, its own included, clockwise from red. Like all questions about a seat here, it panics
    /// if the rule set has no such seat ([`Edition::has_seat`]).
    pub fn team_of(self, seat: Seat) -> Vec<Seat> {
        let team = self.place(seat) % self.team_count();
        self.seats().iter().copied().skip(team).step_by(self.team_count()).collect()
    }

    /// Are the two in one team?
    #[inline]
    pub fn are_teammates(self, a: Seat, b: Seat) -> bool {
        self.place(a).abs_diff(self.place(b)).is_multiple_of(self.team_count())
    }

    /// The next seat clockwise.
    pub fn next_seat(self, seat: Seat) -> Seat {
        self.seat_after(seat, 1)
    }

    /// The next seat counterclockwise.
    pub fn previous_seat(self, seat: Seat) -> Seat {
        self.seat_after(seat, self.seats().len() - 1)
    }

    /// The teammate to whom a seat gives a card in the exchange: the next one clockwise.
    pub fn gives_to(self, seat: Seat) -> Seat {
        self.seat_after(seat, self.team_count())
    }

    /// How many numbered spaces an arc has.
    pub fn arc(self) -> u8 {
        self.rule_set().arc
    }

    /// The different cards of the deck.
    pub fn cards(self) -> &'static [Card] {
        self.rule_set().deck
    }

    /// How many of each card the deck holds.
    pub fn copies(self) -> u8 {
        self.rule_set().copies
    }

    /// Is the whole deck shuffled before every deal? If not, three deals come from it (ruling 6).
    pub fn shuffles_every_deal(self) -> bool {
        self.rule_set().shuffling == Shuffling::EveryDeal
    }

    /// How many cards the whole deck holds.
    pub fn deck_size(self) -> usize {
        self.cards().len() * usize::from(self.copies())
    }

    /// The whole deck in a fixed order, to be shuffled by whoever has a source of chance.
    pub fn deck(self) -> Vec<Card> {
        self.cards().iter().flat_map(|card| std::iter::repeat_n(*card, usize::from(self.copies()))).collect()
    }

    #[inline]
    fn place(self, seat: Seat) -> usize {
        self.seats().iter().position(|other| *other == seat).unwrap_or_else(|| panic!("{self} has no seat {seat}"))
    }

    fn seat_after(self, seat: Seat, places: usize) -> Seat {
        self.seats()[(self.place(seat) + places) % self.seats().len()]
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A text that names no rule set.
#[derive(Clone, PartialEq, Eq, Debug)]
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
    fn each_rule_set_stands_at_its_own_place() {
        for edition in Edition::ALL {
            assert_eq!(edition.name().parse(), Ok(edition));
            assert_eq!(UnknownEdition.to_string().matches(edition.name()).count(), 1);
        }
    }

    #[test]
    fn partners_are_those_that_the_rulebooks_name() {
        let teams = |edition: Edition| -> Vec<String> {
            edition.teams().map(|team| team.iter().map(Seat::to_string).collect()).collect()
        };
        assert_eq!(teams(Edition::Classic), ["RG", "YB"]);
        assert_eq!(teams(Edition::PlusPairs), ["RG", "OB", "YP"]);
        assert_eq!(teams(Edition::PlusTrios), ["RYB", "OGP"]);
        assert_eq!(Edition::PlusTrios.gives_to(Seat::Blue), Seat::Red);
        assert_eq!(Edition::PlusPairs.gives_to(Seat::Blue), Seat::Orange);
    }

    #[test]
    fn three_deals_fit_into_every_deck() {
        for edition in Edition::ALL {
            assert_eq!(edition.deck().len(), edition.deck_size());
            assert!(edition.deck_size() >= 3 * 4 * edition.seats().len());
        }
    }
}
