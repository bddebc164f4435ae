//! The engine plays the same games on every machine: what it answers here is kept as hashes, and `web/src/local/same.test.ts` asks the
//! WebAssembly the same questions.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use makker_browser::Engine;
use makker_chance::proof::seal;
use serde_json::{Value, json};

const GOLDEN: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/same.txt");
const RECORDS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/fairness");

/// How often each level is asked: those that think longer, less often.
const LEVELS: [(&str, u32); 5] = [("beginner", 60), ("easy", 60), ("medium", 60), ("hard", 8), ("master", 2)];

const EDITIONS: [&str; 6] = ["nordic", "english", "classic", "jubilee", "plus-pairs", "plus-trios"];

/// Asks, and adds the answer to what is hashed.
fn ask(engine: &mut Engine, heard: &mut String, question: &Value) -> Value {
    let answer = engine.answer(&question.to_string());
    writeln!(heard, "{answer}").unwrap();
    serde_json::from_str(&answer).unwrap()
}

/// A game of a person who takes their moves in turn, with bots of a level, for so many steps. The script that the other test repeats.
fn play(edition: &str, level: &str, steps: u32) -> String {
    let (mut engine, mut heard) = (Engine::default(), String::new());
    let seed: Vec<u8> = (0..32).collect();
    ask(&mut engine, &mut heard, &json!({"ask": "begin", "seed": seed}));
    let people = json!([{"person": "1", "seat": "R", "name": "Ann"}]);
    let options = json!({"edition": edition, "bots": level});
    ask(
        &mut engine,
        &mut heard,
        &json!({"ask": "make", "table": "local-same", "now": 0, "people": people, "options": options}),
    );
    for step in 1..=steps {
        let update = json!({"ask": "update", "table": "local-same", "person": "1", "now": step});
        let table = ask(&mut engine, &mut heard, &update)["value"]["table"].clone();
        let moves = table["view"]["moves"].as_array().cloned().unwrap_or_default();
        if table["prompt"].is_null() {
            ask(&mut engine, &mut heard, &json!({"ask": "go", "table": "local-same", "now": step}));
        } else {
            let choice = &moves[step as usize % moves.len()];
            let message = json!({"id": step.to_string(), "seq": table["seq"], "do": "choose", "choice": choice});
            ask(
                &mut engine,
                &mut heard,
                &json!({"ask": "command", "table": "local-same", "person": "1", "now": step, "message": message}),
            );
        }
    }
    seal(&heard)
}

/// The beginning of a review.
fn review(name: &str, pieces: u32) -> String {
    let record = fs::read_to_string(Path::new(RECORDS).join(format!("{name}.makker"))).unwrap();
    let (mut engine, mut heard) = (Engine::default(), String::new());
    ask(&mut engine, &mut heard, &json!({"ask": "replay", "record": record}));
    ask(&mut engine, &mut heard, &json!({"ask": "review", "record": record, "pieces": pieces}));
    seal(&heard)
}

#[test]
fn the_engine_answers_as_it_did_and_as_it_does_in_a_browser() {
    let mut lines = String::new();
    for edition in EDITIONS {
        for (level, steps) in LEVELS {
            writeln!(lines, "game {edition} {level} {steps} {}", play(edition, level, steps)).unwrap();
        }
    }
    writeln!(lines, "review together 12 {}", review("together", 12)).unwrap();
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        fs::write(GOLDEN, &lines).unwrap();
    }
    let golden = fs::read_to_string(GOLDEN).unwrap_or_default();
    assert_eq!(
        lines, golden,
        "run UPDATE_GOLDEN=1 cargo test -p makker-browser, if bots or messages were meant to change"
    );
}
