//! House rules in every command: an edition with rules turned the other way is a name like any other.

use assert_cmd::Command;

const TOURNAMENT: &str = "classic+lock-or-leave";

/// Red can walk inside the goal without locking.
const BOARD: &str = "Rg1,Rh,Rh,Rh/Yh,Yh,Yh,Yh/Gh,Gh,Gh,Gh/Bh,Bh,Bh,Bh";

fn makker(args: &[&str]) -> Command {
    let mut command = Command::cargo_bin("makker").unwrap();
    command.args(args).env("MAKKER_LANGUAGE", "en").env_remove("CLICOLOR_FORCE").env_remove("NO_COLOR");
    command
}

/// What the command prints when it succeeds.
fn check(args: &[&str]) -> String {
    let assert = makker(args).assert().success();
    String::from_utf8(assert.get_output().stdout.clone()).unwrap()
}

/// Every command refuses this name, and says why.
fn check_refused(name: &str, reason: &str) {
    for command in [&["cards"][..], &["moves", "--hand", "2"], &["random"], &["arena", "easy", "beginner"], &["play"]] {
        let assert = makker(command).args(["--edition", name]).assert().code(2);
        let text = String::from_utf8(assert.get_output().stderr.clone()).unwrap();
        let expected = format!("error: invalid value '{name}' for '--edition <EDITION>': {reason}\n");
        assert!(text.starts_with(&expected), "{command:?} {text}");
    }
}

#[test]
fn a_name_that_is_wrong_is_explained() {
    check_refused(
        "classic+lock",
        "the house rules of classic, each with a + before it, are start-counts, swap-from-start, turn-once, stay, \
         lock-or-leave, rest-may-lapse, fresh-decks",
    );
    check_refused(
        "classic+fresh-decks+lock-or-leave",
        "house rules stand in one order, each at most once: write classic+lock-or-leave+fresh-decks",
    );
    check_refused("classic+stay+stay", "house rules stand in one order, each at most once: write classic+stay");
    check_refused("jubilee+lock-or-leave", "jubilee has the rule lock-or-leave anyway: leave it out");
    check_refused("chess+stay", "an edition is one of nordic, english, classic, jubilee, plus-pairs, plus-trios");
}

#[test]
fn moves_and_perft_follow_the_house_rule() {
    let moves = |edition: &str| check(&["moves", "--edition", edition, "--board", BOARD, "--hand", "2"]);
    assert!(moves("classic").contains("2 Rg1>Rg3"), "{}", moves("classic"));
    assert!(!moves(TOURNAMENT).contains("2 Rg1>Rg3"), "{}", moves(TOURNAMENT));
    let count = |edition: &str| {
        let text =
            check(&["perft", "--edition", edition, "--board", BOARD, "--hands", "2/-/-/-", "--depth", "1", "--divide"]);
        text.lines().next().unwrap().to_string()
    };
    assert_eq!([count("classic"), count(TOURNAMENT)], ["2 Rg1>Rg3: 1", "fold: 1"]);
}

#[test]
fn cards_say_which_house_rules_a_rule_set_has() {
    let text = check(&["cards", "--edition", TOURNAMENT]);
    assert!(text.starts_with("The deck of classic+lock-or-leave: "), "{text}");
    assert!(text.contains("lock-or-leave,"), "{text}");
    assert!(check(&["cards"]).contains("rest-in-goal,"));
}

#[test]
fn a_record_of_a_house_rule_is_named_by_it_and_is_legal_only_there() {
    let record = check(&["random", "--edition", TOURNAMENT, "--seed", "7", "--format", "record"]);
    assert!(record.contains(TOURNAMENT), "{record}");
    let verify = |record: &str| makker(&["verify", "-"]).write_stdin(record.to_string()).assert();
    let text = String::from_utf8(verify(&record).success().get_output().stdout.clone()).unwrap();
    assert!(text.starts_with("OK: finished game of classic+lock-or-leave, "), "{text}");
    let replay = makker(&["replay", "-"]).write_stdin(record).assert().success();
    let text = String::from_utf8(replay.get_output().stdout.clone()).unwrap();
    assert!(text.starts_with("A game of classic+lock-or-leave.\n"), "{text}");
    let printed = check(&["random", "--seed", "7", "--format", "record"]);
    verify(&printed.replace("\"classic\"", "\"classic+lock-or-leave\"")).code(1);
}

#[test]
fn people_are_told_how_bots_play_house_rules() {
    let note = "The bots know Classic, and play house rules by what they know of it.\n";
    let watched = |edition: &str| {
        check(&["play", "--watch", "--edition", edition, "--seed", "1", "--levels", "beginner", "--delay-ms", "0"])
    };
    assert!(watched(TOURNAMENT).contains(note));
    assert!(!watched("classic").contains("house rules"));
    let played = makker(&["play", "--edition", TOURNAMENT, "--seed", "1"]).write_stdin("q\ny\n").assert().success();
    let text = String::from_utf8(played.get_output().stdout.clone()).unwrap();
    assert!(text.starts_with("A game of classic+lock-or-leave. You are Red ") && text.contains(note), "{text}");
    let arena = check(&["arena", "easy", "beginner", "--edition", TOURNAMENT, "--deals", "2"]);
    let note = "Bots play these house rules by what they learned of classic.\n";
    assert!(arena.starts_with(&format!("classic+lock-or-leave, 4 seats, seed 1\n{note}")), "{arena}");
}

#[test]
fn the_arena_keeps_records_of_house_rules() {
    let folder = std::env::temp_dir().join(format!("makker-house-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    let path = folder.display().to_string();
    let edition = "plus-pairs+fresh-decks";
    check(&["arena", "easy", "beginner", "--edition", edition, "--deals", "1", "--records", &path, "--json"]);
    let files: Vec<String> =
        std::fs::read_dir(&folder).unwrap().map(|file| file.unwrap().path().display().to_string()).collect();
    assert!(!files.is_empty());
    for file in &files {
        let text = check(&["verify", file]);
        assert!(text.contains("game of plus-pairs+fresh-decks, "), "{text}");
    }
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn bench_measures_a_house_rule() {
    let text = check(&["bench", "--edition", "english+three-deals", "--games", "3"]);
    assert!(text.starts_with("english+three-deals games 3 plies "), "{text}");
}

#[test]
fn the_engine_answers_by_house_rules() {
    let ask = |edition: &str| {
        let request =
            format!(r#"{{"id":1,"op":"moves","edition":"{edition}","board":"{BOARD}","seat":"R","hand":["2"]}}"#);
        let assert = makker(&["engine"]).write_stdin(request + "\n").assert().success();
        String::from_utf8(assert.get_output().stdout.clone()).unwrap()
    };
    assert!(ask("classic").contains("2 Rg1>Rg3"), "{}", ask("classic"));
    assert!(ask(TOURNAMENT).contains(r#""moves":[]"#), "{}", ask(TOURNAMENT));
    let refused = ask("jubilee+lock-or-leave");
    assert!(refused.contains("jubilee has the rule lock-or-leave anyway: leave it out"), "{refused}");
}

#[test]
fn the_help_names_every_house_rule() {
    let text = check(&["--help"]);
    assert!(text.contains("House rules:"), "{text}");
    for knob in makker_rules::Knob::ALL {
        assert!(knob.words().iter().all(|word| text.contains(word)), "{knob:?}");
    }
    for command in ["moves", "perft", "play", "arena", "random", "cards", "bench"] {
        let help = check(&["help", command]);
        assert!(help.contains("house rules") && help.contains("plus-trios"), "{help}");
    }
}
