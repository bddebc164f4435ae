//! A move as text: `7x1 R3>R6, R12>Y2`, and why a text is none.

use std::fmt;
use std::str::FromStr;

use crate::card::UnknownCard;
use crate::moves::{Leg, MOST_LEGS, Move};
use crate::shortened::shortened;
use crate::space::{Space, UnknownSpace};

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
