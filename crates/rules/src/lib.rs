//! The rules.

mod board;
mod card;
mod edition;
mod event;
mod game;
mod hand;
mod history;
mod list;
mod moves;
mod reason;
mod record;
mod replay;
mod seat;
mod space;
mod split;
mod trace;
mod track;
mod view;
mod walk;

pub use crate::board::{Board, BoardError, Landing};
pub use crate::card::{Card, Effect, UnknownCard};
pub use crate::edition::{Edition, UnknownEdition};
pub use crate::event::{EndReason, Event};
pub use crate::game::{Choice, Game, Phase, Refusal, Setup};
pub use crate::hand::Hand;
pub use crate::history::History;
pub use crate::list::{MoveList, is_legal, legal_moves, spellings};
pub use crate::moves::{Leg, Move, MoveError};
pub use crate::reason::{Reason, why_not};
pub use crate::record::{Content, Ending, Line, Record, RecordError, RecordProblem, Shown, Unwritable};
pub use crate::seat::{Seat, SeatSet, UnknownSeat};
pub use crate::space::{Kind, Space, UnknownSpace};
pub use crate::trace::{Travel, trace};
pub use crate::view::{Seen, View};
pub use crate::walk::Path;
