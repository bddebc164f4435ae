//! `makker verify`: checks a recorded game against the rules, and its shuffles by their proof.

use std::io::{self, Write};

use anyhow::{Result, anyhow};
use makker_chance::proof::{Flaw, Part, Verdict, check};
use makker_rules::record::Record;
use makker_rules::{Card, Event, Phase};

use crate::commands::record_file;
use crate::language::messages::t;
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
        anstream::eprintln!("{}", t!("error-lead", what = format!("{error:#}")));
        worst = worst.max(exit_code(&error));
    }
    if worst > 0 { Err(AlreadyTold(worst).into()) } else { Ok(()) }
}

/// Checks one record; the line that says OK begins with the label.
fn verify(file: &str, label: &str, out: &mut impl Write) -> Result<()> {
    let (record, history) = record_file::read(file)?;
    let count = |is: fn(&Event) -> bool| history.events().iter().filter(|event| is(event)).count();
    let deals = count(|event| matches!(event, Event::Deal { .. }));
    let moves = count(|event| matches!(event, Event::Play { .. }));
    let folds = count(|event| matches!(event, Event::Fold { .. }));
    let state = match (history.game().phase(), history.game().is_abandoned()) {
        (Phase::Over, false) => "finished",
        (Phase::Over, true) => "abandoned",
        _ => "unfinished",
    };
    let proof = record.proofs().next().map(|_| shuffles(&record)).transpose();
    let proof = proof
        .map_err(|flaw| anyhow!("{}", t!("verify-flaw", name = record_file::name(file), flaw = flaw.to_string())))?;
    let rules = history.game().rules().to_string();
    let verified = t!("verified", state = state, rules = rules, deals = deals, moves = moves, folds = folds);
    writeln!(out, "{label}{verified}")?;
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
        writeln!(out, "{label}{}", t!("verify-fair", decks = decks))?;
    } else {
        writeln!(out, "{label}{}", t!("verify-sealed"))?;
    }
    for (part, word) in [(Part::Opened, "opened"), (Part::Withheld, "withheld"), (Part::None, "none")] {
        let count = verdict.seats.iter().filter(|(_, other)| *other == part).count();
        let seats = seats(part);
        if !seats.is_empty() {
            writeln!(out, "{label}{}", t!("part-", word, names = seats, count = count))?;
        }
    }
    let unproved = seats(Part::Opened).is_empty();
    writeln!(out, "{label}{}", if unproved { t!("verify-unproved-seed") } else { t!("verify-unproved-order") })?;
    Ok(())
}
