//! What people ask of a table: it is decided, kept, and only then answered.

use std::net::IpAddr;
use std::sync::Arc;

use makker_protocol::{Command, CommandMessage, NewHandOver, NewTable, RefusedReason, Sent, Word};
use makker_rules::Seat;
use makker_table::Table;
use makker_table::chair::Chair;
use makker_table::decide::{self, LONGEST_ID, Moment};
use makker_table::deed::{CommandKey, Deed, Entry};
use makker_table::handing_over;
use makker_table::refused::{Refused, refuse};
use tracing::Instrument;

use crate::bus::News;
use crate::hub::freshness::NEWEST;
use crate::hub::{Hub, chance, no_table, unavailable};
use crate::key;
use crate::store::AppendError;

/// How often a command is decided again when someone else was faster.
const TRIES: usize = 10;

/// Who asks for a table.
#[derive(Clone, Debug)]
pub struct Asker {
    /// The person.
    pub person: String,
    /// The network from which they ask.
    pub network: IpAddr,
}

impl Hub {
    /// Makes a table with its host on the first seat, or with nobody there, and says its id. The same request of the same
    /// person makes no second one.
    pub async fn create(self: &Arc<Hub>, who: &Asker, new: &NewTable) -> Result<String, Refused> {
        check_id(&new.id)?;
        let person = who.person.as_str();
        let maker = key::maker(&self.secret, who.network);
        let created = decide::create(&new.options, person, Some(maker.clone()))?;
        let id = self.id_of_request(person, &new.id).await?;
        if self.lock(&id).await?.is_some() {
            return Ok(id);
        }
        self.check_makers_room(&maker).await?;
        let slot = self.slot(&id);
        let mut guard = slot.table.clone().lock_owned().await;
        let entry = Entry { command: None, deed: created };
        let table =
            Table::new(&id, &entry).or_else(|_| refuse(RefusedReason::Unreadable, "options: these cannot be"))?;
        let deeds = if new.watch { Vec::new() } else { self.first_sits(&table, person, new)? };
        let mut entries = vec![entry];
        entries.extend(deeds.into_iter().map(|deed| Entry { command: None, deed }));
        *guard = Some(table);
        match self.keep(&id, &mut guard, 0, entries).await {
            Ok(()) | Err(AppendError::Conflict) => Ok(id),
            Err(AppendError::Unavailable(_)) => unavailable(),
        }
    }

    /// Whoever makes a table takes its first seat.
    fn first_sits(&self, table: &Table, person: &str, new: &NewTable) -> Result<Vec<Deed>, Refused> {
        let first = table.chairs[0].seat;
        let command = Command::Sit { seat: Sent::Read(first), name: new.name.clone(), face: new.face.clone() };
        let message = CommandMessage { id: String::new(), seq: 1, command };
        let moment = Moment { now: self.now(), is_here: &|_| false };
        let mut deeds = decide::decide(table, person, &message, moment, &mut chance()?)?;
        if let Some(seal) = &new.seal {
            deeds.push(Deed::Sealed { seat: first, seal: decide::read_digits("seal", seal)? });
        }
        Ok(deeds)
    }

    /// Makes a table at which a game goes on that a person has begun on a device of theirs, and says its id. The same request of the
    /// same person makes no second one.
    pub async fn hand_over(self: &Arc<Hub>, who: &Asker, brought: &NewHandOver) -> Result<String, Refused> {
        check_id(&brought.id)?;
        let id = self.id_of_request(&who.person, &brought.id).await?;
        if self.lock(&id).await?.is_some() {
            return Ok(id);
        }
        let maker = key::maker(&self.secret, who.network);
        self.check_makers_room(&maker).await?;
        let deeds = handing_over::hand_over(&id, &who.person, Some(maker), brought, self.now())?;
        let slot = self.slot(&id);
        let mut guard = slot.table.clone().lock_owned().await;
        let entries: Vec<Entry> = deeds.into_iter().map(|deed| Entry { command: None, deed }).collect();
        let table = entries.first().and_then(|entry| Table::new(&id, entry).ok());
        let Some(table) = table else { return unavailable() };
        *guard = Some(table);
        match self.keep(&id, &mut guard, 0, entries).await {
            Ok(()) | Err(AppendError::Conflict) => Ok(id),
            Err(AppendError::Unavailable(_)) => unavailable(),
        }
    }

    /// The id of the table that a request makes, or has made already.
    pub(crate) async fn id_of_request(self: &Arc<Hub>, person: &str, request: &str) -> Result<String, Refused> {
        let old = key::old_table_id(&self.secret, person, request);
        let is_there = self.lock(&old).await?.is_some();
        Ok(if is_there { old } else { key::table_id(&self.secret, person, request) })
    }

    /// Does a command and says the number of the last line; when this returns, it is kept. Where whoever asks may hang up, it has to
    /// be done to its end: if it were kept and then told to nobody, the others would wait for a move that was made.
    pub async fn command(self: &Arc<Hub>, id: &str, person: &str, message: &CommandMessage) -> Result<u32, Refused> {
        check_id(&message.id)?;
        self.perform(id, person, message).await
    }

    pub(crate) async fn perform(
        self: &Arc<Hub>,
        id: &str,
        person: &str,
        message: &CommandMessage,
    ) -> Result<u32, Refused> {
        let command = CommandKey { person: person.to_string(), id: message.id.clone() };
        // What somebody answers in another process may have been seen by them before it is heard of here.
        let mut seen = message.seq;
        for _ in 0..TRIES {
            if seen == NEWEST {
                self.read_attendance().await;
            }
            let mut guard = self.open(id, seen).await?.1;
            let Some(table) = guard.as_ref() else { return no_table() };
            if let Some(seq) = table.done_by(&command) {
                return Ok(seq);
            }
            if let Some(seat) = table.seat_of(person) {
                self.hear_from(id, seat);
            }
            let is_here = |seat: Seat| self.is_here(id, seat);
            let moment = Moment { now: self.now(), is_here: &is_here };
            let decided = decide::decide(table, person, message, moment, &mut chance()?);
            if seen < NEWEST && decided.as_ref().map_or(true, Vec::is_empty) {
                // What changes nothing no storage confirms: so it is decided by what is there by now.
                seen = NEWEST;
                continue;
            }
            let deeds = decided?;
            if self.is_full(table) {
                let _ = self.expire(id, guard).await;
                return refuse(
                    RefusedReason::Closed,
                    "so much has happened at this table that it is full: make a new one",
                );
            }
            self.check_room(table, person, &deeds)?;
            let after = table.seq;
            if let (Command::Emote { emote }, Some(seat)) = (&message.command, table.seat_of(person)) {
                self.bus.publish(id, News::Emote(Word(seat), *emote));
            }
            if deeds.is_empty() {
                if let Some(table) = guard.as_mut() {
                    table.did_nothing(&command);
                }
                return Ok(after);
            }
            let command = || Some(command.clone());
            match self.keep(id, &mut guard, after, entries(deeds, command)).await {
                Ok(()) => return Ok(guard.as_ref().map_or(after, |table| table.seq)),
                Err(AppendError::Conflict) => continue,
                Err(AppendError::Unavailable(_)) => return unavailable(),
            }
        }
        unavailable()
    }

    /// Lets a person play a seat from this device, by the secret of its link.
    pub async fn claim(self: &Arc<Hub>, id: &str, person: &str, secret: &str) -> Result<Seat, Refused> {
        for _ in 0..TRIES {
            let mut guard = self.open(id, NEWEST).await?.1;
            let Some(table) = guard.as_ref() else { return no_table() };
            let opens = |chair: &Chair| {
                chair.person().is_some_and(|sitter| key::opens_seat(&self.secret, id, chair.seat, sitter.sat, secret))
            };
            let (seat, deeds) = decide::join(table, person, opens)?;
            if deeds.is_empty() {
                return Ok(seat);
            }
            let after = table.seq;
            match self.keep(id, &mut guard, after, entries(deeds, || None)).await {
                Ok(()) => return Ok(seat),
                Err(AppendError::Conflict) => continue,
                Err(AppendError::Unavailable(_)) => return unavailable(),
            }
        }
        unavailable()
    }

    /// The secret of the link that carries a person's seat to another device.
    pub async fn link(self: &Arc<Hub>, id: &str, person: &str) -> Result<String, Refused> {
        let guard = self.open(id, NEWEST).await?.1;
        let Some(table) = guard.as_ref() else { return no_table() };
        let chair = table.seat_of(person).and_then(|seat| table.chair(seat));
        match chair.and_then(|chair| Some((chair.seat, chair.person()?.sat))) {
            Some((seat, sat)) => Ok(key::seat_key(&self.secret, id, seat, sat)),
            None => refuse(RefusedReason::NotSeated, "you have no seat at this table: sit down first"),
        }
    }
}

/// The last line carries the command: all of them are kept or none.
pub(crate) fn entries(deeds: Vec<Deed>, command: impl Fn() -> Option<CommandKey>) -> Vec<Entry> {
    let last = deeds.len().saturating_sub(1);
    let entry = |(index, deed)| Entry { command: if index == last { command() } else { None }, deed };
    deeds.into_iter().enumerate().map(entry).collect()
}

/// Does something to its end, although whoever asked for it may hang up.
pub async fn to_the_end<T: Send + 'static>(
    work: impl Future<Output = Result<T, Refused>> + Send + 'static,
) -> Result<T, Refused> {
    tokio::spawn(work.in_current_span()).await.unwrap_or_else(|_| unavailable())
}

pub(crate) fn check_id(id: &str) -> Result<(), Refused> {
    if id.is_empty() || id.chars().count() > LONGEST_ID {
        return refuse(RefusedReason::Unreadable, format!("id: send 1 to {LONGEST_ID} characters"));
    }
    Ok(())
}
