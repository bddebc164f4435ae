//! What only several servers can show: they see the same, also when what connects them is gone for a while.

use makker_server::Config;
use makker_testkit::{Nats, Person, Socket, wait_until};
use serde_json::{Value, json};

use crate::server::{FAST, Server, folder, on_several_servers};

/// A person as someone who uses another server.
fn at(address: &str, person: &Person) -> Person {
    Person::with_key(address, person.key.as_deref().unwrap())
}

/// Waits until Ann has this face.
fn sees(socket: &mut Socket, face: &str) {
    while socket.next_of("update")["table"]["seats"][0]["face"] != face {}
}

#[test]
fn without_nats_people_at_different_servers_play_on_and_with_it_again_as_before() {
    on_several_servers(|| {
        let nats = Nats::start();
        let bus = vec![nats.address().parse().unwrap()];
        let server = Server::start_as(&folder("several-nats"), Config { bus, ..FAST });
        let [first, second] = &server.each[..] else { panic!("there are two") };
        let ann = Person::new(first);
        let table = ann.make_table("Ann", json!({}));
        let mut hears = at(second, &ann).socket(&table, None);
        hears.next_of("update");
        let put_on = |face: &str| ann.does(&table, face, json!({"do": "face", "face": face}));
        put_on("waves");
        sees(&mut hears, "waves");
        nats.kill();
        put_on("scarf");
        sees(&mut hears, "scarf");
        nats.start_again();
        put_on("turban");
        sees(&mut hears, "turban");
    });
}

#[test]
fn a_command_that_is_sent_again_to_another_server_is_done_once() {
    on_several_servers(|| {
        let server = Server::start(&folder("several-resend"));
        let [first, second] = &server.each[..] else { panic!("there are two") };
        let ann = Person::new(first);
        let there = at(second, &ann);
        let table = ann.make_table("Ann", json!({}));
        assert_eq!(there.make_table("Ann", json!({})), table);
        let start: Value = json!({"do": "start"});
        assert_eq!(ann.does(&table, "start", start.clone()), there.does(&table, "start", start));
    });
}

#[test]
fn whoever_is_at_another_server_is_here_for_as_long_as_they_are() {
    on_several_servers(|| {
        let server = Server::start(&folder("several-here"));
        let [first, second] = &server.each[..] else { panic!("there are two") };
        let (ann, bo) = (Person::new(first), Person::new(second));
        let table = ann.make_table("Ann", json!({"public": true}));
        let there = at(first, &bo);
        bo.does(&table, "sit", json!({"do": "sit", "seat": "Y", "name": "Bo"}));
        let is_here = |seat: usize| there.table(&table)["seats"][seat]["here"] == true;
        assert!(!is_here(1));
        let mut hears = bo.socket(&table, None);
        hears.next_of("update");
        assert!(is_here(1), "at once");
        assert_eq!(there.get("/api/lobby").1["waiting"][0]["id"], json!(table));
        // That Ann comes to the other server is told to Bo.
        let _anns = ann.socket(&table, None);
        while hears.next_of("update")["table"]["seats"][0]["here"] != true {}
        drop(hears);
        wait_until("Bo is seen to be gone", || !is_here(1));
    });
}
