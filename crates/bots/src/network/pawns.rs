//! A few pawns with where they stand, kept without asking for memory.

use makker_rules::{Seat, Space};

/// A few pawns.
pub(crate) struct Pawns {
    /// Room for all pawns of six seats: no move takes away more.
    pawns: [(Seat, Space); 24],
    len: usize,
}

impl Pawns {
    #[inline]
    pub(super) fn new() -> Pawns {
        Pawns { pawns: [(Seat::Red, Space::home(Seat::Red)); 24], len: 0 }
    }

    #[inline]
    pub(super) fn push(&mut self, seat: Seat, space: Space) {
        self.pawns[self.len % 24] = (seat, space);
        self.len += 1;
    }

    #[inline]
    pub(crate) fn iter(&self) -> std::slice::Iter<'_, (Seat, Space)> {
        self.pawns[..self.len.min(24)].iter()
    }

    #[inline]
    pub(super) fn are_of_one_seat(&self) -> bool {
        self.len == 1 || self.iter().all(|(seat, _)| *seat == self.pawns[0].0)
    }
}
