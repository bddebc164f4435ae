//! A file that the program wrote when its tables had version 1, with games that were running: whoever upgrades finds
//! everything as it was, and all play on. `tests/old` holds the file, and what everyone was shown before that program stopped.

use std::collections::BTreeMap;
use std::io::Read;
use std::path::Path;
use std::thread;
use std::time::{SystemTime, UNIX_EPOCH};

use makker_testkit::{Person, first_choice};
use serde_json::{Value, json};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, SqliteConnection, query, query_as, query_scalar};

use crate::server::{Server, folder};

const FILE: &[u8] = include_bytes!("../old/version-1.sqlite.gz");
const SEEN: &str = include_str!("../old/version-1.json");

/// The lines of every log.
type Logs = BTreeMap<String, Vec<String>>;

async fn open(data: &Path) -> SqliteConnection {
    SqliteConnectOptions::new().filename(data.join("makker.sqlite")).connect().await.unwrap()
}

async fn logs(connection: &mut SqliteConnection) -> Logs {
    let lines: Vec<(String, String)> =
        query_as("SELECT table_id, body FROM events ORDER BY table_id, seq").fetch_all(connection).await.unwrap();
    let mut logs = Logs::new();
    for (table, line) in lines {
        logs.entry(table).or_default().push(line);
    }
    logs
}

/// Unpacks the file as if its program had stopped a minute ago: nothing has become too old in the meantime.
async fn unpack(data: &Path) -> Logs {
    let mut file = Vec::new();
    flate2::read::GzDecoder::new(FILE).read_to_end(&mut file).unwrap();
    std::fs::write(data.join("makker.sqlite"), file).unwrap();
    let mut connection = open(data).await;
    let version: i64 = query_scalar("PRAGMA user_version").fetch_one(&mut connection).await.unwrap();
    assert_eq!(version, 1);
    let last: i64 = query_scalar("SELECT max(changed) FROM tables").fetch_one(&mut connection).await.unwrap();
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis() as i64;
    for change in ["UPDATE events SET at = at + ?1", "UPDATE tables SET changed = changed + ?1, due = due + ?1"] {
        query(change).bind(now - 60_000 - last).execute(&mut connection).await.unwrap();
    }
    logs(&mut connection).await
}

/// Is everything there that was there before? More may have been added.
fn has_all(new: &Value, old: &Value) -> bool {
    match (new, old) {
        (Value::Object(new), Value::Object(old)) => {
            old.iter().all(|(name, old)| new.get(name).is_some_and(|new| has_all(new, old)))
        }
        (Value::Array(new), Value::Array(old)) => {
            new.len() == old.len() && new.iter().zip(old).all(|(new, old)| has_all(new, old))
        }
        (new, old) => new == old,
    }
}

/// Decides what this person is asked until the game is over.
fn play_on(person: &Person, table: &str) {
    for count in 0.. {
        let now = person.table_when(table, |now| now["status"] == "over" || now["prompt"].is_object());
        let Some(choice) = first_choice(&now) else { return };
        person.does(table, &format!("new {count}"), json!({"do": "choose", "choice": choice}));
    }
}

#[test]
fn tables_of_version_1_are_as_they_were_and_play_on_to_their_end() {
    let data = folder("old-file");
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let before = runtime.block_on(unpack(&data));
    let seen: Value = serde_json::from_str(SEEN).unwrap();
    let server = Server::start(&data);
    let person = |name: &str| Person::with_key(&server.address, seen["keys"][name].as_str().unwrap());
    let people: BTreeMap<&str, Person> = ["Ann", "Bo", "Cai"].map(|name| (name, person(name))).into();
    let tables = seen["tables"].as_object().unwrap();
    assert_eq!(tables.len(), before.len());
    for (kind, table) in tables {
        for (name, old) in table["seen"].as_object().unwrap() {
            let new = people[&name[..]].table(table["table"].as_str().unwrap());
            assert!(has_all(&new, old), "{kind}, {name}: {new} instead of {old}");
        }
    }
    let id = |kind: &str| tables[kind]["table"].as_str().unwrap();
    assert_eq!(people["Ann"].is_refused(id("closed"), "late", json!({"do": "leave"})), "closed");
    people["Ann"].does(id("waiting"), "start", json!({"do": "start"}));
    people["Ann"].does(id("over"), "again", json!({"do": "rematch", "rotate": false}));
    people["Bo"].does(id("question"), "yes", json!({"do": "answerTakeBack", "agree": true}));
    assert_eq!(people["Ann"].table(id("question"))["view"]["turn"], "R", "her play is taken back");
    thread::scope(|scope| {
        for (kind, table) in tables.iter().filter(|(kind, _)| *kind != "closed") {
            for (name, old) in table["seen"].as_object().unwrap().iter().filter(|(_, old)| !old["you"].is_null()) {
                let (person, had_played) = (&people[&name[..]], old["score"].as_array().unwrap().len());
                scope.spawn(move || {
                    play_on(person, id(kind));
                    assert!(person.table(id(kind))["score"].as_array().unwrap().len() >= had_played.max(1), "{kind}");
                });
            }
        }
    });
    let logged = server.stop();
    assert!(!logged.contains("ERROR"), "{logged}");
    let after = runtime.block_on(async { logs(&mut open(&data).await).await });
    for (table, lines) in &before {
        assert_eq!(after[table][..lines.len()], lines[..], "table {table}");
    }
}
