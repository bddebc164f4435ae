//! The rows of a waterfall: of what a team's result is made up.

use makker_review::{Review, TeamTally};

use crate::review::names::Names;

/// One row, in ten-thousandths: it leads from one chance to another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// What it is.
    pub name: String,
    /// The chance before it.
    pub begin: i32,
    /// The chance after it.
    pub end: i32,
    /// Is it where the whole stands, and not a part of it?
    pub is_total: bool,
    /// Is it luck, and not play?
    pub is_luck: bool,
}

/// From how many ten-thousandths on luck and play are said to be good or poor.
const TELLING: [i32; 2] = [800, 500];

/// The team from whose side a review is told: the winners'.
pub fn team_shown(review: &Review) -> usize {
    review.winner
}

/// Luck and play in four words.
pub fn headline(tally: &TeamTally) -> String {
    let of = |points: i32, telling: i32, words: [&'static str; 3]| match points {
        _ if points > telling => words[0],
        _ if points < -telling => words[2],
        _ => words[1],
    };
    let luck = of(tally.luck(), TELLING[0], ["good cards", "even cards", "poor cards"]);
    let play = of(tally.played(), TELLING[1], ["well played", "even play", "badly played"]);
    format!("{luck}, {play}")
}

/// The rows of a team: from an even chance, by luck first and play after it, to the result.
pub fn rows(review: &Review, team: usize, names: &Names) -> Vec<Row> {
    let tally = &review.teams[team];
    let mut at = tally.start;
    let total =
        |name: &str, at: i32| Row { name: name.to_string(), begin: at, end: at, is_total: true, is_luck: false };
    let mut rows = vec![total("Even at the start", at)];
    let mut part = |name: String, points: i32, is_luck: bool| {
        rows.push(Row { name, begin: at, end: at + points, is_total: false, is_luck });
        at += points;
    };
    part("The cards".to_string(), tally.cards, true);
    part("Nobody could know".to_string(), tally.hidden, true);
    for other in review.teams.iter().filter(|other| other.seats != tally.seats) {
        let theirs: i32 = tally.play.iter().filter(|(seat, _)| other.seats.contains(seat)).map(|(_, part)| part).sum();
        part(names.team(&other.seats), theirs, false);
    }
    for (seat, own) in tally.play.iter().filter(|(seat, _)| tally.seats.contains(seat)) {
        part(names.seat(*seat), *own, false);
    }
    rows.push(total(if team == review.winner { "Won" } else { "Lost" }, at));
    rows
}
