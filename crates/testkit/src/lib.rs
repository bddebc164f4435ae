//! What the tests of several crates share; no program uses it.
//!
//! Random games come from [`random_game`], or decision by decision from [`step`] and [`decider`]; [`house_rules`] is a sample
//! of rule sets besides the editions. [`imagine`] gives a game
//! that looks the same to one viewer, which the laws of secrecy are about. [`fits`] holds JSON against a schema. A
//! [`Person`] uses a server over real sockets, and [`merge`] puts together what it is sent; [`ServerProcess`] is one in a process of its own.
//! [`Postgres`] is a real database server for a while, and [`Nats`] a real bus.

mod house_rules;
mod deed;
mod game;
mod imagine;
mod fits;
mod folder;
mod merge;
mod patience;
mod person;
mod server_process;
mod postgres;
mod nats;

pub use crate::deed::{Deed, pick};
pub use crate::fits::fits;
pub use crate::folder::empty_folder;
pub use crate::game::{decider, random_game, random_setup, step};
pub use crate::house_rules::house_rules;
pub use crate::imagine::imagine;
pub use crate::merge::merge;
pub use crate::nats::Nats;
pub use crate::patience::{PATIENCE, wait_until};
pub use crate::person::{Answer, Person, Socket, first_choice};
pub use crate::postgres::Postgres;
pub use crate::server_process::ServerProcess;
