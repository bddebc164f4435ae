//! The evening so far: who has played how many games at a table, and won how many.

use makker_rules::Seat;

use crate::chair::Chair;

/// A person's share of the evening.
#[derive(Clone)]
pub struct Share {
    /// Who.
    pub person: String,
    /// The name at the end of the last game.
    pub name: String,
    /// Games played to the end.
    pub played: u32,
    /// Games won.
    pub won: u32,
}

/// Adds a game that these seats have won.
pub fn count_game(score: &mut Vec<Share>, chairs: &[Chair], winners: &[Seat]) {
    for chair in chairs {
        let Some(person) = chair.person() else { continue };
        let known = score.iter().position(|share| person.ids.contains(&share.person));
        let index = known.unwrap_or_else(|| {
            let id = person.ids.first().cloned().unwrap_or_default();
            score.push(Share { person: id, name: String::new(), played: 0, won: 0 });
            score.len() - 1
        });
        let share = &mut score[index];
        share.name.clone_from(&person.name);
        share.played += 1;
        share.won += u32::from(winners.contains(&chair.seat));
    }
}
