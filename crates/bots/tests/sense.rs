//! Positions in which everybody would do the same, and so does `easy`, for the reason that people would name.

use makker_bots::{Budget, Level, Motive, choose};
use makker_rules::{Board, Card, Choice, Edition, Hand, History, Phase, Seat, Setup, View, legal_moves};

/// What a seat with these cards sees when it is at turn, or when cards are exchanged.
fn view(board: &str, seat: Seat, hand: &str, phase: Phase) -> View {
    let edition = Edition::Classic;
    let history = History::new(Setup::new(edition, Seat::Red)).unwrap();
    let board = Board::parse(edition, board).unwrap();
    let hand: Hand = hand.split(' ').map(|code| code.parse::<Card>().unwrap()).collect();
    let choices = match phase {
        Phase::Exchange => hand.kinds().map(Choice::Give).collect(),
        _ => legal_moves(edition, &board, seat, &hand).iter().copied().map(Choice::Play).collect(),
    };
    let cards_left = edition.seats().iter().map(|other| (*other, hand.len() as u8)).collect();
    View { board, hand, choices, phase, cards_left, ..View::new(&history, Some(seat)) }
}

/// Whatever the seed, red does this, for this reason.
fn check(board: &str, hand: &str, expected: &str, motive: Motive) {
    for seed in 0..5 {
        let view = view(board, Seat::Red, hand, Phase::Play(Seat::Red));
        let advice = choose(&view, Level::Easy, seed, Budget::UNLIMITED).unwrap();
        assert_eq!((advice.choice.to_string().as_str(), advice.motive), (expected, motive), "{board} {hand}");
    }
}

fn check_gives(board: &str, hand: &str, expected: &str, motive: Motive) {
    for seed in 0..5 {
        let view = view(board, Seat::Red, hand, Phase::Exchange);
        let advice = choose(&view, Level::Easy, seed, Budget::UNLIMITED).unwrap();
        assert_eq!((advice.choice.to_string().as_str(), advice.motive), (expected, motive), "{board} {hand}");
    }
}

#[test]
fn it_wins_when_it_can() {
    check("Rg2,Rg3,Rg4,B14/Y3,Yh,Yh,Yh/Gg1,Gg2,Gg3,Gg4/Bh,Bh,Bh,Bh", "1/14 5", "1/14 B14>Rg1", Motive::Wins);
}

#[test]
fn it_locks_a_pawn() {
    check("Rg3,Rg4,B13,Rh/Yh,Yh,Yh,Yh/Gh,Gh,Gh,Gh/Bh,Bh,Bh,Bh", "3 -4", "3 B13>Rg2", Motive::Locks);
}

#[test]
fn it_bumps_an_opponent_far_ahead() {
    check("R5,Rh,Rh,Rh/R10,Yh,Yh,Yh/Gh,Gh,Gh,Gh/Bh,Bh,Bh,Bh", "5 6", "5 R5>R10", Motive::Bumps);
}

#[test]
fn it_bumps_no_teammate_when_it_can_do_otherwise() {
    check("R5,Rh,Rh,Rh/Yh,Yh,Yh,Yh/R10,Gh,Gh,Gh/Bh,Bh,Bh,Bh", "5 6", "6 R5>R11", Motive::Advances);
}

#[test]
fn what_harms_the_teammate_is_done_only_when_there_is_nothing_else() {
    let board = "R5,Rh,Rh,Rh/Yh,Yh,Yh,Yh/R10,R8,Gh,Gh/Bh,Bh,Bh,Bh";
    let view = view(board, Seat::Red, "3 5", Phase::Play(Seat::Red));
    assert_eq!(choose(&view, Level::Easy, 1, Budget::UNLIMITED).unwrap().motive, Motive::LeastHarm);
}

#[test]
fn it_comes_out() {
    check("R5,Rh,Rh,Rh/Yh,Yh,Yh,Yh/Gh,Gh,Gh,Gh/Bh,Bh,Bh,Bh", "S 5", "S Rh>Rs", Motive::ComesOut);
}

#[test]
fn it_goes_backwards_where_that_is_the_short_way() {
    check("R2,Rh,Rh,Rh/Yh,Yh,Yh,Yh/Gh,Gh,Gh,Gh/Bh,Bh,Bh,Bh", "-4 3", "-4 R2>B12", Motive::GoesBack);
}

#[test]
fn it_swaps_to_a_better_place() {
    check("R3,Rh,Rh,Rh/B9,Yh,Yh,Yh/Gh,Gh,Gh,Gh/Bh,Bh,Bh,Bh", "swap 2", "swap B9<>R3", Motive::Swaps);
}

#[test]
fn it_gives_a_start_to_a_teammate_who_has_none() {
    let board = "R5,Rh,Rh,Rh/Yh,Yh,Yh,Yh/Gh,Gh,Gh,Gh/Bh,Bh,Bh,Bh";
    check_gives(board, "S 5 10 12", "give S", Motive::GivesStart);
}

#[test]
fn it_keeps_its_only_start_when_it_needs_it_itself() {
    let board = "Rh,Rh,Rh,Rh/Yh,Yh,Yh,Yh/G5,Gh,Gh,Gh/Bh,Bh,Bh,Bh";
    let view = view(board, Seat::Red, "S 5 10 12", Phase::Exchange);
    let advice = choose(&view, Level::Easy, 1, Budget::UNLIMITED).unwrap();
    assert!(advice.choice.to_string() != "give S" && advice.motive == Motive::GivesUseful, "{advice:?}");
}
