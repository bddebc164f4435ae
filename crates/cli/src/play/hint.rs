//! What a bot would do in a person's place, and why.

use makker_bots::{Budget, Considered, Level, advise};
use makker_rules::{Choice, Seat, View};

use crate::screen::words;

/// How many choices are shown with their chances.
const SHOWN: usize = 3;

/// The hint for the seat whose view this is, in lines.
pub fn lines(view: &View, seat: Seat) -> Vec<String> {
    let Some(advice) = advise(view, Level::Easy, 0, Budget::UNLIMITED) else {
        return vec!["There is nothing to decide.".to_string()];
    };
    let told = |choice: &Choice| words::choice(&view.board, seat, choice);
    let why = words::motive(advice.motive);
    let mut lines = vec![format!("A bot in your place: {}, because {why}.", told(&advice.choice))];
    let (chosen, others): (Vec<&Considered>, Vec<&Considered>) =
        advice.considered.iter().partition(|considered| considered.choice == advice.choice);
    for considered in chosen.into_iter().chain(others).take(SHOWN) {
        lines.push(format!("{:>5.1} %  {}", considered.win * 100.0, told(&considered.choice)));
    }
    lines
}
