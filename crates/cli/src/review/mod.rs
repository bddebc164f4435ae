//! `makker review`: looks back at a recorded game and tells skill from luck.

pub mod work;

use std::io::Write;
use std::path::PathBuf;
use std::thread;

use anyhow::{Result, anyhow};
use makker_protocol::ReviewMessage;
use makker_review::{Course, Effort};

use crate::commands::record_file;
use crate::usage::number;

/// Look back at a finished game: what each decision gave away, and what was luck.
///
/// Each decision is judged by what its seat could know then. The chance to win of each team is followed from the first deal to
/// the end, and every step of it belongs to the cards, to somebody's play, or to what nobody could know: docs/review.md. The same
/// record gives the same review on any number of cores.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  makker review game.makker
  makker review game.makker --deep --svg review.svg
  makker review game.makker --json > review.json")]
pub struct Args {
    /// The record of a finished game; `-` for standard input.
    file: String,
    /// Think twenty times as long about every decision.
    #[arg(long)]
    deep: bool,
    /// Print the whole review as one JSON object.
    #[arg(long)]
    json: bool,
    /// Write a picture of the curve and of what it is made up, as SVG, into this file.
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// How many threads to use. [default: one for each core]
    #[arg(long, allow_negative_numbers = true, value_parser = number(1..=1024))]
    threads: Option<u64>,
}

/// Runs the command.
pub fn run(args: &Args, out: &mut impl Write) -> Result<()> {
    let (_, history) = record_file::read(&args.file)?;
    let name = record_file::name(&args.file);
    let course = Course::of(&history).map_err(|error| anyhow!("{name}: {error}"))?;
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let threads = args.threads.map_or(cores, |threads| threads as usize);
    let effort = if args.deep { Effort::DEEP } else { Effort::QUICK };
    let review = work::review(&course, effort, threads);
    if args.json {
        writeln!(out, "{}", serde_json::to_string(&ReviewMessage::from(&review))?)?;
    }
    Ok(())
}
