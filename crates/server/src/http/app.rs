//! What every request can reach, and the bounds within which commands are done.

use std::net::IpAddr;
use std::sync::Arc;

use makker_protocol::{Command, CommandMessage};
use makker_table::refused::Refused;
use tokio::sync::{mpsc, watch};

use crate::http::answer::no_key;
use crate::http::bounds::Bounds;
use crate::http::looking_back::Cards;
use crate::http::watching::health::Health;
use crate::hub::Hub;
use crate::metrics::METRICS;
use crate::push::Courier;

/// What every request can reach.
pub struct App {
    /// The tables.
    pub hub: Arc<Hub>,
    /// How much may be asked at once.
    pub bounds: Bounds,
    /// Is there a proxy in front that says where requests come from, and speaks HTTPS?
    pub behind_proxy: bool,
    /// Can the storage be used?
    pub health: Health,
    /// Who tells people that it is their turn, if anybody does.
    pub courier: Option<Arc<Courier>>,
    /// Pictures of results.
    pub cards: Cards,
    /// Becomes true when the server stops.
    pub stopping: watch::Receiver<bool>,
    /// Held by every open socket, so that stopping can wait for them.
    pub open: mpsc::Sender<()>,
}

impl App {
    /// Does a command of a person, within their bounds: to its end, if whoever calls waits for that.
    pub async fn perform(
        &self,
        address: IpAddr,
        person: &str,
        table: &str,
        message: &CommandMessage,
    ) -> Result<u32, Refused> {
        if person.is_empty() {
            return no_key();
        }
        METRICS.command();
        self.bounds.command(person)?;
        if matches!(message.command, Command::Emote { .. }) {
            self.bounds.emote(person)?;
        }
        let seq = self.hub.command(table, person, message).await?;
        self.bounds.takes_part(address, person);
        Ok(seq)
    }
}
