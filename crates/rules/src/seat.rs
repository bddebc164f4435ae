//! Who plays: a seat is a colour, and sets of seats.

use std::fmt;
use std::str::FromStr;

/// A place at the table, named by its colour, in clockwise order. Four-seat rule sets have no orange and no purple.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Seat {
    /// `R`
    Red,
    /// `O`, only with six seats
    Orange,
    /// `Y`
    Yellow,
    /// `G`
    Green,
    /// `B`
    Blue,
    /// `P`, only with six seats
    Purple,
}

use Seat::{Blue, Green, Orange, Purple, Red, Yellow};

impl Seat {
    /// All colours, clockwise.
    pub const ALL: [Seat; 6] = [Red, Orange, Yellow, Green, Blue, Purple];

    /// The letter that stands for the seat in every notation.
    pub const fn letter(self) -> char {
        match self {
            Red => 'R',
            Orange => 'O',
            Yellow => 'Y',
            Green => 'G',
            Blue => 'B',
            Purple => 'P',
        }
    }

    /// The colour's English name, as tags of a record spell it.
    pub const fn name(self) -> &'static str {
        match self {
            Red => "Red",
            Orange => "Orange",
            Yellow => "Yellow",
            Green => "Green",
            Blue => "Blue",
            Purple => "Purple",
        }
    }

    /// The seat with this letter.
    pub fn from_letter(letter: char) -> Option<Seat> {
        Seat::ALL.into_iter().find(|seat| seat.letter() == letter)
    }

    /// The seat's place in arrays with a row for each colour.
    pub(crate) const fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// A text that names no seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownSeat;

impl fmt::Display for UnknownSeat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a seat is one of the letters R, O, Y, G, B, P")
    }
}

impl std::error::Error for UnknownSeat {}

impl FromStr for Seat {
    type Err = UnknownSeat;

    fn from_str(text: &str) -> Result<Seat, UnknownSeat> {
        let mut letters = text.chars();
        match (letters.next().and_then(Seat::from_letter), letters.next()) {
            (Some(seat), None) => Ok(seat),
            _ => Err(UnknownSeat),
        }
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// The set with one seat more.
    #[must_use]
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | 1 << seat as u8)
    }

    /// The set with one seat less.
    #[must_use]
    pub const fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat as u8))
    }

    /// Is the seat in the set?
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat as u8 & 1 == 1
    }

    /// Is no seat in the set?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Does any seat stand in both sets?
    pub const fn meets(self, other: SeatSet) -> bool {
        self.0 & other.0 != 0
    }

    /// The seats of the set, clockwise from red.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let seat = *Seat::ALL.get(left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(seat)
        })
    }

    /// The next seat of the set clockwise, the given one last of all; `None` if the set is empty.
    #[inline]
    pub fn next_after(self, seat: Seat) -> Option<Seat> {
        let after = self.0 & (!1 << seat as u8);
        let next = if after == 0 { self.0 } else { after };
        Seat::ALL.get(next.trailing_zeros() as usize).copied()
    }

    /// A bit for each seat.
    pub(crate) const fn bits(self) -> u8 {
        self.0
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        seats.into_iter().fold(SeatSet::EMPTY, SeatSet::with)
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
