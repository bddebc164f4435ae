//! The program as people run it: every command's happy path, its errors and its exit codes.

use assert_cmd::Command;
use assert_cmd::assert::Assert;
use expect_test::{Expect, expect};

fn makker(args: &[&str]) -> Command {
    let mut command = Command::cargo_bin("makker").unwrap();
    command.args(args).env("MAKKER_LANGUAGE", "en").env_remove("CLICOLOR_FORCE").env_remove("NO_COLOR");
    command
}

fn stdout(assert: &Assert) -> String {
    String::from_utf8(assert.get_output().stdout.clone()).unwrap()
}

fn stderr(assert: &Assert) -> String {
    String::from_utf8(assert.get_output().stderr.clone()).unwrap()
}

/// The command succeeds, silent on standard error.
fn check(args: &[&str]) -> String {
    let assert = makker(args).assert().success();
    assert_eq!(stderr(&assert), "", "{args:?}");
    stdout(&assert)
}

/// The command fails with this code, and says this on standard error alone.
fn check_fails(args: &[&str], code: i32, expected: Expect) {
    let assert = makker(args).assert().code(code);
    assert_eq!(stdout(&assert), "", "{args:?}");
    expected.assert_eq(&stderr(&assert));
}

const BOARD: &str = "R12,R3,Rh,Rs/Y5,Yh,Yh,Yh/Gg4,Gh,Gh,Gh/Bh,Bh,Bh,Bs";

#[test]
fn moves_are_listed_by_card_with_what_they_do() {
    let text = check(&["moves", "--board", BOARD, "--hand", "2,S8,swap"]);
    let (_, list) = text.split_once("\n\n").unwrap();
    expect![[r#"
        Red holds [2] 2 [8♥] S8 [⇄] swap and has 10 moves.

        [2] 2: A pawn goes 2 steps.
           1  2 R12>R14
           2  2 R3>R5
           3  2 Rs>R2

        [8♥] S8: A pawn comes out, or goes 8 steps.
           4  S8 R12>Y6
           5  S8 R3>R11
           6  S8 Rh>Rs   comes out
           7  S8 Rs>R8

        [⇄] swap: Two pawns change places.
           8  swap R12<>R3  changes nothing
           9  swap R12<>Y5  changes places with Yellow
          10  swap R3<>Y5   changes places with Yellow
    "#]]
    .assert_eq(list);
}

#[test]
fn bumps_locks_and_wins_are_told_in_words() {
    let board = "B14,Rg4,R1,R3/R5,B13,B13,Yh/Gg1,Gg2,Gg3,Gg4/Bh,Bh,Bh,Bs";
    let text = check(&["moves", "--board", board, "--hand", "2,3"]);
    assert!(text.contains("2 R3>R5    bumps Yellow home"), "{text}");
    assert!(text.contains("3 B14>Rg3  is safe in the goal"), "{text}");
    let text = check(&["moves", "--board", board, "--hand=-4"]);
    assert!(text.contains("-4 R3>B13   is sent home by Yellow"), "{text}");
    let text =
        check(&["moves", "--board", "B14,Rg4,Rg3,Rg2/Yh,Yh,Yh,Yh/Gg1,Gg2,Gg3,Gg4/Bh,Bh,Bh,Bh", "--hand", "1/14"]);
    assert!(text.contains("is safe in the goal, wins"), "{text}");
}

#[test]
fn a_seat_that_must_fold_is_told_why() {
    let text = check(&["moves", "--seat", "Y", "--hand", "10,swap,-4"]);
    let (_, list) = text.split_once("\n\n").unwrap();
    expect![[r#"
        Yellow holds [÷4] -4 [10] 10 [⇄] swap and must fold: no card can be played.

        [÷4] -4 cannot be played: no pawn is on the track.

        [10] 10 cannot be played: no pawn is in play.

        [⇄] swap cannot be played: no two pawns may be swapped.
    "#]]
    .assert_eq(list);
}

#[test]
fn what_cannot_be_read_is_wrong_usage() {
    check_fails(
        &["moves", "--board", "Rh", "--hand", "2"],
        2,
        expect![[r#"
            error: --board: a board of classic has 4 seats, R/Y/G/B, with / between them; this one has 1
        "#]],
    );
    check_fails(
        &["moves", "--board", "Rh,Rh,Rh,O3/Yh,Yh,Yh,Yh/Gh,Gh,Gh,Gh/Bh,Bh,Bh,Bh", "--hand", "2"],
        2,
        expect![[r#"
            error: --board: classic has no orange: its seats are R, Y, G, B
        "#]],
    );
    check_fails(
        &["moves", "--hand", "8"],
        2,
        expect![[r#"
            error: --hand: "8" is no card of classic: write codes with commas between them, of S 1/14 2 3 -4 5 6 7x1 S8 9 10 swap 12 S13
        "#]],
    );
    check_fails(
        &["moves", "--hand", "2", "--seat", "P"],
        2,
        expect![[r#"
            error: --seat: classic has no seat P: choose one of R, Y, G, B
        "#]],
    );
    check_fails(
        &["moves", "--hand", "2,2,2,2,2"],
        2,
        expect![[r#"
            error: --hand: a seat at turn holds one to four cards
        "#]],
    );
    check_fails(
        &["perft", "--hands", "2/3", "--depth", "1"],
        2,
        expect![[r#"
            error: --hands: classic has 4 seats, R/Y/G/B: write that many hands, - for an empty one
        "#]],
    );
    check_fails(
        &["random", "--play-on"],
        2,
        expect![[r#"
            error: --play-on: classic has two teams, so nobody plays on for second place: leave that out or take plus-pairs
        "#]],
    );
    check_fails(
        &["verify", "/no/such/file"],
        2,
        expect![[r#"
            error: /no/such/file: No such file or directory (os error 2): name a game record, or - for standard input
        "#]],
    );
    makker(&["moves", "--edition", "chess", "--hand", "2"]).assert().code(2);
    makker(&["moves"]).assert().code(2);
    makker(&["nonsense"]).assert().code(2);
    makker(&[]).assert().code(2);
}

#[test]
fn perft_counts_and_divides() {
    let text = check(&["perft", "--hands", "S8,2/-/S/-", "--depth", "3", "--divide"]);
    let (counts, speed) = text.trim_end().rsplit_once('\n').unwrap();
    assert_eq!(counts, "S8 Rh>Rs: 1\ntotal: 1");
    assert!(speed.ends_with("nodes/s"), "{speed}");
    assert!(check(&["perft", "--hands", "1/14,S8/-/1/14/2", "--depth", "1"]).starts_with("total: 1\n"));
    let slashes = ["perft", "--edition", "jubilee", "--hands", "S1,9/swap/6/3+3/-/11/1+1,7/+2-5", "--depth", "2"];
    assert!(check(&slashes).starts_with("total: 1\n"));
    assert!(check(&["perft", "--hands", "-/-/-/-", "--depth", "1"]).starts_with("total: 0\n"));
    assert!(check(&["perft", "--hands", "-/-/-/-", "--depth", "0"]).starts_with("total: 1\n"));
}

#[test]
fn cards_show_the_whole_deck() {
    for edition in makker_rules::Edition::ALL.map(makker_rules::RuleSet::from) {
        let text = check(&["cards", "--edition", &edition.to_string()]);
        for card in edition.cards() {
            assert!(text.contains(card.face()) && text.contains(card.code()), "{edition} {card}");
        }
        assert!(text.contains("inferred"));
    }
}

#[test]
fn every_format_of_a_random_game_tells_the_same_game() {
    for edition in makker_rules::Edition::ALL.map(makker_rules::RuleSet::from) {
        let args = ["random", "--edition", &edition.to_string(), "--seed", "5"];
        let record = check(&[&args[..], &["--format", "record"]].concat());
        let jsonl = check(&[&args[..], &["--format", "jsonl"]].concat());
        let drawn = check(&args);
        let replayed = |format: &str| {
            let assert = makker(&["replay", "-", "--format", format]).write_stdin(record.clone()).assert().success();
            stdout(&assert)
        };
        assert_eq!(replayed("jsonl"), jsonl);
        assert_eq!(replayed("text"), drawn.split_once('\n').unwrap().1);
        assert_eq!(replayed("drawn"), replayed("text"));
        assert_eq!(check(&[&args[..], &["--format", "text"]].concat()), drawn);
        let verified = stdout(&makker(&["verify", "-"]).write_stdin(record).assert().success());
        assert!(verified.starts_with(&format!("OK: finished game of {edition}, ")), "{verified}");
        let first = jsonl.lines().next().unwrap();
        assert!(first.starts_with(&format!(r#"{{"event":"start","edition":"{edition}","dealer":""#)), "{first}");
    }
}

#[test]
fn without_a_seed_games_differ_and_the_seed_is_told() {
    let assert = makker(&["random", "--format", "jsonl"]).assert().success();
    let seed = stderr(&assert).trim().strip_prefix("seed ").unwrap().to_string();
    assert_eq!(check(&["random", "--format", "jsonl", "--seed", &seed]), stdout(&assert));
}

#[test]
fn playing_on_ends_with_all_places() {
    let text = check(&["random", "--edition", "plus-pairs", "--play-on", "--seed", "4"]);
    assert!(text.contains(": place 1.") && text.contains(": place 2.") && text.contains("\n  3. "), "{text}");
}

#[test]
fn a_broken_record_is_refused_with_its_place() {
    let record = check(&["random", "--seed", "5", "--format", "record"]);
    let broken = record.replacen("fold", "fodl", 1);
    let line = 1 + broken.lines().position(|line| line.contains("fodl")).unwrap();
    let assert = makker(&["verify", "-"]).write_stdin(broken).assert().code(1);
    assert!(
        stderr(&assert).starts_with(&format!("error: standard input: line {line}, column 3: ")),
        "{}",
        stderr(&assert)
    );
    let assert = makker(&["replay", "-"]).write_stdin(vec![b'#'; (1 << 20) + 1]).assert().code(1);
    assert!(stderr(&assert).contains("longer than 1 MiB"), "{}", stderr(&assert));
    let assert = makker(&["verify", "-"]).write_stdin(vec![b'\n', 0xff]).assert().code(1);
    assert!(stderr(&assert).contains("line 2 is not UTF-8"), "{}", stderr(&assert));
    makker(&["verify", "-"]).write_stdin("").assert().code(1);
}

#[test]
fn several_records_are_verified_one_after_another() {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR"));
    let record = check(&["random", "--seed", "5", "--format", "record"]);
    let cut: String = record.lines().take(20).map(|line| format!("{line}\n")).collect();
    for (name, text) in [("whole.makker", &record), ("cut.makker", &cut)] {
        std::fs::write(folder.join(name), text).unwrap();
    }
    let verify =
        |files: &[&str], code: i32| makker(&[&["verify"], files].concat()).current_dir(folder).assert().code(code);
    let assert = verify(&["whole.makker", "cut.makker", "whole.makker"], 1);
    assert_eq!(stdout(&assert).matches("whole.makker: OK: finished game of classic, ").count(), 2);
    let stops = "error: cut.makker: line 21, column 1: the record stops here without winners, though Result says ";
    assert!(stderr(&assert).starts_with(stops) && stderr(&assert).lines().count() == 1, "{}", stderr(&assert));
    verify(&["whole.makker", "whole.makker"], 0);
    verify(&["no.makker", "cut.makker"], 2);
    verify(&[], 2);
}

#[test]
fn numbers_out_of_range_are_told_the_range() {
    let hands = ["perft", "--hands", "2/2/2/2", "--depth"];
    for (args, range) in [
        (&["random", "--seed"][..], "from 0 to 18446744073709551615"),
        (&["random", "--delay-ms"], "from 0 to"),
        (&["replay", "-", "--delay-ms"], "from 0 to"),
        (&["bench", "--seconds"], "from 1 to 600"),
        (&hands, "0..=24"),
    ] {
        let assert = makker(&[args, &["-5"]].concat()).assert().code(2);
        assert!(stderr(&assert).contains(range), "{}", stderr(&assert));
    }
}

#[test]
fn what_is_quoted_is_cut() {
    let long = "x".repeat(300);
    let assert = makker(&["moves", "--hand", &long]).assert().code(2);
    assert!(stderr(&assert).contains(&format!("{:?}", "x".repeat(40) + "…")), "{}", stderr(&assert));
}

#[test]
fn several_pawns_and_seats_are_told_in_words() {
    let text = check(&["moves", "--edition", "plus-trios", "--seat", "O", "--hand", "2SS"]);
    assert!(text.contains("2SS Oh>Os, Oh>Os  two pawns come out\n"), "{text}");
    assert!(text.contains("2SS Ph>Ps, Ph>Ps  two of Purple’s pawns come out\n"), "{text}");
    let text = check(&["random", "--edition", "plus-trios", "--seed", "1"]);
    let win = ["\nRed, Yellow and Blue win after ", "\nOrange, Green and Purple win after "];
    assert!(win.iter().any(|win| text.contains(win)), "{text}");
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_told_as_such() {
    let full = std::fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
    let program = makker(&[]).get_program().to_owned();
    let output = std::process::Command::new(program).arg("cards").stdout(full).output().unwrap();
    let told = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.code() == Some(1) && told.starts_with("error: standard output: "), "{told}");
}

#[test]
fn the_names_in_a_record_cannot_steer_the_terminal() {
    let record = check(&["random", "--seed", "5", "--format", "record"]);
    let record = record.replacen("[Seed", "[Red \"An\u{1b}[31mna\u{9b}\"]\n[Seed", 1);
    let assert = makker(&["replay", "-"]).env("CLICOLOR_FORCE", "1").write_stdin(record).assert().success();
    assert!(stdout(&assert).starts_with("Red: An[31mna\n"), "{}", stdout(&assert));
}

#[test]
fn the_record_of_a_running_game_is_replayed_with_its_secrets_hidden() {
    let record = check(&["random", "--seed", "5", "--format", "record"]);
    let hidden = |line: &str| match line.split_once(' ') {
        Some(("[Result", _)) => "[Result \"*\"]".to_string(),
        Some(("shuffle", deck)) => format!("shuffle{}", " ?".repeat(deck.split(' ').count())),
        Some(("give", gifts)) => {
            let gifts: Vec<String> = gifts.split(' ').map(|gift| format!("{}?", &gift[..2])).collect();
            format!("give {}", gifts.join(" "))
        }
        _ => line.to_string(),
    };
    let running: String = record.lines().take(16).map(|line| hidden(line) + "\n").collect();
    let assert = makker(&["replay", "-", "--format", "jsonl"]).write_stdin(running.clone()).assert().success();
    let jsonl = stdout(&assert);
    assert!(jsonl.contains(r#"{"event":"shuffle","deck":["?","?","#), "{jsonl}");
    assert!(jsonl.contains(r#""hands":{"R":["?","?","?","?"],"Y":["?","#), "{jsonl}");
    assert!(jsonl.contains(r#"{"event":"give","seat":"R","card":"?","to":"G"}"#), "{jsonl}");
    let verified = stdout(&makker(&["verify", "-"]).write_stdin(running.clone()).assert().success());
    assert!(verified.starts_with("OK: unfinished game of classic, 1 deal, "), "{verified}");
    let told = stdout(&makker(&["replay", "-", "--delay-ms", "1"]).write_stdin(running).assert().success());
    assert!(told.ends_with("R* locked\n\nThe record stops here; the game is not finished.\n"), "{told}");
}

#[test]
fn colours_appear_only_where_they_are_wanted() {
    let args = ["moves", "--hand", "S8"];
    let plain = check(&args);
    assert!(!plain.contains('\x1b'));
    assert!(!check(&["cards"]).contains('\x1b'));
    assert!(!check(&["random", "--seed", "1"]).contains('\x1b'));
    let forced = stdout(&makker(&args).env("CLICOLOR_FORCE", "1").assert().success());
    assert!(forced.contains("\x1b["));
    let refused = stdout(&makker(&args).env("NO_COLOR", "1").assert().success());
    assert_eq!(refused, plain);
}

#[test]
fn a_closed_pipe_is_no_error() {
    use std::io::{BufRead, BufReader};
    use std::process::Stdio;
    let program = makker(&[]).get_program().to_owned();
    let mut child = std::process::Command::new(program)
        .args(["random", "--edition", "plus-trios", "--seed", "1"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::with_capacity(16, child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), String::from_utf8(output.stderr).unwrap()), (Some(0), String::new()));
}

#[test]
fn completions_know_the_commands() {
    for shell in ["bash", "zsh", "fish"] {
        let script = check(&["completions", shell]);
        assert!(
            ["moves", "perft", "cards", "engine", "random", "replay", "verify"]
                .iter()
                .all(|name| script.contains(name))
        );
    }
    makker(&["completions", "sed"]).assert().code(2);
}

#[test]
fn every_command_explains_itself_with_an_example() {
    let all = check(&["help"]);
    let listed = all.split("Commands:\n").nth(1).and_then(|rest| rest.split("\n\n").next()).unwrap();
    let commands =
        listed.lines().filter(|line| !line.starts_with("   ")).filter_map(|line| line.split_whitespace().next());
    let commands: Vec<&str> = commands.filter(|command| *command != "help").collect();
    assert!(commands.len() >= 13, "{commands:?}");
    for command in commands {
        let help = check(&[command, "--help"]);
        assert!(help.contains("Example"), "{command}");
        // An example that is longer than the help is wide goes on at the beginning of a line.
        let examples = help.split("Example").nth(1).unwrap();
        let is_whole = |line: &&str| line.contains("makker") || line.starts_with("    ") || line.ends_with(':');
        assert_eq!(examples.lines().skip(1).filter(|line| !line.is_empty()).find(|line| !is_whole(line)), None);
    }
}
