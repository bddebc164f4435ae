//! `makker cards`: the deck of an edition.

use std::io::Write;

use anstyle::Style;
use anyhow::Result;
use makker_rules::RuleSet;

use crate::language::messages::t;
use crate::screen::ink::FAINT;
use crate::screen::{house_rules, terminal, words};
use crate::usage::edition_parser;

/// Show the deck of an edition with what each card does, and which house rules the edition has.
#[derive(clap::Args)]
#[command(after_help = "Example: makker cards --edition plus-pairs")]
pub struct Args {
    /// The edition, with house rules or without: see `makker help`.
    #[arg(long, default_value = "classic", value_parser = edition_parser())]
    edition: RuleSet,
}

/// The widest face and a space on either side.
const WIDTH: usize = 8;

/// Where the sentences begin, and how wide the lines are where there is no terminal.
const INDENT: usize = WIDTH + 4;
const COLUMNS: usize = 100;

/// Runs the command.
pub fn run(args: &Args, out: &mut impl Write) -> Result<()> {
    let rules = args.edition;
    let bold = Style::new().bold();
    let columns = terminal::columns().unwrap_or(COLUMNS);
    writeln!(out, "{}", t!("deck-of", rules = rules.to_string(), count = rules.deck_size()))?;
    for card in rules.cards() {
        let (bar, face) = ("─".repeat(WIDTH), format!("{:^WIDTH$}", card.face()));
        writeln!(out, "╭{bar}╮")?;
        let copies = t!("copies", count = rules.copies());
        writeln!(out, "│{bold}{face}{bold:#}│  {bold}{:<8}{bold:#}{copies}", card.code())?;
        let lines = terminal::wrapped(&words::card(*card), columns.saturating_sub(INDENT));
        writeln!(out, "╰{bar}╯  {}", lines.join(&format!("\n{:INDENT$}", "")))?;
    }
    let answers = t!("deck-answers", answers = house_rules::answers(rules));
    writeln!(out, "{}", terminal::wrapped(&answers, columns).join("\n"))?;
    let note = t!("deck-inferred");
    writeln!(out, "{FAINT}{}{FAINT:#}", terminal::wrapped(&note, columns).join("\n"))?;
    Ok(())
}
