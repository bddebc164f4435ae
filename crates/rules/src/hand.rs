//! The cards that a seat holds.

use crate::card::Card;

/// Up to four cards, sorted by their codes.
#[derive(Clone, Copy)]
pub struct Hand {
    cards: [Card; Hand::SIZE],
    len: u8,
}

impl Hand {
    /// How many cards a seat is dealt.
    pub const SIZE: usize = 4;

    /// No cards.
    pub const EMPTY: Hand = Hand { cards: [Card::Start; Hand::SIZE], len: 0 };

    /// Takes a card up. Nobody ever holds a fifth.
    #[inline]
    pub(crate) fn add(&mut self, card: Card) {
        let mut at = usize::from(self.len);
        while at > 0 && self.cards[at - 1] > card {
            self.cards[at] = self.cards[at - 1];
            at -= 1;
        }
        self.cards[at] = card;
        self.len += 1;
    }

    /// Lays a card down; says whether it was there.
    #[inline]
    pub(crate) fn remove(&mut self, card: Card) -> bool {
        let Some(at) = self.iter().position(|held| *held == card) else { return false };
        for i in at..Hand::SIZE - 1 {
            self.cards[i] = self.cards[i + 1];
        }
        self.len -= 1;
        true
    }

    /// Each different card once.
    pub fn kinds(&self) -> impl Iterator<Item = Card> + '_ {
        self.chunk_by(|a, b| a == b).map(|same| same[0])
    }
}

impl FromIterator<Card> for Hand {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Hand {
        let mut hand = Hand::EMPTY;
        cards.into_iter().for_each(|card| hand.add(card));
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

impl PartialEq for Hand {
    fn eq(&self, other: &Hand) -> bool {
        **self == **other
    }
}

impl Eq for Hand {}

impl std::fmt::Debug for Hand {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
