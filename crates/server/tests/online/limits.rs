//! How much may be asked: a class behind one address plays, a flood from one address is refused.

use makker_server::Limits;
use makker_testkit::{Person, Socket, first_choice};
use serde_json::json;

use crate::server::{Server, folder};

/// How many things a browser asks for that opens the page for the first time.
const PAGE: usize = 15;

/// Pupils behind one address who open the page, become people, sit down four at a table and play, all at once. Nobody is
/// refused anything.
fn check_class(name: &str, pupils: usize, limits: Limits) {
    let server = Server::start_with_limits(&folder(name), limits);
    for _ in 0..pupils * PAGE {
        assert_eq!(Person::nobody(&server.address).get("/api/levels").0, 200);
    }
    let pupils: Vec<Person> = (0..pupils).map(|_| Person::new(&server.address)).collect();
    let mut open: Vec<Socket> = Vec::new();
    for group in pupils.chunks(4) {
        let table = group[0].make_table("P", json!({"bots": "beginner"}));
        for (pupil, seat) in group.iter().zip(["R", "Y", "G", "B"]) {
            if seat != "R" {
                pupil.does(&table, "sit", json!({"do": "sit", "seat": seat, "name": seat}));
            }
            open.push(pupil.socket(&table, None));
        }
        group[0].does(&table, "start", json!({"do": "start"}));
        for turn in 0..3 {
            for pupil in group {
                if let Some(choice) = first_choice(&pupil.table(&table)) {
                    pupil.does(&table, &format!("turn {turn}"), json!({"do": "choose", "choice": choice}));
                }
            }
        }
    }
    assert_eq!(open.len(), pupils.len());
}

#[test]
fn a_class_behind_one_address_plays_without_waiting() {
    check_class("limits-class", 30, Limits::USUAL);
}

#[test]
fn a_school_behind_one_address_plays_without_waiting_by_the_limits_for_schools() {
    let limits = Limits::read(include_str!("../../../../deploy/limits-school.toml")).unwrap();
    check_class("limits-school", 60, limits);
}

/// How many of some requests are answered, each with a key that somebody has just made up.
fn answered(address: &str, count: usize) -> usize {
    let made_up = |number: usize| Person::with_key(address, &format!("made-up-by-somebody-{number}"));
    (0..count).filter(|number| made_up(*number).get("/api/levels").0 == 200).count()
}

#[test]
fn made_up_keys_are_no_help_to_a_flood_and_do_not_hold_up_whoever_is_known() {
    let mut limits = Limits::USUAL;
    (limits.requests.at_once, limits.requests.each_second) = (40, 1);
    (limits.requests.people_at_once, limits.requests.people_each_minute) = (2, 1);
    let server = Server::start_with_limits(&folder("limits-flood"), limits);
    let ann = Person::new(&server.address);
    let table = ann.make_table("Ann", json!({}));
    // Bo brought a key of their own: with a seat they are known.
    let bo = Person::with_key(&server.address, "a-key-that-bo-made-up");
    bo.does(&table, "sit", json!({"do": "sit", "seat": "Y", "name": "Bo"}));
    // Now the address has made as many people as it may; Cy has a seat too, and is known later.
    let cy = Person::with_key(&server.address, "a-key-that-cy-made-up");
    cy.does(&table, "sit", json!({"do": "sit", "seat": "G", "name": "Cy"}));
    let count = answered(&server.address, 100);
    assert!(count < 60, "{count} of 100 made-up keys were answered");
    for _ in 0..20 {
        assert_eq!((ann.get("/api/levels").0, bo.get("/api/levels").0), (200, 200));
    }
    let (status, refused) = Person::nobody(&server.address).post("/api/people", &json!({}));
    assert_eq!((status, &refused["reason"]), (429, &json!("tooFast")));
    assert_eq!((0..40).filter(|_| cy.get("/api/levels").0 == 429).count().min(1), 1, "no budget for a third");
}
