//! How often a level wins when it says that it will: one decision a game, in bins of equal size.

use std::io::Write;

use anyhow::Result;
use makker_bots::{Budget, advise};
use makker_lab::measuring::Exhibition;

use crate::measure::Args;
use crate::measure::kept_lines::work_out;

const BINS: usize = 15;

/// Runs the measurement.
pub fn run(args: &Args, out: &mut impl Write) -> Result<()> {
    let (level, players) = (args.level()?, args.players()?);
    let lines = work_out(args.pieces, args.threads(), args.out.as_deref(), |number| {
        let seed = args.seed_of(number);
        let shown = Exhibition { rules: args.edition, level: players, seed }.one(|_| true);
        let judged = shown.and_then(|(view, win, has_won)| match players == level {
            true => Some((win, has_won)),
            false => advise(&view, level, seed, Budget::UNLIMITED).map(|advice| (advice.win, has_won)),
        });
        match judged {
            Some((win, has_won)) => format!("{number} {win:.6} {}", u8::from(has_won)),
            None => format!("{number}"),
        }
    })?;
    let read = |line: &String| {
        let mut words = line.split(' ').skip(1).map(|word| word.parse::<f64>().ok());
        Some((words.next()??, words.next()??))
    };
    let mut pairs: Vec<(f64, f64)> = lines.iter().filter_map(read).collect();
    pairs.sort_by(|a, b| a.0.total_cmp(&b.0));
    let count = pairs.len().max(1) as f64;
    let even = 1.0 / args.edition.team_count() as f64;
    let brier =
        |said: &dyn Fn(f64) -> f64| pairs.iter().map(|(win, won)| (said(*win) - won).powi(2)).sum::<f64>() / count;
    writeln!(out, "{level} about games of {players} in {}, {} games, one decision each", args.edition, pairs.len())?;
    writeln!(out, "  said    won   decisions")?;
    let (mut error, mut chance) = (0.0, 0.0);
    for bin in 0..BINS {
        let (begin, end) = (pairs.len() * bin / BINS, pairs.len() * (bin + 1) / BINS);
        let size = (end - begin) as f64;
        if begin < end {
            let said = pairs[begin..end].iter().map(|pair| pair.0).sum::<f64>() / size;
            let won = pairs[begin..end].iter().map(|pair| pair.1).sum::<f64>() / size;
            writeln!(out, " {said:.3}  {won:.3}   {:>9}", end - begin)?;
            error += (said - won).abs() * size / count;
            // What luck alone would make of estimates without fault: the mean of a normal variable's absolute value.
            chance += (2.0 / std::f64::consts::PI * said * (1.0 - said) / size).sqrt() * size / count;
        }
    }
    writeln!(out, "expected calibration error {error:.4}; without any fault, luck would make it {chance:.4}")?;
    let always = brier(&|_| even);
    writeln!(out, "Brier {:.4}, beside {always:.4} of who always says {even:.2}", brier(&|win| win))?;
    Ok(())
}
