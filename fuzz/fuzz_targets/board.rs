//! Boards: what can be read prints and reads back, and its moves are listed in order and can be played.

#![no_main]

use libfuzzer_sys::fuzz_target;
use makker_rules::{Board, Edition, RuleSet};

fuzz_target!(|text: &str| {
    for edition in Edition::ALL.map(RuleSet::from) {
        match Board::parse(edition, text) {
            Ok(board) => check(edition, &board),
            Err(error) => drop(error.to_string()),
        }
    }
});

fn check(edition: RuleSet, board: &Board) {
    board.assert_consistent();
    assert_eq!(Board::parse(edition, &board.to_string()).as_ref(), Ok(board));
    for seat in edition.seats() {
        let list = board.legal_moves(*seat, edition.cards());
        assert!(list.iter().map(ToString::to_string).is_sorted_by(|a, b| a < b), "{list:?}");
        for mv in &list {
            board.after(mv).assert_consistent();
            assert!(!board.trace(*seat, mv).is_empty(), "{mv}");
        }
        for card in edition.cards() {
            let all = board.spellings(*seat, *card);
            let listed: Vec<_> = list.iter().filter(|mv| mv.card() == *card).collect();
            assert!(listed.iter().all(|mv| all.contains(mv)), "{listed:?}");
            assert_eq!(board.why_not(*seat, *card).is_none(), !listed.is_empty());
            assert_eq!(all.is_empty(), listed.is_empty());
        }
    }
}
