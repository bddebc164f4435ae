//! Tables online: people sit down by a link, bots fill the seats, and no move is lost.

mod key;
mod entry;
mod table;
mod decide;
mod duty;
mod render;
mod store;
mod sqlite;
mod sqlite_schema;
mod sqlite_writer;
mod bus;
mod hub;
mod lobby;
mod presence;
mod clockwork;
mod limits;
mod caller;
mod socket;
mod page;
mod http;
mod openapi;
mod serve;
#[cfg(test)]
mod laws;

pub use crate::serve::{Config, serve};
pub use crate::sqlite::SqliteStore;
pub use crate::store::{AppendError, Listed, Row, Store, Summary, Unavailable, Which};
