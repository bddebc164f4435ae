//! `makker verify`: checks a recorded game against the rules.

use std::io::Write;

use anyhow::Result;
use makker_rules::{Content, Event, Phase};

use crate::record_file;

/// Check every move of a recorded game against the rules.
///
/// Says OK, or the line and column of the first thing that the rules do not allow; then the exit code is 1.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  makker verify game.makker
  makker random --format record | makker verify -")]
pub struct Args {
    /// The game record; `-` for standard input.
    file: String,
}

/// Runs the command.
pub fn run(args: &Args, out: &mut impl Write) -> Result<()> {
    let (record, history) = record_file::read(&args.file)?;
    let count = |is: fn(&Event) -> bool| history.events().iter().filter(|event| is(event)).count();
    let deals = count(|event| matches!(event, Event::Deal { .. }));
    let plays = count(|event| matches!(event, Event::Play { .. }));
    let folds = count(|event| matches!(event, Event::Fold { .. }));
    let state = match (history.game().phase(), history.game().is_abandoned()) {
        (Phase::Over, false) => "finished",
        (Phase::Over, true) => "abandoned",
        _ => "unfinished",
    };
    let edition = history.game().edition();
    writeln!(out, "OK: {state} game of {edition}, {deals} deals, {plays} moves, {folds} folds.")?;
    let proofs = record.lines().iter().filter(|line| matches!(line.content, Some(Content::Proof(_)))).count();
    if proofs > 0 {
        writeln!(out, "Its {proofs} proofs of shuffles were not checked: this version cannot do so yet.")?;
    }
    Ok(())
}
