//! docs/protocol.md says what the server does: a table lives the life of the page, and each example must look like the message
//! that really came.

use std::collections::BTreeSet;

use makker_bots::Level;
use makker_protocol::{Change, Command, Emote, RefusedReason};
use makker_rules::record::{Record, Shown};
use makker_rules::{History, RuleSet, Seat, Setup};
use makker_testkit::{Person, Socket, first_choice};
use serde_json::{Value, json};

use crate::server::{Server, folder};

const PAGE: &str = include_str!("../../../../docs/protocol.md");

/// The table's id on the page.
const TABLE: &str = "k3v9pd7wq2xm";

/// Fields whose texts must be those of the page; of others only the kind counts.
const WORDS: [&str; 14] = [
    "type", "do", "what", "reason", "status", "kind", "phase", "event", "seat", "you", "turn", "edition", "emote",
    "name",
];

/// An example: messages as JSON, and other lines as they are.
fn example(label: &str) -> Vec<Value> {
    let blocks = ["http", "socket"].map(|kind| PAGE.split_once(&format!("\n```{kind} {label}\n")));
    let (_, block) = blocks.into_iter().flatten().next().unwrap_or_else(|| panic!("the page has no example {label}"));
    let (block, _) = block.split_once("\n```").unwrap();
    let whole = block.replace("\n    ", "");
    let lines = whole.lines().map(|line| line.trim_start_matches(['>', '<']).trim()).filter(|line| !line.is_empty());
    lines.map(|line| if line.starts_with('{') || line.starts_with("[{") { read(line) } else { json!(line) }).collect()
}

/// Reads JSON in which `…` stands for a value, for the rest of a list, or for fields.
fn read(line: &str) -> Value {
    let (mut text, mut open, mut quoted, mut before) = (String::new(), Vec::new(), false, ' ');
    for letter in line.chars() {
        match letter {
            '"' => quoted = !quoted,
            '{' | '[' if !quoted => open.push(letter),
            '}' | ']' if !quoted => drop(open.pop()),
            _ => {}
        }
        match letter {
            '…' if !quoted && before != ':' && open.last() == Some(&'{') => text += "\"…\":0",
            '…' if !quoted => text += "\"…\"",
            other => text.push(other),
        }
        before = letter;
    }
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

/// Does a message look like that of the page?
fn is_like(page: &Value, real: &Value, field: &str) -> bool {
    match (page, real) {
        (Value::String(page), _) if page == "…" => true,
        (Value::String(page), Value::String(real)) => !WORDS.contains(&field) || page == real,
        (Value::Array(page), Value::Array(real)) => {
            let rest = page.iter().position(|item| item == "…");
            let shown = rest.unwrap_or(page.len());
            let enough = if rest.is_some() { real.len() >= shown } else { real.len() == shown };
            enough && page[..shown].iter().zip(real).all(|(page, real)| is_like(page, real, field))
        }
        (Value::Object(page), Value::Object(real)) => {
            let all_shown = page.contains_key("…") || real.keys().all(|name| page.contains_key(name));
            let mut shown = page.iter().filter(|(name, _)| *name != "…");
            all_shown && shown.all(|(name, page)| real.get(name).is_some_and(|real| is_like(page, real, name)))
        }
        _ => std::mem::discriminant(page) == std::mem::discriminant(real),
    }
}

/// The examples that have been compared.
#[derive(Default)]
struct Page {
    seen: BTreeSet<String>,
}

impl Page {
    fn check(&mut self, label: &str, real: &[&Value]) {
        let page = example(label);
        assert_eq!(page.len(), real.len(), "{label}");
        for (page, real) in page.iter().zip(real) {
            assert!(is_like(page, real, ""), "{label}\npage: {page}\nreal: {real}");
        }
        self.seen.insert(label.to_string());
    }

    /// Sends the request of an example, with its body or another one, and compares the whole exchange.
    fn ask(&mut self, label: &str, person: &Person, table: &str, body: Option<Value>) -> Value {
        let page = example(label);
        let line = page[0].as_str().unwrap();
        let (method, path) = line.split_once(' ').unwrap();
        let path = path.replace(TABLE, table);
        let body = body.unwrap_or_else(|| page[1].clone());
        let (status, answer) = if method == "GET" { person.get(&path) } else { person.post(&path, &body) };
        let status = json!(status.to_string());
        assert_eq!(page[page.len() - 2].as_str(), status.as_str(), "{label}: {answer}");
        let sent = if method == "GET" { vec![&page[0]] } else { vec![&page[0], &body] };
        self.check(label, &[sent, vec![&status, &answer]].concat());
        answer
    }
}

/// A command as it is sent, with the table's last number.
fn command(id: &str, now: &Value, what: Value) -> Value {
    let mut message = json!({"id": id, "seq": now["seq"]});
    message.as_object_mut().unwrap().extend(what.as_object().unwrap().clone());
    message
}

fn choose(id: &str, now: &Value) -> Value {
    command(id, now, json!({"do": "choose", "choice": first_choice(now).unwrap()}))
}

/// Sends over a socket; the answer, and the update that tells of it.
fn send(socket: &mut Socket, message: &Value, what: &str) -> (Value, Value) {
    socket.send(message);
    let (mut done, mut update) = (None, None);
    while done.is_none() || update.is_none() {
        let message = socket.next_message().unwrap();
        assert_ne!(message["type"], "refused", "{message}");
        match message["type"].as_str().unwrap() {
            "done" => done = Some(message),
            "update" if changes(&message).contains(&what) => update = Some(message),
            _ => {}
        }
    }
    (done.unwrap(), update.unwrap())
}

fn changes(update: &Value) -> Vec<&str> {
    update["changes"].as_array().unwrap().iter().map(|change| change["what"].as_str().unwrap()).collect()
}

/// Bo decides whatever he is asked, until it is Ann's turn or the game is over; says the table as Ann sees it.
fn until_ann(ann: &Person, bo: &Person, table: &str) -> Value {
    loop {
        let now = ann.table_when(table, |now| {
            let asked = |seat: &str| now["deciding"].as_array().unwrap().contains(&json!(seat));
            now["status"] == "over" || asked("R") || asked("Y")
        });
        if now["status"] == "over" || now["prompt"].is_object() {
            return now;
        }
        let seen = bo.table(table);
        if seen["prompt"].is_object() {
            let id = format!("bo at {}", seen["prompt"]["since"]);
            bo.post(&format!("/api/tables/{table}/commands"), &choose(&id, &seen));
        }
    }
}

#[test]
fn each_example_looks_like_what_really_happens() {
    let server = Server::start(&folder("protocol"));
    let mut page = Page::default();
    let key = page.ask("people", &Person::nobody(&server.address), "", None)["key"].as_str().unwrap().to_string();
    let [ann, bo] = [Person::with_key(&server.address, &key), Person::new(&server.address)];
    let table = &page.ask("make", &ann, "", None)["table"].as_str().unwrap().to_string();
    page.ask("sit", &bo, table, None);

    let mut socket = ann.socket(table, None);
    let first = socket.next_message().unwrap();
    page.check("connect", &[&first]);
    let start = command("ann 1", &first["table"], json!({"do": "start"}));
    let (done, update) = send(&mut socket, &start, "dealt");
    page.check("start", &[&start, &done, &update]);
    let give = choose("ann 2", &update["table"]);
    let (done, update) = send(&mut socket, &give, "chose");
    page.check("give", &[&give, &done]);
    let seen = update["table"]["seq"].as_u64().unwrap();
    drop(socket);

    let choice = first_choice(&bo.table(table)).unwrap();
    let late = json!({"id": "bo 2", "seq": 3, "do": "choose", "choice": choice});
    page.ask("stale", &bo, table, Some(late));
    bo.does(table, "bo 3", json!({"do": "choose", "choice": choice}));
    let mut socket = ann.socket(table, Some(seen));
    let resumed = socket.next_message().unwrap();
    page.check("resume", &[&resumed]);
    page.ask("poll", &ann, table, None);

    // Someone has a card to come out with, sooner or later.
    let mut now = until_ann(&ann, &bo, table);
    let mut count = 0;
    while now["prompt"]["kind"] != "play" || now["view"]["cardsLeft"]["Y"] == 0 {
        count += 1;
        ann.does(table, &format!("ann waits {count}"), json!({"do": "choose", "choice": first_choice(&now).unwrap()}));
        now = until_ann(&ann, &bo, table);
    }
    drop(socket);
    let mut socket = ann.socket(table, now["seq"].as_u64().map(|seq| seq - 1));
    let turn = socket.next_message().unwrap();
    page.check("turn", &[&turn]);
    let mut deltas = ann.deltas(table);
    deltas.next_of("update");
    let play = choose("ann 3", &now);
    let (done, update) = send(&mut socket, &play, "chose");
    page.check("play", &[&play, &done, &update]);
    let delta = deltas.next_of("delta");
    page.check("delta", &[&delta]);
    drop(deltas);
    let ask = command("ann 4", &update["table"], json!({"do": "askTakeBack"}));
    let (done, update) = send(&mut socket, &ask, "askedTakeBack");
    page.check("ask", &[&ask, &done, &update]);
    let agree = command("bo 4", &update["table"], json!({"do": "answerTakeBack", "agree": true}));
    let unseen = json!({"id": "bo unseen", "seq": 3, "do": "answerTakeBack", "agree": true});
    assert_eq!(bo.post(&format!("/api/tables/{table}/commands"), &unseen).1["reason"], "stale");
    page.ask("agree", &bo, table, Some(agree));
    let back = socket.next_of("update");
    page.check("back", &[&back]);
    page.ask("history", &ann, table, None);
    let emote = command("ann 5", &back["table"], json!({"do": "emote", "emote": "oops"}));
    socket.send(&emote);
    page.check("emote", &[&emote, &socket.next_of("emote")]);

    let mut count = 0;
    loop {
        let now = until_ann(&ann, &bo, table);
        if now["status"] == "over" {
            break;
        }
        count += 1;
        ann.does(table, &format!("ann plays {count}"), json!({"do": "choose", "choice": first_choice(&now).unwrap()}));
    }
    let mut end = socket.next_of("update");
    while end["table"]["status"] != "over" {
        end = socket.next_of("update");
    }
    page.check("end", &[&end]);
    let (status, record) = ann.get(&format!("/api/tables/{table}/record"));
    let lines: Vec<Value> = example("record");
    assert_eq!((status, lines[1].as_str()), (200, Some("200")));
    assert!(record.as_str().unwrap().starts_with(&format!(
        "{}\n{}\n",
        lines[2].as_str().unwrap(),
        lines[3].as_str().unwrap()
    )));
    page.seen.insert("record".to_string());
    page.ask("replay", &ann, table, None);
    page.ask("moment", &ann, table, None);
    page.ask("read", &ann, table, Some(json!({"record": record})));
    let mut begun = History::new(Setup::new(RuleSet::default(), Seat::Red)).unwrap();
    begun.shuffle(&RuleSet::default().deck()).unwrap();
    let begun = Record::of(&begun, &[], Shown::Everything).unwrap().to_string();
    let brought =
        json!({"id": "on the train", "from": "local-k3v9pd7wq2", "record": begun, "seat": "R", "name": "Ann"});
    let handed = page.ask("hand", &ann, table, Some(brought));
    let there = ann.get(&format!("/api/tables/{}", handed["table"].as_str().unwrap())).1;
    assert_eq!(there["table"]["handedOver"], json!(true));
    let review = format!("/api/tables/{table}/review?wait=25");
    while ann.get(&review).1["state"] != "done" {}
    page.ask("review", &ann, table, None);
    ann.does(table, "close", json!({"do": "close"}));
    page.ask("closed", &bo, table, None);
    drop(socket);
    let mut socket = ann.socket(table, None);
    socket.next_of("update");
    server.stop();
    page.check("bye", &[&socket.next_of("bye")]);

    let labels = ["```http ", "```socket "].map(|fence| PAGE.matches(fence).count());
    assert_eq!(labels.iter().sum::<usize>(), page.seen.len(), "{:?}", page.seen);
    assert_eq!(PAGE.matches("\n```").count(), 2 * page.seen.len(), "an example has no label");
}

#[test]
fn an_example_that_differs_is_noticed() {
    let real = json!({"type": "done", "seq": 3, "list": [{"a": 1}, {"a": 2}], "none": null});
    for page in ["{…}", r#"{"type":"done",…}"#, r#"{"type":"done","seq":9,"list":[{"a":7},…],"none":…}"#] {
        assert!(is_like(&read(page), &real, ""), "{page}");
    }
    for page in [
        r#"{"type":"done"}"#,
        r#"{"type":"bye",…}"#,
        r#"{"seq":"3",…}"#,
        r#"{"list":[],…}"#,
        r#"{"list":[{"b":1},…],…}"#,
        r#"{"none":1,…}"#,
        r#"{"more":1,…}"#,
    ] {
        assert!(!is_like(&read(page), &real, ""), "{page}");
    }
}

/// The words of a list of the protocol, as they are sent.
fn words<T: serde::Serialize>(all: &[T]) -> Vec<String> {
    all.iter().map(|one| serde_json::to_value(one).unwrap().as_str().unwrap().to_string()).collect()
}

#[test]
fn every_word_is_on_the_page() {
    let typescript = include_str!("../../../../web/src/protocol.ts");
    let listed = |name: &str| {
        let (_, rest) = typescript.split_once(&format!("export type {name} = ")).unwrap();
        let (list, _) = rest.split_once(';').unwrap();
        list.split('|').map(|word| word.trim().trim_matches('"').to_string()).collect::<Vec<_>>()
    };
    let reasons = listed("RefusedReason");
    assert!(reasons.contains(&words(&[RefusedReason::Stale])[0]) && reasons.len() > 10, "{reasons:?}");
    for reason in &reasons {
        assert!(PAGE.contains(&format!("\n| `{reason}` | ")), "{reason}");
    }
    let all = [listed("Change"), listed("Emote"), listed("Face")].concat();
    assert!(all.contains(&words(&[Change::Sat])[0]) && all.contains(&words(&[Emote::Oops])[0]));
    for word in all {
        assert!(PAGE.contains(&format!("`{word}`")), "{word}");
    }
    let commands = typescript.split("\"do\": \"").skip(1).map(|rest| rest.split('"').next().unwrap());
    let commands: BTreeSet<&str> = commands.collect();
    let close = serde_json::to_value(Command::Close).unwrap();
    assert!(commands.contains(close["do"].as_str().unwrap()) && commands.len() > 10, "{commands:?}");
    for command in commands {
        assert!(PAGE.contains(&format!("\n| `{command}` | ")), "{command}");
    }
    let levels = Level::ALL.map(|level| format!("`{}`", level.name())).join(", ");
    assert!(PAGE.contains(&levels), "{levels}");
    let (_, options) = typescript.split_once("export type TableOptions = {").unwrap();
    let (options, _) = options.split_once('}').unwrap();
    let options = options.lines().filter(|line| !line.contains("/**")).filter_map(|line| line.split_once(':'));
    for (option, _) in options {
        assert!(PAGE.contains(&format!("\n| `{}` | ", option.trim())), "{option}");
    }
}
