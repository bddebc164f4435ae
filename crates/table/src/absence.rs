//! Who is gone from a table or silent, and what comes of it while others are there: a bot stands in, and for those who are gone
//! someone else looks after the table. Nobody is stood in for at a table where nobody else is: their game waits for them.

use makker_protocol::{TableStatus, USUAL_STAND_IN};
use makker_rules::Seat;

use crate::chair::{Chair, Person};
use crate::deed::Deed;
use crate::table::Table;
use crate::timing;

/// Whether whoever sits on a seat is connected, and since when that is so, in milliseconds since 1970.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Attendance {
    /// Connected since then.
    Here(u64),
    /// Not heard of since then.
    Gone(u64),
}

/// What absence has brought by now: bots stand in for those who are gone or silent, and the role of a host who is gone passes on.
pub fn overdue(table: &Table, attends: impl Fn(Seat) -> Attendance, now: u64) -> Vec<Deed> {
    let gone: Vec<Seat> = stand_ins(table, &attends).filter(|(_, at)| *at <= now).map(|(seat, _)| seat).collect();
    let hostless = hostless_at(table, &attends).is_some_and(|at| at <= now);
    let heir = heir(table, |seat| matches!(attends(seat), Attendance::Here(_))).filter(|_| hostless);
    gone.into_iter().map(|seat| Deed::Away { seat }).chain(heir).collect()
}

/// When absence next brings something, in milliseconds since 1970; never if it does not.
pub fn due(table: &Table, attends: impl Fn(Seat) -> Attendance) -> Option<u64> {
    stand_ins(table, &attends).map(|(_, at)| at).chain(hostless_at(table, &attends)).min()
}

/// The line by which the table passes on from its host, who goes: to whoever has sat longest of those who are here, or else of
/// all. None if nobody else sits there.
pub fn heir(table: &Table, is_here: impl Fn(Seat) -> bool) -> Option<Deed> {
    let host = table.seat_of(&table.host);
    let others = || people(table).filter(|(chair, _)| Some(chair.seat) != host);
    let longest = |(_, person): &(&Chair, &Person)| person.sat;
    let heir =
        others().filter(|(chair, _)| is_here(chair.seat)).min_by_key(longest).or_else(|| others().min_by_key(longest));
    heir.and_then(|(_, person)| person.ids.first()).map(|id| Deed::Host { person: id.clone() })
}

/// When a bot stands in for each of those who are gone from a running game, or are here and do not decide.
fn stand_ins<F: Fn(Seat) -> Attendance>(table: &Table, attends: &F) -> impl Iterator<Item = (Seat, u64)> {
    let patience = table.options.stand_in.filter(|_| table.status == TableStatus::Playing).map(millis);
    let manned = people(table).filter(|(_, person)| !person.away);
    manned.filter_map(move |(chair, person)| {
        let at = match attends(chair.seat) {
            Attendance::Gone(_) => missed_since(table, attends, chair, person)? + patience?,
            Attendance::Here(_) => awaited_since(table, attends, chair)? + timing::silence(&table.options)?,
        };
        Some((chair.seat, at))
    })
}

/// When the role of a host who is gone passes on: before a game and after it nobody else can go on, so no table waits longer
/// than is usual, however long its games wait.
fn hostless_at(table: &Table, attends: &impl Fn(Seat) -> Attendance) -> Option<u64> {
    if table.status == TableStatus::Closed {
        return None;
    }
    let host = table.seat_of(&table.host)?;
    let (chair, person) = people(table).find(|(chair, _)| chair.seat == host)?;
    let patience = table.options.stand_in.unwrap_or(USUAL_STAND_IN).min(USUAL_STAND_IN);
    Some(missed_since(table, attends, chair, person)? + millis(patience))
}

/// Since when someone is gone and another person there to miss them; none if they are here, or missed by nobody.
fn missed_since(table: &Table, attends: &impl Fn(Seat) -> Attendance, chair: &Chair, person: &Person) -> Option<u64> {
    let Attendance::Gone(gone) = attends(chair.seat) else { return None };
    // Others may have been gone too: whoever is back first gives them as much time to follow.
    Some(others_since(table, attends, |other| other.seat != chair.seat)?.max(gone).max(person.came))
}

/// Since when someone has something to decide and another person waits for it, who has decided and is not stood in for: where all
/// have turned to something else, their game waits for them.
fn awaited_since(table: &Table, attends: &impl Fn(Seat) -> Attendance, chair: &Chair) -> Option<u64> {
    let asked = chair.prompted?.at;
    Some(others_since(table, attends, |other| other.is_manned() && other.prompted.is_none())?.max(asked))
}

/// Since when one of these people is here.
fn others_since(table: &Table, attends: &impl Fn(Seat) -> Attendance, counts: impl Fn(&Chair) -> bool) -> Option<u64> {
    let others = people(table).filter(|(other, _)| counts(other));
    let here = others.filter_map(|(other, _)| match attends(other.seat) {
        Attendance::Here(since) => Some(since),
        Attendance::Gone(_) => None,
    });
    here.min()
}

fn people(table: &Table) -> impl Iterator<Item = (&Chair, &Person)> {
    table.chairs.iter().filter_map(|chair| Some((chair, chair.person()?)))
}

fn millis(seconds: u32) -> u64 {
    u64::from(seconds) * 1000
}

#[cfg(test)]
mod tests {
    use makker_protocol::TableOptions;
    use makker_rules::Seat::{Blue, Green, Red, Yellow};

    use super::*;
    use crate::decide;
    use crate::deed::Entry;

    const SECOND: u64 = 1000;

    /// A table at which people sat down one after the other, and play if there is a dealer.
    fn table(people: &[(&str, Seat)], stand_in: Option<u32>, dealer: Option<Seat>) -> Table {
        let options = TableOptions { stand_in, ..TableOptions::default() };
        let entry = |deed| Entry { command: None, deed };
        let mut table = Table::new("t", &entry(decide::create(&options, people[0].0, None).unwrap())).unwrap();
        let sat = |(person, seat): &(&str, Seat)| Deed::Sat {
            seat: *seat,
            person: person.to_string(),
            name: person.to_string(),
            face: None,
        };
        let deeds = people.iter().map(sat).chain(dealer.map(|dealer| Deed::Started { dealer, board: None }));
        deeds.for_each(|deed| table.apply(&entry(deed), 0).unwrap());
        table
    }

    /// These seats are here since the beginning; the others are gone since then.
    fn here(seats: &[Seat]) -> impl Fn(Seat) -> Attendance {
        |seat| if seats.contains(&seat) { Attendance::Here(0) } else { Attendance::Gone(0) }
    }

    fn away(deeds: &[Deed]) -> Vec<Seat> {
        let seat = |deed: &Deed| match deed {
            Deed::Away { seat } => Some(*seat),
            _ => None,
        };
        deeds.iter().filter_map(seat).collect()
    }

    fn host(deeds: &[Deed]) -> Option<&str> {
        deeds.iter().find_map(|deed| match deed {
            Deed::Host { person } => Some(person.as_str()),
            _ => None,
        })
    }

    const THREE: [(&str, Seat); 3] = [("ann", Red), ("cy", Blue), ("bo", Yellow)];

    #[test]
    fn whoever_is_gone_is_stood_in_for_after_the_time_that_was_agreed() {
        for seconds in [20, 300] {
            let table = table(&THREE, Some(seconds), Some(Green));
            let at = u64::from(seconds) * SECOND;
            let attends = here(&[Red, Blue]);
            assert_eq!(due(&table, &attends), Some(at));
            assert_eq!(away(&overdue(&table, &attends, at - 1)), []);
            assert_eq!(away(&overdue(&table, &attends, at)), [Yellow]);
        }
        assert_eq!(due(&table(&THREE, None, Some(Green)), here(&[Red, Blue])), None, "this table waits");
        assert_eq!(due(&table(&THREE, Some(20), None), here(&[Red, Blue])), None, "no game is played");
    }

    #[test]
    fn the_game_of_whoever_plays_alone_waits_for_them() {
        let alone = table(&THREE[..1], Some(20), Some(Green));
        assert_eq!(due(&alone, here(&[])), None);
        // Where all are gone nobody misses anybody.
        let three = table(&THREE, Some(20), Some(Green));
        assert_eq!(due(&three, here(&[])), None);
        // Whoever comes back first gives the others as much time to follow.
        let back = |seat: Seat| if seat == Blue { Attendance::Here(900 * SECOND) } else { Attendance::Gone(0) };
        assert_eq!(due(&three, back), Some(920 * SECOND));
        assert_eq!(away(&overdue(&three, back, 920 * SECOND)), [Red, Yellow]);
    }

    #[test]
    fn whoever_has_just_sat_down_or_moved_on_is_given_time_to_connect() {
        let mut table = table(&THREE, Some(20), Some(Green));
        let entry = |deed| Entry { command: None, deed };
        let sat = Deed::Sat { seat: Green, person: "di".to_string(), name: "Di".to_string(), face: None };
        table.apply(&entry(sat), 50 * SECOND).unwrap();
        assert_eq!(due(&table, here(&[Red, Blue, Yellow])), Some(70 * SECOND));
        table.apply(&entry(Deed::Abandoned), 60 * SECOND).unwrap();
        table.apply(&entry(Deed::Rematch { rotate: true }), 60 * SECOND).unwrap();
        table.apply(&entry(Deed::Started { dealer: Green, board: None }), 60 * SECOND).unwrap();
        assert_eq!(due(&table, here(&[Red])), Some(80 * SECOND), "sockets follow a moment later");
    }

    #[test]
    fn the_table_of_a_host_who_is_gone_passes_to_whoever_is_here_and_has_sat_longest() {
        for (stand_in, dealer, seconds) in
            [(Some(20), None, 20), (None, None, 20), (Some(300), Some(Green), 20), (Some(5), None, 5)]
        {
            let table = table(&THREE, stand_in, dealer);
            let after = |attends: &dyn Fn(Seat) -> Attendance, at: u64| overdue(&table, attends, at);
            assert_eq!(host(&after(&here(&[Blue, Yellow]), seconds * SECOND - 1)), None);
            assert_eq!(host(&after(&here(&[Blue, Yellow]), seconds * SECOND)), Some("cy"));
            assert_eq!(host(&after(&here(&[Yellow]), seconds * SECOND)), Some("bo"));
            assert_eq!(host(&after(&here(&[]), seconds * SECOND)), None, "nobody is here");
            assert_eq!(host(&after(&here(&[Red, Yellow]), seconds * SECOND)), None, "the host is here");
        }
    }
}
