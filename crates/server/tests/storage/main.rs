//! What every storage promises: nothing acknowledged is lost, nothing is written twice, lists are in order; and what only the
//! file of tables promises, or only the database.

mod home;
mod appends;
mod lists;
mod reviews;
mod subscriptions;
mod sqlite;
mod postgres;
