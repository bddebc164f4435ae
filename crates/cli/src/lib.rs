//! The program `makker`: what is shown and how the command line is read, then the rooms of the commands, then the commands.

pub mod language;
pub mod usage;
pub mod screen;
pub mod help;
pub mod plot;

pub mod play;
pub mod arena;
pub mod measure;
pub mod review;
#[cfg(feature = "serve")]
pub mod data;
#[cfg(feature = "serve")]
pub mod log;
pub mod commands;

pub mod command;
