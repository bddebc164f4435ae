//! Where everything lies in the drawing of a board: the track as a rectangle of spaces, homes, and room for notes.

use makker_rules::{RuleSet, Seat};

/// Room for the names of the spaces left and right of the ring.
pub const MARGIN: usize = 4;

/// The track as a rectangle, clockwise from the upper left corner. Red sits at the bottom.
pub struct Ring {
    rules: RuleSet,
    columns: usize,
    /// How many spaces it is high.
    pub rows: usize,
    /// The width of a space in characters.
    pub cell: usize,
}

/// A space of the rectangle.
#[derive(Clone, Copy)]
pub struct Spot {
    /// Spaces from the left.
    pub column: usize,
    /// Spaces from the top.
    pub row: usize,
}

/// An edge of the rectangle.
#[derive(Clone, Copy)]
pub enum Side {
    Top,
    Right,
    Bottom,
    Left,
}

/// Where there is room for a note, in characters from the upper left corner of the drawing.
#[derive(Clone, Copy)]
pub struct Area {
    /// Its first column.
    pub column: usize,
    /// Its first row.
    pub row: usize,
    /// How many columns it has.
    pub width: usize,
    /// How many rows it has.
    pub height: usize,
}

/// How many spaces of its side each start has before it: starts lie in the middle of a side, or of half a long one.
const BEFORE_START: usize = 7;

const fn area(column: usize, row: usize, width: usize, height: usize) -> Area {
    Area { column, row, width, height }
}

/// The areas of four seats in their order, each in the corner that the seat's arc goes round; last the middle.
const FOUR_AREAS: [Area; 5] =
    [area(8, 11, 19, 5), area(8, 2, 19, 5), area(44, 2, 20, 5), area(44, 11, 20, 5), area(24, 7, 23, 3)];

/// The same of six seats.
const SIX_AREAS: [Area; 7] = [
    area(33, 11, 25, 4),
    area(8, 10, 19, 3),
    area(8, 2, 14, 5),
    area(37, 2, 26, 4),
    area(68, 4, 19, 3),
    area(74, 10, 14, 5),
    area(34, 7, 30, 3),
];

impl Ring {
    /// The ring of a rule set.
    pub fn of(rules: RuleSet) -> Ring {
        match rules.seats().len() {
            4 => Ring { rules, columns: 16, rows: 16, cell: 4 },
            _ => Ring { rules, columns: 29, rows: 15, cell: 3 },
        }
    }

    /// The columns of the whole drawing.
    pub fn width(&self) -> usize {
        2 * MARGIN + self.columns * self.cell
    }

    /// How far along the ring a seat's start lies.
    pub fn start(&self, seat: Seat) -> usize {
        let index = self.index(seat).unwrap_or_default();
        self.columns + self.rows - 2 + BEFORE_START + index * usize::from(self.rules.arc() + 1)
    }

    /// The space that lies this far along the ring.
    pub fn spot(&self, along: usize) -> Spot {
        let (right, bottom) = (self.columns - 1, self.rows - 1);
        let along = along % (2 * (right + bottom));
        match along {
            _ if along < right => Spot { column: along, row: 0 },
            _ if along < right + bottom => Spot { column: right, row: along - right },
            _ if along < 2 * right + bottom => Spot { column: 2 * right + bottom - along, row: bottom },
            _ => Spot { column: 0, row: 2 * (right + bottom) - along },
        }
    }

    /// The edge on which a space lies.
    pub fn side(&self, spot: Spot) -> Side {
        match spot {
            Spot { row: 0, .. } => Side::Top,
            Spot { row, .. } if row == self.rows - 1 => Side::Bottom,
            Spot { column: 0, .. } => Side::Left,
            _ => Side::Right,
        }
    }

    /// The spot some steps from an edge towards the middle.
    pub fn inwards(&self, spot: Spot, steps: usize) -> Spot {
        let Spot { column, row } = spot;
        match self.side(spot) {
            Side::Top => Spot { column, row: row + steps },
            Side::Right => Spot { column: column - steps, row },
            Side::Bottom => Spot { column, row: row - steps },
            Side::Left => Spot { column: column + steps, row },
        }
    }

    /// The character where the pawn of a spot is drawn.
    pub fn column(&self, spot: Spot) -> usize {
        MARGIN + spot.column * self.cell + 1
    }

    /// Where there is room for a seat's note, or for that of nobody.
    pub fn area(&self, seat: Option<Seat>) -> Area {
        let areas: &[Area] = if self.rules.seats().len() == 4 { &FOUR_AREAS } else { &SIX_AREAS };
        areas[seat.and_then(|seat| self.index(seat)).unwrap_or(areas.len() - 1)]
    }

    /// The character where a home begins: inside the ring, near the start.
    pub fn home(&self, seat: Seat) -> (usize, usize) {
        let start = self.spot(self.start(seat));
        let spot = self.inwards(start, 2);
        match self.side(start) {
            Side::Top => (self.column(spot) + 2, spot.row),
            Side::Right => (self.column(spot) - 7, spot.row + 1),
            Side::Bottom => (self.column(spot) - 9, spot.row),
            Side::Left => (self.column(spot), spot.row - 1),
        }
    }

    /// Which of the seats it is, from 0.
    fn index(&self, seat: Seat) -> Option<usize> {
        self.rules.seats().iter().position(|other| *other == seat)
    }
}
