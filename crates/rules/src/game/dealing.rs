//! Who deals, how often, to whom, and from which deck (rulings 6 and 16). The game and whoever looks ahead in it ask here.

use crate::edition::RuleSet;
use crate::seat::{Seat, SeatSet};

/// How often a dealer deals before the next seat does.
const DEALS_A_DEALER: u8 = 3;

/// One deal of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Dealing {
    /// Who deals.
    pub dealer: Seat,
    /// The first, second or third deal of this dealer.
    pub number: u8,
}

impl Dealing {
    /// The deal after this one, among the seats that still play.
    #[must_use]
    pub fn next(self, playing: SeatSet) -> Dealing {
        match self.number < DEALS_A_DEALER && playing.contains(self.dealer) {
            true => Dealing { number: self.number + 1, ..self },
            false => Dealing { dealer: first_after(self.dealer, playing), number: 1 },
        }
    }

    /// Are all cards gathered and shuffled before this deal?
    pub fn takes_fresh_deck(self, rules: RuleSet) -> bool {
        self.number == 1 || rules.shuffles_every_deal()
    }

    /// Who is dealt the first card and plays first: the seat at the dealer's left.
    #[inline]
    pub fn opener(self, playing: SeatSet) -> Seat {
        first_after(self.dealer, playing)
    }

    /// The seats that are dealt cards, one card at a time, clockwise from the dealer's left.
    pub fn order(self, playing: SeatSet) -> impl Iterator<Item = Seat> {
        let on = move |seat: &Seat| Some(first_after(*seat, playing));
        std::iter::successors(Some(self.opener(playing)), on).take(playing.iter().count())
    }
}

/// The next seat clockwise that still plays.
#[inline]
fn first_after(seat: Seat, playing: SeatSet) -> Seat {
    playing.next_after(seat).unwrap_or(seat)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::edition::Edition;

    #[test]
    fn a_dealer_deals_three_times_and_one_who_has_left_no_more() {
        let all: SeatSet = RuleSet::from(Edition::PlusPairs).seats().iter().copied().collect();
        let deal = |dealer, number| Dealing { dealer, number };
        assert_eq!(deal(Seat::Red, 2).next(all), deal(Seat::Red, 3));
        assert_eq!(deal(Seat::Red, 3).next(all), deal(Seat::Orange, 1));
        assert_eq!(deal(Seat::Purple, 3).next(all), deal(Seat::Red, 1));
        assert_eq!(deal(Seat::Red, 1).next(all.without(Seat::Red).without(Seat::Orange)), deal(Seat::Yellow, 1));
        let order: Vec<Seat> = deal(Seat::Blue, 1).order(all.without(Seat::Red)).collect();
        assert_eq!(order, [Seat::Purple, Seat::Orange, Seat::Yellow, Seat::Green, Seat::Blue]);
        assert_eq!(deal(Seat::Blue, 1).opener(all), Seat::Purple);
    }

    #[test]
    fn fresh_decks_come_with_a_new_dealer_or_every_deal() {
        let second = Dealing { dealer: Seat::Red, number: 2 };
        assert!(!second.takes_fresh_deck(Edition::Classic.into()));
        assert!(second.takes_fresh_deck(Edition::English.into()));
        assert!(second.next(SeatSet::EMPTY.with(Seat::Blue)).takes_fresh_deck(Edition::Classic.into()));
    }
}
