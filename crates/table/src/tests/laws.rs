//! What holds at every table, whatever people do: laws over random evenings.

use std::time::Duration;

use makker_bots::Level;
use makker_chance::Chance;
use makker_chance::proof::seal;
use makker_protocol::{Command, CommandMessage, Door, Sent, TableOptions, TableStatus, Told};
use makker_rules::{Card, Choice, Edition, Event, Knob, Phase, RuleSet, Seat, SeatSet, View};
use makker_testkit::{imagine, merge};
use serde_json::Value;

use crate::absence::{self, Attendance};
use crate::chair::Chair;
use crate::decide::{self, Moment, decide};
use crate::deed::{Deed, Entry};
use crate::render::{Common, Viewer, changes, history, table_message, update};
use crate::table::Table;
use crate::timing::{self, bot_turns, due, overdue};

/// How long bots take.
const BOT_DELAY: Duration = Duration::from_millis(900);

pub const PEOPLE: [&str; 5] = ["ann", "bo", "cy", "di", "ed"];

/// A table with the log from which it was worked out.
pub struct Evening {
    pub table: Table,
    log: Vec<(Entry, u64)>,
    now: u64,
    chance: Chance,
    /// Who is connected, by seat.
    attends: Vec<Attendance>,
}

impl Evening {
    pub fn new(seed: u64) -> Evening {
        let mut chance = Chance::from_seed(seed);
        let printed = RuleSet::from(Edition::ALL[seed as usize % Edition::ALL.len()]);
        // Every second turn of the editions is played with a house rule.
        let turn = seed as usize / Edition::ALL.len();
        let rules =
            if turn.is_multiple_of(2) { printed } else { printed.with_turned(Knob::ALL[turn / 2 % Knob::ALL.len()]) };
        let options = TableOptions {
            edition: Sent::Read(rules),
            play_on: rules.team_count() > 2 && chance.below(2) == 0,
            clock: (chance.below(2) == 0).then_some(30),
            bots: Sent::Read(Level::Random),
            stand_in: (chance.below(3) > 0).then_some(20),
            ..TableOptions::default()
        };
        let entry = Entry { command: None, deed: decide::create(&options, PEOPLE[0], None).unwrap() };
        let table = Table::new("t", &entry).unwrap();
        let attends = vec![Attendance::Gone(0); table.chairs.len()];
        Evening { table, log: vec![(entry, 0)], now: 0, chance, attends }
    }

    fn add(&mut self, deeds: Vec<Deed>) {
        for deed in deeds {
            let entry = Entry { command: None, deed };
            self.table.apply(&entry, self.now).unwrap_or_else(|corrupt| panic!("{corrupt}: {:?}", entry.deed));
            self.log.push((entry, self.now));
        }
    }

    /// Someone does something, sensible or not; or time passes and what is due happens.
    pub fn step(&mut self) {
        self.now += self.chance.below(4000) as u64;
        if self.chance.below(8) == 0 {
            let (seat, now) = (self.chance.below(self.attends.len()), self.now);
            self.attends[seat] = match self.attends[seat] {
                Attendance::Here(_) => Attendance::Gone(now),
                Attendance::Gone(_) => Attendance::Here(now),
            };
        }
        if self.table.drawing().is_some() && self.chance.below(2) == 0 {
            // Most people's clients answer at once.
            let person = PEOPLE[self.chance.below(PEOPLE.len())];
            let game = self.table.game_number() + 1;
            return self.try_to(person, Command::Open { seed: seed_of(person, game) });
        }
        if self.chance.below(3) > 0 {
            self.add(overdue(&self.table, self.now));
            let attends = self.attends.clone();
            let gone = absence::overdue(&self.table, |seat| attendance(&self.table, &attends, seat), self.now);
            self.add(gone);
            let is_due = due(&self.table, BOT_DELAY).is_some_and(|at| at <= self.now);
            if let Some(turn) = bot_turns(&self.table).first().filter(|_| is_due) {
                let choice = turn.view.choices[self.chance.below(turn.view.choices.len())];
                let deeds = decide::outcome(&self.table, turn.seat, choice, &mut self.chance).unwrap();
                self.add(deeds);
            }
            return;
        }
        let person = PEOPLE[self.chance.below(PEOPLE.len())];
        let command = self.any_command(person);
        self.try_to(person, command);
    }

    fn try_to(&mut self, person: &str, command: Command) {
        let message = CommandMessage { id: "x".to_string(), seq: u32::MAX, command };
        let (table, attends) = (&self.table, &self.attends);
        let is_here = |seat: Seat| matches!(attendance(table, attends, seat), Attendance::Here(_));
        let moment = Moment { now: self.now, is_here: &is_here };
        if let Ok(deeds) = decide(table, person, &message, moment, &mut self.chance) {
            self.add(deeds);
        }
    }

    fn any_command(&mut self, person: &str) -> Command {
        let chairs = &self.table.chairs;
        let seat = Sent::Read(chairs[self.chance.below(chairs.len())].seat);
        let agree = self.chance.below(3) > 0;
        match self.chance.below(34) {
            0 | 1 => Command::Sit { seat, name: person.to_string(), face: None },
            2 if self.chance.below(4) == 0 => Command::Leave,
            3 => Command::Bot { seat, level: Sent::Read(Level::Beginner) },
            4 if self.chance.below(4) == 0 => Command::Remove { seat },
            5 => Command::Host { seat },
            6 | 7 => Command::Start,
            8 => Command::Back,
            9 | 10 => Command::AskTakeBack,
            11..14 => Command::AnswerTakeBack { agree },
            14 => Command::Abandon { agree },
            15 => Command::Mute { seat, muted: agree },
            16 => Command::Rematch { rotate: agree },
            17 if self.chance.below(6) == 0 => Command::Close,
            18 => Command::StandIn { seat },
            19 => Command::Public { public: agree },
            23 | 24 => Command::Seal { seal: seal(&seed_of(person, self.table.game_number() + 1)) },
            20 => Command::Door { door: [Door::Open, Door::Knock, Door::Locked][self.chance.below(3)] },
            21 | 22 => {
                let knock = self.table.doorway.knocks.first().map_or(0, |knock| knock.since);
                Command::AnswerKnock { knock, agree }
            }
            _ => {
                let own = self.table.seat_of(person);
                let view = self.table.last_game.as_ref().map(|game| View::new(&game.history, own));
                let choices = view.map_or_else(Vec::new, |view| view.choices);
                let choice = match choices.len() {
                    0 => Choice::Fold,
                    len => choices[self.chance.below(len)],
                };
                Command::Choose { choice: Sent::Read(choice) }
            }
        }
    }

    fn shown(&self, viewer: Option<Seat>) -> String {
        shown(&self.table, viewer, self.now)
    }

    fn viewers(&self) -> impl Iterator<Item = Option<Seat>> + use<> {
        self.table.options.rules.seats().iter().copied().map(Some).chain([None])
    }
}

/// The seed of a person for a game: any 64 hexadecimal digits.
pub fn seed_of(person: &str, game: u32) -> String {
    seal(&format!("{person} {game}"))
}

fn attendance(table: &Table, attends: &[Attendance], seat: Seat) -> Attendance {
    attends[table.chairs.iter().position(|chair| chair.seat == seat).unwrap()]
}

/// All that a viewer can be sent.
pub fn shown(table: &Table, viewer: Option<Seat>, now: u64) -> String {
    let message = table_message(table, Viewer { seat: viewer, person: "" }, |_| true, now);
    let since = changes(table, viewer, 0);
    let game = history(table, viewer);
    [serde_json::to_string(&message), serde_json::to_string(&since), serde_json::to_string(&game)]
        .map(Result::unwrap)
        .concat()
}

fn replayed(log: &[(Entry, u64)]) -> Table {
    replayed_by(log, |_| ())
}

/// The table that someone has who does something to it after every line.
fn replayed_by(log: &[(Entry, u64)], after_each: impl Fn(&mut Table)) -> Table {
    let read = |entry: &Entry| -> Entry { serde_json::from_str(&serde_json::to_string(entry).unwrap()).unwrap() };
    let mut table = Table::new("t", &read(&log[0].0)).unwrap();
    for (entry, at) in &log[1..] {
        table.apply(&read(entry), *at).unwrap();
        after_each(&mut table);
    }
    table
}

#[test]
fn a_log_read_again_gives_the_same_table_to_everyone() {
    for seed in 0..36 {
        let mut evening = Evening::new(seed);
        for _ in 0..10 {
            (0..100).for_each(|_| evening.step());
            let again = replayed(&evening.log);
            let forgetful = replayed_by(&evening.log, Table::forget_the_past);
            for viewer in evening.viewers() {
                assert_eq!(evening.shown(viewer), shown(&again, viewer, evening.now), "seed {seed}");
                let now =
                    |table: &Table| table_message(table, Viewer { seat: viewer, person: "" }, |_| true, evening.now);
                assert_eq!(now(&again), now(&forgetful), "seed {seed}");
                let last = again.seq.saturating_sub(3);
                assert!((forgetful.has_forgotten(0) || again.seq < 20) && !forgetful.has_forgotten(last));
                assert_eq!(changes(&again, viewer, last), changes(&forgetful, viewer, last), "seed {seed}");
            }
        }
    }
}

/// Whoever puts together what changes knows the same as whoever is sent the whole table, and reads much less.
#[test]
fn what_changes_put_together_is_the_whole_table() {
    let (mut bytes, mut whole_bytes, mut deltas) = (0, 0, 0);
    for seed in 0..24 {
        let mut evening = Evening::new(seed);
        let viewers: Vec<Option<Seat>> = evening.viewers().collect();
        let mut known: Vec<(Told, Value, u32)> = viewers.iter().map(|_| (Told::default(), Value::Null, 0)).collect();
        for _ in 0..600 {
            evening.step();
            let (table, here) = (&evening.table, evening.now.is_multiple_of(3));
            let mut common = None;
            for (viewer, (told, merged, seen)) in viewers.iter().zip(&mut known) {
                // Sometimes several changes are told together.
                if evening.now.is_multiple_of(5) {
                    continue;
                }
                let viewer = Viewer { seat: *viewer, person: "" };
                let (changes, now) = update(table, viewer, Some(*seen), |_| here, evening.now);
                // Most of them know as much as the first.
                let common = common.get_or_insert_with(|| Common::new(table, *seen, all_or_none(here)));
                let mut text = Vec::new();
                common.tell(&mut text, table, viewer, Some(*seen), told, evening.now);
                let text = String::from_utf8(text).unwrap();
                *seen = now.seq;
                let whole = serde_json::to_value(&now).unwrap();
                merge(merged, &text);
                assert_eq!(*merged, whole, "seed {seed}: {text}");
                let told_of: Value = serde_json::from_str(&text).unwrap();
                assert_eq!(told_of["changes"], serde_json::to_value(&changes).unwrap(), "seed {seed}: {text}");
                (bytes, whole_bytes) = (bytes + text.len(), whole_bytes + whole.to_string().len());
                deltas += usize::from(text.starts_with("{\"type\":\"delta\""));
            }
        }
    }
    assert!(deltas > 20_000, "{deltas}");
    assert!(bytes < whole_bytes / 3, "{bytes} of {whole_bytes}");
}

/// What is written once for all who look holds nothing that one of them may not know.
#[test]
fn what_everyone_is_told_does_not_change_when_hidden_cards_do() {
    let mut differing = 0;
    for seed in 0..480 {
        let mut evening = Evening::new(seed);
        let steps = 60 + seed as usize % 240;
        for _ in 0..5 {
            (0..steps).for_each(|_| evening.step());
            let Some(game) = &evening.table.last_game else { continue };
            if game.history.game().phase() == Phase::Over {
                continue;
            }
            let told = |table: &Table| {
                let (mut text, mut told, nobody) = (Vec::new(), Told::default(), Viewer { seat: None, person: "" });
                let since = table.seq.saturating_sub(5);
                let common = Common::new(table, since, all_or_none(true));
                common.tell(&mut text, table, nobody, Some(since), &mut told, evening.now);
                String::from_utf8(text).unwrap()
            };
            let before = told(&evening.table);
            let other = imagine(&game.history, None, &game.shown, &mut Chance::from_seed(seed));
            differing += usize::from(other != game.history);
            evening.table.last_game.as_mut().unwrap().history = other;
            evening.table.changes.iter_mut().flat_map(|change| &mut change.events).for_each(deal_otherwise);
            assert_eq!(told(&evening.table), before, "seed {seed}");
            break;
        }
    }
    assert!(differing > 100, "{differing}");
}

/// The same event with other cards where not everyone has seen them.
fn deal_otherwise(event: &mut Event) {
    match event {
        Event::Deal { hands, .. } => {
            let first = hands[0].1.clone();
            (1..hands.len()).for_each(|place| hands[place - 1].1 = hands[place].1.clone());
            hands.last_mut().unwrap().1 = first;
        }
        Event::Give { card, .. } => {
            *card = card.map(|card| if card == Card::ALL[0] { Card::ALL[1] } else { Card::ALL[0] })
        }
        _ => {}
    }
}

fn all_or_none(here: bool) -> SeatSet {
    if here { Seat::ALL.into_iter().collect() } else { SeatSet::EMPTY }
}

#[test]
fn whoever_can_decide_is_asked_and_nobody_else_and_no_game_stands_still() {
    let mut statuses = [0; 4];
    for seed in 0..36 {
        let mut evening = Evening::new(seed);
        for _ in 0..1000 {
            evening.step();
            let table = &evening.table;
            statuses[table.status as usize] += 1;
            for chair in &table.chairs {
                let game = table.running_game();
                let can = game.is_some_and(|game| !View::new(&game.history, Some(chair.seat)).choices.is_empty());
                assert_eq!(chair.prompted.is_some(), can);
                assert!(
                    !can || chair.is_manned() || chair.automatic(table.options.bots).is_some(),
                    "nobody plays {}",
                    chair.seat
                );
            }
            if table.status == TableStatus::Playing {
                let bots_turn = table.chairs.iter().any(|chair| chair.prompted.is_some() && !chair.is_manned());
                let is_due = due(table, BOT_DELAY).is_some();
                assert!(is_due || (!bots_turn && table.options.clock.is_none()), "seed {seed}: nothing is due");
            }
        }
    }
    assert!(statuses.iter().all(|count| *count > 100), "{statuses:?}");
}

/// Whoever is gone, or silent, holds nobody up who is there, for longer than was agreed.
#[test]
fn nobody_waits_for_someone_who_is_gone_or_silent() {
    let (mut stood_in, mut passed_on) = (0, 0);
    for seed in 0..36 {
        let mut evening = Evening::new(seed);
        for _ in 0..800 {
            let lines = evening.log.len();
            evening.step();
            for (entry, _) in &evening.log[lines..] {
                stood_in += usize::from(matches!(entry.deed, Deed::Away { .. }));
                passed_on += usize::from(matches!(entry.deed, Deed::Host { .. }));
            }
            let (table, attends) = (&evening.table, &evening.attends);
            let attends = |seat: Seat| attendance(table, attends, seat);
            let left = absence::overdue(table, attends, evening.now);
            let due = absence::due(table, attends);
            assert_eq!(due.is_some_and(|at| at <= evening.now), !left.is_empty(), "seed {seed}: what is due is done");
            let is_here = |seat: &Seat| matches!(attends(*seat), Attendance::Here(_));
            let others_here =
                table.chairs.iter().filter(|chair| chair.person().is_some() && is_here(&chair.seat)).count();
            let is_missed = |chair: &&Chair| chair.is_manned() && !is_here(&chair.seat);
            let missed = table.chairs.iter().filter(is_missed).count();
            let is_silent = |chair: &&Chair| chair.is_manned() && is_here(&chair.seat) && chair.prompted.is_some();
            let silent = table.chairs.iter().filter(is_silent).count();
            let waits = table.options.stand_in.is_none() || table.status != TableStatus::Playing;
            assert!(others_here == 0 || missed == 0 || waits || due.is_some(), "seed {seed}: someone is waited for");
            let is_due = due.is_some() || timing::due(table, BOT_DELAY).is_some();
            let has_decided = |chair: &&Chair| chair.is_manned() && is_here(&chair.seat) && chair.prompted.is_none();
            let awaited = silent > 0 && table.chairs.iter().any(|chair| has_decided(&chair));
            assert!(!awaited || waits || is_due, "seed {seed}: someone says nothing");
        }
    }
    assert!(stood_in > 100 && passed_on > 100, "{stood_in} {passed_on}");
}

#[test]
fn a_play_taken_back_leaves_the_game_as_it_was_and_the_card_known() {
    let mut taken_back = 0;
    for seed in 0..120 {
        let mut evening = Evening::new(seed);
        let mut before: Option<(Seat, String)> = None;
        for _ in 0..1500 {
            let game = |table: &Table| {
                table.game().map(|game| {
                    format!(
                        "{:?} {:?}",
                        game,
                        table
                            .chairs
                            .iter()
                            .map(|chair| *game.hand(chair.seat))
                            .collect::<Vec<_>>()
                            .iter()
                            .map(|hand| hand.to_vec())
                            .collect::<Vec<_>>()
                    )
                })
            };
            let was = game(&evening.table);
            let lines = evening.log.len();
            evening.step();
            for (entry, _) in &evening.log[lines..] {
                match &entry.deed {
                    Deed::Chose { seat, .. } => before = was.clone().map(|was| (*seat, was)),
                    Deed::TookBack { seat } => {
                        let (who, was) = before.take().unwrap();
                        assert_eq!((who, Some(was)), (*seat, game(&evening.table)));
                        let shown = &evening.table.last_game.as_ref().unwrap().shown;
                        assert!(shown.iter().any(|(other, _)| other == seat));
                        taken_back += 1;
                    }
                    _ => {}
                }
            }
            for (seat, card) in evening.table.running_game().into_iter().flat_map(|game| &game.shown) {
                assert!(evening.table.game().unwrap().hand(*seat).holds(*card), "a shown card is in the hand");
            }
        }
    }
    assert!(taken_back > 10, "{taken_back}");
}

/// Otherwise everyone would know the cards to come.
#[test]
fn nothing_is_taken_back_once_cards_are_dealt() {
    let mut dealt = 0;
    for seed in 0..36 {
        let mut evening = Evening::new(seed);
        for _ in 0..1000 {
            evening.step();
            let table = &evening.table;
            let Some(last) = table.changes.last().filter(|_| table.status == TableStatus::Playing) else { continue };
            let is_dealt = last.events.iter().any(|event| matches!(event, Event::Deal { .. }));
            let person = last.seat.and_then(|seat| table.chair(seat)?.person()).filter(|_| is_dealt);
            let Some(person) = person else { continue };
            let ask = CommandMessage { id: "x".to_string(), seq: u32::MAX, command: Command::AskTakeBack };
            let moment = Moment { now: evening.now, is_here: &|_| true };
            assert!(decide(table, &person.ids[0], &ask, moment, &mut Chance::from_seed(0)).is_err(), "seed {seed}");
            dealt += 1;
        }
    }
    assert!(dealt > 20, "{dealt}");
}

#[test]
fn hands_are_laid_open_when_the_game_is_over_and_not_before() {
    let mut laid_open = 0;
    for seed in 0..12 {
        let mut evening = Evening::new(seed);
        for _ in 0..800 {
            evening.step();
            let Some(table_game) = &evening.table.last_game else { continue };
            let shown = table_message(&evening.table, Viewer { seat: None, person: "" }, |_| false, 0).shown;
            let game = table_game.history.game();
            let left = || game.rules().seats().iter().map(|seat| game.hand(*seat).iter().count()).sum();
            let expected = if game.phase() == Phase::Over { left() } else { table_game.shown.len() };
            assert_eq!(shown.len(), expected, "seed {seed}");
            laid_open += usize::from(game.phase() == Phase::Over && expected > 0);
        }
    }
    assert!(laid_open > 0);
}
