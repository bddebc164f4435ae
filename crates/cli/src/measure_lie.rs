//! A partner who lies in the exchange: what the bad cards cost, and what it costs to believe that they were the best.

use std::io::Write;

use anyhow::Result;
use makker_bots::{Bot, Change, Company, Gifts, Level, Pairing, Score};

use crate::kept_lines::work_out;
use crate::measure::Args;
use crate::measure_duel::{add_line, line_of, rate};

/// Who plays, on both sides.
const LEVEL: Level = Level::Hard;

/// Two of them, of whom one perhaps reads what plays and gifts tell, and the other perhaps always gives the worst card.
fn team(reads_tells: bool, gifts: Gifts) -> Company {
    let change = Change { tells: Some(reads_tells), ..Change::default() };
    Company { first: Bot::new(LEVEL), change, others: Bot::new(LEVEL), gifts }
}

/// Runs the measurement: two lines for each deal, of which one is for each match.
pub fn run(args: &Args, out: &mut impl Write) -> Result<()> {
    let matches = [
        ("partner gives the worst card, against one whose partner does not", [Gifts::Worst, Gifts::Best], false),
        ("partner does and who believes in tells, against one who does not believe", [Gifts::Worst; 2], true),
    ];
    let lines = work_out(args.pieces * 2, args.threads(), args.out.as_deref(), |number| {
        let (_, gifts, believes) = matches[number as usize % 2];
        let [first, second] = [team(believes, gifts[0]), team(false, gifts[1])];
        line_of(&Pairing { edition: args.edition, entrants: [&first, &second], seed: args.seed }, number / 2)
    })?;
    for (place, (what, ..)) in matches.iter().enumerate() {
        let mut score = Score::new();
        lines.iter().skip(place).step_by(2).for_each(|line| add_line(&mut score, line));
        writeln!(out, "{}, {LEVEL} whose {what}: {}", args.edition, rate(&score))?;
    }
    Ok(())
}
