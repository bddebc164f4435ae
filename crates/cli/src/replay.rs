//! `makker replay`: shows a recorded game.

use std::io::Write;

use anyhow::Result;
use clap::ValueEnum;
use makker_protocol::EventMessage;

use crate::log::Log;
use crate::record_file;

/// Show a recorded game.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  makker replay game.makker
  makker random --format record | makker replay - --format jsonl")]
pub struct Args {
    /// The game record; `-` for standard input.
    file: String,
    /// How the game is shown.
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
}

#[derive(Clone, Copy, ValueEnum)]
enum Format {
    /// A log, with the board drawn after each deal.
    Text,
    /// One JSON object an event.
    Jsonl,
}

/// Runs the command.
pub fn run(args: &Args, out: &mut impl Write) -> Result<()> {
    let (record, history) = record_file::read(&args.file)?;
    let edition = history.game().edition();
    if let Format::Jsonl = args.format {
        for event in history.events() {
            writeln!(out, "{}", serde_json::to_string(&EventMessage::new(edition, event))?)?;
        }
        return Ok(());
    }
    for seat in edition.seats() {
        if let Some(player) = record.tag(seat.name()) {
            // A record comes from anywhere: its names must not steer the terminal.
            let player: String = player.chars().filter(|letter| !letter.is_control()).collect();
            writeln!(out, "{}: {player}", seat.name())?;
        }
    }
    let mut log = Log::new(edition);
    for event in history.events() {
        log.tell(out, event)?;
    }
    Ok(log.draw_changes(out)?)
}
