//! What the decks of a game are drawn from: a seed of the server's and one of each client that takes part, all of them sealed
//! before any is opened. See docs/fairness.md.

use makker_chance::proof::{Proof, seal};
use makker_rules::Seat;
use makker_rules::record::Shown;

use crate::deed::Deed;

/// A seed that somebody has sealed for the next game.
pub struct Promise {
    /// The line by which that person sat down.
    pub sat: u32,
    /// The seal.
    pub seal: String,
    /// How often the person has sealed one for that game.
    pub times: u32,
}

/// The seeds of a game. The server's is a secret until the game is over.
#[derive(Clone)]
pub struct Draw {
    /// Which game of the evening.
    pub game: u32,
    /// Of a rematch, whether everyone moves on by one seat.
    pub rotate: Option<bool>,
    /// When the server asked to open them, in milliseconds since 1970.
    pub at: u64,
    /// The seal of the server's seed.
    pub seal: String,
    seed: String,
    parts: Vec<Part>,
}

/// What is known of a seat's seed.
#[derive(Clone)]
struct Part {
    seat: Seat,
    /// The seal, or why there is none: `none` or `bot`.
    word: String,
    /// The seed, if it was opened.
    seed: Option<String>,
}

/// What stands instead of a seal for someone who has sealed nothing.
pub const NO_SEAL: &str = "none";

/// What stands instead of a seal where there is no person.
pub const NO_PERSON: &str = "bot";

impl Draw {
    /// The draw that a line tells of, written at this time.
    pub fn of(deed: &Deed, at: u64) -> Option<Draw> {
        let Deed::Drawn { game, seal, seed, parts, rotate } = deed else { return None };
        let part = |(seat, word): &(Seat, String)| Part { seat: *seat, word: word.clone(), seed: None };
        let parts = parts.0.iter().map(part).collect();
        Some(Draw { game: *game, rotate: *rotate, at, seal: seal.clone(), seed: seed.clone(), parts })
    }

    /// Who has sealed a seed, with the seals.
    pub fn seals(&self) -> Vec<(Seat, String)> {
        self.sealed().map(|part| (part.seat, part.word.clone())).collect()
    }

    /// The seat whose seed this is, and whether it was opened before.
    pub fn owner(&self, seed: &str) -> Option<(Seat, bool)> {
        let sealed = seal(seed);
        self.sealed().find(|part| part.word == sealed).map(|part| (part.seat, part.seed.is_some()))
    }

    /// Notes a seed that was opened; false if it was not sealed.
    pub fn open(&mut self, seat: Seat, seed: &str) -> bool {
        let sealed = seal(seed);
        let part = self.parts.iter_mut().find(|part| part.seat == seat && part.word == sealed);
        part.map(|part| part.seed = Some(seed.to_string())).is_some()
    }

    /// Are all seeds opened that were sealed?
    pub fn is_opened(&self) -> bool {
        self.sealed().all(|part| part.seed.is_some())
    }

    /// The lines of the proof, for the record of a game at this table.
    pub fn lines(&self, table: &str, shown: Shown) -> Vec<String> {
        let seed = match shown {
            Shown::Everything => &self.seed,
            Shown::Public => "?",
        };
        let first = [format!("table {table} game {}", self.game), format!("server {} {seed}", self.seal)];
        let line = |Part { seat, word, seed }: &Part| match (&word[..], seed) {
            (NO_SEAL | NO_PERSON, _) => format!("{seat} {word}"),
            (seal, seed) => format!("{seat} {seal} {}", seed.as_deref().unwrap_or("withheld")),
        };
        first.into_iter().chain(self.parts.iter().map(line)).collect()
    }

    /// From what all chance of the game comes. It tells every deck.
    pub fn proof(&self, table: &str) -> Proof {
        Proof::new(&self.lines(table, Shown::Everything))
    }

    fn sealed(&self) -> impl Iterator<Item = &Part> {
        self.parts.iter().filter(|part| part.word != NO_SEAL && part.word != NO_PERSON)
    }
}
