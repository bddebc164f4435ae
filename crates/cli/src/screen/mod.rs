//! What people see on a terminal: the board, cards and moves, drawn and in words.

pub mod terminal;
pub mod ink;
mod canvas;
mod ring;
pub mod draw;
pub mod company;
pub mod words;
pub mod house_rules;
pub mod narrator;
