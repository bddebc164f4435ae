//! A move: a card and its legs, from space to space. It says what a seat means to do, not what follows from it.

mod text;

use crate::card::Card;
use crate::space::Space;

pub use text::MoveError;

/// The most legs that a move can have: a split seven, one step a leg.
const MOST_LEGS: usize = 7;

/// A card and what is done with it. Moves are ordered as their texts are.
///
/// Sixteen bytes in one number, so that a list of moves is written and copied in single steps: the card, the
/// shape, then the spaces, as many as the shape says and zeros after them.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Move(u128);

/// How the spaces of a move belong together: the number of its legs, of two spaces each, or one of these.
const VIA: u8 = MOST_LEGS as u8 + 1;
const SWAP: u8 = MOST_LEGS as u8 + 2;

/// One part of a move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Leg {
    /// A pawn goes from one space to another.
    Walk {
        /// Where it stands.
        from: Space,
        /// Where it comes down.
        to: Space,
    },
    /// A pawn goes from one space to another and lands in between.
    Via {
        /// Where it stands.
        from: Space,
        /// Where it lands first.
        via: Space,
        /// Where it comes down in the end.
        to: Space,
    },
    /// Two pawns change places.
    Swap {
        /// Where the one stands.
        a: Space,
        /// Where the other stands.
        b: Space,
    },
}

impl Move {
    #[inline]
    fn new(card: Card, shape: u8) -> Move {
        Move(card as u128 | u128::from(shape) << 8)
    }

    #[inline]
    fn with_space(self, i: usize, space: Space) -> Move {
        Move(self.0 | u128::from(space.number()) << (16 + 8 * i))
    }

    #[inline]
    fn space(&self, i: usize) -> Space {
        Space::from_number((self.0 >> (16 + 8 * i)) as u8)
    }

    #[inline]
    fn shape(&self) -> u8 {
        (self.0 >> 8) as u8
    }

    /// How many legs there are, and how many spaces each has.
    #[inline]
    fn form(&self) -> (usize, usize) {
        match self.shape() {
            VIA => (1, 3),
            SWAP => (1, 2),
            legs => (usize::from(legs), 2),
        }
    }

    /// One pawn goes from one space to another.
    #[inline]
    pub fn walk(card: Card, from: Space, to: Space) -> Move {
        // In 64 bits, which is all that such a move needs.
        Move(u128::from(card as u64 | 1 << 8 | u64::from(from.number()) << 16 | u64::from(to.number()) << 24))
    }

    /// Several pawns, one after another. `None` with no leg, or more than the seven that a card can have.
    pub fn walks(card: Card, legs: &[(Space, Space)]) -> Option<Move> {
        let fits = (1..=MOST_LEGS).contains(&legs.len());
        fits.then(|| legs.iter().fold(Move::new(card, 0), |mv, (from, to)| mv.with_leg(*from, *to)))
    }

    /// A move without legs yet, for [`Move::with_leg`].
    pub(crate) fn begin(card: Card) -> Move {
        Move::new(card, 0)
    }

    /// The move with one more leg.
    #[inline]
    pub(crate) fn with_leg(self, from: Space, to: Space) -> Move {
        let leg = u64::from(u16::from_le_bytes([from.number(), to.number()]));
        let legs = self.shape();
        // Three legs fit into the lower half, which is simpler to shift than the whole.
        let leg = match legs {
            0..3 => u128::from(leg << (16 + 16 * legs)),
            _ => u128::from(leg << (16 * (legs - 3) % 64)) << 64,
        };
        Move((self.0 + (1 << 8)) | leg)
    }

    /// One pawn lands on the way and goes on.
    pub fn via(card: Card, from: Space, via: Space, to: Space) -> Move {
        Move::new(card, VIA).with_space(0, from).with_space(1, via).with_space(2, to)
    }

    /// Two pawns change places.
    #[inline]
    pub fn swap(card: Card, a: Space, b: Space) -> Move {
        Move(u128::from(card as u64 | (SWAP as u64) << 8 | u64::from(a.number()) << 16 | u64::from(b.number()) << 24))
    }

    #[inline]
    pub(crate) fn first_two_spaces(&self) -> (Space, Space) {
        (self.space(0), self.space(1))
    }

    /// The card that is played.
    #[inline]
    pub fn card(&self) -> Card {
        Card::ALL[usize::from(self.0 as u8)]
    }

    /// The legs in order.
    #[inline]
    pub fn legs(&self) -> impl Iterator<Item = Leg> + '_ {
        let (count, _) = self.form();
        (0..count).map(|leg| {
            let (first, second) = (self.space(2 * leg), self.space(2 * leg + 1));
            match self.shape() {
                VIA => Leg::Via { from: first, via: second, to: self.space(2) },
                SWAP => Leg::Swap { a: first, b: second },
                _ => Leg::Walk { from: first, to: second },
            }
        })
    }

    /// The one walk of a move that is nothing more.
    #[inline]
    pub(crate) fn only_walk(&self) -> Option<(Space, Space)> {
        (self.shape() == 1).then(|| self.first_two_spaces())
    }

    /// The order of the text in one number: the card, then each name with what follows it.
    pub(crate) fn order(&self) -> u128 {
        let (count, size) = self.form();
        let mut order = [0; 16];
        order[0] = self.0 as u8;
        order[1] = self.space(0).order_inside();
        order[2] = u8::from(self.shape() != SWAP); // `<` sorts before `>`
        for i in 1..count * size {
            let space = self.space(i);
            order[i + 2] = if i % size == size - 1 { space.order_last() } else { space.order_inside() };
        }
        u128::from_be_bytes(order)
    }
}

impl PartialOrd for Move {
    fn partial_cmp(&self, other: &Move) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Move {
    fn cmp(&self, other: &Move) -> std::cmp::Ordering {
        self.order().cmp(&other.order())
    }
}
