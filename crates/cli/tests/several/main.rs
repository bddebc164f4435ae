//! Several of the real programs that share a database and a NATS.

mod process;
mod five;
mod moving;
mod rolling;
mod unread;
mod limits;

const MAKKER: &str = env!("CARGO_BIN_EXE_makker");
