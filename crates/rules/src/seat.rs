//! Who plays: a seat is a colour, and sets of seats.

use std::fmt::{self, Write};
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
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char(self.letter())
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

    /// The next seat of the set clockwise after this one, which itself comes last of all. `None` if the set is empty.
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

/// One of something for each colour, whichever of them a rule set has. Looked up by seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct BySeat<T>([T; 6]);

impl<T> BySeat<T> {
    /// What a function gives for each seat.
    pub fn from_fn(value: impl FnMut(Seat) -> T) -> BySeat<T> {
        BySeat(Seat::ALL.map(value))
    }

    /// From the six in the order of [`Seat::ALL`].
    pub const fn new(values: [T; 6]) -> BySeat<T> {
        BySeat(values)
    }

    /// Each seat with its own, clockwise from red.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        Seat::ALL.into_iter().zip(&self.0)
    }

    /// The six in the order of [`Seat::ALL`].
    #[inline]
    pub const fn values(&self) -> &[T; 6] {
        &self.0
    }

    /// The same, to change them.
    #[inline]
    pub const fn values_mut(&mut self) -> &mut [T; 6] {
        &mut self.0
    }
}

impl<T: Copy> BySeat<T> {
    /// The same for every seat.
    pub const fn all(value: T) -> BySeat<T> {
        BySeat([value; 6])
    }

    /// [`std::ops::Index`] where things are worked out before the program runs.
    pub(crate) const fn at(&self, seat: Seat) -> T {
        self.0[seat as usize]
    }
}

impl<T> std::ops::Index<Seat> for BySeat<T> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat as usize]
    }
}

impl<T> std::ops::IndexMut<Seat> for BySeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat as usize]
    }
}

impl<T: fmt::Debug> fmt::Debug for BySeat<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}
