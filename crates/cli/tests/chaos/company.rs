//! Who plays: tables of all editions, and people who take part in all ways.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Instant;

use makker_chance::Chance;
use serde_json::{Value, json};
use tokio::sync::watch;

use crate::client::{Client, How, Phase, Standing};
use crate::record::Record;
use crate::wire;

/// A client, as the verdict knows it when all is over.
pub struct Witness {
    pub name: String,
    pub key: Option<String>,
    /// The number of its table.
    pub table: usize,
    /// Does its table go on although nobody does anything? Then what it sees last is not the last.
    pub is_restless: bool,
    /// The letter of its seat; none of those who only watch.
    pub seat: Option<String>,
    pub how: How,
    pub record: Arc<Record>,
    pub standing: Arc<Standing>,
}

/// Everyone who plays, and where.
pub struct Company {
    pub tables: Vec<String>,
    /// The level of the bots of each.
    pub bots: Vec<&'static str>,
    pub witnesses: Vec<Witness>,
    pub clients: Vec<Client>,
}

const EDITIONS: [&str; 6] = ["classic", "nordic", "english", "jubilee", "plus-pairs", "plus-trios"];

/// `hard` needs a thread to think on: at a worker, or at one of the servers.
const BOTS: [&str; 5] = ["beginner", "random", "easy", "hard", "medium"];

/// How people take part, in turn.
const WAYS: [How; 5] = [How::Deltas, How::Updates, How::Polling, How::Deltas, How::Updates];

/// Seats everyone at this many tables and starts all games, while nothing goes wrong yet.
pub async fn gather(
    servers: Arc<Vec<SocketAddr>>,
    tables: usize,
    seed: u64,
    folder: &Path,
    phase: &watch::Receiver<Phase>,
) -> Company {
    let begin = Instant::now();
    let mut company = Company { tables: Vec::new(), bots: Vec::new(), witnesses: Vec::new(), clients: Vec::new() };
    for number in 0..tables {
        let server = servers[number % servers.len()];
        // At some tables a clock runs out for one who is silent, at others whoever is gone is soon stood in for.
        let is_clocked = number % 8 == 7;
        let is_hasty = number % 8 == 3;
        let bots = BOTS[number % BOTS.len()];
        let stand_in = if is_hasty { 5 } else { 20 };
        let clock = if is_clocked { json!(5) } else { Value::Null };
        let edition = EDITIONS[number % EDITIONS.len()];
        let options = json!({"edition": edition, "bots": bots, "standIn": stand_in, "clock": clock});
        let people = if is_clocked { 2 } else { 1 + number % 4 };
        let mut keys = Vec::new();
        for _ in 0..people {
            let person = ask(server, "/api/people", None, Some(&json!({}))).await;
            keys.push(text(&person["key"]));
        }
        let new = json!({"id": format!("chaos {number}"), "name": "Host", "options": options});
        let table = text(&ask(server, "/api/tables", Some(&keys[0]), Some(&new)).await["table"]);
        let shown = ask(server, &format!("/api/tables/{table}"), Some(&keys[0]), None).await;
        let seats: Vec<String> = shown["table"]["seats"].as_array().unwrap().iter().map(|s| text(&s["seat"])).collect();
        let commands = format!("/api/tables/{table}/commands");
        for (place, key) in keys.iter().enumerate().skip(1) {
            let id = format!("sit {number} {place}");
            let sit = json!({"id": id, "seq": 0, "do": "sit", "seat": seats[place], "name": format!("Guest {place}")});
            let answer = ask(server, &commands, Some(key), Some(&sit)).await;
            assert_eq!(answer["type"], "done", "{answer}");
        }
        let start = json!({"id": format!("start {number}"), "seq": 0, "do": "start"});
        let answer = ask(server, &commands, Some(&keys[0]), Some(&start)).await;
        assert_eq!(answer["type"], "done", "{answer}");
        let watchers = usize::from(number % 5 == 0);
        for place in 0..people + watchers {
            let how = match place {
                place if place >= people => How::Watching,
                1 if is_clocked => How::Silent,
                place => WAYS[(number + place) % WAYS.len()],
            };
            let name = format!("table {number} place {place}");
            let (record, standing) = (Arc::new(Record::new(folder, &name, begin)), Arc::<Standing>::default());
            company.witnesses.push(Witness {
                name: name.clone(),
                key: keys.get(place).cloned(),
                table: number,
                is_restless: is_clocked || is_hasty,
                seat: keys.get(place).and_then(|_| seats.get(place).cloned()),
                how,
                record: record.clone(),
                standing: standing.clone(),
            });
            company.clients.push(Client {
                name,
                key: keys.get(place).cloned(),
                table: table.clone(),
                how,
                dice: Chance::from_seed(seed ^ (company.clients.len() as u64) << 32),
                servers: servers.clone(),
                phase: phase.clone(),
                record,
                standing,
                known: Value::Null,
                pending: None,
                last: None,
                done: 0,
                must_look: false,
                count: 0,
            });
        }
        company.bots.push(bots);
        company.tables.push(table);
    }
    company
}

/// Asks for something that must be answered.
async fn ask(server: SocketAddr, path: &str, key: Option<&str>, body: Option<&Value>) -> Value {
    let answer = wire::ask(server, path, key, body).await;
    let (status, body) = answer.unwrap_or_else(|| panic!("no answer to {path}"));
    assert_eq!(status, 200, "{path}: {body}");
    serde_json::from_str(&body).expect("JSON")
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_else(|| panic!("{value} is no text")).to_string()
}
