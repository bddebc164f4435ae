//! `makker serve` as a program: what it says, how it stops, and what keeps it from starting. What it serves is tested in
//! crates/server/tests.

use std::net::TcpListener;
use std::path::Path;

use assert_cmd::Command;
use makker_testkit::{Person, ServerProcess, empty_folder, first_choice};
use serde_json::json;

const MAKKER: &str = env!("CARGO_BIN_EXE_makker");

#[test]
fn asked_to_stop_it_says_goodbye_and_everything_is_there_afterwards() {
    let data = empty_folder(env!("CARGO_TARGET_TMPDIR"), "serve-stop");
    let server = ServerProcess::start(MAKKER, &data, "127.0.0.1:0", &ServerProcess::FAST);
    let ann = Person::new(&server.address);
    let table = ann.make_table("Ann", json!({"bots": "beginner"}));
    ann.does(&table, "start", json!({"do": "start"}));
    let before = ann.table_when(&table, |now| now["deciding"] == json!(["R"]));
    let mut socket = ann.socket(&table, None);
    socket.next_of("update");
    let key = ann.key.clone().unwrap();
    let address = server.address.clone();
    assert!(server.terminate().success());
    socket.next_of("bye");
    let server = ServerProcess::start(MAKKER, &data, &address, &ServerProcess::FAST);
    let ann = Person::with_key(&server.address, &key);
    let after = ann.table(&table);
    assert_eq!((&after["view"], &after["seq"]), (&before["view"], &before["seq"]));
    // And the game goes on.
    ann.does(&table, "on", json!({"do": "choose", "choice": first_choice(&after).unwrap()}));
}

#[test]
fn it_says_where_it_is_and_where_it_keeps_its_tables() {
    let data = empty_folder(env!("CARGO_TARGET_TMPDIR"), "serve-greeting").join("new");
    let server = ServerProcess::start(MAKKER, &data, "127.0.0.1:0", &[]);
    let expected = format!("Makker is at http://{}/ and keeps its tables in {}.\n", server.address, data.display());
    assert_eq!(server.greeting, expected);
    assert!(data.join("makker.sqlite").exists());
}

fn check_fails(address: &str, data: &Path, more: &[&str], code: i32, expected: &str) {
    let mut command = Command::new(MAKKER);
    command.env("MAKKER_LANGUAGE", "en");
    command.args(["serve", "--address", address, "--data"]).arg(data).args(more);
    let assert = command.assert().code(code).stdout("");
    let said = String::from_utf8_lossy(&assert.get_output().stderr).into_owned();
    assert!(said.contains(expected), "{said}");
}

#[test]
fn what_keeps_it_from_serving_is_told_with_the_option() {
    let data = empty_folder(env!("CARGO_TARGET_TMPDIR"), "serve-fails");
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    check_fails(&address, &data, &[], 1, &format!("error: --address {address}: "));
    let file = data.join("file");
    std::fs::write(&file, "").unwrap();
    check_fails("127.0.0.1:0", &file, &[], 1, &format!("error: --data {}: cannot open ", file.display()));
    check_fails("here", &data, &[], 2, "'--address <ADDRESS:PORT>'");
    check_fails("127.0.0.1:0", &data, &["--push", "ftp://push.lan"], 2, "'--push <SERVICES>'");
    check_fails("127.0.0.1:0", &data, &["--push-contact", "me"], 2, "'--push-contact <mailto:YOU@HOST>'");
    let limits = data.join("limits.toml");
    std::fs::write(&limits, "[tables]\nat_once = 0\n").unwrap();
    let (limits, new) = (limits.to_str().unwrap(), data.join("new"));
    let told = format!("error: --limits {limits}: at_once of [tables] is 0: write a whole number from 1 to 1000000");
    check_fails("127.0.0.1:0", &new, &["--limits", limits], 2, &told);
    check_fails("127.0.0.1:0", &new, &["--limits", "nowhere"], 2, "error: --limits nowhere: No such file");
    assert!(!new.exists(), "nothing has been started");
    check_fails("127.0.0.1:0", &data, &["--bot-delay-ms", "60001"], 2, "'--bot-delay-ms <MILLISECONDS>'");
}

#[test]
fn a_second_server_on_the_same_folder_says_who_holds_it() {
    let data = empty_folder(env!("CARGO_TARGET_TMPDIR"), "serve-lock");
    let server = ServerProcess::start(MAKKER, &data, "127.0.0.1:0", &[]);
    let holder = format!("at http://{}/) keeps its tables there: stop it, or name another folder", server.address);
    check_fails("127.0.0.1:0", &data, &[], 1, &holder);
    // Whoever was killed holds nothing.
    drop(server);
    ServerProcess::start(MAKKER, &data, "127.0.0.1:0", &[]);
}
