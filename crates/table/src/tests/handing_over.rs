//! A game that was begun on a device goes on at a table: everyone sees what they saw, and nothing else is taken.

use makker_chance::Chance;
use makker_protocol::{NewHandOver, RefusedReason, Sent, TableOptions};
use makker_rules::record::{Record, Shown};
use makker_rules::{Edition, History, Phase, RuleSet, Seat, Setup, View};
use makker_testkit::step;

use crate::deed::{Deed, Entry};
use crate::handing_over::hand_over;
use crate::refused::Refused;
use crate::table::Table;

/// A game after so many random steps.
fn game(rules: RuleSet, steps: u32, seed: u64) -> History {
    let mut history = History::new(Setup::new(rules, rules.seats()[0])).unwrap();
    let mut chance = Chance::from_seed(seed);
    for _ in 0..steps {
        if history.game().phase() != Phase::Over {
            step(&mut history, &mut chance);
        }
    }
    history
}

fn brought(history: &History, shown: Shown) -> NewHandOver {
    let tags = [("Yellow".to_string(), "Freja, bot hard".to_string())];
    NewHandOver {
        id: "one".to_string(),
        from: "local-abcdefghij".to_string(),
        record: Record::of(history, &tags, shown).unwrap().to_string(),
        seat: Sent::Read(Seat::Red),
        name: "Ann".to_string(),
        face: None,
        options: TableOptions::default(),
    }
}

fn deeds(brought: &NewHandOver) -> Result<Vec<Deed>, Refused> {
    hand_over("t", "ann", None, brought, 7)
}

/// The table by the lines as they are read from a storage.
fn table(deeds: &[Deed]) -> Table {
    let line = |deed: &Deed| serde_json::to_string(&Entry { command: None, deed: deed.clone() }).unwrap();
    let lines: Vec<String> = deeds.iter().map(line).collect();
    let rows = lines.iter().zip(1..).map(|(line, seq)| (seq, 7, line.as_str()));
    Table::read_on("t", None, rows).unwrap().unwrap()
}

#[test]
fn whoever_hands_a_game_over_sees_what_they_saw_and_is_asked_what_they_were_asked() {
    for edition in Edition::ALL {
        for (seed, steps) in [(1, 0), (2, 1), (3, 2), (4, 7), (5, 60), (6, 200)] {
            let history = game(edition.into(), steps, seed);
            if history.game().phase() == Phase::Over {
                continue;
            }
            let table = table(&deeds(&brought(&history, Shown::Everything)).unwrap());
            let here = &table.last_game.as_ref().unwrap().history;
            for seat in history.game().rules().seats() {
                // In which order gifts were made is nobody's business, and no record says it.
                let view = |history: &History| View { seen: Vec::new(), ..View::new(history, Some(*seat)) };
                assert_eq!(view(here), view(&history), "{edition} {steps}");
            }
            assert_eq!(table.seat_of("ann"), Some(Seat::Red));
            assert!(table.handed_over.is_some());
        }
    }
}

#[test]
fn its_bots_stay_who_they_were_and_play_as_well() {
    let history = game(RuleSet::default(), 5, 1);
    let brought = brought(&history, Shown::Everything);
    let online = table(&deeds(&brought).unwrap());
    // The same people on the device, where the table has the other id.
    let mut device = deeds(&brought).unwrap();
    device.retain(|deed| !matches!(deed, Deed::HandedOver { .. }));
    let line = |deed: &Deed| serde_json::to_string(&Entry { command: None, deed: deed.clone() }).unwrap();
    let lines: Vec<String> = device.iter().map(line).collect();
    let rows = lines.iter().zip(1..).map(|(line, seq)| (seq, 7, line.as_str()));
    let device = Table::read_on(&brought.from, None, rows).unwrap().unwrap();
    let names = |table: &Table| -> Vec<_> { table.chairs.iter().map(|chair| chair.character).collect() };
    assert_eq!(names(&online), names(&device));
    let bots: Vec<_> = online.chairs.iter().filter_map(|chair| chair.automatic(online.options.bots)).collect();
    assert_eq!(bots.iter().filter(|level| **level == makker_bots::Level::Hard).count(), 1, "as the record says");
}

#[test]
fn what_cannot_be_played_on_is_refused_and_says_why() {
    let history = game(RuleSet::default(), 9, 1);
    let whole = brought(&history, Shown::Everything);
    let check = |brought: NewHandOver, reason: RefusedReason, words: &str| {
        let refused = deeds(&brought).err().unwrap_or_else(|| panic!("{words}"));
        assert_eq!(refused.reason, reason);
        assert!(refused.text.contains(words), "{}", refused.text);
    };
    check(brought(&history, Shown::Public), RefusedReason::Unreadable, "cards are hidden");
    let over = game(RuleSet::default(), 100_000, 1);
    check(brought(&over, Shown::Everything), RefusedReason::NotNow, "is over");
    check(NewHandOver { record: "nonsense".to_string(), ..whole.clone() }, RefusedReason::Unreadable, "no record");
    check(NewHandOver { record: " ".repeat(200_000), ..whole.clone() }, RefusedReason::Unreadable, "too long");
    check(NewHandOver { from: "a/b".to_string(), ..whole.clone() }, RefusedReason::Unreadable, "from");
    check(NewHandOver { seat: Sent::new("P"), ..whole.clone() }, RefusedReason::Seat, "seat");
    check(NewHandOver { name: String::new(), ..whole }, RefusedReason::Unreadable, "name");
}
