//! The rules of the card-driven race game Partners: all five printed rulebooks, as six rule sets, exact and fast.
//!
//! The crate is pure: no input or output, no clock, no chance, no dependency. Chance comes in from outside as a shuffled
//! deck. A whole game, in which every seat gives its first card and plays the first move of its list:
//!
//! ```
//! use makker_rules::{Edition, Game, Phase, Seat, Setup};
//!
//! let mut game = Game::new(Setup::new(Edition::Jubilee, Seat::Red))?;
//! let mut deck = game.rules().deck();
//! while game.phase() != Phase::Over {
//!     match game.phase() {
//!         Phase::Shuffle => { deck.rotate_left(11); deck.reverse(); game.shuffle(&deck)? }
//!         Phase::Exchange => for seat in game.to_give().iter() { game.give(seat, game.hand(seat)[0])? },
//!         Phase::Play(seat) => game.choose(seat, game.choices(seat)[0])?,
//!         Phase::Over => {}
//!     }
//! }
//! assert!(game.winners().is_some());
//! # Ok::<(), makker_rules::Refusal>(())
//! ```
//!
//! # Where to look
//!
//! - **A list of moves** needs only a board and one hand: [`Board::legal_moves`]; [`MoveList`] is filled again without
//!   allocating; [`Board::why_not`] says why a card cannot be played.
//! - **The state** of a game is [`Game`]: small, copied, never serialised. **What a seat may know** is a [`View`].
//! - **What happened** is told by [`Event`]s, with the [`Travel`]s of the pawns; a [`History`] is a game with its events.
//! - **Text**: boards ([`Board::parse`]), moves, choices and cards (`parse`, `to_string`), whole games ([`record`]).
//! - **Rule sets** are values: a printed [`Edition`], or one with some of its [`Knob`]s turned, is a [`RuleSet`].
//!
//! ```
//! use makker_rules::{Board, Card, Edition, Reason, Seat};
//!
//! // Red has two pawns on the way; yellow has a wall.
//! let board = Board::parse(Edition::Classic, "Rh,Rh,R3,R12/Ys,Yh,Yh,Yh/Gh,Gh,Gh,Gh/Bh,Bh,Bh,Bh")?;
//! let moves = board.legal_moves(Seat::Red, &[Card::Split7, Card::Ten]);
//! assert_eq!(moves.first().unwrap().to_string(), "10 R3>R13");
//! assert_eq!(moves.last().unwrap().to_string(), "7x1 R3>R10");
//! assert_eq!(board.why_not(Seat::Red, Card::Twelve), Some(Reason::Wall));
//! # Ok::<(), makker_rules::BoardError>(())
//! ```

mod seat;
mod space;
mod card;
mod shortened;
#[doc(hidden)]
pub mod sorted;
mod edition;
mod walk;
mod moves;
mod board;
mod movegen;
mod explain;
mod game;
pub mod record;
pub mod perft;

pub use crate::board::{Board, BoardError, Landing};
pub use crate::card::{Card, Effect, UnknownCard};
pub use crate::edition::{ByRuleSet, Edition, Knob, RuleSet, UnknownEdition, UnknownRuleSet};
pub use crate::explain::{Reason, Travel};
pub use crate::game::{
    Choice, ChoiceError, Dealing, EndReason, Event, Game, Hand, History, Mark, Phase, Refusal, Seen, Setup, View,
};
pub use crate::movegen::MoveList;
pub use crate::moves::{Leg, Move, MoveError};
pub use crate::record::Record;
pub use crate::seat::{BySeat, Seat, SeatSet, UnknownSeat};
pub use crate::space::{BySpace, Kind, Space, UnknownSpace};
pub use crate::walk::{Path, way};

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
