//! The fouls of an arena: one by one for programs, and for people by player and kind with what helps.

use std::fmt::{self, Write};

use makker_lab::arena::{FoulKind, NotedFoul};
use serde::{Serialize, Serializer};

use crate::screen::words;

/// A foul as JSON.
#[derive(Clone, Serialize)]
pub struct FoulMessage {
    /// In which deal, from 1.
    pub deal: u32,
    /// In which game of the deal, from 1.
    pub game: u32,
    /// On which seat.
    pub seat: String,
    /// At which decision of the game, from 1.
    pub ply: u32,
    /// Which rule was broken.
    #[serde(serialize_with = "word")]
    pub kind: FoulKind,
    /// What exactly; what the program wrote to its standard error follows line by line.
    pub detail: String,
}

impl FoulMessage {
    /// A foul in this deal and game, from 1.
    pub fn new(noted: &NotedFoul, deal: u32, game: u32) -> FoulMessage {
        let NotedFoul { seat, ply, foul, .. } = noted;
        FoulMessage { deal, game, seat: seat.to_string(), ply: *ply, kind: foul.kind, detail: foul.detail.clone() }
    }
}

fn word<S: Serializer>(kind: &FoulKind, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(kind.word())
}

/// Tells people of fouls, with the player who committed each: a group for each player and kind, in the order in which they
/// first occurred.
pub fn write_fouls(out: &mut String, names: &[String], fouls: &[(usize, FoulMessage)]) -> fmt::Result {
    if fouls.is_empty() {
        return Ok(());
    }
    writeln!(out, "\nFouls: {}", fouls.len())?;
    for (index, (player, first)) in fouls.iter().enumerate() {
        let is_same = |(other, foul): &&(usize, FoulMessage)| other == player && foul.kind == first.kind;
        if fouls[..index].iter().any(|foul| is_same(&foul)) {
            continue;
        }
        let times = words::counted(fouls.iter().filter(is_same).count(), "time");
        let FoulMessage { deal, game, seat, ply, kind, detail } = first;
        let name = &names[*player];
        let mut lines = detail.lines();
        let what = lines.next().unwrap_or_default();
        writeln!(
            out,
            "  {name}: {kind}, {times}; first in deal {deal}, game {game}, seat {seat}, decision {ply}: {what}"
        )?;
        for line in lines {
            writeln!(out, "      {line}")?;
        }
        writeln!(out, "    {}", remedy(*kind))?;
    }
    Ok(())
}

/// What helps.
fn remedy(kind: FoulKind) -> &'static str {
    match kind {
        FoulKind::NotStarted => "Does the command work here by hand? It is run by sh in this folder.",
        FoulKind::Ended => "Does it go on after its first answer? Ask it by hand as docs/bots.md shows.",
        FoulKind::TooLate => "Did it flush its output after each answer? If it needs longer, use --limit-ms.",
        FoulKind::Unreadable => "Write only JSON to standard output; notes for yourself go to standard error.",
        FoulKind::Refused => "Answer every request with a move: one of view.moves is always possible.",
        FoulKind::Illegal => "Choose one of view.moves, and write it as it stands there.",
    }
}
