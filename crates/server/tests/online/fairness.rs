//! Games online can be checked afterwards, by programs that know nothing of ours.

use std::fs;
use std::process::Command;

use makker_chance::proof::seal;
use makker_testkit::{Person, first_choice};
use serde_json::json;

use crate::server::{Server, folder};

/// What the check in Python says of a record, and whether it is content.
fn checked_in_python(record: &str) -> (bool, String) {
    let file = folder("fairness-python").join("game.makker");
    fs::write(&file, record).unwrap();
    let check = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/fairness/check.py");
    let output = Command::new("python3").arg(check).arg(&file).output();
    let output = output.expect("install python3: docs/fairness/check.py is tested with it");
    (output.status.success(), String::from_utf8(output.stdout).unwrap())
}

#[test]
fn a_game_of_the_real_server_is_checked_by_thirty_lines_of_python() {
    let server = Server::start(&folder("fairness"));
    let [ann, bo] = [Person::new(&server.address), Person::new(&server.address)];
    let seeds = ["5a", "b7"].map(|byte| byte.repeat(32));
    // Ann sends her seal with the table, Bo when he has sat down.
    let new = json!({"id": "new", "name": "Ann", "seal": seal(&seeds[0]), "options": {"bots": "random", "edition": "jubilee"}});
    let table = ann.post("/api/tables", &new).1["table"].as_str().unwrap().to_string();
    bo.does(&table, "sit", json!({"do": "sit", "seat": "Y", "name": "Bo"}));
    let seat = bo.socket(&table, None);
    bo.does(&table, "seal", json!({"do": "seal", "seal": seal(&seeds[1])}));
    ann.does(&table, "start", json!({"do": "start"}));
    let waiting = ann.table(&table);
    assert_eq!((&waiting["status"], &waiting["seeds"]["seals"]["R"]), (&json!("waiting"), &json!(seal(&seeds[0]))));
    ann.does(&table, "open", json!({"do": "open", "seed": seeds[0]}));
    bo.does(&table, "open", json!({"do": "open", "seed": seeds[1]}));
    let record = || ann.try_get(&format!("/api/tables/{table}/record")).unwrap().1;
    let decks = || record().matches("\nshuffle ").count();
    // Until a later deck has come.
    while decks() < 2 {
        for person in [&ann, &bo] {
            let now = person.table(&table);
            if let Some(choice) = first_choice(&now) {
                let id = format!("at {}", now["prompt"]["since"]);
                person.command(&table, &id, json!({"do": "choose", "choice": choice}));
            }
        }
    }
    let (is_fair, said) = checked_in_python(&record());
    assert!(!is_fair && said.contains("still going on"), "{said}");
    drop(seat);
    ann.does(&table, "give up", json!({"do": "abandon", "agree": true}));
    bo.does(&table, "give up", json!({"do": "abandon", "agree": true}));
    let record = record();
    assert!(seeds.iter().all(|seed| record.contains(seed)), "{record}");
    assert_eq!(
        checked_in_python(&record),
        (true, "fair: all decks and the first dealer follow from the seeds\n".into())
    );
    // Whatever is changed afterwards is found: a seed, a promise, who took part, the order of two cards, the dealer.
    let (deck, cards) = record.lines().rev().find_map(|line| Some((line, line.strip_prefix("shuffle ")?))).unwrap();
    let mut other: Vec<&str> = cards.split(' ').collect();
    let unlike = other.iter().position(|card| *card != other[0]).unwrap();
    other.swap(0, unlike);
    let dealer = record.lines().find(|line| line.starts_with("[Dealer")).unwrap();
    for (from, to) in [
        (seeds[0].as_str(), "5b".repeat(32)),
        (&seal(&seeds[1]), seal("another")),
        (&seeds[1], "withheld".into()),
        ("\nproof G bot", "\nproof G none".into()),
        ("game 1", "game 2".into()),
        (deck, format!("shuffle {}", other.join(" "))),
        (dealer, format!("[Dealer \"{}\"]", if dealer.contains('R') { 'Y' } else { 'R' })),
    ] {
        let (is_fair, said) = checked_in_python(&record.replacen(from, &to, 1));
        assert!(!is_fair, "{from} → {to}: {said}");
    }
}

#[test]
fn whoever_plays_now_seals_with_the_request_and_opens_at_the_table() {
    let server = Server::start(&folder("fairness-now"));
    let ann = Person::new(&server.address);
    let seed = "c3".repeat(32);
    let new = |seal: &str| json!({"id": "new", "name": "Ann", "seal": seal});
    assert_eq!(ann.post("/api/play-now", &new("no digits")).1["reason"], "unreadable");
    let table = ann.post("/api/play-now", &new(&seal(&seed))).1["table"].as_str().unwrap().to_string();
    assert_eq!(ann.table(&table)["status"], "waiting");
    ann.does(&table, "open", json!({"do": "open", "seed": seed}));
    assert_eq!(ann.table(&table)["status"], "playing");
}
