//! What a line of the log does to a table.

mod seating;

use makker_protocol::{Change, Sent, TableStatus};
use makker_rules::{Board, Event, Phase, Seat, Setup};

use crate::chair::{Chair, Prompted, Sitter};
use crate::deed::{Deed, Entry};
use crate::door::Knock;
use crate::draw::{Draw, Promise};
use crate::game::{Step, TableGame};
use crate::question::{Question, Vote};
use crate::score::count_game;
use crate::table::{Corrupt, Table, TableChange};
use crate::timing;

/// How many changes are kept at most, to be told one by one; when there are more, the older half is dropped.
const CHANGES_KEPT: usize = 4000;

impl Table {
    /// Does the next line of the log, written at this time.
    pub fn apply(&mut self, entry: &Entry, at: u64) -> Result<(), Corrupt> {
        self.seq += 1;
        if let Some(command) = &entry.command {
            self.commands.remember(command, self.seq);
        }
        if entry.command.is_some() || matches!(entry.deed, Deed::Away { .. }) {
            self.heard_at = at;
        }
        let name = self.name_told(&entry.deed);
        let (what, seat, events) = self.apply_deed(&entry.deed, at)?;
        let name = match what {
            Change::Sat | Change::Away | Change::Back | Change::Host => seat.and_then(|seat| self.name_on(seat)),
            _ => name,
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
                self.leave(*seat)?;
                told(Change::Left, seat)
            }
            Deed::Removed { seat } => {
                let person = self.chair_mut(*seat)?.claimant().map_or_else(Vec::new, |person| person.ids.clone());
                self.doorway.removed.extend(person);
                self.leave(*seat)?;
                told(Change::Removed, seat)
            }
            Deed::SitsNext { seat, person, name, face } => {
                let newcomer = self.newcomer_as(person, name, face.as_ref(), at);
                self.chair_mut(*seat)?.next = Some(newcomer);
                self.doorway.enters(person);
                told(Change::SitsNext, seat)
            }
            Deed::Knocked { seat, person, name, face } => {
                let (since, person, name) = (self.seq, person.clone(), name.clone());
                let knock = Knock { since, at, person, seat: *seat, name, face: face.clone(), agreed: Vec::new() };
                self.doorway.knocks.push(knock);
                told(Change::Knocked, seat)
            }
            Deed::AgreedKnock { seat, person } => {
                let knock = self.doorway.knocks.iter_mut().find(|knock| knock.person == *person);
                if let Some(knock) = knock {
                    knock.agreed.push(*seat);
                }
                told(Change::AgreedKnock, seat)
            }
            Deed::TurnedAway { person, by } => {
                let by = by.as_ref().and_then(Sent::value).copied();
                self.doorway.turns_away(person, by);
                Ok((Change::TurnedAway, by, Vec::new()))
            }
            Deed::Voted { seat, of, what } => {
                let question = Question::new(self.seq, at, *seat);
                match &mut self.game_mut()?.vote {
                    Some(vote) => vote.question.agreed.push(*seat),
                    none => *none = Some(Vote { what: *what, of: *of, question }),
                }
                told(Change::Voted, seat)
            }
            Deed::VoteEnded => {
                self.game_mut()?.vote = None;
                Ok((Change::VoteEnded, None, Vec::new()))
            }
            Deed::Door { door } => {
                self.doorway.door = *door;
                Ok((Change::Door, None, Vec::new()))
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
            Deed::HandedOver { from } => {
                self.handed_over = Some(from.clone());
                Ok((Change::HandedOver, None, Vec::new()))
            }
            Deed::Expired => {
                self.status = TableStatus::Closed;
                Ok((Change::Expired, None, Vec::new()))
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
        let game = TableGame::new(setup).map_err(|_| self.corrupt("no such game"))?;
        let events = game.history.events().to_vec();
        if let Some(before) = self.last_game.replace(game) {
            self.past_games.push(before.history);
            self.games_before += 1;
        }
        self.status = TableStatus::Playing;
        self.doorway.new_game();
        self.ask_everyone_anew();
        Ok(events)
    }

    /// Does a step of the game, and says what happened.
    fn step(&mut self, step: Step) -> Result<Vec<Event>, Corrupt> {
        let seq = self.seq;
        let done = self.game_mut()?.step(step);
        let events = done.map_err(|_| Corrupt { seq, reason: "the game does not allow it" })?;
        if events.iter().any(|event| matches!(event, Event::Deal { .. })) {
            self.look_at_hands();
        }
        Ok(events)
    }

    /// Cards were dealt: everyone sees their own.
    fn look_at_hands(&mut self) {
        let Some(game) = &mut self.last_game else { return };
        game.dealt = self.seq;
        for (seat, person) in self.chairs.iter().filter_map(|chair| Some((chair.seat, chair.person()?))) {
            person.ids.iter().for_each(|id| game.hold(id, seat));
        }
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
        game.rest();
        self.status = TableStatus::Over;
        self.changes.shrink_to_fit();
        let game = game.history.game();
        if !game.is_abandoned() {
            count_game(&mut self.score, &self.chairs, &game.winners().unwrap_or_default());
        }
    }
}
