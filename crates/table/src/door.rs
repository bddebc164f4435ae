//! The door of a table: who may sit down, who asks to, and who may not again unless they are let in.

use makker_protocol::{Door, Face, Sent};
use makker_rules::Seat;

/// How long whoever knocks waits for an answer, in milliseconds.
pub const KNOCK: u64 = 60_000;

/// How long the host alone is asked, in milliseconds.
pub const HOST_FIRST: u64 = 20_000;

/// The door and those before it.
#[derive(Default)]
pub struct Doorway {
    /// Who may sit down.
    pub door: Door,
    /// Those who wait for an answer, the first one first.
    pub knocks: Vec<Knock>,
    /// The people who were removed from this table, by the ids of their devices.
    pub removed: Vec<String>,
    /// Those who were not let in during this game.
    pub turned_away: Vec<String>,
    /// Those whom nobody answered during this game: they may knock again, but nobody sends them here.
    pub unanswered: Vec<String>,
}

/// Someone who would like to play.
#[derive(Clone)]
pub struct Knock {
    /// The number of the line by which they knocked.
    pub since: u32,
    /// When that was, in milliseconds since 1970.
    pub at: u64,
    /// Who.
    pub person: String,
    /// Where they would like to sit.
    pub seat: Seat,
    /// Under which name.
    pub name: String,
    /// With which face, if one was chosen.
    pub face: Option<Sent<Face>>,
    /// Who would let them in.
    pub agreed: Vec<Seat>,
}

impl Doorway {
    /// The knock of a person, if they wait for an answer.
    pub fn knock_of(&self, person: &str) -> Option<&Knock> {
        self.knocks.iter().find(|knock| knock.person == person)
    }

    /// Was this person removed, or has asked in vain during this game?
    pub fn has_disappointed(&self, person: &str) -> bool {
        self.removed.iter().chain(&self.turned_away).chain(&self.unanswered).any(|other| other == person)
    }

    /// Whoever sits down is welcome.
    pub fn enters(&mut self, person: &str) {
        self.knocks.retain(|knock| knock.person != person);
        for list in [&mut self.removed, &mut self.turned_away, &mut self.unanswered] {
            list.retain(|other| other != person);
        }
    }

    /// Whoever knocked is not let in by someone of the table; or nobody answered, or they thought better of it.
    pub fn turns_away(&mut self, person: &str, by: Option<Seat>) {
        self.knocks.retain(|knock| knock.person != person);
        let list = if by.is_some() { &mut self.turned_away } else { &mut self.unanswered };
        list.push(person.to_string());
    }

    /// A new game is a new try.
    pub fn new_game(&mut self) {
        self.turned_away.clear();
        self.unanswered.clear();
    }
}
