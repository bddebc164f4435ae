//! How often a level's decisions get each word, and how much decisions give away: the percentiles from which the words are chosen.

use std::io::Write;

use anyhow::Result;
use makker_lab::measuring::Exhibition;
use makker_review::{Course, Verdict};

use crate::measure::kept_lines::work_out;
use crate::measure::review::{verdict, word};
use crate::measure::{Args, mean};

/// Runs the measurement: a line for each game of the level, with the losses of its decisions.
pub fn run(args: &Args, out: &mut impl Write) -> Result<()> {
    let (level, effort) = (args.level()?, args.effort()?);
    let lines = work_out(args.pieces, args.threads(), args.out.as_deref(), |number| {
        let history = Exhibition { rules: args.edition, level, seed: args.seed_of(number) }.play(|_, _, _| ());
        let Ok(course) = Course::of(&history) else { return String::new() };
        let review = course.review(effort);
        let judged = review.decisions.iter().filter_map(|decision| decision.judgement.as_ref());
        let words = judged.map(|one| format!("{}:{}:{}", word(one.verdict), one.loss, u8::from(one.found)));
        words.collect::<Vec<String>>().join(" ")
    })?;
    let decisions: Vec<(Verdict, f64, bool)> = lines.iter().flat_map(|line| line.split(' ')).filter_map(read).collect();
    let count = decisions.len().max(1) as f64;
    let mut losses: Vec<f64> = decisions.iter().map(|one| one.1 / 100.0).collect();
    losses.sort_by(f64::total_cmp);
    writeln!(out, "{level}, {}, {} games, {} decisions with a choice", args.edition, lines.len(), decisions.len())?;
    let per_game = count / lines.len().max(1) as f64;
    let (mean, error) = mean(&losses);
    writeln!(out, "{per_game:.1} a game; given away in each {mean:.3} points (standard error {error:.3})")?;
    for one in Verdict::ALL {
        let share = decisions.iter().filter(|decision| decision.0 == one).count() as f64 / count;
        writeln!(out, "{:<11} {:>6.2} %, {:.2} a game", one.word(), 100.0 * share, share * per_game)?;
    }
    let found = decisions.iter().filter(|decision| decision.2).count() as f64 / count;
    writeln!(out, "{:<11} {:>6.2} %, {:.2} a game", "praised", 100.0 * found, found * per_game)?;
    let at = |share: f64| losses.get((share * count) as usize).copied().unwrap_or(0.0);
    let shown = [0.5, 0.75, 0.8, 0.85, 0.9, 0.95, 0.98, 0.99, 0.995]
        .map(|share| format!("{:.1} %: {:.2}", 100.0 * share, at(share)));
    writeln!(out, "percentiles in points: {}", shown.join(", "))?;
    Ok(())
}

fn read(text: &str) -> Option<(Verdict, f64, bool)> {
    let mut parts = text.split(':');
    Some((verdict(parts.next()?)?, parts.next()?.parse().ok()?, parts.next()? == "1"))
}
