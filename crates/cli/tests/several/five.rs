//! With five processes each deadline and each bot's move happens once, nothing is thought twice, and the work spreads.

use std::process::Command;
use std::thread;

use makker_testkit::{Person, Postgres, Socket, wait_until};
use serde_json::json;

use crate::MAKKER;
use crate::process::Process;

/// Two servers that leave thinking to others, one that thinks, and two that only think.
fn five(database: &str) -> Vec<Process> {
    let serve = |thinkers| vec!["serve", "--address", "127.0.0.1:0", "--pace", "10000", "--thinkers", thinkers];
    let work = || vec!["worker", "--thinkers", "1"];
    let commands = [serve("0"), serve("0"), serve("1"), work(), work()];
    let starts = commands.map(|command| {
        let database = database.to_string();
        thread::spawn(move || Process::start(&database, &command))
    });
    starts.into_iter().map(|start| start.join().unwrap()).collect()
}

/// A table where hard bots decide whatever they can, and then everyone waits for Ann.
fn begin(ann: &Person, number: usize) -> (String, Socket) {
    let options = json!({"edition": "classic", "bots": "hard", "clock": 60});
    let table = ann.make_table(&format!("Ann {number}"), options);
    let socket = ann.socket(&table, None);
    ann.does(&table, "start", json!({"do": "start"}));
    (table, socket)
}

#[test]
fn each_deadline_and_each_move_of_a_bot_happens_once_in_five_processes_and_the_work_spreads() {
    let address = Postgres::shared().place();
    let ask = |question: &str| Postgres::shared().ask(address.rsplit('/').next().unwrap(), question);
    let count = |deed: &str| -> u32 {
        ask(&format!("SELECT count(*) FROM events WHERE body LIKE '%\"deed\":\"{deed}\"%'")).parse().unwrap()
    };
    let processes = five(&address);
    let ann = Person::new(processes[0].address());
    let mut tables = Vec::new();
    // As many as it takes until all who may think have thought.
    while tables.len() < 6 || processes[2..].iter().any(|process| process.thoughts() == 0) {
        assert!(tables.len() < 100, "the work does not spread");
        for _ in 0..3 {
            tables.push(begin(&ann, tables.len()));
        }
        for (table, _) in &tables {
            ann.table_when(table, |now| now["deciding"] == json!(["R"]));
        }
    }
    let thoughts: Vec<u32> = processes.iter().map(Process::thoughts).collect();
    assert_eq!(thoughts.iter().sum::<u32>(), count("chose"), "by process: {thoughts:?}");
    assert_eq!(thoughts[..2], [0, 0]);
    // An hour passes while nobody runs, so that Ann is late everywhere at once for all who start then.
    drop(processes);
    assert_eq!(count("away"), 0);
    ask("UPDATE events SET at = at - 3600000; UPDATE tables SET due = due - 3600000, seen = seen - 3600000");
    let _processes = five(&address);
    wait_until("Ann is late everywhere", || count("away") >= tables.len() as u32);
    assert_eq!(count("away"), tables.len() as u32);
    assert_eq!(
        ask("SELECT count(DISTINCT table_id) FROM events WHERE body LIKE '%\"away\"%'"),
        tables.len().to_string()
    );
    let check = Command::new(MAKKER).args(["check", "--database", &address]).output().unwrap();
    assert!(check.status.success(), "{}", String::from_utf8_lossy(&check.stdout));
}
