//! Positions in which everybody would do the same, and so does `easy`, for the reason that people would name.

use makker_bots::{Budget, Level, Motive, advise};
use makker_rules::{Board, Card, Choice, Edition, Hand, History, Phase, RuleSet, Seat, Setup, View};

/// What a seat with these cards sees when it is at turn, or when cards are exchanged.
fn view(edition: RuleSet, board: &str, seat: Seat, hand: &str, phase: Phase) -> View {
    let history = History::new(Setup::new(edition, Seat::Red)).unwrap();
    let board = Board::parse(edition, board).unwrap();
    let hand: Hand = hand.split(' ').map(|code| code.parse::<Card>().unwrap()).collect();
    let choices = match phase {
        Phase::Exchange => hand.kinds().map(Choice::Give).collect(),
        _ => board.legal_moves(seat, &hand).iter().copied().map(Choice::Play).collect(),
    };
    let cards_left = edition.seats().iter().map(|other| (*other, hand.len() as u8)).collect();
    View { board, hand, choices, phase, cards_left, ..View::new(&history, Some(seat)) }
}

/// Whatever the seed, red does this, for this reason.
fn check_view(view: &View, expected: &str, motive: Motive) {
    for seed in 0..5 {
        let advice = advise(view, Level::Easy, seed, Budget::UNLIMITED).unwrap();
        let (board, hand) = (view.board.to_string(), &view.hand);
        assert_eq!((advice.choice.to_string().as_str(), advice.motive), (expected, motive), "{board} {hand:?}");
    }
}

fn check_in(edition: RuleSet, board: &str, hand: &str, expected: &str, motive: Motive) {
    check_view(&view(edition, board, Seat::Red, hand, Phase::Play(Seat::Red)), expected, motive);
}

fn check(board: &str, hand: &str, expected: &str, motive: Motive) {
    check_in(Edition::Classic.into(), board, hand, expected, motive);
}

fn check_gives(board: &str, hand: &str, expected: &str, motive: Motive) {
    check_view(&view(Edition::Classic.into(), board, Seat::Red, hand, Phase::Exchange), expected, motive);
}

/// What a move is said to be good for, whether or not red would choose it.
fn check_motive(edition: RuleSet, board: &str, hand: &str, mv: &str, motive: Motive) {
    check_motive_of(Level::Easy, edition, board, hand, mv, motive);
}

fn check_motive_of(level: Level, edition: RuleSet, board: &str, hand: &str, mv: &str, motive: Motive) {
    let view = view(edition, board, Seat::Red, hand, Phase::Play(Seat::Red));
    let choices: Vec<Choice> = view.choices.iter().copied().filter(|choice| choice.to_string() == mv).collect();
    assert_eq!(choices.len(), 1, "{mv} is listed once in {:?}", view.choices);
    // Twice, so that it is not the only choice.
    let view = View { choices: [&choices[..], &choices[..]].concat(), ..view };
    let advice = advise(&view, level, 1, Budget::UNLIMITED).unwrap();
    assert_eq!(advice.motive, motive, "{mv} on {board} for {level}");
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
    let view = view(Edition::Classic.into(), board, Seat::Red, "3 5", Phase::Play(Seat::Red));
    assert_eq!(advise(&view, Level::Easy, 1, Budget::UNLIMITED).unwrap().motive, Motive::LeastHarm);
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
    let view = view(Edition::Classic.into(), board, Seat::Red, "S 5 10 12", Phase::Exchange);
    let advice = advise(&view, Level::Easy, 1, Budget::UNLIMITED).unwrap();
    assert!(advice.choice.to_string() != "give S" && advice.motive == Motive::GivesUseful, "{advice:?}");
}

#[test]
fn a_pawn_on_a_foreign_start_that_does_not_count_is_as_far_as_the_space_before_it() {
    let board = "G9,Rs,Rh,Rh/R5,Yh,Yh,Yh/Gh,Gh,Gh,Gh/B3,Bh,Bh,Bh";
    check_in(Edition::English.into(), board, "swap 2", "swap B3<>Rs", Motive::Swaps);
}

#[test]
fn a_win_is_certain_and_is_named_also_when_there_is_no_choice() {
    let board = "Rg2,Rg3,Rg4,B13/Y3,Yh,Yh,Yh/Gg1,Gg2,Gg3,Gg4/Bh,Bh,Bh,Bh";
    for level in Level::ALL {
        let view = view(Edition::Classic.into(), board, Seat::Red, "2", Phase::Play(Seat::Red));
        assert_eq!(view.choices.len(), 1);
        let advice = advise(&view, level, 1, Budget::UNLIMITED).unwrap();
        assert_eq!((advice.win, advice.motive), (1.0, Motive::Wins), "{level}");
    }
}

#[test]
fn only_the_first_place_wins() {
    let board = "Rg2,Rg3,Rg4,P13/Og1,Og2,Og3,Og4/Yh,Yh,Yh,Yh/Gg1,Gg2,Gg3,Gg4/Bg1,Bg2,Bg3,Bg4/Ph,Ph,Ph,Ph";
    let second = view(Edition::PlusPairs.into(), board, Seat::Red, "1/14 5", Phase::Play(Seat::Red));
    let places = vec![vec![Seat::Orange, Seat::Blue]];
    let second = View { play_on: true, places, ..second };
    check_view(&second, "1/14 P13>Rg1", Motive::TakesPlace);
    assert_eq!(advise(&second, Level::Easy, 1, Budget::UNLIMITED).unwrap().win, 1.0);
}

#[test]
fn a_swap_that_throws_an_opponent_back_is_said_to_do_so() {
    // Yellow loses all its way, and red wins nothing but a few steps of green's.
    let board = "Rh,Rh,Rh,Rh/R10,Yh,Yh,Yh/Gh,Gh,Gh,Gh/Y2,Bh,Bh,Bh";
    check_motive(Edition::Classic.into(), board, "swap 2", "swap R10<>Y2", Motive::SetsBack);
}

#[test]
fn what_changes_nothing_gets_nobody_ahead() {
    let board = "R3,R12,Rh,Rh/Yh,Yh,Yh,Yh/Gh,Gh,Gh,Gh/Bh,Bh,Bh,Bh";
    check_motive(Edition::Classic.into(), board, "swap 2", "swap R12<>R3", Motive::LeastHarm);
    let board = "Rg3,R5,Rh,Rh/Yh,Yh,Yh,Yh/Gh,Gh,Gh,Gh/Bh,Bh,Bh,Bh";
    check_motive(Edition::Classic.into(), board, "2 5", "2 Rg3>Rg3", Motive::LeastHarm);
}

#[test]
fn two_on_and_five_back_is_one_way_from_its_beginning_to_its_end() {
    // Into the goal and out again: nobody has reached it. From behind the start to before it: backwards is shorter.
    let into = "B14,R9,Rh,Rh/Yh,Yh,Yh,Yh/Gh,Gh,Gh,Gh/Bh,Bh,Bh,Bh";
    check_motive(Edition::Jubilee.into(), into, "7/+2-5", "7/+2-5 B14>Rg2>B11", Motive::LeastHarm);
    let back = "R2,Rh,Rh,Rh/Yh,Yh,Yh,Yh/Gh,Gh,Gh,Gh/Bh,Bh,Bh,Bh";
    check_motive(Edition::Jubilee.into(), back, "7/+2-5", "7/+2-5 R2>R4>B13", Motive::GoesBack);
}

#[test]
fn in_the_goal_nobody_takes_the_short_way_back() {
    let board = "Rg2,Rg3,R5,Rh/Yh,Yh,Yh,Yh/Gh,Gh,Gh,Gh/Bh,Bh,Bh,Bh";
    for level in [Level::Beginner, Level::Easy] {
        check_motive_of(level, Edition::Classic.into(), board, "1/14 2", "1/14 Rg2>Rg1", Motive::LeastHarm);
    }
}
