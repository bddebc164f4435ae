//! Who beats whom on duplicate deals, deal by deal in a file: a match that takes hours can be interrupted.

use std::io::Write;

use anyhow::Result;
use makker_lab::arena::Pairing;
use makker_lab::statistics::{Score, Sprt, Verdict};

use crate::arena::contestants::{self, Limits};
use crate::measure::Args;
use crate::measure::kept_lines::work_out;

/// The Elos that the sequential test chooses between.
const ELOS: [f64; 2] = [0.0, 20.0];

/// Runs the measurement: a line for each deal.
pub fn run(args: &Args, out: &mut impl Write) -> Result<()> {
    let names = [args.level_text(), args.players_text()].map(str::to_string);
    let limits = Limits { nodes: None, ms: None, answer_ms: 0 };
    let players = contestants::read(&names, &[], limits, args.edition)?;
    let entrants = [&*players[0].entrant, &*players[1].entrant];
    let pairing = Pairing { rules: args.edition, entrants, seed: args.seed };
    let lines = work_out(args.pieces, args.threads(), args.out.as_deref(), |number| line_of(&pairing, number))?;
    let mut score = Score::new();
    let sprt = Sprt::new(ELOS[0], ELOS[1], 0.05, 0.05)?;
    let mut decided = None;
    for line in &lines {
        add_line(&mut score, line);
        let verdict = sprt.verdict(&score);
        if decided.is_none() && verdict != Verdict::Continue {
            decided = Some((verdict, score.games()));
        }
    }
    let [first, second] = names;
    write!(out, "| `{first}` v `{second}`, `{}` | {} | {} |", args.edition, per_cent(&score), score.games())?;
    match decided {
        None => writeln!(out, " not yet |")?,
        Some((Verdict::AcceptsSecond, games)) => writeln!(out, " at least {} Elo, after {games} games |", ELOS[1])?,
        Some((_, games)) => writeln!(out, " at most {} Elo, after {games} games |", ELOS[0])?,
    }
    Ok(())
}

/// A deal as a line: the share of its games that the first player won, and how many there were.
pub fn line_of(pairing: &Pairing<'_>, deal: u32) -> String {
    let played = pairing.play_one(deal);
    played.map_or_else(|| "-".to_string(), |deal| format!("{:.4} {}", deal.share(), deal.games.len()))
}

/// Counts the deal of a line, if it is one.
pub fn add_line(score: &mut Score, line: &str) {
    let numbers = line.split_once(' ').map(|(share, games)| (share.parse::<f64>(), games.parse::<u32>()));
    if let Some((Ok(share), Ok(games))) = numbers {
        score.add(share.clamp(0.0, 1.0), games.max(1));
    }
}

/// The games won, in per cent, with the 95 % interval, and how many there were.
pub fn rate(score: &Score) -> String {
    format!("{}, {} games", per_cent(score), score.games())
}

fn per_cent(score: &Score) -> String {
    let interval = score.rate_interval();
    let [rate, low, high] = [score.rate(), interval.low, interval.high].map(|share| 100.0 * share);
    format!("{rate:.1} ({low:.1} to {high:.1})")
}
