//! All tables of this process: reads them, does what is asked of them, keeps it, and tells those who look.

mod lobby;
pub mod presence;
mod bots;

use std::collections::HashMap;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use makker_protocol::{Command, CommandMessage, RefusedReason, ServerMessage, TableOptions, TableStatus};
use makker_rules::Seat;
use tokio::sync::{Mutex as AsyncMutex, OwnedMutexGuard, Semaphore, broadcast};

use crate::bus::{Bus, News};
use crate::key;
use crate::store::{AppendError, Row, Store, Summary, Unavailable};
use crate::table::Table;
use crate::table::decide::{self, LONGEST_ID, Refused, refuse};
use crate::table::deed::{CommandKey, Deed, Entry};
use crate::table::render;
use crate::table::timing;

/// How often a command is decided again when someone else was faster.
const TRIES: usize = 10;

/// So many bots' moves may wait to be kept. All that wait share one commit: a person's move shall not wait for a hundred others.
const MOVERS: usize = 8;

/// All tables.
pub struct Hub {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) bus: Arc<dyn Bus>,
    pub(crate) secret: [u8; 32],
    /// How long bots take for a decision.
    pub(crate) bot_delay: Duration,
    /// So many bots think at the same time.
    pub(crate) thinkers: Arc<Semaphore>,
    /// So many bots' moves are on their way into the storage.
    pub(crate) movers: Semaphore,
    pub(crate) slots: Mutex<HashMap<String, Arc<Slot>>>,
    /// How many connections each seat has.
    pub(crate) present: Mutex<HashMap<(String, Seat), usize>>,
}

/// Room for a table.
pub(crate) struct Slot {
    pub(crate) table: Arc<AsyncMutex<Option<Table>>>,
    pub(crate) used: Mutex<Instant>,
    /// Are bots thinking?
    pub(crate) thinking: Mutex<bool>,
    /// The largest number that anyone has told of.
    pub(crate) heard_of: AtomicU32,
}

impl Hub {
    /// A hub on this storage and bus.
    pub async fn new(
        store: Arc<dyn Store>,
        bus: Arc<dyn Bus>,
        bot_delay: Duration,
        thinkers: usize,
    ) -> Result<Arc<Hub>, Unavailable> {
        let secret = store.secret().await?;
        Ok(Arc::new(Hub {
            store,
            bus,
            secret,
            bot_delay,
            thinkers: Arc::new(Semaphore::new(thinkers.max(1))),
            movers: Semaphore::new(MOVERS),
            slots: Mutex::default(),
            present: Mutex::default(),
        }))
    }

    /// Makes a table with its host on the first seat, and says its id. The same request of the same person makes no second
    /// one.
    pub async fn create(
        self: &Arc<Hub>,
        person: &str,
        request: &str,
        options: &TableOptions,
        name: &str,
    ) -> Result<String, Refused> {
        check_id(request)?;
        let created = decide::create(options, person)?;
        let id = key::table_id(&self.secret, person, request);
        let slot = self.slot(&id);
        let mut guard = slot.table.clone().lock_owned().await;
        let entry = Entry { command: None, deed: created };
        let table =
            Table::new(&id, &entry).or_else(|_| refuse(RefusedReason::Unreadable, "options: these cannot be"))?;
        let seat = table.places[0].seat.to_string();
        let message =
            CommandMessage { id: String::new(), seq: 1, command: Command::Sit { seat, name: name.to_string() } };
        let deeds = decide::decide(&table, person, &message, &mut chance()?)?;
        let mut entries = vec![entry];
        entries.extend(deeds.into_iter().map(|deed| Entry { command: None, deed }));
        *guard = Some(table);
        match self.keep(&id, &mut guard, 0, entries).await {
            Ok(()) | Err(AppendError::Conflict) => Ok(id),
            Err(AppendError::Unavailable(_)) => unavailable(),
        }
    }

    /// Does a command and says the number of the last line; when this returns, it is kept. Whoever asked may hang up: it is
    /// done to its end, for if it were kept and then told to nobody, the others would wait for a move that was made.
    pub async fn command(self: &Arc<Hub>, id: &str, person: &str, message: &CommandMessage) -> Result<u32, Refused> {
        check_id(&message.id)?;
        let (hub, id, person, message) = (self.clone(), id.to_string(), person.to_string(), message.clone());
        to_the_end(async move { hub.perform(&id, &person, &message).await }).await
    }

    pub(crate) async fn perform(
        self: &Arc<Hub>,
        id: &str,
        person: &str,
        message: &CommandMessage,
    ) -> Result<u32, Refused> {
        let command = CommandKey { person: person.to_string(), id: message.id.clone() };
        for _ in 0..TRIES {
            let mut guard = self.lock(id).await?;
            let Some(table) = guard.as_ref() else { return no_table() };
            if let Some(seq) = table.done_by(&command) {
                return Ok(seq);
            }
            if let Command::Bot { seat, .. } = &message.command
                && seat.parse().is_ok_and(|seat| lock(&self.present).contains_key(&(id.to_string(), seat)))
            {
                return refuse(
                    RefusedReason::Seat,
                    "whoever sits there is here: a bot stands in for those who have gone",
                );
            }
            let deeds = decide::decide(table, person, message, &mut chance()?)?;
            let after = table.seq;
            if let (Command::Emote { emote }, Some(seat)) = (&message.command, table.seat_of(person)) {
                self.bus.publish(id, News::Emote(seat, *emote));
            }
            if deeds.is_empty() {
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
            let mut guard = self.lock(id).await?;
            let Some(table) = guard.as_ref() else { return no_table() };
            if table.status == TableStatus::Closed {
                return refuse(RefusedReason::Closed, "this table is closed: make a new one");
            }
            let fits = |sat: u32, seat: Seat| key::seat_key(&self.secret, id, seat, sat) == secret;
            let place = table
                .places
                .iter()
                .find(|place| place.person.as_ref().is_some_and(|sitter| fits(sitter.sat, place.seat)));
            let Some(seat) = place.map(|place| place.seat) else {
                return refuse(RefusedReason::Seat, "this link opens no seat any more: sit down anew");
            };
            match table.seat_of(person) {
                Some(own) if own == seat => return Ok(seat),
                Some(_) => return refuse(RefusedReason::Seat, "you have another seat at this table: get up first"),
                None if table.has_seen_another_hand(person, seat) => {
                    return refuse(RefusedReason::Seat, decide::SEEN_ANOTHER);
                }
                None => {}
            }
            let devices = place.and_then(|place| place.person.as_ref()).map_or(0, |sitter| sitter.ids.len());
            if devices >= MOST_DEVICES {
                return refuse(RefusedReason::Seat, "this seat is played from too many devices already");
            }
            let after = table.seq;
            let deeds = vec![Deed::Joined { seat, person: person.to_string() }];
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
        let guard = self.lock(id).await?;
        let Some(table) = guard.as_ref() else { return no_table() };
        let place = table.seat_of(person).and_then(|seat| table.place(seat));
        match place.and_then(|place| Some((place.seat, place.person.as_ref()?.sat))) {
            Some((seat, sat)) => Ok(key::seat_key(&self.secret, id, seat, sat)),
            None => refuse(RefusedReason::NotSeated, "you have no seat at this table: sit down first"),
        }
    }

    /// Looks at a table.
    pub async fn look<T>(self: &Arc<Hub>, id: &str, look: impl FnOnce(&Table) -> T) -> Result<T, Refused> {
        let guard = self.lock(id).await?;
        guard.as_ref().map_or_else(no_table, |table| Ok(look(table)))
    }

    /// What a person is sent who has seen everything up to a number, or nothing yet; with the last number.
    pub async fn update(
        self: &Arc<Hub>,
        id: &str,
        person: &str,
        seen: Option<u32>,
    ) -> Result<(ServerMessage, u32), Refused> {
        self.look(id, |table| {
            let viewer = table.seat_of(person);
            let is_here = |seat: Seat| lock(&self.present).contains_key(&(id.to_string(), seat));
            let table_message = render::table_message(table, viewer, is_here, now());
            // A client that has seen more than there is comes from another life of the table.
            let changes = seen
                .filter(|seen| *seen <= table.seq)
                .map_or_else(Vec::new, |seen| render::changes(table, viewer, seen));
            (ServerMessage::Update { changes, table: Box::new(table_message) }, table.seq)
        })
        .await
    }

    /// News of a table from now on.
    pub fn listen(&self, id: &str) -> broadcast::Receiver<News> {
        self.bus.subscribe(id)
    }

    /// The table's slot, with the table in it as it stands.
    pub(crate) async fn lock(&self, id: &str) -> Result<OwnedMutexGuard<Option<Table>>, Refused> {
        let slot = self.slot(id);
        let mut guard = slot.table.clone().lock_owned().await;
        let known = guard.as_ref().map_or(0, |table| table.seq);
        if known == 0 || known < slot.heard_of.load(Ordering::Relaxed) {
            let table = guard.take();
            *guard = self.read_on(id, table).await.or_else(|error| {
                tracing::error!(table = id, error = error.0, "load");
                unavailable()
            })?;
        }
        if guard.is_none() {
            // Nobody fills the memory with tables that are not there.
            lock(&self.slots).remove(id);
        }
        Ok(guard)
    }

    /// The table has grown to this number, here or in another process.
    pub fn hear_of(&self, id: &str, seq: u32) {
        self.slot(id).heard_of.fetch_max(seq, Ordering::Relaxed);
    }

    /// Reads what others have written since; all of it if nothing is known yet.
    async fn read_on(&self, id: &str, mut table: Option<Table>) -> Result<Option<Table>, Unavailable> {
        let rows = self.store.load(id, table.as_ref().map_or(0, |table| table.seq)).await?;
        for row in &rows {
            // What exactly is wrong is not said: that could hold a card, and the log of the server holds none.
            let unreadable = |_| Unavailable(format!("line {} of the log cannot be read", row.seq));
            let entry: Entry = serde_json::from_str(&row.body).map_err(unreadable)?;
            let done = match &mut table {
                None => Table::new(id, &entry).map(|new| table = Some(new)),
                Some(table) => table.apply(&entry, row.at),
            };
            done.map_err(|corrupt| Unavailable(corrupt.to_string()))?;
        }
        Ok(table)
    }

    /// Adds lines to a table's log: does them on the table in memory, keeps them, and only then tells anyone. If they cannot
    /// be kept, the table is forgotten and read again.
    pub(crate) async fn keep(
        self: &Arc<Hub>,
        id: &str,
        guard: &mut OwnedMutexGuard<Option<Table>>,
        after: u32,
        entries: Vec<Entry>,
    ) -> Result<(), AppendError> {
        let Some(mut table) = guard.take() else { return Err(AppendError::Conflict) };
        let at = now();
        let mut rows = Vec::with_capacity(entries.len());
        for (entry, seq) in entries.iter().zip(after + 1..) {
            let body = serde_json::to_string(entry).map_err(|error| AppendError::Unavailable(error.to_string()))?;
            rows.push(Row { seq, at, body });
            if seq > 1 {
                table.apply(entry, at).map_err(|corrupt| AppendError::Unavailable(corrupt.to_string()))?;
            }
        }
        let kept = self.store.append(id, after, rows, self.summary(&table)).await;
        if let Err(AppendError::Unavailable(error)) = &kept {
            tracing::error!(table = id, error, "append");
        }
        kept?;
        self.schedule(id, &table);
        self.bus.publish(id, News::Changed(table.seq));
        **guard = Some(table);
        Ok(())
    }

    fn summary(&self, table: &Table) -> Summary {
        let people = table.places.iter().flat_map(|place| {
            let ids = place.person.iter().flat_map(|person| person.ids.iter());
            ids.map(|id| (id.clone(), place.seat.to_string()))
        });
        Summary {
            status: table.status,
            public: table.options.public,
            due: timing::due(table, self.bot_delay.as_millis() as u64),
            listing: serde_json::to_string(&render::listing(table)).unwrap_or_default(),
            people: people.collect(),
        }
    }

    pub(crate) fn slot(&self, id: &str) -> Arc<Slot> {
        let mut slots = lock(&self.slots);
        let slot = slots.entry(id.to_string()).or_insert_with(|| {
            Arc::new(Slot {
                table: Arc::default(),
                used: Mutex::new(Instant::now()),
                thinking: Mutex::new(false),
                heard_of: AtomicU32::new(0),
            })
        });
        *lock(&slot.used) = Instant::now();
        slot.clone()
    }
}

/// From so many devices a seat can be played.
const MOST_DEVICES: usize = 16;

/// The last line carries the command: all of them are kept or none.
pub(crate) fn entries(deeds: Vec<Deed>, command: impl Fn() -> Option<CommandKey>) -> Vec<Entry> {
    let last = deeds.len().saturating_sub(1);
    let entry = |(place, deed)| Entry { command: if place == last { command() } else { None }, deed };
    deeds.into_iter().enumerate().map(entry).collect()
}

/// Does something to its end, although whoever asked for it may hang up.
pub async fn to_the_end<T: Send + 'static>(
    work: impl Future<Output = Result<T, Refused>> + Send + 'static,
) -> Result<T, Refused> {
    tokio::spawn(work).await.unwrap_or_else(|_| unavailable())
}

pub(crate) fn check_id(id: &str) -> Result<(), Refused> {
    if id.is_empty() || id.chars().count() > LONGEST_ID {
        return refuse(RefusedReason::Unreadable, format!("id: send 1 to {LONGEST_ID} characters"));
    }
    Ok(())
}

pub(crate) fn no_table<T>() -> Result<T, Refused> {
    refuse(RefusedReason::NoTable, "there is no such table: check the link")
}

pub(crate) fn unavailable<T>() -> Result<T, Refused> {
    refuse(RefusedReason::Unavailable, "this does not work at the moment: try again")
}

pub(crate) fn chance() -> Result<makker_chance::Chance, Refused> {
    key::chance().or_else(|error| {
        tracing::error!(%error, "no chance");
        unavailable()
    })
}

pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Milliseconds since 1970.
pub fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_millis() as u64
}
