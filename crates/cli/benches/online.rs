//! What `make bench` prints of the server: the real program, and people at real sockets on the same machine.

use std::path::{Path, PathBuf};
use std::sync::Barrier;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use makker_testkit::{Person, ServerProcess, Socket, empty_folder};
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::{Value, json};

fn main() {
    println!("The server and all clients on this machine, by real sockets.\n");
    stop_and_start();
    println!();
    println!("{:<34} {:>8}  {:>10}  {:>10}  {:>10}", "from send to done", "moves/s", "median", "p99", "worst");
    playing("4 people at 1 table", 1, 0);
    playing("4 people, and 100 tables of bots", 1, 100);
    playing("80 people at 20 tables", 20, 0);
    playing("80 people, and 100 tables of bots", 20, 100);
    println!();
    memory();
}

fn folder(name: &str) -> PathBuf {
    empty_folder(env!("CARGO_TARGET_TMPDIR"), name)
}

fn start(data: &Path, address: &str) -> ServerProcess {
    ServerProcess::start(env!("CARGO_BIN_EXE_makker"), data, address, &ServerProcess::FAST)
}

fn print(what: &str, value: &str) {
    println!("{what:<52} {value:>12}");
}

fn milliseconds(time: Duration) -> String {
    format!("{:.1} ms", time.as_secs_f64() * 1e3)
}

/// People of a table who have begun to play, each on their seat.
struct Company {
    table: String,
    people: Vec<Person>,
}

/// Makes tables with so many people each, and begins to play.
fn companies(server: &ServerProcess, tables: usize, people: usize, options: &Value) -> Vec<Company> {
    let company = |_| {
        let people: Vec<Person> = (0..people).map(|_| Person::new(&server.address)).collect();
        let table = people[0].make_table("Ann", options.clone());
        for (person, seat) in people.iter().zip(["R", "Y", "G", "B"]).skip(1) {
            person.does(&table, "sit", json!({"do": "sit", "seat": seat, "name": seat}));
        }
        people[0].does(&table, "start", json!({"do": "start"}));
        Company { table, people }
    };
    (0..tables).map(company).collect()
}

/// How long it takes to stop, and until everyone is back after a start.
fn stop_and_start() {
    const ROUNDS: usize = 5;
    let data = folder("bench-online-restart");
    let mut server = start(&data, "127.0.0.1:0");
    let address = server.address.clone();
    let companies = companies(&server, 25, 2, &json!({"edition": "classic"}));
    let [mut stopped, mut answered, mut resynced] = [Duration::ZERO; 3];
    for _ in 0..ROUNDS {
        let mut open: Vec<(&Person, &str, Socket, u64)> = Vec::new();
        for company in &companies {
            for person in &company.people {
                let mut socket = person.socket(&company.table, None);
                let seen = socket.next_of("update")["table"]["seq"].as_u64().unwrap();
                open.push((person, &company.table, socket, seen));
            }
        }
        assert_eq!(open.len(), 50);
        let begin = Instant::now();
        assert!(server.terminate().success());
        stopped = stopped.max(begin.elapsed());
        let begin = Instant::now();
        let (restarted, times) = thread::scope(|scope| {
            // They notice by themselves that it is gone, and try until it is back.
            let back: Vec<_> = open
                .into_iter()
                .map(|(person, table, mut socket, seen)| {
                    scope.spawn(move || {
                        while socket.next_message().is_some() {}
                        let mut socket = retry(|| person.try_socket(table, Some(seen)).ok());
                        assert_eq!(socket.next_of("update")["type"], "update");
                        begin.elapsed()
                    })
                })
                .collect();
            let restarted = start(&data, &address);
            let person = &companies[0].people[0];
            retry(|| person.try_get("/health").ok());
            answered = answered.max(begin.elapsed());
            let times: Vec<Duration> = back.into_iter().map(|thread| thread.join().unwrap()).collect();
            (restarted, times)
        });
        server = restarted;
        resynced = times.into_iter().fold(resynced, Duration::max);
    }
    println!("With 50 open sockets at 25 tables, the worst of {ROUNDS}:");
    print("from SIGTERM to the end (allowed: 5 s)", &milliseconds(stopped));
    print("from the start to the first answer", &milliseconds(answered));
    print("from the start until all are in step (allowed: 2 s)", &milliseconds(resynced));
}

fn retry<T>(attempt: impl Fn() -> Option<T>) -> T {
    loop {
        match attempt() {
            Some(done) => return done,
            None => thread::sleep(Duration::from_millis(2)),
        }
    }
}

/// What a player reads of a message: no more, so that the clients do not take the server's time.
#[derive(Deserialize)]
struct Read {
    #[serde(rename = "type")]
    kind: String,
    table: Option<ReadTable>,
}

#[derive(Deserialize)]
struct ReadTable {
    seq: u32,
    status: String,
    prompt: Option<IgnoredAny>,
    view: Option<ReadView>,
}

#[derive(Deserialize)]
struct ReadView {
    moves: Vec<String>,
}

/// Everyone plays as fast as they can, and measures how long it takes until a move is done.
fn playing(what: &str, tables: usize, bot_tables: usize) {
    const WARM: Duration = Duration::from_secs(1);
    const MEASURED: Duration = Duration::from_secs(5);
    let server = start(&folder("bench-online-playing"), "127.0.0.1:0");
    let people = companies(&server, tables, 4, &json!({"edition": "classic"}));
    // Six bots a table: whoever made it gets up. Their games last longer than this.
    let bots = companies(&server, bot_tables, 1, &json!({"edition": "plus-trios"}));
    for company in &bots {
        company.people[0].does(&company.table, "leave", json!({"do": "leave"}));
    }
    let over = AtomicBool::new(false);
    let begin = Barrier::new(4 * tables + 1);
    let mut times: Vec<Duration> = thread::scope(|scope| {
        let (over, begin) = (&over, &begin);
        let seated = people.iter().flat_map(|company| company.people.iter().map(move |person| (company, person)));
        let threads: Vec<_> = seated
            .map(|(company, person)| {
                scope.spawn(move || {
                    let socket = person.socket(&company.table, None);
                    begin.wait();
                    let begin = Instant::now() + WARM;
                    let times = play(socket, over);
                    times.into_iter().filter(|(sent, _)| *sent >= begin).map(|(_, took)| took).collect::<Vec<_>>()
                })
            })
            .collect();
        begin.wait();
        thread::sleep(WARM + MEASURED);
        over.store(true, Ordering::Relaxed);
        // Whoever waits for the others is told that it is over.
        server.terminate();
        threads.into_iter().flat_map(|thread| thread.join().unwrap()).collect()
    });
    times.sort();
    let at = |part: f64| milliseconds(times[((times.len() - 1) as f64 * part) as usize]);
    let rate = times.len() as f64 / MEASURED.as_secs_f64();
    println!("{what:<34} {rate:>8.0}  {:>10}  {:>10}  {:>10}", at(0.5), at(0.99), at(1.0));
}

/// Plays until it is over: when each command was sent, and how long it took until it was done.
fn play(mut socket: Socket, over: &AtomicBool) -> Vec<(Instant, Duration)> {
    let mut times = Vec::new();
    let mut sent: Option<Instant> = None;
    let mut count = 0;
    while !over.load(Ordering::Relaxed) {
        let Some(text) = socket.next_text() else { break };
        let message: Read = serde_json::from_str(&text).unwrap();
        match (message.kind.as_str(), message.table) {
            ("done", _) => times.extend(sent.take().map(|sent| (sent, sent.elapsed()))),
            ("refused", _) => sent = None,
            ("update", Some(table)) if sent.is_none() => {
                let mut command = match (table.prompt, table.view, table.status.as_str()) {
                    (Some(_), Some(view), _) => json!({"do": "choose", "choice": view.moves[0]}),
                    // The host's is done, those of the others are refused.
                    (_, _, "over") => json!({"do": "rematch", "rotate": false}),
                    _ => continue,
                };
                count += 1;
                command["id"] = json!(count.to_string());
                command["seq"] = json!(table.seq);
                sent = Some(Instant::now());
                socket.send(&command);
            }
            _ => {}
        }
    }
    times
}

/// What sockets cost on which nothing happens.
fn memory() {
    const SOCKETS: usize = 1000;
    let server = start(&folder("bench-online-memory"), "127.0.0.1:0");
    let host = Person::new(&server.address);
    let table = host.make_table("Ann", json!({"edition": "classic"}));
    host.does(&table, "start", json!({"do": "start"}));
    let watcher = Person::nobody(&server.address);
    let watch = || {
        let mut socket = watcher.socket(&table, None);
        socket.next_of("update");
        socket
    };
    // What the first ones bring about stays, however many follow.
    drop((0..20).map(|_| watch()).collect::<Vec<_>>());
    thread::sleep(Duration::from_millis(500));
    let before = resident(&server);
    let sockets: Vec<Socket> = (0..SOCKETS).map(|_| watch()).collect();
    thread::sleep(Duration::from_millis(500));
    let after = resident(&server);
    print("memory of the server before", &format!("{:.1} MB", before as f64 / 1e3));
    let each = after.saturating_sub(before) as f64 / sockets.len() as f64;
    print(&format!("memory of an idle socket, of {SOCKETS}"), &format!("{each:.1} kB"));
}

/// How much memory the server has, in kB.
fn resident(server: &ServerProcess) -> usize {
    let status = std::fs::read_to_string(format!("/proc/{}/status", server.id())).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.and_then(|line| line.trim().trim_end_matches(" kB").parse().ok()).unwrap_or_default()
}
