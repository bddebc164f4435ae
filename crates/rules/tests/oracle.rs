//! The fast list of moves against a second one, written from the rulebooks alone and as naively as could be.
//!
//! Everyday tests compare two thousand positions an edition, and fifty for each of a sample of house rules. `make oracle`
//! compares a million an edition (`MAKKER_ORACLE_POSITIONS`), and house rules in proportion.

mod naive;

use std::collections::{BTreeMap, BTreeSet};

use makker_chance::Chance;
use makker_rules::{Board, Edition, RuleSet, Seat};
use makker_testkit::house_rules;

use naive::knobs::{self, Rules};

fn positions() -> usize {
    std::env::var("MAKKER_ORACLE_POSITIONS").map_or(2_000, |text| text.parse().expect("a number"))
}

fn check(rules: RuleSet, seed: u64, positions: usize) {
    let mut chance = Chance::from_seed(seed);
    for _ in 0..positions {
        let (board, seat) = naive::positions::dense(&rules.to_string(), &mut |n| chance.below(n as usize) as u32);
        for card in rules.cards() {
            compare(rules, &board, &seat, card.code());
        }
    }
}

fn compare(rules: RuleSet, board_text: &str, seat_text: &str, code: &str) {
    let place = format!("makker moves --edition {rules} --board {board_text} --seat {seat_text} --hand {code}");
    let board = Board::parse(rules, board_text).unwrap_or_else(|error| panic!("{place}\n{error}"));
    let seat: Seat = seat_text.parse().unwrap();
    let card = code.parse().unwrap();

    let naive = naive::moves(&rules.to_string(), board_text, seat_text, code);
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
    ($($printed:ident $house:ident $edition:ident)+) => { $(
        #[test]
        fn $printed() {
            check(Edition::$edition.into(), Edition::$edition as u64 + 1, positions());
        }

        #[test]
        fn $house() {
            let sample = house_rules().into_iter().filter(|rules| rules.edition() == Edition::$edition);
            sample.zip(100..).for_each(|(rules, seed)| check(rules, seed, positions() / 40));
        }
    )+ };
}

agree! {
    both_agree_on_nordic both_agree_on_house_rules_of_nordic Nordic
    both_agree_on_english both_agree_on_house_rules_of_english English
    both_agree_on_classic both_agree_on_house_rules_of_classic Classic
    both_agree_on_jubilee both_agree_on_house_rules_of_jubilee Jubilee
    both_agree_on_plus_pairs both_agree_on_house_rules_of_plus_pairs PlusPairs
    both_agree_on_plus_trios both_agree_on_house_rules_of_plus_trios PlusTrios
}

/// All the names that there are.
fn names() -> BTreeSet<String> {
    let turned = (0..1 << 7).flat_map(|turned| knobs::EDITIONS.map(|edition| (edition, turned)));
    turned.map(|(edition, turned): (_, u32)| knobs::name(edition, |knob| turned >> knob & 1 == 1)).collect()
}

#[test]
fn both_know_the_same_names() {
    let names = names();
    assert_eq!(names.len(), 6 * 128);
    for name in &names {
        let rules: RuleSet = name.parse().unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(rules.to_string(), *name);
    }
    let words: Vec<&str> = knobs::KNOBS.into_iter().flatten().chain(["", " ", "classic", "stay "]).collect();
    for edition in knobs::EDITIONS.into_iter().chain(["", "Classic", "stay"]) {
        for one in &words {
            let pairs = words.iter().map(|other| format!("{edition}+{one}+{other}"));
            for name in
                pairs.chain([format!("{edition}{one}"), format!("{edition}+{one}"), format!("{edition} +{one}")])
            {
                assert_eq!(name.parse::<RuleSet>().is_ok(), names.contains(&name), "{name:?}");
                assert_eq!(Rules::read(&name).is_some(), names.contains(&name), "{name:?}");
            }
        }
    }
}

#[test]
fn both_know_where_a_foreign_pawn_can_stand_on_a_start() {
    for name in names() {
        let second = Rules::read(&name).unwrap();
        let seats = second.seats().chars();
        let board =
            seats.map(|seat| if seat == 'R' { "Rh,Rh,Rh,Ys".into() } else { vec![format!("{seat}h"); 4].join(",") });
        let board = board.collect::<Vec<String>>().join("/");
        let rules: RuleSet = name.parse().unwrap();
        assert_eq!(Board::parse(rules, &board).is_ok(), second.guests_on_a_start() > 0, "{name} {board}");
    }
}
