//! All tables of this process: what is asked of them, what happens at them by itself, and who looks at them.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use makker_bots::{Advice, Budget, Level, choose};
use makker_protocol::{
    Command, CommandMessage, ListingMessage, LobbyMessage, MineMessage, RefusedReason, ServerMessage, TableOptions,
    TableStatus,
};
use makker_rules::{Seat, View};
use tokio::sync::{Mutex as AsyncMutex, OwnedMutexGuard, Semaphore, broadcast};

use crate::bus::{Bus, News};
use crate::decide::{self, LONGEST_ID, Refused, refuse};
use crate::duty::{self, BotTurn};
use crate::entry::{CommandKey, Deed, Entry};
use crate::key;
use crate::render;
use crate::store::{AppendError, Listed, Row, Store, Summary, Unavailable, Which};
use crate::table::Table;

/// How often a command is decided again when someone else was faster.
const TRIES: usize = 10;

/// How long a bot may think at most.
const THINKING: Duration = Duration::from_secs(2);

/// So many bots' moves may wait to be kept. All that wait share one commit: a person's move shall not wait for a hundred others.
const MOVERS: usize = 8;

/// A table that nobody has asked for in so long is forgotten; it is read again when it is needed.
const IDLE: Duration = Duration::from_secs(600);

/// How many tables a list shows at most.
const LISTED: u32 = 100;

/// All tables.
pub struct Hub {
    store: Arc<dyn Store>,
    bus: Arc<dyn Bus>,
    secret: [u8; 32],
    /// How long bots take for a decision.
    bot_delay: Duration,
    /// So many bots think at the same time.
    thinkers: Arc<Semaphore>,
    /// So many bots' moves are on their way into the storage.
    movers: Semaphore,
    slots: Mutex<HashMap<String, Arc<Slot>>>,
    /// How many connections each seat has.
    present: Mutex<HashMap<(String, Seat), usize>>,
}

/// Room for a table.
struct Slot {
    table: Arc<AsyncMutex<Option<Table>>>,
    used: Mutex<Instant>,
    /// Are bots thinking?
    thinking: Mutex<bool>,
    /// The largest number that anyone has told of.
    heard_of: AtomicU32,
}

/// Someone who is connected, for as long as this exists.
pub struct Presence {
    hub: Arc<Hub>,
    key: (String, Seat),
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

    /// Seats a person at a fitting public table where they have no seat yet, or at a new one with bots, and says its id. The
    /// same request of the same person takes no second seat.
    pub async fn play_now(
        self: &Arc<Hub>,
        person: &str,
        request: &str,
        options: &TableOptions,
        name: &str,
    ) -> Result<String, Refused> {
        check_id(request)?;
        let lobby = self.lobby(person).await?;
        let command = |what: &str| CommandKey { person: person.to_string(), id: format!("{request} {what}") };
        let (sit, start) = (command("sit"), command("start"));
        let made = key::table_id(&self.secret, person, request);
        for own in &lobby.mine {
            if own.table.id != made && self.look(&own.table.id, |table| table.done_by(&sit).is_some()).await? {
                return Ok(own.table.id.clone());
            }
        }
        let is_own = |id: &str| lobby.mine.iter().any(|own| own.table.id == id);
        let is_made = is_own(&made);
        let fits = |listed: &&ListingMessage| !is_made && listed.edition == options.edition && !is_own(&listed.id);
        for listed in lobby.waiting.iter().chain(&lobby.playing).filter(fits) {
            let free = listed.seats.iter().find(|seat| seat.name.is_none());
            let Some(free) = free.filter(|_| someone_is_here(listed)) else { continue };
            let command = Command::Sit { seat: free.seat.clone(), name: name.to_string() };
            let message = CommandMessage { id: sit.id.clone(), seq: 0, command };
            if self.perform(&listed.id, person, &message).await.is_ok() {
                return Ok(listed.id.clone());
            }
        }
        let options = TableOptions { public: true, ..options.clone() };
        let id = self.create(person, request, &options, name).await?;
        let start = CommandMessage { id: start.id, seq: 0, command: Command::Start };
        self.perform(&id, person, &start).await?;
        Ok(id)
    }

    /// Does a command and says the number of the last line; when this returns, it is kept. Whoever asked may hang up: it is
    /// done to its end, for if it were kept and then told to nobody, the others would wait for a move that was made.
    pub async fn command(self: &Arc<Hub>, id: &str, person: &str, message: &CommandMessage) -> Result<u32, Refused> {
        check_id(&message.id)?;
        let (hub, id, person, message) = (self.clone(), id.to_string(), person.to_string(), message.clone());
        to_the_end(async move { hub.perform(&id, &person, &message).await }).await
    }

    async fn perform(self: &Arc<Hub>, id: &str, person: &str, message: &CommandMessage) -> Result<u32, Refused> {
        let command = CommandKey { person: person.to_string(), id: message.id.clone() };
        for _ in 0..TRIES {
            let mut guard = self.lock(id).await?;
            let Some(table) = guard.as_ref() else { return no_table() };
            if let Some(seq) = table.done_by(&command) {
                return Ok(seq);
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

    /// The lobby as a person sees it.
    pub async fn lobby(&self, person: &str) -> Result<LobbyMessage, Refused> {
        let read = |listed: &Listed| {
            let mut table: ListingMessage = serde_json::from_str(&listed.listing).ok()?;
            let present = lock(&self.present);
            for seat in &mut table.seats {
                let is_here = |letter: Seat| present.contains_key(&(table.id.clone(), letter));
                seat.here = seat.name.is_some() && seat.seat.parse().is_ok_and(is_here);
            }
            Some(table)
        };
        let waiting = self.list(&Which::Public(TableStatus::Waiting)).await?;
        let playing = self.list(&Which::Public(TableStatus::Playing)).await?;
        let mine = self.list(&Which::Of(person.to_string())).await?;
        let mine = mine.iter().filter_map(|listed| {
            let (table, seat) = (read(listed)?, listed.seat.clone()?);
            Some(MineMessage { your_turn: table.deciding.contains(&seat), seat, table })
        });
        Ok(LobbyMessage {
            waiting: waiting.iter().filter_map(read).filter(someone_is_here).collect(),
            playing: playing.iter().filter_map(read).collect(),
            mine: mine.collect(),
        })
    }

    async fn list(&self, which: &Which) -> Result<Vec<Listed>, Refused> {
        self.store.list(which, LISTED).await.or_else(|error| {
            tracing::error!(error = error.0, "list");
            unavailable()
        })
    }

    /// Someone on a seat is connected from now on; whoever was away is back.
    pub async fn arrive(self: &Arc<Hub>, id: &str, person: &str) -> Option<Presence> {
        let (seat, is_away) = self
            .look(id, |table| {
                let seat = table.seat_of(person)?;
                Some((seat, table.place(seat).is_some_and(|place| !place.is_manned())))
            })
            .await
            .ok()??;
        let key = (id.to_string(), seat);
        let is_new = {
            let mut present = lock(&self.present);
            let count = present.entry(key.clone()).or_default();
            *count += 1;
            *count == 1
        };
        // Before anything is waited for: whoever hangs up meanwhile is gone.
        let presence = Presence { hub: self.clone(), key };
        if is_away {
            let nonce = chance().map_or(0, |mut chance| chance.word());
            let back = CommandMessage { id: format!("back-{nonce}"), seq: 0, command: Command::Back };
            let _ = self.command(id, person, &back).await;
        }
        if is_new {
            self.bus.publish(id, News::Changed(0));
        }
        Some(presence)
    }

    /// No bot thinks or moves from now on: the server stops.
    pub fn rest(&self) {
        self.thinkers.close();
        self.movers.close();
    }

    /// Does what is due at any table: for those that were due when nobody watched the time, as after a restart.
    pub async fn sweep(self: &Arc<Hub>) {
        let due = self.store.due(now(), 200).await.unwrap_or_default();
        for id in due {
            // A bot that thinks at one table holds no other up.
            tokio::spawn(self.clone().tick_boxed(id));
        }
        let mut slots = lock(&self.slots);
        slots.retain(|_, slot| lock(&slot.used).elapsed() < IDLE || Arc::strong_count(slot) > 1);
    }

    /// Does what is due at a table: notes who is late, and lets bots decide.
    async fn tick(self: &Arc<Hub>, id: &str) {
        let slot = self.slot(id);
        let Ok(mut guard) = self.lock(id).await else { return };
        let Some(table) = guard.as_ref() else { return };
        let late = decide::late(table, now());
        if !late.is_empty() {
            let after = table.seq;
            if self.keep(id, &mut guard, after, entries(late, || None)).await.is_err() {
                return;
            }
        }
        let turns = guard.as_ref().map_or_else(Vec::new, duty::bot_turns);
        if turns.is_empty() {
            if let Some(table) = guard.as_ref() {
                self.schedule(id, table);
            }
            return;
        }
        drop(guard);
        if std::mem::replace(&mut *lock(&slot.thinking), true) {
            return;
        }
        let thought = async {
            let mut choices = Vec::with_capacity(turns.len());
            for turn in &turns {
                choices.push(self.think(turn.view.clone(), turn.level).await);
            }
            choices
        };
        let choices = when_due(self.bot_delay, thought).await;
        let mut went_well = true;
        for (turn, choice) in turns.iter().zip(choices) {
            went_well &= self.answer(id, turn, choice).await.is_some();
        }
        *lock(&slot.thinking) = false;
        // Whatever came up in the meantime found the bots thinking. What went wrong is tried again by the sweep.
        if let (true, Ok(guard)) = (went_well, self.lock(id).await)
            && let Some(table) = guard.as_ref()
        {
            self.schedule(id, table);
        }
    }

    /// Does what a bot chose; nothing if a person came back or someone else decided. None if it cannot be done.
    async fn answer(self: &Arc<Hub>, id: &str, turn: &BotTurn, choice: Option<String>) -> Option<()> {
        let (choice, _mover) = (choice?, self.movers.acquire().await.ok()?);
        let mut guard = self.lock(id).await.ok()?;
        let table = guard.as_ref()?;
        let is_asked = duty::asked_bots(table).any(|place| place.seat == turn.seat && place.prompted == turn.prompted);
        if !is_asked {
            return Some(());
        }
        let after = table.seq;
        match decide::chose(table, turn.seat, &choice, &mut chance().ok()?) {
            Ok(deeds) => self.keep(id, &mut guard, after, entries(deeds, || None)).await.ok(),
            Err(refused) => {
                tracing::error!(table = id, reason = ?refused.reason, "a bot chose what is refused");
                None
            }
        }
    }

    /// A bot's choice, worked out where it holds nobody up.
    async fn think(&self, view: View, level: Level) -> Option<String> {
        let _permit = self.thinkers.clone().acquire_owned().await.ok()?;
        let seed = chance().map_or(0, |mut chance| u64::from(chance.word()));
        let work = move || {
            let budget = Budget { nodes: None, deadline: Some(Instant::now() + THINKING) };
            choose(&view, level, seed, budget).map(|advice| advice.choice.to_string())
        };
        tokio::task::spawn_blocking(work).await.ok()?
    }

    /// A hint for whoever has something to decide.
    pub async fn hint(self: &Arc<Hub>, id: &str, person: &str) -> Result<Advice, Refused> {
        let view = self
            .look(id, |table| {
                if !table.options.hints {
                    return refuse(RefusedReason::NotNow, "at this table there are no hints");
                }
                let seat = table.seat_of(person);
                if seat.is_none() {
                    return refuse(RefusedReason::NotSeated, "you have no seat at this table: sit down first");
                }
                let asked = seat.and_then(|seat| table.place(seat)).is_some_and(|place| place.prompted.is_some());
                match (&table.round, seat) {
                    (Some(round), Some(seat)) if asked => Ok(View::new(&round.history, Some(seat))),
                    _ => refuse(RefusedReason::NotNow, "you have nothing to decide now"),
                }
            })
            .await??;
        let _permit = self.thinkers.clone().acquire_owned().await;
        let work = move || {
            let budget = Budget { nodes: None, deadline: Some(Instant::now() + THINKING) };
            choose(&view, BEST, 0, budget)
        };
        let advice = tokio::task::spawn_blocking(work).await.ok().flatten();
        advice.map_or_else(unavailable, Ok)
    }

    /// The table's slot, with the table in it as it stands.
    async fn lock(&self, id: &str) -> Result<OwnedMutexGuard<Option<Table>>, Refused> {
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
    async fn keep(
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
            due: duty::due(table, self.bot_delay.as_millis() as u64),
            listing: serde_json::to_string(&render::listing(table)).unwrap_or_default(),
            people: people.collect(),
        }
    }

    /// Comes back to a table when something is due there.
    fn schedule(self: &Arc<Hub>, id: &str, table: &Table) {
        let Some(due) = duty::due(table, self.bot_delay.as_millis() as u64) else { return };
        // Bots begin to think at once. What is far away is found by the sweep.
        let is_bots_turn = duty::asked_bots(table).next().is_some();
        let wait = if is_bots_turn { Duration::ZERO } else { Duration::from_millis(due.saturating_sub(now())) };
        if wait > Duration::from_secs(60) {
            return;
        }
        let (hub, id) = (self.clone(), id.to_string());
        tokio::spawn(async move {
            tokio::time::sleep(wait).await;
            hub.tick_boxed(id).await;
        });
    }

    /// [`Hub::tick`] in a box, since it schedules itself.
    fn tick_boxed(self: Arc<Hub>, id: String) -> std::pin::Pin<Box<dyn Future<Output = ()> + Send>> {
        Box::pin(async move { self.tick(&id).await })
    }

    fn slot(&self, id: &str) -> Arc<Slot> {
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

/// How long someone whose connection ended is still taken to be here.
const LINGER: Duration = Duration::from_secs(4);

/// Who gives hints: the best there is.
const BEST: Level = Level::ALL[Level::ALL.len() - 1];

/// From so many devices a seat can be played.
const MOST_DEVICES: usize = 16;

impl Presence {
    /// On which seat.
    pub fn seat(&self) -> Seat {
        self.key.1
    }
}

impl Drop for Presence {
    fn drop(&mut self) {
        let (hub, key) = (self.hub.clone(), self.key.clone());
        let leave = async move {
            // Whoever polls, or loads the page anew, is not gone in between.
            tokio::time::sleep(LINGER).await;
            let is_gone = {
                let mut present = lock(&hub.present);
                let left = present.get_mut(&key).map(|count| {
                    *count -= 1;
                    *count
                });
                if left == Some(0) {
                    present.remove(&key);
                }
                left == Some(0)
            };
            if is_gone {
                hub.bus.publish(&key.0, News::Changed(0));
            }
        };
        // Without a runtime the server has stopped, and nobody is here.
        if let Ok(runtime) = tokio::runtime::Handle::try_current() {
            runtime.spawn(leave);
        }
    }
}

/// What comes of a thought when the delay is over, not sooner: the time that it took would tell something of the hand.
async fn when_due<T>(delay: Duration, thought: impl Future<Output = T>) -> T {
    tokio::join!(thought, tokio::time::sleep(delay)).0
}

/// The last line carries the command: all of them are kept or none.
fn entries(deeds: Vec<Deed>, command: impl Fn() -> Option<CommandKey>) -> Vec<Entry> {
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

fn check_id(id: &str) -> Result<(), Refused> {
    if id.is_empty() || id.chars().count() > LONGEST_ID {
        return refuse(RefusedReason::Unreadable, format!("id: send 1 to {LONGEST_ID} characters"));
    }
    Ok(())
}

/// Nobody is sent to a table where everyone has gone to bed.
fn someone_is_here(table: &ListingMessage) -> bool {
    table.seats.iter().any(|seat| seat.here)
}

fn no_table<T>() -> Result<T, Refused> {
    refuse(RefusedReason::NoTable, "there is no such table: check the link")
}

fn unavailable<T>() -> Result<T, Refused> {
    refuse(RefusedReason::Unavailable, "this does not work at the moment: try again")
}

fn chance() -> Result<makker_chance::Chance, Refused> {
    key::chance().or_else(|error| {
        tracing::error!(%error, "no chance");
        unavailable()
    })
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Milliseconds since 1970.
pub fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_millis() as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_quick_thought_and_a_slow_one_are_told_at_the_same_time() {
        let delay = Duration::from_secs(1);
        let time = async |thought: Duration| {
            let start = Instant::now();
            // A thought begins when it is first asked for, other than a sleep.
            when_due(delay, async { tokio::time::sleep(thought).await }).await;
            start.elapsed()
        };
        let (quick, slow) = tokio::join!(time(Duration::ZERO), time(Duration::from_millis(900)));
        assert!(quick >= delay && slow >= delay && slow < Duration::from_millis(1900), "{quick:?}, {slow:?}");
    }
}
