//! Whether a review of little effort says the same as one of fifty times as much.

use std::io::Write;

use anyhow::Result;
use makker_bots::{Budget, advise};
use makker_lab::measuring::Exhibition;
use makker_review::{Effort, Judgement, Verdict, judge};

use crate::measure::kept_lines::work_out;
use crate::measure::review::{share, verdict, word};
use crate::measure::{Args, mean};

/// The word and the loss of a decision, with little effort and with much.
type Twice = [(Verdict, f64); 2];

/// How many times the effort that is compared with.
pub const TIMES: u32 = 50;

/// Runs the measurement: a line for each game of the level, with one decision of it judged twice.
pub fn run(args: &Args, out: &mut impl Write) -> Result<()> {
    let (level, effort) = (args.level()?, args.effort()?);
    let much = effort.times("much", TIMES);
    let lines = work_out(args.pieces, args.threads(), args.out.as_deref(), |number| {
        let game = Exhibition { rules: args.edition, level, seed: args.seed_of(number) };
        let Some((view, ..)) = game.one(|view| view.choices.len() > 1) else { return String::new() };
        let Some(advice) = advise(&view, level, game.seed, Budget::UNLIMITED) else { return String::new() };
        let judged = |effort: Effort| judge(&view, advice.choice, number, effort);
        match (judged(effort), judged(much)) {
            (Some(little), Some(much)) => format!("{} {}", text(&little), text(&much)),
            _ => String::new(),
        }
    })?;
    let rows: Vec<Twice> = lines.iter().filter_map(|line| read(line)).collect();
    writeln!(
        out,
        "{} against {TIMES} times the effort: {} decisions of {level}, {}",
        effort.name,
        rows.len(),
        args.edition
    )?;
    writeln!(out, "same word {}", share(&rows, |row| row[0].0 == row[1].0))?;
    let is_good = |one: Verdict| !one.is_marked();
    writeln!(out, "both good or both marked {}", share(&rows, |row| is_good(row[0].0) == is_good(row[1].0)))?;
    let step = |one: Verdict| Verdict::ALL.iter().position(|other| *other == one).unwrap_or(0);
    writeln!(out, "at most one word apart {}", share(&rows, |row| step(row[0].0).abs_diff(step(row[1].0)) <= 1))?;
    let errors: Vec<f64> = rows.iter().map(|row| (row[0].1 - row[1].1).abs() / 100.0).collect();
    let signed: Vec<f64> = rows.iter().map(|row| (row[0].1 - row[1].1) / 100.0).collect();
    let ((error, _), (bias, doubt)) = (mean(&errors), mean(&signed));
    writeln!(out, "mean error {error:.3} points, mean difference {bias:.3} (standard error {doubt:.3})")?;
    for little in Verdict::ALL {
        let of_it: Vec<&Twice> = rows.iter().filter(|row| row[0].0 == little).collect();
        let counts = Verdict::ALL.map(|much| of_it.iter().filter(|row| row[1].0 == much).count().to_string());
        writeln!(out, "{:<11} {}", little.word(), counts.join(" "))?;
    }
    Ok(())
}

fn text(judgement: &Judgement) -> String {
    format!("{} {}", word(judgement.verdict), judgement.loss)
}

fn read(line: &str) -> Option<Twice> {
    let mut words = line.split(' ');
    let mut next = || Some((verdict(words.next()?)?, words.next()?.parse().ok()?));
    Some([next()?, next()?])
}
