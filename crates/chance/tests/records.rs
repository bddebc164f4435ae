//! The records of docs/fairness are proved, and whatever is changed in one is found. The checks in Python and TypeScript read the same.

use makker_chance::proof::{Flaw, Part, Verdict, check, seal};

const TOGETHER: &str = include_str!("../../../docs/fairness/together.makker");
const WITHHELD: &str = include_str!("../../../docs/fairness/withheld.makker");
const ALONE: &str = include_str!("../../../docs/fairness/alone.makker");

fn checked(record: &str) -> Result<Verdict, Flaw> {
    let after = |word: &str| record.lines().filter_map(|line| line.strip_prefix(word)).collect::<Vec<&str>>();
    let decks: Vec<Vec<String>> =
        after("shuffle ").iter().map(|line| line.split(' ').map(String::from).collect()).collect();
    check(&after("proof "), after("[Dealer \"")[0].trim_end_matches("\"]"), &decks)
}

#[test]
fn the_records_of_the_page_are_proved() {
    use Part::{Bot, None, Opened, Withheld};
    for (record, parts) in [
        (TOGETHER, [Opened, Opened, Bot, Bot]),
        (WITHHELD, [Opened, Withheld, None, Bot]),
        (ALONE, [None, Bot, Bot, Bot]),
    ] {
        let verdict = checked(record).unwrap();
        assert!(verdict.is_opened && verdict.seats.iter().map(|(_, part)| *part).eq(parts), "{verdict:?}");
    }
    assert!(TOGETHER.matches("\nshuffle ").count() > 2);
}

#[test]
fn whatever_is_changed_is_found() {
    let mut tried = 0;
    for record in [TOGETHER, WITHHELD, ALONE] {
        let lines: Vec<&str> = record.lines().collect();
        let concerns = |line: &str| ["proof ", "shuffle ", "[Dealer "].iter().any(|word| line.starts_with(word));
        for (place, line) in lines.iter().enumerate().filter(|(_, line)| concerns(line)) {
            // A whole line of the proof is missing, or a word of a line is another.
            let without = [&lines[..place], &lines[place + 1..]].concat();
            assert!(!line.starts_with("proof ") || checked(&without.join("\n")).is_err(), "{line}");
            for (at, word) in line.split(' ').enumerate().skip(1) {
                let digit = if word.starts_with('0') { "1" } else { "0" };
                let other = match word {
                    "\"R\"]" => "\"Y\"]".to_string(),
                    seat if seat.starts_with('"') => "\"R\"]".to_string(),
                    digits if digits.len() == 64 => digit.to_string() + &digits[1..],
                    "9" => "10".to_string(),
                    _ => "9".to_string(),
                };
                let words = line.split(' ').enumerate().map(|(place, word)| if place == at { &other } else { word });
                let changed = words.collect::<Vec<&str>>().join(" ");
                let mut lines = lines.clone();
                lines[place] = &changed;
                assert!(checked(&lines.join("\n")).is_err(), "{line} → {changed}");
                tried += 1;
            }
        }
    }
    assert!(tried > 300, "{tried}");
}

#[test]
fn a_copied_seal_and_one_that_does_not_fit_are_named() {
    let seed = "5a".repeat(32);
    let server = format!("server {} {}", seal(&"00".repeat(32)), "00".repeat(32));
    let flaw = |red: &str, yellow: &str| check(&["table t game 1", &server, red, yellow], "R", &[]).unwrap_err();
    let own = format!("R {} {seed}", seal(&seed));
    assert_eq!(flaw(&own, &format!("Y {} {seed}", seal(&seed))), Flaw::SameSeal("Y".into()));
    assert_eq!(flaw(&own, &format!("Y {} {seed}", seal("other"))), Flaw::Seal("Y".into()));
    assert_eq!(flaw(&own, "Y human"), Flaw::Form(4));
    assert_eq!(check(&["table t game 1"], "R", &[]), Err(Flaw::Short));
}
