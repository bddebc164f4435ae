//! The rows of a waterfall: of what a team's result is made up.

use makker_review::{Review, TeamTally};

use crate::language::messages::t;
use crate::screen::company::Company;

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
    let of = |points: i32, telling: i32| match points {
        _ if points > telling => "good",
        _ if points < -telling => "poor",
        _ => "even",
    };
    t!("tones-", format!("{}-{}", of(tally.luck(), TELLING[0]), of(tally.played(), TELLING[1])))
}

/// The rows of a team: from an even chance, by luck first and play after it, to the result.
pub fn rows(review: &Review, team: usize, company: &Company) -> Vec<Row> {
    let tally = &review.teams[team];
    let mut at = tally.start;
    let total = |name: String, at: i32| Row { name, begin: at, end: at, is_total: true, is_luck: false };
    let mut rows = vec![total(t!("reviewed-start"), at)];
    let mut part = |name: String, points: i32, is_luck: bool| {
        rows.push(Row { name, begin: at, end: at + points, is_total: false, is_luck });
        at += points;
    };
    part(t!("review-cards"), tally.cards, true);
    part(t!("review-hidden"), tally.hidden, true);
    for other in review.teams.iter().filter(|other| other.seats != tally.seats) {
        let theirs: i32 = tally.play.iter().filter(|(seat, _)| other.seats.contains(seat)).map(|(_, part)| part).sum();
        part(company.team(&other.seats), theirs, false);
    }
    for (seat, own) in tally.play.iter().filter(|(seat, _)| tally.seats.contains(seat)) {
        part(company.name(*seat), *own, false);
    }
    rows.push(total(if team == review.winner { t!("reviewed-won") } else { t!("reviewed-lost") }, at));
    rows
}
