//! How much chance to win each level gives away in a decision, by the judgement of many playouts.

use std::io::Write;

use anyhow::Result;
use makker_bots::search::{Until, examine};
use makker_bots::{Budget, Level, advise};
use makker_rules::{Choice, View};

use crate::measure::kept_lines::work_out;
use crate::measure::positions::{decision, liked, other_worlds};
use crate::measure::{Args, mean};

/// Whose decisions are judged.
const LEVELS: [Level; 4] = [Level::Easy, Level::Medium, Level::Hard, Level::Master];

/// Where there are more choices than this, those that `medium` likes best are judged, and those that anyone took.
const MOST: usize = 24;

/// How many times as many playouts an audit plays to the end of the game as to the end of the deal or the next.
const AUDITED: u32 = 2;

/// Runs the measurement.
pub fn run(args: &Args, out: &mut impl Write) -> Result<()> {
    let lines = work_out(args.pieces, args.threads(), args.out.as_deref(), |number| line(args, number))?;
    writeln!(out, "{}, seed {}: chance to win given away in a decision, in points", args.edition, args.seed)?;
    writeln!(out, "level     decisions    mean   (95 % interval)   most")?;
    for (column, level) in LEVELS.iter().enumerate() {
        let read = |line: &String| line.split(' ').nth(column + 2).and_then(|text| text.parse::<f64>().ok());
        let losses: Vec<f64> = lines.iter().filter_map(read).map(|loss| 100.0 * loss).collect();
        let (mean, error) = mean(&losses);
        let most = losses.iter().copied().fold(0.0, f64::max);
        let (low, high) = ((mean - 1.96 * error).max(0.0), mean + 1.96 * error);
        writeln!(out, "{level:<9} {:>9} {mean:>7.3}   ({low:.3} to {high:.3})   {most:.2}", losses.len())?;
    }
    Ok(())
}

fn is_open(view: &View) -> bool {
    view.choices.len() > 1
}

/// The number, how many choices there were, and each level's loss.
fn line(args: &Args, number: u32) -> String {
    let Some(view) = decision(args, number, is_open) else { return format!("{number} 0") };
    let taken = LEVELS.map(|level| advise(&view, level, args.seed, Budget::UNLIMITED).map(|advice| advice.choice));
    let choices = worth_judging(&view, &taken);
    let wins = examine(&view, &choices, args.playouts as u32, Until::as_master_looks(&view), args.seed_of(number));
    let best = wins.iter().copied().fold(0.0, f64::max);
    let loss = |choice: &Option<Choice>| {
        let index = choices.iter().position(|other| Some(*other) == *choice);
        index.map_or("-".to_string(), |index| format!("{:.6}", best - wins[index]))
    };
    let losses: Vec<String> = taken.iter().map(loss).collect();
    format!("{number} {} {}", view.choices.len(), losses.join(" "))
}

fn worth_judging(view: &View, taken: &[Option<Choice>]) -> Vec<Choice> {
    let mut choices = liked(view);
    choices.truncate(MOST);
    for choice in taken.iter().flatten() {
        if !choices.contains(choice) {
            choices.push(*choice);
        }
    }
    choices
}

/// The difference between the best choice and a middling one by playouts to the end of the deal or the next, and by such to the end
/// of the game.
pub fn audit(args: &Args, out: &mut impl Write) -> Result<()> {
    let lines = work_out(args.pieces, args.threads(), args.out.as_deref(), |number| {
        let Some(view) = decision(args, number, is_open) else { return format!("{number}") };
        let choices = worth_judging(&view, &[]);
        let seed = args.seed_of(number);
        let (playouts, until) = (args.playouts as u32, Until::as_master_looks(&view));
        let wins = examine(&view, &choices, playouts, until, seed);
        let mut order: Vec<usize> = (0..choices.len()).collect();
        order.sort_by(|a, b| wins[*b].total_cmp(&wins[*a]));
        let two = [choices[order[0]], choices[order[order.len() / 2]]];
        // In other worlds than those that chose the two, which make the best seem better than it is.
        let cut = examine(&view, &two, playouts, until, !seed);
        let whole = examine(&view, &two, AUDITED * playouts, Until::GameEnds, other_worlds(seed));
        format!("{number} {:.5} {:.5} {:.5} {:.5}", cut[0] - cut[1], whole[0] - whole[1], cut[0], whole[0])
    })?;
    let rows: Vec<Vec<f64>> =
        lines.iter().map(|line| line.split(' ').skip(1).filter_map(|text| text.parse().ok()).collect()).collect();
    let rows: Vec<Vec<f64>> = rows.into_iter().filter(|row: &Vec<f64>| row.len() == 4).collect();
    let mean_of = |column: usize| mean(&rows.iter().map(|row| 100.0 * row[column]).collect::<Vec<f64>>());
    let [cut, whole, cut_best, whole_best] = [0, 1, 2, 3].map(|column| mean_of(column).0);
    let (_, error) = mean(&rows.iter().map(|row| 100.0 * (row[0] - row[1])).collect::<Vec<f64>>());
    let count = rows.len();
    writeln!(out, "{count} decisions, best choice less a middling one, in points of the chance to win:")?;
    writeln!(out, "{cut:.2} by playouts to the end of the deal or the next, {whole:.2} to the end of the game")?;
    writeln!(out, "(standard error of the difference {error:.2})")?;
    writeln!(out, "the best choice wins {cut_best:.1} % by the one and {whole_best:.1} % by the other")?;
    Ok(())
}
