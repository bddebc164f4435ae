//! Each level as partner of each other.

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

const LEVELS: [Level; 5] = [Level::Beginner, Level::Easy, Level::Medium, Level::Hard, Level::Master];

/// Everyone plays against this.
const OPPONENT: Level = Level::Medium;

/// Runs the measurement: for each deal a line for each pair of partners.
pub fn run(args: &Args, out: &mut impl Write) -> Result<()> {
    let partners: Vec<[Level; 2]> =
        (0..LEVELS.len()).flat_map(|a| (0..=a).map(move |b| [LEVELS[a], LEVELS[b]])).collect();
    let pairs = partners.len();
    let lines = work_out(args.pieces * pairs as u64, args.threads(), args.out.as_deref(), |number| {
        let [first, others] = partners[number as usize % pairs].map(Bot::new);
        let company = Company { first, experiment: Experiment::default(), others, gifts: Gifts::Best };
        let opponents = Bot::new(OPPONENT);
        let pairing = Pairing { rules: args.edition, entrants: [&company, &opponents], seed: args.seed };
        line_of(&pairing, number / pairs as u32)
    })?;
    writeln!(out, "{}; per cent won against {OPPONENT}, 95 % interval", args.edition)?;
    for (index, team) in partners.iter().enumerate() {
        let mut score = Score::new();
        lines.iter().skip(index).step_by(pairs).for_each(|line| add_line(&mut score, line));
        writeln!(out, "{:<9} with {:<9} {}", team[0], team[1], rate(&score))?;
    }
    Ok(())
}
