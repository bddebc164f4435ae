//! Perft against a count that is written as simply as can be, and against the tables tests/golden/perft-*.txt: how many
//! sequences of plies, which the tables call paths, there are from chosen positions with fixed hands.

mod golden;

use std::collections::BTreeSet;
use std::fs;

use makker_chance::Chance;
use makker_rules::{Board, Card, Edition, Hand, Move, RuleSet, Seat, perft};

/// Up to this number of paths they are counted the simple way too.
const SIMPLE_PATHS: u64 = 2_000;

#[derive(Clone)]
struct Position {
    edition: RuleSet,
    board: Board,
    turn: Seat,
    hands: Vec<(Seat, Vec<Card>)>,
}

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

    fn hand(&self, seat: Seat) -> &[Card] {
        self.hands.iter().find(|(other, _)| *other == seat).map_or(&[], |(_, hand)| hand)
    }

    /// The count of the library.
    fn count(&self, depth: u32) -> u64 {
        let hands: Vec<Hand> =
            self.edition.seats().iter().map(|seat| self.hand(*seat).iter().copied().collect()).collect();
        let count = perft::count(&self.board, self.turn, &hands, depth);
        if depth > 0 {
            let counts = perft::divide(&self.board, self.turn, &hands, depth);
            assert_eq!(counts.iter().map(|(_, count)| count).sum::<u64>(), count);
        }
        count
    }

    /// The same count, written as simply as can be: every sequence is followed to its end with nothing kept between, and
    /// the moves are those spellings that lead to different boards.
    fn simple_count(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let won = self.edition.teams().any(|team| team.iter().all(|mate| self.board.is_finished(*mate)));
        if won || self.hands.iter().all(|(_, hand)| hand.is_empty()) {
            return 0;
        }
        let hand = self.hand(self.turn);
        if hand.is_empty() {
            return self.next().simple_count(depth);
        }
        let kinds: BTreeSet<Card> = hand.iter().copied().collect();
        let all = kinds.iter().flat_map(|card| self.board.spellings(self.turn, *card));
        let mut boards = BTreeSet::new();
        let moves: Vec<Move> = all.filter(|mv| boards.insert((mv.card(), self.board.after(mv).to_string()))).collect();
        if moves.is_empty() {
            return self.with_hand(Vec::new()).next().simple_count(depth - 1);
        }
        let after = |mv: &Move| {
            let mut hand = hand.to_vec();
            hand.remove(hand.iter().position(|held| *held == mv.card()).unwrap());
            Position { board: self.board.after(mv), ..self.with_hand(hand).next() }.simple_count(depth - 1)
        };
        moves.iter().map(after).sum()
    }

    fn next(&self) -> Position {
        Position { turn: self.edition.next_seat(self.turn), ..self.clone() }
    }

    fn with_hand(&self, cards: Vec<Card>) -> Position {
        let mut position = self.clone();
        position.hands.retain(|(seat, _)| *seat != self.turn);
        position.hands.push((self.turn, cards));
        position
    }
}

/// Reads a table and writes it again with its counts worked out anew. After `paths` stand as many numbers as depths are
/// to be counted; any will do when the file is to be updated.
fn check(edition: RuleSet) {
    let name = format!("perft-{edition}.txt");
    let table = fs::read_to_string(golden::path(&name)).unwrap();
    let new = Position { edition, board: Board::new(edition), turn: Seat::Red, hands: Vec::new() };
    let (mut position, mut written, mut used) = (new.clone(), String::new(), BTreeSet::new());
    for line in table.lines() {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "board" => position.board = Board::parse(edition, rest).unwrap_or_else(|error| panic!("{line}\n{error}")),
            "turn" => position.turn = rest.parse().unwrap(),
            "hands" => position.read_hands(rest),
            "paths" => {
                let depths = 1..=rest.split_whitespace().count() as u32;
                let counts: Vec<u64> = depths.clone().map(|depth| position.count(depth)).collect();
                for (depth, count) in depths.zip(&counts).filter(|(_, count)| **count < SIMPLE_PATHS) {
                    assert_eq!(position.simple_count(depth), *count, "{name}, depth {depth} of\n{written}");
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
            check(Edition::$edition.into());
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

#[test]
fn perft_agrees_with_the_simple_count() {
    for edition in Edition::ALL.map(RuleSet::from) {
        let mut chance = Chance::from_seed(edition.edition() as u64);
        let mut total = 0;
        for _ in 0..12 {
            let mut deck = edition.deck();
            chance.shuffle(&mut deck);
            let mut board = Board::new(edition);
            // Some moves to begin with, so that pawns stand about.
            for (turn, card) in deck.iter().enumerate() {
                let seat = edition.seats()[turn % edition.seats().len()];
                let moves = board.legal_moves(seat, &[*card]);
                if !moves.is_empty() {
                    board = board.after(&moves[chance.below(moves.len())]);
                }
            }
            let mut hand = || (0..chance.below(5)).filter_map(|_| deck.pop()).collect();
            let hands = edition.seats().iter().map(|seat| (*seat, hand())).collect();
            let position = Position { edition, board, turn: Seat::Red, hands };
            for depth in 0..4 {
                let count = position.count(depth);
                assert_eq!(count, position.simple_count(depth), "{edition} {} {depth}", board);
                total += count;
            }
        }
        assert!(total > 1000, "{edition}: {total}");
    }
}

#[test]
fn sequences_that_end_early_do_not_count() {
    let check = |board: &Board, hands: &str, counts: [u64; 2]| {
        let mut position =
            Position { edition: Edition::Classic.into(), board: *board, turn: Seat::Red, hands: Vec::new() };
        position.read_hands(hands);
        for (depth, count) in (1..).zip(counts) {
            assert_eq!([position.count(depth), position.simple_count(depth)], [count; 2], "{hands} {depth}");
        }
    };
    let board = "B13,Rg2,Rg3,Rg4/Yh,Yh,Yh,Yh/Gg1,Gg2,Gg3,Gg4/Bh,Bh,Bh,Bh";
    let board = Board::parse(Edition::Classic, board).unwrap();
    // Red wins at once; nothing follows.
    check(&board, "R:2 Y:S G:S B:S", [1, 0]);
    // A fold is one ply, and the hand is gone with it.
    check(&Board::new(Edition::Classic), "R:2,3,5", [1, 0]);
    // Seats without cards are skipped.
    check(&Board::new(Edition::Classic), "G:S,2", [1, 1]);
}
