//! Bots at tables at which nobody is: they hold nobody up, and stop after a while.

use std::path::Path;

use makker_server::{Config, SqliteStore, Store};
use makker_testkit::{Person, Socket, first_choice};
use serde_json::{Value, json};
use tokio::runtime::Builder;

use crate::server::{FAST, Server, folder};

/// Makes a table of bots alone.
fn make_and_leave(server: &Server, options: Value) -> String {
    let person = Person::new(&server.address);
    let table = person.make_table("Mallory", options);
    person.does(&table, "start", json!({"do": "start"}));
    person.does(&table, "leave", json!({"do": "leave"}));
    table
}

/// The table once its reader is asked something after this line.
fn asked(socket: &mut Socket, after: u64) -> Value {
    loop {
        let table = socket.next_of("update")["table"].take();
        if table["prompt"]["since"].as_u64() > Some(after) {
            return table;
        }
    }
}

fn lines(tables: &[String], server: &Server) -> u64 {
    let anyone = Person::nobody(&server.address);
    tables.iter().map(|table| anyone.table(table)["seq"].as_u64().unwrap()).sum()
}

/// No table at which nobody is comes between the person's turns: all of them together make fewer moves than there are tables.
#[test]
fn rounds_and_hints_do_not_wait_for_tables_at_which_nobody_is() {
    const TABLES: usize = 10;
    let server = Server::start_as(&folder("thinking-abandoned"), Config { thinkers: 1, ..FAST });
    let options = json!({"edition": "plus-trios", "bots": "master"});
    let abandoned: Vec<String> = (0..TABLES).map(|_| make_and_leave(&server, options.clone())).collect();
    let ann = Person::new(&server.address);
    let table = ann.make_table("Ann", json!({"bots": "easy"}));
    let mut socket = ann.socket(&table, None);
    let before = lines(&abandoned, &server);
    ann.does(&table, "start", json!({"do": "start"}));
    let mut now = asked(&mut socket, 0);
    for round in ["1", "2"] {
        let (status, hint) = ann.get(&format!("/api/tables/{table}/hint"));
        assert_eq!(status, 200, "{hint}");
        ann.does(&table, round, json!({"do": "choose", "choice": first_choice(&now).unwrap()}));
        now = asked(&mut socket, now["prompt"]["since"].as_u64().unwrap());
    }
    let moves = lines(&abandoned, &server) - before;
    assert!(moves < TABLES as u64, "{moves} moves for nobody came first");
}

/// The tables to which the sweep would ever come.
fn due(folder: &Path) -> Vec<String> {
    let runtime = Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let store = SqliteStore::open(&folder.join("makker.sqlite")).await.unwrap();
        let due = store.due(u64::MAX, &Default::default(), 10).await.unwrap();
        store.close().await.unwrap();
        due.into_iter().map(|(_, id)| id).collect()
    })
}

#[test]
fn bots_sleep_where_nobody_is_and_play_on_as_soon_as_somebody_watches() {
    let (folder, mut config) = (folder("thinking-asleep"), FAST);
    config.limits.bots.awake_seconds = 0;
    let server = Server::start_as(&folder, config.clone());
    let [asleep, watched] = [(); 2].map(|()| make_and_leave(&server, json!({"bots": "beginner"})));
    let anyone = Person::nobody(&server.address);
    let before = anyone.table(&asleep)["seq"].clone();
    let mut socket = anyone.socket(&watched, None);
    while socket.next_of("update")["table"]["status"] != "over" {}
    assert_eq!(anyone.table(&asleep)["seq"], before);
    server.stop();
    assert_eq!(due(&folder), [""; 0]);
    let server = Server::start_as(&folder, config);
    let mut socket = Person::nobody(&server.address).socket(&asleep, None);
    while socket.next_of("update")["table"]["seq"] == before {}
}

#[test]
fn a_table_is_told_when_its_bots_think_shorter_than_usual() {
    let server = Server::start_as(&folder("thinking-hurried"), Config { thinkers: 1, ..FAST });
    let anyone = Person::nobody(&server.address);
    let watch = |_| anyone.socket(&make_and_leave(&server, json!({"bots": "hard"})), None);
    let mut sockets: Vec<Socket> = (0..9).map(watch).collect();
    while !sockets.iter_mut().any(|socket| socket.next_of("update")["table"]["hurried"] == true) {}
}
