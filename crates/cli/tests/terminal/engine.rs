//! `makker engine`: the session of the notation, bad requests, and lines that nobody should send.

use assert_cmd::Command;
use makker::commands::engine::{LONGEST_LINE, answer};
use makker_bots::{Level, Motive};
use makker_chance::Chance;
use makker_protocol::ViewMessage;
use makker_rules::{Edition, History, Phase, RuleSet, Seat, Setup, View};
use makker_testkit::{decider, step};
use serde_json::{Value, json};

fn session(input: impl Into<Vec<u8>>) -> Vec<String> {
    let assert = Command::cargo_bin("makker")
        .unwrap()
        .env("MAKKER_LANGUAGE", "en")
        .arg("engine")
        .write_stdin(input)
        .assert()
        .success();
    let output = String::from_utf8(assert.get_output().stdout.clone()).unwrap();
    output.lines().map(str::to_string).collect()
}

const HOME: &str = "Rh,Rh,Rh,Rh/Yh,Yh,Yh,Yh/Gh,Gh,Gh,Gh/Bh,Bh,Bh,Bh";

#[test]
fn the_session_of_the_notation() {
    let board = "R12,R3,Rh,Rh/Y5,Yh,Yh,Yh/Gh,Gh,Gh,Gh/Bh,Bh,Bh,Bh";
    let moves =
        json!({"id": 1, "op": "moves", "edition": "classic", "board": board, "seat": "R", "hand": ["7x1", "swap"]});
    let why = json!({"op": "why", "edition": "classic", "board": HOME, "seat": "R", "hand": ["10", "S", "10", "swap"]});
    let lines = session(format!("{moves}\n{why}\n{}", r#"{"op":"editions"}"#));
    assert_eq!(lines.len(), 3);
    let first = r#"{"card":"7x1","move":"7x1 R3>R6, R12>Y2","board":"R6,Rh,Rh,Y2/Y5,Yh,Yh,Yh/"#;
    let other = r#"{"card":"7x1","move":"7x1 R12>Y2, R3>R6","board":"R6,Rh,Rh,Y2/Y5,Yh,Yh,Yh/"#;
    assert!(lines[0].starts_with(r#"{"id":1,"moves":[{"card":"7x1","move":"7x1 R1"#), "{}", lines[0]);
    assert!(lines[0].contains(other) && !lines[0].contains(first), "one spelling, the smallest: {}", lines[0]);
    assert_eq!(lines[1], r#"{"why":[{"card":"10","reason":"nobody-in-play"},{"card":"swap","reason":"no-swap"}]}"#);
    assert!(lines[2].contains(
        r#"{"name":"classic","seats":["R","Y","G","B"],"teams":[["R","G"],["Y","B"]],"arc":14,"deck":{"S":4,"1/14":4,"2":4,"#
    ));
    let editions: Value = serde_json::from_str(&lines[2]).unwrap();
    assert_eq!(editions["editions"].as_array().unwrap().len(), 6);
}

#[test]
fn a_seat_that_must_fold_has_no_moves() {
    let request = json!({"op": "moves", "edition": "classic", "board": HOME, "seat": "R", "hand": ["10"]});
    assert_eq!(answer(&request.to_string()), r#"{"moves":[]}"#);
}

#[test]
fn a_hand_may_be_longer_than_in_the_game() {
    let hand: Vec<&str> = makker_rules::RuleSet::from(Edition::Classic).deck().iter().map(|card| card.code()).collect();
    let board = "R12,R3,Rh,Rh/Y5,Yh,Yh,Yh/Gh,Gh,Gh,Gh/Bh,Bh,Bh,Bh";
    let request = json!({"op": "moves", "edition": "classic", "board": board, "seat": "R", "hand": hand});
    let answer = answer(&request.to_string());
    assert!(answer.contains(r#""move":"2 R3>R5""#) && answer.contains(r#""move":"S Rh>Rs""#), "{answer}");
}

#[test]
fn any_id_is_echoed_as_it_was_written() {
    for id in ["1", "null", "\"a\"", "[1, {\"b\":2}]", "1e999", "123456789012345678901234567890", "{\"z\":1,\"a\":2}"] {
        let answer = answer(&format!(r#"{{"op":"nothing","id":{id}}}"#));
        assert!(answer.starts_with(&format!(r#"{{"id":{id},"error":""#)), "{answer}");
    }
}

#[test]
fn an_id_that_looks_like_an_escape_code_is_echoed_too() {
    let lines = session("{\"op\":\"nothing\",\"id\":\"\u{9b}31m\"}\n");
    assert!(lines[0].starts_with("{\"id\":\"\u{9b}31m\",\"error\""), "{}", lines[0]);
}

#[test]
fn a_bad_request_is_answered_and_the_program_goes_on() {
    let position = json!({"op": "moves", "edition": "classic", "board": HOME, "seat": "R", "hand": ["10"]});
    let changed = |field: &str, value: Value| {
        let mut request = position.clone();
        request[field] = value;
        request.to_string()
    };
    let bad = [
        (changed("edition", json!("chess")), "edition: "),
        (changed("board", json!("Rh")), "board: "),
        (changed("seat", json!("P")), "seat: classic has no seat P"),
        (changed("hand", json!(["S1"])), "hand: classic has no card S1"),
        (changed("hand", json!(["?"])), "hand: "),
        (changed("hand", json!("S")), "hand: send a list of card codes"),
        (changed("hand", json!([7])), "hand: send a list of card codes"),
        (changed("seat", json!(null)), "seat: send the letter of a seat"),
        (changed("board", json!(1)), "board: send the board as a string"),
        (changed("edition", json!([])), "edition: send the name of an edition"),
        (changed("op", json!(1)), "op: send moves, why, editions or choose"),
        (r#"{"op":"why","seat":"R","seat":"R"}"#.to_string(), "seat: this field is there twice"),
        (r#"{"op":"why","seat":"R"}"#.to_string(), "edition: this field is missing"),
        (r#"{"op":"editions","id":1,"id":1}"#.to_string(), "id: this field is there twice"),
        (r#"{"op":"choose","level":"easy"}"#.to_string(), "view: this field is missing"),
        (r#"{"op":"fly"}"#.to_string(), "op: send moves, why, editions or choose"),
        (r#"{"edition":"classic"}"#.to_string(), "op: send moves, why, editions or choose"),
        ("[\"editions\"]".to_string(), "no JSON object"),
        ("".to_string(), "no JSON object"),
        ("{".to_string(), "EOF"),
    ];
    let input: String = bad.iter().map(|(line, _)| format!("{line}\n")).collect();
    let lines = session(input + r#"{"op":"editions"}"#);
    assert_eq!(lines.len(), bad.len() + 1);
    for ((line, expected), answer) in bad.iter().zip(&lines) {
        let answer: Value = serde_json::from_str(answer).unwrap();
        assert!(answer["error"].as_str().unwrap().contains(expected), "{line}: {answer}");
    }
    assert!(lines[bad.len()].starts_with(r#"{"editions":"#));
}

#[test]
fn lines_that_are_too_long_or_no_text_are_refused() {
    let mut input = vec![b' '; 3 * LONGEST_LINE];
    input.extend(b"\n\xff\n");
    // The longest line that is still read.
    input.extend(vec![b' '; LONGEST_LINE - 17]);
    input.extend(b"{\"op\":\"editions\"}\n");
    let lines = session(input);
    assert_eq!(lines.len(), 3);
    assert!(lines[0].contains("longer than 1 MiB") && lines[1].contains("UTF-8"));
    assert!(lines[2].starts_with(r#"{"editions":"#), "{}", lines[2]);
    assert_eq!(session(""), Vec::<String>::new());
}

/// A game after a few choices, at the first moment in this phase.
fn opening(edition: RuleSet, phase: Phase) -> History {
    let mut history = History::new(Setup::new(edition, Seat::Red)).unwrap();
    let mut chance = Chance::from_seed(4);
    while history.game().phase() != phase {
        step(&mut history, &mut chance);
    }
    history
}

fn view(history: &History, seat: Option<Seat>) -> Value {
    serde_json::to_value(ViewMessage::from(&View::new(history, seat))).unwrap()
}

/// The request to choose for whom the game waits for.
fn choose(history: &History) -> Value {
    let view = view(history, history.game().decider());
    json!({"op": "choose", "level": "easy", "seed": 7, "nodes": 50, "ms": 60_000, "view": view})
}

fn answered(request: &Value) -> Value {
    serde_json::from_str(&answer(&request.to_string())).unwrap()
}

#[test]
fn choose_answers_with_one_of_the_moves_and_why() {
    for level in Level::ALL {
        let mut request = choose(&opening(Edition::Classic.into(), Phase::Play(Seat::Yellow)));
        request["level"] = json!(level.name());
        request["id"] = json!("a");
        let answer = answered(&request);
        assert_eq!(answer["id"], "a");
        assert!(request["view"]["moves"].as_array().unwrap().contains(&answer["move"]), "{answer}");
        assert!((0.0..=1.0).contains(&answer["win"].as_f64().unwrap()), "{answer}");
        assert!(Motive::ALL.iter().any(|motive| motive.word() == answer["motive"]), "{answer}");
        let considered = json!({"move": answer["move"], "win": answer["win"]});
        assert!(answer["considered"].as_array().unwrap().contains(&considered), "{answer}");
        // The same question has the same answer, and only level and view are required.
        assert_eq!(answered(&request), answer);
        let least = json!({"op": "choose", "level": level.name(), "view": request["view"]});
        assert_eq!(answered(&least)["error"], Value::Null);
        let nothing =
            json!({"op": "choose", "level": level.name(), "seed": null, "nodes": 0, "ms": 0, "view": request["view"]});
        assert_eq!(answered(&nothing)["error"], Value::Null);
    }
}

#[test]
fn a_whole_game_is_played_by_choosing_from_views() {
    for edition in Edition::ALL.map(RuleSet::from) {
        let mut history = History::new(Setup::new(edition, Seat::Red)).unwrap();
        let mut chance = Chance::from_seed(edition.edition() as u64);
        while let Some(seat) = decider(&mut history, &mut chance) {
            let mut request = choose(&history);
            request["seed"] = json!(history.events().len());
            let answer = answered(&request);
            let choices = history.game().choices(seat);
            let choice = choices.into_iter().find(|choice| answer["move"] == choice.to_string());
            history.choose(seat, choice.unwrap_or_else(|| panic!("{request}: {answer}"))).unwrap();
        }
        assert!(history.game().winners().is_some(), "{edition}");
    }
}

#[test]
fn a_bad_request_to_choose_names_the_field_and_tells_no_card() {
    let history = opening(Edition::Classic.into(), Phase::Exchange);
    let seat = history.game().decider().unwrap();
    let good = choose(&history);
    let check = |path: &str, value: Value, expected: &str| {
        let mut request = good.clone();
        *request.pointer_mut(path).unwrap() = value;
        let answer = answered(&request);
        let error = answer["error"].as_str().unwrap_or_else(|| panic!("{path}: {answer}"));
        assert!(error.starts_with(expected), "{path}: {error}");
        // Where the cards of the edition are named, all of them are.
        for card in good["view"]["hand"].as_array().unwrap().iter().filter(|_| !error.contains("its cards are")) {
            let card = card.as_str().unwrap();
            assert!(!error.split([' ', '"', '`', '[', ',']).any(|word| word == card), "{path}: {error}");
        }
    };
    let hand = &good["view"]["hand"];
    check("/level", json!("genius"), "level: a level is one of random, beginner, easy, medium, hard, master");
    check("/level", json!(null), "level: this field is missing: a level is one of random");
    check("/level", json!(1), "level: send the name of a level");
    check("/seed", json!(-1), "seed: send a whole number from 0 to 18446744073709551615, or leave it out");
    check("/seed", json!("7"), "seed: send a whole number");
    check("/nodes", json!(1_000_000_001), "nodes: send a whole number from 0 to 1000000000, or leave it out");
    check("/nodes", json!(u64::MAX), "nodes: send a whole number");
    check("/nodes", json!(2.5), "nodes: send a whole number");
    check("/ms", json!(600_001), "ms: send a whole number from 0 to 600000, or leave it out");
    check("/ms", json!([]), "ms: send a whole number");
    check("/view", json!({}), "view: edition: this field is missing");
    check("/view", json!(null), "view: send a view");
    check("/view", hand[0].clone(), "view: send a view");
    check("/view/hand", hand[0].clone(), "view: one of its fields is of the wrong kind: send a sequence");
    check("/view/deal", hand[0].clone(), "view: one of its fields is of the wrong kind: send u8");
    check("/view/hand/0", json!("?"), "view: hand: classic has no such card");
    check("/view/hand", json!([hand[0], hand[0], hand[0], hand[0], hand[0]]), "view: hand: a seat holds at most 4");
    check("/view/given", json!("8"), "view: given: classic has no such card");
    check("/view/moves", hand.clone(), "view: moves: these are not");
    check("/view/moves", json!([]), "view: moves: these are not");
    check("/view/turn", json!("R"), "view: turn: ");
    check("/view", view(&history, None), "view: seat: a spectator decides nothing: send the view of a seat");
    let mut given = history.clone();
    given.choose(seat, given.game().choices(seat)[0]).unwrap();
    check("/view", view(&given, Some(seat)), "view: this seat has nothing to decide: ask when moves is not empty");
    let twice = good.to_string().replace(r#""phase":"#, r#""phase":"play","phase":"#);
    assert!(answer(&twice).contains("view: phase: this field is there twice"), "{}", answer(&twice));
}

#[test]
fn nothing_makes_it_panic() {
    let mut chance = Chance::from_seed(1);
    let seeds = [
        json!({"id": 1, "op": "moves", "edition": "nordic", "board": HOME, "seat": "R", "hand": ["7x1", "swap"]}),
        json!({"op": "why", "edition": "plus-trios", "board": "Rh,R1,Rg4,Rs/Oh,Oh,Oh,Oh/Yh,Yh,Yh,Yh/Gh,Gh,Gh,Gh/Bh,Bh,Bh,Bh/Ph,Ph,Ph,Ph", "seat": "O", "hand": ["2SS", "-4"]}),
        json!({"op": "editions", "id": [[[]]]}),
        choose(&opening(Edition::PlusPairs.into(), Phase::Exchange)),
    ]
    .map(|seed| seed.to_string().into_bytes());
    for round in 0..20_000 {
        let mut line = seeds[round % seeds.len()].clone();
        for _ in 0..1 + chance.below(3) {
            if line.is_empty() {
                break;
            }
            let at = chance.below(line.len());
            match chance.below(4) {
                0 => line[at] = chance.below(128) as u8,
                1 => drop(line.remove(at)),
                2 => line.insert(at, b"[]{},:\"/>RYGBOPhsg1290x"[chance.below(23)]),
                _ => line.truncate(at + 1),
            }
        }
        let answer = answer(&String::from_utf8_lossy(&line));
        let value: Value = serde_json::from_str(&answer).unwrap();
        assert!(value.is_object() && !answer.contains('\n'), "{answer}");
    }
    answer(&format!(r#"{{"op":{}"#, "[".repeat(100_000)));
    answer(&format!(r#"{{"id":{}{}}}"#, "[".repeat(100_000), "]".repeat(100_000)));
}
