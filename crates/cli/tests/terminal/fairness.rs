//! `makker verify` checks the proofs of shuffles, and says what is proved and what is not.

use assert_cmd::Command;
use expect_test::{Expect, expect};

const TOGETHER: &str = include_str!("../../../../docs/fairness/together.makker");
const WITHHELD: &str = include_str!("../../../../docs/fairness/withheld.makker");
const ALONE: &str = include_str!("../../../../docs/fairness/alone.makker");

/// What is said of a record on standard output and as errors, with this exit code.
fn check(record: &str, code: i32, expected: Expect) {
    let assert = Command::cargo_bin("makker")
        .unwrap()
        .env("MAKKER_LANGUAGE", "en")
        .args(["verify", "-"])
        .write_stdin(record)
        .assert()
        .code(code);
    let output = assert.get_output();
    expected.assert_eq(&[&output.stdout[..], &output.stderr].map(String::from_utf8_lossy).concat());
}

#[test]
fn a_fair_game_is_told_with_who_took_part() {
    check(
        TOGETHER,
        0,
        expect![[r#"
        OK: abandoned game of classic, 7 deals, 83 moves, 4 folds.
        Fair: 3 decks and the first dealer follow from seeds that fit their seals.
        R, Y helped to shuffle.
        Not proved by a record alone: that the seals came before the seeds. Whoever took part knows that (docs/fairness.md).
    "#]],
    );
    check(
        WITHHELD,
        0,
        expect![[r#"
        OK: abandoned game of classic, 1 deal, 0 moves, 0 folds.
        Fair: 1 deck and the first dealer follow from seeds that fit their seals.
        R helped to shuffle.
        Y did not open the envelope in time.
        G took no part.
        Not proved by a record alone: that the seals came before the seeds. Whoever took part knows that (docs/fairness.md).
    "#]],
    );
    check(
        ALONE,
        0,
        expect![[r#"
        OK: abandoned game of classic, 1 deal, 0 moves, 0 folds.
        Fair: 1 deck and the first dealer follow from seeds that fit their seals.
        R took no part.
        Not proved: that the server did not choose its seed, since nobody else opened one.
    "#]],
    );
}

#[test]
fn what_was_changed_is_told() {
    check(
        &WITHHELD.replacen(" withheld", &format!(" {}", "5a".repeat(32)), 1),
        1,
        expect![[r#"
        error: standard input: the shuffles are not proved: the seed of Y is not the one that was sealed
    "#]],
    );
    check(
        &ALONE.replace("G bot", "G none"),
        1,
        expect![[r#"
        error: standard input: the shuffles are not proved: deck 1 is not the one that the seeds give
    "#]],
    );
    let (before, deck) = ALONE.split_once("shuffle ").unwrap();
    let (cards, after) = deck.split_once('\n').unwrap();
    let mut cards: Vec<&str> = cards.split(' ').collect();
    cards.reverse();
    check(
        &format!("{before}shuffle {}\n{after}", cards.join(" ")),
        1,
        expect![[r#"
        error: standard input: the shuffles are not proved: deck 1 is not the one that the seeds give
    "#]],
    );
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
    check(
        &ALONE.lines().map(hidden).collect::<String>(),
        0,
        expect![[r#"
        OK: unfinished game of classic, 1 deal, 0 moves, 0 folds.
        Not known yet: the server opens its seed when the game is over.
        R took no part.
        Not proved: that the server did not choose its seed, since nobody else opened one.
    "#]],
    );
}
