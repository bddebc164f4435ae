//! The cards that a seat holds.

use crate::card::Card;

/// Up to four cards, sorted by their codes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Hand {
    /// Free places hold the last card of all, so that all four are always in order. So cards are put in and taken out
    /// without branches that no processor foresees.
    cards: [Card; Hand::SIZE],
    len: u8,
}

const LAST: Card = Card::ALL[Card::ALL.len() - 1];

impl Hand {
    /// How many cards a seat is dealt.
    pub const SIZE: usize = 4;

    /// No cards.
    pub const EMPTY: Hand = Hand { cards: [LAST; Hand::SIZE], len: 0 };

    /// A whole hand as it is dealt.
    #[inline]
    pub(crate) fn dealt(mut cards: [Card; Hand::SIZE]) -> Hand {
        for (a, b) in [(0, 1), (2, 3), (0, 2), (1, 3), (1, 2)] {
            (cards[a], cards[b]) = (cards[a].min(cards[b]), cards[a].max(cards[b]));
        }
        Hand { cards, len: Hand::SIZE as u8 }
    }

    /// Takes a card up. Nobody ever holds a fifth.
    #[inline]
    pub(crate) fn add(&mut self, card: Card) {
        debug_assert!(usize::from(self.len) < Hand::SIZE);
        let mut above = card;
        for place in &mut self.cards {
            (*place, above) = ((*place).min(above), (*place).max(above));
        }
        self.len += 1;
    }

    /// Is this card in the hand?
    #[inline]
    pub fn holds(&self, card: Card) -> bool {
        self.cards.iter().zip(0..).fold(false, |found, (held, place)| found | ((*held == card) & (place < self.len)))
    }

    /// Lays down a card that is there.
    #[inline]
    pub(crate) fn remove(&mut self, card: Card) {
        debug_assert!(self.holds(card));
        let [a, b, c, d] = self.cards;
        self.cards = [if a < card { a } else { b }, if b < card { b } else { c }, if c < card { c } else { d }, LAST];
        self.len -= 1;
    }

    /// The hand with one card of this kind less, if there is one.
    #[inline]
    pub fn without(mut self, card: Card) -> Hand {
        if self.holds(card) {
            self.remove(card);
        }
        self
    }

    /// Each different card once.
    #[inline]
    pub fn kinds(&self) -> impl Iterator<Item = Card> + '_ {
        // A bit for each place whose card is the first of its kind.
        let is_first = |i: usize| (i < usize::from(self.len)) & (i == 0 || self.cards[i] != self.cards[i - 1]);
        let mut left = [0, 1, 2, 3].iter().fold(0, |bits, i| bits | u8::from(is_first(*i)) << i);
        std::iter::from_fn(move || {
            let card = self.cards.get(left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(*card)
        })
    }
}

/// Panics on a fifth card.
impl FromIterator<Card> for Hand {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Hand {
        let mut hand = Hand::EMPTY;
        for card in cards {
            assert!(hand.len() < Hand::SIZE, "a hand has at most {} cards", Hand::SIZE);
            hand.add(card);
        }
        hand
    }
}

impl std::ops::Deref for Hand {
    type Target = [Card];

    #[inline]
    fn deref(&self) -> &[Card] {
        &self.cards[..usize::from(self.len)]
    }
}

impl std::fmt::Debug for Hand {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
