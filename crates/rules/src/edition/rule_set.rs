//! A rule set: an edition with some of its knobs turned. All questions about seats, teams, arcs and decks are asked here.

use std::fmt;
use std::str::FromStr;
use std::sync::OnceLock;

use crate::card::Card;
use crate::edition::knob::{Knob, Knobs, Shuffling};
use crate::edition::printed::{Edition, Printed, UnknownEdition};
use crate::seat::Seat;

/// The rules of one game, in two bytes: a printed edition, or an edition with house rules. Its name is the edition's, then
/// the word of each knob that is turned the other way:
///
/// ```
/// use makker_rules::{Edition, Knob, RuleSet};
///
/// let tournament: RuleSet = "classic+lock-or-leave".parse()?;
/// assert_eq!(tournament, RuleSet::from(Edition::Classic).with_turned(Knob::FromGoal));
/// assert_eq!(tournament.to_string(), "classic+lock-or-leave");
/// assert!("jubilee+lock-or-leave".parse::<RuleSet>().is_err()); // jubilee has it anyway
/// # Ok::<(), makker_rules::UnknownRuleSet>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct RuleSet {
    edition: Edition,
    /// A bit for each knob that is turned, in the order of [`Knob::ALL`].
    turned: u8,
}

impl From<Edition> for RuleSet {
    fn from(edition: Edition) -> RuleSet {
        RuleSet { edition, turned: 0 }
    }
}

impl RuleSet {
    /// How many rule sets there are.
    const COUNT: usize = Edition::ALL.len() << Knob::ALL.len();

    /// A number of its own for each rule set.
    #[inline]
    fn number(self) -> usize {
        (self.edition as usize) << Knob::ALL.len() | usize::from(self.turned)
    }

    /// The printed edition that it is, or that its house rules change.
    pub fn edition(self) -> Edition {
        self.edition
    }

    /// Is it a printed edition as it is, with no knob turned?
    pub fn is_printed(self) -> bool {
        self.turned == 0
    }

    /// The same rules with one knob turned the other way.
    #[must_use]
    pub fn with_turned(self, knob: Knob) -> RuleSet {
        RuleSet { turned: self.turned ^ 1 << knob as u8, ..self }
    }

    /// The knobs that are turned the other way than the edition has them.
    pub fn turned(self) -> impl Iterator<Item = Knob> {
        let mut left = self.turned;
        std::iter::from_fn(move || {
            let knob = *Knob::ALL.get(left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(knob)
        })
    }

    /// How it answers a knob's question, as the word that house rules name it by.
    pub fn answer(self, knob: Knob) -> &'static str {
        self.knobs().word(knob)
    }

    #[inline]
    fn printed(self) -> &'static Printed {
        self.edition.printed()
    }

    pub(crate) fn knobs(self) -> Knobs {
        self.turned().fold(self.printed().knobs, Knobs::with_turned)
    }

    /// The seats clockwise from red.
    pub fn seats(self) -> &'static [Seat] {
        self.printed().seats
    }

    /// Does this rule set have this seat?
    pub fn has_seat(self, seat: Seat) -> bool {
        self.seats().contains(&seat)
    }

    /// How many teams there are. A seat's team is its place clockwise from red, modulo this number.
    pub fn team_count(self) -> usize {
        self.printed().teams
    }

    /// The teams, each with its seats clockwise from red.
    pub fn teams(self) -> impl Iterator<Item = Vec<Seat>> {
        self.seats()[..self.team_count()].iter().map(move |first| self.team_of(*first))
    }

    /// The seats of a seat's team, its own included, clockwise from red. Like all questions about a seat here, it panics
    /// if the rule set has no such seat ([`RuleSet::has_seat`]).
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
        self.printed().arc
    }

    /// The different cards of the deck.
    pub fn cards(self) -> &'static [Card] {
        self.printed().deck
    }

    /// How many of each card the deck holds.
    pub fn copies(self) -> u8 {
        self.printed().copies
    }

    /// Is the whole deck shuffled before every deal? If not, a dealer's deals all come from one deck (ruling 6).
    pub fn shuffles_every_deal(self) -> bool {
        self.knobs().shuffling == Shuffling::EveryDeal
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

/// What was worked out once for each rule set that anyone asked for, and is kept: tables, say. There are 768 rule sets, so that
/// nothing grows without end.
pub struct ByRuleSet<T>([OnceLock<Box<T>>; RuleSet::COUNT]);

impl<T> ByRuleSet<T> {
    /// Nothing worked out yet.
    pub const fn new() -> ByRuleSet<T> {
        ByRuleSet([const { OnceLock::new() }; RuleSet::COUNT])
    }

    /// What belongs to a rule set; it is worked out when it is asked for the first time.
    #[inline]
    pub fn get(&self, rules: RuleSet, work_out: impl FnOnce(RuleSet) -> T) -> &T {
        self.0[rules.number()].get_or_init(|| Box::new(work_out(rules)))
    }
}

impl<T> Default for ByRuleSet<T> {
    fn default() -> ByRuleSet<T> {
        ByRuleSet::new()
    }
}

impl fmt::Display for RuleSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = self.turned().map(|knob| format!("+{}", self.answer(knob)));
        f.pad(&words.fold(self.edition.name().to_string(), |name, word| name + &word))
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
            rules.turned |= 1 << knob as u8;
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
            for turned in 0..1 << Knob::ALL.len() {
                let rules = RuleSet { edition, turned };
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

    #[test]
    fn partners_are_those_that_the_rulebooks_name() {
        let teams = |edition: Edition| -> Vec<String> {
            RuleSet::from(edition).teams().map(|team| team.iter().map(Seat::to_string).collect()).collect()
        };
        assert_eq!(teams(Edition::Classic), ["RG", "YB"]);
        assert_eq!(teams(Edition::PlusPairs), ["RG", "OB", "YP"]);
        assert_eq!(teams(Edition::PlusTrios), ["RYB", "OGP"]);
        assert_eq!(RuleSet::from(Edition::PlusTrios).gives_to(Seat::Blue), Seat::Red);
        assert_eq!(RuleSet::from(Edition::PlusPairs).gives_to(Seat::Blue), Seat::Orange);
    }

    #[test]
    fn three_deals_fit_into_every_deck() {
        for rules in Edition::ALL.map(RuleSet::from) {
            assert_eq!(rules.deck().len(), rules.deck_size());
            assert!(rules.deck_size() >= 3 * 4 * rules.seats().len());
        }
    }
}
