//! What a decision gains by playouts that go on to the end of the next deal, by how many cards are left of this one.
//!
//! The judge is such playouts too, so but for noise nothing can be lost: this shows how often and how much the two differ. Which of
//! them is right, games must say.

use std::io::Write;

use anyhow::Result;
use makker_bots::search::{Until, can_look_ahead, cards_a_seat, examine};
use makker_rules::View;

use crate::measure::kept_lines::work_out;
use crate::measure::positions::{decision, liked, other_worlds};
use crate::measure::{Args, mean};

/// How many choices are compared: those that `medium` likes best.
const CHOICES: usize = 4;

/// Runs the measurement.
pub fn run(args: &Args, out: &mut impl Write) -> Result<()> {
    let lines = work_out(args.pieces, args.threads(), args.out.as_deref(), |number| line(args, number))?;
    let rows: Vec<(usize, f64)> = lines.iter().filter_map(|line| read(line)).collect();
    writeln!(out, "{}, seed {}, {} playouts a choice:", args.edition, args.seed, args.playouts)?;
    writeln!(out, "what it gains to play the next deal too, by its own judgement, in points of the chance to win")?;
    writeln!(out, "cards a seat   decisions    mean   (95 % interval)   most")?;
    for cards in 1..=rows.iter().map(|row| row.0).max().unwrap_or(0) {
        let gains: Vec<f64> = rows.iter().filter(|row| row.0 == cards).map(|row| 100.0 * row.1).collect();
        if gains.is_empty() {
            continue;
        }
        let (mean, error) = mean(&gains);
        let (low, high) = (mean - 1.96 * error, mean + 1.96 * error);
        let most = gains.iter().copied().fold(f64::MIN, f64::max);
        writeln!(out, "{cards:>12} {:>11} {mean:>7.3}   ({low:.3} to {high:.3})   {most:.2}", gains.len())?;
    }
    Ok(())
}

/// The number, how many cards a seat are left, and the gain.
fn line(args: &Args, number: u32) -> String {
    let is_fit = |view: &View| view.choices.len() > 1 && can_look_ahead(view);
    let Some(view) = decision(args, number, is_fit) else { return format!("{number}") };
    let mut choices = liked(&view);
    choices.truncate(CHOICES);
    let wins = |until: Until, seed: u64| examine(&view, &choices, args.playouts as u32, until, seed);
    let seed = args.seed_of(number);
    let by_one = wins(Until::DealEnds, seed);
    let by_two = [!seed, other_worlds(seed)].map(|seed| wins(Until::NextDealEnds, seed));
    format!("{number} {} {:.6}", cards_a_seat(&view), gain(&by_one, &by_two))
}

fn read(line: &str) -> Option<(usize, f64)> {
    let mut parts = line.split(' ').skip(1);
    Some((parts.next()?.parse().ok()?, parts.next()?.parse().ok()?))
}

/// How much better is what two deals choose than what one chooses? Each of two sets of playouts chooses, and is judged by the other.
fn gain(by_one: &[f64], [first, second]: &[Vec<f64>; 2]) -> f64 {
    let gains =
        [(first, second), (second, first)].map(|(choosing, judging)| judging[best(choosing)] - judging[best(by_one)]);
    gains.iter().sum::<f64>() / 2.0
}

fn best(wins: &[f64]) -> usize {
    (0..wins.len()).max_by(|a, b| wins[*a].total_cmp(&wins[*b])).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_chooses_is_judged_by_the_other() {
        let close = |gain: f64, is: f64| assert!((gain - is).abs() < 1e-9, "{gain}");
        // The first set changes to the second choice, which by the second set is worse by 0.3; the second set changes nothing.
        close(gain(&[0.6, 0.5], &[vec![0.5, 0.6], vec![0.7, 0.4]]), -0.15);
        // Both change: one finds the other's gain.
        close(gain(&[0.6, 0.5], &[vec![0.5, 0.6], vec![0.4, 0.7]]), 0.2);
    }
}
