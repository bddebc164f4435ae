//! `makker review` as people run it.

use std::fs;
use std::path::PathBuf;

use assert_cmd::Command;
use makker_protocol::ReviewMessage;
use makker_testkit::empty_folder;

fn makker(args: &[&str]) -> Command {
    let mut command = Command::cargo_bin("makker").unwrap();
    command.args(args).env_remove("CLICOLOR_FORCE").env_remove("NO_COLOR");
    command
}

fn printed(args: &[&str]) -> String {
    String::from_utf8(makker(args).assert().success().get_output().stdout.clone()).unwrap()
}

/// What is refused, with the exit code.
fn refused(args: &[&str], code: i32) -> String {
    let assert = makker(args).assert().code(code);
    assert!(assert.get_output().stdout.is_empty(), "{args:?}");
    String::from_utf8(assert.get_output().stderr.clone()).unwrap()
}

/// A short game in a file of its own.
fn record(name: &str, change: impl Fn(String) -> String) -> PathBuf {
    let file = empty_folder(env!("CARGO_TARGET_TMPDIR"), name).join("game.makker");
    fs::write(&file, change(include_str!("short.makker").to_string())).unwrap();
    file
}

#[test]
fn a_review_is_the_same_to_the_byte_on_one_thread_and_on_two() {
    let file = record("review-threads", |text| text);
    let on = |threads: &str| printed(&["review", file.to_str().unwrap(), "--json", "--threads", threads]);
    let (one, two) = (on("1"), on("2"));
    assert_eq!(one, two);
    let review: ReviewMessage = serde_json::from_str(&one).unwrap();
    assert_eq!((review.effort.as_str(), review.edition.to_string().as_str()), ("quick", "classic"));
    let last = &review.steps.last().unwrap().chances;
    assert_eq!(last[usize::from(review.winner)], 10_000);
    for (team, chance) in review.teams.iter().zip(last) {
        let play: i32 = team.play.0.iter().map(|(_, part)| part).sum();
        assert_eq!(team.start + team.cards + team.hidden + play, *chance);
    }
    assert!(review.moments.len() <= 5);
    // Whoever plays at random, as yellow and blue do here, gives much away.
    let random = [&review.seats[1], &review.seats[3]];
    assert!(random.iter().all(|seat| seat.good < seat.counted && seat.lost > 500), "{random:?}");
}

#[test]
fn a_review_is_told_and_drawn() {
    let file = record("review-told", |text| text.replace("[Result", "[Red \"Anna\"]\n[Result"));
    let picture = file.with_file_name("review.svg");
    let text = printed(&["review", file.to_str().unwrap(), "--svg", picture.to_str().unwrap()]);
    for part in
        ["won · classic", "Even at the start", "The cards", "Nobody could know", "Anna", "Accuracy", "Marked decisions"]
    {
        assert!(text.contains(part), "{part}: {text}");
    }
    let svg = fs::read_to_string(picture).unwrap();
    assert!(svg.starts_with("<svg") && svg.contains("<polyline") && svg.contains("Anna"), "{svg}");
}

#[test]
fn what_cannot_be_reviewed_is_refused_with_what_to_do() {
    let unfinished = record("review-unfinished", |text| {
        let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with("[Result")).take(60).collect();
        lines.join("\n") + "\n"
    });
    let said = refused(&["review", unfinished.to_str().unwrap()], 1);
    assert!(said.contains("not over: play it to its end"), "{said}");
    let hidden = record("review-hidden", |text| {
        let hide = |line: &str| match line.split_once(' ') {
            Some(("shuffle", cards)) => format!("shuffle{}", " ?".repeat(cards.split(' ').count())),
            Some(("give", gifts)) => {
                let seats = gifts.split(' ').filter_map(|gift| gift.split_once(':'));
                format!("give{}", seats.map(|(seat, _)| format!(" {seat}:?")).collect::<String>())
            }
            _ => line.to_string(),
        };
        text.lines().map(hide).collect::<Vec<String>>().join("\n") + "\n"
    });
    let said = refused(&["review", hidden.to_str().unwrap()], 1);
    assert!(said.contains("cards are hidden in this record (?)"), "{said}");
    let said = refused(&["review", "nothing.makker"], 2);
    assert!(said.contains("name a game record"), "{said}");
}
