//! The commands that are one file each.

pub mod moves;
pub mod perft;
pub mod cards;
pub mod engine;
pub mod random;
pub mod record_file;
pub mod replay;
pub mod verify;
#[cfg(feature = "serve")]
pub mod serve;
#[cfg(feature = "serve")]
pub mod worker;
pub mod bench;
pub mod bench_bots;
pub mod train;
