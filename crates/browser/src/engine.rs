//! The tables of this browser: worked out from their logs, as a server's are, by the same code.

use std::time::Duration;

use makker_bots::network::{bring, is_at_hand};
use makker_bots::{Budget, Level, advise};
use makker_chance::Chance;
use makker_protocol::{
    Command, CommandMessage, EditionMessage, LevelMessage, MadeMessage, PROTOCOL, RefusedReason, ServerMessage,
    TableOptions, VersionMessage,
};
use makker_rules::Edition;
use makker_table::brought;
use makker_table::decide::{self, Moment};
use makker_table::deed::{CommandKey, Deed, Entry};
use makker_table::refused::{Refused, refuse};
use makker_table::render::{self, Viewer};
use makker_table::summary::{Listed, Listing};
use makker_table::{Table, timing};
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};

use crate::ask::{Ask, DueMessage, Place, Row, SitterMessage, Told};
use crate::reviewing::Reviewing;

/// Who gives hints, as on a server.
const ADVISER: Level = Level::Hard;

/// The tables that are open here.
pub struct Engine {
    /// A few at most.
    tables: Vec<Table>,
    chance: Chance,
    review: Option<Reviewing>,
}

impl Default for Engine {
    fn default() -> Engine {
        Engine { tables: Vec::new(), chance: Chance::from_seed(0), review: None }
    }
}

impl Engine {
    /// Answers a question in JSON: `{"value":…,"rows":[…]}`, or `{"refused":{"reason":…,"text":…}}`.
    pub fn answer(&mut self, question: &str) -> String {
        let told = match serde_json::from_str(question) {
            Ok(ask) => self.tell(ask),
            Err(error) => refuse(RefusedReason::Unreadable, format!("the engine does not understand this: {error}")),
        };
        let text = match told {
            Ok(told) => serde_json::to_string(&told),
            Err(refused) => serde_json::to_string(&Failed { refused: render::refused(None, &refused) }),
        };
        text.unwrap_or_default()
    }

    /// Brings what the bots of an edition have learned.
    pub fn bring(&mut self, edition: &str, network: &[u8]) -> bool {
        edition.parse::<Edition>().is_ok_and(|edition| bring(edition, network).is_ok())
    }

    /// The words of questions, and what is told.
    fn tell(&mut self, ask: Ask) -> Result<Told, Refused> {
        let Ask { table: id, person, now, game, .. } = &ask;
        match ask.ask.as_str() {
            // All chance comes from `seed` from now on.
            "begin" => {
                self.chance = Chance::from_key(ask.seed.ok_or_else(|| wrong("seed: send 32 bytes"))?);
                told(&())
            }
            "editions" => told(&Edition::ALL.map(EditionMessage::from)),
            "levels" => told(&LevelMessage::all()),
            "version" => {
                let version = env!("CARGO_PKG_VERSION").to_string();
                told(&VersionMessage { version, protocol: PROTOCOL, commit: None, page: None })
            }
            // A table at which `people` sit round one device is made and started; the first of them looks after it.
            "make" => self.make(id, *now, &ask.people, &ask.options),
            // A table is read from its log, in place of what is known of it.
            "read" => {
                let lines = ask.rows.iter().map(|row| (row.seq, row.at, row.body.as_str()));
                let read = Table::read_on(id, None, lines).map_err(|corrupt| unavailable(&corrupt.to_string()))?;
                self.keep(read.ok_or_else(no_table)?);
                told(&())
            }
            "drop" => {
                self.forget(id);
                told(&())
            }
            "command" => {
                let message = ask.message.as_ref().ok_or_else(|| wrong("message: send a command"))?;
                self.command(id, person, *now, message)
            }
            // What a person is told who knows everything up to the line `seen`, or nothing yet.
            "update" => {
                let table = self.table(id)?;
                let viewer = Viewer::of(table, person);
                let (changes, table) = render::update(table, viewer, ask.seen, |_| true, *now);
                told(&ServerMessage::Update { changes, table: Box::new(table) })
            }
            // Who sits there, in the order of the seats: the page may have forgotten it.
            "people" => told(&people(self.table(id)?)),
            // When something happens by itself.
            "due" => told(&due(self.table(id)?, *now)),
            // Does what happens by itself: bots decide, and time runs out.
            "go" => self.go(id, *now),
            "hint" => {
                let view = decide::hint_view(self.table(id)?, person)?;
                needs_network(view.rules().edition())?;
                let advice = advise(&view, ADVISER, 0, Budget::UNLIMITED);
                told(&render::hint(&advice.ok_or_else(|| unavailable("there is nothing to decide"))?))
            }
            "history" => {
                let table = self.table(id)?;
                told(&render::history(table, table.seat_of(person)))
            }
            "record" => told(&render::record(self.table(id)?, *game)?),
            // The running game with every card, to be handed over to a server.
            "whole" => told(&render::whole_record(self.table(id)?)?),
            "replay" => match &ask.record {
                Some(record) => told(&brought::replay(record)?),
                None => {
                    let table = self.table(id)?;
                    told(&render::replay(table, table.seat_of(person), *game)?)
                }
            },
            "moment" => told(&render::position(self.table(id)?, *game, ask.event)?),
            // Works on the review of a game, or of a record, for so many `pieces`, and says how far it is.
            "review" => {
                let going = self.review.take().filter(|review| review.is_of(&ask));
                let mut review = match going {
                    Some(review) => review,
                    None => Reviewing::begin(&ask, self.table(id).ok())?,
                };
                needs_network(review.edition())?;
                let progress = review.work(ask.pieces);
                self.review = Some(review);
                told(&progress)
            }
            // What lists show of a table.
            "listing" => {
                let table = self.table(id)?;
                let listed = Listed {
                    id: table.id.clone(),
                    status: table.status,
                    listing: Listing::new(table),
                    changed: ask.changed,
                    // Of several who sit round the device one may have left.
                    seat: table.seat_of(person).or_else(|| table.manned().next()),
                };
                told(&render::own_listing(&listed, |_| true, *now))
            }
            other => Err(wrong(&format!("the engine is not asked `{other}`"))),
        }
    }

    fn make(&mut self, id: &str, now: u64, people: &[Place], options: &TableOptions) -> Result<Told, Refused> {
        let Some(host) = people.first() else { return Err(wrong("people: somebody has to play")) };
        // Nobody is gone who sits round the same device, and nobody else can come.
        let options = TableOptions { public: false, clock: None, stand_in: None, ..options.clone() };
        let first = Entry { command: None, deed: decide::create(&options, &host.person, None)? };
        let table = Table::new(id, &first).map_err(|corrupt| wrong(&corrupt.to_string()))?;
        let mut rows = vec![row(1, now, &first)?];
        self.keep(table);
        let sits = people.iter().map(|Place { person, seat, name, face }| {
            (person, Command::Sit { seat: seat.clone(), name: name.clone(), face: face.clone() })
        });
        for (number, (person, command)) in sits.chain([(&host.person, Command::Start)]).enumerate() {
            let message = CommandMessage { id: format!("{id} {number}"), seq: 1, command };
            match self.perform(id, person, now, &message) {
                Ok((_, more)) => rows.extend(more),
                Err(refused) => {
                    self.forget(id);
                    return Err(refused);
                }
            }
        }
        kept(&MadeMessage { table: id.to_string() }, rows)
    }

    fn command(&mut self, id: &str, person: &str, now: u64, message: &CommandMessage) -> Result<Told, Refused> {
        let (seq, rows) = match self.perform(id, person, now, message) {
            Ok(done) => done,
            Err(refused) => return told(&render::refused(Some(message.id.clone()), &refused)),
        };
        kept(&ServerMessage::Done { id: message.id.clone(), seq }, rows)
    }

    /// Does a command, and says by which line; the same command is done once.
    fn perform(
        &mut self,
        id: &str,
        person: &str,
        now: u64,
        message: &CommandMessage,
    ) -> Result<(u32, Vec<Row>), Refused> {
        let table = self.tables.iter_mut().find(|table| table.id == id).ok_or_else(no_table)?;
        let key = CommandKey { person: person.to_string(), id: message.id.clone() };
        if let Some(seq) = table.done_by(&key) {
            return Ok((seq, Vec::new()));
        }
        let moment = Moment { now, is_here: &|_| true };
        let deeds = decide::decide(table, person, message, moment, &mut self.chance)?;
        if deeds.is_empty() {
            table.did_nothing(&key);
        }
        let rows = apply(table, deeds, Some(key), now)?;
        Ok((table.seq, rows))
    }

    /// Does what is due, and lets each bot that is asked decide.
    fn go(&mut self, id: &str, now: u64) -> Result<Told, Refused> {
        let table = self.tables.iter_mut().find(|table| table.id == id).ok_or_else(no_table)?;
        let mut rows = apply(table, timing::overdue(table, now), None, now)?;
        for turn in timing::bot_turns(table) {
            if turn.level >= Level::Medium {
                needs_network(turn.view.rules().edition())?;
            }
            let seed = u64::from(self.chance.word());
            let advice = advise(&turn.view, turn.level, seed, Budget::UNLIMITED);
            let Some(advice) = advice.filter(|_| timing::is_open(table, &turn)) else { continue };
            let deeds = decide::outcome(table, turn.seat, advice.choice, &mut self.chance)?;
            rows.extend(apply(table, deeds, None, now)?);
        }
        kept(&due(table, now), rows)
    }

    fn table(&self, id: &str) -> Result<&Table, Refused> {
        self.tables.iter().find(|table| table.id == id).ok_or_else(no_table)
    }

    /// Keeps a table in place of what is known of it.
    fn keep(&mut self, table: Table) {
        self.forget(&table.id);
        self.tables.push(table);
    }

    fn forget(&mut self, id: &str) {
        self.tables.retain(|table| table.id != id);
    }
}

#[derive(Serialize)]
struct Failed {
    refused: ServerMessage,
}

fn told(value: &impl Serialize) -> Result<Told, Refused> {
    kept(value, Vec::new())
}

fn kept(value: &impl Serialize, rows: Vec<Row>) -> Result<Told, Refused> {
    let value: Box<RawValue> = to_raw_value(value).map_err(|error| unavailable(&error.to_string()))?;
    Ok(Told { value, rows })
}

/// Does lines of the log on a table, and says them.
fn apply(table: &mut Table, deeds: Vec<Deed>, command: Option<CommandKey>, now: u64) -> Result<Vec<Row>, Refused> {
    let mut rows = Vec::with_capacity(deeds.len());
    for (number, deed) in deeds.into_iter().enumerate() {
        let command = command.clone().filter(|_| number == 0);
        let entry = Entry { command, deed };
        rows.push(row(table.seq + 1, now, &entry)?);
        table.apply(&entry, now).map_err(|corrupt| unavailable(&corrupt.to_string()))?;
    }
    Ok(rows)
}

fn row(seq: u32, at: u64, entry: &Entry) -> Result<Row, Refused> {
    let body = serde_json::to_string(entry).map_err(|error| unavailable(&error.to_string()))?;
    Ok(Row { seq, at, body })
}

fn people(table: &Table) -> Vec<SitterMessage> {
    let sitters = table.chairs.iter().filter_map(|chair| chair.person());
    let known = sitters.filter_map(|sitter| Some((sitter.ids.first()?, &sitter.name)));
    known.map(|(person, name)| SitterMessage { person: person.clone(), name: name.clone() }).collect()
}

/// When something happens by itself; bots are asked at once.
fn due(table: &Table, now: u64) -> DueMessage {
    let wait = timing::wait(table, Duration::ZERO, now);
    DueMessage {
        wait: wait.map(|wait| wait.as_millis() as u64),
        bots: !timing::bot_turns(table).is_empty(),
        edition: Some(table.options.rules.edition())
            .filter(|edition| !is_at_hand(*edition))
            .map(|edition| edition.name().to_string()),
    }
}

fn needs_network(edition: Edition) -> Result<(), Refused> {
    if is_at_hand(edition) { Ok(()) } else { Err(unavailable(&format!("bring the network of {edition} first"))) }
}

fn no_table() -> Refused {
    Refused { reason: RefusedReason::NoTable, text: "this browser has no such table".to_string() }
}

fn wrong(text: &str) -> Refused {
    Refused { reason: RefusedReason::Unreadable, text: text.to_string() }
}

fn unavailable(text: &str) -> Refused {
    Refused { reason: RefusedReason::Unavailable, text: text.to_string() }
}
