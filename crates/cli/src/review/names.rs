//! What the people of a record are called.

use makker_bots::Level;
use makker_rules::Seat;
use makker_rules::record::Record;

use crate::language::messages::t;
use crate::screen::company::{Company, colour};

/// How many letters of a name are shown.
const LONGEST: usize = 24;

/// The company of a record: each seat by its name, or else by its colour.
pub fn company(record: &Record) -> Company {
    let named = |seat: Seat| Some((seat, name(record, seat)?));
    Company::new(Seat::ALL.into_iter().filter_map(named).collect(), None)
}

fn name(record: &Record, seat: Seat) -> Option<String> {
    let tag = record.tag(seat.name())?;
    // A record comes from anywhere: its names must not steer the terminal.
    let shown: String = tag.trim().chars().filter(|letter| !letter.is_control()).take(LONGEST).collect();
    if shown.is_empty() {
        return None;
    }
    let is_alone = Seat::ALL.iter().filter(|other| record.tag(other.name()) == Some(tag)).count() == 1;
    match Level::ALL.into_iter().find(|level| level.name() == shown) {
        // A level is nobody's name.
        Some(level) => Some(format!("{} ({})", colour(seat), t!("level-", level.name()))),
        None if is_alone => Some(shown),
        // Several of one name are told apart by their colours.
        None => Some(format!("{} ({shown})", colour(seat))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::messages::speak;
    use crate::language::tongue::Language;

    #[test]
    fn people_are_called_by_their_names_and_bots_of_one_level_by_their_colours() {
        let text = "[Makker \"1\"]\n[Edition \"classic\"]\n[Dealer \"R\"]\n[Red \"Anna\u{1b}[2J\"]\n[Yellow \"easy\"]\n[Blue \"easy\"]\n";
        let record = Record::parse(text).unwrap();
        let company_of_record = company(&record);
        assert_eq!(company_of_record.team(&[Seat::Red, Seat::Green]), "Anna[2J and Green");
        assert_eq!(company_of_record.team(&[Seat::Yellow, Seat::Blue]), "Yellow (easy) and Blue (easy)");
        speak(Language::Danish);
        assert_eq!(company(&record).team(&[Seat::Yellow, Seat::Blue]), "Gul (let) og Blå (let)");
    }

    #[test]
    fn several_of_one_name_are_told_apart() {
        let text =
            "[Makker \"1\"]\n[Edition \"classic\"]\n[Dealer \"R\"]\n[Red \"Bo\"]\n[Green \"Bo\"]\n[Blue \" \"]\n";
        let company = company(&Record::parse(text).unwrap());
        assert_eq!(company.team(&[Seat::Red, Seat::Green]), "Red (Bo) and Green (Bo)");
        assert_eq!(company.name(Seat::Blue), "Blue");
    }
}
