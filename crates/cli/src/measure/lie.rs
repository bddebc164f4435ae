//! A partner who lies in the exchange: what the bad cards cost, and what it costs to believe that they were the best.

use std::io::Write;

use anyhow::Result;
use makker_bots::Level;
use makker_bots::search::Experiment;
use makker_lab::arena::{Bot, Pairing};
use makker_lab::measuring::{Company, Gifts};
use makker_lab::statistics::Score;

use crate::measure::Args;
use crate::measure::duel::{add_line, line_of, rate};
use crate::measure::kept_lines::work_out;

/// Who plays, on both sides.
const LEVEL: Level = Level::Hard;

/// What the player who is measured makes of plays and gifts.
#[derive(Clone, Copy, PartialEq)]
enum Tells {
    Believed,
    Ignored,
}

/// The player who is measured, and partners who give such cards.
fn team(tells: Tells, gifts: Gifts) -> Company {
    let experiment = Experiment { tells: Some(tells == Tells::Believed), ..Experiment::default() };
    Company { first: Bot::new(LEVEL), experiment, others: Bot::new(LEVEL), gifts }
}

/// The matches: what the first team is and whom it meets, and the two teams.
fn matches() -> [(&'static str, [Company; 2]); 2] {
    [
        (
            "partner gives the worst card, against one whose partner does not",
            [team(Tells::Ignored, Gifts::Worst), team(Tells::Ignored, Gifts::Best)],
        ),
        (
            "partner does and who believes in tells, against one who does not believe",
            [team(Tells::Believed, Gifts::Worst), team(Tells::Ignored, Gifts::Worst)],
        ),
    ]
}

/// Runs the measurement: two lines for each deal, of which one is for each match.
pub fn run(args: &Args, out: &mut impl Write) -> Result<()> {
    let matches = matches();
    let lines = work_out(args.pieces * 2, args.threads(), args.out.as_deref(), |number| {
        let (_, [first, second]) = &matches[number as usize % 2];
        line_of(&Pairing { rules: args.edition, entrants: [first, second], seed: args.seed }, number / 2)
    })?;
    for (index, (what, _)) in matches.iter().enumerate() {
        let mut score = Score::new();
        lines.iter().skip(index).step_by(2).for_each(|line| add_line(&mut score, line));
        writeln!(out, "{}, {LEVEL} whose {what}: {}", args.edition, rate(&score))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_teams_of_a_match_differ_in_what_is_measured_and_in_nothing_else() {
        let [(_, [given_worst, given_best]), (_, [believer, doubter])] = matches();
        assert_eq!(Company { gifts: Gifts::Best, ..given_worst }, given_best);
        assert_eq!((given_worst.gifts, given_worst.experiment.tells), (Gifts::Worst, Some(false)));
        assert_eq!(Company { experiment: doubter.experiment, ..believer }, doubter);
        assert_eq!(
            (believer.gifts, believer.experiment.tells, doubter.experiment.tells),
            (Gifts::Worst, Some(true), Some(false))
        );
    }
}
