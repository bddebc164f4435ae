//! A move: a card and its legs, from space to space. It says what a seat means to do, not what follows from it.

use std::fmt;
use std::str::FromStr;

use crate::board::{Board, shortened};
use crate::card::{Card, UnknownCard};
use crate::seat::Seat;
use crate::space::{Space, UnknownSpace};

/// The most legs that a move can have: a split seven, one step a leg.
const MOST_LEGS: usize = 7;

/// A card and what is done with it. Moves are ordered as their texts are.
///
/// Sixteen bytes in one number, so that a list of moves is written and copied in single steps: the card, the
/// shape, then the spaces, as many as the shape says and zeros after them.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Move(u128);

/// How the spaces of a move belong together: so many legs of two spaces, or one of these.
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
        Move(self.0 | u128::from(space.byte()) << (16 + 8 * i))
    }

    #[inline]
    fn space(&self, i: usize) -> Space {
        Space::from_byte((self.0 >> (16 + 8 * i)) as u8)
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
        Move(u128::from(card as u64 | 1 << 8 | u64::from(from.byte()) << 16 | u64::from(to.byte()) << 24))
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
        let leg = u64::from(u16::from_le_bytes([from.byte(), to.byte()]));
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
        Move(u128::from(card as u64 | (SWAP as u64) << 8 | u64::from(a.byte()) << 16 | u64::from(b.byte()) << 24))
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

    /// Plays a legal move of this seat on a board. Whose pawn goes follows from where it stands: mostly the seat's own.
    #[inline]
    pub(crate) fn apply(&self, board: &mut Board, seat: Seat) {
        if self.shape() == 1 {
            land(board, seat, self.space(0), self.space(1)); // as below, for nearly all moves
        } else {
            self.apply_legs(board, seat);
        }
    }

    fn apply_legs(&self, board: &mut Board, seat: Seat) {
        for leg in self.legs() {
            match leg {
                Leg::Walk { from, to } => land(board, seat, from, to),
                Leg::Via { from, via, to } => {
                    land(board, seat, from, via);
                    land(board, seat, via, to);
                }
                Leg::Swap { a, b } => board.swap(a, b),
            }
        }
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

/// Lands whoever's pawn stands on `from`.
#[inline]
fn land(board: &mut Board, seat: Seat, from: Space, to: Space) {
    let mover = if board.stands_on(seat, from) { Some(seat) } else { board.seat_at(from) };
    board.land(mover.expect("a legal move starts where pawns stand"), from, to);
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

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.card())?;
        for (i, leg) in self.legs().enumerate() {
            f.write_str(if i == 0 { " " } else { ", " })?;
            match leg {
                Leg::Walk { from, to } => write!(f, "{from}>{to}")?,
                Leg::Via { from, via, to } => write!(f, "{from}>{via}>{to}")?,
                Leg::Swap { a, b } => write!(f, "{a}<>{b}")?,
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\"{self}\"")
    }
}

/// Why a text is no move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MoveError {
    /// It does not begin with a card.
    UnknownCard(String),
    /// A part is not the name of a space.
    UnknownSpace(String),
    /// No leg, too many legs, or a leg of another form.
    Form,
}

impl fmt::Display for MoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MoveError::UnknownCard(text) => write!(f, "{:?} is no card: {UnknownCard}", shortened(text)),
            MoveError::UnknownSpace(text) => write!(f, "{:?} is no space: {UnknownSpace}", shortened(text)),
            MoveError::Form => f.write_str(
                "a move is a card and its legs, like \"S8 Rh>Rs\", \"7x1 R3>R6, R12>Y2\", \"7/+2-5 R3>R5>B14\" or \"swap R3<>Y5\"",
            ),
        }
    }
}

impl std::error::Error for MoveError {}

impl FromStr for Move {
    type Err = MoveError;

    fn from_str(text: &str) -> Result<Move, MoveError> {
        let (card, legs) = text.split_once(' ').ok_or(MoveError::Form)?;
        let card = card.parse().map_err(|UnknownCard| MoveError::UnknownCard(card.to_string()))?;
        let space = |name: &str| name.parse().map_err(|UnknownSpace| MoveError::UnknownSpace(name.to_string()));
        if let Some((a, b)) = legs.split_once("<>") {
            return Ok(Move::swap(card, space(a)?, space(b)?));
        }
        let mut walks = Vec::new();
        for leg in legs.split(", ").take(MOST_LEGS + 1) {
            let spaces = leg.split('>').take(4).map(space).collect::<Result<Vec<Space>, MoveError>>()?;
            match spaces[..] {
                [from, to] => walks.push((from, to)),
                [from, via, to] if leg == legs => return Ok(Move::via(card, from, via, to)),
                _ => return Err(MoveError::Form),
            }
        }
        Move::walks(card, &walks).ok_or(MoveError::Form)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_reads_back_from_its_text() {
        for text in [
            "S8 Rh>Rs",
            "7x1 R3>R6, R12>Y2",
            "7/+2-5 R3>R5>B14",
            "swap R3<>Y5",
            "2SS Rh>Rs, Gh>Gs",
            "7x1 R1>R2, R2>R3, R3>R4, R4>R5, G1>G2, G2>G3, G3>G4",
        ] {
            assert_eq!(text.parse::<Move>().unwrap().to_string(), text);
        }
        assert_eq!(size_of::<Move>(), 16);
    }

    #[test]
    fn what_is_no_move_is_refused() {
        for text in [
            "",
            "S8",
            "S8 ",
            "S8 Rh",
            "S8 Rh>",
            "8 Rh>Rs",
            "S8 Rh>Rs>R1>R2",
            "S8  Rh>Rs",
            "swap R3<>R4<>R5",
            "S8 Rh>Rs,",
            "7x1 R3>R6,R12>Y2",
            "7x1 R3>R5>R6, R7>R8",
            "7x1 R1>R2, R1>R2, R1>R2, R1>R2, R1>R2, R1>R2, R1>R2, R1>R2",
        ] {
            assert!(text.parse::<Move>().is_err(), "{text:?}");
        }
    }

    #[test]
    fn moves_are_ordered_as_their_texts() {
        let mut moves: Vec<Move> = [
            "7x1 R1>R2",
            "7x1 R12>R13",
            "7x1 R1>R10",
            "7x1 R1>R2, R3>R4",
            "7x1 R1>R10, R2>R3",
            "S Rh>Rs",
            "S1 Rh>Rs",
            "7/+2-5 R1>R3",
            "7/+2-5 R1>R3>B14",
            "7/+2-5 R12>R14>R9",
            "swap R1<>Y1",
            "swap R10<>Y1",
            "swap R1<>Y10",
            "2 Bg1>Bg3",
            "9/swap R1>R10",
            "9/swap R1<>Y1",
            "2SS Bh>Bs, Gh>Gs",
            "10 Ys>Y10",
            "1/14 Ys>Y1",
            "1/14 Ys>Y14",
            "-4 Rs>B11",
        ]
        .map(|text| text.parse().unwrap())
        .to_vec();
        moves.sort();
        assert!(moves.is_sorted_by_key(Move::to_string), "{moves:?}");
    }
}
