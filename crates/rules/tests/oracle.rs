//! The fast list of moves against a second one, written from the rulebooks alone and as naively as could be.
//!
//! `make oracle` compares a million positions a rule set (`MAKKER_ORACLE_POSITIONS`), everyday tests two thousand.

mod naive;

use std::collections::{BTreeMap, BTreeSet};

use makker_chance::Chance;
use makker_rules::{Board, Edition, RuleSet, Seat};

fn check(edition: RuleSet) {
    let positions = std::env::var("MAKKER_ORACLE_POSITIONS").map_or(2_000, |text| text.parse().expect("a number"));
    let mut chance = Chance::from_seed(edition.edition() as u64 + 1);
    for _ in 0..positions {
        let (board, seat) = naive::positions::dense(&edition.to_string(), &mut |n| chance.below(n as usize) as u32);
        for card in edition.cards() {
            compare(edition, &board, &seat, card.code());
        }
    }
}

fn compare(edition: RuleSet, board_text: &str, seat_text: &str, code: &str) {
    let place = format!("makker moves --edition {edition} --board {board_text} --seat {seat_text} --hand {code}");
    let board = Board::parse(edition, board_text).unwrap_or_else(|error| panic!("{place}\n{error}"));
    let seat: Seat = seat_text.parse().unwrap();
    let card = code.parse().unwrap();

    let naive = naive::moves(&edition.to_string(), board_text, seat_text, code);
    let ours: BTreeSet<String> = board.spellings(seat, card).iter().map(ToString::to_string).collect();
    let theirs: BTreeSet<String> = naive.keys().cloned().collect();
    let only = |a: &BTreeSet<String>, b: &BTreeSet<String>| a.difference(b).take(5).cloned().collect::<Vec<_>>();
    assert!(ours == theirs, "{place}\nonly fast: {:?}\nonly naive: {:?}", only(&ours, &theirs), only(&theirs, &ours));

    // The smallest spelling of each board, sorted.
    let mut smallest: BTreeMap<&String, &String> = BTreeMap::new();
    for (spelling, after) in &naive {
        smallest.entry(after).or_insert(spelling);
    }
    let mut expected: Vec<(&String, &String)> =
        smallest.into_iter().map(|(after, spelling)| (spelling, after)).collect();
    expected.sort();
    let list = board.legal_moves(seat, &[card]);
    let listed: Vec<(String, String)> = list.iter().map(|mv| (mv.to_string(), board.after(mv).to_string())).collect();
    let listed: Vec<(&String, &String)> = listed.iter().map(|(spelling, after)| (spelling, after)).collect();
    let missing = expected.iter().find(|mv| !listed.contains(mv));
    let wrong = listed.iter().find(|mv| !expected.contains(mv));
    assert!(listed == expected, "{place}\nfirst missing {missing:?}, first wrong {wrong:?}");
}

macro_rules! agree {
    ($($name:ident $edition:ident)+) => { $(
        #[test]
        fn $name() {
            check(Edition::$edition.into());
        }
    )+ };
}

agree! {
    both_agree_on_nordic Nordic
    both_agree_on_english English
    both_agree_on_classic Classic
    both_agree_on_jubilee Jubilee
    both_agree_on_plus_pairs PlusPairs
    both_agree_on_plus_trios PlusTrios
}
