//! Where a pawn can stand.

use std::fmt::{self, Write};
use std::str::FromStr;

use crate::seat::{BySeat, Seat};

/// A space of the board: a seat's home, its start, a numbered space of its arc, or a circle of its goal.
///
/// Spaces are the same in every rule set, whatever the length of its arcs. They are ordered as their names with `>`
/// after them, as in a move: `R12` before `R1`, since `>` sorts after the digits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Space(u8);

/// What kind of space it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// Where pawns wait to come out.
    Home,
    /// Where pawns come out.
    Start,
    /// A numbered space of the arc after the start, from 1.
    Track(u8),
    /// A circle of the goal, 1 outermost to 4 innermost.
    Goal(u8),
}

/// The longest arc of any rule set.
const LONGEST_ARC: u8 = 14;
const BLOCK: u8 = 20;
const GOAL_1: u8 = 14;
const HOME: u8 = 18;
const START: u8 = 19;

/// The names within one colour in the order of [`Space`].
const NAMES: [&str; BLOCK as usize] =
    ["10", "11", "12", "13", "14", "1", "2", "3", "4", "5", "6", "7", "8", "9", "g1", "g2", "g3", "g4", "h", "s"];

/// The colours in the order of their letters.
const BLOCKS: [Seat; 6] = [Seat::Blue, Seat::Green, Seat::Orange, Seat::Purple, Seat::Red, Seat::Yellow];

const fn block(seat: Seat) -> u8 {
    // A table, since a `match` would become a jump that no processor foresees.
    const FIRST: BySeat<u8> = {
        let (mut first, mut i) = ([0; 6], 0);
        while i < 6 {
            first[BLOCKS[i] as usize] = i as u8 * BLOCK;
            i += 1;
        }
        BySeat::new(first)
    };
    FIRST.at(seat)
}

impl Space {
    /// How many spaces there are.
    const COUNT: usize = 6 * BLOCK as usize;

    /// A seat's home.
    pub const fn home(seat: Seat) -> Space {
        Space(block(seat) + HOME)
    }

    /// A seat's start space.
    pub const fn start(seat: Seat) -> Space {
        Space(block(seat) + START)
    }

    /// The numbered space of a seat's arc, if there is one with this number.
    pub const fn track(seat: Seat, number: u8) -> Option<Space> {
        match number {
            1..=9 => Some(Space(block(seat) + number + 4)),
            10..=LONGEST_ARC => Some(Space(block(seat) + number - 10)),
            _ => None,
        }
    }

    /// The circle of a seat's goal, 1 outermost to 4 innermost.
    pub const fn goal(seat: Seat, circle: u8) -> Option<Space> {
        match circle {
            1..=4 => Some(Space(block(seat) + GOAL_1 + circle - 1)),
            _ => None,
        }
    }

    /// All spaces of all colours.
    pub fn all() -> impl Iterator<Item = Space> {
        (0..Space::COUNT as u8).map(Space)
    }

    /// The seat whose home, start, arc or goal it belongs to.
    #[inline]
    pub const fn owner(self) -> Seat {
        OWNERS.at(self)
    }

    /// What kind of space it is.
    #[inline]
    pub const fn kind(self) -> Kind {
        KINDS.at(self)
    }

    /// Is it a circle of a goal?
    #[inline]
    pub const fn is_goal(self) -> bool {
        matches!(self.kind(), Kind::Goal(_))
    }

    /// A number of its own, the same for ever, below 120.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The set of this space alone, for sets of spaces held in the bits of a number.
    #[inline]
    pub(crate) const fn bit(self) -> u128 {
        BITS.at(self)
    }

    #[inline]
    pub(crate) fn from_number(number: u8) -> Space {
        debug_assert!(usize::from(number) < Space::COUNT);
        Space(number)
    }

    /// The place of the name in the order of texts, if `>` or `<` follows it. Always above 0.
    #[inline]
    pub(crate) fn order_inside(self) -> u8 {
        ORDER_INSIDE[self]
    }

    /// The place of the name in the order of texts, if a leg ends with it; on one scale with [`Space::order_inside`].
    /// What follows is a comma or the end of the text. Both sort before the digits, so `R1` comes before `R10`.
    #[inline]
    pub(crate) fn order_last(self) -> u8 {
        ORDER_LAST[self]
    }
}

/// One of something for each space of every colour. Looked up by space.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BySpace<T>([T; ROWS]);

/// Room for each space, and a few more up to a power of two: so no bound needs checking.
const ROWS: usize = 128;

impl<T> BySpace<T> {
    pub(crate) const ROWS: usize = ROWS;

    /// From as many as there are rows, in the order of [`Space`].
    pub(crate) const fn new(values: [T; ROWS]) -> BySpace<T> {
        BySpace(values)
    }
}

impl<T: Copy> BySpace<T> {
    /// The same for every space.
    pub const fn all(value: T) -> BySpace<T> {
        BySpace([value; ROWS])
    }

    /// What a function gives for each space.
    pub fn from_fn(mut value: impl FnMut(Space) -> T) -> BySpace<T> {
        let mut all = BySpace::all(value(Space(0)));
        Space::all().for_each(|space| all[space] = value(space));
        all
    }

    /// [`std::ops::Index`] where things are worked out before the program runs.
    #[inline]
    const fn at(&self, space: Space) -> T {
        self.0[space.0 as usize % ROWS]
    }
}

impl<T> std::ops::Index<Space> for BySpace<T> {
    type Output = T;

    #[inline]
    fn index(&self, space: Space) -> &T {
        &self.0[space.0 as usize % ROWS]
    }
}

impl<T> std::ops::IndexMut<Space> for BySpace<T> {
    #[inline]
    fn index_mut(&mut self, space: Space) -> &mut T {
        &mut self.0[space.0 as usize % ROWS]
    }
}

static KINDS: BySpace<Kind> = {
    let (mut kinds, mut i) = ([Kind::Home; ROWS], 0);
    while i < Space::COUNT {
        kinds[i] = match i as u8 % BLOCK {
            HOME => Kind::Home,
            START => Kind::Start,
            slot if slot >= GOAL_1 => Kind::Goal(slot - GOAL_1 + 1),
            slot if slot < 5 => Kind::Track(slot + 10),
            slot => Kind::Track(slot - 4),
        };
        i += 1;
    }
    BySpace(kinds)
};

/// Two loads are cheaper than a shift of 128 bits.
static BITS: BySpace<u128> = {
    let (mut bits, mut i) = ([0; ROWS], 0);
    while i < Space::COUNT {
        bits[i] = 1 << i;
        i += 1;
    }
    BySpace(bits)
};

static OWNERS: BySpace<Seat> = {
    let (mut owners, mut i) = ([Seat::Red; ROWS], 0);
    while i < Space::COUNT {
        owners[i] = BLOCKS[i / BLOCK as usize];
        i += 1;
    }
    BySpace(owners)
};

/// Both orders of all spaces on one scale: first the colour, then within it the names with what follows them.
const fn orders(last: bool) -> BySpace<u8> {
    // R1, R10, R10> R11, R11> … R14> R1> R2, R2> … R9> Rg1, …
    const INSIDE: [u8; BLOCK as usize] = [3, 5, 7, 9, 11, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40];
    const LAST: [u8; BLOCK as usize] = [2, 4, 6, 8, 10, 1, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31, 33, 35, 37, 39];
    let mut orders = [0; ROWS];
    let mut i = 0;
    while i < Space::COUNT {
        let slot = i % BLOCK as usize;
        orders[i] = (i - slot) as u8 * 2 + if last { LAST[slot] } else { INSIDE[slot] };
        i += 1;
    }
    BySpace(orders)
}

static ORDER_INSIDE: BySpace<u8> = orders(false);
static ORDER_LAST: BySpace<u8> = orders(true);

impl Space {
    /// Its name within its owner's spaces: `7`, `s`, `g1`, `h`.
    pub(crate) fn name(self) -> &'static str {
        NAMES[(self.0 % BLOCK) as usize]
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char(self.owner().letter())?;
        f.write_str(self.name())
    }
}

impl fmt::Debug for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that names no space.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownSpace;

impl fmt::Display for UnknownSpace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(
            "a space is a seat's letter and a number (Y7), s for start (Ys), g1 to g4 for goal (Yg1), h for home (Yh)",
        )
    }
}

impl std::error::Error for UnknownSpace {}

impl FromStr for Space {
    type Err = UnknownSpace;

    fn from_str(text: &str) -> Result<Space, UnknownSpace> {
        let letter = text.chars().next().ok_or(UnknownSpace)?;
        let seat = Seat::from_letter(letter).ok_or(UnknownSpace)?;
        let slot = NAMES.iter().position(|name| *name == &text[1..]).ok_or(UnknownSpace)?;
        Ok(Space(block(seat) + slot as u8))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_space_reads_back_from_its_name() {
        for space in Space::all() {
            assert_eq!(space.to_string().parse(), Ok(space));
            let seat = space.owner();
            let again = match space.kind() {
                Kind::Home => Some(Space::home(seat)),
                Kind::Start => Some(Space::start(seat)),
                Kind::Track(number) => Space::track(seat, number),
                Kind::Goal(circle) => Space::goal(seat, circle),
            };
            assert_eq!(again, Some(space));
        }
    }

    #[test]
    fn the_orders_are_those_of_the_text() {
        let mut texts: Vec<(String, u8)> = Vec::new();
        for space in Space::all() {
            texts.push((format!("{space}>"), space.order_inside()));
            texts.push((format!("{space},"), space.order_last()));
        }
        texts.sort();
        assert!(texts.is_sorted_by(|a, b| a.1 < b.1), "{texts:?}");
        assert!(texts[0].1 > 0);
    }

    #[test]
    fn what_names_no_space_is_refused() {
        for text in ["", "R", "R0", "R15", "Rg0", "Rg5", "X1", "r1", "R1 ", "Ré", "é"] {
            assert_eq!(text.parse::<Space>(), Err(UnknownSpace), "{text:?}");
        }
    }
}
