//! How many move paths there are from chosen positions with fixed hands: the tables tests/golden/perft-*.txt.
//!
//! A path has exactly so many plies. There is no exchange; a fold, when nothing plays, is one ply; seats without cards are
//! skipped; with no cards left, or a team finished, no path goes on.

mod golden;

use std::collections::BTreeSet;
use std::fs;

use makker_rules::{Board, Card, Edition, Move, Seat, legal_moves, spellings};

/// So many paths are counted the slow way too.
const SLOW_PATHS: u64 = 2_000;

#[derive(Clone)]
struct Position {
    edition: Edition,
    board: Board,
    turn: Seat,
    hands: Vec<(Seat, Vec<Card>)>,
}

/// Lists the moves of a seat with a hand.
type Lister = fn(&Position) -> Vec<Move>;

impl Position {
    /// Reads `R: S,7x1  Y: 12  …`, the hands of the seats from red on.
    fn read_hands(&mut self, text: &str) {
        for word in text.split_whitespace() {
            let (seat, cards) = word.split_once(':').unwrap_or_else(|| panic!("{word:?} is no hand"));
            let cards: Vec<Card> =
                cards.split(',').filter(|code| !code.is_empty()).map(|code| code.parse().unwrap()).collect();
            assert!(cards.iter().all(|card| self.edition.cards().contains(card)), "{word} is not of this deck");
            self.hands.push((seat.parse().unwrap(), cards));
        }
    }

    fn hand(&self) -> &[Card] {
        self.hands.iter().find(|(seat, _)| *seat == self.turn).map_or(&[], |(_, hand)| hand)
    }

    /// Takes a card away, or without one the whole hand, and passes the turn on; `None` if nobody holds a card.
    fn pass_on(&mut self, card: Option<Card>) -> Option<()> {
        let hand = self.hands.iter_mut().find(|(seat, _)| *seat == self.turn).map(|(_, hand)| hand)?;
        match card {
            Some(card) => drop(hand.remove(hand.iter().position(|held| *held == card)?)),
            None => hand.clear(),
        }
        for _ in self.edition.seats() {
            self.turn = self.edition.next_seat(self.turn);
            if !self.hand().is_empty() {
                return Some(());
            }
        }
        None
    }

    fn after(&self, mv: &Move) -> Option<Position> {
        let mut next = self.clone();
        next.board = self.board.after(mv);
        let team = self.edition.team_of(self.turn);
        if team.iter().all(|seat| next.board.is_finished(*seat)) {
            return None;
        }
        next.pass_on(Some(mv.card()))?;
        Some(next)
    }

    fn paths(&self, depth: u32, list: Lister) -> u64 {
        let moves = list(self);
        match depth {
            0 => 1,
            1 => moves.len().max(1) as u64,
            _ if moves.is_empty() => {
                let mut next = self.clone();
                next.pass_on(None).map_or(0, |()| next.paths(depth - 1, list))
            }
            _ => moves.iter().filter_map(|mv| self.after(mv)).map(|next| next.paths(depth - 1, list)).sum(),
        }
    }
}

fn fast(position: &Position) -> Vec<Move> {
    legal_moves(position.edition, &position.board, position.turn, position.hand()).to_vec()
}

/// One of the spellings that lead to each board.
fn slow(position: &Position) -> Vec<Move> {
    let mut boards = BTreeSet::new();
    let kinds: BTreeSet<Card> = position.hand().iter().copied().collect();
    let all = kinds.iter().flat_map(|card| spellings(position.edition, &position.board, position.turn, *card));
    all.filter(|mv| boards.insert((mv.card(), position.board.after(mv).text(position.edition)))).collect()
}

/// Reads a table and writes it again with its counts worked out anew. After `paths` stand as many numbers as depths are
/// to be counted; any will do when the file is to be updated.
fn check(edition: Edition) {
    let name = format!("perft-{edition}.txt");
    let table = fs::read_to_string(golden::path(&name)).unwrap();
    let new = Position { edition, board: Board::new(), turn: Seat::Red, hands: Vec::new() };
    let (mut position, mut written, mut used) = (new.clone(), String::new(), BTreeSet::new());
    for line in table.lines() {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "board" => position.board = Board::parse(edition, rest).unwrap_or_else(|error| panic!("{line}\n{error}")),
            "turn" => position.turn = rest.parse().unwrap(),
            "hands" => position.read_hands(rest),
            "paths" => {
                let depths = 1..=rest.split_whitespace().count() as u32;
                let counts: Vec<u64> = depths.clone().map(|depth| position.paths(depth, fast)).collect();
                for (depth, count) in depths.zip(&counts).filter(|(_, count)| **count < SLOW_PATHS) {
                    assert_eq!(position.paths(depth, slow), *count, "{name}, depth {depth} of\n{written}");
                }
                let counts: Vec<String> = counts.iter().map(u64::to_string).collect();
                written += &format!("paths {}\n", counts.join(" "));
                used.extend(position.hands.iter().flat_map(|(_, hand)| hand.clone()));
                position = new.clone();
                continue;
            }
            _ => assert!(line.is_empty() || line.starts_with('#'), "{name} has a strange line: {line}"),
        }
        written += &format!("{line}\n");
    }
    assert_eq!(used, edition.cards().iter().copied().collect(), "left: the cards that are tried, right: the deck");
    golden::check(&name, &written);
}

macro_rules! tables {
    ($($name:ident $edition:ident)+) => { $(
        #[test]
        fn $name() {
            check(Edition::$edition);
        }
    )+ };
}

tables! {
    the_paths_of_nordic_are_counted Nordic
    the_paths_of_english_are_counted English
    the_paths_of_classic_are_counted Classic
    the_paths_of_jubilee_are_counted Jubilee
    the_paths_of_plus_pairs_are_counted PlusPairs
    the_paths_of_plus_trios_are_counted PlusTrios
}
