//! `makker train` and `makker measure` as people run them, in small.

use std::fs;
use std::path::{Path, PathBuf};

use assert_cmd::Command;
use makker_testkit::empty_folder;

/// Runs well: what it prints.
fn run(args: &[&str]) -> String {
    let assert = Command::cargo_bin("makker").unwrap().env("MAKKER_LANGUAGE", "en").args(args).assert().success();
    String::from_utf8(assert.get_output().stdout.clone()).unwrap()
}

/// An empty folder of this test's own.
fn folder(name: &str) -> PathBuf {
    empty_folder(env!("CARGO_TARGET_TMPDIR"), name)
}

#[test]
fn the_same_seed_gives_the_same_weights_on_any_number_of_threads_and_they_can_play() {
    let folder = folder("train");
    let [one, three, other] = ["one", "three", "other"].map(|name| folder.join(name).to_str().unwrap().to_string());
    for (file, threads, seed) in [(&one, "1", "1"), (&three, "3", "1"), (&other, "1", "2")] {
        let args = ["train", "--games", "128", "--lines", "1", "--deals", "1", "--threads", threads, "--seed", seed];
        run(&[&args[..], &["--edition", "jubilee", "--out", file]].concat());
    }
    let are_same = |a: &str, b: &str| fs::read(a).unwrap() == fs::read(b).unwrap();
    assert!(are_same(&one, &three) && !are_same(&one, &other));
    // The same where situations are labelled by a search.
    let [labelled, again] = ["labelled", "again"].map(|name| folder.join(name).to_str().unwrap().to_string());
    for (file, threads) in [(&labelled, "1"), (&again, "3")] {
        let args = ["train", "--games", "128", "--lines", "1", "--deals", "1", "--threads", threads, "--from", &one];
        let second = ["--worlds", "2", "--once-in", "20", "--rate", "0.1", "--edition", "jubilee", "--out", file];
        run(&[&args[..], &second].concat());
    }
    assert!(are_same(&labelled, &again) && !are_same(&labelled, &one));
    let player = format!("medium:weights={one}");
    let played = run(&["arena", "medium", &player, "--edition", "jubilee", "--deals", "2"]);
    assert!(played.contains("4 games on 2 deals"), "{played}");
}

#[test]
fn what_is_within_and_what_is_between_deals_is_learned_together_or_apart() {
    let folder = folder("subjects");
    let [together, between, other] = ["together", "between", "other"].map(|name| folder.join(name));
    let train = |edition: &str, subject: &str, out: &Path, from: Option<&Path>| {
        let args =
            ["train", "--games", "128", "--lines", "1", "--deals", "1", "--edition", edition, "--subject", subject];
        let from = from.map_or(Vec::new(), |from| vec!["--from", from.to_str().unwrap()]);
        let args = [&args[..], &["--out", out.to_str().unwrap()], &from].concat();
        Command::cargo_bin("makker").unwrap().env("MAKKER_LANGUAGE", "en").args(args).output().unwrap()
    };
    let halves = |file: &Path| {
        let bytes = fs::read(file).unwrap();
        let (within, between) = bytes.split_at(bytes.len() / 2);
        (within.to_vec(), between.to_vec())
    };
    assert!(train("jubilee", "together", &together, None).status.success());
    let (first_within, first_between) = halves(&together);
    assert!(first_within == first_between, "one network for both");
    assert!(train("jubilee", "between", &between, Some(&together)).status.success());
    let (within, then) = halves(&between);
    assert!(within == first_within && then != first_between, "only what is between deals has been learned");
    assert_eq!(train("jubilee", "between", &other, None).status.code(), Some(2), "who plays within deals?");
    let refused = train("plus-pairs", "apart", &other, Some(&together));
    let said = String::from_utf8_lossy(&refused.stderr).into_owned();
    assert!(!refused.status.success() && said.contains("as many seats and teams as plus-pairs"), "{said}");
    assert!(!other.exists());
}

#[test]
fn a_measurement_that_was_interrupted_goes_on_where_it_was() {
    let folder = folder("measure");
    let [kept, whole] = ["kept", "whole"].map(|name| folder.join(name).to_str().unwrap().to_string());
    let calibration = |pieces: &str, file: &str| {
        let args = ["measure", "calibration", "--level", "hard", "--players", "medium", "--pieces", pieces];
        run(&[&args[..], &["--out", file]].concat())
    };
    calibration("5", &kept);
    let before = fs::read_to_string(&kept).unwrap();
    assert_eq!(calibration("12", &kept), calibration("12", &whole));
    let after = fs::read_to_string(&kept).unwrap();
    assert!(after.starts_with(&before) && after.lines().count() == 12, "{after}");
    assert_eq!(after, fs::read_to_string(&whole).unwrap());
}

#[test]
fn a_duel_is_a_line_of_a_table_and_plays_tell_something() {
    let file = folder("duel").join("lines").to_str().unwrap().to_string();
    let duel = |pieces: &str| {
        run(&["measure", "duel", "--level", "medium", "--players", "beginner", "--pieces", pieces, "--out", &file])
    };
    duel("2");
    let line = duel("20");
    assert!(
        line.starts_with("| `medium` v `beginner`, `classic` | ") && line.contains(" | 40 | at least 20 Elo"),
        "{line}"
    );
    assert_eq!(fs::read_to_string(&file).unwrap().lines().count(), 20);
    let tells = run(&["measure", "tells", "--level", "medium", "--pieces", "10"]);
    let bits = tells.split("tell ").nth(1).and_then(|rest| rest.split(' ').next()).unwrap().parse::<f64>().unwrap();
    assert!(bits > 0.02, "{tells}");
}

#[test]
fn positions_are_labelled_and_solved_and_decisions_judged() {
    let folder = folder("label");
    let set = folder.join("set").to_str().unwrap().to_string();
    let labelled = run(&["measure", "label", "--pieces", "12", "--playouts", "500", "--out", &set]);
    let positions: u32 = labelled.split(' ').next().unwrap().parse().unwrap();
    assert!(positions > 1 && labelled.contains("positions from 12 games"), "{labelled}");
    let solved = run(&["measure", "cooperation", "--set", &set]);
    assert!(["beginner", "easy", "medium", "hard", "master"].iter().all(|level| solved.contains(level)), "{solved}");
    let regret = run(&["measure", "regret", "--pieces", "2", "--playouts", "50"]);
    assert!(regret.lines().filter(|line| line.contains(" 2 ")).count() >= 4, "{regret}");
    let audit = run(&["measure", "audit", "--pieces", "2", "--playouts", "20"]);
    assert!(audit.starts_with("2 decisions"), "{audit}");
    let error = audit.split("difference ").nth(1).and_then(|rest| rest.split(')').next()).unwrap();
    assert!(error.parse::<f64>().unwrap() > 0.0, "{audit}");
}

#[test]
fn what_the_next_deal_is_worth_is_told_by_how_many_cards_are_left() {
    let file = folder("ahead").join("lines");
    let ahead = |pieces: &str| {
        run(&["measure", "ahead", "--pieces", pieces, "--playouts", "40", "--out", file.to_str().unwrap()])
    };
    // Three decisions that were judged before, and a game that had none.
    fs::write(&file, "0 1 0.001000\n1 1 0.003000\n2 3 -0.002000\n3\n").unwrap();
    let table = ahead("4");
    let rows: Vec<Vec<&str>> = table.lines().skip(3).map(|line| line.split_whitespace().take(3).collect()).collect();
    assert_eq!(rows, [["1", "2", "0.200"], ["3", "1", "-0.200"]], "{table}");
    ahead("8");
    let lines = fs::read_to_string(&file).unwrap();
    let judged: Vec<Vec<f64>> =
        lines.lines().skip(4).map(|line| line.split(' ').map(|number| number.parse().unwrap()).collect()).collect();
    assert_eq!(judged.len(), 4, "{lines}");
    assert!(judged.iter().all(|row| (1.0..=4.0).contains(&row[1]) && row[2].abs() < 1.0), "{lines}");
    assert!(judged.iter().any(|row| row[2] != 0.0), "{lines}");
}

#[test]
fn a_round_of_company_is_a_deal_of_every_two_partners_and_lies_are_measured_in_two_ways() {
    let folder = folder("company");
    let write = |name: &str, lines: &str| {
        let file = folder.join(name);
        fs::write(&file, lines).unwrap();
        file.to_str().unwrap().to_string()
    };
    // Two rounds that were played before: beginners lose, everyone else wins one game of two.
    let pairs = (0..15).map(|index| if index == 0 { "0.0000 2\n" } else { "0.5000 2\n" }).collect::<String>();
    let company = run(&["measure", "company", "--pieces", "2", "--out", &write("company", &pairs.repeat(2))]);
    let line = |begin: &str| company.lines().find(|line| line.starts_with(begin)).unwrap().to_string();
    assert!(line("beginner  with beginner").contains(" 0.0 (") && line("beginner").ends_with(", 4 games"), "{company}");
    assert!(line("master    with hard").contains(" 50.0 (") && line("master").ends_with(", 4 games"), "{company}");
    // All but the last deal of the second match was played before.
    let lies = write("lie", &format!("{}0.0000 2\n", "0.0000 2\n1.0000 2\n".repeat(4)));
    let said = run(&["measure", "lie", "--edition", "nordic", "--pieces", "5", "--out", &lies]);
    let rates: Vec<f64> =
        said.lines().map(|line| line.split(": ").nth(1).unwrap().split(' ').next().unwrap().parse().unwrap()).collect();
    assert!(rates.len() == 2 && rates[0] == 0.0 && rates[1] >= 80.0, "{said}");
    assert_eq!(fs::read_to_string(&lies).unwrap().lines().count(), 10);
}

#[test]
fn how_right_reviews_are_is_told_with_intervals_from_lines_that_were_kept() {
    let folder = folder("reviews");
    let told = |what: &str, lines: &str, more: &[&str]| {
        let file = folder.join(what);
        fs::write(&file, lines).unwrap();
        let pieces = lines.lines().count().to_string();
        run(&[&["measure", what, "--pieces", &pieces, "--out", file.to_str().unwrap()], more].concat())
    };
    let planted = told("planted", "612 mistake 600\n1400 blunder 1500\n2100 fine 80\n530 mistake 550\n\n", &[]);
    assert!(planted.starts_with("one decision of each of 4 games of medium in classic, review quick"), "{planted}");
    assert!(planted.contains("worth 5 to 100 points: 4; marked 75.0 % (30.1 to 95.4)"), "{planted}");
    let blunders = told("blunders", "blunder\nmistake\nfine\n\nblunder\n", &[]);
    assert!(
        blunders.contains("5 games of medium in classic: 4 choices")
            && blunders.contains("best or fine: 25.0 % (4.6 to 69.9)"),
        "{blunders}"
    );
    let agreement = told("agreement", "best 0 best 0\nfine 50 inaccuracy 110\nblunder 1000 blunder 1200\n", &[]);
    assert!(
        agreement.contains("3 decisions of hard") && agreement.contains("same word 66.7 % (20.8 to 93.9)"),
        "{agreement}"
    );
    assert!(
        agreement.contains("both good or both marked 66.7 %") && agreement.contains("at most one word apart 100.0 %"),
        "{agreement}"
    );
    assert!(agreement.contains("mean error 0.867 points, mean difference -0.867"), "{agreement}");
    let verdicts = told("verdicts", "best:0:0 best:0:1 fine:60:0 mistake:400:0\n", &[]);
    assert!(verdicts.contains("4 decisions with a choice") && verdicts.contains("in each 1.150 points"), "{verdicts}");
    assert!(verdicts.contains("praised      25.00 %") && verdicts.contains("75.0 %: 4.00"), "{verdicts}");
    // Deals won and lost in turn, with play worth ten points, for and against, whoever won.
    let deals = "1.0000 2 0.6000\n0.0000 2 0.6000\n1.0000 2 0.4000\n0.0000 2 0.4000\n".repeat(10);
    let duel = told("duel", &deals, &["--luck-adjusted"]);
    assert!(duel.contains("without luck 50.0 (46.9 to 53.1), of which 96 % was taken out"), "{duel}");
    assert!(duel.contains("tells as much as 25.3 as they are"), "{duel}");
    // Won, lost, won, lost, and play that was worth ten points to whoever won.
    let games = "1 0.7 0.6 0.3 0.1\n0 0.3 0.4 -0.3 -0.1\n".repeat(2);
    let luck = told("luck", &games, &["--level", "medium"]);
    let row = |begin: &str| {
        luck.lines().find(|line| line.starts_with(begin)).unwrap().split_whitespace().last().unwrap().to_string()
    };
    assert!(luck.starts_with("medium v medium, classic, seed 1: 4 games"), "{luck}");
    assert_eq!([row("result"), row("without luck (by play)"), row("cards")], ["1.000", "0.040", "0.360"], "{luck}");
}
