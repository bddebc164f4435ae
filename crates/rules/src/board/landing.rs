//! What changes on a board: pawns land, bump and are bumped, and change places.

use crate::board::Board;
use crate::board::four::Four;
use crate::moves::{Leg, Move};
use crate::seat::Seat;
use crate::space::Space;

/// What a pawn's landing does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Landing {
    /// The pawn stands there, alone or with others of its colour.
    Rests,
    /// It sends the single pawn of this seat home.
    Bumps(Seat),
    /// Two or more pawns of this seat stand there: they send it home.
    BumpedBy(Seat),
}

impl Board {
    /// The board after a move that is legal ([`Board::is_legal`]). For any other it panics, or the board makes no sense.
    #[must_use]
    pub fn after(&self, mv: &Move) -> Board {
        let mut after = *self;
        after.play(Seat::Red, mv); // whoever's move it is: the seat is only where to look for pawns first
        after
    }

    /// Plays a legal move of this seat. Whose pawn goes follows from where it stands: mostly the seat's own.
    #[inline]
    pub(crate) fn play(&mut self, seat: Seat, mv: &Move) {
        match mv.only_walk() {
            Some((from, to)) => self.land_whoever(seat, from, to), // as below, for nearly all moves
            None => self.play_legs(seat, mv),
        }
    }

    fn play_legs(&mut self, seat: Seat, mv: &Move) {
        for leg in mv.legs() {
            match leg {
                Leg::Walk { from, to } => self.land_whoever(seat, from, to),
                Leg::Via { from, via, to } => {
                    self.land_whoever(seat, from, via);
                    self.land_whoever(seat, via, to);
                }
                Leg::Swap { a, b } => self.swap(a, b),
            }
        }
    }

    /// Lands whoever's pawn stands on `from`.
    #[inline]
    fn land_whoever(&mut self, seat: Seat, from: Space, to: Space) {
        let mover = if self.stands_on(seat, from) { Some(seat) } else { self.seat_at(from) };
        self.land(mover.expect("a legal move starts where pawns stand"), from, to);
    }

    /// Moves a pawn from where it stands to where it lands, with what follows from that (ruling 8).
    #[inline]
    pub(crate) fn land(&mut self, seat: Seat, from: Space, to: Space) -> Landing {
        if self.occupied & to.bit() == 0 {
            self.relocate(seat, from, to);
            return Landing::Rests;
        }
        if self.stands_on(seat, to) {
            if from != to {
                self.relocate(seat, from, to);
            }
            return Landing::Rests;
        }
        let other = self.seat_at(to).expect("an occupied space has a seat's pawns on it");
        if self.stacked & to.bit() != 0 {
            self.relocate(seat, from, Space::home(seat));
            return Landing::BumpedBy(other);
        }
        self.relocate(other, to, Space::home(other));
        self.relocate(seat, from, to);
        Landing::Bumps(other)
    }

    /// Two single pawns change places (ruling 23).
    pub(crate) fn swap(&mut self, a: Space, b: Space) {
        if let (Some(first), Some(second)) = (self.seat_at(a), self.seat_at(b)) {
            self.relocate(first, a, b);
            self.relocate(second, b, a);
        }
    }

    /// Takes a pawn from one space to another and keeps everything else in order.
    #[inline]
    pub(super) fn relocate(&mut self, seat: Seat, from: Space, to: Space) {
        let pawns = Four::of(&self.pawns[seat]).replace(from, to);
        self.pawns[seat] = pawns.spaces();
        let has_wall = pawns.contains(Space::start(seat));
        self.walls = if has_wall { self.walls.with(seat) } else { self.walls.without(seat) };
        let home = Space::home(seat);
        if from != home {
            if self.stacked & from.bit() == 0 {
                self.occupied &= !from.bit();
            } else if self.count_at(from) < 2 {
                self.stacked &= !from.bit();
            }
        }
        if to != home {
            self.stacked |= self.occupied & to.bit();
            self.occupied |= to.bit();
        }
    }
}
