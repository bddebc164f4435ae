//! Positions on demand, for browser tests and pictures: a table whose first board, decks and past are chosen, and nothing else. Only in
//! a program that is built with the feature `rehearsal`.

use std::collections::BTreeMap;
use std::iter::successors;
use std::sync::Arc;

use makker_bots::Level;
use makker_chance::Chance;
use makker_protocol::{Command, CommandMessage, Face, RefusedReason, SeatMap, Sent, TableOptions, Word};
use makker_rules::{Board, Card, Choice, Dealing, Event, Game, Hand, Seat, Setup};
use makker_table::Table;
use makker_table::decide::{self, Moment};
use makker_table::deed::{Deed, Entry};
use makker_table::refused::{Refused, refuse};
use serde::{Deserialize, Serialize};

use crate::hub::commands::check_id;
use crate::hub::{Hub, chance, unavailable};
use crate::key;
use crate::store::AppendError;

/// What is rehearsed. What is left out is as usual, or drawn by the seed.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Rehearsal {
    /// As for any new table.
    id: String,
    /// The caller's name.
    name: String,
    /// What is agreed.
    #[serde(default)]
    options: TableOptions,
    /// Where the caller sits; the first seat without it.
    seat: Option<Word<Seat>>,
    /// Who else sits where, by name. They are as far away as people can be until someone comes with their keys.
    #[serde(default)]
    people: BTreeMap<Word<Seat>, String>,
    /// What they and the caller look like.
    #[serde(default)]
    faces: BTreeMap<Word<Seat>, Word<Face>>,
    /// Bots of another level than the table's.
    #[serde(default)]
    bots: BTreeMap<Word<Seat>, Word<Level>>,
    /// Has the game not begun yet?
    #[serde(default)]
    waiting: bool,
    /// Where the pawns stand at first; all at home without it.
    board: Option<String>,
    /// Who deals first.
    dealer: Option<Word<Seat>>,
    /// What is dealt in the first deals, in the order in which it comes; the rest of each hand is drawn.
    #[serde(default)]
    deals: Vec<BTreeMap<Word<Seat>, Vec<Word<Card>>>>,
    /// What the seats have chosen already.
    #[serde(default)]
    choices: Vec<(Word<Seat>, Word<Choice>)>,
    /// Draws what is not told.
    #[serde(default)]
    seed: u64,
}

/// A table as it was wanted.
#[derive(Serialize)]
pub struct Rehearsed {
    /// The table's id.
    table: String,
    /// The keys of the other people.
    keys: SeatMap<String>,
}

impl Hub {
    /// Makes a table with a past. It is kept like any other, all at once, so that no bot goes on before the past is over.
    pub async fn rehearse(self: &Arc<Hub>, person: &str, rehearsal: &Rehearsal) -> Result<Rehearsed, Refused> {
        check_id(&rehearsal.id)?;
        let id = self.id_of_request(person, &rehearsal.id).await?;
        let mut past = Past::begin(&id, rehearsal, person, self.now())?;
        let keys = past.seat_everyone(person)?;
        if !rehearsal.waiting {
            past.command(person, Command::Start)?;
        }
        for (number, (seat, choice)) in rehearsal.choices.iter().enumerate() {
            let named = |refused: Refused| {
                let text = format!("choices[{number}], {seat} {choice}: {}", refused.text);
                Refused { text, ..refused }
            };
            past.choose(seat.0, choice.0).map_err(named)?;
        }
        let slot = self.slot(&id);
        let mut guard = slot.table.clone().lock_owned().await;
        *guard = Table::new(&id, &past.entries[0]).ok();
        match self.keep(&id, &mut guard, 0, past.entries).await {
            Ok(()) => Ok(Rehearsed { table: id, keys }),
            Err(AppendError::Conflict) => {
                refuse(RefusedReason::Unreadable, "id: there is such a table: take another id")
            }
            Err(AppendError::Unavailable(_)) => unavailable(),
        }
    }
}

/// A log that is being written, and the table as it stands by then.
struct Past<'a> {
    rehearsal: &'a Rehearsal,
    table: Table,
    entries: Vec<Entry>,
    /// When all of it happened.
    at: u64,
    board: Option<Board>,
    chance: Chance,
}

impl<'a> Past<'a> {
    fn begin(id: &str, rehearsal: &'a Rehearsal, host: &str, at: u64) -> Result<Past<'a>, Refused> {
        let entry = Entry { command: None, deed: decide::create(&rehearsal.options, host, None)? };
        let table = Table::new(id, &entry).or_else(|corrupt| wrong("options", corrupt))?;
        let rules = table.options.rules;
        let board = rehearsal.board.as_ref().map(|text| Board::parse(rules, text)).transpose();
        let board = board.or_else(|error| wrong("board", error))?;
        if let Some(board) = board {
            let setup = Setup { board, play_on: table.options.play_on, ..Setup::new(rules, rules.seats()[0]) };
            Game::new(setup).or_else(|refusal| wrong("board", refusal))?;
        }
        if let Some(dealer) = rehearsal.dealer.filter(|dealer| !rules.has_seat(dealer.0)) {
            return wrong("dealer", format!("there is no seat {dealer}"));
        }
        let chance = Chance::from_seed(rehearsal.seed);
        Ok(Past { rehearsal, table, entries: vec![entry], at, board, chance })
    }

    /// Lets all sit down, and says the keys of those who are not the caller.
    fn seat_everyone(&mut self, caller: &str) -> Result<SeatMap<String>, Refused> {
        let seat = self.rehearsal.seat.map_or(self.table.chairs[0].seat, |seat| seat.0);
        let rehearsal = self.rehearsal;
        let sit = |seat: Seat, name: &str| {
            let face = rehearsal.faces.get(&Word(seat)).map(|face| Sent::Read(face.0));
            Command::Sit { seat: Sent::Read(seat), name: name.to_string(), face }
        };
        self.command(caller, sit(seat, &rehearsal.name))?;
        let mut keys = Vec::new();
        for (seat, name) in &rehearsal.people {
            let key = key::person_key(&mut chance()?);
            self.command(&key::person_id(&key), sit(seat.0, name))?;
            keys.push((seat.0, key));
        }
        for (seat, level) in &self.rehearsal.bots {
            self.command(caller, Command::Bot { seat: Sent::Read(seat.0), level: Sent::Read(level.0) })?;
        }
        Ok(SeatMap(keys))
    }

    /// Does what anyone's command would do.
    fn command(&mut self, person: &str, command: Command) -> Result<(), Refused> {
        let message = CommandMessage { id: String::new(), seq: self.table.seq, command };
        let deeds = decide::decide(
            &self.table,
            person,
            &message,
            Moment { now: self.at, is_here: &|_| false },
            &mut self.chance,
        )?;
        self.add(deeds)
    }

    /// Does what a choice would do, whoever makes it.
    fn choose(&mut self, seat: Seat, choice: Choice) -> Result<(), Refused> {
        let deeds = decide::outcome(&self.table, seat, choice, &mut self.chance)?;
        self.add(deeds)
    }

    /// Adds lines to the log. What chance would have brought is as it was wanted.
    fn add(&mut self, deeds: Vec<Deed>) -> Result<(), Refused> {
        for deed in deeds {
            let deed = match deed {
                // Nobody can prove what was chosen.
                Deed::Drawn { .. } => continue,
                Deed::Started { dealer, .. } => Deed::Started {
                    dealer: self.rehearsal.dealer.map_or(dealer, |dealer| dealer.0),
                    board: self.board.map(Sent::Read),
                },
                Deed::Shuffled { deck } => Deed::Shuffled { deck: self.arranged(deck)? },
                other => other,
            };
            let entry = Entry { command: None, deed };
            self.table.apply(&entry, self.at).or_else(|corrupt| wrong("this", corrupt))?;
            self.entries.push(entry);
        }
        Ok(())
    }

    /// A shuffled deck, put in order so that the next deals are those that were wanted.
    fn arranged(&self, mut rest: Vec<Card>) -> Result<Vec<Card>, Refused> {
        let Some(history) = self.table.running_game().map(|game| &game.history) else { return Ok(rest) };
        let (game, rules) = (history.game(), self.table.options.rules);
        let seats: Vec<Seat> = game.dealing_order().collect();
        let first = Dealing { dealer: game.dealer(), number: 1 };
        let following = successors(Some(first.next(game.playing())), |deal| Some(deal.next(game.playing())));
        let deals = 1 + following.take_while(|deal| !deal.takes_fresh_deck(rules)).count();
        let before = history.events().iter().filter(|event| matches!(event, Event::Deal { .. })).count();
        let mut wanted = vec![None; rest.len()];
        for (deal, hands) in self.rehearsal.deals.iter().skip(before).take(deals).enumerate() {
            for (seat, cards) in hands {
                let Some(place) = seats.iter().position(|other| *other == seat.0) else {
                    return wrong("deals", format!("{seat} is dealt no cards"));
                };
                if cards.len() > Hand::SIZE {
                    return wrong("deals", format!("{seat} is dealt {} cards", Hand::SIZE));
                }
                for (round, Word(card)) in cards.iter().enumerate() {
                    let Some(at) = rest.iter().position(|other| other == card) else {
                        return wrong("deals", format!("the deck has not so many {card}"));
                    };
                    wanted[(deal * Hand::SIZE + round) * seats.len() + place] = Some(rest.remove(at));
                }
            }
        }
        Ok(wanted.into_iter().filter_map(|card| card.or_else(|| rest.pop())).collect())
    }
}

fn wrong<T>(what: &str, error: impl std::fmt::Display) -> Result<T, Refused> {
    refuse(RefusedReason::Unreadable, format!("{what}: {error}"))
}
