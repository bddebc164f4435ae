//! Perft against a count that is written as simply as can be.

use makker::commands::perft::{divide, perft};
use makker_chance::Chance;
use makker_rules::{Board, Card, Edition, Hand, Seat, legal_moves};

/// Follows every way to its end, with nothing kept between.
fn count(edition: Edition, board: &Board, seat: Seat, hands: &[Vec<Card>], depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let won = edition.teams().any(|team| team.iter().all(|mate| board.is_finished(*mate)));
    if won || hands.iter().all(Vec::is_empty) {
        return 0;
    }
    let place = edition.seats().iter().position(|other| *other == seat).unwrap();
    let next = edition.next_seat(seat);
    if hands[place].is_empty() {
        return count(edition, board, next, hands, depth);
    }
    let moves = legal_moves(edition, board, seat, &hands[place]);
    let mut after = hands.to_vec();
    if moves.is_empty() {
        after[place].clear();
        return count(edition, board, next, &after, depth - 1);
    }
    let ways = moves.iter().map(|mv| {
        let mut after = hands.to_vec();
        let at = after[place].iter().position(|card| *card == mv.card()).unwrap();
        after[place].remove(at);
        count(edition, &board.after(mv), next, &after, depth - 1)
    });
    ways.sum()
}

fn check(edition: Edition, board: &Board, seat: Seat, hands: &[Vec<Card>], depth: u32) -> u64 {
    let expected = count(edition, board, seat, hands, depth);
    let hands: Vec<Hand> = hands.iter().map(|hand| hand.iter().copied().collect()).collect();
    let text = board.text(edition);
    assert_eq!(perft(edition, board, seat, &hands, depth), expected, "{edition} {text} {seat} {hands:?} {depth}");
    if depth > 0 {
        let sum: u64 = divide(edition, board, seat, &hands, depth).iter().map(|(_, count)| count).sum();
        assert_eq!(sum, expected);
    }
    expected
}

#[test]
fn perft_agrees_with_the_simple_count() {
    for edition in Edition::ALL {
        let mut chance = Chance::from_seed(edition as u64);
        let mut total = 0;
        for _ in 0..12 {
            let mut deck = edition.deck();
            chance.shuffle(&mut deck);
            let mut board = Board::new();
            // Some moves to begin with, so that pawns stand about.
            for (turn, card) in deck.iter().enumerate() {
                let seat = edition.seats()[turn % edition.seats().len()];
                let moves = legal_moves(edition, &board, seat, &[*card]);
                if !moves.is_empty() {
                    board = board.after(&moves[chance.below(moves.len())]);
                }
            }
            let hands: Vec<Vec<Card>> =
                edition.seats().iter().map(|_| (0..chance.below(5)).filter_map(|_| deck.pop()).collect()).collect();
            for depth in 0..4 {
                total += check(edition, &board, Seat::Red, &hands, depth);
            }
        }
        assert!(total > 1000, "{edition}: {total}");
    }
}

#[test]
fn ways_that_end_early_do_not_count() {
    let board = "B13,Rg2,Rg3,Rg4/Yh,Yh,Yh,Yh/Gg1,Gg2,Gg3,Gg4/Bh,Bh,Bh,Bh";
    let board = Board::parse(Edition::Classic, board).unwrap();
    let hands = |codes: [&str; 4]| -> Vec<Vec<Card>> {
        codes.iter().map(|codes| codes.split_whitespace().map(|code| code.parse().unwrap()).collect()).collect()
    };
    // Red wins at once; nothing follows.
    assert_eq!(check(Edition::Classic, &board, Seat::Red, &hands(["2", "S", "S", "S"]), 1), 1);
    assert_eq!(check(Edition::Classic, &board, Seat::Red, &hands(["2", "S", "S", "S"]), 2), 0);
    // A fold is one ply, and the hand is gone with it.
    assert_eq!(check(Edition::Classic, &Board::new(), Seat::Red, &hands(["2 3 5", "", "", ""]), 1), 1);
    assert_eq!(check(Edition::Classic, &Board::new(), Seat::Red, &hands(["2 3 5", "", "", ""]), 2), 0);
    assert_eq!(check(Edition::Classic, &Board::new(), Seat::Red, &hands(["", "", "S 2", ""]), 2), 1);
}
