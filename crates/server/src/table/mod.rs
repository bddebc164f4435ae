//! A table as it stands, worked out from its log line by line. It holds every secret: see `render.rs` for what is shown.

pub mod deed;
pub mod decide;
pub mod timing;
pub mod render;
#[cfg(test)]
mod laws;

use std::collections::{HashMap, VecDeque};
use std::fmt;

use makker_bots::Level;
use makker_protocol::{Change, TableOptions, TableStatus};
use makker_rules::{Board, Card, Choice, Event, Game, History, Phase, Refusal, RuleSet, Seat, SeatSet, Setup};

use crate::table::deed::{CommandKey, Deed, Entry};

/// The version of the rules by which games are played now. It changes when a ruling is corrected.
pub const RULES: u32 = 1;

/// So many commands back a resend is noticed.
const COMMANDS_KEPT: usize = 1000;

/// So many lines back, at least half of them, it is told line by line what happened.
const LINES_TOLD: usize = 4000;

/// How long someone who comes back late has to decide, in milliseconds.
const MOMENT: u64 = 10_000;

/// A table.
pub struct Table {
    /// Its id.
    pub id: String,
    /// The number of its last line.
    pub seq: u32,
    /// What was agreed.
    pub options: TableOptions,
    /// The rule set.
    pub edition: RuleSet,
    /// How well bots play that fill seats.
    pub level: Level,
    /// Where it stands in its life.
    pub status: TableStatus,
    /// Who looks after it.
    pub host: String,
    /// Clockwise from red.
    pub places: Vec<Place>,
    /// The game that is played or was played last.
    pub round: Option<Round>,
    /// The games before it, for their records.
    pub past: Vec<History>,
    /// What everyone won at this table, by person.
    pub score: Vec<Share>,
    /// What has happened, for those who look.
    pub log: Vec<Logged>,
    commands: HashMap<CommandKey, u32>,
    commands_in_order: VecDeque<CommandKey>,
}

/// A seat and who sits on it.
#[derive(Clone)]
pub struct Place {
    /// Which seat.
    pub seat: Seat,
    /// The person, if there is one.
    pub person: Option<Person>,
    /// The bot, if there is no person.
    pub bot: Option<Level>,
    /// Since when the seat has something to decide.
    pub prompted: Option<Prompted>,
    /// Whose emotes the person does not see.
    pub muted: SeatSet,
}

/// A person on a seat.
#[derive(Clone)]
pub struct Person {
    /// What the others see.
    pub name: String,
    /// By what the person's devices are known.
    pub ids: Vec<String>,
    /// Does a bot stand in?
    pub away: bool,
    /// The number of the line by which the person sat down.
    pub sat: u32,
}

/// Since when a seat has something to decide.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Prompted {
    /// The number of the line since which it is asked.
    pub since: u32,
    /// When that was, in milliseconds since 1970.
    pub at: u64,
    /// Was it asked before, and someone else came to decide? That gives more time once, not as often as anyone likes.
    pub again: bool,
}

/// A game at a table.
pub struct Round {
    /// The game with all that happened.
    pub history: History,
    /// All that was done, to be done again without the last after a take-back.
    steps: Vec<Step>,
    /// Someone asks to take back the last play.
    pub take_back: Option<Asked>,
    /// The last play stays: someone did not agree to take it back.
    pub stands: bool,
    /// Someone asks to give the game up.
    pub abandon: Option<Asked>,
    /// Cards that were played and taken back, still in their hands.
    pub shown: Vec<(Seat, Card)>,
    /// Who has seen which hand in this game.
    pub held: Vec<(String, Seat)>,
}

/// A question to the people at the table.
#[derive(Clone)]
pub struct Asked {
    /// The number of the line by which it is asked.
    pub since: u32,
    /// When that was, in milliseconds since 1970.
    pub at: u64,
    /// Who asks.
    pub seat: Seat,
    /// Who has agreed, the asker first.
    pub agreed: Vec<Seat>,
}

#[derive(Clone)]
enum Step {
    Shuffle(Vec<Card>),
    /// Outcomes, so that a corrected ruling never changes a game that is being played.
    Choose(Seat, Choice, Board),
}

impl Step {
    fn on(&self, history: &mut History) -> Result<(), Refusal> {
        match self {
            Step::Shuffle(deck) => history.shuffle(deck),
            Step::Choose(seat, choice, board) => history.repeat(*seat, *choice, board),
        }
    }
}

/// A person's share of the evening.
#[derive(Clone)]
pub struct Share {
    /// Who.
    pub person: String,
    /// The name at the end of the last game.
    pub name: String,
    /// Games played to the end.
    pub played: u32,
    /// Games won.
    pub won: u32,
}

/// A line of the log as it can be told.
pub struct Logged {
    /// Its number.
    pub seq: u32,
    /// What kind of thing happened.
    pub what: Change,
    /// Which seat did it, or which it is about.
    pub seat: Option<Seat>,
    /// What happened in the game. It holds secrets.
    pub events: Vec<Event>,
}

/// A log that cannot be: the file was changed by hand, or by a version of Makker with other rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Corrupt {
    /// The line.
    pub seq: u32,
    /// What is wrong with it; no cards.
    pub reason: &'static str,
}

impl fmt::Display for Corrupt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {} of the log cannot be: {}", self.seq, self.reason)
    }
}

impl Place {
    /// Does a bot decide for this seat now?
    pub fn automatic(&self, stand_in: Level) -> Option<Level> {
        match &self.person {
            Some(person) if person.away => Some(stand_in),
            Some(_) => None,
            None => self.bot,
        }
    }

    /// Does a person decide for this seat now?
    pub fn is_manned(&self) -> bool {
        self.person.as_ref().is_some_and(|person| !person.away)
    }
}

impl Table {
    /// A table from the first line of its log.
    pub fn new(id: &str, entry: &Entry) -> Result<Table, Corrupt> {
        let wrong = |reason| Corrupt { seq: 1, reason };
        let Deed::Created { options, host, rules } = &entry.deed else {
            return Err(wrong("a table begins by being made"));
        };
        // Older ones are read by their outcomes; what a newer version means nobody here can know.
        if *rules > RULES {
            return Err(wrong("its rules are of a newer version"));
        }
        let edition: RuleSet = options.edition.parse().map_err(|_| wrong("no such edition"))?;
        let place = |seat: &Seat| Place { seat: *seat, person: None, bot: None, prompted: None, muted: SeatSet::EMPTY };
        let mut table = Table {
            id: id.to_string(),
            seq: 1,
            edition,
            level: options.bots.parse().map_err(|_| wrong("no such level"))?,
            options: options.clone(),
            status: TableStatus::Waiting,
            host: host.clone(),
            places: edition.seats().iter().map(place).collect(),
            round: None,
            past: Vec::new(),
            score: Vec::new(),
            log: Vec::new(),
            commands: HashMap::new(),
            commands_in_order: VecDeque::new(),
        };
        table.remember(entry);
        table.note(Change::Created, None, Vec::new());
        Ok(table)
    }

    /// The line by which a command was done, if it was.
    pub fn done_by(&self, command: &CommandKey) -> Option<u32> {
        self.commands.get(command).copied()
    }

    /// The place of a seat; every seat of the edition has one.
    pub fn place(&self, seat: Seat) -> Option<&Place> {
        self.places.iter().find(|place| place.seat == seat)
    }

    /// The seat of a person.
    pub fn seat_of(&self, person: &str) -> Option<Seat> {
        let is_there = |place: &&Place| place.person.iter().any(|other| other.ids.iter().any(|id| id == person));
        self.places.iter().find(is_there).map(|place| place.seat)
    }

    /// Has a person seen another hand of the running game than this seat's? Whoever has may not see this one too.
    pub fn has_seen_another_hand(&self, person: &str, seat: Seat) -> bool {
        let round = self.round.as_ref().filter(|_| self.status == TableStatus::Playing);
        round.is_some_and(|round| round.held.iter().any(|(other, held)| other == person && *held != seat))
    }

    /// The people who play now, by their seats.
    pub fn manned(&self) -> impl Iterator<Item = Seat> + '_ {
        self.places.iter().filter(|place| place.is_manned()).map(|place| place.seat)
    }

    /// The game that is being played.
    pub fn game(&self) -> Option<&Game> {
        let round = self.round.as_ref().filter(|_| self.status == TableStatus::Playing);
        round.map(|round| round.history.game())
    }

    /// Which game of the evening it is.
    pub fn game_number(&self) -> u32 {
        self.past.len() as u32 + u32::from(self.round.is_some())
    }

    /// Does the next line of the log, written at this time.
    pub fn apply(&mut self, entry: &Entry, at: u64) -> Result<(), Corrupt> {
        self.seq += 1;
        self.remember(entry);
        match &entry.deed {
            Deed::Created { .. } => return Err(self.corrupt("a table is made once")),
            Deed::Sat { seat, person, name } => {
                let sat = self.seq;
                let ids = vec![person.clone()];
                let sitter = Person { name: name.clone(), ids, away: false, sat };
                let place = self.place_mut(*seat)?;
                (place.person, place.bot, place.muted) = (Some(sitter), None, SeatSet::EMPTY);
                self.prompt_anew(*seat, at)?;
                self.hold(*seat, person);
                self.pass_on_host();
                for place in &mut self.places {
                    place.muted = place.muted.without(*seat);
                }
                self.note(Change::Sat, Some(*seat), Vec::new());
            }
            Deed::Joined { seat, person } => {
                let place = self.place_mut(*seat)?;
                if let Some(sitter) = &mut place.person {
                    sitter.ids.push(person.clone());
                }
                self.hold(*seat, person);
                self.note(Change::Joined, Some(*seat), Vec::new());
            }
            Deed::Left { seat } => {
                let stand_in = (self.status == TableStatus::Playing).then_some(self.level);
                let place = self.place_mut(*seat)?;
                (place.person, place.bot) = (None, stand_in);
                self.pass_on_host();
                self.drop_questions();
                self.note(Change::Left, Some(*seat), Vec::new());
            }
            Deed::Bot { seat, level } => {
                let level = level.parse().map_err(|_| self.corrupt("no such level"))?;
                let place = self.place_mut(*seat)?;
                (place.person, place.bot) = (None, Some(level));
                self.note(Change::Bot, Some(*seat), Vec::new());
            }
            Deed::Emptied { seat } => {
                let place = self.place_mut(*seat)?;
                (place.person, place.bot) = (None, None);
                self.note(Change::Left, Some(*seat), Vec::new());
            }
            Deed::Host { person } => {
                self.host = person.clone();
                let seat = self.seat_of(person);
                self.note(Change::Host, seat, Vec::new());
            }
            Deed::Started { dealer } => self.start(*dealer)?,
            Deed::Shuffled { deck } => {
                let deck: Result<Vec<Card>, _> = deck.iter().map(|code| code.parse::<Card>()).collect();
                let deck = deck.map_err(|_| self.corrupt("no such card"))?;
                let events = self.step(Step::Shuffle(deck))?;
                self.note(Change::Dealt, None, events);
            }
            Deed::Chose { seat, choice, board } => self.chose(*seat, choice, board)?,
            Deed::Away { seat } => {
                self.set_away(*seat, true)?;
                self.drop_questions();
                self.note(Change::Away, Some(*seat), Vec::new());
            }
            Deed::Back { seat } => {
                self.set_away(*seat, false)?;
                // Whoever was late gets a moment, not the whole time again.
                let clock = self.options.clock.map_or(0, |clock| u64::from(clock) * 1000);
                self.prompt_anew(*seat, (at + clock.min(MOMENT)).saturating_sub(clock))?;
                self.note(Change::Back, Some(*seat), Vec::new());
            }
            Deed::AskedTakeBack { seat } => {
                let since = self.seq;
                self.round_mut()?.take_back = Some(Asked { since, at, seat: *seat, agreed: vec![*seat] });
                self.note(Change::AskedTakeBack, Some(*seat), Vec::new());
            }
            Deed::AgreedTakeBack { seat } => {
                if let Some(asked) = &mut self.round_mut()?.take_back {
                    asked.agreed.push(*seat);
                }
                self.note(Change::AgreedTakeBack, Some(*seat), Vec::new());
            }
            Deed::RefusedTakeBack { seat } => {
                let round = self.round_mut()?;
                (round.take_back, round.stands) = (None, true);
                self.note(Change::RefusedTakeBack, Some(*seat), Vec::new());
            }
            Deed::TookBack { seat } => {
                self.take_back(*seat)?;
                self.note(Change::TookBack, Some(*seat), Vec::new());
            }
            Deed::AgreedAbandon { seat } => {
                let since = self.seq;
                let asked = &mut self.round_mut()?.abandon;
                asked.get_or_insert(Asked { since, at, seat: *seat, agreed: Vec::new() }).agreed.push(*seat);
                self.note(Change::AgreedAbandon, Some(*seat), Vec::new());
            }
            Deed::RefusedAbandon { seat } => {
                self.round_mut()?.abandon = None;
                self.note(Change::RefusedAbandon, Some(*seat), Vec::new());
            }
            Deed::Abandoned => {
                let events = self.abandon()?;
                self.note(Change::Abandoned, None, events);
            }
            Deed::Muted { by, seat, muted } => {
                let place = self.place_mut(*by)?;
                place.muted = if *muted { place.muted.with(*seat) } else { place.muted.without(*seat) };
                self.note(Change::Muted, Some(*by), Vec::new());
            }
            Deed::Rematch { rotate } => {
                if *rotate {
                    self.rotate();
                }
                self.note(Change::Rematch, None, Vec::new());
            }
            Deed::Closed => {
                self.status = TableStatus::Closed;
                self.note(Change::Closed, None, Vec::new());
            }
        }
        self.prompt(at);
        Ok(())
    }

    fn corrupt(&self, reason: &'static str) -> Corrupt {
        Corrupt { seq: self.seq, reason }
    }

    fn place_mut(&mut self, seat: Seat) -> Result<&mut Place, Corrupt> {
        let seq = self.seq;
        let place = self.places.iter_mut().find(|place| place.seat == seat);
        place.ok_or(Corrupt { seq, reason: "the edition has no such seat" })
    }

    fn round_mut(&mut self) -> Result<&mut Round, Corrupt> {
        let seq = self.seq;
        self.round.as_mut().ok_or(Corrupt { seq, reason: "no game has begun" })
    }

    fn remember(&mut self, entry: &Entry) {
        let Some(command) = &entry.command else { return };
        self.commands.insert(command.clone(), self.seq);
        self.commands_in_order.push_back(command.clone());
        if self.commands_in_order.len() > COMMANDS_KEPT
            && let Some(oldest) = self.commands_in_order.pop_front()
        {
            self.commands.remove(&oldest);
        }
    }

    fn note(&mut self, what: Change, seat: Option<Seat>, events: Vec<Event>) {
        if self.log.len() >= LINES_TOLD {
            self.log.drain(..LINES_TOLD / 2);
        }
        self.log.push(Logged { seq: self.seq, what, seat, events });
    }

    /// Whoever has something to decide is asked since this line, unless it was asked before.
    fn prompt(&mut self, at: u64) {
        let game = self.game().copied();
        let seq = self.seq;
        for place in &mut self.places {
            let is_asked = game.is_some_and(|game| match game.phase() {
                Phase::Exchange => game.to_give().contains(place.seat),
                Phase::Play(seat) => seat == place.seat,
                Phase::Shuffle | Phase::Over => false,
            });
            place.prompted = is_asked.then(|| place.prompted.unwrap_or(Prompted { since: seq, at, again: false }));
        }
    }

    /// Someone else decides for this seat from now on, and is asked anew.
    fn prompt_anew(&mut self, seat: Seat, at: u64) -> Result<(), Corrupt> {
        let since = self.seq;
        let place = self.place_mut(seat)?;
        place.prompted = place.prompted.map(|before| {
            let at = if before.again { before.at } else { at };
            Prompted { since, at, again: true }
        });
        Ok(())
    }

    fn set_away(&mut self, seat: Seat, away: bool) -> Result<(), Corrupt> {
        if let Some(person) = &mut self.place_mut(seat)?.person {
            person.away = away;
        }
        Ok(())
    }

    /// Remembers that a person sees this hand from now on.
    fn hold(&mut self, seat: Seat, person: &str) {
        if let Some(round) = &mut self.round {
            round.held.push((person.to_string(), seat));
        }
    }

    fn pass_on_host(&mut self) {
        if self.seat_of(&self.host).is_none() {
            let person = self.places.iter().find_map(|place| place.person.as_ref());
            if let Some(id) = person.and_then(|person| person.ids.first()) {
                self.host = id.clone();
            }
        }
    }

    /// Others are asked now than when the question was put: whoever still wants it asks again, and nothing waits for
    /// someone who is gone.
    fn drop_questions(&mut self) {
        if let Some(round) = &mut self.round {
            (round.take_back, round.abandon) = (None, None);
        }
    }

    fn start(&mut self, dealer: Seat) -> Result<(), Corrupt> {
        let setup = Setup { play_on: self.options.play_on, ..Setup::new(self.edition, dealer) };
        let history = History::new(setup).map_err(|_| self.corrupt("no such game"))?;
        let events = history.events().to_vec();
        let places = self.places.iter();
        let held = places
            .flat_map(|place| {
                place.person.iter().flat_map(move |person| person.ids.iter().map(move |id| (id, place.seat)))
            })
            .map(|(id, seat)| (id.clone(), seat))
            .collect();
        let round = Round {
            history,
            steps: Vec::new(),
            take_back: None,
            stands: false,
            abandon: None,
            shown: Vec::new(),
            held,
        };
        if let Some(before) = self.round.replace(round) {
            self.past.push(before.history);
        }
        self.status = TableStatus::Playing;
        for place in &mut self.places {
            place.prompted = None;
        }
        self.note(Change::Started, None, events);
        Ok(())
    }

    /// Does a step of the game, and says what happened.
    fn step(&mut self, step: Step) -> Result<Vec<Event>, Corrupt> {
        let seq = self.seq;
        let round = self.round_mut()?;
        let before = round.history.events().len();
        step.on(&mut round.history).map_err(|_| Corrupt { seq, reason: "the game does not allow it" })?;
        round.steps.push(step);
        Ok(round.history.events()[before..].to_vec())
    }

    fn chose(&mut self, seat: Seat, choice: &str, board: &str) -> Result<(), Corrupt> {
        let choice = read_choice(choice).ok_or_else(|| self.corrupt("no such choice"))?;
        let board = Board::parse(self.edition, board).map_err(|_| self.corrupt("no such board"))?;
        self.place_mut(seat)?.prompted = None;
        let events = self.step(Step::Choose(seat, choice, board))?;
        let round = self.round_mut()?;
        (round.take_back, round.stands) = (None, false);
        match choice {
            Choice::Play(mv) => {
                if let Some(known) = round.shown.iter().position(|shown| *shown == (seat, mv.card())) {
                    round.shown.remove(known);
                }
            }
            Choice::Fold => round.shown.retain(|(other, _)| *other != seat),
            Choice::Give(_) => {}
        }
        if round.history.game().phase() == Phase::Shuffle
            || events.iter().any(|event| matches!(event, Event::Deal { .. }))
        {
            // Those hands are gone, and nothing of the new ones may be told.
            round.shown.clear();
        }
        self.note(Change::Chose, Some(seat), events);
        self.end_if_over();
        Ok(())
    }

    /// The seat that may take back its last play: the last thing that happened in the game, and no fold. When the next
    /// cards were dealt with it, it stands: everyone has seen them.
    pub fn last_play(&self) -> Option<Seat> {
        let round = self.round.as_ref().filter(|_| self.status == TableStatus::Playing)?;
        if matches!(round.history.events().last(), Some(Event::Deal { .. })) {
            return None;
        }
        match round.steps.last()? {
            Step::Choose(seat, Choice::Play(_), _) => Some(*seat),
            _ => None,
        }
    }

    fn take_back(&mut self, seat: Seat) -> Result<(), Corrupt> {
        let seq = self.seq;
        let wrong = |reason| Corrupt { seq, reason };
        if self.last_play() != Some(seat) {
            return Err(wrong("there is nothing to take back"));
        }
        let round = self.round_mut()?;
        let Some(Event::Start { setup, .. }) = round.history.events().first() else {
            return Err(wrong("the game has no beginning"));
        };
        let mut history = History::new(*setup).map_err(|_| wrong("no such game"))?;
        if let Some(Step::Choose(_, Choice::Play(mv), _)) = round.steps.pop() {
            round.shown.push((seat, mv.card()));
        }
        for step in &round.steps {
            step.on(&mut history).map_err(|_| wrong("the game does not allow it"))?;
        }
        // The play before it stands: whoever made it has seen what followed.
        (round.history, round.take_back, round.stands) = (history, None, true);
        for place in &mut self.places {
            place.prompted = None;
        }
        Ok(())
    }

    fn abandon(&mut self) -> Result<Vec<Event>, Corrupt> {
        let seq = self.seq;
        let round = self.round_mut()?;
        let before = round.history.events().len();
        round.history.abandon().map_err(|_| Corrupt { seq, reason: "the game is over" })?;
        let events = round.history.events()[before..].to_vec();
        self.end_if_over();
        Ok(events)
    }

    fn end_if_over(&mut self) {
        let Some(round) = self.round.as_mut().filter(|round| round.history.game().phase() == Phase::Over) else {
            return;
        };
        (round.take_back, round.abandon, round.shown) = (None, None, Vec::new());
        self.status = TableStatus::Over;
        let game = round.history.game();
        if game.is_abandoned() {
            return;
        }
        let winners = game.winners().unwrap_or_default();
        for place in &self.places {
            let Some(person) = &place.person else { continue };
            let id = person.ids.first().cloned().unwrap_or_default();
            let known = self.score.iter().position(|share| person.ids.contains(&share.person));
            let index = known.unwrap_or_else(|| {
                self.score.push(Share { person: id, name: String::new(), played: 0, won: 0 });
                self.score.len() - 1
            });
            let share = &mut self.score[index];
            share.name.clone_from(&person.name);
            share.played += 1;
            share.won += u32::from(winners.contains(&place.seat));
        }
    }

    /// Everyone moves on by one seat clockwise.
    fn rotate(&mut self) {
        let sitters: Vec<_> = self.places.iter().map(|place| (place.person.clone(), place.bot)).collect();
        let count = sitters.len();
        for (index, (person, bot)) in sitters.into_iter().enumerate() {
            let place = &mut self.places[(index + 1) % count];
            (place.person, place.bot, place.muted) = (person, bot, SeatSet::EMPTY);
        }
    }
}

/// Reads `give 2`, `fold` or a move.
pub fn read_choice(text: &str) -> Option<Choice> {
    match text.strip_prefix("give ") {
        Some(card) => card.parse().ok().map(Choice::Give),
        None if text == "fold" => Some(Choice::Fold),
        None => text.parse().ok().map(Choice::Play),
    }
}
