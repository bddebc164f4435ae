//! `makker engine`: the session of the notation, bad requests, and lines that nobody should send.

use assert_cmd::Command;
use makker::engine::{LONGEST_LINE, answer};
use makker_chance::Chance;
use serde_json::{Value, json};

fn session(input: impl Into<Vec<u8>>) -> Vec<String> {
    let assert = Command::cargo_bin("makker").unwrap().arg("engine").write_stdin(input).assert().success();
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
    let hand: Vec<&str> = makker_rules::Edition::Classic.deck().iter().map(|card| card.code()).collect();
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
        (r#"{"op":"choose","level":"hard","view":{}}"#.to_string(), "choose comes with"),
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

#[test]
fn nothing_makes_it_panic() {
    let mut chance = Chance::from_seed(1);
    let seeds = [
        json!({"id": 1, "op": "moves", "edition": "nordic", "board": HOME, "seat": "R", "hand": ["7x1", "swap"]}),
        json!({"op": "why", "edition": "plus-trios", "board": "Rh,R1,Rg4,Rs/Oh,Oh,Oh,Oh/Yh,Yh,Yh,Yh/Gh,Gh,Gh,Gh/Bh,Bh,Bh,Bh/Ph,Ph,Ph,Ph", "seat": "O", "hand": ["2SS", "-4"]}),
        json!({"op": "editions", "id": [[[]]]}),
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
