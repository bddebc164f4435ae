//! What people see on a terminal: the board, cards and moves, drawn and in words.

pub mod canvas;
pub mod terminal;
pub mod draw;
pub mod words;
pub mod narrator;
