//! Tables online: people sit down by a link, bots fill the seats, and no move is lost.

mod key;
mod language;
mod metrics;
mod limits;
mod connections;
mod card;
mod push;
mod store;
mod bus;
mod hub;
mod http;
mod serve;

pub use crate::bus::{NatsAddress, WrongAddress};
pub use crate::hub::Efforts;
pub use crate::limits::{Limits, WrongLimits};
pub use crate::metrics::METRICS;
pub use crate::push::{Push, Services, Subscription, WrongServices};
pub use crate::serve::{Config, serve, work};

pub use crate::store::postgres::PostgresStore;
pub use crate::store::postgres::check::check_database;
pub use crate::store::sqlite::SqliteStore;
pub use crate::store::sqlite::backup::{backup, restore};
pub use crate::store::sqlite::check::check;
pub use crate::store::sqlite::prune::{Pruned, prune};
pub use crate::store::transfer::{Moved, export, import};
pub use crate::store::{
    AppendError, Awaited, Checked, KeptReview, Ordered, Place, Reviews, Row, Store, Stored, Subscriptions, Unavailable,
    Unseen, Wanted, Which,
};
pub use makker_table::summary::{Listed, ListedSeat, Listing, Summary};
