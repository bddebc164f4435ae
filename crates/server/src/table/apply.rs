//! What a line of the log does to a table.

use makker_protocol::{Change, Face, Sent};
use makker_rules::{Board, Event, Phase, Seat, SeatSet, Setup};

use crate::table::chair::{Chair, Person, Prompted, Sitter};
use crate::table::deed::{Deed, Entry};
use crate::table::draw::{Draw, Promise};
use crate::table::game::{Step, TableGame};
use crate::table::question::Question;
use crate::table::score::count_game;
use crate::table::timing;
use crate::table::{Corrupt, Table, TableChange, TableStatus};

/// How many changes are kept at most, to be told one by one; when there are more, the older half is dropped.
const CHANGES_KEPT: usize = 4000;

impl Table {
    /// Does the next line of the log, written at this time.
    pub fn apply(&mut self, entry: &Entry, at: u64) -> Result<(), Corrupt> {
        self.seq += 1;
        if let Some(command) = &entry.command {
            self.commands.remember(command, self.seq);
        }
        let left = match &entry.deed {
            Deed::Left { seat } => self.name_on(*seat),
            _ => None,
        };
        let (what, seat, events) = self.apply_deed(&entry.deed, at)?;
        let name = match what {
            Change::Sat | Change::Away | Change::Back | Change::Host => seat.and_then(|seat| self.name_on(seat)),
            _ => left,
        };
        self.note(what, seat, name, events);
        self.introduce_bots();
        self.end_if_over();
        self.prompt(at);
        Ok(())
    }

    /// Does what happened, and says how it is told.
    fn apply_deed(&mut self, deed: &Deed, at: u64) -> Result<(Change, Option<Seat>, Vec<Event>), Corrupt> {
        let told = |what: Change, seat: &Seat| Ok((what, Some(*seat), Vec::new()));
        match deed {
            Deed::Created { .. } => Err(self.corrupt("a table is made once")),
            Deed::Sat { seat, person, name, face } => {
                self.sit(*seat, person, name, face.as_ref(), at)?;
                told(Change::Sat, seat)
            }
            Deed::Face { seat, face } => {
                if let (Some(person), Some(face)) = (self.chair_mut(*seat)?.person_mut(), face.value()) {
                    person.face = *face;
                }
                told(Change::Face, seat)
            }
            Deed::Joined { seat, person } => {
                if let Some(sitter) = self.chair_mut(*seat)?.person_mut() {
                    sitter.ids.push(person.clone());
                }
                self.hold(*seat, person);
                told(Change::Joined, seat)
            }
            Deed::Left { seat } => {
                let stand_in = match self.status {
                    TableStatus::Playing => Sitter::Bot(self.options.bots),
                    TableStatus::Waiting | TableStatus::Over | TableStatus::Closed => Sitter::Nobody,
                };
                self.chair_mut(*seat)?.sitter = stand_in;
                self.pass_on_host();
                self.drop_questions();
                told(Change::Left, seat)
            }
            Deed::Bot { seat, level } => {
                self.chair_mut(*seat)?.sitter = Sitter::Bot(*level);
                told(Change::Bot, seat)
            }
            Deed::Emptied { seat } => {
                self.chair_mut(*seat)?.sitter = Sitter::Nobody;
                told(Change::Left, seat)
            }
            Deed::Host { person } => {
                self.host = person.clone();
                Ok((Change::Host, self.seat_of(person), Vec::new()))
            }
            Deed::Sealed { seat, seal } => {
                let sat = self.chair_mut(*seat)?.person().map(|person| person.sat);
                let sat = sat.ok_or_else(|| self.corrupt("nobody sits there"))?;
                let times = self.promise(sat).map_or(0, |before| before.times) + 1;
                self.promises.retain(|before| before.sat != sat);
                self.promises.push(Promise { sat, seal: seal.clone(), times });
                told(Change::Sealed, seat)
            }
            Deed::Drawn { .. } => {
                self.promises.clear();
                self.draws.extend(Draw::of(deed, at));
                Ok((Change::Drawn, None, Vec::new()))
            }
            Deed::Opened { seat, seed } => {
                if !self.draws.last_mut().is_some_and(|draw| draw.open(*seat, seed)) {
                    return Err(self.corrupt("no such seal"));
                }
                told(Change::Opened, seat)
            }
            Deed::Started { dealer, board } => {
                let board = match board {
                    Some(board) => self.read_board(board)?,
                    None => Board::new(self.options.rules),
                };
                Ok((Change::Started, None, self.start(*dealer, board)?))
            }
            Deed::Shuffled { deck } => Ok((Change::Dealt, None, self.step(Step::Shuffle(deck.clone()))?)),
            Deed::Chose { seat, choice, board } => {
                let board = self.read_board(board)?;
                self.chair_mut(*seat)?.prompted = None;
                Ok((Change::Chose, Some(*seat), self.step(Step::Choice(*seat, *choice, board))?))
            }
            Deed::Away { seat } => {
                self.set_away(*seat, true)?;
                self.drop_questions();
                told(Change::Away, seat)
            }
            Deed::Back { seat } => {
                self.set_away(*seat, false)?;
                self.prompt_anew(*seat, timing::asked_on_return(&self.options, at))?;
                told(Change::Back, seat)
            }
            Deed::AskedTakeBack { seat } => {
                let question = Question::new(self.seq, at, *seat);
                self.game_mut()?.take_back = Some(question);
                told(Change::AskedTakeBack, seat)
            }
            Deed::AgreedTakeBack { seat } => {
                if let Some(question) = &mut self.game_mut()?.take_back {
                    question.agreed.push(*seat);
                }
                told(Change::AgreedTakeBack, seat)
            }
            Deed::RefusedTakeBack { seat } => {
                let game = self.game_mut()?;
                (game.take_back, game.stands) = (None, true);
                told(Change::RefusedTakeBack, seat)
            }
            Deed::TookBack { seat } => {
                self.take_back(*seat)?;
                told(Change::TookBack, seat)
            }
            Deed::AgreedAbandon { seat } => {
                let question = Question::new(self.seq, at, *seat);
                match &mut self.game_mut()?.abandon {
                    Some(asked) => asked.agreed.push(*seat),
                    none => *none = Some(question),
                }
                told(Change::AgreedAbandon, seat)
            }
            Deed::RefusedAbandon { seat } => {
                self.game_mut()?.abandon = None;
                told(Change::RefusedAbandon, seat)
            }
            Deed::Abandoned => {
                let seq = self.seq;
                let events = self.game_mut()?.abandon();
                Ok((Change::Abandoned, None, events.map_err(|_| Corrupt { seq, reason: "the game is over" })?))
            }
            Deed::Muted { by, seat, muted } => {
                let chair = self.chair_mut(*by)?;
                chair.muted = if *muted { chair.muted.with(*seat) } else { chair.muted.without(*seat) };
                told(Change::Muted, by)
            }
            Deed::Public { public } => {
                self.options.public = *public;
                Ok((if *public { Change::MadePublic } else { Change::MadePrivate }, None, Vec::new()))
            }
            Deed::Rematch { rotate } => {
                if *rotate {
                    self.rotate(at);
                }
                Ok((Change::Rematch, None, Vec::new()))
            }
            Deed::Closed => {
                self.status = TableStatus::Closed;
                Ok((Change::Closed, None, Vec::new()))
            }
        }
    }

    fn corrupt(&self, reason: &'static str) -> Corrupt {
        Corrupt { seq: self.seq, reason }
    }

    fn chair_mut(&mut self, seat: Seat) -> Result<&mut Chair, Corrupt> {
        let seq = self.seq;
        let chair = self.chairs.iter_mut().find(|chair| chair.seat == seat);
        chair.ok_or(Corrupt { seq, reason: "the edition has no such seat" })
    }

    fn game_mut(&mut self) -> Result<&mut TableGame, Corrupt> {
        let seq = self.seq;
        self.last_game.as_mut().ok_or(Corrupt { seq, reason: "no game has begun" })
    }

    /// Notes what is to be told.
    pub(super) fn note(&mut self, what: Change, seat: Option<Seat>, name: Option<String>, events: Vec<Event>) {
        if self.changes.len() >= CHANGES_KEPT {
            self.changes.drain(..CHANGES_KEPT / 2);
        }
        self.changes.push(TableChange { seq: self.seq, what, seat, name, events });
    }

    /// Whoever has something to decide is asked since this line, unless it was asked before.
    fn prompt(&mut self, at: u64) {
        let game = self.game().copied();
        let since = self.seq;
        for chair in &mut self.chairs {
            let is_asked = game.is_some_and(|game| match game.phase() {
                Phase::Exchange => game.to_give().contains(chair.seat),
                Phase::Play(seat) => seat == chair.seat,
                Phase::Shuffle | Phase::Over => false,
            });
            chair.prompted = is_asked.then(|| chair.prompted.unwrap_or(Prompted { since, at, again: false }));
        }
    }

    /// Someone else decides for this seat from now on, and is asked anew.
    fn prompt_anew(&mut self, seat: Seat, at: u64) -> Result<(), Corrupt> {
        let since = self.seq;
        let chair = self.chair_mut(seat)?;
        chair.prompted = chair.prompted.map(|before| {
            // Whoever had more time left keeps it.
            let at = if before.again { before.at } else { at.max(before.at) };
            Prompted { since, at, again: true }
        });
        Ok(())
    }

    fn sit(&mut self, seat: Seat, person: &str, name: &str, face: Option<&Sent<Face>>, at: u64) -> Result<(), Corrupt> {
        let (face, ids) = (self.face_for(person, face), vec![person.to_string()]);
        let sitter = Person { name: name.to_string(), face, ids, away: false, sat: self.seq, came: at };
        let chair = self.chair_mut(seat)?;
        (chair.sitter, chair.muted) = (Sitter::Person(sitter), SeatSet::EMPTY);
        self.prompt_anew(seat, at)?;
        self.hold(seat, person);
        self.pass_on_host();
        for chair in &mut self.chairs {
            chair.muted = chair.muted.without(seat);
        }
        Ok(())
    }

    fn set_away(&mut self, seat: Seat, away: bool) -> Result<(), Corrupt> {
        if let Some(person) = self.chair_mut(seat)?.person_mut() {
            person.away = away;
        }
        Ok(())
    }

    /// Remembers that a person sees this hand from now on.
    fn hold(&mut self, seat: Seat, person: &str) {
        if let Some(game) = &mut self.last_game {
            game.held.push((person.to_string(), seat));
        }
    }

    fn pass_on_host(&mut self) {
        if self.seat_of(&self.host).is_none() {
            let person = self.chairs.iter().find_map(Chair::person);
            if let Some(id) = person.and_then(|person| person.ids.first()) {
                self.host = id.clone();
            }
        }
    }

    fn drop_questions(&mut self) {
        if let Some(game) = &mut self.last_game {
            game.drop_questions();
        }
    }

    fn read_board(&self, board: &Sent<Board>) -> Result<Board, Corrupt> {
        match board {
            Sent::Read(board) => Ok(*board),
            Sent::Unread(text) => Board::parse(self.options.rules, text).map_err(|_| self.corrupt("no such board")),
        }
    }

    fn start(&mut self, dealer: Seat, board: Board) -> Result<Vec<Event>, Corrupt> {
        let setup = Setup { board, dealer, play_on: self.options.play_on };
        let people = self.chairs.iter().filter_map(|chair| Some((chair.seat, chair.person()?)));
        let held = people.flat_map(|(seat, person)| person.ids.iter().map(move |id| (id.clone(), seat)));
        let game = TableGame::new(setup, held.collect()).map_err(|_| self.corrupt("no such game"))?;
        let events = game.history.events().to_vec();
        if let Some(before) = self.last_game.replace(game) {
            self.past_games.push(before.history);
        }
        self.status = TableStatus::Playing;
        self.ask_everyone_anew();
        Ok(events)
    }

    /// Does a step of the game, and says what happened.
    fn step(&mut self, step: Step) -> Result<Vec<Event>, Corrupt> {
        let seq = self.seq;
        self.game_mut()?.step(step).map_err(|_| Corrupt { seq, reason: "the game does not allow it" })
    }

    fn take_back(&mut self, seat: Seat) -> Result<(), Corrupt> {
        let seq = self.seq;
        if self.status != TableStatus::Playing {
            return Err(self.corrupt("there is nothing to take back"));
        }
        self.game_mut()?.take_back(seat).map_err(|reason| Corrupt { seq, reason })?;
        self.ask_everyone_anew();
        Ok(())
    }

    fn ask_everyone_anew(&mut self) {
        for chair in &mut self.chairs {
            chair.prompted = None;
        }
    }

    /// Counts a game that has just ended.
    fn end_if_over(&mut self) {
        if self.status != TableStatus::Playing {
            return;
        }
        let over = self.last_game.as_mut().filter(|game| game.history.game().phase() == Phase::Over);
        let Some(game) = over else { return };
        game.drop_questions();
        game.shown.clear();
        self.status = TableStatus::Over;
        let game = game.history.game();
        if !game.is_abandoned() {
            count_game(&mut self.score, &self.chairs, &game.winners().unwrap_or_default());
        }
    }

    /// Everyone moves on by one seat clockwise.
    fn rotate(&mut self, at: u64) {
        let mut sitters: Vec<_> = self.chairs.iter().map(|chair| (chair.sitter.clone(), chair.character)).collect();
        sitters.rotate_right(1);
        for (chair, (sitter, character)) in self.chairs.iter_mut().zip(sitters) {
            (chair.sitter, chair.character, chair.muted) = (sitter, character, SeatSet::EMPTY);
            if let Some(person) = chair.person_mut() {
                person.came = at;
            }
        }
    }
}
