//! How quick bots and hints are on a server that is crowded by tables at which nobody is, and on a quiet one: the real program, one after
//! the other in the same run, and the ratio. `cargo bench --package makker --bench crowded`; with `MAKKER=/path/to/makker` another program
//! is measured, say an older one.

use std::time::{Duration, Instant};

use makker_testkit::{Person, ServerProcess, Socket, empty_folder, first_choice};
use serde_json::{Value, json};

/// How many tables of six bots of the strongest level one address makes and leaves.
const ABANDONED: usize = 100;

/// How many games are played on both servers in turn, and when a game is broken off.
const GAMES: usize = 5;
const LONGEST: Duration = Duration::from_secs(60);

/// What the p99 may grow by.
const BAR: f64 = 2.0;

fn main() {
    let (mut quiet, mut crowded) = (Times::default(), Times::default());
    for _ in 0..GAMES {
        measure(0, &mut quiet);
        measure(ABANDONED, &mut crowded);
    }
    println!(
        "A person plays with three easy bots that do not wait, and asks for a hint at every turn, on a quiet server and on one with"
    );
    println!(
        "{ABANDONED} tables of six master bots that one address made and left. All from one address of this machine.\n"
    );
    println!("{:<28} {:>8} {:>12} {:>12} {:>12}", "", "how many", "median", "p99", "worst");
    let ratios = [
        compare("a round of three easy bots", &mut quiet.rounds, &mut crowded.rounds),
        compare("a hint", &mut quiet.hints, &mut crowded.hints),
    ];
    let moves = crowded.moves as f64 / crowded.lasted.as_secs_f64();
    println!("\nMeanwhile the bots of the tables that were left made {moves:.0} moves a second.");
    if ratios.iter().any(|ratio| *ratio > BAR) {
        println!("That is MORE than the {BAR} times that are allowed.");
    }
}

/// What was measured on one of the servers.
#[derive(Default)]
struct Times {
    rounds: Vec<Duration>,
    hints: Vec<Duration>,
    moves: u64,
    lasted: Duration,
}

/// Prints what one thing takes on both servers, and says by what the p99 grew.
fn compare(what: &str, quiet: &mut [Duration], crowded: &mut [Duration]) -> f64 {
    let print = |server: &str, times: &mut [Duration]| {
        times.sort();
        let at = |part: f64| times[((times.len() - 1) as f64 * part) as usize];
        let shown = |part: f64| format!("{:.1} ms", at(part).as_secs_f64() * 1e3);
        println!("{:<28} {:>8} {:>12} {:>12} {:>12}", server, times.len(), shown(0.5), shown(0.99), shown(1.0));
        [at(0.5), at(0.99)]
    };
    println!("{what}");
    let (quiet, crowded) = (print("  quiet", quiet), print("  crowded", crowded));
    let ratio = |at: usize| crowded[at].as_secs_f64() / quiet[at].as_secs_f64();
    println!("{:<28} {:>8} {:>12.2} {:>12.2}", "  ratio", "", ratio(0), ratio(1));
    ratio(1)
}

/// Plays on a new server with so many tables that were left.
fn measure(abandoned: usize, times: &mut Times) {
    let program = std::env::var("MAKKER").unwrap_or(env!("CARGO_BIN_EXE_makker").to_string());
    let data = empty_folder(env!("CARGO_TARGET_TMPDIR"), "bench-crowded");
    let server = ServerProcess::start(&program, &data, "127.0.0.1:0", &ServerProcess::FAST);
    let left: Vec<String> = (0..abandoned).map(|_| make_and_leave(&server)).collect();
    let ann = Person::new(&server.address);
    let table = ann.make_table("Ann", json!({"edition": "classic", "bots": "easy"}));
    ann.does(&table, "start", json!({"do": "start"}));
    let begin = Instant::now();
    let before = lines(&ann, &left);
    play(&ann, &table, times);
    times.moves += lines(&ann, &left) - before;
    times.lasted += begin.elapsed();
}

fn make_and_leave(server: &ServerProcess) -> String {
    let person = Person::new(&server.address);
    let table = person.make_table("Mallory", json!({"edition": "plus-trios", "bots": "master"}));
    person.does(&table, "start", json!({"do": "start"}));
    person.does(&table, "leave", json!({"do": "leave"}));
    table
}

/// How many lines the logs of some of these tables have, times as many as there are: to look at all of them would be a crowd of its own.
fn lines(person: &Person, tables: &[String]) -> u64 {
    const LOOKED_AT: usize = 10;
    let some = tables.iter().take(LOOKED_AT);
    let seen: u64 = some.map(|table| person.table(table)["seq"].as_u64().unwrap()).sum();
    seen * (tables.len() / LOOKED_AT) as u64
}

/// Plays with bots, and asks for a hint at every turn.
fn play(person: &Person, table: &str, times: &mut Times) {
    let mut socket = person.socket(table, None);
    let begin = Instant::now();
    let mut now = asked(&mut socket, 0);
    for round in 0.. {
        let Some(table_now) = now.take().filter(|_| begin.elapsed() < LONGEST) else { return };
        let sent = Instant::now();
        let hint = person.try_get(&format!("/api/tables/{table}/hint"));
        times.hints.push(sent.elapsed());
        let Ok((200, _)) = hint else { return };
        let command = json!({"id": round.to_string(), "seq": table_now["seq"], "do": "choose", "choice": first_choice(&table_now)});
        let sent = Instant::now();
        socket.send(&command);
        now = asked(&mut socket, table_now["prompt"]["since"].as_u64().unwrap_or_default());
        times.rounds.push(sent.elapsed());
    }
}

/// The table once its reader is asked something after this line; none if that takes longer than anyone waits, or the game is over.
fn asked(socket: &mut Socket, after: u64) -> Option<Value> {
    loop {
        let table = socket.next_message()?["table"].take();
        if table["status"] == "over" {
            return None;
        }
        if table["prompt"]["since"].as_u64() > Some(after) {
            return Some(table);
        }
    }
}
