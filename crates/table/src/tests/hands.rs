//! Nobody sees more than one hand of a deal: no key, and however many keys someone makes up, as long as those who made the table let
//! in no more than one stranger at a time.

use std::collections::{BTreeMap, BTreeSet};

use makker_bots::Level;
use makker_chance::Chance;
use makker_protocol::{Command, CommandMessage, Door, Sent, TableOptions, TableStatus};
use makker_rules::{Edition, RuleSet, Seat, View};
use serde_json::Value;

use crate::absence::{self, Attendance};
use crate::chair::Person;
use crate::decide::{self, Moment, decide, join};
use crate::deed::{Deed, Entry};
use crate::render::{Viewer, changes, history, table_message};
use crate::table::Table;
use crate::timing;

/// Keys that someone makes up.
const KEYS: [&str; 5] = ["k1", "k2", "k3", "k4", "k5"];

/// Whoever made the table.
const HOST: &str = "ann";

/// A hand: the line by which it was dealt, and to which seat.
type Dealt = (u32, Seat);

/// The hands of the running game of which a person is sent anything.
fn hands_sent(table: &Table, person: &str) -> BTreeSet<Dealt> {
    let viewer = table.seat_of(person);
    let mut sent = BTreeSet::new();
    if table.status != TableStatus::Playing {
        return sent;
    }
    for told in [changes(table, viewer, 0), history(table, viewer)] {
        let mut dealt = 0;
        let started = told.iter().rposition(|change| serde_json::to_value(change).unwrap()["what"] == "started");
        for change in &told[started.unwrap_or(0)..] {
            let change = serde_json::to_value(change).unwrap();
            for event in change["events"].as_array().into_iter().flatten() {
                match event["event"].as_str().unwrap() {
                    "deal" => {
                        dealt = change["seq"].as_u64().unwrap() as u32;
                        let hands = event["hands"].as_object().unwrap().iter();
                        let known = hands.filter(|(_, cards)| cards.as_array().unwrap().iter().any(|card| card != "?"));
                        sent.extend(known.map(|(seat, _)| (dealt, seat.parse().unwrap())));
                    }
                    "give" if event["card"] != "?" => {
                        sent.insert((dealt, event["seat"].as_str().unwrap().parse().unwrap()));
                    }
                    _ => {}
                }
            }
        }
        let view =
            serde_json::to_value(table_message(table, Viewer { seat: viewer, person }, |_| true, 0)).unwrap()["view"]
                .clone();
        let holds = view["hand"].as_array().is_some_and(|hand| !hand.is_empty());
        if let Some(seat) = viewer.filter(|_| holds || view["given"] != Value::Null) {
            sent.insert((dealt, seat));
        }
    }
    sent
}

/// How the host sees to the door.
#[derive(Clone, Copy, PartialEq)]
enum Host {
    /// Lets in one stranger at a time.
    Careful,
    /// Lets anyone in, also without a knock.
    Trusting,
}

struct Evening {
    table: Table,
    chance: Chance,
    now: u64,
    host: Host,
    /// What each key has been sent, and what it held when that was looked at last.
    sent: BTreeMap<&'static str, BTreeSet<Dealt>>,
    held: BTreeMap<&'static str, Option<Dealt>>,
}

impl Evening {
    fn new(seed: u64, host: Host) -> Evening {
        let rules = RuleSet::from(Edition::ALL[seed as usize % Edition::ALL.len()]);
        let options = TableOptions {
            edition: Sent::Read(rules),
            public: host == Host::Careful && seed.is_multiple_of(2),
            bots: Sent::Read(Level::Random),
            stand_in: (!seed.is_multiple_of(3)).then_some(20),
            ..TableOptions::default()
        };
        let entry = Entry { command: None, deed: decide::create(&options, HOST, None).unwrap() };
        let (table, chance) = (Table::new("t", &entry).unwrap(), Chance::from_seed(seed));
        let mut evening = Evening { table, chance, now: 0, host, sent: BTreeMap::new(), held: BTreeMap::new() };
        evening.asks(HOST, Command::Sit { seat: Sent::Read(rules.seats()[0]), name: "Ann".to_string(), face: None });
        if host == Host::Trusting {
            evening.asks(HOST, Command::Door { door: Door::Open });
        }
        evening.asks(HOST, Command::Start);
        evening
    }

    fn add(&mut self, deeds: Vec<Deed>) {
        for deed in deeds {
            let entry = Entry { command: None, deed };
            self.table.apply(&entry, self.now).unwrap_or_else(|corrupt| panic!("{corrupt}: {:?}", entry.deed));
        }
    }

    fn asks(&mut self, person: &str, command: Command) {
        let message = CommandMessage { id: "x".to_string(), seq: u32::MAX, command };
        let moment = Moment { now: self.now, is_here: &|_| true };
        if let Ok(deeds) = decide(&self.table, person, &message, moment, &mut self.chance) {
            self.add(deeds);
        }
    }

    /// Time passes and a seat decides, the host does something, or a key tries something. Everyone is there all the time.
    fn step(&mut self) {
        self.now += self.chance.below(4000) as u64;
        self.add(timing::overdue(&self.table, self.now));
        self.add(absence::overdue(&self.table, |_| Attendance::Here(0), self.now));
        match self.chance.below(6) {
            0..3 => self.plays(),
            3 if self.chance.below(2) == 0 => self.host_acts(),
            _ => self.key_tries(),
        }
        self.look();
    }

    fn plays(&mut self) {
        let seats: Vec<Seat> = self.table.deciding().collect();
        let Some(seat) = seats.get(self.chance.below(seats.len().max(1))) else { return };
        let view = View::new(&self.table.last_game.as_ref().unwrap().history, Some(*seat));
        let choice = view.choices[self.chance.below(view.choices.len())];
        let deeds = decide::outcome(&self.table, *seat, choice, &mut self.chance).unwrap();
        self.add(deeds);
    }

    fn host_acts(&mut self) {
        let knock = self.table.doorway.knocks.first().map(|knock| knock.since);
        let strangers = KEYS.iter().filter(|key| self.table.claim_of(key).is_some()).count();
        let command = match (knock, self.chance.below(8)) {
            (Some(knock), 0..4) => Command::AnswerKnock { knock, agree: self.host == Host::Trusting || strangers == 0 },
            (_, 4) => Command::Remove { seat: Sent::Read(self.any_seat()) },
            (_, 5) if self.host == Host::Trusting => Command::Rematch { rotate: true },
            (_, 6) if self.host == Host::Trusting => Command::Abandon { agree: true },
            (_, 7) if self.host == Host::Careful => {
                Command::Door { door: [Door::Knock, Door::Locked][self.chance.below(2)] }
            }
            _ => Command::Back,
        };
        if !matches!(command, Command::Remove { ref seat } if Some(seat.value().unwrap()) == self.table.seat_of(HOST).as_ref())
        {
            self.asks(HOST, command);
        }
    }

    fn key_tries(&mut self) {
        let key = KEYS[self.chance.below(KEYS.len())];
        let seat = Sent::Read(self.any_seat());
        let knock = self.table.doorway.knocks.last().map_or(0, |knock| knock.since);
        let command = match self.chance.below(24) {
            0..9 => Command::Sit { seat, name: key.to_string(), face: None },
            9..12 => Command::Leave,
            12 => Command::Back,
            13..15 => Command::StandIn { seat },
            15 => Command::Remove { seat },
            16..18 => Command::AnswerKnock { knock, agree: true },
            18 => Command::Host { seat },
            19 => Command::Door { door: Door::Open },
            20 => Command::Abandon { agree: true },
            21 => Command::AskTakeBack,
            // By the link of another key, which they tell each other.
            _ => {
                let is_theirs = |person: &Person| KEYS.iter().any(|other| person.is(other));
                let joined = join(&self.table, key, |chair| {
                    Some(&chair.seat) == seat.value() && chair.person().is_some_and(is_theirs)
                });
                return self.add(joined.map_or_else(|_| Vec::new(), |(_, deeds)| deeds));
            }
        };
        self.asks(key, command);
    }

    fn any_seat(&mut self) -> Seat {
        self.table.chairs[self.chance.below(self.table.chairs.len())].seat
    }

    /// Notes what each key is sent; what it has been sent is looked at again whenever its hand is another one.
    fn look(&mut self) {
        let dealt = self.table.running_game().map_or(0, |game| game.dealt);
        for key in KEYS {
            let held = self.table.seat_of(key).map(|seat| (dealt, seat));
            if self.held.insert(key, held) != Some(held) {
                self.sent.entry(key).or_default().extend(hands_sent(&self.table, key));
            }
        }
    }
}

/// Are these hands of different deals?
fn is_one_a_deal(hands: &BTreeSet<Dealt>) -> bool {
    hands.iter().map(|(dealt, _)| *dealt).collect::<BTreeSet<u32>>().len() == hands.len()
}

#[test]
fn no_number_of_made_up_keys_sees_more_than_one_hand_of_a_deal() {
    let (mut seen, mut strangers) = (0, BTreeSet::new());
    for seed in 0..32 {
        let mut evening = Evening::new(seed, Host::Careful);
        for _ in 0..500 {
            evening.step();
            let together: BTreeSet<Dealt> = evening.sent.values().flatten().copied().collect();
            assert!(is_one_a_deal(&together), "seed {seed}: {:?}", evening.sent);
            if evening.table.status != TableStatus::Playing {
                break;
            }
        }
        seen += evening.sent.values().flatten().count();
        strangers.extend(evening.sent.iter().filter(|(_, hands)| !hands.is_empty()).map(|(key, _)| *key));
    }
    assert!(seen > 50 && strangers.len() == KEYS.len(), "strangers do play: {seen} {strangers:?}");
}

#[test]
fn nobody_sees_two_hands_of_one_deal() {
    let mut moved = 0;
    for seed in 0..24 {
        let mut evening = Evening::new(seed, Host::Trusting);
        for _ in 0..500 {
            evening.step();
            for (key, hands) in &evening.sent {
                assert!(is_one_a_deal(hands), "seed {seed}: {key} {hands:?}");
            }
        }
        let seats = |hands: &BTreeSet<Dealt>| hands.iter().map(|(_, seat)| *seat).collect::<BTreeSet<Seat>>().len();
        moved += evening.sent.values().filter(|hands| seats(hands) > 1).count();
    }
    assert!(moved > 20, "people do move between deals: {moved}");
}
