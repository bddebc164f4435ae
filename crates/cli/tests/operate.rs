//! What whoever runs a server relies on: that it says when it cannot work, that its log stays readable, that copies of its
//! data are whole, and that the measures on the dashboard are there.

use std::collections::BTreeSet;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use assert_cmd::Command as Checked;
use makker_testkit::{Person, ServerProcess, empty_folder, first_choice, wait_until};
use serde_json::{Value, json};

const MAKKER: &str = env!("CARGO_BIN_EXE_makker");

fn folder(name: &str) -> PathBuf {
    empty_folder(env!("CARGO_TARGET_TMPDIR"), name)
}

/// The program, started by a shell that prepares something first, with its log in a file of the folder.
fn wrapped(folder: &Path, preparation: &str) -> String {
    let script = folder.join("start.sh");
    let log = folder.join("log");
    fs::write(&script, format!("#!/bin/sh\n{preparation}\nexec {MAKKER} \"$@\" 2>{}\n", log.display())).unwrap();
    fs::set_permissions(&script, fs::Permissions::from_mode(0o700)).unwrap();
    script.display().to_string()
}

fn log(folder: &Path) -> String {
    fs::read_to_string(folder.join("log")).unwrap()
}

/// The status of the three questions: the process, its storage, and the question of old.
fn health(server: &ServerProcess) -> [u16; 3] {
    let watcher = Person::nobody(&server.address);
    ["/health/live", "/health/ready", "/health"].map(|path| watcher.get(path).0)
}

fn make(person: &Person, id: usize) -> u16 {
    person.post("/api/tables", &json!({"id": id.to_string(), "name": "Ann"})).0
}

/// A limit on the size of files stands for a disk: when it is reached, nothing more can be written.
#[test]
fn a_full_disk_is_told_and_its_log_stays_short_and_when_there_is_room_all_goes_on() {
    let folder = folder("operate-full");
    let program = wrapped(&folder, "trap '' XFSZ; ulimit -S -f 600");
    let server = ServerProcess::start(&program, &folder.join("data"), "127.0.0.1:0", &ServerProcess::FAST);
    assert_eq!(health(&server), [200, 200, 200]);
    let ann = Person::new(&server.address);
    let made = (0..1000).find(|id| make(&ann, *id) != 200).expect("the limit is reached");
    wait_until("it says so", || health(&server) == [200, 503, 503]);
    let (_, why) = ann.get("/health/ready");
    assert!(why.as_str().unwrap().starts_with("not ready: nothing can be written: "), "{why}");
    for _ in 0..200 {
        assert_eq!(make(&ann, made), 503);
    }
    let lines = log(&folder).lines().count();
    assert!((1..40).contains(&lines), "{lines} lines for 200 failures: {}", log(&folder));
    let raised = Command::new("prlimit").args(["--fsize=unlimited:", "--pid", &server.id().to_string()]).status();
    assert!(raised.expect("there is a program prlimit").success());
    wait_until("it can write again", || make(&ann, made) == 200);
    wait_until("it says so", || health(&server) == [200, 200, 200]);
    assert!(log(&folder).contains("ready again"), "{}", log(&folder));
}

#[test]
fn a_damaged_file_is_told_and_a_copy_from_before_puts_it_right() {
    let folder = folder("operate-damaged");
    let (data, copy) = (folder.join("data"), folder.join("copy"));
    let server = ServerProcess::start(MAKKER, &data, "127.0.0.1:0", &ServerProcess::FAST);
    let ann = Person::new(&server.address);
    (0..40).for_each(|id| assert_eq!(make(&ann, id), 200));
    assert!(server.terminate().success());
    Checked::new(MAKKER).arg("backup").arg("--data").arg(&data).arg(&copy).assert().success();
    let mut bytes = fs::read(data.join("makker.sqlite")).unwrap();
    let end = bytes.len();
    bytes[end - 3 * 4096..].fill(0x5a);
    fs::write(data.join("makker.sqlite"), bytes).unwrap();

    let start = || ServerProcess::start(&wrapped(&folder, ""), &data, "127.0.0.1:0", &ServerProcess::FAST);
    let server = start();
    wait_until("the damage is found", || health(&server) == [200, 503, 503]);
    let (_, why) = Person::nobody(&server.address).get("/health/ready");
    assert!(why.as_str().unwrap().starts_with("not ready: "), "{why}");
    let restore = |more: &[&str]| {
        let mut command = Checked::new(MAKKER);
        command.arg("restore").arg(&copy).arg("--data").arg(&data).args(more);
        command
    };
    check_fails(restore(&["--replace"]), "another makker");
    assert!(server.terminate().success());
    check_fails(restore(&[]), "--replace");
    restore(&["--replace"]).assert().success();
    assert!(data.join("replaced.sqlite").exists());
    let server = start();
    assert_eq!(health(&server), [200, 200, 200]);
    let ann = Person::with_key(&server.address, &ann.key.unwrap());
    assert_eq!(ann.get("/api/lobby").1["mine"].as_array().unwrap().len(), 40);
}

fn check_fails(mut command: Checked, expected: &str) {
    let assert = command.assert().code(1);
    let said = String::from_utf8_lossy(&assert.get_output().stderr).into_owned();
    assert!(said.contains(expected), "{said}");
}

/// Someone who plays, with every command that was acknowledged.
fn play(person: &Person, table: &str, done: &Mutex<Vec<(String, u64)>>, is_over: &AtomicBool) {
    for count in 0.. {
        let now = person.table_when(table, |now| now["prompt"].is_object() || now["status"] != "playing");
        if is_over.load(Ordering::Relaxed) || now["status"] != "playing" {
            return;
        }
        let id = format!("move {count}");
        let choice = first_choice(&now).unwrap();
        let seq = person.does(table, &id, json!({"do": "choose", "choice": choice}));
        done.lock().unwrap().push((id, seq));
    }
}

#[test]
fn a_copy_made_in_the_middle_of_games_has_everything_that_was_acknowledged_before() {
    let folder = folder("operate-backup");
    let (data, copies) = (folder.join("data"), folder.join("copies"));
    fs::create_dir(&copies).unwrap();
    let server = ServerProcess::start(MAKKER, &data, "127.0.0.1:0", &ServerProcess::FAST);
    let people = [(); 2].map(|()| Person::new(&server.address));
    let tables = people.clone().map(|person| {
        let table = person.make_table("Ann", json!({"bots": "beginner"}));
        person.does(&table, "start", json!({"do": "start"}));
        table
    });
    let (done, is_over) = ([const { Mutex::new(Vec::new()) }; 2], AtomicBool::new(false));
    let kept = thread::scope(|scope| {
        for ((person, table), done) in people.iter().zip(&tables).zip(&done) {
            scope.spawn(|| play(person, table, done, &is_over));
        }
        let mut kept = Vec::new();
        for copy in 0..3 {
            let so_far = || done.each_ref().map(|done| done.lock().unwrap().clone());
            wait_until("everyone has moved", || so_far().iter().all(|done| done.len() > 2 * copy));
            let before = so_far();
            let to = copies.join(copy.to_string());
            Checked::new(MAKKER).arg("backup").arg("--data").arg(&data).arg(&to).assert().success();
            assert_eq!(fs::metadata(&to).unwrap().permissions().mode() & 0o777, 0o600);
            kept.push((to, before));
        }
        is_over.store(true, Ordering::Relaxed);
        kept
    });
    assert!(server.terminate().success());
    assert_eq!(fs::read_dir(&copies).unwrap().count(), 3, "nothing but the copies");
    for (copy, before) in kept {
        let data = copy.with_extension("data");
        Checked::new(MAKKER).arg("restore").arg(&copy).arg("--data").arg(&data).assert().success();
        let server = ServerProcess::start(MAKKER, &data, "127.0.0.1:0", &ServerProcess::FAST);
        for ((person, table), before) in people.iter().zip(&tables).zip(before) {
            let person = Person::with_key(&server.address, person.key.as_ref().unwrap());
            for (id, seq) in before {
                // What was done is known by its id: sent again it is answered as it was then, and nothing is done.
                assert_eq!(person.does(table, &id, json!({"do": "choose", "choice": "fold"})), seq);
            }
        }
    }
}

#[test]
fn what_is_no_whole_file_of_tables_is_not_restored() {
    let folder = folder("operate-refused");
    let check = |file: &str, bytes: &[u8], expected: &str| {
        fs::write(folder.join(file), bytes).unwrap();
        let mut command = Checked::new(MAKKER);
        command.arg("restore").arg(folder.join(file)).arg("--data").arg(folder.join("data"));
        check_fails(command, expected);
        assert!(!folder.join("data/makker.sqlite").exists());
    };
    check("text", &b"This is no file of tables. ".repeat(400), "text cannot be read: ");
    check("empty", b"", "empty is no file of tables");
    let nowhere = folder.join("nowhere");
    let mut command = Checked::new(MAKKER);
    command.arg("backup").arg("--data").arg(&nowhere).arg(folder.join("copy"));
    check_fails(command, "name the folder of a server");
}

#[test]
fn the_log_has_no_colours_and_as_json_every_line_is_an_object_with_the_id_of_its_request() {
    let folder = folder("operate-log");
    let program = wrapped(&folder, "");
    let options = ["--log", "json", "--log-level", "debug"];
    let server = ServerProcess::start(&program, &folder.join("data"), "127.0.0.1:0", &options);
    let ann = Person::new(&server.address);
    assert_eq!(make(&ann, 1), 200);
    assert!(server.terminate().success());
    let lines: Vec<Value> = log(&folder).lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let of = |route: &str| lines.iter().find(|line| line["route"] == route).unwrap_or_else(|| panic!("{lines:?}"));
    assert!(of("/api/tables")["request"].is_string() && of("/api/tables")["status"] == "200", "{lines:?}");
    assert_ne!(of("/api/tables")["request"], of("/api/people")["request"]);

    let options = ["--log-level", "debug"];
    let server = ServerProcess::start(&program, &folder.join("data"), "127.0.0.1:0", &options);
    assert_eq!(make(&Person::new(&server.address), 2), 200);
    assert!(server.terminate().success());
    let text = log(&folder);
    assert!(text.contains("route=/api/tables status=200"), "{text}");
    assert!(!text.contains('\u{1b}'), "{text}");
}

#[test]
fn every_measure_on_the_dashboard_and_in_the_alarms_is_there() {
    let folder = folder("operate-metrics");
    let mut options = vec!["--metrics", "127.0.0.1:0"];
    options.extend(ServerProcess::FAST);
    let server = ServerProcess::start(&wrapped(&folder, ""), &folder.join("data"), "127.0.0.1:0", &options);
    let ann = Person::new(&server.address);
    let (_, made) = ann.post("/api/play-now", &json!({"id": "1", "name": "Ann", "options": {"bots": "beginner"}}));
    let table = made["table"].as_str().unwrap();
    let mut socket = ann.socket(table, None);
    let choice = first_choice(&ann.table_when(table, |now| now["prompt"].is_object())).unwrap();
    ann.does(table, "1", json!({"do": "choose", "choice": choice}));
    while socket.next_of("update")["changes"].as_array().unwrap().is_empty() {}
    assert_eq!(ann.is_refused(table, "2", json!({"do": "sit", "seat": "Y", "name": ""})), "unreadable");
    // Whoever was served found the measures served before, and the log says where.
    let log = log(&folder);
    let address = log.split("metrics are at http://").nth(1).and_then(|rest| rest.split("/metrics").next());
    let (status, measures) = Person::nobody(address.expect("it is said where")).try_get("/metrics").unwrap();
    assert_eq!(status, 200);
    let names = measures.lines().filter_map(|line| line.trim_start_matches("# TYPE ").split(['{', ' ']).next());
    let there: BTreeSet<&str> = names.collect();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    for file in ["deploy/grafana.json", "deploy/alarms.yml", "docs/operating.md"] {
        let text = fs::read_to_string(root.join(file)).unwrap();
        let words = text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_');
        let named: BTreeSet<&str> = words
            .filter(|word| word.starts_with("makker_") || word.starts_with("process_"))
            .filter(|word| !["makker_server", "makker_"].contains(word))
            .collect();
        assert!(!named.is_empty(), "{file}");
        for name in named {
            assert!(there.contains(name), "{file}: there is no {name} in\n{measures}");
        }
    }
    // Strangers find nothing of it.
    assert_eq!(ann.get("/metrics").0, 404);
}
