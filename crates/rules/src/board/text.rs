//! A board as text: `Rh,Rh,Rs,Y5/Yh,…`, and why a text is none.

use std::fmt;

use crate::board::Board;
use crate::edition::RuleSet;
use crate::seat::Seat;
use crate::shortened::shortened;
use crate::sorted::sort_by_key;
use crate::space::{Space, UnknownSpace};

impl Board {
    /// Reads a board as NOTATION writes it: seats clockwise from red with `/` between them, `,` between a seat's pawns.
    pub fn parse(rules: impl Into<RuleSet>, text: &str) -> Result<Board, BoardError> {
        let rules = rules.into();
        let seats = rules.seats();
        let rows: Vec<&str> = text.split('/').collect();
        if rows.len() != seats.len() {
            return Err(BoardError::SeatCount { rules, found: rows.len() });
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
        Board::with_pawns(rules, pawns)
    }
}

/// As NOTATION writes it.
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, seat) in self.rules().seats().iter().enumerate() {
            let mut spaces = *self.pawns(*seat);
            sort_by_key(&mut spaces, |space| (space.owner().letter(), space.name()));
            for (pawn, space) in spaces.iter().enumerate() {
                let before = if pawn > 0 {
                    ","
                } else if place > 0 {
                    "/"
                } else {
                    ""
                };
                f.write_str(before)?;
                space.fmt(f)?;
            }
        }
        Ok(())
    }
}

/// Why a text is no board of a rule set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BoardError {
    /// Another number of seats than the rule set has.
    SeatCount {
        /// The rule set.
        rules: RuleSet,
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
    NotInRules {
        /// The rule set.
        rules: RuleSet,
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
            BoardError::SeatCount { rules, found } => {
                let letters: Vec<String> = rules.seats().iter().map(Seat::to_string).collect();
                let (count, letters) = (letters.len(), letters.join("/"));
                write!(f, "a board of {rules} has {count} seats, {letters}, with / between them; this one has {found}")
            }
            BoardError::NoSuchSeat(seat) => write!(f, "there is no seat {seat} in this edition"),
            BoardError::PawnCount(seat) => write!(f, "{seat} must have four pawns, with commas between them"),
            BoardError::UnknownSpace(name) => write!(f, "{:?} is no space: {UnknownSpace}", shortened(name)),
            BoardError::NotInRules { rules, space } if !rules.has_seat(space.owner()) => {
                let letters: Vec<String> = rules.seats().iter().map(Seat::to_string).collect();
                let (colour, letters) = (space.owner().name().to_ascii_lowercase(), letters.join(", "));
                write!(f, "{rules} has no {colour}: its seats are {letters}")
            }
            BoardError::NotInRules { rules, space } => {
                write!(f, "there is no space {space} in {rules}: its arcs have {} spaces", rules.arc())
            }
            BoardError::NotYours { seat, space } => write!(f, "a pawn of {seat} can never stand on {space}"),
            BoardError::Shared(space) => write!(f, "two colours cannot share the space {space}"),
            BoardError::FullCircle(space) => write!(f, "only one pawn can stand on the circle {space}"),
        }
    }
}

impl std::error::Error for BoardError {}
