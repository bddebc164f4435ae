//! Nobody holds a game, and nobody sits down unasked: who is silent, who is removed, who is let in.

use makker_bots::Level;
use makker_chance::Chance;
use makker_protocol::{Change, Command, CommandMessage, Door, RefusedReason, Sent, TableOptions};
use makker_rules::Seat::{self, Blue, Green, Red, Yellow};
use makker_rules::View;

use crate::absence::{self, Attendance};
use crate::chair::Sitter;
use crate::decide::{self, Moment, decide};
use crate::deed::{Deed, Entry};
use crate::table::Table;
use crate::timing;

const SECOND: u64 = 1000;

/// A table where Ann is the host, with the time of day there and the seats that are connected.
struct Room {
    table: Table,
    now: u64,
    here: Vec<Seat>,
    chance: Chance,
}

impl Room {
    /// These people sit down one after the other, and the game begins.
    fn playing(people: &[(&str, Seat)], options: TableOptions) -> Room {
        let options = TableOptions { bots: Sent::Read(Level::Random), ..options };
        let entry = Entry { command: None, deed: decide::create(&options, "ann", None).unwrap() };
        let here = people.iter().map(|(_, seat)| *seat).collect();
        let table = Table::new("t", &entry).unwrap();
        let mut room = Room { table, now: 0, here, chance: Chance::from_seed(7) };
        people.iter().for_each(|(person, seat)| room.sits(person, *seat).unwrap());
        room.does("ann", Command::Start).unwrap();
        room
    }

    fn add(&mut self, deeds: Vec<Deed>) {
        for deed in deeds {
            self.table.apply(&Entry { command: None, deed }, self.now).unwrap();
        }
    }

    fn does(&mut self, person: &str, command: Command) -> Result<(), RefusedReason> {
        let message = CommandMessage { id: "x".to_string(), seq: u32::MAX, command };
        let moment = Moment { now: self.now, is_here: &|seat| self.here.contains(&seat) };
        let deeds =
            decide(&self.table, person, &message, moment, &mut self.chance).map_err(|refused| refused.reason)?;
        self.add(deeds);
        Ok(())
    }

    fn sits(&mut self, person: &str, seat: Seat) -> Result<(), RefusedReason> {
        self.does(person, Command::Sit { seat: Sent::Read(seat), name: person.to_string(), face: None })
    }

    /// Time passes, and what is due happens; bots do not decide.
    fn wait(&mut self, seconds: u64) {
        self.now += seconds * SECOND;
        let here = self.here.clone();
        let attends = |seat: Seat| if here.contains(&seat) { Attendance::Here(0) } else { Attendance::Gone(0) };
        let due = [timing::overdue(&self.table, self.now), absence::overdue(&self.table, attends, self.now)].concat();
        self.add(due);
    }

    /// Someone decides anything.
    fn decides(&mut self, seat: Seat) {
        let choices = View::new(&self.table.last_game.as_ref().unwrap().history, Some(seat)).choices;
        let choice = choices[self.chance.below(choices.len())];
        let deeds = decide::outcome(&self.table, seat, choice, &mut self.chance).unwrap();
        self.add(deeds);
    }

    /// Everyone decides until the deal is over.
    fn finish_deal(&mut self) {
        let dealt = |room: &Room| room.table.last_game.as_ref().unwrap().dealt;
        let before = dealt(self);
        while dealt(self) == before {
            let seat = self.table.deciding().next().unwrap();
            self.decides(seat);
        }
    }

    fn is_manned(&self, seat: Seat) -> bool {
        self.table.chair(seat).unwrap().is_manned()
    }

    fn last_changes(&self, count: usize) -> Vec<Change> {
        let changes = &self.table.changes;
        changes[changes.len() - count..].iter().map(|change| change.what).collect()
    }
}

fn seat(command: fn(Sent<Seat>) -> Command, seat: Seat) -> Command {
    command(Sent::Read(seat))
}

fn remove(of: Seat) -> Command {
    seat(|seat| Command::Remove { seat }, of)
}

fn stand_in(of: Seat) -> Command {
    seat(|seat| Command::StandIn { seat }, of)
}

fn usual() -> TableOptions {
    TableOptions::default()
}

const TWO: [(&str, Seat); 2] = [("ann", Red), ("bo", Yellow)];
const FOUR: [(&str, Seat); 4] = [("ann", Red), ("bo", Yellow), ("cy", Green), ("di", Blue)];

#[test]
fn whoever_is_here_and_does_not_decide_is_stood_in_for_and_is_back_at_a_touch() {
    // All have a card to give; Bo gives his.
    let mut room = Room::playing(&TWO, usual());
    room.decides(Yellow);
    room.wait(59);
    assert!(room.is_manned(Red));
    room.wait(1);
    assert!(!room.is_manned(Red) && room.is_manned(Yellow), "three times as long as for those who are gone");
    assert_eq!(room.table.host, "ann", "whoever is silent still looks after the table");
    room.does("ann", Command::Back).unwrap();
    assert!(room.is_manned(Red));
    // A moment, and not the whole time again: else a game could be held for ever.
    room.wait(10);
    assert!(!room.is_manned(Red));
    assert_eq!(room.does("ann", Command::Back), Err(RefusedReason::NotNow));
    room.finish_deal();
    room.does("ann", Command::Back).unwrap();
    assert!(room.is_manned(Red), "the next decision is theirs");
}

#[test]
fn nobody_is_hurried_for_whom_nobody_waits_or_who_plays_by_a_clock_or_where_the_table_waits() {
    let waits = TableOptions { stand_in: None, ..usual() };
    let by_clock = TableOptions { clock: Some(86_400), ..usual() };
    for (people, options) in [(&TWO[..1], usual()), (&TWO, by_clock), (&TWO, waits)] {
        let mut room = Room::playing(people, options);
        room.decides(Green);
        if people.len() > 1 {
            room.decides(Yellow);
        }
        room.wait(3600);
        assert!(room.is_manned(Red));
    }
    // Both have turned to something else.
    let mut room = Room::playing(&TWO, usual());
    room.wait(3600);
    assert!(room.is_manned(Red) && room.is_manned(Yellow));
}

#[test]
fn where_the_table_waits_most_of_the_others_end_the_waiting() {
    let waits = || TableOptions { stand_in: None, ..usual() };
    let mut room = Room::playing(&FOUR, waits());
    room.wait(59);
    assert_eq!(room.does("bo", stand_in(Red)), Err(RefusedReason::Here));
    room.wait(1);
    room.does("bo", stand_in(Red)).unwrap();
    assert!(room.is_manned(Red), "one of three");
    assert_eq!(room.does("cy", stand_in(Yellow)), Err(RefusedReason::NotNow), "one question at a time");
    room.does("cy", stand_in(Red)).unwrap();
    assert!(!room.is_manned(Red), "two of three");
    // A vote that is not answered ends; so does one about whoever decides after all.
    room.does("ann", Command::Back).unwrap();
    room.wait(60);
    room.does("di", stand_in(Red)).unwrap();
    room.wait(60);
    assert_eq!(room.last_changes(1), [Change::VoteEnded]);
    // Of two one is enough.
    let mut room = Room::playing(&TWO, waits());
    room.wait(60);
    room.does("bo", stand_in(Red)).unwrap();
    assert!(!room.is_manned(Red));
}

#[test]
fn the_host_removes_anyone_at_any_time_and_they_come_back_only_if_let_in() {
    let mut room = Room::playing(&TWO, usual());
    assert_eq!(room.does("bo", remove(Red)), Err(RefusedReason::NotHost));
    assert_eq!(room.does("ann", remove(Green)), Err(RefusedReason::NotNow), "a bot plays there");
    room.does("ann", remove(Yellow)).unwrap();
    assert!(matches!(room.table.chair(Yellow).unwrap().sitter, Sitter::Bot(_)));
    assert_eq!(room.table.seat_of("bo"), None);
    room.sits("bo", Yellow).unwrap();
    assert_eq!((room.table.claim_of("bo"), room.last_changes(1)), (None, vec![Change::Knocked]));
    let knock = room.table.doorway.knocks[0].since;
    room.does("ann", Command::AnswerKnock { knock, agree: true }).unwrap();
    assert_eq!(room.table.seat_of("bo"), Some(Yellow), "their own hand of this deal: at once");
    // Also before a game; and whoever is turned away is not heard again before the next one.
    room.does("ann", remove(Yellow)).unwrap();
    room.does("ann", Command::Abandon { agree: true }).unwrap();
    room.sits("bo", Green).unwrap();
    let knock = room.table.doorway.knocks[0].since;
    room.does("ann", Command::AnswerKnock { knock, agree: false }).unwrap();
    assert_eq!(room.sits("bo", Green), Err(RefusedReason::TurnedAway));
}

#[test]
fn without_a_host_two_and_most_of_the_others_remove_someone() {
    let mut room = Room::playing(&FOUR, usual());
    assert_eq!(room.does("bo", remove(Blue)), Err(RefusedReason::NotHost), "the host is here");
    // The host holds the game.
    [Yellow, Green, Blue].into_iter().for_each(|seat| room.decides(seat));
    room.wait(60);
    room.does("bo", remove(Red)).unwrap();
    assert_eq!(room.table.seat_of("ann"), Some(Red));
    room.does("cy", remove(Red)).unwrap();
    assert_eq!((room.table.seat_of("ann"), room.table.host.as_str()), (None, "bo"));
    assert_eq!(room.does("cy", remove(Blue)), Err(RefusedReason::NotHost), "bo is the host now, and here");
    // One alone removes nobody: that could be a stranger who would have the table.
    let mut room = Room::playing(&TWO, usual());
    room.wait(60);
    assert_eq!(room.does("bo", remove(Red)), Err(RefusedReason::NotNow));
}

#[test]
fn whoever_sits_down_in_a_running_deal_gets_the_seat_with_the_next_one() {
    let mut room = Room::playing(&TWO, usual());
    room.does("ann", Command::Door { door: Door::Open }).unwrap();
    room.sits("cy", Green).unwrap();
    assert_eq!((room.table.seat_of("cy"), room.table.next_seat_of("cy")), (None, Some(Green)));
    assert_eq!(room.sits("di", Green), Err(RefusedReason::Seat), "it is taken");
    // They think better of it, move, and are there when cards are dealt.
    room.does("cy", Command::Leave).unwrap();
    assert_eq!(room.table.claim_of("cy"), None);
    room.sits("cy", Green).unwrap();
    room.sits("cy", Blue).unwrap();
    room.finish_deal();
    assert_eq!((room.table.seat_of("cy"), room.table.next_seat_of("cy")), (Some(Blue), None));
    assert_eq!(room.last_changes(1), [Change::Sat]);
    // Whoever got up in this deal may have the same hand again, and no other.
    room.does("cy", Command::Leave).unwrap();
    room.sits("cy", Green).unwrap();
    assert_eq!(room.table.seat_of("cy"), None);
    room.does("cy", Command::Leave).unwrap();
    room.sits("cy", Blue).unwrap();
    assert_eq!(room.table.seat_of("cy"), Some(Blue));
    // Where a game ends nobody waits for a deal.
    room.sits("di", Green).unwrap();
    for person in ["ann", "bo", "cy"] {
        room.does(person, Command::Abandon { agree: true }).unwrap();
    }
    assert_eq!(room.table.seat_of("di"), Some(Green));
}

#[test]
fn strangers_knock_and_nobody_waits_at_a_door_for_ever() {
    let public = || TableOptions { public: true, ..usual() };
    let knock_of = |room: &Room| room.table.doorway.knocks[0].since;
    let mut room = Room::playing(&FOUR[..3], public());
    room.does("ann", Command::Door { door: Door::Open }).unwrap();
    room.sits("ed", Blue).unwrap();
    assert_eq!(room.last_changes(1), [Change::Knocked], "at a public table strangers always knock");
    let knock = knock_of(&room);
    let let_in = Command::AnswerKnock { knock, agree: true };
    assert_eq!(room.does("bo", let_in.clone()), Err(RefusedReason::NotNow), "the host is asked first");
    assert_eq!(room.does("ed", let_in.clone()), Err(RefusedReason::NotSeated));
    room.now += 20 * SECOND;
    room.does("bo", let_in.clone()).unwrap();
    assert_eq!(room.table.claim_of("ed"), None, "one of three");
    room.does("cy", let_in).unwrap();
    assert_eq!(room.table.next_seat_of("ed"), Some(Blue), "most of those who are here");
    // Nobody answers: after a minute it is over, and they may try again.
    let mut room = Room::playing(&TWO, public());
    room.sits("ed", Blue).unwrap();
    room.now += 20 * SECOND;
    let let_in = Command::AnswerKnock { knock: knock_of(&room), agree: true };
    room.does("bo", let_in).unwrap();
    assert_eq!(room.table.claim_of("ed"), None, "one of two is not more than half");
    room.wait(40);
    assert!(room.table.doorway.knocks.is_empty() && room.table.doorway.has_disappointed("ed"));
    room.sits("ed", Blue).unwrap();
    room.does("ed", Command::Leave).unwrap();
    assert!(room.table.doorway.knocks.is_empty(), "they think better of it");
    assert_eq!(room.sits("ed", Blue), Err(RefusedReason::TurnedAway), "twice in a game, not as often as they like");
    // A locked table lets nobody in, and keeps those whom it has.
    room.does("ann", Command::Door { door: Door::Locked }).unwrap();
    assert_eq!(room.sits("ed", Blue), Err(RefusedReason::Locked));
    assert_eq!(room.does("bo", Command::Door { door: Door::Open }), Err(RefusedReason::NotHost));
    // Where nobody is left, nobody is asked.
    room.does("bo", Command::Leave).unwrap();
    room.does("ann", Command::Leave).unwrap();
    room.sits("ed", Blue).unwrap();
    assert_eq!(room.table.next_seat_of("ed"), Some(Blue));
}
