//! Boards: what can be read prints and reads back, and its moves are listed in order and can be played.

#![no_main]

use libfuzzer_sys::fuzz_target;
use makker_rules::{Board, Edition, legal_moves, spellings, trace, why_not};

fuzz_target!(|text: &str| {
    for edition in Edition::ALL {
        match Board::parse(edition, text) {
            Ok(board) => check(edition, &board),
            Err(error) => drop(error.to_string()),
        }
    }
});

fn check(edition: Edition, board: &Board) {
    board.assert_consistent();
    assert_eq!(Board::parse(edition, &board.text(edition)).as_ref(), Ok(board));
    for seat in edition.seats() {
        let list = legal_moves(edition, board, *seat, edition.cards());
        assert!(list.iter().map(ToString::to_string).is_sorted_by(|a, b| a < b), "{list:?}");
        for mv in &list {
            board.after(mv).assert_consistent();
            assert!(!trace(edition, board, *seat, mv).is_empty(), "{mv}");
        }
        for card in edition.cards() {
            let all = spellings(edition, board, *seat, *card);
            let listed: Vec<_> = list.iter().filter(|mv| mv.card() == *card).collect();
            assert!(listed.iter().all(|mv| all.contains(mv)), "{listed:?}");
            assert_eq!(why_not(edition, board, *seat, *card).is_none(), !listed.is_empty());
            assert_eq!(all.is_empty(), listed.is_empty());
        }
    }
}
