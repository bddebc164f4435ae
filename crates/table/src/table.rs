//! A table as it stands, worked out from its log line by line. It holds every secret: see `render/` for what is shown.

use std::fmt;

use makker_protocol::{Change, TableStatus};
use makker_rules::{Event, Game, History, Phase, Seat};

use crate::chair::Chair;
use crate::deed::{CommandKey, Deed, Entry};
use crate::door::Doorway;
use crate::draw::{Draw, Promise};
use crate::game::TableGame;
use crate::options::Options;
use crate::resend::CommandsDone;
use crate::score::Share;

/// The version of the rules by which games are played now. It changes when a ruling is corrected.
pub const RULES: u32 = 1;

/// How many changes a table remembers that forgets: enough for whoever lost the connection for a moment.
const CHANGES_AT_HAND: usize = 8;

/// So many are remembered before the oldest are forgotten, not one by one.
const MOST_CHANGES: usize = 12;

/// A table.
pub struct Table {
    /// Its id.
    pub id: String,
    /// The number of its last line.
    pub seq: u32,
    /// What was agreed.
    pub options: Options,
    /// Where it stands in its life.
    pub status: TableStatus,
    /// Who looks after it.
    pub host: String,
    /// From which network it was made, as a code; none of those that are older than this knowledge. It is told to nobody.
    pub maker: Option<String>,
    /// The id that it had on the device where its first game was begun, if it was handed over.
    pub handed_over: Option<String>,
    /// Clockwise from red.
    pub chairs: Vec<Chair>,
    /// Who may sit down, and who asks to.
    pub doorway: Doorway,
    /// The game that is played or was played last.
    pub last_game: Option<TableGame>,
    /// The games before it, for their records, unless they are forgotten.
    pub past_games: Vec<History>,
    /// How many they are.
    pub games_before: u32,
    /// Who has sealed which seed for the next game.
    pub promises: Vec<Promise>,
    /// What the decks of the games are drawn from, the next game's too once its seeds are to be opened; games of earlier versions
    /// have none.
    pub draws: Vec<Draw>,
    /// What everyone won at this table, by person.
    pub score: Vec<Share>,
    /// When a person last did something here or was found to be late, in milliseconds since 1970.
    pub heard_at: u64,
    /// Have its bots lately thought less than usual? No log says so: it is known for as long as the table is remembered.
    pub hurried: bool,
    /// What has changed, for those who look.
    pub changes: Vec<TableChange>,
    /// Which commands were done, and by which lines.
    pub(crate) commands: CommandsDone,
    /// Commands that changed nothing, as long as the table is remembered.
    pub(crate) idle_commands: CommandsDone,
}

/// A line of the log as it can be told.
pub struct TableChange {
    /// Its number.
    pub seq: u32,
    /// What kind of thing happened.
    pub what: Change,
    /// Which seat did it, or which it is about.
    pub seat: Option<Seat>,
    /// Who came, went or looks after the table: whoever sits there later may be someone else.
    pub name: Option<String>,
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

impl Table {
    /// A table from the first line of its log.
    pub fn new(id: &str, entry: &Entry) -> Result<Table, Corrupt> {
        let wrong = |reason| Corrupt { seq: 1, reason };
        let Deed::Created { options, host, rules, maker } = &entry.deed else {
            return Err(wrong("a table begins by being made"));
        };
        // Older ones are read by their outcomes; what a newer version means nobody here can know.
        if *rules > RULES {
            return Err(wrong("its rules are of a newer version"));
        }
        let mut table = Table {
            id: id.to_string(),
            seq: 1,
            options: options.clone(),
            status: TableStatus::Waiting,
            host: host.clone(),
            maker: maker.clone(),
            handed_over: None,
            chairs: options.rules.seats().iter().copied().map(Chair::new).collect(),
            doorway: Doorway::default(),
            last_game: None,
            past_games: Vec::new(),
            games_before: 0,
            promises: Vec::new(),
            draws: Vec::new(),
            score: Vec::new(),
            heard_at: 0,
            hurried: false,
            changes: Vec::new(),
            commands: CommandsDone::default(),
            idle_commands: CommandsDone::default(),
        };
        if let Some(command) = &entry.command {
            table.commands.remember(command, table.seq);
        }
        table.note(Change::Created, None, None, Vec::new());
        Ok(table)
    }

    /// Forgets what is rarely asked for: past games, the events of the running one, and all but the last changes. Whoever wants
    /// them reads the log again, and has a table that remembers everything.
    pub fn forget_the_past(&mut self) {
        self.past_games = Vec::new();
        let game = self.game_number();
        self.draws.retain(|draw| draw.game >= game);
        if let Some(game) = &mut self.last_game {
            game.history.forget_events();
        }
        if self.changes.len() > MOST_CHANGES {
            self.changes.drain(..self.changes.len() - CHANGES_AT_HAND);
            self.changes.shrink_to(MOST_CHANGES + 1);
        }
    }

    /// Is something of what came after this line forgotten?
    pub fn has_forgotten(&self, line: u32) -> bool {
        line < self.seq && self.changes.first().is_none_or(|oldest| line + 1 < oldest.seq)
    }

    /// The table with these lines of its log added to it: the number of each, when it was written, and the line.
    pub fn read_on<'a>(
        id: &str,
        mut table: Option<Table>,
        lines: impl Iterator<Item = (u32, u64, &'a str)>,
    ) -> Result<Option<Table>, Corrupt> {
        for (seq, at, line) in lines {
            if table.as_ref().map_or(0, |table| table.seq) + 1 != seq {
                return Err(Corrupt { seq, reason: "the line before it is missing" });
            }
            // What exactly is wrong is not said: that could hold a card, and the log of the server holds none.
            let entry: Entry = serde_json::from_str(line)
                .map_err(|_| Corrupt { seq, reason: "it is damaged, or written by a newer program" })?;
            match &mut table {
                None => table = Some(Table::new(id, &entry)?),
                Some(table) => table.apply(&entry, at)?,
            }
        }
        Ok(table)
    }

    /// The line by which a command was done, if it was.
    pub fn done_by(&self, command: &CommandKey) -> Option<u32> {
        self.commands.line(command).or_else(|| self.idle_commands.line(command))
    }

    /// Remembers a command that changed nothing: sent again later it must not do what it did not do then.
    pub fn did_nothing(&mut self, command: &CommandKey) {
        self.idle_commands.remember(command, self.seq);
    }

    /// The chair of a seat; every seat of the rule set has one.
    pub fn chair(&self, seat: Seat) -> Option<&Chair> {
        self.chairs.iter().find(|chair| chair.seat == seat)
    }

    /// The seat of a person.
    pub fn seat_of(&self, person: &str) -> Option<Seat> {
        let is_there = |chair: &&Chair| chair.person().is_some_and(|other| other.is(person));
        self.chairs.iter().find(is_there).map(|chair| chair.seat)
    }

    /// The seat on which a person sits down at the next deal.
    pub fn next_seat_of(&self, person: &str) -> Option<Seat> {
        let is_next = |chair: &&Chair| chair.next.as_ref().is_some_and(|other| other.is(person));
        self.chairs.iter().find(is_next).map(|chair| chair.seat)
    }

    /// The seat of a person, or the one that they get at the next deal.
    pub fn claim_of(&self, person: &str) -> Option<Seat> {
        self.seat_of(person).or_else(|| self.next_seat_of(person))
    }

    /// The name of the person on a seat, if a person sits there.
    pub fn name_on(&self, seat: Seat) -> Option<String> {
        Some(self.chair(seat)?.person()?.name.clone())
    }

    /// The seat whose hand of the running deal a person has seen. No other hand of it is shown to them.
    pub fn hand_seen_by(&self, person: &str) -> Option<Seat> {
        self.running_game()?.hand_seen_by(person)
    }

    /// The seats of the people who play now.
    pub fn manned(&self) -> impl Iterator<Item = Seat> + '_ {
        self.chairs.iter().filter(|chair| chair.is_manned()).map(|chair| chair.seat)
    }

    /// The seats that have something to decide now.
    pub fn deciding(&self) -> impl Iterator<Item = Seat> + '_ {
        self.chairs.iter().filter(|chair| chair.prompted.is_some()).map(|chair| chair.seat)
    }

    /// The game that is being played, with what belongs to it at a table.
    pub fn running_game(&self) -> Option<&TableGame> {
        self.last_game.as_ref().filter(|_| self.status == TableStatus::Playing)
    }

    /// The game that is being played, as the rules know it.
    pub fn game(&self) -> Option<&Game> {
        self.running_game().map(|game| game.history.game())
    }

    /// Which game of the evening it is.
    pub fn game_number(&self) -> u32 {
        self.games_before + u32::from(self.last_game.is_some())
    }

    /// A game of the evening, from 1, as long as the table remembers it.
    pub fn history_of(&self, game: u32) -> Option<&History> {
        match game {
            0 => None,
            game if game == self.game_number() => self.last_game.as_ref().map(|game| &game.history),
            game => self.past_games.get(game as usize - 1),
        }
    }

    /// The same if everybody may know all its cards: it is over, or nothing more happens at this table.
    pub fn opened(&self, game: u32) -> Option<&History> {
        let is_open = |history: &&History| history.game().phase() == Phase::Over || self.status == TableStatus::Closed;
        self.history_of(game).filter(is_open)
    }

    /// What the decks of a game are drawn from.
    pub fn draw_of(&self, game: u32) -> Option<&Draw> {
        self.draws.iter().rfind(|draw| draw.game == game)
    }

    /// The draw for the next game, whose seeds are being opened.
    pub fn drawing(&self) -> Option<&Draw> {
        self.draw_of(self.game_number() + 1).filter(|_| self.status != TableStatus::Closed)
    }

    /// The seal that a person who sat down by this line has given for the next game.
    pub fn promise(&self, sat: u32) -> Option<&Promise> {
        self.promises.iter().find(|promise| promise.sat == sat)
    }

    /// The seat that may take back its last play.
    pub fn last_play(&self) -> Option<Seat> {
        self.running_game()?.last_play()
    }
}
