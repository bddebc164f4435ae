//! Shuffles that anyone can check afterwards: seeds are sealed, then opened, and every deck follows from all of them.
//! docs/fairness.md says how and why, for whoever writes the same in another language.
//!
//! ```
//! use makker_chance::proof::{Proof, seal};
//!
//! let seed = "00".repeat(32);
//! let lines = ["table t game 1".to_string(), format!("server {} {seed}", seal(&seed)), "R bot".into(), "Y bot".into()];
//! let mut deck = vec!["S8", "2", "2", "swap"];
//! Proof::new(&lines).shuffle(1, &mut deck);
//! assert_eq!(deck, ["2", "2", "S8", "swap"]);
//! ```

use std::fmt;

use sha2::{Digest, Sha256};

/// How many hexadecimal digits a seed and a seal have.
pub const DIGITS: usize = 64;

/// The lines of a proof, from which all chance of a game comes.
pub struct Proof(String);

/// What a proof shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// Each seat's letter and what its client did.
    pub seats: Vec<(String, Part)>,
    /// Has the server opened its seed? If not, the game is still going on, and nothing is known of the decks.
    pub is_opened: bool,
}

/// What the client of a seat did for the shuffles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// It sealed a seed and opened it.
    Opened,
    /// It sealed a seed and did not open it in time.
    Withheld,
    /// A person's client that took no part.
    None,
    /// There was no person.
    Bot,
}

/// What is wrong with a proof.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Flaw {
    /// This line is not written as it should be, counted from 1.
    Form(usize),
    /// A line is missing.
    Short,
    /// The seed of this one is not what was sealed.
    Seal(String),
    /// This one's seal is another's.
    SameSeal(String),
    /// Another seat should have dealt first.
    Dealer(String),
    /// This deck is another one than was drawn, counted from 1.
    Deck(usize),
}

/// What is told of a seed before it is opened.
pub fn seal(seed: &str) -> String {
    hash(&format!("makker seed {seed}"))
}

/// Could this be a seed or a seal?
pub fn is_digits(text: &str) -> bool {
    text.len() == DIGITS && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
}

/// Bytes as hexadecimal digits.
pub fn digits(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

impl Proof {
    /// The proof of these lines, without the word `proof`. All seeds must be in it.
    pub fn new<Line: AsRef<str>>(lines: &[Line]) -> Proof {
        Proof(lines.iter().map(AsRef::as_ref).collect::<Vec<&str>>().join("\n"))
    }

    /// Which of so many seats deals first, clockwise from red.
    pub fn dealer(&self, seats: usize) -> usize {
        number(&format!("makker dealer\n{}", self.0), seats)
    }

    /// Puts these cards into the order of this deck of the game, counted from 1.
    pub fn shuffle<T: ToString>(&self, deck: usize, cards: &mut [T]) {
        let mut names: Vec<String> = cards.iter().map(T::to_string).collect();
        // A deck is short, and the sort of the standard library much code for browsers to load.
        for next in 1..cards.len() {
            let mut place = next;
            while place > 0 && names[place] < names[place - 1] {
                names.swap(place, place - 1);
                cards.swap(place, place - 1);
                place -= 1;
            }
        }
        let key = hash(&format!("makker deck {deck}\n{}\n{}", names.join(" "), self.0));
        for last in (1..cards.len()).rev() {
            cards.swap(last, number(&format!("{key} {last}"), last + 1));
        }
    }
}

/// Checks the proof of a game: its lines without the word `proof`, who dealt first, and its decks in order. Decks are not looked
/// at before the server has opened its seed.
pub fn check(lines: &[&str], dealer: &str, decks: &[Vec<String>]) -> Result<Verdict, Flaw> {
    let [first, server, others @ ..] = lines else { return Err(Flaw::Short) };
    if !matches!(words(first)[..], ["table", _, "game", _]) {
        return Err(Flaw::Form(1));
    }
    let (who, server, is_opened) = match words(server)[..] {
        ["server", seal, "?"] => ("server", seal, false),
        ["server", seal, seed] => ("server", checked(2, "server", seal, seed)?, true),
        _ => return Err(Flaw::Form(2)),
    };
    let mut seals = vec![(who, server)];
    let mut seats = Vec::new();
    for (place, line) in others.iter().enumerate() {
        let part = match words(line)[..] {
            [_, "bot"] => Part::Bot,
            [_, "none"] => Part::None,
            [seat, seal, "withheld"] if is_digits(seal) => {
                seals.push((seat, seal));
                Part::Withheld
            }
            [seat, seal, seed] => {
                seals.push((seat, checked(place + 3, seat, seal, seed)?));
                Part::Opened
            }
            _ => return Err(Flaw::Form(place + 3)),
        };
        seats.push((words(line)[0].to_string(), part));
    }
    for (place, (who, seal)) in seals.iter().enumerate() {
        if seals[..place].iter().any(|(_, other)| other == seal) {
            return Err(Flaw::SameSeal(who.to_string()));
        }
    }
    if seats.len() < 2 {
        return Err(Flaw::Short);
    }
    if is_opened {
        let proof = Proof::new(lines);
        let drawn = &seats[proof.dealer(seats.len())].0;
        if drawn != dealer {
            return Err(Flaw::Dealer(drawn.clone()));
        }
        for (place, deck) in decks.iter().enumerate() {
            let mut drawn = deck.clone();
            proof.shuffle(place + 1, &mut drawn);
            if drawn != *deck {
                return Err(Flaw::Deck(place + 1));
            }
        }
    }
    Ok(Verdict { seats, is_opened })
}

/// The seal, if it is that of the seed.
fn checked<'a>(line: usize, who: &str, sealed: &'a str, seed: &str) -> Result<&'a str, Flaw> {
    if !is_digits(sealed) || !is_digits(seed) {
        return Err(Flaw::Form(line));
    }
    if seal(seed) == sealed { Ok(sealed) } else { Err(Flaw::Seal(who.to_string())) }
}

fn words(line: &str) -> Vec<&str> {
    line.split(' ').collect()
}

fn hash(text: &str) -> String {
    digits(&Sha256::digest(text))
}

/// A number below `n`: the hash as one number of 256 bits, modulo `n`. No number is likelier than another by more than n in 2²⁵⁶.
fn number(text: &str, n: usize) -> usize {
    Sha256::digest(text).iter().fold(0, |rest, byte| (rest * 256 + usize::from(*byte)) % n)
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Flaw::Form(line) => write!(f, "line {line} of the proof is not written as docs/fairness.md says"),
            Flaw::Short => f.write_str("lines of the proof are missing"),
            Flaw::Seal(who) => write!(f, "the seed of {who} is not the one that was sealed"),
            Flaw::SameSeal(who) => write!(f, "the seal of {who} is somebody else's"),
            Flaw::Dealer(seat) => write!(f, "by the seeds {seat} should have dealt first"),
            Flaw::Deck(number) => write!(f, "deck {number} is not the one that the seeds give"),
        }
    }
}

impl std::error::Error for Flaw {}
