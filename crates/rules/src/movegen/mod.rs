//! The legal moves of a seat with a hand on a board: nothing else is needed, and nobody peeks.
//!
//! Moves of one card that lead to the same board are one move, shown in the spelling that is smallest as text. The list
//! is sorted as text; most of it is made in that order, so that hardly anything needs sorting.

mod ways;
mod tables;
mod list;
mod lister;
mod single;
mod split;
mod outcomes;
mod swap;
mod double_start;
mod forward_back;

use crate::board::Board;
use crate::card::Card;
use crate::movegen::lister::{Lister, Spellings};
use crate::moves::Move;
use crate::seat::Seat;

pub use list::MoveList;
pub(crate) use tables::Tables;
pub(crate) use ways::{Walls, WayIndex};

impl Board {
    /// All legal moves of a seat, sorted and each once. If there is none, the seat must fold. A seat that the rule set lacks has
    /// none.
    pub fn legal_moves(&self, seat: Seat, hand: &[Card]) -> MoveList {
        let mut list = MoveList::new();
        list.fill(self, seat, hand);
        list
    }

    /// Every way to write every legal move of one card, in no order: what a seat may say.
    pub fn spellings(&self, seat: Seat, card: Card) -> Vec<Move> {
        let mut list = MoveList::new();
        if self.rules().has_seat(seat) {
            Lister::new(self, seat, &mut list, Spellings::All).card_of_several(card);
        }
        list.to_vec()
    }

    /// Is this a legal move, in any spelling?
    pub fn is_legal(&self, seat: Seat, mv: &Move) -> bool {
        self.spellings(seat, mv.card()).contains(mv)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::edition::Edition;

    #[test]
    fn a_seat_that_the_rule_set_lacks_has_no_moves() {
        let board = Board::new(Edition::Jubilee);
        for card in Card::ALL {
            for seat in [Seat::Orange, Seat::Purple] {
                assert!(board.legal_moves(seat, &[*card]).is_empty(), "{seat} {card}");
                assert!(board.spellings(seat, *card).is_empty(), "{seat} {card}");
            }
        }
    }
}
