//! Tables that come from a folder to a database and back, in the middle of a game.

use std::os::unix::fs::PermissionsExt;
use std::process::Command;

use makker_testkit::{Person, Postgres, ServerProcess, empty_folder, first_choice};
use serde_json::{Value, json};

use crate::MAKKER;

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
    let database = Postgres::shared().place();
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
