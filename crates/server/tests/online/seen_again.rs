//! A game looked back on with all hands open: only once it is over; and a record that somebody sends, within bounds.

use makker_server::Limits;
use makker_testkit::Person;
use serde_json::{Value, json};

use crate::server::{Server, folder};
use crate::tables::play_to_the_end;

fn replay(person: &Person, table: &str, query: &str) -> (u16, Value) {
    person.get(&format!("/api/tables/{table}/replay{query}"))
}

fn read(person: &Person, record: &str) -> (u16, Value) {
    person.post("/api/replay", &json!({"record": record}))
}

#[test]
fn all_hands_are_open_once_a_game_is_over_and_never_before() {
    let server = Server::start(&folder("looking-back"));
    let [ann, nobody] = [Person::new(&server.address), Person::nobody(&server.address)];
    let table = ann.make_table("Ann", json!({"bots": "beginner"}));
    assert_eq!(replay(&ann, &table, "").1["reason"], "notNow", "there is no game yet");
    assert_eq!(replay(&ann, "nowhere", "").0, 404);
    ann.does(&table, "start", json!({"do": "start"}));
    for (person, query) in [(&ann, ""), (&ann, "?game=1"), (&nobody, ""), (&nobody, "?game=2")] {
        let (status, answer) = replay(person, &table, query);
        assert_eq!((status, &answer["reason"]), (409, &json!("notNow")), "{answer}");
        assert!(!answer.to_string().contains("hands\":{"), "{answer}");
        let (status, answer) = person.get(&format!("/api/tables/{table}/moment?event=3"));
        assert_eq!((status, &answer["reason"]), (409, &json!("notNow")), "{answer}");
    }
    play_to_the_end(&ann, &table);
    let (status, told) = replay(&ann, &table, "");
    assert_eq!((status, &told["you"], &told["game"]), (200, &json!("R"), &json!(1)));
    assert_eq!(told["seats"][0]["name"], "Ann");
    let events = told["events"].as_array().unwrap();
    assert_eq!((&events[0]["event"], &events.last().unwrap()["event"]), (&json!("start"), &json!("end")));
    assert!(!told["events"].to_string().contains("\"?\""), "nothing is hidden");
    assert_eq!(replay(&nobody, &table, "").1["you"], Value::Null);
    // Every decision can be tried again: what was chosen was offered, with the cards of that seat and nobody else's.
    let decisions = events
        .iter()
        .enumerate()
        .filter(|(_, event)| matches!(event["event"].as_str(), Some("give" | "play" | "fold")));
    for (number, event) in decisions.step_by(5) {
        let (status, position) = nobody.get(&format!("/api/tables/{table}/moment?event={number}"));
        assert_eq!((status, &position["seat"], &position["view"]["seat"]), (200, &event["seat"], &event["seat"]));
        let choice = match event["event"].as_str() {
            Some("give") => json!(format!("give {}", event["card"].as_str().unwrap())),
            Some("play") => event["move"].clone(),
            _ => json!("fold"),
        };
        let moves = position["view"]["moves"].as_array().unwrap();
        assert!(moves.contains(&choice) && !position["prompt"].is_null(), "{number}: {choice} of {moves:?}");
    }

    // While the next game is played, the one before stays open and the new one is shut.
    ann.does(&table, "rematch", json!({"do": "rematch", "rotate": false}));
    assert_eq!(replay(&ann, &table, "").1["reason"], "notNow");
    assert_eq!(replay(&ann, &table, "?game=2").1["reason"], "notNow");
    let (status, before) = replay(&nobody, &table, "?game=1");
    assert!(status == 200 && before["events"] == told["events"], "it is the same game");
    assert_eq!(before["seats"][0]["name"], Value::Null, "who sat there then is not known");
}

#[test]
fn a_record_that_is_sent_is_the_same_game_and_what_is_none_says_where() {
    let server = Server::start(&folder("looking-back-record"));
    let [ann, bo] = [Person::new(&server.address), Person::new(&server.address)];
    let table = ann.make_table("Ann", json!({"bots": "beginner", "edition": "plus-trios"}));
    ann.does(&table, "start", json!({"do": "start"}));
    let record = || ann.get(&format!("/api/tables/{table}/record")).1.as_str().unwrap().to_string();
    // What everyone has seen of a running game can be sent as well; what is hidden there stays hidden.
    let (status, running) = read(&bo, &record());
    assert_eq!((status, running["events"][1]["deck"][0].clone()), (200, json!("?")));
    play_to_the_end(&ann, &table);
    let (status, told) = read(&bo, &record());
    assert_eq!((status, &told["game"], &told["you"]), (200, &json!(0), &Value::Null));
    // A record lists what was given by seat, the table in the order in which it was given.
    let others = |told: &Value| -> Vec<Value> {
        let events = told["events"].as_array().unwrap().iter();
        events.filter(|event| event["event"] != "give").cloned().collect()
    };
    assert!(others(&told) == others(&replay(&ann, &table, "").1), "it is the same game");
    assert_eq!(told["seats"][0]["name"], "Ann");
    assert_eq!((&told["seats"][1]["bot"], &told["seats"][1]["name"]), (&json!("beginner"), &Value::Null));
    assert!(told["seats"][1]["botName"].is_string(), "{}", told["seats"][1]);

    let first = record().lines().take(2).collect::<Vec<_>>().join("\n");
    for (wrong, says) in
        [("Hello", "line 1"), (&*format!("{first}\nR 5 R1>R6\n"), "line 3"), (&"#".repeat(150_000), "128 kB")]
    {
        let (status, answer) = read(&bo, wrong);
        assert_eq!((status, &answer["reason"]), (400, &json!("unreadable")));
        assert!(answer["text"].as_str().unwrap().contains(says), "{answer}");
    }
    // Far too long: the server may hang up before all of it has come.
    let long = bo.try_post_text("/api/replay", &json!({"record": "#".repeat(1_000_000)}));
    assert!(long.map_or(true, |(status, _)| status == 400), "it is not read");
    assert_eq!(read(&Person::nobody(&server.address), &record()).1["reason"], "noKey");
}

#[test]
fn nobody_has_records_read_without_end() {
    let mut limits = Limits::USUAL;
    (limits.tables.at_once, limits.tables.person_at_once) = (2, 1);
    let server = Server::start_with_limits(&folder("looking-back-flood"), limits);
    let ann = Person::new(&server.address);
    let answers: Vec<u16> = (0..4).map(|_| read(&ann, "Hello").0).collect();
    assert_eq!(answers, [400, 400, 400, 429], "one of her own, two of her address, then no more");
}
