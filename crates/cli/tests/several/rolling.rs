//! Servers replaced one by one while people play: old ones and new ones share the tables for a while, and nobody loses more than a moment.
//! `MAKKER_OLD=/path/to/an/older/makker` lets an older program be the old one; otherwise it is this one.

use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use makker_rules::Record;
use makker_testkit::{Nats, Person, Postgres, ServerProcess, Socket, first_choice, wait_until};
use serde_json::json;

use crate::MAKKER as NEW;

/// What people know of the servers, and how far they may play.
struct Scene {
    /// Where servers are that take people.
    addresses: Mutex<Vec<String>>,
    /// How many moves people may have made at each table by now.
    allowed: AtomicU32,
}

impl Scene {
    /// The address of one of the servers, another one each time.
    fn address(&self, turn: usize) -> String {
        let addresses = self.addresses.lock().unwrap();
        addresses[turn % addresses.len()].clone()
    }
}

/// Someone who plays by the first choice and comes back when a server goes.
struct Player {
    key: String,
    table: String,
    /// How many moves of people were acknowledged at the table.
    moves: Arc<AtomicU32>,
    turn: usize,
    blink: Duration,
}

impl Player {
    /// Connects to some server that is there, at once or a moment later.
    fn connect(&mut self, scene: &Scene) -> Socket {
        let mut socket = None;
        wait_until("there is a server", || {
            self.turn += 1;
            let person = Person::with_key(&scene.address(self.turn), &self.key);
            socket = person.try_socket(&self.table, None).ok();
            socket.is_some()
        });
        socket.unwrap()
    }

    /// Plays to the end of the game, and says for how long it saw nothing at the most when a server went.
    fn play(mut self, scene: &Scene) -> Duration {
        let (mut socket, mut sent, mut lost) = (self.connect(scene), None, None);
        loop {
            let Some(message) = socket.next_message() else {
                lost = lost.or_else(|| Some(Instant::now()));
                socket = self.connect(scene);
                // What was sent to the server that went may be kept or not: it is sent again, and done once.
                sent = None;
                continue;
            };
            if message["type"] == "done" {
                self.moves.fetch_add(1, Ordering::Relaxed);
            }
            if message["type"] != "update" {
                continue;
            }
            if let Some(lost) = lost.take() {
                self.blink = self.blink.max(lost.elapsed());
            }
            let now = &message["table"];
            if now["status"] == "over" {
                return self.blink;
            }
            let since = now["prompt"]["since"].clone();
            if let Some(choice) = first_choice(now).filter(|_| sent.as_ref() != Some(&since)) {
                let is_allowed = || self.moves.load(Ordering::Relaxed) < scene.allowed.load(Ordering::Relaxed);
                wait_until("the next move is allowed", is_allowed);
                socket.send(&json!({"id": format!("at {since}"), "seq": now["seq"], "do": "choose", "choice": choice}));
                sent = Some(since);
            }
        }
    }
}

#[test]
fn servers_are_replaced_one_by_one_and_everyone_plays_on() {
    let old = std::env::var("MAKKER_OLD").unwrap_or_else(|_| NEW.to_string());
    let (database, bus) = (Postgres::shared().place(), Nats::shared().address());
    let start = |program: &str| {
        let more = [&ServerProcess::FAST[..], &["--bus", &bus]].concat();
        ServerProcess::start_on(program, &database, "127.0.0.1:0", &more)
    };
    let olds = [start(&old), start(&old)];
    let addresses = olds.iter().map(|server| server.address.clone()).collect();
    let scene = Arc::new(Scene { addresses: Mutex::new(addresses), allowed: AtomicU32::new(3) });
    // Two tables, at each two people at different servers.
    let mut players = Vec::new();
    let mut tables = Vec::new();
    for _ in 0..2 {
        let [ann, bo] = [0, 1].map(|at| Person::new(&scene.address(at)));
        let table = ann.make_table("Ann", json!({"bots": "beginner"}));
        bo.does(&table, "sit", json!({"do": "sit", "seat": "Y", "name": "Bo"}));
        ann.does(&table, "start", json!({"do": "start"}));
        let moves: Arc<AtomicU32> = Arc::default();
        for (turn, person) in [ann, bo].into_iter().enumerate() {
            let (key, table, moves) = (person.key.unwrap(), table.clone(), moves.clone());
            players.push(Player { key, table, moves, turn, blink: Duration::ZERO });
        }
        tables.push((table, moves));
    }
    let all_have_moved = |count: u32| {
        let all = || tables.iter().all(|(_, moves)| moves.load(Ordering::Relaxed) >= count);
        wait_until("people have moved at all tables", all);
    };
    let playing: Vec<_> = players
        .into_iter()
        .map(|player| {
            let scene = scene.clone();
            thread::spawn(move || player.play(&scene))
        })
        .collect();
    all_have_moved(3);
    let mut news = Vec::new();
    for (gone, step) in olds.into_iter().zip([6, 12]) {
        let server = start(NEW);
        {
            let mut addresses = scene.addresses.lock().unwrap();
            addresses.push(server.address.clone());
            addresses.retain(|address| *address != gone.address);
        }
        news.push(server);
        // Old and new play together, then an old one goes in the middle of it.
        scene.allowed.store(step, Ordering::Relaxed);
        all_have_moved(step);
        scene.allowed.store(step + 3, Ordering::Relaxed);
        assert!(gone.terminate().success());
        all_have_moved(step + 3);
    }
    scene.allowed.store(u32::MAX, Ordering::Relaxed);
    let blink = playing.into_iter().map(|player| player.join().unwrap()).max();
    println!("nobody saw nothing for longer than {:?}", blink.unwrap());
    for (table, _) in tables {
        let (_, record) = Person::nobody(&scene.address(0)).get(&format!("/api/tables/{table}/record"));
        let record = record.as_str().unwrap();
        assert!(Record::parse(record).and_then(|record| record.replay()).is_ok(), "{record}");
    }
}
