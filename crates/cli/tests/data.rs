//! `makker check` and `makker prune` on the folder of a server.

use std::path::Path;

use assert_cmd::Command;
use makker_testkit::{Person, ServerProcess, empty_folder};
use serde_json::json;

const MAKKER: &str = env!("CARGO_BIN_EXE_makker");

/// Runs a command on a folder; says its exit code and what it prints, errors first.
fn run(data: &Path, args: &[&str]) -> (i32, String) {
    let output = Command::new(MAKKER).env("MAKKER_LANGUAGE", "en").args(args).arg("--data").arg(data).output().unwrap();
    let said = [output.stderr, output.stdout].concat();
    (output.status.code().unwrap(), String::from_utf8(said).unwrap())
}

#[test]
fn a_folder_is_checked_while_it_is_in_use_and_a_torn_line_is_named_without_its_text() {
    let data = empty_folder(env!("CARGO_TARGET_TMPDIR"), "data-check");
    let server = ServerProcess::start(MAKKER, &data, "127.0.0.1:0", &ServerProcess::FAST);
    let ann = Person::new(&server.address);
    let table = ann.make_table("Ann", json!({}));
    assert_eq!(run(&data, &["check"]), (0, "OK: 1 table, 2 lines.\n".to_string()));
    assert!(server.terminate().success());
    let file = data.join("makker.sqlite");
    let bytes = std::fs::read(&file).unwrap();
    let word = b"\"deed\":\"sat\"";
    let at = bytes.windows(word.len()).position(|window| window == word).unwrap();
    let mut torn = bytes;
    torn[at + 8] = b'x';
    std::fs::write(&file, torn).unwrap();
    let expected = format!(
        "Table {table}: line 2 of the log cannot be: it is damaged, or written by a newer program\n\
         1 table, 2 lines; wrong: 1 table.\n"
    );
    assert_eq!(run(&data, &["check"]), (1, expected));
    let (code, said) = run(&data.join("nowhere"), &["check"]);
    assert!(code == 1 && said.starts_with("error: --data "), "{said}");
}

#[test]
fn pruning_says_what_it_does_and_does_nothing_to_a_running_server_or_without_an_age() {
    let data = empty_folder(env!("CARGO_TARGET_TMPDIR"), "data-prune");
    let server = ServerProcess::start(MAKKER, &data, "127.0.0.1:0", &ServerProcess::FAST);
    Person::new(&server.address).make_table("Ann", json!({}));
    let (code, said) = run(&data, &["prune", "--older-than", "90d"]);
    assert!(code == 1 && said.contains("A running server deletes old tables by itself"), "{said}");
    assert!(server.terminate().success());
    let looked = "that nobody has looked at for 90 days";
    let tried = format!("Of 1, 0 tables {looked} would be deleted, about 0 kB.\n");
    assert_eq!(run(&data, &["prune", "--older-than", "90d", "--dry-run"]), (0, tried.clone()));
    assert_eq!(run(&data, &["prune"]), (0, format!("{tried}To delete them, say how old: --older-than 90d.\n")));
    let done = format!("Deleted 0 tables {looked}, of 1; the file is 0 kB smaller.\n");
    assert_eq!(run(&data, &["prune", "--older-than", "90d"]), (0, done));
    for wrong in ["90", "0d", "d", "-1d"] {
        assert_eq!(run(&data, &["prune", &format!("--older-than={wrong}")]).0, 2, "{wrong}");
    }
    let (code, said) = run(&data.join("nowhere"), &["prune"]);
    assert!(code == 1 && said.contains("name the folder of a server"), "{said}");
}
