//! The cards and what each of them does.

use std::fmt;
use std::str::FromStr;

/// One thing that a card lets a seat do (rulings 17 to 24).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// A pawn from home to its start.
    Start,
    /// One pawn goes this number of steps forwards.
    Forward(u8),
    /// One pawn goes this number of steps forwards, through walls.
    Jump(u8),
    /// One pawn that is not in the goal goes this number of steps backwards.
    Backward(u8),
    /// Pawns share this number of steps forwards.
    Split(u8),
    /// Exactly two pawns go this number of steps forwards each.
    Pair(u8),
    /// One pawn forwards and then backwards, landing twice.
    ForwardBack(u8, u8),
    /// Two pawns on the track change places.
    Swap,
    /// Two pawns of the team from home to their starts.
    StartTwo,
}

macro_rules! cards {
    ($($name:ident $code:literal $face:literal [$($effect:expr),+];)+) => {
        /// A card. The cards are ordered as their codes are in text.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        pub enum Card { $(#[doc = concat!("`", $code, "`")] $name,)+ }

        impl Card {
            /// Every card of every deck.
            pub const ALL: &[Card] = &[$(Card::$name),+];

            /// The code that stands for the card in every notation.
            pub const fn code(self) -> &'static str {
                match self { $(Card::$name => $code,)+ }
            }

            /// What people see on the card.
            pub const fn face(self) -> &'static str {
                match self { $(Card::$name => $face,)+ }
            }

            /// What the card lets a seat do: one of these.
            #[inline]
            pub const fn effects(self) -> &'static [Effect] {
                EFFECTS[self as usize]
            }
        }

        // A table, since a `match` would become a jump that no processor foresees.
        static EFFECTS: [&[Effect]; Card::ALL.len()] = {
            use Effect::*;
            [$(&[$($effect),+]),+]
        };
    };
}

cards! {
    Back4 "-4" "÷4" [Backward(4)];
    OneOrFourteen "1/14" "1/14" [Forward(1), Forward(14)];
    Ten "10" "10" [Forward(10)];
    ElevenOrTwoOnes "11/1+1" "11/1+1" [Forward(11), Pair(1)];
    Twelve "12" "12" [Forward(12)];
    Fourteen "14" "14" [Forward(14)];
    Two "2" "2" [Forward(2)];
    TwoOrTwoStarts "2SS" "2 ♥♥" [Forward(2), StartTwo];
    Three "3" "3" [Forward(3)];
    Split4 "4x1" "4×1" [Split(4)];
    Five "5" "5" [Forward(5)];
    Jump5 "5^" "5 ↷" [Jump(5)];
    Six "6" "6" [Forward(6)];
    SixOrTwoThrees "6/3+3" "6/3+3" [Forward(6), Pair(3)];
    SevenOrTwoBackFive "7/+2-5" "7/+2÷5" [Forward(7), ForwardBack(2, 5)];
    Split7 "7x1" "7×1" [Split(7)];
    Nine "9" "9" [Forward(9)];
    NineOrSwap "9/swap" "9/⇄" [Forward(9), Swap];
    Start "S" "♥" [Effect::Start];
    StartOrOne "S1" "1♥" [Effect::Start, Forward(1)];
    StartOrThirteen "S13" "13♥" [Effect::Start, Forward(13)];
    StartOrEight "S8" "8♥" [Effect::Start, Forward(8)];
    Swap "swap" "⇄" [Effect::Swap];
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// A text that names no card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownCard;

impl fmt::Display for UnknownCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a card is written by its code, one of")?;
        for card in Card::ALL {
            write!(f, " {card}")?;
        }
        Ok(())
    }
}

impl std::error::Error for UnknownCard {}

impl FromStr for Card {
    type Err = UnknownCard;

    fn from_str(text: &str) -> Result<Card, UnknownCard> {
        Card::ALL.iter().copied().find(|card| card.code() == text).ok_or(UnknownCard)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_are_ordered_as_the_text_of_a_move_begins() {
        let texts: Vec<String> = Card::ALL.iter().map(|card| format!("{card} ")).collect();
        assert!(texts.is_sorted(), "{texts:?}");
    }

    #[test]
    fn every_card_reads_back_from_its_code() {
        for card in Card::ALL {
            assert_eq!(card.code().parse(), Ok(*card));
        }
        assert_eq!("8".parse::<Card>(), Err(UnknownCard));
    }
}
