//! What whoever runs a server sees of it: measures, ids of requests, lines of its log; and that nothing in them is anybody's secret.

use std::collections::{BTreeMap, BTreeSet};

use makker_bots::Level;
use makker_testkit::{Person, first_choice, wait_until};
use serde_json::{Value, json};
use sqlx::ConnectOptions;
use sqlx::sqlite::SqliteConnectOptions;

use crate::server::{Server, folder};

/// The labels of all measures, by their names.
fn labels(measures: &str) -> BTreeMap<String, BTreeSet<String>> {
    let mut labels: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for line in measures.lines().filter(|line| !line.starts_with('#')) {
        let Some((_, inside)) = line.split_once('{') else { continue };
        let (inside, _) = inside.rsplit_once('}').unwrap();
        for pair in inside.split("\",") {
            let (name, value) = pair.split_once("=\"").unwrap();
            labels.entry(name.to_string()).or_default().insert(value.trim_end_matches('"').to_string());
        }
    }
    labels
}

#[test]
fn no_client_makes_a_measure_of_its_own_and_none_holds_what_is_secret() {
    let server = Server::start_observed(&folder("observing-labels"), false);
    let ann = Person::new(&server.address);
    let (_, made) = ann.post("/api/play-now", &json!({"id": "1", "name": "Annabella"}));
    let table = made["table"].as_str().unwrap();
    ann.table_when(table, |now| now["prompt"].is_object());
    let key = ann.key.as_ref().unwrap();
    for path in [&format!("/t/{table}"), "/api/made-up/here", "/made-up", "/assets/made-up.js", "/api/tables/made-up"] {
        let method: ureq::http::Method = "MADEUP".parse().unwrap();
        let request = ureq::http::Request::builder().method(method).uri(format!("http://{}{path}", server.address));
        let request = request.header("x-request-id", "made-up").header("x-forwarded-for", "made-up");
        let _ = ureq::run(request.header("Authorization", format!("Bearer {key}")).body(()).unwrap());
        ann.get(path);
    }
    ann.is_refused(table, "2", json!({"do": "made-up"}));
    ann.is_refused(table, "3", json!({"do": "bot", "seat": "Y", "level": "made-up"}));
    let measures = server.measures();
    let (_, description) = ann.get("/api/openapi.json");
    let mut routes: BTreeSet<String> = description["paths"].as_object().unwrap().keys().cloned().collect();
    routes.insert("other".to_string());
    let words = |words: &[&str]| words.iter().map(|word| word.to_string()).collect::<BTreeSet<String>>();
    let is_number = |word: &String| word.parse::<f64>().is_ok() || word == "+Inf";
    for (name, values) in labels(&measures) {
        match &name[..] {
            "le" | "status" if values.iter().all(is_number) => {}
            "route" => assert!(values.is_subset(&routes), "{values:?}"),
            "reason" => assert!(description.to_string().contains(values.iter().next().unwrap()), "{values:?}"),
            "level" => {
                let mut known = words(&Level::ALL.map(Level::name));
                known.extend(words(&["ERROR", "WARN", "INFO", "DEBUG", "TRACE"]));
                assert!(values.is_subset(&known), "{values:?}");
            }
            "by" => assert!(values.is_subset(&words(&["person", "bot"])), "{values:?}"),
            "kind" => assert!(values.is_subset(&words(&["person", "away", "bot", "free"])), "{values:?}"),
            "effort" => assert!(values.is_subset(&words(&["quick", "deep"])), "{values:?}"),
            "outcome" => assert!(values.is_subset(&words(&["delivered", "gone", "failed"])), "{values:?}"),
            "status" => {
                let mut others = values.into_iter().filter(|value| !is_number(value));
                assert!(others.all(|value| ["waiting", "playing", "over", "closed", "aside"].contains(&&value[..])));
            }
            "version" | "commit" => assert_eq!(values.len(), 1),
            other => panic!("{other} {values:?}"),
        }
    }
    for secret in [table, key, "Annabella", "made-up", "MADEUP"] {
        assert!(!measures.contains(secret), "{secret}: {measures}");
    }
    let is_counted = |line: &str| measures.lines().any(|other| other.starts_with(line));
    assert!(is_counted("makker_requests_total{route=\"other\",status=\"404\"}"), "{measures}");
    assert!(is_counted("makker_moves_total{by=\"bot\"}"), "{measures}");
    assert!(is_counted("makker_refusals_total{reason=\"unreadable\"}"), "{measures}");
}

/// What an answer says of its request.
fn request_id(server: &Server, sent: &str) -> String {
    let response = ureq::get(format!("http://{}/health/live", server.address)).header("x-request-id", sent).call();
    response.unwrap().headers()["x-request-id"].to_str().unwrap().to_string()
}

#[test]
fn a_request_has_an_id_which_only_a_proxy_may_choose_and_only_a_plain_one() {
    let server = Server::start_observed(&folder("observing-ids"), false);
    let ids: BTreeSet<String> = ["mine", "mine", "other"].map(|sent| request_id(&server, sent)).into();
    assert_eq!(ids.len(), 3, "{ids:?}");
    assert!(!ids.contains("mine"));
    let server = Server::start_observed(&folder("observing-proxy"), true);
    assert_eq!(request_id(&server, "Proxy-1.2_3"), "Proxy-1.2_3");
    for sent in ["", "two words", "x\"y", &"x".repeat(65)] {
        let id = request_id(&server, sent);
        assert!(id != sent && id.len() < 40, "{sent}: {id}");
    }
}

/// The cards of every deck that was shuffled, and every choice that was made, as they stand in the file.
async fn secrets(data: &std::path::Path) -> (Vec<Vec<String>>, BTreeSet<String>) {
    let options = SqliteConnectOptions::new().filename(data.join("makker.sqlite"));
    let mut connection = options.connect().await.unwrap();
    let lines: Vec<String> = sqlx::query_scalar("SELECT body FROM events").fetch_all(&mut connection).await.unwrap();
    let lines: Vec<Value> = lines.iter().map(|line| serde_json::from_str(line).unwrap()).collect();
    let text = |value: &Value| value.as_str().unwrap().to_string();
    let decks = lines.iter().filter_map(|line| line["deck"].as_array());
    let choices = lines.iter().filter_map(|line| line["choice"].as_str()).filter(|choice| *choice != "fold");
    (decks.map(|deck| deck.iter().map(text).collect()).collect(), choices.map(str::to_string).collect())
}

#[test]
fn a_whole_game_with_everything_logged_tells_no_card_no_key_and_no_name() {
    let data = folder("observing-log");
    let server = Server::start_loud(&data);
    let [ann, bo] = [Person::new(&server.address), Person::new(&server.address)];
    let table = ann.make_table("Annabella", json!({"bots": "beginner"}));
    bo.does(&table, "sit", json!({"do": "sit", "seat": "Y", "name": "Bonifatius"}));
    ann.does(&table, "start", json!({"do": "start"}));
    let (_, link) = ann.get(&format!("/api/tables/{table}/link"));
    let device = Person::new(&server.address);
    assert_eq!(device.post(&format!("/api/tables/{table}/claim"), &link).0, 200);
    // What is wrong is sent, too: nothing of it is repeated.
    ann.is_refused(&table, "wrong", json!({"do": "choose", "choice": "give nothing"}));
    let mut socket = ann.socket(&table, None);
    socket.next_of("update");
    bo.does(&table, "leave", json!({"do": "leave"}));
    for count in 0.. {
        let now = ann.table_when(&table, |now| now["status"] == "over" || now["prompt"].is_object());
        let Some(choice) = first_choice(&now) else { break };
        ann.does(&table, &format!("{count}"), json!({"do": "choose", "choice": choice}));
    }
    drop(socket);
    wait_until("the requests are logged", || server.logged().contains("/api/tables/{id}/commands"));
    let log = server.stop();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let (decks, choices) = runtime.block_on(secrets(&data));
    assert!(!decks.is_empty() && choices.len() > 20);
    let keys = [&ann, &bo, &device].map(|person| person.key.clone().unwrap());
    let secret = link["secret"].as_str().unwrap().to_string();
    let hands = decks
        .iter()
        .flat_map(|deck| deck.windows(3))
        .flat_map(|cards| [",", ", ", " ", "\",\"", "\", \""].map(|between| cards.join(between)));
    let words = keys.into_iter().chain([secret]).chain(["Annabella", "Bonifatius"].map(str::to_string));
    for word in words.chain(choices).chain(hands) {
        assert!(!log.contains(&word), "{word:?} stands in the log");
    }
}
