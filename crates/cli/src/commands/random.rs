//! `makker random`: a game of seats that play at random.

use std::io::Write;
use std::thread::sleep;
use std::time::Duration;

use anyhow::Result;
use clap::ValueEnum;
use makker_chance::Chance;
use makker_protocol::EventMessage;
use makker_rules::record::{Record, Shown};
use makker_rules::{History, Phase, Refusal, RuleSet};

use crate::language::messages::t;
use crate::play::local_game::{self, NewGame};
use crate::screen::narrator::Narrator;
use crate::usage::{edition_parser, number};

/// Show a whole game of seats that play at random.
///
/// The same seed gives the same game. The seed is printed, so that a game can be shown again.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  makker random
  makker random --edition plus-pairs --play-on --seed 7
  makker random --seed 7 --format record > game.makker")]
pub struct Args {
    /// The edition, with house rules or without: see `makker help`.
    #[arg(long, default_value = "classic", value_parser = edition_parser())]
    edition: RuleSet,
    /// The number that decides all chance. Without it, every game is different.
    #[arg(long, allow_negative_numbers = true, value_parser = number(0..=u64::MAX))]
    seed: Option<u64>,
    /// Play on for second place, where there are three teams.
    #[arg(long)]
    play_on: bool,
    /// How the game is shown.
    #[arg(long, value_enum, default_value_t = Format::Drawn)]
    format: Format,
    /// How many milliseconds to wait after each event, to watch the game.
    #[arg(long, default_value_t = 0, value_name = "MILLISECONDS", allow_negative_numbers = true)]
    #[arg(value_parser = number(0..=u64::MAX))]
    delay_ms: u64,
}

#[derive(Clone, Copy, ValueEnum)]
enum Format {
    /// In words, with the board drawn after each deal.
    #[value(alias = "text")]
    Drawn,
    /// A game record, as `makker replay` reads it.
    Record,
    /// One JSON object an event.
    Jsonl,
}

/// Runs the command.
pub fn run(args: &Args, out: &mut impl Write) -> Result<()> {
    let rules = args.edition;
    let seed = args.seed.unwrap_or_else(local_game::seed_of_now);
    let (mut history, mut chance) = NewGame { rules, play_on: args.play_on, seed }.begin()?;
    let play_on = if args.play_on { " --play-on" } else { "" };
    // The other formats are for programs: there the seed must not stand among what they read.
    match args.format {
        Format::Drawn => {
            let command = format!("makker random --edition {rules}{play_on} --seed {seed}");
            writeln!(out, "{}", t!("shown-again", command = command))?;
        }
        _ if args.seed.is_none() => anstream::eprintln!("seed {seed}"),
        _ => {}
    }
    let mut narrator = Narrator::new(rules);
    let mut told = 0;
    loop {
        for event in &history.events()[told..] {
            match args.format {
                Format::Drawn => narrator.tell(out, event)?,
                Format::Record => continue,
                Format::Jsonl => writeln!(out, "{}", serde_json::to_string(&EventMessage::new(event))?)?,
            }
            if args.delay_ms > 0 {
                out.flush()?;
                sleep(Duration::from_millis(args.delay_ms));
            }
        }
        told = history.events().len();
        if history.game().phase() == Phase::Over {
            break;
        }
        step(&mut history, &mut chance)?;
    }
    if let Format::Record = args.format {
        let tags = [("Seed".to_string(), seed.to_string())];
        write!(out, "{}", Record::of(&history, &tags, Shown::Everything)?)?;
    }
    Ok(())
}

/// Does one thing at random: shuffles, or decides for a seat.
pub fn step(history: &mut History, chance: &mut Chance) -> Result<(), Refusal> {
    let game = history.game();
    let Some(seat) = game.decider() else { return local_game::shuffle(history, chance) };
    let choices = game.choices(seat);
    history.choose(seat, choices[chance.below(choices.len())])
}
