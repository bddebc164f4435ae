//! A list of legal moves, and how it is filled.

use crate::board::Board;
use crate::card::Card;
use crate::movegen::lister::{Lister, Spellings};
use crate::movegen::outcomes::Outcomes;
use crate::movegen::single::{Single, Walkers};
use crate::movegen::tables::Tables;
use crate::moves::Move;
use crate::seat::{BySeat, Seat};
use crate::space::Space;

/// A list of legal moves that can be filled again and again without allocating anew.
#[derive(Clone, Default)]
pub struct MoveList {
    /// Room for moves, of which the first `len` count.
    room: Vec<Move>,
    len: usize,
    /// The outcomes of a split so far.
    pub(crate) outcomes: Outcomes,
    /// Boards, orders and moves, while those that lead to the same board are merged.
    merging: Vec<(BySeat<[Space; 4]>, u128, Move)>,
}

impl MoveList {
    /// An empty list.
    pub fn new() -> MoveList {
        MoveList::default()
    }

    /// Empties the list.
    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// Lists the legal moves in place of what the list held.
    pub fn fill(&mut self, board: &Board, seat: Seat, hand: &[Card]) {
        self.clear();
        if board.rules().has_seat(seat) {
            self.fill_sorted(board, seat, CardSet::of(hand));
        }
    }

    /// Lists the legal moves of different cards that come in order.
    #[inline]
    pub(crate) fn fill_sorted(&mut self, board: &Board, seat: Seat, cards: impl Iterator<Item = Card>) {
        self.len = 0;
        let mut mover = seat;
        if board.is_finished(seat) {
            let mut lister = Lister::new(board, seat, self, Spellings::Smallest);
            let mut movers = lister.movers.iter();
            match (movers.next(), movers.next()) {
                (Some(only), None) => mover = only,
                _ => return cards.for_each(|card| lister.card_of_several(card)),
            }
        }
        let pawns = Walkers::new(Tables::of(board.rules()), board, mover);
        for card in cards {
            let (begin, single) = (self.len, Single::of_card(card));
            let doubtful = pawns.single_pawns(board, card, single, self);
            if single.and_more || doubtful > 1 {
                Lister::new(board, seat, self, Spellings::Smallest).finish_card(card, begin, doubtful);
            }
        }
        debug_assert!(self.is_sorted_by(|a, b| a < b), "{self:?}");
    }

    /// Sorts the moves from `begin` on as text.
    pub(super) fn sort_from(&mut self, begin: usize) {
        self.room[begin..self.len].sort_unstable_by_key(Move::order);
    }

    #[inline]
    pub(crate) fn push(&mut self, mv: Move) {
        if self.len == self.room.len() {
            self.grow(1);
        }
        self.room[self.len] = mv;
        self.len += 1;
    }

    /// Room for this number of moves after those that count. What is written there counts after [`MoveList::count`].
    #[inline]
    pub(super) fn room_for(&mut self, moves: usize) -> &mut [Move] {
        if self.room.len() < self.len + moves {
            self.grow(moves);
        }
        &mut self.room[self.len..]
    }

    /// The same for eight.
    #[inline]
    pub(crate) fn room_for_eight(&mut self) -> &mut [Move; 8] {
        self.room_for(8).first_chunk_mut().expect("there is room for eight")
    }

    /// From now on this number of the moves written into that room count too.
    #[inline]
    pub(crate) fn count(&mut self, moves: usize) {
        self.len += moves;
    }

    #[cold]
    fn grow(&mut self, moves: usize) {
        self.room.resize(2 * (self.len + moves) + 64, Move::begin(Card::ALL[0]));
    }

    /// Of the moves from `begin` on, keeps one for each board they lead to, and sorts them.
    #[cold]
    pub(super) fn merge_same_boards(&mut self, board: &Board, begin: usize) {
        self.merging.clear();
        for mv in &self.room[begin..self.len] {
            self.merging.push((*board.after(mv).all_pawns(), mv.order(), *mv));
        }
        self.merging.sort_unstable_by(|a, b| (&a.0, a.1).cmp(&(&b.0, b.1)));
        self.merging.dedup_by(|a, b| a.0 == b.0);
        self.merging.sort_unstable_by_key(|entry| entry.1);
        self.len = begin + self.merging.len();
        for (place, entry) in self.room[begin..self.len].iter_mut().zip(&self.merging) {
            *place = entry.2;
        }
    }
}

impl std::ops::Deref for MoveList {
    type Target = [Move];

    #[inline]
    fn deref(&self) -> &[Move] {
        &self.room[..self.len]
    }
}

impl<'a> IntoIterator for &'a MoveList {
    type Item = &'a Move;
    type IntoIter = std::slice::Iter<'a, Move>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl std::fmt::Debug for MoveList {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// The different cards of a hand, in the order of their codes: all that a list of moves needs to know of it.
#[derive(Clone, Copy, PartialEq, Eq)]
struct CardSet(u32);

impl CardSet {
    fn of(cards: &[Card]) -> CardSet {
        CardSet(cards.iter().fold(0, |set, card| set | 1 << *card as u32))
    }
}

impl Iterator for CardSet {
    type Item = Card;

    fn next(&mut self) -> Option<Card> {
        let card = *Card::ALL.get(self.0.trailing_zeros() as usize)?;
        self.0 &= self.0 - 1;
        Some(card)
    }
}
