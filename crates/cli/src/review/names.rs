//! What the people of a record are called.

use makker_rules::Seat;
use makker_rules::record::Record;

use crate::screen::company::Company;

/// How many letters of a name are shown.
const LONGEST: usize = 24;

/// The names of a record, or else the colours.
pub struct Names(Vec<(Seat, String)>);

impl Names {
    /// Those of a record.
    pub fn of(record: &Record) -> Names {
        let name = |seat: Seat| {
            let tag = record.tag(seat.name()).unwrap_or_default();
            // A record comes from anywhere: its names must not steer the terminal.
            let shown: String = tag.trim().chars().filter(|letter| !letter.is_control()).take(LONGEST).collect();
            // Four of the same level are told apart by their colours.
            let is_alone = Seat::ALL.iter().filter(|other| record.tag(other.name()) == Some(tag)).count() == 1;
            match (shown.is_empty(), is_alone) {
                (true, _) => seat.name().to_string(),
                (false, true) => shown,
                (false, false) => format!("{} ({shown})", seat.name()),
            }
        };
        Names(Seat::ALL.map(|seat| (seat, name(seat))).into())
    }

    /// The same for those who tell why a choice is made.
    pub fn company(&self) -> Company {
        Company::new(self.0.clone(), None)
    }

    /// Who sits there.
    pub fn seat(&self, seat: Seat) -> String {
        self.0.iter().find(|(other, _)| *other == seat).map_or(String::new(), |(_, name)| name.clone())
    }

    /// A team: `Anna and Bo`.
    pub fn team(&self, seats: &[Seat]) -> String {
        let names: Vec<String> = seats.iter().map(|seat| self.seat(*seat)).collect();
        match names.split_last() {
            Some((last, others)) if !others.is_empty() => format!("{} and {last}", others.join(", ")),
            _ => names.join(""),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_are_called_by_their_names_and_bots_of_one_level_by_their_colours() {
        let text = "[Makker \"1\"]\n[Edition \"classic\"]\n[Dealer \"R\"]\n[Red \"Anna\u{1b}[2J\"]\n[Yellow \"easy\"]\n[Blue \"easy\"]\n";
        let names = Names::of(&Record::parse(text).unwrap());
        assert_eq!(names.team(&[Seat::Red, Seat::Green]), "Anna[2J and Green");
        assert_eq!(names.team(&[Seat::Yellow, Seat::Blue]), "Yellow (easy) and Blue (easy)");
    }
}
