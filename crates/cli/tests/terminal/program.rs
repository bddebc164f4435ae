//! Programs of other people in whole games: those that play, and those that do all that they should not.

use std::path::PathBuf;
use std::process::Command;
use std::time::Duration;

use makker::arena::program::Program;
use makker_bots::Level;
use makker_chance::Chance;
use makker_lab::arena::{Bot, Entrant, Foul, FoulKind, NoDecision, Player};
use makker_protocol::ViewMessage;
use makker_rules::{Edition, History, RuleSet, Seat, Setup, View};
use makker_testkit::{decider, wait_until};

/// Long enough for every program that answers at all, also where many tests share a machine.
const PATIENT: Duration = Duration::from_secs(60);

/// Plays a game of the program's team against ours until it is over or has enough fouls. Who commits a foul does what
/// stands first in the list.
fn play(edition: RuleSet, program: &Program, most_fouls: usize) -> Vec<Foul> {
    let bot = Bot::new(Level::Easy);
    let entrant =
        |place: usize| -> &dyn Entrant { if place.is_multiple_of(edition.team_count()) { program } else { &bot } };
    let seats = edition.seats();
    let mut players: Vec<Box<dyn Player>> = (0..seats.len()).map(|at| entrant(at).sit_down(at as u64)).collect();
    let mut history = History::new(Setup::new(edition, Seat::Red)).unwrap();
    let mut chance = Chance::from_seed(edition.edition() as u64);
    let mut fouls = Vec::new();
    while let Some(seat) = decider(&mut history, &mut chance).filter(|_| fouls.len() < most_fouls) {
        let view = View::new(&history, Some(seat));
        let at = seats.iter().position(|other| *other == seat).unwrap();
        let choice = match players[at].decide(&view) {
            Ok(decision) => decision.choice,
            Err(NoDecision::Unable(unable)) => panic!("{unable}"),
            Err(NoDecision::Foul(foul)) => {
                fouls.push(foul);
                view.choices[0]
            }
        };
        history.choose(seat, choice).unwrap();
    }
    fouls
}

/// The fouls of a program's first decisions, all of one kind and with a short detail that begins so.
fn check_fouls(command: &str, limit: Duration, kind: FoulKind, begin: &str) {
    let fouls = play(Edition::Classic.into(), &Program::new(command, None, None, limit), 4);
    assert_eq!(fouls.len(), 4, "{command}");
    for foul in fouls {
        assert_eq!(foul.kind, kind, "{command}: {}", foul.detail);
        assert!(foul.detail.starts_with(begin), "{command}: {}", foul.detail);
        let steers = |letter: char| letter.is_control() && letter != '\n';
        assert!(!foul.detail.contains(steers), "{command}: {}", foul.detail);
        assert!(foul.detail.chars().count() < 600, "{command}: {}", foul.detail);
    }
}

fn check_foul(command: &str, kind: FoulKind, begin: &str) {
    check_fouls(command, PATIENT, kind, begin);
}

/// A program that answers every request with the same line.
fn parrot(answer: &str) -> String {
    format!("sh -c 'while read -r line; do printf \"%s\\n\" \"$0\"; done' '{answer}'")
}

/// The path of a file that is not there yet.
fn new_file(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_file(&path);
    path
}

fn lines(path: &PathBuf) -> Vec<String> {
    std::fs::read_to_string(path).unwrap().lines().map(str::to_string).collect()
}

fn example(name: &str) -> String {
    format!("{}/../../examples/bots/{name}", env!("CARGO_MANIFEST_DIR"))
}

/// Plays a game of each edition without a foul.
fn check_plays(command: &str) {
    for edition in Edition::ALL.map(RuleSet::from) {
        let program = Program::new(command, Some(2000), Some(300), PATIENT);
        assert_eq!(play(edition, &program, 1), [], "{command}, {edition}");
    }
}

#[test]
fn the_example_in_python_plays_every_edition() {
    let has_python = Command::new("python3").arg("--version").output().is_ok_and(|output| output.status.success());
    assert!(has_python, "there is no python3, which examples/bots/first.py needs: install Python 3");
    check_plays(&format!("python3 '{}'", example("first.py")));
}

#[test]
fn the_example_in_the_language_of_the_shell_plays_every_edition() {
    check_plays(&format!("sh '{}'", example("first.sh")));
}

#[test]
fn the_examples_are_short() {
    for name in ["first.py", "first.sh"] {
        let count = std::fs::read_to_string(example(name)).unwrap().lines().count();
        assert!((10..=40).contains(&count), "{name} has {count} lines");
    }
}

#[test]
fn the_page_for_authors_explains_every_foul() {
    let page = include_str!("../../../../docs/bots.md");
    let kinds = [
        FoulKind::NotStarted,
        FoulKind::Ended,
        FoulKind::TooLate,
        FoulKind::Unreadable,
        FoulKind::Refused,
        FoulKind::Illegal,
    ];
    for kind in kinds {
        assert!(page.contains(&format!("\n| `{kind}` |")), "{kind}");
    }
}

/// The page's example can be pasted: it is a view that could have been, and the example in Python answers so.
#[test]
fn the_request_on_the_page_for_authors_is_a_real_one() {
    let page = include_str!("../../../../docs/bots.md");
    let (_, pasted) = page.split_once("$ echo '").unwrap();
    let (request, rest) = pasted.split_once("' | python3 examples/bots/first.py\n").unwrap();
    let asked: serde_json::Value = serde_json::from_str(request).unwrap();
    let message: ViewMessage = serde_json::from_value(asked["view"].clone()).unwrap();
    View::try_from(&message).unwrap();
    let command = format!("echo '{request}' | python3 '{}'", example("first.py"));
    let answer = Command::new("sh").arg("-c").arg(command).output().unwrap();
    assert_eq!(String::from_utf8(answer.stdout).unwrap().trim_end(), rest.lines().next().unwrap());
}

/// What the page promises to programs without a JSON reader, seen by a program that writes down what it is asked.
#[test]
fn a_request_is_written_as_the_page_for_authors_says() {
    let asked = new_file("asked");
    let script = r#"while read -r line; do echo "$line" >>"$0"; echo "$line" | sh "$1"; done"#;
    let command = format!("sh -c '{script}' '{}' '{}'", asked.display(), example("first.sh"));
    assert_eq!(play(Edition::Classic.into(), &Program::new(&command, Some(2000), Some(300), PATIENT), 1), []);
    for line in lines(&asked) {
        let (envelope, view) = line.split_once(r#","view":{"edition":"classic","#).unwrap();
        let id: u64 = envelope.strip_prefix(r#"{"id":"#).unwrap().split(',').next().unwrap().parse().unwrap();
        let seed = if view.contains(r#""seat":"R","phase""#) { 0 } else { 2 };
        assert_eq!(envelope, format!(r#"{{"id":{id},"op":"choose","seed":{seed},"nodes":2000,"ms":300"#));
        let (_, moves) = view.split_once(r#","moves":[""#).unwrap();
        assert!(moves.ends_with("\"]}}") && !moves.contains(r#"":"#), "{line}");
    }
}

#[test]
fn each_seat_has_a_process_of_its_own_throughout_the_game() {
    let started = new_file("started-for-each-seat");
    let command = format!("sh -c 'echo $$ >>\"$0\"; exec sh \"$1\"' '{}' '{}'", started.display(), example("first.sh"));
    assert_eq!(play(Edition::Classic.into(), &Program::new(&command, None, None, PATIENT), 1), []);
    assert_eq!(lines(&started).len(), 2);
}

#[test]
fn what_cannot_be_started() {
    let begin = "it ended with exit code 127:\n";
    check_foul("no-such-program-of-anybody", FoulKind::NotStarted, begin);
    let fouls = play(Edition::Classic.into(), &Program::new("no-such-program", None, None, PATIENT), 1);
    assert!(fouls[0].detail.contains("no-such-program: not found"), "{fouls:?}");
}

#[test]
fn what_ends_or_closes_its_output() {
    let begin = "it ended with exit code 3:\nthe reason\n is \\u{1b}[31mred";
    check_foul("sh -c 'printf \"the reason\\n\\n is \\033[31mred\\n\" >&2; exit 3'", FoulKind::Ended, begin);
    check_foul("true", FoulKind::Ended, "it ended with exit code 0");
    check_foul("", FoulKind::Ended, "it ended with exit code 0");
    check_foul("sh -c 'exec >&-; exec sleep 1000'", FoulKind::Ended, "it closed its output or was killed");
    // Only the end of a long complaint is told, and the program is not held up by it.
    let long = "sh -c 'i=0; while [ $i -lt 20000 ]; do echo nonsense; i=$((i+1)); done >&2; echo the end >&2; exit 1'";
    let fouls = play(Edition::Classic.into(), &Program::new(long, None, None, PATIENT), 1);
    let detail = &fouls[0].detail;
    assert!(detail.ends_with("\nnonsense\nthe end") && detail.chars().count() < 600, "{detail}");
}

#[test]
fn what_takes_too_long() {
    check_fouls("sleep 1000", Duration::from_millis(200), FoulKind::TooLate, "there was no answer within 200 ms");
}

#[test]
fn what_is_no_answer() {
    let check = |answer: &str, begin: &str| check_foul(&parrot(answer), FoulKind::Unreadable, begin);
    check("hello", "this is no JSON object: \"hello\"");
    check("", "this is no JSON object: \"\"");
    check("[1,2]", "this is no JSON object: ");
    check("{\"move\"", "EOF while parsing");
    check("{}", "missing field `move`");
    check("{\"move\":2}", "move: send one of the view's moves as a string");
    check("{\"move\":\"fold\",\"win\":7}", "win: send a number from 0 to 1");
    check("{\"id\":99,\"move\":\"fold\"}", "the id is not ");
    check("{\"id\":\"1\",\"move\":\"fold\"}", "the id is not ");
    check_foul("sh -c 'printf \"\\377\\000\\n\"'", FoulKind::Unreadable, "this is no JSON object: \"\u{fffd}\\0\"");
}

#[test]
fn what_refuses_to_choose() {
    // Our own engine plays at no level that it is not told.
    let engine = format!("'{}' engine", env!("CARGO_BIN_EXE_makker"));
    check_foul(&engine, FoulKind::Refused, "level: this field is missing: a level is one of random");
    check_foul(&parrot("{\"error\":{\"code\":1}}"), FoulKind::Refused, "{\"code\":1}");
}

#[test]
fn what_chooses_a_move_that_is_not_legal() {
    check_foul(&parrot("{\"move\":\"12 Rh>Rs\"}"), FoulKind::Illegal, "\"12 Rh>Rs\" is none of the moves");
    check_foul(&parrot("{\"move\":\"a\\n\\u001bb\"}"), FoulKind::Illegal, "\"a\\n\\u{1b}b\" is none of the moves");
    let long = format!("{{\"move\":\"{}\"}}", "7".repeat(1000));
    let begin = format!("\"{}…\" is none of the moves", "7".repeat(80));
    check_foul(&parrot(&long), FoulKind::Illegal, &begin);
}

#[test]
fn only_a_program_that_cannot_be_trusted_to_go_on_is_started_again() {
    for (answer, name, starts) in [("hello", "after-unreadable", 6), ("{\"move\":\"fly\"}", "after-illegal", 2)] {
        let started = new_file(name);
        let command = format!(
            "sh -c 'echo $$ >>\"$0\"; while read -r line; do echo \"$1\"; done' '{}' '{answer}'",
            started.display()
        );
        assert_eq!(play(Edition::Classic.into(), &Program::new(&command, None, None, PATIENT), 6).len(), 6);
        assert_eq!(lines(&started).len(), starts, "{answer}");
    }
}

#[test]
fn a_program_that_never_reads_does_not_hold_us_up() {
    // It answers all the same, so the requests of a whole game pile up, far more than a pipe takes.
    let program = Program::new("yes '{\"move\":\"fly\"}'", None, None, PATIENT);
    let fouls = play(Edition::Classic.into(), &program, 200);
    assert!(fouls.len() > 50 && fouls.iter().all(|foul| foul.kind == FoulKind::Illegal), "{fouls:?}");
}

#[test]
fn a_line_without_end_does_not_hold_us_up() {
    check_foul("tr '\\000' x </dev/zero", FoulKind::Unreadable, "the line is longer than 64 KiB");
}

#[test]
fn a_program_that_ignores_the_end_of_its_input_is_ended() {
    let started = new_file("ignores-the-end");
    let command = format!(
        "sh -c 'echo $$ >>\"$0\"; trap \"\" TERM INT HUP; while :; do read -r line && echo \"{{\\\"move\\\":1}}\"; done' '{}'",
        started.display()
    );
    assert_eq!(play(Edition::Classic.into(), &Program::new(&command, None, None, PATIENT), 3).len(), 3);
    let ids = lines(&started);
    assert_eq!(ids.len(), 3);
    for id in ids {
        // A process that is gone and was waited for has no number any more.
        let is_there = Command::new("sh").arg("-c").arg(format!("kill -0 {id} 2>/dev/null")).status().unwrap();
        assert!(!is_there.success(), "{id} is still there");
    }
}

/// Is there a process with this number that still runs? What is dead and not waited for does not run.
fn runs(id: &str) -> bool {
    match std::fs::read_to_string(format!("/proc/{id}/stat")) {
        Ok(stat) => !stat.rsplit(") ").next().unwrap().starts_with('Z'),
        Err(_) => Command::new("sh").arg("-c").arg(format!("kill -0 {id} 2>/dev/null")).status().unwrap().success(),
    }
}

#[test]
fn helpers_of_a_program_are_ended_with_it() {
    for (name, afterwards) in [("helper-of-one-that-ends", "exit 3"), ("helper-of-one-that-stays", "sleep 1000; :")] {
        let started = new_file(name);
        let command =
            format!("sh -c 'sleep 1000 & echo $! >>\"$0\"; echo \"{{}}\"; {afterwards}' '{}'", started.display());
        let fouls = play(Edition::Classic.into(), &Program::new(&command, None, None, PATIENT), 2);
        assert_eq!(fouls.len(), 2);
        for id in lines(&started) {
            wait_until(&format!("{name} {id} is ended"), || !runs(&id));
        }
    }
}
