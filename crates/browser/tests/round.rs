//! Several people round one device: each is shown their own hand and no other, and whoever has no seat none.

use makker_browser::Engine;
use serde_json::{Value, json};

fn ask(engine: &mut Engine, question: &Value) -> Value {
    serde_json::from_str(&engine.answer(&question.to_string())).unwrap()
}

/// A table at which three sit round one device, and a bot.
fn table() -> Engine {
    let mut engine = Engine::default();
    let people = json!([
        {"person": "1", "seat": "R", "name": "Ann"},
        {"person": "2", "seat": "G", "name": "Bo"},
        {"person": "3", "seat": "B", "name": "Cy"},
    ]);
    let options = json!({"edition": "classic", "bots": "beginner"});
    let made = ask(&mut engine, &json!({"ask": "make", "table": "t", "now": 1, "people": people, "options": options}));
    assert_eq!(made["value"]["table"], "t", "{made}");
    engine
}

fn seen_by(engine: &mut Engine, person: &str) -> Value {
    ask(engine, &json!({"ask": "update", "table": "t", "person": person, "now": 2}))["value"]["table"].clone()
}

fn does(engine: &mut Engine, person: &str, command: Value) -> Value {
    let mut message = json!({"id": format!("{person} {command}"), "seq": u32::MAX});
    message.as_object_mut().unwrap().extend(command.as_object().unwrap().clone());
    ask(engine, &json!({"ask": "command", "table": "t", "person": person, "now": 3, "message": message}))
}

#[test]
fn each_sees_their_own_hand_and_who_has_no_seat_sees_none() {
    let mut engine = table();
    let hands: Vec<Value> = ["1", "2", "3"].map(|person| seen_by(&mut engine, person)["view"]["hand"].clone()).into();
    assert!(hands.iter().all(|hand| hand.as_array().unwrap().len() == 4), "{hands:?}");
    let nobody = seen_by(&mut engine, "nobody");
    assert_eq!((&nobody["you"], &nobody["prompt"], &nobody["view"]["hand"]), (&json!(null), &json!(null), &json!([])));
    let history = ask(&mut engine, &json!({"ask": "history", "table": "t", "person": "nobody"}));
    let dealt =
        history["value"].as_array().unwrap().iter().flat_map(|change| change["events"].as_array().unwrap().clone());
    let dealt =
        dealt.filter(|event| event["event"] == "deal").flat_map(|event| event["hands"].as_object().unwrap().clone());
    assert!(dealt.flat_map(|(_, hand)| hand.as_array().unwrap().clone()).all(|card| card == "?"), "{history}");
}

#[test]
fn who_sits_there_is_told_also_after_somebody_has_gone_and_a_list_still_shows_the_game() {
    let mut engine = table();
    let names = |engine: &mut Engine| -> Vec<String> {
        let told = ask(engine, &json!({"ask": "people", "table": "t"}));
        let people = told["value"].as_array().unwrap().iter();
        people.map(|one| format!("{} {}", one["person"].as_str().unwrap(), one["name"].as_str().unwrap())).collect()
    };
    assert_eq!(names(&mut engine), ["1 Ann", "2 Bo", "3 Cy"]);
    let done = does(&mut engine, "1", json!({"do": "leave"}));
    assert_eq!(done["value"]["type"], "done", "{done}");
    assert_eq!(names(&mut engine), ["2 Bo", "3 Cy"]);
    let listed = ask(&mut engine, &json!({"ask": "listing", "table": "t", "person": "1", "now": 4}));
    assert_eq!(listed["value"]["seat"], "G", "{listed}");
    assert_eq!(ask(&mut engine, &json!({"ask": "people", "table": "elsewhere"}))["refused"]["reason"], "noTable");
}
