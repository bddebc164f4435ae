//! `makker perft`: counts how a game can go on with fixed hands, to compare programs that know the rules.

use std::io::Write;
use std::time::Instant;

use anyhow::Result;
use makker_rules::{RuleSet, Seat, perft};

use crate::usage;

/// Count the sequences of plies with which a game can go on when all hands are known.
///
/// A ply is a move, or a fold where no card can be played. Seats without cards are skipped. Sequences that end early,
/// because no cards are left or a team has won, do not count. Other programs can compare their counts with these.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  makker perft --hands S,S8,7x1/S,3,10/S13,7x1,2/S,12,5 --depth 12
  makker perft --hands 2,S8/3,10/9/- --depth 3 --divide \\
    --board R12,R3,Rh,Rs/Y5,Yh,Yh,Yh/Gh,Gh,Gh,Gh/Bh,Bh,Bh,Bs")]
pub struct Args {
    /// The edition, with house rules or without: see `makker help`.
    #[arg(long, default_value = "classic", value_parser = usage::edition_parser())]
    edition: RuleSet,
    /// Where the pawns stand. Without it, all pawns are at home.
    #[arg(long)]
    board: Option<String>,
    /// The cards of all seats clockwise from red, `/` between seats, `,` between cards, `-` for an empty hand.
    #[arg(long, allow_hyphen_values = true)]
    hands: String,
    /// How many plies a sequence has.
    #[arg(long, allow_negative_numbers = true, value_parser = clap::value_parser!(u32).range(0..=24))]
    depth: u32,
    /// The seat that begins, by its letter or name.
    #[arg(long, default_value = "R", value_parser = usage::seat_parser)]
    seat: Seat,
    /// Print the count for each first ply as well.
    #[arg(long)]
    divide: bool,
}

/// Runs the command.
pub fn run(args: &Args, out: &mut impl Write) -> Result<()> {
    let rules = args.edition;
    let board = usage::board(rules, args.board.as_deref())?;
    let seat = usage::seat(rules, args.seat)?;
    let hands = usage::hands(rules, &args.hands)?;
    let begin = Instant::now();
    let total = if args.divide && args.depth > 0 {
        let counts = perft::divide(&board, seat, &hands, args.depth);
        for (choice, count) in &counts {
            writeln!(out, "{choice}: {count}")?;
        }
        counts.iter().map(|(_, count)| count).sum()
    } else {
        perft::count(&board, seat, &hands, args.depth)
    };
    let seconds = begin.elapsed().as_secs_f64();
    writeln!(out, "total: {total}")?;
    writeln!(out, "{:.3} s, {:.0} nodes/s", seconds, total as f64 / seconds.max(1e-9))?;
    Ok(())
}
