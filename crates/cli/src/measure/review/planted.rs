//! Whether a blunder of known size that was planted in a seat's play is found and named.
//!
//! In one decision of a game of `medium` the seat makes another choice, which by many playouts gives at least five points away. What a
//! review says of a decision depends on nothing but what its seat knew then, so the game need not go on from there.

use std::io::Write;

use anyhow::Result;
use makker_bots::Level;
use makker_bots::search::{Until, weigh};
use makker_chance::Chance;
use makker_lab::measuring::Exhibition;
use makker_review::{Verdict, judge};
use makker_rules::{Choice, View};

use crate::measure::kept_lines::work_out;
use crate::measure::positions::{liked, other_worlds};
use crate::measure::review::{share, verdict, word};
use crate::measure::{Args, mean};

/// What a planted choice gives away at least.
const LEAST: f64 = 0.05;

/// Of how many choices it is taken at most: those that `medium` likes best.
const MOST: usize = 12;

/// Runs the measurement: a line for each game.
pub fn run(args: &Args, out: &mut impl Write) -> Result<()> {
    let effort = args.effort()?;
    let lines = work_out(args.pieces, args.threads(), args.out.as_deref(), |number| {
        let Some((view, choice, size)) = planted(args, number) else { return String::new() };
        let Some(judged) = judge(&view, choice, number, effort) else { return String::new() };
        format!("{:.0} {} {}", 10_000.0 * size, word(judged.verdict), judged.loss)
    })?;
    let rows: Vec<(f64, Verdict, f64)> = lines.iter().filter_map(|line| read(line)).collect();
    writeln!(
        out,
        "one decision of each of {} games of medium in {}, review {}",
        rows.len(),
        args.edition,
        effort.name
    )?;
    for (low, high) in [(5.0, 10.0), (10.0, 20.0), (20.0, 100.0), (5.0, 100.0)] {
        let of_it: Vec<&(f64, Verdict, f64)> = rows.iter().filter(|row| row.0 >= low && row.0 < high).collect();
        let errors: Vec<f64> = of_it.iter().map(|row| row.2 - row.0).collect();
        let (apart, _) = mean(&errors);
        let (error, _) = mean(&errors.iter().map(|error| error.abs()).collect::<Vec<f64>>());
        writeln!(
            out,
            "worth {low:.0} to {high:.0} points: {}; marked {}, mistake or blunder {}; off by {error:.2} points, on the mean {apart:.2}",
            of_it.len(),
            share(&of_it, |row| row.1.is_marked()),
            share(&of_it, |row| row.1 >= Verdict::Mistake),
        )?;
    }
    Ok(())
}

/// What a seat knew, what it is made to choose, and what that gives away.
fn planted(args: &Args, number: u32) -> Option<(View, Choice, f64)> {
    let seed = args.seed_of(number);
    let mut chance = Chance::from_seed(!seed);
    let mut views: Vec<View> = Vec::new();
    let game = Exhibition { rules: args.edition, level: Level::Medium, seed };
    game.play(|_, view, _| {
        if view.choices.len() > 1 {
            views.push(view.clone());
        }
    });
    chance.shuffle(&mut views);
    views.into_iter().find_map(|view| {
        let (choice, size) = blunder(args, &view, seed, &mut chance)?;
        Some((view, choice, size))
    })
}

/// A choice that gives much away, and how much.
fn blunder(args: &Args, view: &View, seed: u64, chance: &mut Chance) -> Option<(Choice, f64)> {
    let mut choices = liked(view);
    choices.truncate(MOST);
    let rough = weigh(view, &choices, 60, Until::DealEnds, seed)?;
    let best = (0..choices.len()).max_by(|a, b| rough.win(*a).total_cmp(&rough.win(*b)))?;
    let bad: Vec<usize> = (0..choices.len()).filter(|other| rough.difference(best, *other).mean >= LEAST).collect();
    let planted = *bad.get(chance.below(bad.len().max(1)))?;
    let two = [choices[best], choices[planted]];
    let size = weigh(view, &two, args.playouts as u32, Until::DealEnds, other_worlds(seed))?.difference(0, 1).mean;
    (size >= LEAST).then_some((choices[planted], size))
}

fn read(line: &str) -> Option<(f64, Verdict, f64)> {
    let mut words = line.split(' ');
    let size = words.next()?.parse::<f64>().ok()? / 100.0;
    Some((size, verdict(words.next()?)?, words.next()?.parse::<f64>().ok()? / 100.0))
}
