//! `makker verify`: checks a recorded game against the rules.

use std::io::{self, Write};

use anyhow::Result;
use makker_rules::record::Content;
use makker_rules::{Event, Phase};

use crate::commands::record_file;
use crate::screen::words::counted;
use crate::usage::{AlreadyTold, exit_code};

/// Check every move of a recorded game against the rules.
///
/// Prints OK, or the line and column of the first thing that the rules do not allow, and then the exit code is 1. Several
/// records get a line each.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  makker verify game.makker
  makker verify games/*.makker
  makker random --format record | makker verify -")]
pub struct Args {
    /// The game records; `-` for standard input.
    #[arg(required = true, value_name = "FILE")]
    files: Vec<String>,
}

/// Runs the command.
pub fn run(args: &Args, out: &mut impl Write) -> Result<()> {
    if let [file] = &args.files[..] {
        return verify(file, "", out);
    }
    let mut worst = 0;
    for file in &args.files {
        let Err(error) = verify(file, &format!("{file}: "), out) else { continue };
        if error.is::<io::Error>() {
            return Err(error);
        }
        // In the order of the files, wherever the two outputs go.
        out.flush()?;
        anstream::eprintln!("error: {error:#}");
        worst = worst.max(exit_code(&error));
    }
    if worst > 0 { Err(AlreadyTold(worst).into()) } else { Ok(()) }
}

/// Checks one record; the line that says OK begins with the label.
fn verify(file: &str, label: &str, out: &mut impl Write) -> Result<()> {
    let (record, history) = record_file::read(file)?;
    let count = |is: fn(&Event) -> bool| history.events().iter().filter(|event| is(event)).count();
    let deals = counted(count(|event| matches!(event, Event::Deal { .. })), "deal");
    let plays = counted(count(|event| matches!(event, Event::Play { .. })), "move");
    let folds = counted(count(|event| matches!(event, Event::Fold { .. })), "fold");
    let state = match (history.game().phase(), history.game().is_abandoned()) {
        (Phase::Over, false) => "finished",
        (Phase::Over, true) => "abandoned",
        _ => "unfinished",
    };
    let rules = history.game().rules();
    writeln!(out, "{label}OK: {state} game of {rules}, {deals}, {plays}, {folds}.")?;
    let proofs = record.lines().iter().filter(|line| matches!(line.content, Some(Content::Proof(_)))).count();
    match proofs {
        0 => {}
        1 => writeln!(out, "{label}Its proof of a shuffle was not checked: this version cannot do so yet.")?,
        _ => writeln!(out, "{label}Its {proofs} proofs of shuffles were not checked: this version cannot do so yet.")?,
    }
    Ok(())
}
