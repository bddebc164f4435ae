//! A game that was played on one device goes on at a table online: its record becomes the first lines of a log. Whoever had the device
//! could see every card, so such a table says where its game comes from.

use makker_protocol::{Command, CommandMessage, NewHandOver, RefusedReason, Sent, TableOptions};
use makker_rules::{Card, Choice, Event, History, Phase, RuleSet, Setup};

use crate::brought;
use crate::decide::{self, Moment};
use crate::deed::{Deed, Entry};
use crate::refused::{Refused, refuse};
use crate::table::{Corrupt, Table};

/// The most letters of the id of a table on a device.
const LONGEST_DEVICE_ID: usize = 40;

/// The lines of a table to which a game is handed over that a person has played somewhere else. `id` is the table's.
pub fn hand_over(
    id: &str,
    person: &str,
    maker: Option<String>,
    brought: &NewHandOver,
    now: u64,
) -> Result<Vec<Deed>, Refused> {
    let (record, history) = brought::read(&brought.record)?;
    let rules = history.game().rules();
    if history.game().phase() == Phase::Over {
        return refuse(RefusedReason::NotNow, "record: this game is over: nobody can play on");
    }
    let is_device_id = |from: &str| from.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
    if !(1..=LONGEST_DEVICE_ID).contains(&brought.from.len()) || !is_device_id(&brought.from) {
        return refuse(RefusedReason::Unreadable, "from: send the id of the table on the device");
    }
    let past = past(rules, &history)?;
    let play_on = matches!(history.events().first(), Some(Event::Start { setup }) if setup.play_on);
    let options = TableOptions { edition: Sent::Read(rules), play_on, public: false, ..brought.options.clone() };
    let mut log = Log::begin(id, decide::create(&options, person, maker)?, now)?;
    log.add(Deed::HandedOver { from: brought.from.clone() })?;
    let sit = Command::Sit { seat: brought.seat.clone(), name: brought.name.clone(), face: brought.face.clone() };
    log.command(person, sit)?;
    for seat in rules.seats().iter().filter(|seat| brought.seat.value() != Some(*seat)) {
        let level = brought::sitter(*seat, record.tag(seat.name())).bot.map(|level| level.0);
        log.add(Deed::Bot { seat: *seat, level: level.unwrap_or(log.table.options.bots) })?;
    }
    past.into_iter().try_for_each(|deed| log.add(deed))?;
    Ok(log.deeds)
}

/// A game so far, as lines of a log.
fn past(rules: RuleSet, history: &History) -> Result<Vec<Deed>, Refused> {
    let hidden = || refuse(RefusedReason::Unreadable, "record: cards are hidden in it (?), so nobody can play on");
    let mut deeds = Vec::with_capacity(history.events().len());
    let mut board = *history.game().board();
    for event in history.events() {
        let (seat, choice) = match event {
            Event::Start { setup: Setup { board: first, dealer, .. } } => {
                board = *first;
                let is_usual = board == makker_rules::Board::new(rules);
                deeds.push(Deed::Started { dealer: *dealer, board: (!is_usual).then_some(Sent::Read(board)) });
                continue;
            }
            Event::Shuffle { deck } => {
                let Some(deck) = deck.iter().copied().collect::<Option<Vec<Card>>>() else { return hidden() };
                deeds.push(Deed::Shuffled { deck });
                continue;
            }
            Event::Give { seat, card, .. } => match card {
                Some(card) => (*seat, Choice::Give(*card)),
                None => return hidden(),
            },
            Event::Play { seat, mv, board: after, .. } => {
                board = *after;
                (*seat, Choice::Play(*mv))
            }
            Event::Fold { seat, .. } => (*seat, Choice::Fold),
            Event::Deal { .. } | Event::Place { .. } | Event::End { .. } => continue,
        };
        deeds.push(Deed::Chose { seat, choice, board: Sent::Read(board) });
    }
    Ok(deeds)
}

/// Lines that are tried on a table while they are put together.
struct Log {
    table: Table,
    deeds: Vec<Deed>,
    now: u64,
}

impl Log {
    fn begin(id: &str, first: Deed, now: u64) -> Result<Log, Refused> {
        let table = Table::new(id, &Entry { command: None, deed: first.clone() }).map_err(|corrupt| wrong(&corrupt))?;
        Ok(Log { table, deeds: vec![first], now })
    }

    fn add(&mut self, deed: Deed) -> Result<(), Refused> {
        let entry = Entry { command: None, deed };
        self.table.apply(&entry, self.now).map_err(|corrupt| wrong(&corrupt))?;
        self.deeds.push(entry.deed);
        Ok(())
    }

    fn command(&mut self, person: &str, command: Command) -> Result<(), Refused> {
        let message = CommandMessage { id: String::new(), seq: self.table.seq, command };
        let moment = Moment { now: self.now, is_here: &|_| false };
        // Sitting down leaves nothing to chance.
        let chance = &mut makker_chance::Chance::from_seed(0);
        let deeds = decide::decide(&self.table, person, &message, moment, chance)?;
        deeds.into_iter().try_for_each(|deed| self.add(deed))
    }
}

fn wrong(corrupt: &Corrupt) -> Refused {
    Refused { reason: RefusedReason::Unreadable, text: format!("record: it cannot be played on: {corrupt}") }
}
