//! `makker moves`: what a seat can do with a hand, for people.

use std::io::Write;

use anstyle::Style;
use anyhow::Result;
use makker_rules::{Board, Card, Hand, MoveList, RuleSet, Seat};

use crate::language::messages::t;
use crate::screen::company::{self, Company};
use crate::screen::draw;
use crate::screen::ink::{self, FAINT};
use crate::screen::{terminal, words};
use crate::usage;

/// Show a board and list all that a seat can do with its cards.
///
/// Moves of one card that lead to the same board are listed once.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  makker moves --hand S8,2
  makker moves --edition english --seat Y --hand 7x1,swap \\
    --board Rh,Rh,Rs,Y5/Y12,Y3,Yh,Yh/G2,Gg4,Gh,Gh/Bh,Bh,Bh,Bh")]
pub struct Args {
    /// The edition, with house rules or without: see `makker help`.
    #[arg(long, default_value = "classic", value_parser = usage::edition_parser())]
    edition: RuleSet,
    /// Where the pawns stand: seats clockwise from red with `/` between them, `,` between a seat's four pawns. Without
    /// it, all pawns are at home.
    #[arg(long)]
    board: Option<String>,
    /// The seat that plays, by its letter or name.
    #[arg(long, default_value = "R", value_parser = usage::seat_parser)]
    seat: Seat,
    /// The cards by their codes, with commas between them; see `makker cards`.
    #[arg(long, allow_hyphen_values = true)]
    hand: String,
}

/// Runs the command.
pub fn run(args: &Args, out: &mut impl Write) -> Result<()> {
    let rules = args.edition;
    let board = usage::board(rules, args.board.as_deref())?;
    let seat = usage::seat(rules, args.seat)?;
    let cards = usage::hand(rules, "--hand", &args.hand)?;
    if cards.is_empty() || cards.len() > Hand::SIZE {
        return Err(usage::Usage::new(t!("wrong-hand")).into());
    }
    let hand: Hand = cards.into_iter().collect();
    let moves = board.legal_moves(seat, &hand);

    match draw::too_narrow(rules, terminal::columns()) {
        Some(line) => writeln!(out, "{line}")?,
        None => write!(out, "{}", draw::board(&board))?,
    }
    let ink = ink::of(seat).bold();
    let name = format!("{ink}{}{ink:#}", company::colour(seat));
    let cards: Vec<String> = hand.iter().map(|card| format!("{} {card}", ink::card(*card))).collect();
    writeln!(out, "\n{}", t!("holds", name = name, cards = cards.join(" "), count = moves.len()))?;
    let mut number = 0;
    for card in hand.kinds() {
        number = list_card(out, &board, seat, card, &moves, number)?;
    }
    Ok(())
}

/// Lists the moves of one card, numbered on from those before; says the last number.
fn list_card(
    out: &mut impl Write,
    board: &Board,
    seat: Seat,
    card: Card,
    moves: &MoveList,
    mut number: usize,
) -> Result<usize> {
    if let Some(reason) = board.why_not(seat, card) {
        writeln!(out, "\n{}", words::cannot_play(card, reason))?;
        return Ok(number);
    }
    writeln!(out, "\n{} {card}: {}", ink::card(card), words::card(card))?;
    let texts: Vec<_> = moves.iter().filter(|mv| mv.card() == card).map(|mv| (mv, mv.to_string())).collect();
    let width = texts.iter().map(|(_, text)| terminal::width(text)).max().unwrap_or_default();
    for (mv, text) in texts {
        number += 1;
        let bold = Style::new().bold();
        let what = words::consequences(&Company::default(), board, seat, mv, words::Told::Offered);
        let text = if what.is_empty() { text } else { terminal::padded(&text, width + 2) };
        writeln!(out, "{FAINT}{number:>4}{FAINT:#}  {bold}{text}{bold:#}{what}")?;
    }
    Ok(number)
}
