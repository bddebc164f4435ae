//! Two pawns that change places (ruling 23).

use crate::card::Card;
use crate::movegen::lister::{Lister, Spellings};
use crate::moves::Move;
use crate::seat::Seat;
use crate::space::{BySpace, Space};

impl Lister<'_> {
    /// Ruling 23.
    pub(super) fn swap(&mut self, card: Card) {
        let mut owners = BySpace::all(self.seat);
        for &seat in self.board.rules().seats() {
            for space in self.board.pawns(seat) {
                owners[*space] = seat;
            }
        }
        let mut may_leave = self.board.singles() & self.tables.swappable();
        let nobody = (Space::home(self.seat), self.seat);
        let (mut firsts, mut seconds, mut count) = ([nobody; 24], [nobody; 24], 0);
        while may_leave != 0 {
            let space = Space::from_number(may_leave.trailing_zeros() as u8);
            may_leave &= may_leave - 1;
            firsts[count] = (space, owners[space]);
            insert_sorted(&mut seconds[..=count], firsts[count]);
            count += 1;
        }
        if self.spellings == Spellings::All {
            let pairs = firsts[..count].iter().flat_map(|(a, _)| firsts[..count].iter().map(move |(b, _)| (*a, *b)));
            return pairs.filter(|(a, b)| a != b).for_each(|(a, b)| self.list.push(Move::swap(card, a, b)));
        }
        // All swaps within one colour change nothing, so they are one move: the first. As with single pawns, a swap that
        // does not count costs no branch.
        let mut unchanged = false;
        let (room, mut len) = (self.list.room_for(count * count), 0);
        for (i, (a, owner)) in firsts[..count].iter().enumerate() {
            // Nearly always names sort alike as the first and as the second of a swap; then only those after `a` are
            // left.
            let others = if seconds[i].0 == *a { &seconds[i + 1..count] } else { &seconds[..count] };
            for (b, other) in others {
                room[len] = Move::swap(card, *a, *b);
                len += usize::from((b > a) & ((owner != other) | !unchanged));
                unchanged |= (b > a) & (owner == other);
            }
        }
        self.list.count(len);
    }
}

/// Puts a pawn at its place among those before it, in the order of names that end a move; the last place is free.
#[inline]
fn insert_sorted(pawns: &mut [(Space, Seat)], pawn: (Space, Seat)) {
    let mut at = pawns.len() - 1;
    while at > 0 && pawns[at - 1].0.order_last() > pawn.0.order_last() {
        pawns[at] = pawns[at - 1];
        at -= 1;
    }
    pawns[at] = pawn;
}
