//! How often a review calls a blunder what fifty times the effort calls fine.
//!
//! In one decision of a game of `medium` the seat makes another choice at random. Few of these are near a blunder, so a glance comes first.

use std::io::Write;

use anyhow::Result;
use makker_bots::Level;
use makker_chance::Chance;
use makker_lab::measuring::Exhibition;
use makker_review::{Effort, Verdict, judge};
use makker_rules::View;

use crate::measure::Args;
use crate::measure::kept_lines::work_out;
use crate::measure::review::agreement::TIMES;
use crate::measure::review::{share, verdict, word};

/// A glance, and what it must find for a second look, in ten-thousandths.
const GLANCE: Effort = Effort { name: "glance", choosing: 60, judging: 20, standing: 0, deals: 0 };
const WORTH_A_LOOK: i32 = 700;

/// Runs the measurement: a line for each game, with a word if the review calls the choice a blunder.
pub fn run(args: &Args, out: &mut impl Write) -> Result<()> {
    let effort = args.effort()?;
    let lines = work_out(args.pieces, args.threads(), args.out.as_deref(), |number| {
        second_opinion(args, number, effort).map_or(String::new(), |one| word(one).to_string())
    })?;
    let words: Vec<Verdict> = lines.iter().filter_map(|line| verdict(line)).collect();
    let (games, found) = (lines.len(), words.len());
    let (edition, name) = (args.edition, effort.name);
    writeln!(out, "{games} games of medium in {edition}: {found} choices that {name} calls blunders")?;
    writeln!(out, "with {TIMES} times the effort they are")?;
    for one in Verdict::ALL {
        let count = words.iter().filter(|word| **word == one).count();
        writeln!(out, "{:<11} {count:>5}, {}", one.word(), share(&words, |word| *word == one))?;
    }
    writeln!(out, "best or fine: {}", share(&words, |word| !word.is_marked()))?;
    Ok(())
}

/// What much effort says of the first choice that the review calls a blunder.
fn second_opinion(args: &Args, number: u32, effort: Effort) -> Option<Verdict> {
    let seed = args.seed_of(number);
    let mut chance = Chance::from_seed(!seed);
    let mut views: Vec<View> = Vec::new();
    let game = Exhibition { rules: args.edition, level: Level::Medium, seed };
    game.play(|_, view, _| views.extend((view.choices.len() > 1).then(|| view.clone())));
    chance.shuffle(&mut views);
    views.iter().find_map(|view| {
        let choice = view.choices[chance.below(view.choices.len())];
        judge(view, choice, number, GLANCE).filter(|one| one.loss >= WORTH_A_LOOK)?;
        judge(view, choice, number, effort).filter(|one| one.verdict == Verdict::Blunder)?;
        judge(view, choice, number, effort.times("much", TIMES)).map(|one| one.verdict)
    })
}
