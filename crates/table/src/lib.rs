//! A table with its people, worked out from its log line by line: what was done, what a command adds to the log, what is due when, and
//! what each reader is shown. Nothing here waits, stores or draws lots: a host, be it a server or a browser, brings the time, the lines
//! and the chance.

pub mod options;
pub mod chair;
mod character;
pub mod question;
pub mod door;
pub mod game;
pub mod draw;
pub mod score;
pub mod deed;
mod resend;
pub mod growth;
pub mod table;
mod apply;
pub mod refused;
mod beginning;
pub mod brought;
pub mod handing_over;
pub mod decide;
pub mod timing;
pub mod absence;
pub mod summary;
pub mod render;
#[cfg(test)]
mod tests;

pub use crate::table::{Corrupt, RULES, Table, TableChange};
