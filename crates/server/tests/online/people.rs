//! Who people and bots are to each other: names, faces, and the tables that they have.

use makker_testkit::Person;
use serde_json::{Value, json};

use crate::server::{Server, folder};

fn faces(table: &Value) -> Vec<String> {
    let seats = table["seats"].as_array().unwrap();
    seats.iter().filter_map(|seat| seat["face"].as_str()).map(str::to_string).collect()
}

#[test]
pub fn a_face_is_seen_by_the_others_and_can_be_changed() {
    let server = Server::start(&folder("people-faces"));
    let [ann, bo] = [Person::new(&server.address), Person::new(&server.address)];
    let (_, made) = ann.post("/api/tables", &json!({"id": "1", "name": "Ann", "face": "scarf"}));
    let table = made["table"].as_str().unwrap();
    bo.does(table, "1", json!({"do": "sit", "seat": "Y", "name": "Bo", "face": "turban"}));
    assert_eq!(faces(&bo.table(table)), ["scarf", "turban"]);
    let mut socket = bo.socket(table, None);
    socket.next_of("update");
    ann.does(table, "2", json!({"do": "face", "face": "waves"}));
    let changed = loop {
        let update = socket.next_of("update");
        if !update["changes"].as_array().unwrap().is_empty() {
            break update;
        }
    };
    assert_eq!(changed["changes"][0]["what"], "face");
    assert_eq!(faces(&changed["table"]), ["waves", "turban"]);
    let before = ann.table(table)["seq"].clone();
    ann.does(table, "3", json!({"do": "face", "face": "waves"}));
    assert_eq!(ann.table(table)["seq"], before, "nothing has changed");
}

#[test]
fn a_face_that_nobody_knows_is_refused_with_those_that_there_are() {
    let server = Server::start(&folder("people-unknown"));
    let [ann, bo] = [Person::new(&server.address), Person::new(&server.address)];
    let new = json!({"id": "1", "name": "Ann", "face": "monocle"});
    for path in ["/api/tables", "/api/play-now", "/api/find-people"] {
        let (status, refused) = ann.post(path, &new);
        assert_eq!((status, &refused["reason"]), (400, &json!("unreadable")), "{path}");
        assert!(refused["text"].as_str().unwrap().starts_with("face: a face is one of braids "), "{refused}");
    }
    let table = ann.make_table("Ann", json!({}));
    assert_eq!(ann.is_refused(&table, "2", json!({"do": "face", "face": ""})), "unreadable");
    assert_eq!(bo.is_refused(&table, "3", json!({"do": "face", "face": "bun"})), "notSeated");
    assert_eq!(bo.is_refused(&table, "4", json!({"do": "sit", "seat": "Y", "name": "Bo", "face": "x"})), "unreadable");
}

#[test]
fn bots_have_names_and_faces_of_their_own_also_in_lists() {
    let server = Server::start(&folder("people-bots"));
    let ann = Person::new(&server.address);
    let (_, made) = ann.post("/api/play-now", &json!({"id": "1", "name": "Ann"}));
    let now = ann.table(made["table"].as_str().unwrap());
    let mut all = faces(&now);
    all.sort();
    all.dedup();
    assert_eq!(all.len(), 4, "Ann has one, too");
    let (_, lobby) = ann.get("/api/lobby");
    let listed = &lobby["mine"][0]["table"];
    for (seat, listed) in now["seats"].as_array().unwrap().iter().zip(listed["seats"].as_array().unwrap()) {
        assert_eq!(seat["name"].is_null(), seat["botName"].is_string(), "{seat}");
        assert_eq!(seat["botFace"].is_string(), seat["botName"].is_string(), "{seat}");
        for field in ["botName", "botFace", "face"] {
            assert_eq!(seat[field], listed[field]);
        }
    }
}

#[test]
fn ones_own_tables_say_how_far_they_are_and_how_long_ago_that_was() {
    let server = Server::start(&folder("people-own"));
    let ann = Person::new(&server.address);
    ann.make_table("Ann", json!({}));
    let (_, made) = ann.post("/api/play-now", &json!({"id": "1", "name": "Ann"}));
    let (_, lobby) = ann.get("/api/lobby");
    let mine = lobby["mine"].as_array().unwrap();
    let [playing, waiting] = &mine[..] else { panic!("{lobby}") };
    assert_eq!(playing["table"]["id"], made["table"]);
    assert_eq!((&playing["table"]["round"], &playing["table"]["home"]), (&json!(1), &json!([0, 0, 0, 0])));
    assert_eq!((&waiting["table"]["round"], &waiting["table"]["home"]), (&json!(0), &json!([])));
    assert!(mine.iter().all(|own| own["table"]["secondsAgo"].as_u64().unwrap() < 60), "{lobby}");
    assert_eq!(ann.table(made["table"].as_str().unwrap())["view"]["round"], 1);
}

#[test]
pub fn whoever_leaves_a_table_without_opening_it_forgets_it_and_a_bot_plays_on() {
    let server = Server::start(&folder("people-forget"));
    let ann = Person::new(&server.address);
    let (_, made) = ann.post("/api/play-now", &json!({"id": "1", "name": "Ann"}));
    let playing = made["table"].as_str().unwrap();
    let waiting = ann.make_table("Ann", json!({}));
    for table in [playing, &waiting] {
        let leave = json!({"id": "forget", "seq": 0, "do": "leave"});
        let left = ann.post(&format!("/api/tables/{table}/commands"), &leave);
        assert_eq!(left.0, 200, "{left:?}");
        assert_eq!(ann.post(&format!("/api/tables/{table}/commands"), &leave), left, "twice is once");
    }
    assert_eq!(ann.get("/api/lobby").1["mine"], json!([]));
    let red = &ann.table(playing)["seats"][0];
    assert!(red["name"].is_null() && red["botName"].is_string(), "{red}");
}

#[test]
fn whoever_makes_a_table_only_to_watch_has_no_seat_and_the_first_who_sits_down_looks_after_it() {
    let server = Server::start(&folder("people-watch"));
    let [tablet, ann, bo] = [(); 3].map(|()| Person::new(&server.address));
    let new = json!({"id": "1", "name": "", "watch": true, "options": {"standIn": null}});
    let (status, made) = tablet.post("/api/tables", &new);
    assert_eq!(status, 200, "{made}");
    let table = made["table"].as_str().unwrap();
    assert_eq!(tablet.post("/api/tables", &new).1["table"], made["table"], "the same request makes no second table");
    let now = tablet.table(table);
    assert_eq!(now["you"], json!(null));
    assert!(
        now["seats"].as_array().unwrap().iter().all(|seat| seat["name"].is_null() && seat["host"] == false),
        "{now}"
    );
    bo.does(table, "2", json!({"do": "sit", "seat": "B", "name": "Bo"}));
    ann.does(table, "3", json!({"do": "sit", "seat": "R", "name": "Ann"}));
    let hosts = |now: &Value| -> Vec<String> {
        let seats = now["seats"].as_array().unwrap().iter();
        seats.filter(|seat| seat["host"] == true).map(|seat| seat["name"].as_str().unwrap().to_string()).collect()
    };
    assert_eq!(hosts(&tablet.table(table)), ["Bo"]);
    for (person, id) in [(&tablet, "4"), (&ann, "5")] {
        assert_eq!(person.is_refused(table, id, json!({"do": "start"})), "notHost");
    }
    bo.does(table, "6", json!({"do": "start"}));
    let seen = tablet.table_when(table, |now| now["status"] == "playing");
    assert_eq!((&seen["you"], &seen["prompt"], &seen["view"]["hand"]), (&json!(null), &json!(null), &json!([])));
}

#[test]
fn whoever_plays_at_once_or_looks_for_people_has_a_seat_whatever_they_say() {
    let server = Server::start(&folder("people-watch-not"));
    let ann = Person::new(&server.address);
    for path in ["/api/play-now", "/api/find-people"] {
        let (_, made) = ann.post(path, &json!({"id": path, "name": "Ann", "watch": true}));
        assert_eq!(ann.table(made["table"].as_str().unwrap())["you"], "R", "{path}");
    }
}
