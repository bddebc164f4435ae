//! Finding a table: what waits, what is played, one's own; playing at once; and finding people.

use std::sync::Arc;

use makker_protocol::{
    Command, CommandMessage, KeptMessage, ListingMessage, LobbyMessage, NewTable, SeatMessage, Sent, TableOptions,
    TableStatus,
};
use makker_table::deed::CommandKey;
use makker_table::refused::Refused;
use makker_table::render;
use makker_table::summary::Listed;

use crate::hub::commands::{Asker, check_id};
use crate::hub::{Hub, unavailable};
use crate::limits::Tables;
use crate::store::{Place, Unavailable, Which};

/// How many tables a list shows at most.
const LISTED: u32 = 100;

/// How many tables are looked through at a time to find those.
const PAGE: u32 = 1000;

impl Hub {
    /// Makes a table where a person plays with bots at once, and nobody else unless they open it; and says its id. The same
    /// request of the same person makes no second one.
    pub async fn play_now(self: &Arc<Hub>, who: &Asker, new: &NewTable) -> Result<String, Refused> {
        let options = TableOptions { public: false, ..new.options.clone() };
        let id = self.create(who, &NewTable { options, watch: false, ..new.clone() }).await?;
        let start = CommandMessage { id: format!("{} start", new.id), seq: 0, command: Command::Start };
        self.perform(&id, &who.person, &start).await?;
        Ok(id)
    }

    /// Seats a person at a fitting public table where they have no seat yet, or at a new one that waits for people, and says
    /// its id. The same request of the same person takes no second seat.
    pub async fn find_people(self: &Arc<Hub>, who: &Asker, new: &NewTable) -> Result<String, Refused> {
        let person = who.person.as_str();
        check_id(&new.id)?;
        // First in this process: of each only one waits for the others.
        let _one_by_one = self.finding.lock().await;
        let _in_all_processes = self.store.find_alone().await.or_else(failed)?;
        let lobby = self.lobby(person).await?;
        let sit = CommandKey { person: person.to_string(), id: format!("{} sit", new.id) };
        let made = self.id_of_request(person, &new.id).await?;
        for own in &lobby.mine {
            if own.table.id != made && self.look(&own.table.id, |table| table.done_by(&sit).is_some()).await? {
                return Ok(own.table.id.clone());
            }
        }
        let is_own = |id: &str| lobby.mine.iter().any(|own| own.table.id == id);
        let is_made = is_own(&made);
        let fits = |listed: &&ListingMessage| {
            let is_alike = listed.edition == new.options.edition && listed.clock == new.options.clock;
            !is_made && is_alike && !is_own(&listed.id)
        };
        // Nobody joins a running game that stands still because someone has gone.
        let going =
            lobby.playing.iter().filter(|listed| listed.seats.iter().all(|seat| seat.name.is_none() || seat.here));
        for listed in lobby.waiting.iter().chain(going).filter(fits) {
            let is_free = |seat: &&SeatMessage| seat.name.is_none() && seat.next.is_none();
            let Some(free) = listed.seats.iter().find(is_free) else { continue };
            // Nobody is sent to a door before which they have waited in vain.
            if self.look(&listed.id, |table| table.doorway.has_disappointed(person)).await? {
                continue;
            }
            let seat = Sent::Read(free.seat.0);
            let command = Command::Sit { seat, name: new.name.clone(), face: new.face.clone() };
            let message = CommandMessage { id: sit.id.clone(), seq: 0, command };
            if self.perform(&listed.id, person, &message).await.is_ok() {
                self.expect(&listed.id, person).await;
                return Ok(listed.id.clone());
            }
        }
        let options = TableOptions { public: true, ..new.options.clone() };
        let id = self.create(who, &NewTable { options, watch: false, ..new.clone() }).await?;
        self.expect(&id, person).await;
        Ok(id)
    }

    /// Whoever was just sent to a table counts as there until their page has connected.
    async fn expect(self: &Arc<Hub>, id: &str, person: &str) {
        drop(self.arrive(id, person).await);
    }

    /// The lobby as a person sees it.
    pub async fn lobby(self: &Arc<Hub>, person: &str) -> Result<LobbyMessage, Refused> {
        self.read_attendance().await;
        // Nobody is sent to a table where everyone has gone to bed; but whoever likes to may watch bots.
        let (waiting, _) = self.public(TableStatus::Waiting).await?;
        let (mut playing, asleep) = self.public(TableStatus::Playing).await?;
        playing.extend(asleep);
        playing.truncate(LISTED as usize);
        let (waiting, playing) = (self.these(waiting).await?, self.these(playing).await?);
        let mine = self.list(&Which::Of(person.to_string())).await?;
        let listing = |listed: &Listed| render::listing(listed, |seat| self.is_here(&listed.id, seat), self.now());
        let own = |listed: &Listed| render::own_listing(listed, |seat| self.is_here(&listed.id, seat), self.now());
        Ok(LobbyMessage {
            waiting: waiting.iter().map(listing).filter(someone_is_here).collect(),
            playing: playing.iter().map(listing).collect(),
            mine: mine.iter().filter_map(own).collect(),
            kept: self.kept(),
        })
    }

    fn kept(&self) -> KeptMessage {
        let Tables { lobby_minutes, waiting_hours, playing_days, finished_days, .. } = self.limits.tables;
        KeptMessage { lobby_minutes, waiting_hours, playing_days, finished_days }
    }

    /// Public tables: those where someone is, and those where nobody is, at most as many of each as a list shows, those that
    /// changed last first. However many stand empty, they hide none of the others.
    async fn public(&self, status: TableStatus) -> Result<(Vec<String>, Vec<String>), Refused> {
        let (mut here, mut empty, mut place) = (Vec::new(), Vec::new(), Place::default());
        let occupied = self.occupied();
        loop {
            let page = self.store.public(status, &place, PAGE).await.or_else(failed)?;
            let is_last = page.len() < PAGE as usize;
            place = page.last().cloned().unwrap_or_default();
            for (_, id) in page {
                let list = if occupied.contains(&id) { &mut here } else { &mut empty };
                if list.len() < LISTED as usize {
                    list.push(id);
                }
            }
            if is_last || here.len() >= LISTED as usize || here.len() >= occupied.len() {
                return Ok((here, empty));
            }
        }
    }

    /// What lists show of these tables, those that changed last first.
    async fn these(&self, ids: Vec<String>) -> Result<Vec<Listed>, Refused> {
        let mut tables = self.list(&Which::These(ids)).await?;
        tables.sort_by(|one, other| other.changed.cmp(&one.changed).then_with(|| one.id.cmp(&other.id)));
        Ok(tables)
    }

    async fn list(&self, which: &Which) -> Result<Vec<Listed>, Refused> {
        self.store.list(which, LISTED).await.or_else(failed)
    }
}

fn failed<T>(error: Unavailable) -> Result<T, Refused> {
    tracing::error!(error = error.0, "list");
    unavailable()
}

/// Nobody is sent to a table where everyone has gone to bed.
fn someone_is_here(table: &ListingMessage) -> bool {
    table.seats.iter().any(|seat| seat.here)
}
