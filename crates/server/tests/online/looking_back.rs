//! Looking back at games that are over: reviews, cards for messengers, the puzzle of the day.

use std::path::Path;
use std::thread;
use std::time::Duration;

use makker_server::{Config, Limits};
use makker_testkit::{Person, Postgres, first_choice};
use serde_json::{Value, json};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, query_scalar};
use tokio::runtime::Builder;

use crate::server::{FAST, Server, database, folder, on_several_servers};

/// A table at which Ann has played a game with bots to its end.
fn played_by(ann: &Person, name: &str, options: Value) -> String {
    let table = ann.make_table(name, options);
    ann.does(&table, "start", json!({"do": "start"}));
    loop {
        let now = ann.table_when(&table, |now| now["status"] == "over" || now["prompt"].is_object());
        let Some(choice) = first_choice(&now) else { return table };
        let since = &now["prompt"]["since"];
        ann.does(&table, &format!("at {since}"), json!({"do": "choose", "choice": choice}));
    }
}

/// A table at which bots have played a game to its end.
fn played_by_bots(server: &Server, id: u32) -> String {
    let ann = Person::new(&server.address);
    let table = ann.make_table(&format!("Ann {id}"), json!({"bots": "beginner", "public": true}));
    ann.does(&table, "start", json!({"do": "start"}));
    ann.does(&table, "leave", json!({"do": "leave"}));
    ann.table_when(&table, |now| now["status"] == "over");
    table
}

fn path(table: &str) -> String {
    format!("/api/tables/{table}/review")
}

/// The review when it is done.
fn reviewed(person: &Person, table: &str) -> Value {
    for _ in 0..100 {
        let (status, told) = person.get(&format!("{}?wait=25", path(table)));
        assert_eq!(status, 200, "{told}");
        if told["state"] == "done" {
            return told;
        }
    }
    panic!("it is never done");
}

/// How often any review was begun, and how many there are.
fn begun(data: &Path) -> (i64, i64) {
    let runtime = Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let mut file = SqliteConnectOptions::new().filename(data.join("makker.sqlite")).connect().await.unwrap();
        let tries = query_scalar("SELECT sum(tries) FROM reviews").fetch_one(&mut file).await.unwrap();
        let count = query_scalar("SELECT count(*) FROM reviews WHERE review IS NOT NULL").fetch_one(&mut file);
        (tries, count.await.unwrap())
    })
}

#[test]
fn a_game_is_reviewed_when_it_is_over_for_everyone_alike_once_and_for_good() {
    let data = folder("looking-review");
    let server = Server::start(&data);
    let [ann, nobody] = [Person::new(&server.address), Person::nobody(&server.address)];
    let table = ann.make_table("Ann", json!({"bots": "beginner"}));
    let refused = |person: &Person| {
        let (status, answer) = person.get(&path(&table));
        assert_eq!((status, &answer["reason"]), (409, &json!("notNow")), "{answer}");
    };
    refused(&ann);
    ann.does(&table, "start", json!({"do": "start"}));
    [&ann, &nobody].into_iter().for_each(refused);
    assert_eq!(nobody.get(&path("nowhere")).0, 404);

    let table = played_by(&ann, "Ann again", json!({"bots": "beginner"}));
    // All who ask at once are told of the same review.
    let reviews = thread::scope(|scope| {
        [0; 4].map(|_| scope.spawn(|| reviewed(&nobody, &table))).map(|asked| asked.join().unwrap())
    });
    let told = &reviews[0];
    assert!(reviews.iter().all(|other| other == told));
    let review = &told["review"];
    assert_eq!(told["done"], told["pieces"]);
    assert_eq!((&review["effort"], review["seats"].as_array().unwrap().len()), (&json!("quick"), 4));
    let winner = review["winner"].as_u64().unwrap() as usize;
    let last = review["steps"].as_array().unwrap().last().unwrap();
    assert_eq!(last["chances"][winner], 10_000);
    assert_eq!(reviewed(&ann, &table), *told);
    assert_eq!(nobody.get(&format!("{}?game=2", path(&table))).0, 409);

    server.stop();
    assert_eq!(begun(&data), (1, 1));
    let server = Server::start(&data);
    let (status, again) = Person::nobody(&server.address).get(&path(&table));
    assert_eq!((status, &again), (200, told), "it is kept");
}

#[test]
fn several_servers_make_a_review_once_and_tell_the_same() {
    on_several_servers(|| {
        let data = folder("looking-several");
        let server = Server::start(&data);
        let table = played_by_bots(&server, 1);
        let asked = thread::scope(|scope| {
            let ask = |address: &String| {
                scope.spawn({
                    let address = address.clone();
                    let table = &table;
                    move || reviewed(&Person::nobody(&address), table)
                })
            };
            let asked: Vec<_> = server.each.iter().map(ask).collect();
            asked.into_iter().map(|asked| asked.join().unwrap()).collect::<Vec<_>>()
        });
        assert_eq!(asked[0], asked[1]);
        let name = database(&data).rsplit('/').next().unwrap().to_string();
        assert_eq!(Postgres::shared().ask(&name, "SELECT sum(tries) FROM reviews"), "1");
    });
}

#[test]
fn what_is_ordered_waits_through_a_restart_and_neither_many_nor_fast_orders_get_far() {
    let data = folder("looking-queue");
    let mut limits = Limits::USUAL;
    (limits.reviews.waiting, limits.reviews.at_once) = (2, 3);
    (limits.tables.at_once, limits.requests.at_once) = (1000, 100_000);
    // Nobody makes reviews here.
    let config = Config { thinkers: 0, pace: 1, limits: limits.clone(), ..FAST };
    let server = Server::start_as(&data, config.clone());
    let tables: Vec<String> = (0..5).map(|id| played_by_bots(&server, id)).collect();
    let nobody = Person::nobody(&server.address);
    let ask = |table: &String| {
        let (status, told) = nobody.get(&path(table));
        (status, told["state"].as_str().or(told["reason"].as_str()).unwrap().to_string(), told["ahead"].as_u64())
    };
    assert_eq!(ask(&tables[0]), (200, "waiting".to_string(), Some(0)));
    assert_eq!(ask(&tables[1]), (200, "waiting".to_string(), Some(1)));
    assert_eq!(ask(&tables[2]), (503, "unavailable".to_string(), None), "the queue is full");
    assert_eq!(ask(&tables[3]), (429, "tooFast".to_string(), None), "and the address has no order left");
    for _ in 0..10 {
        assert_eq!(ask(&tables[0]).0, 200, "whoever asks for what is ordered pays nothing");
    }
    server.stop();
    let server = Server::start(&data);
    reviewed(&Person::nobody(&server.address), &tables[1]);
    assert_eq!(Person::nobody(&server.address).get(&path(&tables[0])).1["state"], "done");
}

/// The text of a page, as it is sent.
fn page(server: &Server, path: &str, headers: &[(&str, &str)]) -> (u16, Vec<u8>) {
    let agent: ureq::Agent = ureq::Agent::config_builder().http_status_as_error(false).build().into();
    let mut request = agent.get(format!("http://{}{path}", server.address));
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    let mut response = request.call().unwrap();
    (response.status().as_u16(), response.body_mut().read_to_vec().unwrap())
}

#[test]
fn the_page_of_a_result_has_a_card_for_messengers_and_no_name_breaks_it() {
    let server = Server::start(&folder("looking-card"));
    let ann = Person::new(&server.address);
    let running = ann.make_table("Ann", json!({"bots": "beginner"}));
    ann.does(&running, "start", json!({"do": "start"}));
    let text = |path: &str, headers: &[(&str, &str)]| String::from_utf8(page(&server, path, headers).1).unwrap();
    assert!(!text(&format!("/t/{running}"), &[]).contains("og:"), "of a running game nothing is told");
    assert_eq!(page(&server, &format!("/t/{running}/card.png"), &[]).0, 409);
    assert_eq!(page(&server, "/t/nowhere/card.png", &[]).0, 404);

    let hostile = "\"><script>x</script>&'";
    let table = played_by(&ann, hostile, json!({"bots": "beginner"}));
    let danish =
        text(&format!("/t/{table}"), &[("accept-language", "da-DK,da;q=0.9"), ("x-forwarded-host", "evil.example")]);
    let tags = danish.split_once("og:type").unwrap().1.split_once("</head>").unwrap().0;
    assert!(!tags.contains("<script") && !tags.contains("evil"), "{tags}");
    assert!(tags.contains("&quot;&gt;&lt;script&gt;x&lt;/script&gt;&amp;&#39;") && tags.contains(" og "), "{tags}");
    let address = format!("http://{}/t/{table}/card.png?language=da", server.address);
    assert!(tags.contains(&address), "{tags}");

    let (status, png) = page(&server, &format!("/t/{table}/card.png?language=da"), &[]);
    assert_eq!((status, &png[..8]), (200, &b"\x89PNG\r\n\x1a\n"[..]));
    let number = |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().unwrap());
    assert_eq!((number(16), number(20)), (1200, 630));
    assert!(png.len() > 20_000 && png.len() < 300_000, "{}", png.len());
    assert_eq!(page(&server, &format!("/t/{table}/card.png?language=da"), &[]).1, png);
}

#[test]
fn behind_a_proxy_the_card_is_where_the_proxy_says() {
    let server = Server::start_behind_proxy(&folder("looking-proxy"), Limits::USUAL);
    let table = played_by_bots(&server, 1);
    let at = |headers: &[(&str, &str)]| {
        let page = String::from_utf8(page(&server, &format!("/t/{table}"), headers).1).unwrap();
        let found = page.split_once("og:url\" content=\"").map(|(_, rest)| rest.split('"').next().unwrap().to_string());
        found.unwrap_or_default()
    };
    assert_eq!(at(&[("host", "play.example")]), format!("https://play.example/t/{table}"));
    let told = [("x-forwarded-host", "makker.example:8443"), ("x-forwarded-proto", "http")];
    assert_eq!(at(&told), format!("http://makker.example:8443/t/{table}"));
    assert_eq!(at(&[("x-forwarded-host", "x\"><b")]), "", "no address is better than a broken one");
}

#[test]
fn the_puzzle_of_the_day_is_the_same_for_everyone_and_its_answer_is_legal() {
    let data = folder("looking-puzzle");
    let server = Server::start(&data);
    let nobody = Person::nobody(&server.address);
    let (status, first) = nobody.get("/api/puzzle");
    assert_eq!((status, &first["reason"]), (503, &json!("unavailable")), "{first}");
    assert_eq!(nobody.get("/api/puzzle?back=7").0, 400);
    // The deep search takes its time where much else is going on.
    let is_made = || nobody.get("/api/puzzle").0 == 200;
    let waits = (0..3000).take_while(|_| !is_made()).map(|_| thread::sleep(Duration::from_millis(200))).count();
    assert!(waits < 3000, "the puzzle is never made");
    let puzzle = nobody.get("/api/puzzle").1;
    assert_eq!(Person::new(&server.address).get("/api/puzzle").1, puzzle);
    let (task, worth) = (&puzzle["task"], puzzle["worth"].as_array().unwrap());
    let (best, second) = (&worth[0], &worth[1]);
    assert!(best["win"].as_i64().unwrap() - second["win"].as_i64().unwrap() >= 500, "{worth:?}");
    let moves = task["view"]["moves"].as_array().unwrap();
    assert!(worth.iter().all(|one| moves.contains(&one["choice"])), "{worth:?} {moves:?}");
    let right = task["answers"][0]["choices"].as_array().unwrap();
    assert!(right.contains(&best["choice"]) && !right.contains(&second["choice"]), "{right:?}");
    let after = &task["answers"][0]["steps"][0];
    assert_eq!(after["events"][0]["board"], after["view"]["board"]);
    server.stop();
    let server = Server::start(&data);
    assert_eq!(Person::nobody(&server.address).get("/api/puzzle").1, puzzle);
}
