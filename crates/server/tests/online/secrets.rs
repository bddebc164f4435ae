//! The non-interference law on the bytes that leave the server: at two tables that differ only in what someone may not know,
//! they are told the same.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use makker_chance::Chance;
use makker_chance::proof::seal;
use makker_protocol::TableStatus;
use makker_rules::{Edition, Event, Phase, RuleSet, Seat};
use makker_server::{Listing, Place, Row, SqliteStore, Store, Summary, Which};
use makker_testkit::{Deed, Person, house_rules, pick};
use serde_json::{Value, json};

use crate::server::{Server, folder};
use crate::tale::{Step, Tale};

/// How many games of each edition there are, each with several viewers; of house rules there is one.
const GAMES: usize = 4;

/// How many steps are done at most while the viewer watches.
const LIVE: usize = 8;

/// A table as it is in two worlds.
struct Case {
    id: String,
    rules: RuleSet,
    viewer: Option<Seat>,
    /// How many steps are in the log when the server starts.
    told: usize,
    tales: [Tale; 2],
    /// Commands of the viewer that change nothing.
    tries: Vec<Value>,
}

impl Case {
    fn new(id: String, tale: Tale, rules: RuleSet, viewer: Option<Seat>, chance: &mut Chance) -> Case {
        let told = tale.shuffled().max(tale.steps.len().saturating_sub(LIVE));
        let tales = [tale.clone(), tale.imagined(viewer, chance)];
        let tries = tries(rules, viewer, [&tales[0], &tales[1]].map(|tale| tale.until(told).0), chance);
        Case { id, rules, viewer, told, tales, tries }
    }

    /// Whose cards are not the same in both worlds when the server starts.
    fn differing(&self) -> Vec<Seat> {
        let [one, other] = [0, 1].map(|world| self.tales[world].until(self.told).0);
        let differs = |seat: &Seat| one.game().hand(*seat) != other.game().hand(*seat);
        self.rules.seats().iter().copied().filter(differs).collect()
    }
}

/// What someone could try to learn something, and may not do: cards and moves of others in both worlds, and more.
fn tries(rules: RuleSet, viewer: Option<Seat>, worlds: [makker_rules::History; 2], chance: &mut Chance) -> Vec<Value> {
    let own = viewer.map_or_else(Vec::new, |seat| worlds[0].game().choices(seat));
    let own: Vec<String> = own.iter().map(|choice| choice.to_string()).collect();
    let mut choices = vec!["fold".to_string(), "castle".to_string()];
    choices.extend(rules.deck().iter().map(|card| format!("give {card}")));
    for game in worlds.iter().map(|history| history.game()) {
        for seat in rules.seats() {
            let mut moves = game.board().legal_moves(*seat, game.hand(*seat)).to_vec();
            chance.shuffle(&mut moves);
            choices.extend(moves.iter().take(3).map(|mv| mv.to_string()));
        }
    }
    choices.sort();
    choices.dedup();
    choices.retain(|choice| !own.contains(choice));
    let mut tries: Vec<Value> =
        choices.iter().map(|choice| json!({"seq": u32::MAX, "do": "choose", "choice": choice})).collect();
    let last = own.first().map_or("fold", String::as_str);
    tries.push(json!({"seq": 1, "do": "choose", "choice": last}));
    for other in [
        json!({"do": "back"}),
        json!({"do": "answerTakeBack", "agree": true}),
        json!({"do": "abandon", "agree": false}),
        json!({"do": "rematch", "rotate": true}),
        json!({"do": "start"}),
        json!({"do": "answerKnock", "knock": 1, "agree": true}),
        json!({"do": "bot", "seat": "Y", "level": "good"}),
        json!({"do": "sit", "seat": "Y", "name": "Me"}),
        json!({"do": "standIn", "seat": viewer.map_or('Y', Seat::letter).to_string()}),
        json!({"do": "peek", "seat": "Y"}),
    ] {
        let mut message = json!({"seq": u32::MAX});
        message.as_object_mut().unwrap().extend(other.as_object().unwrap().clone());
        tries.push(message);
    }
    // The host could.
    if viewer != Some(Seat::Red) {
        tries.push(json!({"seq": u32::MAX, "do": "remove", "seat": "Y"}));
        tries.push(json!({"seq": u32::MAX, "do": "door", "door": "open"}));
    }
    let has_played = match worlds[0].events().last() {
        Some(Event::Play { seat, .. }) => Some(*seat) == viewer,
        _ => false,
    };
    if !has_played {
        tries.push(json!({"seq": u32::MAX, "do": "askTakeBack"}));
    }
    tries
}

/// Two folders with the same people at the same tables, but for the cards.
struct Worlds {
    folders: [PathBuf; 2],
    keys: Vec<String>,
    /// Someone who sits nowhere.
    stranger: String,
}

impl Worlds {
    fn new(name: &str, cases: &[Case]) -> Worlds {
        let folders = ["one", "other"].map(|world| folder(&format!("{name}-{world}")));
        let server = Server::start(&folders[0]);
        let people: Vec<Person> = (0..6).map(|_| Person::new(&server.address)).collect();
        let stranger = Person::new(&server.address).key.unwrap();
        let mut templates = BTreeMap::new();
        for rules in rule_sets() {
            let play_on = rules.team_count() > 2;
            let options = json!({"edition": rules.to_string(), "playOn": play_on, "public": true, "standIn": null});
            let table = people[0].make_table(&format!("Host {}", templates.len()), options);
            for (seat, person) in rules.seats().iter().zip(&people).skip(1) {
                person.does(&table, "sit", json!({"do": "sit", "seat": seat.letter(), "name": seat.name()}));
            }
            templates.insert(rules.to_string(), table);
        }
        server.stop();
        fs::copy(folders[0].join("makker.sqlite"), folders[1].join("makker.sqlite")).unwrap();
        let runtime = tokio::runtime::Runtime::new().unwrap();
        for (world, folder) in folders.iter().enumerate() {
            runtime.block_on(write(folder, world, &templates, cases));
        }
        Worlds { folders, keys: people.into_iter().map(|person| person.key.unwrap()).collect(), stranger }
    }

    fn person(&self, server: &Server, rules: RuleSet, seat: Option<Seat>) -> Person {
        let place = seat.and_then(|seat| rules.seats().iter().position(|other| *other == seat));
        Person::with_key(&server.address, place.map_or(&self.stranger, |place| &self.keys[place]))
    }
}

/// Writes all tables of a world: each begins like the one of its rule set at which everyone sat down.
async fn write(folder: &Path, world: usize, templates: &BTreeMap<String, String>, cases: &[Case]) {
    let store = Arc::new(SqliteStore::open(&folder.join("makker.sqlite")).await.unwrap());
    let mut tasks = Vec::new();
    for case in cases {
        let mut rows = store.load(&templates[&case.rules.to_string()], 0).await.unwrap();
        let at = rows.last().unwrap().at;
        let mut lines = case.tales[world].lines(case.told);
        lines.insert(0, drawn(case.rules, world));
        rows.extend(lines.iter().map(|line| Row { seq: 0, at, body: line.to_string() }));
        rows.iter_mut().zip(1..).for_each(|(row, seq)| row.seq = seq);
        let people: Vec<(String, Seat)> = rows
            .iter()
            .map(|row| serde_json::from_str::<Value>(&row.body).unwrap())
            .filter(|line| line["deed"] == "sat")
            .map(|line| (line["person"].as_str().unwrap().to_string(), line["seat"].as_str().unwrap().parse().unwrap()))
            .collect();
        let waiting = store.public(TableStatus::Waiting, &Place::default(), 50).await.unwrap();
        let waiting = Which::These(waiting.into_iter().map(|(_, id)| id).collect());
        let listed = store.list(&waiting, 50).await.unwrap();
        let mut listings = listed.into_iter().map(|listed| listed.listing);
        let like = listings.find(|listing| listing.edition.value() == Some(&case.rules)).unwrap();
        let listing = Listing { game: 1, ..like };
        let summary = Summary { status: TableStatus::Playing, public: true, due: None, listing, maker: None, people };
        let (store, id) = (store.clone(), case.id.clone());
        tasks.push(tokio::spawn(async move { store.append(&id, 0, rows, summary).await.unwrap() }));
    }
    for task in tasks {
        task.await.unwrap();
    }
    store.close().await.unwrap();
}

/// The server's seed, another one in each world, under the same seal.
fn drawn(rules: RuleSet, world: usize) -> Value {
    let parts: BTreeMap<String, &str> = rules.seats().iter().map(|seat| (seat.to_string(), "none")).collect();
    json!({"deed": "drawn", "game": 1, "seal": seal("the same"), "seed": seal(["one", "other"][world]), "parts": parts})
}

/// A text without how long ago anything was.
fn without_ages(text: &str) -> String {
    let mut parts = text.split("\"secondsAgo\":");
    let first = parts.next().unwrap_or_default().to_string();
    parts.fold(first, |told, part| {
        told + "\"secondsAgo\":" + part.trim_start_matches(|letter: char| letter.is_ascii_digit())
    })
}

/// Everything that the viewer gets from the server of a world, in order.
fn told(worlds: &Worlds, server: &Server, case: &Case, world: usize, every: bool) -> Vec<String> {
    let viewer = worlds.person(server, case.rules, case.viewer);
    let path = |rest: &str| format!("/api/tables/{}{rest}", case.id);
    let mut told = Vec::new();
    let look = |told: &mut Vec<String>, person: &Person, path: &str| {
        let (status, text) = person.try_get(path).unwrap();
        // Who was here a moment ago, and when something last happened, is public, and a matter of time.
        let text = without_ages(&text.replace("\"here\":true", "\"here\":false"));
        told.push(format!("GET {path}: {status} {text}"));
    };
    let look_at_all = |told: &mut Vec<String>| {
        for rest in [
            "",
            "/history",
            "/record",
            "/record?game=1",
            "/record?game=2",
            "/replay",
            "/replay?game=1",
            "/moment?event=3",
            "/link",
            "/hint",
        ] {
            look(told, &viewer, &path(rest));
        }
        look(told, &Person::nobody(&server.address), &path(""));
        look(told, &viewer, "/api/lobby");
    };
    look_at_all(&mut told);
    let seq = viewer.table(&case.id)["seq"].as_u64().unwrap();
    let steps = if every { 1 } else { 29 };
    for seen in (0..seq).step_by(steps).chain([seq - 1, seq + 1]) {
        look(&mut told, &viewer, &path(&format!("/updates?seen={seen}")));
    }
    for (count, command) in case.tries.iter().enumerate() {
        let mut command = command.clone();
        command["id"] = json!(format!("try {count}"));
        let (status, text) = viewer.try_post_text(&path("/commands"), &command).unwrap();
        told.push(format!("POST {command}: {status} {text}"));
    }

    let mut socket = viewer.socket(&case.id, Some(0));
    told.push(socket.next_text().unwrap());
    let mut deltas = viewer.deltas(&case.id);
    told.push(deltas.next_text().unwrap());
    for (count, command) in case.tries.iter().enumerate().step_by(3) {
        let mut command = command.clone();
        command["id"] = json!(format!("socket {count}"));
        socket.send(&command);
        told.push(socket.next_text().unwrap());
    }
    // The others go on, with the cards of this world.
    for (count, step) in case.tales[world].steps.iter().enumerate().skip(case.told) {
        let mut does = |seat: &Seat, what: &str, command: Value| {
            let person = worlds.person(server, case.rules, Some(*seat));
            person.does(&case.id, &format!("{what} {count}"), command);
            told.extend([&mut socket, &mut deltas].map(|socket| socket.next_text().unwrap()));
        };
        match step {
            Step::Do(Deed::Shuffle(_)) => panic!("only people do something live"),
            Step::Do(Deed::Choose(seat, choice)) => {
                does(seat, "choose", json!({"do": "choose", "choice": choice.to_string()}));
                does(seat, "emote", json!({"do": "emote", "emote": "thinking"}));
            }
            Step::TakeBack(seat) => {
                does(seat, "ask", json!({"do": "askTakeBack"}));
                for other in case.rules.seats().iter().filter(|other| *other != seat) {
                    does(other, "agree", json!({"do": "answerTakeBack", "agree": true}));
                }
            }
        }
    }
    look_at_all(&mut told);
    drop((socket, deltas));
    let seq = viewer.table(&case.id)["seq"].as_u64().unwrap();
    for seen in [None, Some(0), Some(seq / 2), Some(seq), Some(seq + 1)] {
        told.push(viewer.socket(&case.id, seen).next_text().unwrap());
    }
    told
}

/// All editions, and some house rules.
fn rule_sets() -> impl Iterator<Item = RuleSet> {
    Edition::ALL.map(RuleSet::from).into_iter().chain(house_rules().into_iter().step_by(9))
}

fn cases(chance: &mut Chance) -> Vec<Case> {
    let mut cases = Vec::new();
    for rules in rule_sets() {
        for game in 0..if rules.is_printed() { GAMES } else { 1 } {
            // From the first exchange to well after the second shuffle.
            let length = 1 + game * 40 + chance.below(40);
            let tale = Tale::at_random(rules, length, chance);
            let someone = pick(rules.seats(), chance);
            let told = tale.shuffled().max(tale.steps.len().saturating_sub(LIVE));
            let at_turn = tale.until(told).0.game().decider().filter(|seat| *seat != someone);
            for viewer in [Some(someone), None].into_iter().chain(at_turn.map(Some)) {
                let name = viewer.map_or("nobody".to_string(), |seat| seat.to_string());
                let id = format!("{rules}-{game}-{name}");
                cases.push(Case::new(id, tale.clone(), rules, viewer, chance));
            }
        }
    }
    cases
}

/// What there is among the cases, so that the law is about all of it.
fn kinds(case: &Case) -> Vec<&'static str> {
    let (history, shown) = case.tales[0].until(case.told);
    let shuffles = history.events().iter().filter(|event| matches!(event, Event::Shuffle { .. })).count();
    let live = &case.tales[0].steps[case.told..];
    let has = |is_so: bool, kind: &'static str| is_so.then_some(kind);
    let game = history.game();
    let all = [
        has(game.phase() == Phase::Exchange, "exchange"),
        has(matches!(game.phase(), Phase::Play(_)), "play"),
        has(matches!(game.phase(), Phase::Play(seat) if Some(seat) == case.viewer), "own turn"),
        has(history.events().iter().any(|event| matches!(event, Event::Fold { .. })), "after a fold"),
        has(!shown.is_empty(), "a card is shown"),
        has(game.deal_number() > 1, "a later deal"),
        has(shuffles > 1, "a later shuffle"),
        has(live.iter().any(|step| matches!(step, Step::TakeBack(_))), "taken back live"),
        has(live.len() > 4, "much is done live"),
        has(case.viewer.is_none(), "spectator"),
    ];
    all.into_iter().flatten().collect()
}

#[test]
fn nobody_is_told_anything_of_what_they_may_not_know() {
    let mut chance = Chance::from_seed(4);
    let cases = cases(&mut chance);
    let worlds = Worlds::new("secrets", &cases);
    let every = |case: &Case| case.id.contains("-1-");
    let in_world = |world: usize| {
        let server = Server::start(&worlds.folders[world]);
        // The law can fail: whoever's own cards are others is told something else.
        let own = |case: &Case| -> Vec<String> {
            let table = |seat: &Seat| worlds.person(&server, case.rules, Some(*seat)).table(&case.id).to_string();
            case.differing().iter().map(table).collect()
        };
        let all: Vec<_> =
            cases.iter().map(|case| (own(case), told(&worlds, &server, case, world, every(case)))).collect();
        (all, server.stop())
    };
    let ((one, one_log), (other, other_log)) = std::thread::scope(|scope| {
        let one = scope.spawn(|| in_world(0));
        let other = in_world(1);
        (one.join().unwrap(), other)
    });
    let (mut seen, mut noticed, mut proven) = (BTreeMap::<&str, usize>::new(), 0, 0);
    for ((case, (own, told)), (other_own, other_told)) in cases.iter().zip(one).zip(other) {
        for (one, other) in told.iter().zip(&other_told) {
            assert_eq!(one, other, "{}", case.id);
        }
        assert_eq!(told.len(), other_told.len(), "{}", case.id);
        for (own, other_own) in own.iter().zip(&other_own) {
            assert_ne!(own, other_own, "{}", case.id);
            noticed += 1;
        }
        proven += usize::from(told.iter().any(|text| text.contains(&seal("the same"))));
        if !own.is_empty() {
            kinds(case).into_iter().for_each(|kind| *seen.entry(kind).or_default() += 1);
        }
    }
    assert_eq!((one_log.as_str(), other_log.as_str()), ("", ""), "nothing went wrong, so there is nothing to log");
    assert!(seen.len() == 10 && seen.values().all(|count| *count > 1), "{seen:?}");
    assert!(noticed > 100, "{noticed}");
    // There is something to be told of: each record holds the seal.
    assert_eq!(proven, cases.len());
}

#[test]
fn whoever_has_seen_a_hand_opens_no_other_seat_of_the_same_game() {
    let server = Server::start(&folder("secrets-claim"));
    let [ann, bo, phone] = [Person::new(&server.address), Person::new(&server.address), Person::new(&server.address)];
    let table = ann.make_table("Ann", json!({"bots": "beginner"}));
    bo.does(&table, "sit", json!({"do": "sit", "seat": "Y", "name": "Bo"}));
    ann.does(&table, "start", json!({"do": "start"}));
    let link = bo.get(&format!("/api/tables/{table}/link")).1;
    let claim = |person: &Person| person.post(&format!("/api/tables/{table}/claim"), &link);
    ann.does(&table, "leave", json!({"do": "leave"}));
    let (status, refused) = claim(&ann);
    assert_eq!((status, &refused["reason"]), (409, &json!("seat")));
    assert_eq!(ann.table(&table)["you"], Value::Null);
    assert_eq!(claim(&phone).1, json!({"seat": "Y"}));
}

#[test]
fn a_line_that_cannot_be_read_is_logged_without_its_cards() {
    let data = folder("secrets-log");
    let server = Server::start(&data);
    let ann = Person::new(&server.address);
    let table = ann.make_table("Ann", json!({}));
    let key = ann.key.clone().unwrap();
    server.stop();
    tokio::runtime::Runtime::new().unwrap().block_on(async {
        let store = SqliteStore::open(&data.join("makker.sqlite")).await.unwrap();
        let lines = [json!({"deed": "started", "dealer": "R"}), json!({"deed": "shuffled", "deck": "7x1"})];
        let row = |(line, seq): (&Value, u32)| Row { seq, at: 0, body: line.to_string() };
        let rows = lines.iter().zip(3..).map(row).collect();
        let (status, listing) = (TableStatus::Playing, Listing::default());
        let summary = Summary { status, public: false, due: None, listing, maker: None, people: Vec::new() };
        store.append(&table, 2, rows, summary).await.unwrap();
        store.close().await.unwrap();
    });
    let server = Server::start(&data);
    let (status, body) = Person::with_key(&server.address, &key).get(&format!("/api/tables/{table}"));
    assert_eq!((status, &body["reason"]), (503, &json!("unavailable")));
    let log = server.stop();
    assert!(log.contains(&table) && log.contains("line 4") && !log.contains("7x1"), "{log}");
}
