//! A seat of a table: who sits there, and since when they have something to decide.

use makker_bots::Level;
use makker_protocol::Face;
use makker_rules::{Seat, SeatSet};

use makker_protocol::Character;

/// A seat and who sits on it.
#[derive(Clone)]
pub struct Chair {
    /// Which seat.
    pub seat: Seat,
    /// Who sits there.
    pub sitter: Sitter,
    /// Who sits down here at the next deal, in the place of the bot that plays this one out.
    pub next: Option<Person>,
    /// Who the bot is that decides for this seat now, if one does.
    pub character: Option<Character>,
    /// Since when the seat has something to decide.
    pub prompted: Option<Prompted>,
    /// Whose emotes the person does not see.
    pub muted: SeatSet,
}

/// Who sits on a seat.
#[derive(Clone)]
pub enum Sitter {
    /// Nobody.
    Nobody,
    /// A bot.
    Bot(Level),
    /// A person.
    Person(Person),
}

/// A person on a seat.
#[derive(Clone)]
pub struct Person {
    /// What the others see.
    pub name: String,
    /// What they see of the person.
    pub face: Face,
    /// By what the person's devices are known, the first one first.
    pub ids: Vec<String>,
    /// Does a bot stand in?
    pub away: bool,
    /// The number of the line by which the person sat down.
    pub sat: u32,
    /// The number of the line from which on the person is told what the seat is told: what it held before is not theirs to know.
    pub sees: u32,
    /// When the person came to this seat, in milliseconds since 1970.
    pub came: u64,
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

impl Person {
    /// Is this id one of the person's devices?
    pub fn is(&self, id: &str) -> bool {
        self.ids.iter().any(|other| other == id)
    }
}

impl Chair {
    /// A seat that is free.
    pub fn new(seat: Seat) -> Chair {
        Chair { seat, sitter: Sitter::Nobody, next: None, character: None, prompted: None, muted: SeatSet::EMPTY }
    }

    /// The person, if there is one.
    pub fn person(&self) -> Option<&Person> {
        match &self.sitter {
            Sitter::Person(person) => Some(person),
            Sitter::Nobody | Sitter::Bot(_) => None,
        }
    }

    /// The person who sits here, or will at the next deal.
    pub fn claimant(&self) -> Option<&Person> {
        self.person().or(self.next.as_ref())
    }

    /// The person, if there is one, to be changed.
    pub fn person_mut(&mut self) -> Option<&mut Person> {
        match &mut self.sitter {
            Sitter::Person(person) => Some(person),
            Sitter::Nobody | Sitter::Bot(_) => None,
        }
    }

    /// How well the bot plays that decides for this seat now; none if a person does, or nobody.
    pub fn automatic(&self, stand_in: Level) -> Option<Level> {
        match &self.sitter {
            Sitter::Person(person) => person.away.then_some(stand_in),
            Sitter::Bot(level) => Some(*level),
            Sitter::Nobody => None,
        }
    }

    /// What the person looks like, or the bot if there is no person.
    pub fn face(&self) -> Option<Face> {
        self.person().map(|person| person.face).or(self.character.map(|bot| bot.face))
    }

    /// Does a person decide for this seat now?
    pub fn is_manned(&self) -> bool {
        self.person().is_some_and(|person| !person.away)
    }
}
