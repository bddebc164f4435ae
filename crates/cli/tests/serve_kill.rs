//! The real program is killed a hundred times while people play, and nothing that they were told is lost.

use std::collections::HashMap;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use makker_chance::Chance;
use makker_server::{SqliteStore, Store};
use makker_testkit::{PATIENCE, Person, ServerProcess, empty_folder};
use serde_json::{Value, json};

/// How often it is killed.
const KILLS: usize = 100;

/// Bots leave people the time to be in the middle of something.
const OPTIONS: [&str; 4] = ["--bot-delay-ms", "10", "--pace", "10000"];

/// How long someone waits who finds no server before trying again; a start takes some tens of milliseconds.
const AGAIN: Duration = Duration::from_millis(5);

/// What the one who kills waits for.
enum Signal {
    Sent,
    Acknowledged,
}

/// What people were told, by the ids of their commands, which are unique over all people and tables.
#[derive(Default)]
struct Told {
    /// What was done: at which table, as which line.
    done: HashMap<String, (String, u64)>,
    /// What was refused, and so must never be found.
    refused: Vec<String>,
    /// Tables that were made.
    made: Vec<String>,
}

impl Told {
    /// How much each of the people has done.
    fn done_by_name(&self) -> HashMap<String, usize> {
        let mut counts = HashMap::new();
        for id in self.done.keys() {
            let (name, _) = id.rsplit_once(' ').unwrap();
            *counts.entry(name.to_string()).or_default() += 1;
        }
        counts
    }
}

/// What everyone shares.
struct Evening {
    told: Mutex<Told>,
    /// How often the program was killed so far.
    kills: AtomicUsize,
    over: AtomicBool,
}

impl Evening {
    fn is_over(&self) -> bool {
        self.over.load(Ordering::Relaxed)
    }

    fn kills(&self) -> usize {
        self.kills.load(Ordering::Relaxed)
    }

    fn told<T>(&self, change: impl FnOnce(&mut Told) -> T) -> T {
        // Someone who panicked while telling is reported by their own panic.
        change(&mut self.told.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// Ends the evening when it is dropped, so that a failed test ends too.
struct End<'a>(&'a Evening);

impl Drop for End<'_> {
    fn drop(&mut self) {
        self.0.over.store(true, Ordering::Relaxed);
    }
}

/// Someone who plays through all of it, and is never restarted.
struct Player<'a> {
    evening: &'a Evening,
    signals: Sender<Signal>,
    person: Person,
    name: String,
    table: String,
    dice: Chance,
    seen: Option<u64>,
    /// Sent, and not answered yet.
    pending: Option<Value>,
    /// The last that was done, and as which line: it is sent again after every break.
    last: Option<(Value, u64)>,
    /// How many commands it has invented.
    count: usize,
}

impl Player<'_> {
    /// Takes in a table, and decides on a command if one is wanted and none is under way.
    fn look(&mut self, update: &Value) {
        let (changes, table) = (update["changes"].as_array().unwrap(), &update["table"]);
        let seq = table["seq"].as_u64().unwrap();
        if let Some(seen) = self.seen {
            assert!(seq >= seen, "{}: shown line {seen}, and it was lost", self.name);
            let told: Vec<u64> = changes.iter().map(|change| change["seq"].as_u64().unwrap()).collect();
            assert!(told.iter().copied().eq(seen + 1..=seq), "{}: told {told:?} after {seen}", self.name);
        }
        self.seen = Some(seq);
        if self.pending.is_some() {
            return;
        }
        let own = table["seats"].as_array().unwrap().iter().find(|seat| seat["seat"] == table["you"]);
        let is_host = || own.is_some_and(|own| own["host"] == true);
        let is_stood_in_for = || own.is_some_and(|own| !own["bot"].is_null());
        let mut command = if table["prompt"].is_object() {
            let moves = table["view"]["moves"].as_array().unwrap();
            json!({"do": "choose", "choice": moves[self.dice.below(moves.len())]})
        } else if table["status"] == "over" && is_host() {
            json!({"do": "rematch", "rotate": false})
        } else if is_stood_in_for() {
            // Late once, on a busy machine say, a bot that needs no time would be faster for ever.
            json!({"do": "back"})
        } else {
            return;
        };
        self.count += 1;
        command["id"] = json!(format!("{} {}", self.name, self.count));
        command["seq"] = table["seq"].clone();
        self.pending = Some(command);
    }

    /// Takes in the answer to a command, whichever way it came.
    fn hear(&mut self, id: &str, answer: &Value) {
        let kind = answer["type"].as_str().unwrap();
        if let Some((last, seq)) = &self.last
            && last["id"] == id
        {
            assert_eq!((kind, answer["seq"].as_u64()), ("done", Some(*seq)), "sent again: {last}, {answer}");
            return;
        }
        let Some(pending) = self.pending.take_if(|pending| pending["id"] == id) else {
            panic!("{}: an answer to nothing: {answer}", self.name);
        };
        if kind == "done" && pending["do"] == "back" {
            // Who was back already does nothing by it.
        } else if kind == "done" {
            let seq = answer["seq"].as_u64().unwrap();
            self.evening.told(|told| told.done.insert(id.to_string(), (self.table.clone(), seq)));
            let _ = self.signals.send(Signal::Acknowledged);
            self.last = Some((pending, seq));
        } else if answer["reason"] == "unavailable" {
            // Nobody knows whether it was done.
            self.pending = Some(pending);
        } else {
            // A bot has stood in, say.
            self.evening.told(|told| told.refused.push(id.to_string()));
        }
    }

    /// Plays by sockets: opens one after the other as they break.
    fn play_by_socket(mut self) {
        while !self.evening.is_over() {
            if self.sit_at_a_socket().is_none() {
                thread::sleep(AGAIN);
            }
        }
    }

    /// Plays until the socket breaks.
    fn sit_at_a_socket(&mut self) -> Option<()> {
        let mut socket = self.person.try_socket(&self.table, self.seen).ok()?;
        let again = self.last.iter().map(|(last, _)| last).chain(&self.pending);
        for command in again {
            socket.send(command).then_some(())?;
        }
        let mut sent = self.pending.as_ref().map(|pending| pending["id"].clone());
        while !self.evening.is_over() {
            let message = socket.next_message()?;
            match message["type"].as_str().unwrap() {
                "update" => self.look(&message),
                "done" | "refused" => {
                    self.hear(message["id"].as_str().unwrap_or_default(), &message);
                    // Still unanswered, since it does not work at the moment: begin anew.
                    self.pending.iter().all(|pending| pending["id"] != message["id"]).then_some(())?;
                }
                "bye" | "emote" => {}
                other => panic!("{other}"),
            }
            if let Some(pending) = &self.pending
                && sent.as_ref() != Some(&pending["id"])
            {
                sent = Some(pending["id"].clone());
                socket.send(pending).then_some(())?;
                let _ = self.signals.send(Signal::Sent);
            }
        }
        Some(())
    }

    /// Plays by requests; whatever gets no answer is asked again.
    fn play_by_http(mut self) {
        while !self.evening.is_over() {
            if self.ask().is_none() {
                // It may have been a break: whatever was done before stays done.
                if let Some((last, _)) = self.last.clone() {
                    let _ = self.post(&last);
                }
                thread::sleep(AGAIN);
            }
        }
    }

    /// Finds something to decide and has it done; nothing comes back if the server is gone.
    fn ask(&mut self) -> Option<()> {
        if let Some(pending) = self.pending.clone() {
            let _ = self.signals.send(Signal::Sent);
            return self.post(&pending);
        }
        let seen = self.seen.map_or(String::new(), |seen| format!("&seen={seen}"));
        let (_, text) = self.person.try_get(&format!("/api/tables/{}/updates?wait=2{seen}", self.table)).ok()?;
        self.look(&serde_json::from_str(&text).unwrap());
        Some(())
    }

    fn post(&mut self, command: &Value) -> Option<()> {
        let (_, answer) = self.person.try_post(&format!("/api/tables/{}/commands", self.table), command).ok()?;
        self.hear(command["id"].as_str().unwrap(), &answer);
        Some(())
    }
}

/// Someone who makes one table after the other; asked again after the next kill, the same request must make the same table.
fn make_tables(evening: &Evening, person: &Person) {
    for count in 0.. {
        if evening.is_over() {
            return;
        }
        let request = json!({"id": format!("table {count}"), "name": "Max", "options": {"edition": "classic"}});
        let make = || loop {
            match person.try_post("/api/tables", &request) {
                Ok((200, body)) => return Some(body["table"].as_str().unwrap().to_string()),
                Ok((status, body)) => panic!("{status} {body}"),
                Err(_) if evening.is_over() => return None,
                Err(_) => thread::sleep(AGAIN),
            }
        };
        let Some(table) = make() else { return };
        evening.told(|told| told.made.push(table.clone()));
        let kills = evening.kills();
        while evening.kills() == kills && !evening.is_over() {
            thread::sleep(AGAIN);
        }
        assert!(make().is_none_or(|again| again == table), "a second table for the same request");
    }
}

fn folder(name: &str) -> PathBuf {
    empty_folder(env!("CARGO_TARGET_TMPDIR"), name)
}

/// What is on the disk, read from a copy: the program is to find the file as its killed self has left it.
struct Disk {
    data: PathBuf,
    copy: PathBuf,
    runtime: tokio::runtime::Runtime,
    /// What was there when it was read last.
    logs: HashMap<String, Vec<String>>,
    /// Where each command was found.
    found: HashMap<String, (String, u64)>,
}

impl Disk {
    fn new(data: &Path) -> Disk {
        let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap();
        let copy = folder("serve-kill-copy");
        Disk { data: data.to_path_buf(), copy, runtime, logs: HashMap::new(), found: HashMap::new() }
    }

    /// Compares what people were told with what is there, as long as nobody writes.
    fn check(&mut self, evening: &Evening, tables: &[String]) {
        let _ = std::fs::remove_dir_all(&self.copy);
        std::fs::create_dir(&self.copy).unwrap();
        for file in ["makker.sqlite", "makker.sqlite-wal"] {
            if self.data.join(file).exists() {
                std::fs::copy(self.data.join(file), self.copy.join(file)).unwrap();
            }
        }
        let store = self.runtime.block_on(SqliteStore::open(&self.copy.join("makker.sqlite"))).unwrap();
        for table in tables {
            self.read(&store, table);
        }
        evening.told(|told| {
            for table in told.made.drain(..) {
                let rows = self.runtime.block_on(store.load(&table, 0)).unwrap();
                assert_eq!(rows.len(), 2, "table {table}: made, and its host on a seat");
            }
            for (id, line) in &told.done {
                assert_eq!(self.found.get(id), Some(line), "{id:?} was acknowledged as the line on the right");
            }
            for id in &told.refused {
                assert_eq!(self.found.get(id), None, "{id:?} was refused");
            }
        });
        self.runtime.block_on(store.close()).unwrap();
    }

    /// Reads what is new in a log, and makes sure that the rest is as it was.
    fn read(&mut self, store: &SqliteStore, table: &str) {
        let rows = self.runtime.block_on(store.load(table, 0)).unwrap();
        let known = self.logs.entry(table.to_string()).or_default();
        assert!(rows.len() >= known.len(), "table {table} has lost lines: {} of {}", rows.len(), known.len());
        for (place, row) in rows.into_iter().enumerate() {
            assert_eq!(row.seq as usize, place + 1, "table {table} has a gap");
            if let Some(before) = known.get(place) {
                assert_eq!(before, &row.body, "table {table}, line {}", row.seq);
                continue;
            }
            let entry: Value = serde_json::from_str(&row.body).unwrap();
            if let Some(id) = entry["command"]["id"].as_str() {
                let line = (table.to_string(), u64::from(row.seq));
                let before = self.found.insert(id.to_string(), line.clone());
                assert_eq!(before, None, "{id:?} was done twice, now as {line:?}");
            }
            known.push(row.body);
        }
    }
}

/// A free address whose port the system gives to nobody who connects: while the server is away, someone who calls it could
/// otherwise be given that very port, and the server would not get it back.
fn quiet_address() -> String {
    let first = 10_000 + (std::process::id() % 10_000) as u16;
    let mut addresses = (first..30_000).map(|port| format!("127.0.0.1:{port}"));
    addresses.find(|address| TcpListener::bind(address).is_ok()).unwrap()
}

/// Waits for a moment to kill, a different one each time: what people and the program do picks it, not a clock.
fn wait(signals: &Receiver<Signal>, data: &Path, dice: &mut Chance) {
    let until = |is_it: fn(&Signal) -> bool| while !is_it(&signals.recv_timeout(PATIENCE).expect("people play")) {};
    // What was signalled before the start does not count.
    while signals.try_recv().is_ok() {}
    match dice.below(5) {
        // At once: before anybody is back.
        0 => {}
        // A command is on its way.
        1 => until(|signal| matches!(signal, Signal::Sent)),
        // Something is being written, and whoever asked for it does not know yet.
        2 => {
            let written = || std::fs::metadata(data.join("makker.sqlite-wal")).and_then(|file| file.modified()).ok();
            let (before, end) = (written(), Instant::now() + PATIENCE);
            while written() == before {
                assert!(Instant::now() < end, "nothing is written any more");
                thread::yield_now();
            }
        }
        // As soon as someone knows that it was done.
        3 => until(|signal| matches!(signal, Signal::Acknowledged)),
        // In the thick of it: some things are done, and the next is on its way.
        _ => {
            (0..=dice.below(20)).for_each(|_| until(|signal| matches!(signal, Signal::Acknowledged)));
            until(|signal| matches!(signal, Signal::Sent));
        }
    }
}

#[test]
fn killed_a_hundred_times_it_loses_nothing_that_was_acknowledged_and_people_play_on() {
    let data = folder("serve-kill");
    let address = quiet_address();
    let start = || ServerProcess::start(env!("CARGO_BIN_EXE_makker"), &data, &address, &OPTIONS);
    let mut server = start();
    let evening = Evening { told: Mutex::default(), kills: AtomicUsize::new(0), over: AtomicBool::new(false) };
    let (sender, signals) = channel();

    // Who plays by sockets (s), who by requests (h), and who does nothing until a bot stands in (-); bots have the other
    // seats.
    let plan = [
        (json!({"edition": "classic", "bots": "beginner"}), "sh"),
        (json!({"edition": "nordic"}), "ssss"),
        (json!({"edition": "english", "clock": 60}), "shs"),
        (json!({"edition": "jubilee", "clock": 5}), "s"),
        (json!({"edition": "plus-trios", "bots": "beginner"}), "hssh"),
        (json!({"edition": "classic", "clock": 5}), "-"),
    ];
    let mut tables = Vec::new();
    let mut players = Vec::new();
    for (options, people) in plan {
        let host = Person::new(&server.address);
        let table = host.make_table("Host", options);
        let seats = host.table(&table)["seats"].clone();
        for (place, way) in people.chars().enumerate() {
            let person = if place == 0 { host.clone() } else { Person::new(&server.address) };
            if place > 0 {
                person.does(
                    &table,
                    &format!("sit {}", players.len()),
                    json!({"do": "sit", "seat": seats[place]["seat"], "name": "Guest"}),
                );
            }
            let name = format!("table {} seat {place}", tables.len());
            let dice = Chance::from_seed(players.len() as u64);
            let (evening, signals, table) = (&evening, sender.clone(), table.clone());
            let (seen, pending, last, count) = (None, None, None, 0);
            if way != '-' {
                players.push((way, Player { evening, signals, person, name, table, dice, seen, pending, last, count }));
            }
        }
        host.does(&table, &format!("start {}", tables.len()), json!({"do": "start"}));
        tables.push(table);
    }
    drop(sender);
    let maker = Person::new(&server.address);

    let mut disk = Disk::new(&data);
    let mut dice = Chance::from_seed(2024);
    let mut lives_with_progress = 0;
    thread::scope(|scope| {
        let evening = &evening;
        // However this ends, nobody is left waiting.
        let end = End(evening);
        let making = scope.spawn(|| make_tables(evening, &maker));
        let threads: Vec<_> = players
            .into_iter()
            .map(|(way, player)| {
                scope.spawn(move || if way == 's' { player.play_by_socket() } else { player.play_by_http() })
            })
            .collect();
        for _ in 0..KILLS {
            let before = evening.told(|told| told.done.len());
            wait(&signals, &data, &mut dice);
            server.kill();
            evening.kills.fetch_add(1, Ordering::Relaxed);
            disk.check(evening, &tables);
            lives_with_progress += usize::from(evening.told(|told| told.done.len()) > before);
            server = start();
        }
        // After the last start everyone goes on: each has more done than before.
        let before = evening.told(|told| told.done_by_name());
        let deadline = Instant::now() + PATIENCE;
        let those_who_did_not = || {
            let now = evening.told(|told| told.done_by_name());
            let is_stuck = |(name, count): &(&String, &usize)| now[*name] <= **count + 1;
            before.iter().filter(is_stuck).map(|(name, _)| name.clone()).collect::<Vec<String>>()
        };
        while !those_who_did_not().is_empty() && !threads.iter().any(|thread| thread.is_finished()) {
            assert!(Instant::now() < deadline, "{:?} do not go on", those_who_did_not());
            thread::sleep(AGAIN);
        }
        assert_eq!(before.len(), threads.len(), "everyone has done something");
        drop(end);
        assert!(server.terminate().success());
        for thread in threads {
            thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
        }
        making.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
    });
    disk.check(&evening, &tables);
    // Two in five kills wait until somebody is told that something was done; the others may come too early.
    assert!(lives_with_progress > KILLS / 3, "{lives_with_progress}");
}
