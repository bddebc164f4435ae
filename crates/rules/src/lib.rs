//! The rules.

mod seat;
mod space;
mod card;
mod edition;
mod board;
mod walk;
mod track;
mod moves;
mod list;

pub use crate::board::{Board, BoardError, Landing};
pub use crate::card::{Card, Effect, UnknownCard};
pub use crate::edition::{Edition, UnknownEdition};
pub use crate::list::{MoveList, is_legal, legal_moves, spellings};
pub use crate::moves::{Leg, Move, MoveError};
pub use crate::seat::{Seat, SeatSet, UnknownSeat};
pub use crate::space::{Kind, Space, UnknownSpace};
pub use crate::walk::Path;
