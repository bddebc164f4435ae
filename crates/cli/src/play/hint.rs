//! What a bot would do in a person's place, and why.

use makker_bots::{Budget, Considered, Level, advise};
use makker_rules::{Choice, Seat, View};

use crate::language::messages::t;
use crate::screen::company::Company;
use crate::screen::words;

/// How many choices are shown with their chances.
const SHOWN: usize = 3;

/// The hint for the seat whose view this is, in lines.
pub fn lines(company: &Company, view: &View, seat: Seat) -> Vec<String> {
    let Some(advice) = advise(view, Level::Easy, 0, Budget::UNLIMITED) else {
        return vec![t!("nothing-to-decide")];
    };
    let what = match &advice.choice {
        Choice::Give(card) => t!("hint-give", card = card.code()),
        Choice::Play(mv) => t!("hint-play", card = words::played(company, &view.board, seat, mv, words::Told::Offered)),
        Choice::Fold => t!("ask-fold-only"),
    };
    let why = words::motive(company, view.rules(), seat, advice.motive);
    let mut lines = vec![what, format!("  {}", t!("because", why = why))];
    let (chosen, others): (Vec<&Considered>, Vec<&Considered>) =
        advice.considered.iter().partition(|considered| considered.choice == advice.choice);
    for considered in chosen.into_iter().chain(others).take(SHOWN) {
        let told = words::choice(company, &view.board, seat, &considered.choice);
        lines.push(format!("{:>7}  {told}", percent(considered.win)));
    }
    lines
}

/// A chance with one decimal, as the reader's language writes it.
fn percent(share: f64) -> String {
    let tenths = (share * 1000.0).round() as u32;
    t!("percent", whole = tenths / 10, tenth = tenths % 10)
}
