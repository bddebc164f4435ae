//! `makker arena` as people run it.

use std::fs;
use std::path::{Path, PathBuf};

use assert_cmd::Command;
use expect_test::{Expect, expect};
use makker_testkit::empty_folder;
use serde_json::Value;

fn makker(args: &[&str]) -> Command {
    let mut command = Command::cargo_bin("makker").unwrap();
    command.args(args).current_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("../.."));
    command
}

/// Runs with this exit code: standard output and standard error.
fn run(args: &[&str], code: i32) -> [String; 2] {
    let assert = makker(args).assert().code(code);
    let output = assert.get_output();
    [&output.stdout, &output.stderr].map(|text| String::from_utf8(text.clone()).unwrap())
}

fn json(args: &[&str]) -> Value {
    let [out, err] = run(&[args, &["--json"]].concat(), 0);
    assert_eq!(err, "");
    serde_json::from_str(&out).unwrap()
}

fn check_usage(args: &[&str], expected: Expect) {
    let [out, err] = run(&[&["arena"], args].concat(), 2);
    assert_eq!(out, "");
    expected.assert_eq(&err);
}

/// An empty folder of this test's own.
fn folder(name: &str) -> PathBuf {
    empty_folder(env!("CARGO_TARGET_TMPDIR"), name)
}

fn records(folder: &Path) -> Vec<(String, String)> {
    let mut records: Vec<(String, String)> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .map(|path| (path.file_name().unwrap().to_str().unwrap().to_string(), fs::read_to_string(path).unwrap()))
        .collect();
    records.sort();
    records
}

#[test]
fn a_result_is_told_to_people() {
    let [out, err] = run(&["arena", "easy", "random", "--deals", "20"], 0);
    assert_eq!(err, "");
    // Without what differs from run to run: the last table is about time.
    let (result, _) = out.split_once("\nplayer").unwrap();
    expect![[r#"
        classic, 4 seats, seed 1

        easy against random
          win rate  100.0 %    95 % interval 91.2 to 100.0 %
          Elo          +∞      95 % interval +407 to +∞
          40 games on 20 deals: 40 to 0; 202 decisions a game
    "#]]
    .assert_eq(result);
}

#[test]
fn the_same_seed_gives_the_same_games_on_any_number_of_threads() {
    let play = |name: &str, more: &[&str]| {
        let folder = folder(name);
        let args = ["arena", "easy", "beginner", "--deals", "6", "--records", folder.to_str().unwrap()];
        let result = json(&[&args, more].concat());
        (result["matches"][0]["wins"].clone(), records(&folder))
    };
    let one = play("arena-one", &["--threads", "1"]);
    assert_eq!(one.1.len(), 12);
    assert_eq!(one, play("arena-many", &["--threads", "5"]));
    assert_ne!(one.1, play("arena-other", &["--threads", "1", "--seed", "2"]).1);
}

#[test]
fn games_of_a_deal_have_the_same_first_dealer_and_shuffle_and_all_records_are_legal() {
    let folder = folder("arena-records");
    json(&[
        "arena",
        "easy",
        "random",
        "--edition",
        "plus-pairs",
        "--deals",
        "1",
        "--records",
        folder.to_str().unwrap(),
    ]);
    let records = records(&folder);
    assert_eq!(records.len(), 6, "each entrant alone on each of three teams");
    let line = |text: &str, start: &str| text.lines().find(|line| line.starts_with(start)).map(str::to_string);
    let mut seatings = Vec::new();
    for (name, text) in &records {
        run(&["verify", folder.join(name).to_str().unwrap()], 0);
        for start in ["[Dealer", "shuffle"] {
            assert!(line(text, start).is_some(), "{start} in {name}");
            assert_eq!(line(text, start), line(&records[0].1, start));
        }
        seatings.push(["[Red", "[Orange", "[Yellow", "[Green"].map(|start| line(text, start).unwrap()));
    }
    seatings.sort();
    seatings.dedup();
    assert_eq!(seatings.len(), 6);
}

#[test]
fn a_sequential_test_stops_when_the_answer_is_clear() {
    let clear = json(&["arena", "easy", "random", "--sprt", "0,20"]);
    let played = &clear["matches"][0];
    assert_eq!(played["sprt"]["accepted"], "elo1");
    assert!(played["deals"].as_u64().unwrap() < 200, "{played}");
    let lost = json(&["arena", "random", "easy", "--sprt", "-20,0"]);
    assert_eq!(lost["matches"][0]["sprt"]["accepted"], "elo0");
    let unclear = json(&["arena", "easy", "easy", "--sprt", "-5,5", "--deals", "4"]);
    assert_eq!(unclear["matches"][0]["sprt"]["accepted"], "unclear");
}

#[test]
fn many_players_meet_each_other_and_stand_on_a_ladder() {
    let picture = folder("arena-ladder").join("ladder.svg");
    let args = ["arena", "random", "beginner", "easy", "--deals", "20", "--svg", picture.to_str().unwrap()];
    let result = json(&args);
    assert_eq!(result["matches"].as_array().unwrap().len(), 3);
    let elos: Vec<f64> = (0..3).map(|player| result["players"][player]["elo"].as_f64().unwrap()).collect();
    assert!(elos.is_sorted(), "{elos:?}");
    let picture = fs::read_to_string(&picture).unwrap();
    assert!(picture.starts_with("<svg") && ["random", "beginner", "easy"].iter().all(|name| picture.contains(name)));
    let [out, _] = run(&args, 0);
    let table = out.lines().skip_while(|line| !line.contains("name")).take(4).collect::<Vec<_>>();
    assert!(table[1].starts_with("1  easy") && table[3].starts_with("3  random"), "{table:#?}");
}

#[test]
fn programs_take_part() {
    let program = "python3 examples/bots/first.py";
    let result = json(&["arena", "random", "--exec", program, "--exec", "sh examples/bots/first.sh", "--deals", "2"]);
    let names: Vec<&str> = (0..3).map(|player| result["players"][player]["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["random", "first.py", "first.sh"]);
    for player in 0..3 {
        assert_eq!(result["players"][player]["fouls"], serde_json::json!([]));
    }
}

#[test]
fn fouls_are_named_and_end_the_match() {
    // It gives cards as it should, and then plays what nobody can.
    let cheat = r#"sh -c 'while read -r line; do case $line in *"\"phase\":\"exchange\""*) move=${line##*\[\"}; echo "{\"move\":\"${move%%\"*}\"}";; *) echo "{\"move\":\"12 R1>Rg4\"}";; esac; done'"#;
    let [out, err] = run(&["arena", "easy", "--exec", cheat, "--deals", "50", "--threads", "1"], 1);
    assert!(err.contains("committed fouls"), "{err}");
    // Three a seat in the games of one deal.
    let fouls = &out[out.find("Fouls: ").unwrap()..];
    expect![[r#"
        Fouls: 12
          sh: illegal, 12 times; first in deal 1, game 1, seat G, decision 5: "12 R1>Rg4" is none of the moves
            Choose one of view.moves, and write it as it stands there.
    "#]]
    .assert_eq(fouls);
    assert!(out.contains(" games on 1 deal: ") && out.contains("\n  stopped after 12 fouls\n"), "{out}");
    let args = ["arena", "easy", "--exec", cheat, "--deals", "50", "--threads", "1", "--json"];
    let result: Value = serde_json::from_str(&run(&args, 1)[0]).unwrap();
    assert_eq!(result["players"][1]["fouls"].as_array().unwrap().len(), 12);
    assert_eq!(result["players"][1]["fouls"][0]["kind"], "illegal");
    assert_eq!(result["matches"][0]["stoppedByFouls"], true);
}

#[test]
fn what_a_program_complains_of_stands_on_lines_of_its_own() {
    let broken = "sh -c 'printf \"Traceback:\\n  line 3\\n\" >&2; exit 1'";
    let [out, _] = run(&["arena", "easy", "--exec", broken, "--deals", "1", "--threads", "1"], 1);
    let (_, fouls) = out.split_once("decision 1: ").unwrap();
    expect![[r#"
        it ended with exit code 1:
              Traceback:
                line 3
            Does it go on after its first answer? Ask it by hand as docs/bots.md shows.
    "#]]
    .assert_eq(fouls);
    assert!(out.contains("  2 games on 1 deal: "), "{out}");
}

#[test]
fn records_overwrite_nothing() {
    let folder = folder("arena-same-names");
    let path = folder.to_str().unwrap();
    for name in ["a-b.sh", "a_b.sh"] {
        fs::copy(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bots/first.sh"), folder.join(name))
            .unwrap();
    }
    let games = folder.join("games");
    let (one, two) = (format!("sh '{path}/a-b.sh'"), format!("sh '{path}/a_b.sh'"));
    let args =
        ["arena", "random", "--exec", &one, "--exec", &two, "--deals", "1", "--records", games.to_str().unwrap()];
    run(&args, 0);
    let before = records(&games);
    let names: Vec<&str> = before.iter().map(|(name, _)| name.as_str()).collect();
    expect![[r#"
        1-random-2-a_b.sh-000001-1.makker
        1-random-2-a_b.sh-000001-2.makker
        1-random-3-a_b.sh-000001-1.makker
        1-random-3-a_b.sh-000001-2.makker
        2-a_b.sh-3-a_b.sh-000001-1.makker
        2-a_b.sh-3-a_b.sh-000001-2.makker"#]]
    .assert_eq(&names.join("\n"));
    let [out, err] = run(&[&args[..], &["--seed", "2"]].concat(), 2);
    assert_eq!(out, "");
    assert!(err.ends_with("1-random-2-a_b.sh-000001-1.makker is there already: name another folder\n"), "{err}");
    assert_eq!(records(&games), before);
}

#[test]
fn a_picture_is_touched_only_when_there_is_a_new_one() {
    let folder = folder("arena-picture");
    let (old, new) = (folder.join("old.svg"), folder.join("new.svg"));
    fs::write(&old, "precious").unwrap();
    fs::create_dir(folder.join("games")).unwrap();
    fs::write(folder.join("games/1-random-2-random__2_-000001-1.makker"), "").unwrap();
    let games = folder.join("games");
    let args = ["arena", "random", "random", "--deals", "2", "--records", games.to_str().unwrap(), "--svg"];
    for picture in [&old, &new] {
        run(&[&args[..], &[picture.to_str().unwrap()]].concat(), 2);
    }
    assert_eq!(fs::read_to_string(&old).unwrap(), "precious");
    assert!(!new.exists());
    let other = folder.join("other");
    let args = ["arena", "random", "random", "--deals", "2", "--records", other.to_str().unwrap(), "--svg"];
    run(&[&args[..], &[old.to_str().unwrap()]].concat(), 0);
    assert!(fs::read_to_string(&old).unwrap().starts_with("<svg"));
}

#[test]
fn that_we_can_start_no_more_programs_is_no_foul() {
    let makker = env!("CARGO_BIN_EXE_makker");
    // Room for the first program at most: each needs three pipes.
    let script = format!("ulimit -n 14; exec '{makker}' arena easy --exec 'sh examples/bots/first.sh' --threads 4");
    let mut command = Command::new("sh");
    let command = command.arg("-c").arg(script).current_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("../.."));
    let output = command.assert().code(1).get_output().clone();
    let err = String::from_utf8(output.stderr).unwrap();
    assert!(err.starts_with("error: no more programs can be started at the same time: "), "{err}");
    assert!(err.ends_with(": use fewer --threads\n") && output.stdout.is_empty(), "{err}");
}

#[test]
fn wrong_usage_says_what_to_do() {
    check_usage(
        &["easy"],
        expect![[r#"
            error: name at least two players, such as: makker arena easy beginner
        "#]],
    );
    check_usage(
        &["easy", "genius"],
        expect![[r#"
            error: "genius" is no player: a level is one of random, beginner, easy, medium, hard, master; a program is named by --exec PROGRAM
        "#]],
    );
    check_usage(
        &["easy", "easy:plies=3"],
        expect![[r#"
            error: "easy:plies=3": write settings like easy:nodes=20 or easy:nodes=20,ms=5; there are nodes, ms, playouts, tells, ahead and weights
        "#]],
    );
    check_usage(
        &["easy", "random", "--sprt", "20,0"],
        expect![[r#"
            error: --sprt: the first Elo of a test is below the second, as in 0 and 20
        "#]],
    );
    check_usage(
        &["easy", "random", "--sprt", "often"],
        expect![[r#"
            error: --sprt: write two numbers such as 0,20
        "#]],
    );
    check_usage(
        &["easy", "random", "beginner", "--sprt", "0,20"],
        expect![[r#"
            error: --sprt: two players are compared: name exactly two
        "#]],
    );
    check_usage(
        &["easy", "--exec", " "],
        expect![[r#"
            error: --exec: write the command that starts your program, such as 'python3 bot.py'
        "#]],
    );
    check_usage(
        &["easy", "easy:nodes=0"],
        expect![[r#"
            error: "easy:nodes=0": nodes= write a whole number from 1 to 1000000000
        "#]],
    );
    for (option, path) in [("--svg", "/nowhere/ladder.svg"), ("--records", "/dev/null/games")] {
        let [out, err] = run(&["arena", "easy", "random", option, path], 2);
        let (begin, end) = (format!("error: {option} {path}: "), ": name a f");
        assert!(out.is_empty() && err.starts_with(&begin) && err.contains(end), "{err}");
    }
}

#[test]
fn the_page_of_formats_explains_every_field_of_a_result() {
    let page = include_str!("../../../../docs/notation.md");
    let (_, section) = page.split_once("### The result of `makker arena --json`").unwrap();
    let result = json(&["arena", "easy", "random", "--deals", "2", "--sprt", "0,20"]);
    let parts = [&result, &result["players"][0], &result["matches"][0], &result["matches"][0]["sprt"]];
    for field in parts.iter().flat_map(|part| part.as_object().unwrap().keys()) {
        assert!(section.contains(&format!("`{field}`")), "{field} is not explained");
    }
}
