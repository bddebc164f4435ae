//! How often a review calls a blunder what fifty times the effort calls fine.

use std::io::Write;

use anyhow::Result;
use makker_lab::measuring::Exhibition;
use makker_review::{Verdict, judge};
use makker_rules::{Event, View};

use crate::measure::Args;
use crate::measure::kept_lines::work_out;
use crate::measure::review::agreement::TIMES;
use crate::measure::review::{verdict, word};

/// Runs the measurement: a line for each game of the level, with a word for each decision that is called a blunder at first.
pub fn run(args: &Args, out: &mut impl Write) -> Result<()> {
    let (level, effort) = (args.level()?, args.effort()?);
    let lines = work_out(args.pieces, args.threads(), args.out.as_deref(), |number| {
        let mut views: Vec<View> = Vec::new();
        let game = Exhibition { rules: args.edition, level, seed: args.seed_of(number) };
        let history = game.play(|_, view, _| views.push(view.clone()));
        let decided = history.events().iter().filter_map(|event| match event {
            Event::Give { card, .. } => card.map(makker_rules::Choice::Give),
            Event::Play { mv, .. } => Some(makker_rules::Choice::Play(*mv)),
            Event::Fold { .. } => Some(makker_rules::Choice::Fold),
            _ => None,
        });
        let mut words = Vec::new();
        for (place, (view, choice)) in (0..).zip(views.iter().zip(decided)) {
            let is_blunder = judge(view, choice, place, effort).is_some_and(|one| one.verdict == Verdict::Blunder);
            if is_blunder {
                words.extend(judge(view, choice, place, effort.times("much", TIMES)).map(|one| word(one.verdict)));
            }
        }
        words.join(" ")
    })?;
    let words: Vec<Verdict> = lines.iter().flat_map(|line| line.split(' ')).filter_map(verdict).collect();
    writeln!(
        out,
        "{} games of {level} in {}: {} decisions that {} calls blunders; with {TIMES} times the effort they are",
        lines.len(),
        args.edition,
        words.len(),
        effort.name,
    )?;
    for one in Verdict::ALL {
        let count = words.iter().filter(|word| **word == one).count();
        writeln!(out, "{:<11} {count:>5}, {:.1} %", one.word(), 100.0 * count as f64 / words.len().max(1) as f64)?;
    }
    Ok(())
}
