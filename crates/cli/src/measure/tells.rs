//! How much others' plays tell about the cards they hold.

use std::io::Write;

use anyhow::Result;
use makker_lab::measuring::{Exhibition, bits_told};
use makker_rules::Phase;

use crate::measure::Args;
use crate::measure::kept_lines::work_out;

/// Runs the measurement: a line for each game of the level.
pub fn run(args: &Args, out: &mut impl Write) -> Result<()> {
    let level = args.level()?;
    let lines = work_out(args.pieces, args.threads(), args.out.as_deref(), |number| {
        let mut bits = Vec::new();
        let game = Exhibition { rules: args.edition, level, seed: args.seed_of(number) };
        game.play(|history, view, _| {
            if matches!(view.phase, Phase::Play(_)) {
                bits.extend(bits_told(history, view));
            }
        });
        format!("{} {:.3}", bits.len(), bits.iter().sum::<f64>())
    })?;
    let numbers = lines.iter().filter_map(|line| {
        let (cards, bits) = line.split_once(' ')?;
        Some((cards.parse::<f64>().ok()?, bits.parse::<f64>().ok()?))
    });
    let (cards, bits) = numbers.fold((0.0, 0.0), |(cards, bits), (more, told)| (cards + more, bits + told));
    let mean = bits / f64::max(cards, 1.0);
    writeln!(out, "{}, {} games of {level}, {cards} hidden cards seen by those who play", args.edition, lines.len())?;
    writeln!(out, "plays and gifts tell {mean:.4} bits of each")?;
    Ok(())
}
