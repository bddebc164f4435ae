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
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Move {
    card: Card,
    shape: Shape,
    /// As many as the shape says, the rest always the same.
    spaces: [Space; 2 * MOST_LEGS],
}

/// How the spaces of a move belong together.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Shape {
    OneLeg,
    TwoLegs,
    ThreeLegs,
    FourLegs,
    FiveLegs,
    SixLegs,
    SevenLegs,
    /// One leg with a landing in between.
    Via,
    /// Two pawns that change places.
    Swap,
}

impl Shape {
    const LEGS: [Shape; MOST_LEGS] = [
        Shape::OneLeg,
        Shape::TwoLegs,
        Shape::ThreeLegs,
        Shape::FourLegs,
        Shape::FiveLegs,
        Shape::SixLegs,
        Shape::SevenLegs,
    ];

    /// How many legs the move has, and how many spaces each leg.
    #[inline]
    fn legs(self) -> (usize, usize) {
        match self {
            Shape::Via => (1, 3),
            Shape::Swap => (1, 2),
            legs => (legs as usize + 1, 2),
        }
    }
}

const NO_SPACES: [Space; 2 * MOST_LEGS] = [Space::home(Seat::Red); 2 * MOST_LEGS];

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
    /// One pawn goes from one space to another.
    #[inline]
    pub fn walk(card: Card, from: Space, to: Space) -> Move {
        let mut spaces = NO_SPACES;
        (spaces[0], spaces[1]) = (from, to);
        Move { card, shape: Shape::OneLeg, spaces }
    }

    /// Several pawns, one after another. `None` with no leg, or more than the seven that a card can have.
    #[inline]
    pub fn walks(card: Card, legs: &[(Space, Space)]) -> Option<Move> {
        let shape = *Shape::LEGS.get(legs.len().checked_sub(1)?)?;
        let mut spaces = NO_SPACES;
        for (pair, (from, to)) in spaces.chunks_exact_mut(2).zip(legs) {
            (pair[0], pair[1]) = (*from, *to);
        }
        Some(Move { card, shape, spaces })
    }

    /// A move without legs yet, to which [`Move::push_leg`] adds them.
    pub(crate) fn begin(card: Card) -> Move {
        Move { card, shape: Shape::OneLeg, spaces: NO_SPACES }
    }

    /// Adds a leg after the `count` that are there.
    #[inline]
    pub(crate) fn push_leg(&mut self, count: usize, from: Space, to: Space) {
        self.shape = Shape::LEGS[count];
        (self.spaces[2 * count], self.spaces[2 * count + 1]) = (from, to);
    }

    /// Takes the last leg away again, so that `count` are there.
    #[inline]
    pub(crate) fn pop_leg(&mut self, count: usize) {
        self.shape = Shape::LEGS[count.saturating_sub(1)];
        (self.spaces[2 * count], self.spaces[2 * count + 1]) = (NO_SPACES[0], NO_SPACES[0]);
    }

    /// One pawn lands on the way and goes on.
    pub fn via(card: Card, from: Space, via: Space, to: Space) -> Move {
        let mut spaces = NO_SPACES;
        (spaces[0], spaces[1], spaces[2]) = (from, via, to);
        Move { card, shape: Shape::Via, spaces }
    }

    /// Two pawns change places.
    #[inline]
    pub fn swap(card: Card, a: Space, b: Space) -> Move {
        Move { shape: Shape::Swap, ..Move::walk(card, a, b) }
    }

    /// The card that is played.
    pub fn card(&self) -> Card {
        self.card
    }

    /// The legs in order.
    #[inline]
    pub fn legs(&self) -> impl Iterator<Item = Leg> + '_ {
        let (count, size) = self.shape.legs();
        self.spaces.chunks_exact(size).take(count).map(|leg| match self.shape {
            Shape::Via => Leg::Via { from: leg[0], via: leg[1], to: leg[2] },
            Shape::Swap => Leg::Swap { a: leg[0], b: leg[1] },
            _ => Leg::Walk { from: leg[0], to: leg[1] },
        })
    }

    /// Plays a legal move of this seat on a board. Whose pawn goes follows from where it stands: mostly the seat's own.
    #[inline]
    pub(crate) fn apply(&self, board: &mut Board, seat: Seat) {
        let land = |board: &mut Board, from, to| {
            let mover = if board.stands_on(seat, from) { Some(seat) } else { board.seat_at(from) };
            board.land(mover.expect("a legal move starts where pawns stand"), from, to)
        };
        for leg in self.legs() {
            match leg {
                Leg::Walk { from, to } => {
                    land(board, from, to);
                }
                Leg::Via { from, via, to } => {
                    land(board, from, via);
                    land(board, via, to);
                }
                Leg::Swap { a, b } => board.swap(a, b),
            }
        }
    }

    /// The order of the text in one number: the card, then each name with what follows it.
    #[inline]
    pub(crate) fn order(&self) -> u128 {
        let (count, size) = self.shape.legs();
        let mut order = [0; 16];
        order[0] = self.card as u8;
        order[1] = self.spaces[0].order_inside();
        order[2] = u8::from(self.shape != Shape::Swap); // `<` sorts before `>`
        for (i, space) in self.spaces[..count * size].iter().enumerate().skip(1) {
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

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.card)?;
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
        let space =
            |name: &str| name.parse().map_err(|UnknownSpace| MoveError::UnknownSpace(name.to_string()));
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
            "", "S8", "S8 ", "S8 Rh", "S8 Rh>", "8 Rh>Rs", "S8 Rh>Rs>R1>R2", "S8  Rh>Rs", "swap R3<>R4<>R5", "S8 Rh>Rs,",
            "7x1 R3>R6,R12>Y2", "7x1 R3>R5>R6, R7>R8", "7x1 R1>R2, R1>R2, R1>R2, R1>R2, R1>R2, R1>R2, R1>R2, R1>R2",
        ] {
            assert!(text.parse::<Move>().is_err(), "{text:?}");
        }
    }

    #[test]
    fn moves_are_ordered_as_their_texts() {
        let mut moves: Vec<Move> = [
            "7x1 R1>R2", "7x1 R12>R13", "7x1 R1>R10", "7x1 R1>R2, R3>R4", "7x1 R1>R10, R2>R3", "S Rh>Rs", "S1 Rh>Rs",
            "7/+2-5 R1>R3", "7/+2-5 R1>R3>B14", "7/+2-5 R12>R14>R9", "swap R1<>Y1", "swap R10<>Y1", "swap R1<>Y10", "2 Bg1>Bg3", "9/swap R1>R10", "9/swap R1<>Y1",
            "2SS Bh>Bs, Gh>Gs", "10 Ys>Y10", "1/14 Ys>Y1", "1/14 Ys>Y14", "-4 Rs>B11",
        ]
        .map(|text| text.parse().unwrap())
        .to_vec();
        moves.sort();
        assert!(moves.is_sorted_by_key(Move::to_string), "{moves:?}");
    }
}
