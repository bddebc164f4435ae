//! What a seat can decide, and as text: `give 2`, `S8 Rh>Rs`, `fold`.

use std::fmt;
use std::str::FromStr;

use crate::card::{Card, UnknownCard};
use crate::moves::{Move, MoveError};

/// What a seat can decide.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Choice {
    /// To give this card to a teammate in the exchange.
    Give(Card),
    /// To play a card.
    Play(Move),
    /// To fold, because no card can be played.
    Fold,
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Choice::Give(card) => write!(f, "give {card}"),
            Choice::Play(mv) => write!(f, "{mv}"),
            Choice::Fold => f.write_str("fold"),
        }
    }
}

/// Why a text is no choice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ChoiceError {
    /// What is given is no card.
    Give(UnknownCard),
    /// It is no move.
    Move(MoveError),
}

impl fmt::Display for ChoiceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ChoiceError::Give(unknown) => write!(f, "{unknown}"),
            ChoiceError::Move(error) => write!(f, "{error}"),
        }
    }
}

impl std::error::Error for ChoiceError {}

impl FromStr for Choice {
    type Err = ChoiceError;

    fn from_str(text: &str) -> Result<Choice, ChoiceError> {
        match text.strip_prefix("give ") {
            Some(card) => card.parse().map(Choice::Give).map_err(ChoiceError::Give),
            None if text == "fold" => Ok(Choice::Fold),
            None => text.parse().map(Choice::Play).map_err(ChoiceError::Move),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_choice_reads_back_from_its_text() {
        for text in ["give 7x1", "give swap", "fold", "S8 Rh>Rs", "7/+2-5 R3>R5>B14", "swap R3<>Y5"] {
            assert_eq!(text.parse::<Choice>().unwrap().to_string(), text);
        }
        for text in ["", "give", "give ", "give 8", "folds", "Fold", "S8", " fold"] {
            assert!(text.parse::<Choice>().is_err(), "{text:?}");
        }
    }
}
