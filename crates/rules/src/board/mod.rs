//! Where all pawns stand, and by which rules.

mod four;
mod landing;
mod text;

use std::fmt;

use crate::board::four::Four;
use crate::edition::{RuleSet, StartSpace, SwapFromStart};
use crate::seat::{BySeat, Seat, SeatSet};
use crate::space::{Kind, Space};
use crate::walk::Circles;

pub use landing::Landing;
pub use text::BoardError;

/// The pawns of all seats, and the rules by which they move. Pawns have no identity: boards of one rule set on which the same
/// spaces are taken are equal.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Board {
    /// Each seat's four pawns in the order of [`Space`]; seats that a rule set does not have stay at home.
    pawns: BySeat<[Space; 4]>,
    /// The spaces with at least one pawn, homes apart.
    occupied: u128,
    /// The spaces with two pawns or more, homes apart.
    stacked: u128,
    /// The seats with a pawn of their own on their own start.
    walls: SeatSet,
    rules: RuleSet,
}

impl Board {
    /// All pawns at home.
    pub fn new(rules: impl Into<RuleSet>) -> Board {
        let pawns = BySeat::from_fn(|seat| [Space::home(seat); 4]);
        Board { pawns, occupied: 0, stacked: 0, walls: SeatSet::EMPTY, rules: rules.into() }
    }

    /// Sets up a board from each pawn that is not at home; refuses what cannot stand on a board of this rule set.
    pub fn with_pawns(
        rules: impl Into<RuleSet>,
        pawns: impl IntoIterator<Item = (Seat, Space)>,
    ) -> Result<Board, BoardError> {
        let mut board = Board::new(rules);
        for (seat, space) in pawns {
            if !board.rules.has_seat(seat) {
                return Err(BoardError::NoSuchSeat(seat));
            }
            check_space(board.rules, seat, space)?;
            let home = Space::home(seat);
            if !board.pawns(seat).contains(&home) {
                return Err(BoardError::PawnCount(seat));
            }
            match board.seat_at(space) {
                _ if space == home => {}
                Some(other) if other != seat => return Err(BoardError::Shared(space)),
                Some(_) if space.is_goal() => return Err(BoardError::FullCircle(space)),
                _ => board.relocate(seat, home, space),
            }
        }
        Ok(board)
    }

    /// The rules by which the pawns move.
    #[inline]
    pub fn rules(&self) -> RuleSet {
        self.rules
    }

    /// The four pawns of a seat, in the order of [`Space`].
    #[inline]
    pub fn pawns(&self, seat: Seat) -> &[Space; 4] {
        &self.pawns[seat]
    }

    /// Whose pawns stand on a space; on a home, its owner's if any is there.
    pub fn seat_at(&self, space: Space) -> Option<Seat> {
        if let Kind::Home = space.kind() {
            let owner = space.owner();
            return self.stands_on(owner, space).then_some(owner);
        }
        if self.occupied & space.bit() == 0 {
            return None;
        }
        Seat::ALL.into_iter().find(|seat| self.stands_on(*seat, space))
    }

    /// How many pawns stand on a space.
    pub fn count_at(&self, space: Space) -> usize {
        self.pawns.values().as_flattened().iter().filter(|other| **other == space).count()
    }

    /// Are all four pawns of a seat locked? Four pawns in the goal always are.
    #[inline]
    pub fn is_finished(&self, seat: Seat) -> bool {
        self.pawns[seat] == FINISHED[seat]
    }

    /// Does a pawn of this seat stand here for good (ruling 10)?
    pub fn is_locked(&self, seat: Seat, space: Space) -> bool {
        self.stands_on(seat, space) && matches!(space.kind(), Kind::Goal(circle) if self.circles(seat).lock(circle))
    }

    /// The seats that have a wall: pawns of their own on their own start (ruling 5).
    #[inline]
    pub fn walls(&self) -> SeatSet {
        self.walls
    }

    /// Does a pawn of this seat stand on this space?
    #[inline]
    pub(crate) fn stands_on(&self, seat: Seat, space: Space) -> bool {
        Four::of(&self.pawns[seat]).contains(space)
    }

    /// The circles of a seat's goal that are taken.
    #[inline]
    pub(crate) fn circles(&self, seat: Seat) -> Circles {
        let outermost = GOALS[seat];
        Circles((self.occupied >> outermost) as u8 & Circles::ALL)
    }

    /// The circles that other pawns take in the goal of a pawn that stands on `from`.
    #[inline]
    pub(crate) fn circles_besides(&self, seat: Seat, from: Space) -> Circles {
        self.circles(seat).besides(from)
    }

    /// The spaces with exactly one pawn, homes apart.
    #[inline]
    pub(crate) fn singles(&self) -> u128 {
        self.occupied & !self.stacked
    }

    /// The spaces with two pawns or more, homes apart.
    #[inline]
    pub(crate) fn stacked(&self) -> u128 {
        self.stacked
    }

    /// Would a pawn of this seat that lands here be sent home (ruling 8)?
    #[inline]
    pub(crate) fn is_foreign_stack(&self, seat: Seat, space: Space) -> bool {
        self.stacked & space.bit() != 0 && !self.stands_on(seat, space)
    }

    /// All pawns, for telling boards apart.
    #[inline]
    pub(crate) fn all_pawns(&self) -> &BySeat<[Space; 4]> {
        &self.pawns
    }

    /// Works out again what is only kept for speed.
    #[doc(hidden)]
    pub fn assert_consistent(&self) {
        let mut again = Board::new(self.rules);
        for (seat, pawns) in self.pawns.iter() {
            for space in pawns.iter().filter(|space| **space != Space::home(seat)) {
                again.relocate(seat, Space::home(seat), *space);
            }
        }
        assert_eq!(*self, again);
        let mut seen: Vec<(Space, Seat)> = Vec::new();
        for seat in Seat::ALL {
            seen.extend(self.pawns(seat).iter().map(|space| (*space, seat)));
        }
        assert!(seen.iter().all(|(space, seat)| seen.iter().all(|(other, owner)| space != other || seat == owner)));
    }
}

/// The number of each seat's circle 1.
const GOALS: BySeat<u8> = {
    let (mut outermost, mut i) = ([0; 6], 0);
    while i < 6 {
        outermost[i] = FINISHED.values()[i][0].number();
        i += 1;
    }
    BySeat::new(outermost)
};

/// Four locked pawns in the order of [`Space`].
const FINISHED: BySeat<[Space; 4]> = {
    let (mut finished, mut i) = ([[Space::home(Seat::Red); 4]; 6], 0);
    while i < 6 {
        let mut circle = 1;
        while circle <= 4 {
            if let Some(space) = Space::goal(Seat::ALL[i], circle) {
                finished[i][circle as usize - 1] = space;
            }
            circle += 1;
        }
        i += 1;
    }
    BySeat::new(finished)
};

fn check_space(rules: RuleSet, seat: Seat, space: Space) -> Result<(), BoardError> {
    let foreign = space.owner() != seat;
    let known = rules.has_seat(space.owner())
        && match space.kind() {
            Kind::Track(number) => number <= rules.arc(),
            _ => true,
        };
    // A pawn comes to a foreign start by walking where starts count, and otherwise only by a swap.
    let knobs = rules.knobs();
    let comes_to_starts = knobs.start_space == StartSpace::Counts || knobs.swap_from_start == SwapFromStart::Allowed;
    match space.kind() {
        _ if !known => Err(BoardError::NotInRules { rules, space }),
        Kind::Home | Kind::Goal(_) if foreign => Err(BoardError::NotYours { seat, space }),
        Kind::Start if foreign && !comes_to_starts => Err(BoardError::NotYours { seat, space }),
        _ => Ok(()),
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.pawns.values()).finish()
    }
}
