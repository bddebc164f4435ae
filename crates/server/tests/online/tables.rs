//! Tables as people and programs use them over real sockets, from the lobby to the last game of an evening.

use std::thread;

use makker_rules::Record;
use makker_testkit::{Person, first_choice, wait_until};
use serde_json::{Value, json};

use crate::server::{Server, folder};

/// Plays a seat over a socket until the game is over, always by the first choice; says the last table it was shown.
pub fn play_to_the_end(person: &Person, table: &str) -> Value {
    let mut socket = person.socket(table, None);
    let mut sent = None;
    loop {
        let message = socket.next_of("update");
        let now = &message["table"];
        if now["status"] == "over" {
            return now.clone();
        }
        let since = now["prompt"]["since"].clone();
        if let Some(choice) = first_choice(now).filter(|_| sent.as_ref() != Some(&since)) {
            socket.send(&json!({"id": format!("at {since}"), "seq": now["seq"], "do": "choose", "choice": choice}));
            sent = Some(since);
        }
    }
}

#[test]
pub fn people_and_bots_play_a_whole_evening_at_one_table() {
    let server = Server::start(&folder("tables-evening"));
    let [ann, bo] = [Person::new(&server.address), Person::new(&server.address)];
    let table = ann.make_table("Ann", json!({"edition": "classic", "bots": "beginner"}));
    assert_eq!(bo.is_refused(&table, "1", json!({"do": "start"})), "notHost");
    bo.does(&table, "2", json!({"do": "sit", "seat": "Y", "name": "Bo"}));
    assert_eq!(bo.is_refused(&table, "3", json!({"do": "sit", "seat": "R", "name": "Bo"})), "seat");
    ann.does(&table, "4", json!({"do": "bot", "seat": "G", "level": "easy"}));
    ann.does(&table, "5", json!({"do": "start"}));
    let over = thread::scope(|scope| {
        let bo = scope.spawn(|| play_to_the_end(&bo, &table));
        let ann = play_to_the_end(&ann, &table);
        assert_eq!(bo.join().unwrap()["view"]["places"], ann["view"]["places"]);
        ann
    });
    let green = &over["seats"][2];
    assert_eq!((&green["seat"], &green["name"], &green["bot"]), (&json!("G"), &json!(null), &json!("easy")));
    assert_eq!((&green["here"], &green["host"]), (&json!(false), &json!(false)));
    let winners = over["view"]["places"][0].as_array().unwrap();
    let has_won = |seat: &str| u32::from(winners.contains(&json!(seat)));
    let mut score = vec![
        json!({"name": "Ann", "played": 1, "won": has_won("R")}),
        json!({"name": "Bo", "played": 1, "won": has_won("Y")}),
    ];
    score.sort_by_key(|share| std::cmp::Reverse(share["won"].as_u64()));
    assert_eq!(over["score"], json!(score));
    // The record of a finished game shows everything and is legal.
    let (_, record) = Person::nobody(&server.address).get(&format!("/api/tables/{table}/record"));
    let record = record.as_str().unwrap();
    assert!(!record.contains('?') && record.contains("[Red \"Ann\"]"), "{record}");
    let name = green["botName"].as_str().unwrap();
    assert!(record.contains(&format!("[Green \"{name}, bot easy\"]")), "{record}");
    let replayed = Record::parse(record).and_then(|record| record.replay()).unwrap();
    let winning: Vec<String> = replayed.game().winners().unwrap().iter().map(ToString::to_string).collect();
    assert_eq!(winners, &winning);
    // Another game with everyone one seat further on.
    ann.does(&table, "6", json!({"do": "rematch", "rotate": true}));
    let again = ann.table(&table);
    assert_eq!((&again["you"], &again["game"], &again["status"]), (&json!("Y"), &json!(2), &json!("playing")));
    assert_eq!(bo.table(&table)["you"], "G");
    // Both give it up.
    ann.does(&table, "7", json!({"do": "abandon", "agree": true}));
    assert_eq!(ann.table(&table)["abandon"]["agreed"], json!(["Y"]));
    bo.does(&table, "8", json!({"do": "abandon", "agree": true}));
    assert_eq!(ann.table(&table)["status"], "over");
    ann.does(&table, "9", json!({"do": "close"}));
    assert_eq!(bo.is_refused(&table, "10", json!({"do": "leave"})), "closed");
}

#[test]
pub fn a_resend_does_nothing_twice_and_what_is_late_or_wrong_is_refused() {
    let server = Server::start(&folder("tables-resend"));
    let ann = Person::new(&server.address);
    let new = json!({"id": "the same", "name": "Ann", "options": {}});
    let (_, first) = ann.post("/api/tables", &new);
    assert_eq!(ann.post("/api/tables", &new).1, first);
    let table = first["table"].as_str().unwrap().to_string();
    let seq = ann.does(&table, "start", json!({"do": "start"}));
    assert_eq!(ann.does(&table, "start", json!({"do": "start"})), seq);
    let asked = ann.table_when(&table, |now| now["prompt"].is_object());
    let choice = first_choice(&asked).unwrap();
    let choose = json!({"do": "choose", "choice": choice});
    let late = json!({"id": "late", "seq": 1, "do": "choose", "choice": choice});
    let (status, refused) = ann.post(&format!("/api/tables/{table}/commands"), &late);
    assert_eq!((status, &refused["reason"]), (409, &json!("stale")));
    assert_eq!(ann.is_refused(&table, "nonsense", json!({"do": "choose", "choice": "castle"})), "illegal");
    assert_eq!(ann.is_refused(&table, "illegal", json!({"do": "choose", "choice": "fold"})), "illegal");
    let given = ann.does(&table, "give", choose.clone());
    assert_eq!(ann.does(&table, "give", choose), given);
    // What changed nothing then changes nothing when it is sent again, whatever was done meanwhile.
    let mute = |muted: bool| json!({"do": "mute", "seat": "Y", "muted": muted});
    let muted = || ann.table_when(&table, |_| true)["muted"].clone();
    ann.does(&table, "no effect", mute(false));
    ann.does(&table, "mute", mute(true));
    ann.does(&table, "no effect", mute(false));
    assert_eq!(muted(), json!(["Y"]));
    let bo = Person::new(&server.address);
    assert_eq!(bo.is_refused(&table, "1", json!({"do": "choose", "choice": "fold"})), "notSeated");
    assert_eq!(bo.is_refused(&table, "", json!({"do": "leave"})), "unreadable");
    assert_eq!(bo.is_refused(&table, &"x".repeat(65), json!({"do": "leave"})), "unreadable");
    assert_eq!(bo.is_refused(&table, "2", json!({"do": "dance"})), "unreadable");
    assert_eq!(bo.is_refused(&table, "3", json!({"do": "sit", "seat": "O", "name": "Bo"})), "seat");
    assert_eq!(bo.is_refused(&table, "4", json!({"do": "sit", "seat": "Y", "name": "\u{202e}"})), "unreadable");
    assert_eq!(bo.is_refused("nowhere", "5", json!({"do": "leave"})), "noTable");
    assert_eq!(bo.get("/api/tables/nowhere").0, 404);
    for options in [
        json!({"edition": "chess"}),
        json!({"bots": "god"}),
        json!({"clock": 1}),
        json!({"playOn": true}),
        json!({"standIn": 4}),
    ] {
        let (status, body) = bo.post("/api/tables", &json!({"id": "1", "name": "Bo", "options": options}));
        assert_eq!((status, &body["reason"]), (400, &json!("unreadable")), "{body}");
    }
    let nobody = Person::nobody(&server.address);
    assert_eq!(nobody.post("/api/tables", &new).0, 401);
    assert_eq!(bo.post("/api/tables", &json!({"id": "1", "name": "x".repeat(20_000), "options": {}})).0, 400);
}

#[test]
fn a_socket_answers_whatever_it_is_sent() {
    let server = Server::start(&folder("tables-socket"));
    let ann = Person::new(&server.address);
    let table = ann.make_table("Ann", json!({}));
    let mut socket = ann.socket(&table, None);
    assert_eq!(socket.next_of("update")["table"]["you"], "R");
    for text in ["", "{", "[]", "null", "{\"id\":1}", "{\"id\":\"a\",\"seq\":-1,\"do\":\"leave\"}"] {
        socket.send_text(text);
        assert_eq!(socket.next_of("refused")["reason"], "unreadable", "{text}");
    }
    socket.send(&json!({"id": "e", "seq": 1, "do": "emote", "emote": "hello"}));
    assert_eq!(socket.next_of("emote"), json!({"type": "emote", "seat": "R", "emote": "hello"}));
    socket.send_text(&"x".repeat(20_000));
    while socket.next_message().is_some() {}
    // It is closed, and the table is as it was.
    assert_eq!(ann.table(&table)["status"], "waiting");
}

#[test]
pub fn a_client_that_was_away_gets_the_rest_and_several_tabs_see_the_same() {
    let server = Server::start(&folder("tables-resume"));
    let ann = Person::new(&server.address);
    let table = ann.make_table("Ann", json!({"bots": "beginner"}));
    let mut one = ann.socket(&table, None);
    let seen = one.next_of("update")["table"]["seq"].as_u64().unwrap();
    drop(one);
    ann.does(&table, "start", json!({"do": "start"}));
    let asked = ann.table_when(&table, |now| now["prompt"].is_object() && now["deciding"] == json!(["R"]));
    let mut again = ann.socket(&table, Some(seen));
    let update = again.next_of("update");
    let changes: Vec<&str> =
        update["changes"].as_array().unwrap().iter().map(|change| change["what"].as_str().unwrap()).collect();
    assert!(changes.starts_with(&["drawn", "bot", "bot", "bot", "started", "dealt"]), "{changes:?}");
    assert_eq!(update["table"]["view"], asked["view"]);
    // Numbers from another life of the table: the whole of it, without changes.
    assert_eq!(ann.socket(&table, Some(99_999)).next_of("update")["changes"], json!([]));
    let mut tab = ann.socket(&table, None);
    tab.next_of("update");
    tab.send(&json!({"id": "tab", "seq": asked["seq"], "do": "choose", "choice": first_choice(&asked).unwrap()}));
    let told = |update: &Value| update["changes"].as_array().unwrap().iter().any(|change| change["what"] == "chose");
    while !told(&again.next_of("update")) {}
}

#[test]
pub fn whoever_looks_back_is_told_the_whole_game_as_it_was_told_when_it_happened() {
    let server = Server::start(&folder("tables-history"));
    let [ann, bo] = [Person::new(&server.address), Person::new(&server.address)];
    let table = ann.make_table("Ann", json!({"bots": "beginner", "edition": "plus-trios"}));
    let history = |person: &Person| person.get(&format!("/api/tables/{table}/history")).1;
    assert_eq!(history(&ann), json!([]), "there is no game yet");
    let mut watching = Person::nobody(&server.address).socket(&table, None);
    watching.next_of("update");
    ann.does(&table, "open", json!({"do": "door", "door": "open"}));
    ann.does(&table, "start", json!({"do": "start"}));
    bo.does(&table, "sit", json!({"do": "sit", "seat": "Y", "name": "Bo"}));
    assert_eq!((&bo.table(&table)["you"], &bo.table(&table)["next"]), (&Value::Null, &json!("Y")));
    bo.does(&table, "leave", json!({"do": "leave"}));
    play_to_the_end(&ann, &table);
    let mut told = Vec::new();
    loop {
        let update = watching.next_of("update");
        told.extend(update["changes"].as_array().unwrap().iter().cloned());
        if update["table"]["status"] == "over" {
            break;
        }
    }
    let first = told.iter().position(|change| change["what"] == "started").unwrap();
    assert_eq!(history(&Person::nobody(&server.address)), json!(told[first..]));
    let named = |what: &str| told.iter().find(|change| change["what"] == what).unwrap()["name"].clone();
    assert_eq!((named("sitsNext"), named("left")), (json!("Bo"), json!("Bo")));
    // Ann sees what she gave, and nobody else's cards.
    let given = |change: &Value| change["events"].get(0).filter(|event| event["event"] == "give").cloned();
    let gifts: Vec<Value> = history(&ann).as_array().unwrap().iter().filter_map(given).collect();
    assert!(gifts.iter().all(|gift| (gift["card"] == "?") == (gift["seat"] != "R")) && gifts.len() > 6, "{gifts:?}");
    // A second game begins a new history.
    ann.does(&table, "rematch", json!({"do": "rematch", "rotate": false}));
    assert_eq!(history(&ann)[0]["what"], "started");
    assert!(history(&ann).as_array().unwrap().len() < 30);
}

#[test]
pub fn a_secret_link_carries_a_seat_to_another_device() {
    let server = Server::start(&folder("tables-link"));
    let [ann, phone, stranger] =
        [Person::new(&server.address), Person::new(&server.address), Person::new(&server.address)];
    let table = ann.make_table("Ann", json!({}));
    let (_, link) = ann.get(&format!("/api/tables/{table}/link"));
    assert_eq!(stranger.get(&format!("/api/tables/{table}/link")).0, 403);
    let claim = format!("/api/tables/{table}/claim");
    assert_eq!(stranger.post(&claim, &json!({"secret": "0".repeat(32)})).1["reason"], "seat");
    assert_eq!(phone.post(&claim, &link).1, json!({"seat": "R"}));
    assert_eq!(phone.table(&table)["you"], "R");
    stranger.does(&table, "sit", json!({"do": "sit", "seat": "Y", "name": "Bo"}));
    phone.does(&table, "start", json!({"do": "start"}));
    // The secret ends with the stay.
    let (_, his) = stranger.get(&format!("/api/tables/{table}/link"));
    stranger.does(&table, "leave", json!({"do": "leave"}));
    assert_eq!(Person::new(&server.address).post(&claim, &his).1["reason"], "seat");
}

#[test]
fn a_person_takes_over_a_bot_and_a_bot_stands_in_until_the_person_is_back() {
    let server = Server::start(&folder("tables-stand-in"));
    let [ann, bo] = [Person::new(&server.address), Person::new(&server.address)];
    let table = ann.make_table("Ann", json!({"clock": 5, "bots": "beginner"}));
    ann.does(&table, "open", json!({"do": "door", "door": "open"}));
    ann.does(&table, "start", json!({"do": "start"}));
    // Ann does nothing: after her time a bot stands in, and the game goes on.
    let away = bo.table_when(&table, |now| now["seats"][0]["bot"] == "beginner");
    assert_eq!(away["seats"][0]["name"], "Ann");
    bo.does(&table, "sit", json!({"do": "sit", "seat": "Y", "name": "Bo"}));
    bo.table_when(&table, |now| now["you"] == "Y");
    // She looks in again: the seat is hers at once.
    let mut socket = ann.socket(&table, None);
    let back = socket.next_of("update");
    let red = &back["table"]["seats"][0];
    assert_eq!((&red["name"], &red["bot"], &red["botName"]), (&json!("Ann"), &json!(null), &json!(null)));
    assert_eq!((&red["here"], &red["host"]), (&json!(true), &json!(true)));
}

#[test]
pub fn a_bot_stands_in_for_someone_who_has_gone_from_a_game_without_a_clock() {
    let server = Server::start(&folder("tables-gone"));
    let [ann, bo, cy] = [Person::new(&server.address), Person::new(&server.address), Person::new(&server.address)];
    let table = ann.make_table("Ann", json!({"public": true}));
    bo.does(&table, "sit", json!({"do": "sit", "seat": "Y", "name": "Bo"}));
    let stand_in = json!({"do": "bot", "seat": "Y", "level": "easy"});
    assert_eq!(ann.is_refused(&table, "bot 1", stand_in.clone()), "seat", "before a game people are removed");
    let mut socket = ann.socket(&table, None);
    socket.next_of("update");
    ann.does(&table, "start", json!({"do": "start"}));
    // Bo is not connected: nobody is sent to a game that he holds up.
    let now = json!({"id": "now", "name": "Cy", "options": {}});
    assert_ne!(cy.post("/api/find-people", &now).1["table"], json!(table));
    {
        let mut here = bo.socket(&table, None);
        here.next_of("update");
        assert_eq!(ann.is_refused(&table, "bot 2", stand_in.clone()), "seat", "he is here");
    }
    // That he has gone is no change of the table, so nobody is told: one looks.
    wait_until("Bo is seen to be gone", || ann.table(&table)["seats"][1]["here"] == false);
    assert_eq!(bo.is_refused(&table, "bot 3", stand_in.clone()), "notHost");
    ann.does(&table, "bot 4", stand_in);
    assert_eq!(ann.table(&table)["seats"][1]["bot"], "easy");
    let mut here = bo.socket(&table, None);
    assert_eq!(here.next_of("update")["table"]["seats"][1]["bot"], json!(null), "back at once");
}

#[test]
pub fn the_lobby_shows_public_tables_and_ones_own_and_whoever_looks_for_people_finds_a_seat() {
    let server = Server::start(&folder("tables-lobby"));
    let [ann, bo, cy] = [Person::new(&server.address), Person::new(&server.address), Person::new(&server.address)];
    let private = ann.make_table("Ann", json!({}));
    let public = bo.make_table("Bo", json!({"public": true}));
    assert_eq!(ann.get("/api/lobby").1["waiting"], json!([]), "nobody is at that table");
    let mut socket = bo.socket(&public, None);
    socket.next_of("update");
    let lobby = ann.get("/api/lobby").1;
    let ids = |list: &Value| -> Vec<String> {
        list.as_array().unwrap().iter().map(|table| table["id"].as_str().unwrap().to_string()).collect()
    };
    assert_eq!(ids(&lobby["waiting"]), std::slice::from_ref(&public));
    assert_eq!((&lobby["mine"][0]["table"]["id"], &lobby["mine"][0]["seat"]), (&json!(private), &json!("R")));
    assert_eq!(Person::nobody(&server.address).get("/api/lobby").1["mine"], json!([]));
    let now = json!({"id": "now", "name": "Cy", "options": {}});
    assert_eq!(cy.post("/api/find-people", &now).1["table"], json!(public));
    assert_eq!(cy.table(&public)["you"], "Y");
    // Nobody waits at a table for six: a new one waits for others, who may drop in also once it is played.
    let six = json!({"id": "six", "name": "Cy", "options": {"edition": "plus-trios"}});
    let made = cy.post("/api/find-people", &six).1["table"].as_str().unwrap().to_string();
    assert_eq!(cy.table(&made)["status"], "waiting");
    cy.does(&made, "start", json!({"do": "start"}));
    let mut here = cy.socket(&made, None);
    here.next_of("update");
    let joined =
        ann.post("/api/find-people", &json!({"id": "six", "name": "Ann", "options": {"edition": "plus-trios"}}));
    assert_eq!(joined.1["table"], json!(made));
    let mine = cy.get("/api/lobby").1["mine"].clone();
    assert_eq!(mine.as_array().unwrap().len(), 2);
}

#[test]
pub fn a_play_is_taken_back_if_the_others_agree() {
    let server = Server::start(&folder("tables-take-back"));
    let [ann, bo] = [Person::new(&server.address), Person::new(&server.address)];
    let table = ann.make_table("Ann", json!({"bots": "beginner"}));
    bo.does(&table, "sit", json!({"do": "sit", "seat": "Y", "name": "Bo"}));
    ann.does(&table, "start", json!({"do": "start"}));
    let mut count = 0;
    // Play on until Ann plays a card and Bo is next.
    loop {
        count += 1;
        for (person, name) in [(&ann, "R"), (&bo, "Y")] {
            let now = person.table(&table);
            let Some(choice) = first_choice(&now) else { continue };
            let is_play = now["prompt"]["kind"] == "play" && name == "R";
            person.does(&table, &format!("{name} {count}"), json!({"do": "choose", "choice": choice}));
            let after = ann.table(&table);
            if is_play && after["deciding"] == json!(["Y"]) {
                assert_eq!(bo.is_refused(&table, &format!("take {count}"), json!({"do": "askTakeBack"})), "notNow");
                ann.does(&table, "ask", json!({"do": "askTakeBack"}));
                assert_eq!(bo.table(&table)["takeBack"]["agreed"], json!(["R"]));
                bo.does(&table, "agree", json!({"do": "answerTakeBack", "agree": true}));
                let back = ann.table(&table);
                assert_eq!(
                    (&back["view"]["board"], &back["view"]["hand"]),
                    (&now["view"]["board"], &now["view"]["hand"])
                );
                let card = choice.split(' ').next().unwrap();
                assert_eq!(back["shown"], json!([{"seat": "R", "card": card}]));
                // Whoever looks back is told of both.
                let (_, history) = bo.get(&format!("/api/tables/{table}/history"));
                let told = history.as_array().unwrap();
                let last: Vec<&str> =
                    told.iter().rev().take(4).map(|change| change["what"].as_str().unwrap()).collect();
                assert_eq!(last, ["tookBack", "agreedTakeBack", "askedTakeBack", "chose"]);
                return;
            }
        }
    }
}

#[test]
fn emotes_reach_the_table_and_nobody_who_does_not_want_them() {
    let server = Server::start_at_the_pace_of_people(&folder("tables-emotes"));
    let [ann, bo] = [Person::new(&server.address), Person::new(&server.address)];
    let table = ann.make_table("Ann", json!({}));
    bo.does(&table, "sit", json!({"do": "sit", "seat": "Y", "name": "Bo"}));
    let mut watcher = Person::nobody(&server.address).socket(&table, None);
    watcher.next_of("update");
    let emote = |name: &str| json!({"do": "emote", "emote": name});
    bo.does(&table, "1", emote("wellPlayed"));
    assert_eq!(watcher.next_of("emote")["emote"], "wellPlayed");
    let mut socket = ann.socket(&table, None);
    socket.next_of("update");
    ann.does(&table, "mute", json!({"do": "mute", "seat": "Y", "muted": true}));
    bo.does(&table, "2", emote("ouch"));
    ann.does(&table, "3", emote("thanks"));
    assert_eq!(socket.next_of("emote"), json!({"type": "emote", "seat": "R", "emote": "thanks"}));
    assert!(!bo.table(&table).to_string().contains("\"muted\":[\"Y\"]"), "that is Ann's business");
    // A few at once, then no more.
    let many: Vec<u16> = (0..8).map(|count| bo.command(&table, &format!("many {count}"), emote("hooray")).0).collect();
    assert!(many.contains(&429), "{many:?}");
    assert_eq!(Person::nobody(&server.address).is_refused(&table, "4", emote("hello")), "noKey");
}

#[test]
fn a_page_of_another_site_cannot_use_the_cookie() {
    let server = Server::start(&folder("tables-origin"));
    let agent: ureq::Agent = ureq::Agent::config_builder().http_status_as_error(false).build().into();
    let address = format!("http://{}", server.address);
    let someone = agent.post(format!("{address}/api/people")).send_json(json!({"cookie": true})).unwrap();
    let cookie = someone.headers()["set-cookie"].to_str().unwrap().to_string();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
    let pair = cookie.split(';').next().unwrap();
    let create = |origin: &str| {
        let request = agent.post(format!("{address}/api/tables")).header("Cookie", pair).header("Origin", origin);
        request.send_json(json!({"id": origin, "name": "Ann"})).unwrap().status().as_u16()
    };
    assert_eq!(create("https://elsewhere.example"), 403);
    assert_eq!(create(&address), 200);
}

#[test]
fn without_a_key_one_watches_and_does_nothing() {
    let server = Server::start(&folder("tables-no-key"));
    let [ann, nobody] = [Person::new(&server.address), Person::nobody(&server.address)];
    let table = ann.make_table("Ann", json!({}));
    ann.does(&table, "start", json!({"do": "start"}));
    let mut socket = nobody.socket(&table, None);
    socket.next_of("update");
    socket.send(&json!({"id": "1", "seq": 1, "do": "sit", "seat": "G", "name": "Nobody"}));
    assert_eq!(socket.next_of("refused")["reason"], "noKey");
    let seen = nobody.table(&table);
    assert_eq!((&seen["you"], &seen["view"]["hand"]), (&Value::Null, &json!([])));
}

#[test]
pub fn a_question_to_people_who_go_holds_nobody_up() {
    let server = Server::start(&folder("tables-question"));
    let [ann, bo] = [Person::new(&server.address), Person::new(&server.address)];
    let table = ann.make_table("Ann", json!({"bots": "beginner"}));
    bo.does(&table, "sit", json!({"do": "sit", "seat": "G", "name": "Bo"}));
    ann.does(&table, "start", json!({"do": "start"}));
    // Ann plays until it is a bot's turn after a card of hers, which she asks to take back.
    let mut count = 0;
    let asked = 'asked: loop {
        for (person, name) in [(&ann, "R"), (&bo, "G")] {
            let now = person.table(&table);
            let Some(choice) = first_choice(&now) else { continue };
            count += 1;
            person.command(&table, &format!("{name} {count}"), json!({"do": "choose", "choice": choice}));
            let ask = json!({"do": "askTakeBack"});
            if name == "R" && ann.command(&table, &format!("ask {count}"), ask).0 == 200 {
                let now = ann.table(&table);
                if now["deciding"] == json!(["Y"]) || now["deciding"] == json!(["B"]) {
                    break 'asked now;
                }
                // On a slow machine the bots have played already: another time.
                bo.does(&table, &format!("no {count}"), json!({"do": "answerTakeBack", "agree": false}));
            }
        }
    };
    assert_eq!(asked["takeBack"]["agreed"], json!(["R"]));
    bo.does(&table, "leave", json!({"do": "leave"}));
    let after = ann.table_when(&table, |now| now["seq"].as_u64() > asked["seq"].as_u64().map(|seq| seq + 1));
    assert_eq!(after["takeBack"], Value::Null, "the bots play on");
}

#[test]
pub fn whoever_comes_to_a_table_without_people_looks_after_it() {
    let server = Server::start(&folder("tables-host"));
    let [ann, bo] = [Person::new(&server.address), Person::new(&server.address)];
    let table = ann.make_table("Ann", json!({}));
    ann.does(&table, "leave", json!({"do": "leave"}));
    bo.does(&table, "sit", json!({"do": "sit", "seat": "Y", "name": "Bo"}));
    ann.does(&table, "back", json!({"do": "sit", "seat": "R", "name": "Ann"}));
    bo.does(&table, "start", json!({"do": "start"}));
    assert_eq!(ann.is_refused(&table, "close", json!({"do": "close"})), "notHost");
    assert_eq!(bo.is_refused(&table, "close", json!({"do": "close"})), "notNow", "Ann plays here");
}
