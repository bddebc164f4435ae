//! How long bots think in this program, in the games that `bench/browser/run.mjs` plays in a browser: a line for each level with the
//! milliseconds of its decisions.

use std::time::Instant;

use makker_browser::Engine;
use serde_json::{Value, json};

fn ask(engine: &mut Engine, question: &Value) -> Value {
    let answer: Value = serde_json::from_str(&engine.answer(&question.to_string())).expect("answers are JSON");
    assert!(answer["refused"].is_null(), "{answer}");
    answer["value"].clone()
}

/// The script of `thinking.mjs`.
fn think(edition: &str, level: &str, steps: u32) -> Vec<f64> {
    let (mut engine, mut times) = (Engine::default(), Vec::new());
    ask(&mut engine, &json!({"ask": "begin", "seed": (0..32).collect::<Vec<u8>>()}));
    let people = json!([{"person": "1", "seat": "R", "name": "Ann"}]);
    let options = json!({"edition": edition, "bots": level});
    ask(&mut engine, &json!({"ask": "make", "table": "bench", "now": 0, "people": people, "options": options}));
    for step in 1..=steps {
        let update = json!({"ask": "update", "table": "bench", "person": "1", "now": step});
        let table = ask(&mut engine, &update)["table"].clone();
        if table["prompt"].is_null() {
            let begin = Instant::now();
            ask(&mut engine, &json!({"ask": "go", "table": "bench", "now": step}));
            // When cards are given, several decide at once.
            if table["view"]["phase"] == "play" {
                times.push(begin.elapsed().as_secs_f64() * 1000.0);
            }
        } else {
            let moves = table["view"]["moves"].as_array().expect("moves are a list");
            let choice = &moves[step as usize % moves.len()];
            let message = json!({"id": step.to_string(), "seq": table["seq"], "do": "choose", "choice": choice});
            let command = json!({"ask": "command", "table": "bench", "person": "1", "now": step, "message": message});
            ask(&mut engine, &command);
        }
    }
    times
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).filter(|argument| argument != "--bench").collect();
    for script in &arguments {
        let [edition, level, steps] = script.split(' ').collect::<Vec<_>>()[..] else {
            panic!("{script}: EDITION LEVEL STEPS")
        };
        let times = think(edition, level, steps.parse().expect("steps are a number"));
        println!("{}", json!({"edition": edition, "level": level, "times": times}));
    }
}
