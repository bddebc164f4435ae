//! `makker replay`: shows a recorded game.

use std::io::Write;
use std::thread::sleep;
use std::time::Duration;

use anyhow::Result;
use clap::ValueEnum;
use makker_protocol::EventMessage;
use makker_rules::Phase;

use crate::commands::record_file;
use crate::language::messages::t;
use crate::screen::company;
use crate::screen::narrator::Narrator;
use crate::usage;

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
    /// How many milliseconds to wait after each event, to watch the game.
    #[arg(long, default_value_t = 0, value_name = "MILLISECONDS", allow_negative_numbers = true)]
    #[arg(value_parser = usage::number(0..=u64::MAX))]
    delay_ms: u64,
}

#[derive(Clone, Copy, ValueEnum)]
enum Format {
    /// In words, with the board drawn after each deal.
    #[value(alias = "drawn")]
    Text,
    /// One JSON object an event.
    Jsonl,
}

/// Runs the command.
pub fn run(args: &Args, out: &mut impl Write) -> Result<()> {
    let (record, history) = record_file::read(&args.file)?;
    let rules = history.game().rules();
    let is_text = matches!(args.format, Format::Text);
    for seat in rules.seats().iter().filter(|_| is_text) {
        if let Some(player) = record.tag(seat.name()) {
            // A record comes from anywhere: its names must not steer the terminal.
            let player: String = player.chars().filter(|letter| !letter.is_control()).collect();
            writeln!(out, "{}: {player}", company::colour(*seat))?;
        }
    }
    let mut narrator = Narrator::new(rules);
    for event in history.events() {
        match args.format {
            Format::Text => narrator.tell(out, event)?,
            Format::Jsonl => writeln!(out, "{}", serde_json::to_string(&EventMessage::new(event))?)?,
        }
        if args.delay_ms > 0 {
            out.flush()?;
            sleep(Duration::from_millis(args.delay_ms));
        }
    }
    if is_text && history.game().phase() != Phase::Over {
        narrator.draw_changes(out)?;
        writeln!(out, "\n{}", t!("record-stops"))?;
    }
    Ok(())
}
