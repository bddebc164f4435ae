//! Bots are somebody: each has a name and a face, and keeps them for as long as it sits there or stands in. People who chose no
//! face get one, too. Which, follows from the table's id and who is there already: nobody wears a name or a face twice, if that
//! can be helped.

use makker_chance::Chance;
use makker_protocol::{CHARACTERS, Character, Face, Sent};

use crate::chair::{Chair, Person};
use crate::table::Table;

impl Table {
    /// Bots that came are somebody from now on, and those that have gone are nobody.
    pub(super) fn introduce_bots(&mut self) {
        for index in 0..self.chairs.len() {
            let chair = &self.chairs[index];
            let is_bot = chair.automatic(self.options.bots).is_some();
            self.chairs[index].character = is_bot.then(|| chair.character.unwrap_or_else(|| self.newcomer(index)));
        }
    }

    /// The bot that comes to this chair. Each chair has its own first choice, and takes that of another chair last.
    fn newcomer(&self, index: usize) -> Character {
        let mut choices = CHARACTERS;
        chance_of(self.handed_over.as_ref().unwrap_or(&self.id)).shuffle(&mut choices);
        let (firsts, others) = choices.split_at_mut(self.chairs.len());
        firsts.rotate_left(index);
        let choices = [&firsts[..1], others, &firsts[1..]].concat();
        let is_new = |character: &&Character| self.chairs.iter().all(|chair| chair.character != Some(**character));
        let is_nobody = |character: &&Character| !self.people().any(|person| is_like(person, character));
        let found = choices.iter().filter(is_new).find(is_nobody).or(choices.iter().find(is_new));
        *found.unwrap_or(&choices[0])
    }

    /// The face of someone who sits down: the chosen one, or one that nobody has here.
    pub(super) fn face_for(&self, person: &str, chosen: Option<&Sent<Face>>) -> Face {
        if let Some(face) = chosen.and_then(Sent::value) {
            return *face;
        }
        let mut faces = Face::ALL.to_vec();
        chance_of(person).shuffle(&mut faces);
        let is_free = |face: &&Face| self.chairs.iter().all(|chair| chair.face() != Some(**face));
        *faces.iter().find(is_free).unwrap_or(&faces[0])
    }

    fn people(&self) -> impl Iterator<Item = &Person> {
        self.chairs.iter().filter_map(Chair::person)
    }
}

fn is_like(person: &Person, character: &Character) -> bool {
    person.face == character.face || person.name.to_lowercase() == character.name.to_lowercase()
}

/// Always the same for a text, and hardly ever the same for two (its seed is FNV-1a).
fn chance_of(text: &str) -> Chance {
    let mix = |seed: u64, byte: u8| (seed ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
    Chance::from_seed(text.bytes().fold(0xcbf2_9ce4_8422_2325, mix))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use makker_rules::Seat::{self, Blue, Green, Red, Yellow};
    use makker_rules::{Edition, RuleSet};

    use super::*;
    use crate::deed::{Deed, Entry};
    use crate::options::Options;

    fn table(id: &str, edition: Edition) -> Table {
        let options = Options { rules: RuleSet::from(edition), ..Options::default() };
        let created = Deed::Created { options, host: "ann".to_string(), rules: 1, maker: None };
        Table::new(id, &Entry { command: None, deed: created }).unwrap()
    }

    fn apply(table: &mut Table, deeds: impl IntoIterator<Item = Deed>) {
        for deed in deeds {
            table.apply(&Entry { command: None, deed }, 0).unwrap();
        }
    }

    fn sat(seat: Seat, name: &str, face: Option<Face>) -> Deed {
        Deed::Sat { seat, person: name.to_lowercase(), name: name.to_string(), face: face.map(Sent::Read) }
    }

    fn bot(seat: Seat) -> Deed {
        Deed::Bot { seat, level: makker_bots::Level::Easy }
    }

    fn names(table: &Table) -> Vec<Option<&'static str>> {
        table.chairs.iter().map(|chair| chair.character.map(|character| character.name)).collect()
    }

    fn face(table: &Table, seat: Seat) -> Face {
        table.chair(seat).unwrap().person().unwrap().face
    }

    #[test]
    fn no_two_bots_are_alike_and_their_names_are_short() {
        let names: BTreeSet<&str> = CHARACTERS.iter().map(|character| character.name).collect();
        let faces: BTreeSet<String> = CHARACTERS.iter().map(|character| character.face.to_string()).collect();
        assert_eq!((names.len(), faces.len()), (12, 12));
        assert!(names.iter().all(|name| name.chars().count() <= 6));
    }

    #[test]
    fn the_bots_of_a_table_are_always_the_same_all_different_and_others_elsewhere() {
        let mut seen = BTreeSet::new();
        for number in 0..200 {
            let id = format!("table {number}");
            let full = || {
                let mut table = table(&id, Edition::PlusPairs);
                let seats = table.options.rules.seats().to_vec();
                apply(&mut table, seats.into_iter().map(bot));
                table
            };
            let table = full();
            let all: BTreeSet<_> = names(&table).into_iter().flatten().collect();
            assert_eq!(all.len(), 6, "{all:?}");
            assert_eq!(names(&full()), names(&table));
            seen.extend(names(&table).into_iter().flatten().map(|name| (name, names(&table)[0] == Some(name))));
        }
        assert_eq!(seen.len(), 24, "each of them comes, also to the first seat");
    }

    #[test]
    fn a_bot_has_neither_the_name_nor_the_face_of_someone_at_the_table() {
        for number in 0..100 {
            let mut table = table(&format!("table {number}"), Edition::Classic);
            apply(&mut table, [sat(Red, "freja", Some(Face::Hat)), sat(Blue, "HOLGER", None)]);
            apply(&mut table, [bot(Yellow), bot(Green), Deed::Away { seat: Red }]);
            let bots: Vec<Character> = table.chairs.iter().filter_map(|chair| chair.character).collect();
            assert_eq!(bots.len(), 3);
            let blue = face(&table, Blue);
            assert!(bots.iter().all(|bot| !["Freja", "Holger", "Bo"].contains(&bot.name) && bot.face != blue));
        }
    }

    #[test]
    fn a_bot_stays_who_it_is_until_it_goes() {
        let mut table = table("t", Edition::Classic);
        apply(&mut table, [sat(Red, "Ann", None), bot(Yellow), bot(Green), bot(Blue)]);
        let before = names(&table);
        assert_eq!(before[0], None);
        let hard = Deed::Bot { seat: Yellow, level: makker_bots::Level::Hard };
        apply(&mut table, [hard, Deed::Started { dealer: Red, board: None }, Deed::Away { seat: Red }]);
        assert_eq!(names(&table)[1..], before[1..]);
        let stand_in = names(&table)[0];
        assert!(stand_in.is_some() && !before.contains(&stand_in));
        // Someone with the name and the face of another bot sits down in the middle of the game.
        let green = table.chair(Green).unwrap().character.unwrap();
        apply(&mut table, [Deed::Back { seat: Red }, sat(Blue, green.name, Some(green.face))]);
        assert_eq!(names(&table), [None, before[1], before[2], None]);
        apply(&mut table, [Deed::Left { seat: Red }]);
        assert_eq!(names(&table)[0], stand_in, "the same bot comes again");
    }

    #[test]
    fn all_move_on_with_their_names_and_faces() {
        let mut table = table("t", Edition::Classic);
        apply(&mut table, [sat(Red, "Ann", Some(Face::Scarf)), bot(Yellow), bot(Green), bot(Blue)]);
        let before = names(&table);
        apply(&mut table, [Deed::Rematch { rotate: true }]);
        assert_eq!(names(&table), [before[3], None, before[1], before[2]]);
        assert_eq!(face(&table, Yellow), Face::Scarf);
    }

    #[test]
    fn who_chose_no_face_or_an_unknown_one_gets_one_that_nobody_has_there() {
        let mut table = table("t", Edition::Classic);
        apply(&mut table, [bot(Green), sat(Red, "Ann", None)]);
        let ann = face(&table, Red);
        let odd = Some(Sent::Unread("monocle".to_string()));
        let bo = Deed::Sat { seat: Yellow, person: "ann too".to_string(), name: "Bo".to_string(), face: odd };
        apply(&mut table, [bo]);
        assert_ne!(face(&table, Yellow), ann);
        apply(&mut table, [Deed::Left { seat: Red }, sat(Red, "Ann", None)]);
        assert_eq!(face(&table, Red), ann);
        apply(&mut table, [Deed::Face { seat: Red, face: Sent::Read(Face::Turban) }]);
        assert_eq!(face(&table, Red), Face::Turban);
    }
}
