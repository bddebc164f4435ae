//! Every shuffle can be checked afterwards, and nobody can foresee or choose one.

use std::collections::BTreeMap;
use std::path::Path;

use makker_chance::Chance;
use makker_chance::proof::{Part, Verdict, check, seal};
use makker_protocol::{Command, CommandMessage, RefusedReason, SeedsMessage, Sent, TableOptions, TableStatus};
use makker_rules::record::Record;
use makker_rules::{Card, Seat, View};

use crate::decide::{self, Moment, decide};
use crate::deed::{Deed, Entry};
use crate::refused::Refused;
use crate::render::{Viewer, record, table_message};
use crate::table::Table;
use crate::tests::laws::{Evening, seed_of, shown};
use crate::timing::{due, overdue};

/// What the proof of a record shows, if it has one.
fn checked(text: &str) -> Option<Verdict> {
    let record = Record::parse(text).unwrap();
    record.replay().unwrap_or_else(|error| panic!("{error}\n{text}"));
    let lines: Vec<&str> = record.proofs().collect();
    let code = |card: &Option<Card>| card.map_or("?", Card::code).to_string();
    let decks: Vec<Vec<String>> = record.decks().map(|deck| deck.iter().map(code).collect()).collect();
    let verdict = check(&lines, record.tag("Dealer").unwrap(), &decks);
    Some(verdict.unwrap_or_else(|flaw| panic!("{flaw}\n{text}")))
}

/// Evenings with take-backs, rematches, hosts who pass the table on, people who come, go, seal, open and forget to.
#[test]
fn every_deck_of_every_game_follows_from_its_proof() {
    let (mut parts, mut games) = (BTreeMap::new(), [0, 0]);
    for seed in 0..36 {
        let mut evening = Evening::new(seed);
        (0..1200).for_each(|_| evening.step());
        let table = &evening.table;
        for game in 1..=table.game_number() {
            let verdict = checked(&record(table, Some(game)).unwrap()).unwrap();
            let is_over = game < table.game_number() || table.status != TableStatus::Playing;
            assert_eq!(verdict.is_opened, is_over, "seed {seed}, game {game}");
            games[usize::from(is_over)] += 1;
            verdict.seats.iter().for_each(|(_, part)| *parts.entry(format!("{part:?}")).or_insert(0) += 1);
        }
    }
    assert!(games.iter().all(|count| *count > 5), "{games:?}");
    assert!(parts.len() == 4 && parts.values().all(|count| *count > 4), "{parts:?}");
}

/// A table at which these people sit, clockwise from red.
fn table(people: &[&str]) -> Table {
    let created = decide::create(&TableOptions::default(), people[0], None).unwrap();
    let mut table = Table::new("k3v9pd7wq2xm", &Entry { command: None, deed: created }).unwrap();
    for (person, chair) in people.iter().zip(table.options.rules.seats()) {
        let sat = Deed::Sat { seat: *chair, person: person.to_string(), name: person.to_string(), face: None };
        add(&mut table, vec![sat], 0);
    }
    table
}

fn add(table: &mut Table, deeds: Vec<Deed>, now: u64) {
    deeds.into_iter().for_each(|deed| table.apply(&Entry { command: None, deed }, now).unwrap());
}

fn try_to(table: &Table, person: &str, command: Command) -> Result<Vec<Deed>, Refused> {
    let message = CommandMessage { id: "x".into(), seq: u32::MAX, command };
    // Chance that is the same each time: a test's seeds are no secrets.
    let chance = &mut Chance::from_seed(u64::from(table.game_number()));
    decide(table, person, &message, Moment { now: 0, is_here: &|seat| seat != Seat::Blue }, chance)
}

fn does(table: &mut Table, person: &str, command: Command) {
    let deeds = try_to(table, person, command).unwrap();
    add(table, deeds, 0);
}

fn is_refused(table: &Table, person: &str, command: Command) -> RefusedReason {
    try_to(table, person, command).unwrap_err().reason
}

fn sealed(person: &str, game: u32) -> Command {
    Command::Seal { seal: seal(&seed_of(person, game)) }
}

fn opened(person: &str, game: u32) -> Command {
    Command::Open { seed: seed_of(person, game) }
}

/// All that anyone can be sent.
fn shown_to_all(table: &Table) -> String {
    let viewers = table.options.rules.seats().iter().copied().map(Some).chain([None]);
    let all = viewers.map(|viewer| shown(table, viewer, 0) + &record(table, None).unwrap_or_default());
    all.collect()
}

fn seeds(table: &Table) -> Option<SeedsMessage> {
    table_message(table, Viewer { seat: None, person: "" }, |_| true, 0).seeds
}

#[test]
fn seeds_are_sealed_then_opened_and_then_cards_are_dealt() {
    let mut table = table(&["ann", "bo"]);
    assert_eq!(is_refused(&table, "ann", opened("ann", 1)), RefusedReason::NotNow);
    assert_eq!(is_refused(&table, "ann", Command::Seal { seal: "seed".into() }), RefusedReason::Unreadable);
    assert_eq!(is_refused(&table, "cy", sealed("cy", 1)), RefusedReason::NotSeated);
    does(&mut table, "ann", sealed("ann", 1));
    assert_eq!(is_refused(&table, "bo", sealed("ann", 1)), RefusedReason::Illegal, "a copy");
    does(&mut table, "bo", sealed("an old seed", 1));
    does(&mut table, "bo", sealed("bo", 1));
    does(&mut table, "ann", Command::Start);
    assert_eq!(table.status, TableStatus::Waiting, "nothing is dealt before all have opened");
    does(&mut table, "ann", Command::Start);
    assert!(!shown_to_all(&table).contains(&server_seed(&table)), "the server's seed is as secret as the decks");
    let seals = seeds(&table).unwrap();
    assert_eq!((seals.game, seals.seals.0.len()), (1, 2));
    assert!(seals.server.is_some());
    assert_eq!(is_refused(&table, "ann", sealed("another", 1)), RefusedReason::NotNow);
    assert_eq!(is_refused(&table, "bo", opened("an old seed", 1)), RefusedReason::Illegal);
    does(&mut table, "bo", opened("bo", 1));
    does(&mut table, "bo", opened("bo", 1));
    assert!(!shown_to_all(&table).contains(&seed_of("bo", 1)), "nobody sees a seed before all have opened theirs");
    does(&mut table, "ann", opened("ann", 1));
    assert_eq!(table.status, TableStatus::Playing);
    assert!(seeds(&table).is_none());
    // What everyone may see while they play: all but the server's seed.
    let text = record(&table, None).unwrap();
    assert!(text.contains(&seed_of("ann", 1)) && text.contains(" ?\nproof R "), "{text}");
    assert!(!checked(&text).unwrap().is_opened);
    let server = server_seed(&table);
    assert!(!shown_to_all(&table).contains(&server));
    does(&mut table, "ann", Command::Leave);
    does(&mut table, "bo", Command::Abandon { agree: true });
    assert!(record(&table, None).unwrap().contains(&format!(" {server}\n")));
    let part = |letter: &str, part| (letter.to_string(), part);
    let seats = [part("R", Part::Opened), part("Y", Part::Opened), part("G", Part::Bot), part("B", Part::Bot)];
    assert_eq!(checked(&record(&table, None).unwrap()), Some(Verdict { seats: seats.into(), is_opened: true }));
}

/// The seed that the server drew last, as the log keeps it.
fn server_seed(table: &Table) -> String {
    let lines = table.draws.last().unwrap().lines(&table.id, makker_rules::record::Shown::Everything);
    lines[1].split(' ').next_back().unwrap().to_string()
}

#[test]
fn whoever_does_not_open_in_time_is_named_and_left_out() {
    let mut table = table(&["ann", "bo", "cy", "di"]);
    ["ann", "bo", "di"].iter().for_each(|person| does(&mut table, person, sealed(person, 1)));
    does(&mut table, "ann", Command::Start);
    let late = due(&table, std::time::Duration::ZERO).unwrap();
    does(&mut table, "ann", opened("ann", 1));
    assert_eq!(overdue(&table, late - 1), []);
    let begun = overdue(&table, late);
    add(&mut table, begun, late);
    assert_eq!(table.status, TableStatus::Playing);
    assert_eq!(is_refused(&table, "bo", opened("bo", 1)), RefusedReason::NotNow, "too late");
    // Red has opened, yellow not, green knows nothing of it, and blue was not here when the game was started.
    let seats = checked(&record(&table, None).unwrap()).unwrap().seats;
    let parts: Vec<Part> = seats.into_iter().map(|(_, part)| part).collect();
    assert_eq!(parts, [Part::Opened, Part::Withheld, Part::None, Part::None]);
}

#[test]
fn a_closed_table_opens_the_servers_seed() {
    let mut table = table(&["ann"]);
    does(&mut table, "ann", Command::Start);
    assert_eq!(table.status, TableStatus::Playing, "nobody sealed anything: there is nothing to wait for");
    assert!(!checked(&record(&table, None).unwrap()).unwrap().is_opened);
    does(&mut table, "ann", Command::Close);
    assert!(checked(&record(&table, None).unwrap()).unwrap().is_opened);
}

#[test]
fn a_rematch_has_seeds_of_its_own_by_the_seats_that_people_move_to() {
    let mut table = table(&["ann", "bo"]);
    does(&mut table, "ann", sealed("ann", 1));
    does(&mut table, "ann", Command::Start);
    does(&mut table, "ann", opened("ann", 1));
    assert_eq!(is_refused(&table, "ann", sealed("ann", 2)), RefusedReason::NotNow);
    ["ann", "bo"].iter().for_each(|person| does(&mut table, person, Command::Abandon { agree: true }));
    does(&mut table, "bo", sealed("bo", 2));
    does(&mut table, "ann", Command::Host { seat: Sent::Read(Seat::Yellow) });
    does(&mut table, "bo", Command::Rematch { rotate: true });
    assert_eq!(table.status, TableStatus::Over);
    does(&mut table, "bo", opened("bo", 2));
    assert_eq!((table.status, table.seat_of("bo")), (TableStatus::Playing, Some(Seat::Green)));
    let parts = |game| checked(&record(&table, Some(game)).unwrap()).unwrap().seats.into_iter().map(|(_, part)| part);
    assert!(parts(1).eq([Part::Opened, Part::None, Part::Bot, Part::Bot]));
    assert!(parts(2).eq([Part::Bot, Part::None, Part::Opened, Part::Bot]));
}

/// The records of docs/fairness, which the checks in Rust, Python and TypeScript all read.
#[test]
fn the_records_of_the_page_are_those_of_real_tables() {
    for (name, people, opening) in [
        ("together", &["ann", "bo"][..], &["ann", "bo"][..]),
        ("withheld", &["ann", "bo", "cy"], &["ann"]),
        ("alone", &["ann"], &[]),
    ] {
        let mut table = table(people);
        let seals: &[&str] = if opening.is_empty() { &[] } else { &["ann", "bo"] };
        seals.iter().for_each(|person| does(&mut table, person, sealed(person, 1)));
        does(&mut table, "ann", Command::Start);
        opening.iter().for_each(|person| does(&mut table, person, opened(person, 1)));
        let begun = overdue(&table, u64::from(u32::MAX));
        add(&mut table, begun, 0);
        // Some decks of the first one, so that later decks are among the vectors.
        while name == "together" && table.running_game().unwrap().decks < 3 {
            let seat = table.deciding().next().unwrap();
            let choice = View::new(&table.running_game().unwrap().history, Some(seat)).choices[0];
            let deeds = decide::outcome(&table, seat, choice, &mut Chance::from_seed(0)).unwrap();
            add(&mut table, deeds, 0);
        }
        people.iter().for_each(|person| does(&mut table, person, Command::Abandon { agree: true }));
        let text = record(&table, None).unwrap();
        let path =
            Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/fairness")).join(format!("{name}.makker"));
        if std::env::var_os("UPDATE_GOLDEN").is_some() {
            std::fs::write(&path, &text).unwrap();
        }
        assert_eq!(std::fs::read_to_string(&path).unwrap(), text, "{name}");
    }
}
