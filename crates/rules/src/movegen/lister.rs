//! Puts a list together, card by card: which pawns a card may be played with, and which effects it has.

use crate::board::Board;
use crate::card::{Card, Effect};
use crate::movegen::list::MoveList;
use crate::movegen::single::{Single, Walkers};
use crate::movegen::split::{ANY_SHARE, Split};
use crate::movegen::tables::Tables;
use crate::seat::{Seat, SeatSet};

/// Which spellings are wanted of moves that can be written in several ways.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Spellings {
    Smallest,
    All,
}

fn unfinished_teammates(tables: &Tables, board: &Board, seat: Seat) -> SeatSet {
    tables.teammates(seat).iter().filter(|mate| !board.is_finished(*mate)).collect()
}

/// Puts a list together, card by card.
pub(crate) struct Lister<'a> {
    pub(crate) tables: &'static Tables,
    pub(crate) board: &'a Board,
    pub(crate) seat: Seat,
    pub(crate) list: &'a mut MoveList,
    pub(crate) spellings: Spellings,
    /// The seats whose pawns a card may move: one's own seat, or, when helping, the teammates (ruling 15).
    pub(super) movers: SeatSet,
    /// May moves of this card lead to the same board, or be out of order?
    pub(crate) unmerged: bool,
    /// May moves of this card be out of order, though none lead to the same board?
    unsorted: bool,
}

impl<'a> Lister<'a> {
    #[inline]
    pub(super) fn new(board: &'a Board, seat: Seat, list: &'a mut MoveList, spellings: Spellings) -> Lister<'a> {
        let tables = Tables::of(board.rules());
        let mut movers = SeatSet::EMPTY.with(seat);
        if board.is_finished(seat) {
            movers = unfinished_teammates(tables, board, seat);
        }
        Lister { tables, board, seat, list, spellings, movers, unmerged: false, unsorted: false }
    }

    pub(crate) fn unfinished_teammates(&self) -> SeatSet {
        unfinished_teammates(self.tables, self.board, self.seat)
    }

    /// Adds the moves of one card that a seat may play with the pawns of one of several seats.
    pub(super) fn card_of_several(&mut self, card: Card) {
        let (begin, single) = (self.list.len(), Single::of_card(card));
        let mut doubtful = 0;
        for mover in self.movers.iter() {
            let pawns = Walkers::new(self.tables, self.board, mover);
            doubtful += pawns.single_pawns(self.board, card, single, self.list);
        }
        self.finish_card(card, begin, doubtful);
    }

    /// Adds what a card does with several pawns. Moves are made in the order of their text, as long as they come from one
    /// seat and one kind of effect.
    #[inline(never)]
    pub(super) fn finish_card(&mut self, card: Card, begin: usize, doubtful: u32) {
        self.unmerged = doubtful > 1;
        self.unsorted = self.movers.iter().count() > 1;
        if Single::of_card(card).and_more {
            self.unsorted |= self.list.len() > begin;
            card.effects().iter().for_each(|effect| self.several_pawns(card, *effect));
        }
        if self.spellings == Spellings::All {
            return;
        }
        if self.unmerged {
            self.list.merge_same_boards(self.board, begin);
        } else if self.unsorted {
            self.list.sort_from(begin);
        }
    }

    fn several_pawns(&mut self, card: Card, effect: Effect) {
        match effect {
            Effect::Swap => self.swap(card),
            Effect::StartTwo => {
                self.unmerged = true;
                self.start_two(card);
            }
            Effect::ForwardBack(forwards, backwards) => {
                self.unmerged = true;
                self.forward_back(card, forwards, backwards);
            }
            // Rulings 19 and 20.
            Effect::Split(steps) => self.split(Split { card, steps, shares: ANY_SHARE }),
            Effect::Pair(steps) => {
                self.unmerged = true;
                self.split(Split { card, steps: 2 * steps, shares: 1 << steps });
            }
            Effect::Start | Effect::Forward(_) | Effect::Jump(_) | Effect::Backward(_) => {} // single pawns
        }
    }

    fn split(&mut self, split: Split) {
        self.unmerged |= self.unsorted; // of two teammates
        for mover in self.movers.iter() {
            self.split_among(split, mover);
        }
    }
}
