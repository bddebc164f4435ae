//! What a decision gains by playouts that go on to the end of the next deal, by how many cards are left of this one.

use std::io::Write;

use anyhow::Result;
use makker_bots::{Until, examine};
use makker_rules::{Choice, Phase, View};

use crate::kept_lines::work_out;
use crate::measure::{Args, mean};
use crate::measure_regret::{decision, liked};

/// So many choices are compared: those that `medium` likes best.
const CHOICES: usize = 4;

/// Runs the measurement.
pub fn run(args: &Args, out: &mut impl Write) -> Result<()> {
    let lines = work_out(args.pieces, args.threads(), args.out.as_deref(), |number| line(args, number))?;
    let rows: Vec<(usize, f64)> = lines.iter().filter_map(|line| read(line)).collect();
    writeln!(out, "{}, seed {}, {} playouts a choice:", args.edition, args.seed, args.playouts)?;
    writeln!(out, "what it gains to play the next deal too, in points of the chance to win")?;
    writeln!(out, "cards a seat   decisions   mean   (95 % interval)")?;
    for cards in 1..=rows.iter().map(|row| row.0).max().unwrap_or(0) {
        let gains: Vec<f64> = rows.iter().filter(|row| row.0 == cards).map(|row| 100.0 * row.1).collect();
        if gains.is_empty() {
            continue;
        }
        let (mean, error) = mean(&gains);
        let (low, high) = (mean - 1.96 * error, mean + 1.96 * error);
        writeln!(out, "{cards:>12} {:>11} {mean:>6.3}   ({low:.3} to {high:.3})", gains.len())?;
    }
    Ok(())
}

/// The number, how many cards a seat are left, and the gain.
fn line(args: &Args, number: u32) -> String {
    let is_fit = |view: &View| view.choices.len() > 1 && matches!(view.phase, Phase::Play(_)) && view.places.is_empty();
    let Some(view) = decision(args, number, is_fit) else { return format!("{number}") };
    let left: usize = view.cards_left.iter().map(|(_, cards)| usize::from(*cards)).sum();
    let choices = liked(&view, CHOICES);
    format!("{number} {} {:.6}", left.div_ceil(view.edition.seats().len()), gain(args, number, &view, &choices))
}

fn read(line: &str) -> Option<(usize, f64)> {
    let mut parts = line.split(' ').skip(1);
    Some((parts.next()?.parse().ok()?, parts.next()?.parse().ok()?))
}

/// How much better is what two deals choose than what one chooses? Two sets of playouts of two deals: each chooses, and is judged by the other.
fn gain(args: &Args, number: u32, view: &View, choices: &[Choice]) -> f64 {
    let wins = |until: Until, seed: u64| examine(view, choices, args.playouts as u32, until, seed);
    let seed = args.seed_of(number);
    let by_one = best(&wins(Until::DealEnds, seed));
    let [first, second] = [!seed, seed.rotate_left(32)].map(|seed| wins(Until::NextDealEnds, seed));
    let gains =
        [(&first, &second), (&second, &first)].map(|(choosing, judging)| judging[best(choosing)] - judging[by_one]);
    gains.iter().sum::<f64>() / 2.0
}

fn best(wins: &[f64]) -> usize {
    (0..wins.len()).max_by(|a, b| wins[*a].total_cmp(&wins[*b])).unwrap_or(0)
}
