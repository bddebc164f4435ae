//! The positions in which a choice helps or hurts the teammate, judged as a review would: is what a large search found best called good,
//! and what it found worse marked?

use std::io::Write;

use anyhow::Result;
use makker_review::{Verdict, judge};
use makker_rules::{Choice, View};

use crate::measure::cooperation::positions;
use crate::measure::kept_lines::work_out;
use crate::measure::review::{share, verdict, word};
use crate::measure::{Args, mean};

/// Runs the measurement: a line for each position, with what each choice gives away by its label and by the review.
pub fn run(args: &Args, out: &mut impl Write) -> Result<()> {
    let effort = args.effort()?;
    let positions = positions(args)?;
    let lines = work_out(positions.len() as u64, args.threads(), args.out.as_deref(), |number| {
        let position = &positions[number as usize];
        let Ok(view) = View::try_from(&position.view) else { return String::new() };
        let best = position.wins.first().map_or(0.0, |first| first.1);
        let judged = position.wins.iter().filter_map(|(text, win)| {
            let judged = judge(&view, text.parse::<Choice>().ok()?, number, effort)?;
            Some(format!("{:.0}:{}:{}", 10_000.0 * (best - win), word(judged.verdict), judged.loss))
        });
        judged.collect::<Vec<String>>().join(" ")
    })?;
    let rows: Vec<(f64, Verdict, f64)> = lines.iter().flat_map(|line| line.split(' ')).filter_map(read).collect();
    writeln!(out, "{} positions, {} choices, review {}", positions.len(), rows.len(), effort.name)?;
    for (low, high) in [(0.0, 0.01), (0.01, 1.0), (1.0, 3.0), (3.0, 10.0), (10.0, 100.0)] {
        let of_it: Vec<&(f64, Verdict, f64)> = rows.iter().filter(|row| row.0 >= low && row.0 < high).collect();
        let marked = share(&of_it, |row| row.1.is_marked());
        let (error, _) = mean(&of_it.iter().map(|row| (row.2 - row.0).abs()).collect::<Vec<f64>>());
        let name = if high < 0.1 { "the best".to_string() } else { format!("worse by {low:.0} to {high:.0} points") };
        writeln!(out, "{name}: {} choices, marked {marked}, off by {error:.2} points", of_it.len())?;
    }
    Ok(())
}

fn read(text: &str) -> Option<(f64, Verdict, f64)> {
    let mut parts = text.split(':');
    let size = parts.next()?.parse::<f64>().ok()? / 100.0;
    Some((size, verdict(parts.next()?)?, parts.next()?.parse::<f64>().ok()? / 100.0))
}
