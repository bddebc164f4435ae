//! Whether luck has mean 0, and whether the result without it has the mean of the result and varies less.

use std::io::Write;

use anyhow::Result;
use makker_lab::arena::{GameResult, Pairing};
use makker_review::{Course, Review, WHOLE};

use crate::arena::contestants::{self, Limits};
use crate::measure::kept_lines::work_out;
use crate::measure::{Args, mean};

/// What is kept of a game: how it ended for the first player, the same with luck taken out in two ways, and the parts of luck.
const COLUMNS: usize = 5;

/// Runs the measurement: a line for each deal, a group of numbers for each of its games.
pub fn run(args: &Args, out: &mut impl Write) -> Result<()> {
    let names = [args.level_text(), args.players_text()].map(str::to_string);
    let limits = Limits { nodes: None, ms: None, answer_ms: 0 };
    let players = contestants::read(&names, &[], limits, args.edition)?;
    let entrants = [&*players[0].entrant, &*players[1].entrant];
    let are_equal = names[0] == names[1];
    let pairing = Pairing { rules: args.edition, entrants, seed: args.seed };
    let lines = work_out(args.pieces, args.threads(), args.out.as_deref(), |number| {
        let games = match are_equal {
            true => pairing.play_first(number).into_iter().collect(),
            false => pairing.play_one(number).map(|deal| deal.games).unwrap_or_default(),
        };
        let games: Vec<String> = games.iter().filter_map(|game| line(args, game)).collect();
        games.join(" ; ")
    })?;
    let deals: Vec<Vec<[f64; COLUMNS]>> =
        lines.iter().map(|line| read(line)).filter(|games| !games.is_empty()).collect();
    let games: Vec<[f64; COLUMNS]> = deals.iter().flatten().copied().collect();
    let [first, second] = names;
    writeln!(out, "{first} v {second}, {}, seed {}: {} games", args.edition, args.seed, games.len())?;
    writeln!(out, "of the first player, in points     mean   (95 % interval)   variance beside that of the result")?;
    // Games of one deal are not independent, so the error is that of the deals' means.
    let of_deals = |column: usize| -> Vec<f64> {
        deals
            .iter()
            .map(|games| 100.0 * games.iter().map(|game| game[column]).sum::<f64>() / games.len() as f64)
            .collect()
    };
    let variance = |column: usize| {
        let values: Vec<f64> = games.iter().map(|game| game[column]).collect();
        let middle = values.iter().sum::<f64>() / values.len() as f64;
        values.iter().map(|value| (value - middle).powi(2)).sum::<f64>() / (values.len() as f64 - 1.0)
    };
    let names = ["result", "without luck (arena)", "without luck (by play)", "cards", "hidden"];
    for (column, name) in names.iter().enumerate() {
        let (mean, error) = mean(&of_deals(column));
        let (low, high) = (mean - 1.96 * error, mean + 1.96 * error);
        let ratio = variance(column) / variance(0);
        writeln!(out, "{name:<32} {mean:>8.2}   ({low:.2} to {high:.2})   {ratio:.3}")?;
    }
    for (column, name) in names.iter().enumerate().take(3) {
        let apart: Vec<f64> = of_deals(column).iter().zip(of_deals(0)).map(|(one, raw)| one - raw).collect();
        let (mean, error) = mean(&apart);
        if column > 0 {
            writeln!(
                out,
                "{name} less the result: {mean:.2} ({:.2} to {:.2})",
                mean - 1.96 * error,
                mean + 1.96 * error
            )?;
        }
    }
    Ok(())
}

fn line(args: &Args, game: &GameResult) -> Option<String> {
    let review = Course::of(&game.history).ok()?.review(args.effort().ok()?);
    let teams: Vec<usize> = (0..game.seating.len()).filter(|team| game.seating[*team] == 0).collect();
    let sum = |of: &dyn Fn(&Review, usize) -> f64| teams.iter().map(|team| of(&review, *team)).sum::<f64>();
    let part = |points: i32| f64::from(points) / f64::from(WHOLE);
    let numbers: [f64; COLUMNS] = [
        f64::from(u8::from(game.winner == Some(0))),
        sum(&Review::adjusted),
        sum(&Review::by_play),
        sum(&|review, team| part(review.teams[team].cards)),
        sum(&|review, team| part(review.teams[team].hidden)),
    ];
    Some(numbers.map(|number| format!("{number:.4}")).join(" "))
}

fn read(line: &str) -> Vec<[f64; COLUMNS]> {
    let game = |text: &str| {
        let numbers: Vec<f64> = text.split_whitespace().filter_map(|word| word.parse().ok()).collect();
        numbers.try_into().ok()
    };
    line.split(';').filter_map(game).collect()
}
