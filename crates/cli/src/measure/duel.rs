//! Who beats whom on duplicate deals, deal by deal in a file: a match that takes hours can be interrupted.

use std::io::Write;

use anyhow::Result;
use makker_lab::arena::Pairing;
use makker_lab::measuring::duplicate_without_luck;
use makker_lab::statistics::{Adjusted, Interval, Score, Sprt, Verdict};

use crate::arena::REVIEW;
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
    let lines = work_out(args.pieces, args.threads(), args.out.as_deref(), |number| match args.luck_adjusted {
        true => adjusted_line_of(&pairing, number),
        false => line_of(&pairing, number),
    })?;
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
    if args.luck_adjusted {
        let mut adjusted = Adjusted::new();
        lines.iter().for_each(|line| add_adjusted(&mut adjusted, line));
        let Interval { low, high } = adjusted.rate_interval();
        let [rate, low, high] = [adjusted.rate(), low, high].map(|share| 100.0 * share);
        let (worth, weight) = (adjusted.worth(), 100.0 * adjusted.weight());
        writeln!(
            out,
            "without luck {rate:.1} ({low:.1} to {high:.1}), of which {weight:.0} % was taken out; \
             a deal tells as much as {worth:.1} as they are"
        )?;
    }
    Ok(())
}

/// The same with a third number: the share with luck taken out.
fn adjusted_line_of(pairing: &Pairing<'_>, deal: u32) -> String {
    let Some(played) = pairing.play_one(deal) else { return "-".to_string() };
    let adjusted = duplicate_without_luck(&played, REVIEW);
    format!("{:.4} {} {adjusted:.4}", played.share(), played.games.len())
}

fn add_adjusted(adjusted: &mut Adjusted, line: &str) {
    let numbers: Vec<f64> = line.split(' ').filter_map(|word| word.parse().ok()).collect();
    if let [share, _, without_luck] = numbers[..] {
        adjusted.add(share, without_luck);
    }
}

/// A deal as a line: the share of its games that the first player won, and how many there were.
pub fn line_of(pairing: &Pairing<'_>, deal: u32) -> String {
    let played = pairing.play_one(deal);
    played.map_or_else(|| "-".to_string(), |deal| format!("{:.4} {}", deal.share(), deal.games.len()))
}

/// Counts the deal of a line, if it is one.
pub fn add_line(score: &mut Score, line: &str) {
    let mut words = line.split(' ');
    let numbers = (words.next().map(str::parse::<f64>), words.next().map(str::parse::<u32>));
    if let (Some(Ok(share)), Some(Ok(games))) = numbers {
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
