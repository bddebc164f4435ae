//! `makker verify` checks the proofs of shuffles, and says what is proved and what is not.

use assert_cmd::Command;
use expect_test::{Expect, expect};

const TOGETHER: &str = include_str!("../../../docs/fairness/together.makker");
const WITHHELD: &str = include_str!("../../../docs/fairness/withheld.makker");
const ALONE: &str = include_str!("../../../docs/fairness/alone.makker");

/// What is said of a record on standard output and as errors, with this exit code.
fn check(record: &str, code: i32, expected: Expect) {
    let assert = Command::cargo_bin("makker").unwrap().args(["verify", "-"]).write_stdin(record).assert().code(code);
    let output = assert.get_output();
    expected.assert_eq(&[&output.stdout[..], &output.stderr].map(String::from_utf8_lossy).concat());
}

#[test]
fn a_fair_game_is_told_with_who_took_part() {
    check(TOGETHER, 0, expect![[r#""#]]);
    check(WITHHELD, 0, expect![[r#""#]]);
    check(ALONE, 0, expect![[r#""#]]);
}

#[test]
fn what_was_changed_is_told() {
    check(&WITHHELD.replacen(" withheld", &format!(" {}", "5a".repeat(32)), 1), 1, expect![[r#""#]]);
    check(&ALONE.replace("G bot", "G none"), 1, expect![[r#""#]]);
    let (before, deck) = ALONE.split_once("shuffle ").unwrap();
    let (cards, after) = deck.split_once('\n').unwrap();
    let mut cards: Vec<&str> = cards.split(' ').collect();
    cards.reverse();
    check(&format!("{before}shuffle {}\n{after}", cards.join(" ")), 1, expect![[r#""#]]);
}

#[test]
fn of_a_running_game_nothing_is_known_yet() {
    let hidden = |line: &str| match line.split_once(' ') {
        Some(("shuffle", cards)) => format!("shuffle{}\n", " ?".repeat(cards.split(' ').count())),
        Some(("proof", proof)) if proof.starts_with("server") => {
            format!("proof {} ?\n", proof.rsplit_once(' ').unwrap().0)
        }
        Some(("end", _)) => String::new(),
        _ => format!("{line}\n"),
    };
    check(&ALONE.lines().map(hidden).collect::<String>(), 0, expect![[r#""#]]);
}
