//! What several servers share: a database with a copy that follows it, and NATS.

use std::net::SocketAddr;
use std::time::Duration;

use makker_testkit::{Nats, Postgres, wait_until};

/// The database and NATS.
pub struct Backing {
    nats: Nats,
    primary: Postgres,
    /// What it acknowledges is here, too.
    replica: Postgres,
    /// The database's name.
    pub name: String,
}

impl Backing {
    /// Starts them.
    pub fn start() -> Backing {
        let primary = Postgres::start();
        // A copy whose database was away looks for it again soon.
        primary.ask("postgres", "ALTER SYSTEM SET wal_retrieve_retry_interval = '200ms'");
        let address = primary.database();
        let name = address.rsplit('/').next().unwrap_or_default().to_string();
        let replica = primary.replica();
        Backing { nats: Nats::start(), primary, replica, name }
    }

    /// Where NATS is.
    pub fn news(&self) -> SocketAddr {
        ([127, 0, 0, 1], self.nats.port()).into()
    }

    /// Where the database is.
    pub fn database(&self) -> SocketAddr {
        ([127, 0, 0, 1], self.primary.port()).into()
    }

    /// The address by which the tables are opened.
    pub fn address(&self) -> String {
        self.primary.address(&self.name)
    }

    /// Kills NATS, and starts it again so much later.
    pub fn restart_news(&self, pause: Duration) {
        self.nats.kill();
        std::thread::sleep(pause);
        self.nats.start_again();
    }

    /// Kills the database, and starts it again so much later. Its copy has caught up when this returns: whoever lets a copy go on must
    /// know that much.
    pub fn restart_database(&self, pause: Duration) {
        self.primary.kill();
        std::thread::sleep(pause);
        self.primary.start_again();
        let question = "SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'sync'";
        wait_until("the copy follows again", || self.primary.ask("postgres", question) == "1");
    }

    /// Kills the database for good, and lets its copy go on.
    pub fn fail_over(&mut self) {
        self.primary.kill();
        self.replica.promote();
    }

    /// Makes the copy that went on the database, and makes a copy of it.
    pub fn follow(&mut self) {
        let replica = self.replica.replica();
        self.primary = std::mem::replace(&mut self.replica, replica);
    }

    /// Where the copy is.
    pub fn copy(&self) -> SocketAddr {
        ([127, 0, 0, 1], self.replica.port()).into()
    }
}
