//! Nobody meets strangers unasked, and nobody holds a game up: who is found, who is stood in for, who looks after the table.

use makker_testkit::{Person, Socket, first_choice, wait_until};
use serde_json::{Value, json};

use crate::server::{Server, folder};

/// Someone at a table, with the socket that makes them be there.
fn come(person: &Person, table: &str) -> Socket {
    let mut socket = person.socket(table, None);
    socket.next_of("update");
    socket
}

fn sit(person: &Person, table: &str, seat: &str, name: &str) {
    person.does(table, &format!("sit {seat}"), json!({"do": "sit", "seat": seat, "name": name}));
}

fn ask(person: &Person, path: &str, id: &str, options: Value) -> String {
    let (status, body) = person.post(path, &json!({"id": id, "name": "X", "options": options}));
    assert_eq!(status, 200, "{body}");
    body["table"].as_str().unwrap().to_string()
}

/// The table once a socket is told of this change about this seat.
fn told(socket: &mut Socket, what: &str, seat: Value) -> Value {
    let is_it = |change: &Value| change["what"] == what && change["seat"] == seat;
    loop {
        let update = socket.next_of("update");
        if update["changes"].as_array().unwrap().iter().any(is_it) {
            return update["table"].clone();
        }
    }
}

fn names(table: &Value) -> Vec<Value> {
    table["seats"].as_array().unwrap().iter().map(|seat| seat["name"].clone()).filter(|name| !name.is_null()).collect()
}

/// The seats of those who look after the table.
fn hosts(table: &Value) -> Vec<Value> {
    let seats = table["seats"].as_array().unwrap().iter();
    seats.filter(|seat| seat["host"] == true).map(|seat| seat["seat"].clone()).collect()
}

fn ids(list: &Value) -> Vec<Value> {
    list.as_array().unwrap().iter().map(|table| table["id"].clone()).collect()
}

#[test]
pub fn playing_now_is_oneself_and_bots_until_the_host_lets_others_join() {
    let server = Server::start(&folder("strangers-now"));
    let [ann, bo, cy] = [Person::new(&server.address), Person::new(&server.address), Person::new(&server.address)];
    let waiting = bo.make_table("Bo", json!({"public": true}));
    let _bo = come(&bo, &waiting);
    let table = ask(&ann, "/api/play-now", "now", json!({"public": true}));
    assert_ne!(table, waiting, "never at a stranger's table");
    let mut ann_hears = come(&ann, &table);
    let now = ann.table(&table);
    assert_eq!((&now["status"], names(&now)), (&json!("playing"), vec![json!("X")]));
    assert_eq!(now["options"]["public"], false);
    assert_ne!(ask(&cy, "/api/play-now", "now", json!({})), table, "never with a stranger");
    assert_ne!(ask(&cy, "/api/find-people", "one", json!({})), table, "it is private");
    assert_eq!(cy.get("/api/lobby").1["playing"], json!([]));
    // Only she opens it; and can close it again.
    let open = |public: bool| json!({"do": "public", "public": public});
    assert_eq!(cy.is_refused(&table, "open", open(true)), "notHost");
    let seq = ann.does(&table, "open", open(true));
    assert_eq!(told(&mut ann_hears, "madePublic", Value::Null)["options"]["public"], true);
    assert_eq!(ann.does(&table, "open again", open(true)), seq, "it is already");
    assert_eq!(ids(&cy.get("/api/lobby").1["playing"]), [json!(table)]);
    let di = Person::new(&server.address);
    bo.does(&waiting, "close", json!({"do": "close"}));
    // Di is sent to the door, where Ann lets her in: she plays from the next deal on.
    assert_eq!(ask(&di, "/api/find-people", "me", json!({})), table);
    let knock = told(&mut ann_hears, "knocked", json!("Y"))["knocks"][0]["knock"].clone();
    assert_eq!((&di.table(&table)["knock"]["knock"], &di.table(&table)["next"]), (&knock, &Value::Null));
    assert_eq!(cy.table(&table)["knocks"], Value::Null, "nobody else's business");
    ann.does(&table, "let in", json!({"do": "answerKnock", "knock": knock, "agree": true}));
    let coming = told(&mut ann_hears, "sitsNext", json!("Y"));
    assert_eq!((&coming["seats"][1]["name"], &coming["seats"][1]["next"]), (&Value::Null, &json!("X")));
    let seen = di.table(&table);
    assert_eq!((&seen["you"], &seen["next"], &seen["view"]["hand"]), (&Value::Null, &json!("Y"), &json!([])));
    ann.does(&table, "remove", json!({"do": "remove", "seat": "Y"}));
    assert_eq!(di.table(&table)["next"], Value::Null);
    assert_ne!(ask(&di, "/api/find-people", "again", json!({})), table, "she has been there");
    // A locked table is not in the lobby.
    ann.does(&table, "lock", json!({"do": "door", "door": "locked"}));
    assert_eq!(cy.get("/api/lobby").1["playing"], json!([]));
    assert_eq!(cy.is_refused(&table, "sit", json!({"do": "sit", "seat": "G", "name": "Cy"})), "locked");
    ann.does(&table, "unlock", json!({"do": "door", "door": "knock"}));
    ann.does(&table, "shut", open(false));
    assert_eq!(told(&mut ann_hears, "madePrivate", Value::Null)["options"]["public"], false);
    assert_eq!(cy.get("/api/lobby").1["playing"], json!([]));
}

#[test]
pub fn those_who_look_for_people_find_each_other() {
    let server = Server::start(&folder("strangers-find"));
    let [ann, bo, cy] = [Person::new(&server.address), Person::new(&server.address), Person::new(&server.address)];
    let find = |person: &Person, id: &str, options: Value| ask(person, "/api/find-people", id, options);
    let table = find(&ann, "1", json!({}));
    let now = ann.table(&table);
    assert_eq!((&now["status"], &now["options"]["public"]), (&json!("waiting"), &json!(true)));
    // Bo is faster than Ann's page, which has not connected yet.
    assert_eq!(find(&bo, "1", json!({})), table);
    assert_eq!(names(&bo.table(&table)), ["X", "X"]);
    assert_eq!(find(&bo, "1", json!({})), table, "the same request takes no second seat");
    assert_eq!(find(&ann, "1", json!({})), table);
    // By other rules Cy would play something else than wished.
    let six = find(&cy, "1", json!({"edition": "plus-trios"}));
    assert_ne!(six, table);
    let timed = find(&cy, "2", json!({"clock": 60}));
    assert!(timed != table && timed != six);
    assert_eq!(cy.post("/api/find-people", &json!({"id": "3", "name": "", "options": {}})).0, 400);
}

#[test]
pub fn a_bot_stands_in_for_whoever_is_gone_and_they_get_the_seat_back_on_return() {
    let server = Server::start(&folder("strangers-gone"));
    let [ann, bo] = [Person::new(&server.address), Person::new(&server.address)];
    let table = ann.make_table("Ann", json!({"standIn": 5}));
    sit(&bo, &table, "Y", "Bo");
    let mut ann_hears = come(&ann, &table);
    let bo_hears = come(&bo, &table);
    ann.does(&table, "start", json!({"do": "start"}));
    drop(bo_hears);
    let away = told(&mut ann_hears, "away", json!("Y"));
    assert_eq!((&away["seats"][1]["name"], &away["seats"][1]["bot"]), (&json!("Bo"), &json!("easy")));
    assert_eq!(away["options"]["clock"], Value::Null);
    let mut bo_hears = bo.socket(&table, None);
    let back = bo_hears.next_of("update")["table"].clone();
    assert_eq!((&back["you"], &back["seats"][1]["bot"]), (&json!("Y"), &Value::Null), "back at once");
    assert_eq!(told(&mut ann_hears, "back", json!("Y"))["seats"][1]["here"], true);
    // The host goes: a bot plays for her, and Bo looks after the table. She comes back as one of the others.
    drop(ann_hears);
    let gone = told(&mut bo_hears, "away", json!("R"));
    let gone = if hosts(&gone) == ["Y"] { gone } else { told(&mut bo_hears, "host", json!("Y")) };
    assert_eq!(hosts(&gone), ["Y"]);
    let mut ann_hears = ann.socket(&table, None);
    let back = ann_hears.next_of("update")["table"].clone();
    assert_eq!((&back["seats"][0]["bot"], hosts(&back)), (&Value::Null, vec![json!("Y")]));
    assert_eq!(ann.is_refused(&table, "host", json!({"do": "host", "seat": "R"})), "notHost");
}

/// The least that can be agreed on is fifteen seconds: this waits, and works little.
#[test]
fn a_bot_stands_in_for_whoever_is_there_and_does_nothing_while_another_person_waits() {
    let server = Server::start(&folder("strangers-silent"));
    let [ann, bo] = [Person::new(&server.address), Person::new(&server.address)];
    let table = ann.make_table("Ann", json!({"standIn": 5}));
    sit(&bo, &table, "Y", "Bo");
    let (mut ann_hears, _bo_hears) = (come(&ann, &table), come(&bo, &table));
    ann.does(&table, "start", json!({"do": "start"}));
    let gift = first_choice(&ann.table_when(&table, |now| now["prompt"].is_object())).unwrap();
    ann.does(&table, "gift", json!({"do": "choose", "choice": gift}));
    let away = told(&mut ann_hears, "away", json!("Y"));
    assert_eq!((&away["seats"][1]["bot"], &away["seats"][1]["here"]), (&json!("easy"), &json!(true)));
    bo.does(&table, "back", json!({"do": "back"}));
    assert_eq!(told(&mut ann_hears, "back", json!("Y"))["seats"][1]["bot"], Value::Null);
}

#[test]
fn anyone_seated_may_ask_for_a_bot_in_the_place_of_whoever_is_not_there() {
    let server = Server::start(&folder("strangers-ask"));
    let [ann, bo, cy] = [Person::new(&server.address), Person::new(&server.address), Person::new(&server.address)];
    let table = ann.make_table("Ann", json!({"standIn": null}));
    assert_eq!(ann.table(&table)["options"]["standIn"], Value::Null);
    sit(&bo, &table, "Y", "Bo");
    sit(&cy, &table, "G", "Cy");
    let [ann_hears, bo_hears, mut cy_hears] = [come(&ann, &table), come(&bo, &table), come(&cy, &table)];
    let stand_in = |seat: &str| json!({"do": "standIn", "seat": seat});
    assert_eq!(cy.is_refused(&table, "early", stand_in("Y")), "notNow", "no game is played");
    ann.does(&table, "start", json!({"do": "start"}));
    assert_eq!(cy.is_refused(&table, "here", stand_in("Y")), "here");
    assert_eq!(cy.is_refused(&table, "own", stand_in("G")), "here");
    assert_eq!(cy.is_refused(&table, "bot", stand_in("B")), "seat", "a bot plays there");
    let stranger = Person::new(&server.address);
    assert_eq!(stranger.is_refused(&table, "stranger", stand_in("Y")), "notSeated");
    drop(bo_hears);
    wait_until("Bo is seen to be gone", || cy.table(&table)["seats"][1]["here"] == false);
    cy.does(&table, "gone", stand_in("Y"));
    assert_eq!(told(&mut cy_hears, "away", json!("Y"))["seats"][1]["bot"], "easy");
    // With the host's seat goes the table.
    drop(ann_hears);
    wait_until("Ann is seen to be gone", || cy.table(&table)["seats"][0]["here"] == false);
    cy.does(&table, "host", stand_in("R"));
    assert_eq!(hosts(&cy.table(&table)), ["G"]);
}

#[test]
pub fn whoever_has_sat_there_longest_looks_after_a_table_whose_host_has_gone() {
    let server = Server::start(&folder("strangers-host"));
    let [ann, bo, cy] = [Person::new(&server.address), Person::new(&server.address), Person::new(&server.address)];
    // Also where nobody is stood in for: a waiting room has no game to wait for.
    let table = ann.make_table("Ann", json!({"standIn": 5}));
    sit(&cy, &table, "B", "Cy");
    sit(&bo, &table, "Y", "Bo");
    let ann_hears = come(&ann, &table);
    let [mut cy_hears, mut bo_hears] = [come(&cy, &table), come(&bo, &table)];
    drop(ann_hears);
    assert_eq!(hosts(&told(&mut bo_hears, "host", json!("B"))), ["B"]);
    let mut ann_hears = come(&ann, &table);
    assert_eq!(ann.is_refused(&table, "start", json!({"do": "start"})), "notHost");
    // Cy gets up: of those who are there Ann has sat longest.
    cy.does(&table, "leave", json!({"do": "leave"}));
    assert_eq!(hosts(&told(&mut bo_hears, "host", json!("R"))), ["R"]);
    told(&mut ann_hears, "left", json!("B"));
    told(&mut cy_hears, "host", json!("R"));
    // Whoever moves to another seat stays the host.
    ann.does(&table, "move", json!({"do": "sit", "seat": "G", "name": "Ann"}));
    assert_eq!(hosts(&ann.table(&table)), ["G"]);
}

#[test]
pub fn whoever_does_not_come_back_after_a_restart_is_gone() {
    let data = folder("strangers-restart");
    let server = Server::start(&data);
    let [ann, bo] = [Person::new(&server.address), Person::new(&server.address)];
    let table = ann.make_table("Ann", json!({"standIn": 5}));
    sit(&bo, &table, "Y", "Bo");
    ann.does(&table, "start", json!({"do": "start"}));
    server.stop();
    let server = Server::start(&data);
    let bo = Person::with_key(&server.address, &bo.key.unwrap());
    let mut bo_hears = come(&bo, &table);
    told(&mut bo_hears, "away", json!("R"));
    wait_until("Bo is the host", || hosts(&bo.table(&table)) == ["Y"]);
}
