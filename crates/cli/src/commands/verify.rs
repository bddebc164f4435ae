//! `makker verify`: checks a recorded game against the rules, and its shuffles by their proof.

use std::io::{self, Write};

use anyhow::{Result, anyhow};
use makker_chance::proof::{Flaw, Part, Verdict, check};
use makker_rules::record::Record;
use makker_rules::{Card, Event, Phase};

use crate::commands::record_file;
use crate::screen::words::counted;
use crate::usage::{AlreadyTold, exit_code};

/// Check every move of a recorded game against the rules, and its shuffles by their proof.
///
/// Prints OK, or the line and column of the first thing that the rules do not allow, and then the exit code is 1. If the record has a
/// proof of its shuffles, it is checked too: who took part, and what is not proved. Several records get a line each.
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
    let proof = record.proofs().next().map(|_| shuffles(&record)).transpose();
    let proof = proof.map_err(|flaw| anyhow!("{}: the shuffles are not proved: {flaw}", record_file::name(file)))?;
    let rules = history.game().rules();
    writeln!(out, "{label}OK: {state} game of {rules}, {deals}, {plays}, {folds}.")?;
    proof.map_or(Ok(()), |verdict| tell(&verdict, record.decks().count(), label, out))
}

/// Checks the proof of a record's shuffles.
fn shuffles(record: &Record) -> Result<Verdict, Flaw> {
    let code = |card: &Option<Card>| card.map_or("?", Card::code).to_string();
    let decks: Vec<Vec<String>> = record.decks().map(|deck| deck.iter().map(code).collect()).collect();
    check(&record.proofs().collect::<Vec<&str>>(), record.tag("Dealer").unwrap_or_default(), &decks)
}

/// What the proof shows, and what no proof can.
fn tell(verdict: &Verdict, decks: usize, label: &str, out: &mut impl Write) -> Result<()> {
    let seats = |part: Part| {
        let seats = verdict.seats.iter().filter(move |(_, other)| *other == part);
        seats.map(|(seat, _)| seat.as_str()).collect::<Vec<&str>>().join(", ")
    };
    if verdict.is_opened {
        let decks = counted(decks, "deck");
        writeln!(out, "{label}Fair: {decks} and the first dealer follow from seeds that fit their seals.")?;
    } else {
        writeln!(out, "{label}Not known yet: the server opens its seed when the game is over.")?;
    }
    for (part, text) in [
        (Part::Opened, "took part in the shuffles"),
        (Part::Withheld, "sealed a seed and did not open it in time"),
        (Part::None, "took no part"),
    ] {
        let seats = seats(part);
        if !seats.is_empty() {
            writeln!(out, "{label}{seats}: {text}.")?;
        }
    }
    if seats(Part::Opened).is_empty() {
        writeln!(out, "{label}Not proved: that the server did not choose its seed, since nobody else opened one.")?;
    } else {
        writeln!(
            out,
            "{label}Not proved by a record alone: that the seals came before the seeds. Whoever took part knows that (docs/fairness.md)."
        )?;
    }
    Ok(())
}
