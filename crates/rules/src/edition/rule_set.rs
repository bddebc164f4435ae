//! A rule set: an edition with some of its knobs turned. All questions about seats, teams, arcs and decks are asked here.

use crate::card::Card;
use crate::edition::knob::{Knob, Knobs, Shuffling};
use crate::edition::printed::{Edition, Printed};
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
    pub(super) const COUNT: usize = Edition::ALL.len() << Knob::ALL.len();

    /// A number of its own for each rule set.
    #[inline]
    pub(super) fn number(self) -> usize {
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

#[cfg(test)]
mod tests {
    use super::*;

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
