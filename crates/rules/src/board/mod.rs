//! Where all pawns stand, and what happens when one lands.

pub(crate) mod four;

use std::fmt;

use crate::board::four::Four;
use crate::edition::{Edition, SwapFromStart};
use crate::moves::Move;
use crate::seat::{Seat, SeatSet};
use crate::space::{Kind, Space, UnknownSpace};
use crate::walk::Circles;

/// The pawns of all seats. Pawns have no identity: boards on which the same spaces are taken are equal.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Board {
    /// Each seat's four pawns in the order of [`Space`]; seats that a rule set does not have stay at home.
    pawns: [[Space; 4]; 6],
    /// The spaces with at least one pawn, homes apart.
    occupied: u128,
    /// The spaces with two pawns or more, homes apart.
    stacked: u128,
    /// The seats with a pawn of their own on their own start.
    walls: SeatSet,
}

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
    /// All pawns at home.
    pub fn new() -> Board {
        Board { pawns: Seat::ALL.map(|seat| [Space::home(seat); 4]), occupied: 0, stacked: 0, walls: SeatSet::EMPTY }
    }

    /// Sets up a board from each pawn that is not at home; refuses what cannot stand on a board of this rule set.
    pub fn with_pawns(edition: Edition, pawns: impl IntoIterator<Item = (Seat, Space)>) -> Result<Board, BoardError> {
        let mut board = Board::new();
        for (seat, space) in pawns {
            if !edition.has_seat(seat) {
                return Err(BoardError::NoSuchSeat(seat));
            }
            check_space(edition, seat, space)?;
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

    /// Reads a board as NOTATION writes it: seats clockwise from red with `/` between them, `,` between a seat's pawns.
    pub fn parse(edition: Edition, text: &str) -> Result<Board, BoardError> {
        let seats = edition.seats();
        let rows: Vec<&str> = text.split('/').collect();
        if rows.len() != seats.len() {
            return Err(BoardError::SeatCount { edition, found: rows.len() });
        }
        let mut pawns = Vec::new();
        for (seat, row) in seats.iter().zip(rows) {
            let spaces: Vec<&str> = row.split(',').collect();
            if spaces.len() != 4 {
                return Err(BoardError::PawnCount(*seat));
            }
            for name in spaces {
                let space = name.parse().map_err(|UnknownSpace| BoardError::UnknownSpace(name.to_string()))?;
                pawns.push((*seat, space));
            }
        }
        Board::with_pawns(edition, pawns)
    }

    /// The board as NOTATION writes it.
    pub fn text(&self, edition: Edition) -> String {
        let row = |seat: &Seat| {
            let mut names = self.pawns(*seat).map(|space| space.to_string());
            names.sort();
            names.join(",")
        };
        edition.seats().iter().map(row).collect::<Vec<_>>().join("/")
    }

    /// The four pawns of a seat, in the order of [`Space`].
    #[inline]
    pub fn pawns(&self, seat: Seat) -> &[Space; 4] {
        &self.pawns[seat.index()]
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
        self.pawns.as_flattened().iter().filter(|other| **other == space).count()
    }

    /// Are all four pawns of a seat locked? Four pawns in the goal always are.
    #[inline]
    pub fn is_finished(&self, seat: Seat) -> bool {
        self.pawns[seat.index()] == FINISHED[seat.index()]
    }

    /// Does a pawn of this seat stand here for good (ruling 10)?
    pub fn is_locked(&self, seat: Seat, space: Space) -> bool {
        self.stands_on(seat, space) && matches!(space.kind(), Kind::Goal(circle) if self.circles(seat).lock(circle))
    }

    /// Can this board stand in a game of this rule set?
    pub fn is_of(&self, edition: Edition) -> bool {
        let stands = |seat: Seat| match edition.has_seat(seat) {
            true => self.pawns(seat).iter().all(|space| check_space(edition, seat, *space).is_ok()),
            false => *self.pawns(seat) == [Space::home(seat); 4],
        };
        Seat::ALL.into_iter().all(stands)
    }

    /// The seats that have a wall: pawns of their own on their own start (ruling 5).
    #[inline]
    pub fn walls(&self) -> SeatSet {
        self.walls
    }

    /// Does a pawn of this seat stand on this space?
    #[inline]
    pub(crate) fn stands_on(&self, seat: Seat, space: Space) -> bool {
        Four::of(&self.pawns[seat.index()]).contains(space)
    }

    /// The circles of a seat's goal that are taken.
    #[inline]
    pub(crate) fn circles(&self, seat: Seat) -> Circles {
        let outermost = GOALS[seat.index()];
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
    pub(crate) fn all_pawns(&self) -> &[[Space; 4]; 6] {
        &self.pawns
    }

    /// The board after a move that is legal ([`crate::is_legal`]). For any other it panics, or the board makes no sense.
    #[must_use]
    pub fn after(&self, mv: &Move) -> Board {
        let mut after = *self;
        mv.apply(&mut after, Seat::Red); // whoever's move it is: the seat is only where to look for pawns first
        after
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
    fn relocate(&mut self, seat: Seat, from: Space, to: Space) {
        let pawns = Four::of(&self.pawns[seat.index()]).replace(from, to);
        self.pawns[seat.index()] = pawns.spaces();
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

    /// Works out again what is only kept for speed.
    #[doc(hidden)]
    pub fn assert_consistent(&self) {
        let mut again = Board::new();
        for (seat, pawns) in Seat::ALL.into_iter().zip(self.pawns) {
            for space in pawns.into_iter().filter(|space| *space != Space::home(seat)) {
                again.relocate(seat, Space::home(seat), space);
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
const GOALS: [u8; 6] = {
    let (mut outermost, mut i) = ([0; 6], 0);
    while i < 6 {
        outermost[i] = FINISHED[i][0].byte();
        i += 1;
    }
    outermost
};

/// Four locked pawns in the order of [`Space`].
const FINISHED: [[Space; 4]; 6] = {
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
    finished
};

fn check_space(edition: Edition, seat: Seat, space: Space) -> Result<(), BoardError> {
    let foreign = space.owner() != seat;
    let known = edition.has_seat(space.owner())
        && match space.kind() {
            Kind::Track(number) => number <= edition.arc(),
            _ => true,
        };
    let start_is_protected = edition.rule_set().swap_from_start == SwapFromStart::Protected;
    match space.kind() {
        _ if !known => Err(BoardError::NotInEdition { edition, space }),
        Kind::Home | Kind::Goal(_) if foreign => Err(BoardError::NotYours { seat, space }),
        Kind::Start if foreign && start_is_protected => Err(BoardError::NotYours { seat, space }),
        _ => Ok(()),
    }
}

impl Default for Board {
    fn default() -> Board {
        Board::new()
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.pawns).finish()
    }
}

/// Why a text is no board of a rule set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BoardError {
    /// Another number of seats than the rule set has.
    SeatCount {
        /// The rule set.
        edition: Edition,
        /// How many seats the text has.
        found: usize,
    },
    /// A seat that the rule set does not have.
    NoSuchSeat(Seat),
    /// Another number of pawns than four.
    PawnCount(Seat),
    /// Not the name of a space.
    UnknownSpace(String),
    /// A space that this rule set's board does not have.
    NotInEdition {
        /// The rule set.
        edition: Edition,
        /// The space.
        space: Space,
    },
    /// A space on which a pawn of this seat can never stand.
    NotYours {
        /// The pawn's seat.
        seat: Seat,
        /// The space.
        space: Space,
    },
    /// Two colours on one space.
    Shared(Space),
    /// Two pawns on one circle.
    FullCircle(Space),
}

impl fmt::Display for BoardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BoardError::SeatCount { edition, found } => {
                let letters: Vec<String> = edition.seats().iter().map(Seat::to_string).collect();
                let (count, letters) = (letters.len(), letters.join("/"));
                write!(
                    f,
                    "a board of {edition} has {count} seats, {letters}, with / between them; this one has {found}"
                )
            }
            BoardError::NoSuchSeat(seat) => write!(f, "there is no seat {seat} in this edition"),
            BoardError::PawnCount(seat) => write!(f, "{seat} must have four pawns, with commas between them"),
            BoardError::UnknownSpace(name) => write!(f, "{:?} is no space: {UnknownSpace}", shortened(name)),
            BoardError::NotInEdition { edition, space } if !edition.has_seat(space.owner()) => {
                let letters: Vec<String> = edition.seats().iter().map(Seat::to_string).collect();
                let (colour, letters) = (space.owner().name().to_lowercase(), letters.join(", "));
                write!(f, "{edition} has no {colour}: its seats are {letters}")
            }
            BoardError::NotInEdition { edition, space } => {
                write!(f, "there is no space {space} in {edition}: its arcs have {} spaces", edition.arc())
            }
            BoardError::NotYours { seat, space } => write!(f, "a pawn of {seat} can never stand on {space}"),
            BoardError::Shared(space) => write!(f, "two colours cannot share the space {space}"),
            BoardError::FullCircle(space) => write!(f, "only one pawn can stand on the circle {space}"),
        }
    }
}

impl std::error::Error for BoardError {}

/// The beginning of what someone sent, short enough for an error message.
pub(crate) fn shortened(text: &str) -> String {
    let mut short: String = text.chars().take(40).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    short
}
