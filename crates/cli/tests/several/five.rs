//! A database that several processes share. With five of them each deadline and each bot's move happens once, nothing is thought twice,
//! and the work spreads; and tables come there from a folder and back.

use std::io::{BufRead, BufReader};
use std::os::unix::fs::PermissionsExt;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::thread;

use makker_testkit::{Nats, PATIENCE, Person, Postgres, ServerProcess, Socket, empty_folder, first_choice, wait_until};
use serde_json::{Value, json};

const MAKKER: &str = env!("CARGO_BIN_EXE_makker");

/// A server or a worker in a process of its own, which ends with this.
struct Process {
    child: Child,
    /// Where people connect; nowhere for a worker.
    address: Option<String>,
    metrics: String,
}

impl Process {
    fn start(database: &str, command: &[&str]) -> Process {
        let mut child = Command::new(MAKKER)
            .args(command)
            .args(["--database", database, "--bus", &Nats::shared().address(), "--bot-delay-ms", "0"])
            .args(["--metrics", "127.0.0.1:0"])
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut greeting = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut greeting).unwrap();
        let (said, is_said) = mpsc::channel();
        let log = BufReader::new(child.stderr.take().unwrap());
        // Read to its end: whoever logs into a pipe that nobody reads stands still.
        thread::spawn(move || log.lines().map_while(Result::ok).for_each(|line| drop(said.send(line))));
        let at = |line: &str| Some(line.split("http://").nth(1)?.split('/').next()?.to_string());
        let address = at(&greeting);
        let metrics = loop {
            let line = is_said.recv_timeout(PATIENCE).expect("it says where its measures are");
            if line.contains("metrics are at") {
                break at(&line).unwrap();
            }
        };
        Process { child, address, metrics }
    }

    /// How many moves bots of the level hard have thought about here.
    fn thoughts(&self) -> u32 {
        let measures = Person::nobody(&self.metrics).try_get("/metrics").unwrap().1;
        let line = "makker_bot_thinking_seconds_count{level=\"hard\"} ";
        measures.lines().find_map(|text| text.strip_prefix(line)?.parse().ok()).unwrap()
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

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
    let address = Postgres::shared().database();
    let ask = |question: &str| Postgres::shared().ask(address.rsplit('/').next().unwrap(), question);
    let count = |deed: &str| -> u32 {
        ask(&format!("SELECT count(*) FROM events WHERE body LIKE '%\"deed\":\"{deed}\"%'")).parse().unwrap()
    };
    let processes = five(&address);
    let ann = Person::new(processes[0].address.as_ref().unwrap());
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

/// Runs the program, which must succeed, and says what it printed.
fn run(args: &[&str]) -> String {
    let output = Command::new(MAKKER).args(args).output().unwrap();
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn a_running_game_moves_from_a_folder_to_a_database_and_back_and_people_play_on() {
    let folder = empty_folder(env!("CARGO_TARGET_TMPDIR"), "move");
    let (data, other, file) = (folder.join("data"), folder.join("other"), folder.join("tables.makker"));
    let [data, other, file] = [&data, &other, &file].map(|path| path.to_str().unwrap());
    let database = Postgres::shared().database();
    let server = ServerProcess::start(MAKKER, data.as_ref(), "127.0.0.1:0", &ServerProcess::FAST);
    let ann = Person::new(&server.address);
    let table = ann.make_table("Ann", json!({"edition": "classic", "bots": "easy"}));
    ann.does(&table, "start", json!({"do": "start"}));
    let is_asked = |now: &Value| now["deciding"] == json!(["R"]);
    let before = ann.table_when(&table, is_asked);
    let link = ann.get(&format!("/api/tables/{table}/link")).1;
    assert!(server.terminate().success());

    assert!(run(&["export", "--data", data, file]).starts_with("1 table of "));
    assert!(run(&["import", "--database", &database, file]).starts_with("1 table with "));
    assert!(run(&["import", "--database", &database, file]).contains("; 1 was there before."), "again");
    assert!(run(&["check", "--database", &database]).starts_with("OK: 1 table, "));
    let server = ServerProcess::start_on(MAKKER, &database, "127.0.0.1:0", &ServerProcess::FAST);
    let ann = Person::with_key(&server.address, ann.key.as_ref().unwrap());
    let now = ann.table_when(&table, is_asked);
    assert_eq!((&now["seq"], &now["prompt"]), (&before["seq"], &before["prompt"]));
    assert_eq!(ann.get(&format!("/api/tables/{table}/link")).1, link, "links go on");
    ann.does(&table, "on", json!({"do": "choose", "choice": first_choice(&now).unwrap()}));
    let before = ann.table_when(&table, |later| is_asked(later) && later["seq"] != now["seq"]);
    assert!(server.terminate().success());

    run(&["export", "--database", &database, file]);
    run(&["import", "--data", other, file]);
    let server = ServerProcess::start(MAKKER, other.as_ref(), "127.0.0.1:0", &ServerProcess::FAST);
    let ann = Person::with_key(&server.address, ann.key.as_ref().unwrap());
    assert_eq!(ann.table_when(&table, is_asked)["prompt"], before["prompt"]);
    // Half a file is noticed, and nobody else may read it.
    assert_eq!(std::fs::metadata(file).unwrap().permissions().mode() & 0o077, 0);
    let text = std::fs::read_to_string(file).unwrap();
    std::fs::write(file, text.lines().take(2).map(|line| format!("{line}\n")).collect::<String>()).unwrap();
    let half = Command::new(MAKKER).args(["import", "--database", &database, file]).output().unwrap();
    assert_eq!(half.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&half.stderr).contains("is not whole"), "{half:?}");
}
