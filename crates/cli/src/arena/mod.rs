//! `makker arena`: players against each other on duplicate deals, measured.

pub mod process;
pub mod program;
pub mod contestants;
pub mod fouls;
pub mod standings;
pub mod report;
pub mod files;

use std::io::Write;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::thread;

use anyhow::Result;
use indicatif::{ProgressBar, ProgressStyle};
use makker_lab::arena::{DuplicateResult, Pairing};
use makker_lab::measuring::duplicate_without_luck;
use makker_lab::statistics::{Adjusted, Ladder, Sprt, Verdict};
use makker_review::Effort;
use makker_rules::RuleSet;

use crate::arena::contestants::{Contestant, Limits};
use crate::arena::files::{PictureFile, Played, Records};
use crate::arena::fouls::FoulMessage;
use crate::arena::report::{Match, Report, elo_text, percent};
use crate::plot::ladder;
use crate::usage::{AlreadyTold, Usage, edition_parser, number};

/// Let players play each other on the same deals, and say who is stronger and by how much.
///
/// A player is a level (random, beginner, easy, medium, hard, master) or a program. Settings after a colon make a level
/// think less (easy:nodes=20, easy:ms=5), more or differently (hard:playouts=2000, master:ahead=no), or by other weights
/// (medium:weights=FILE). A program takes part by --exec and answers `choose`, as docs/bots.md describes. Each deal is
/// played once for every seating, with the same shuffles. With more than two players, each plays against each.
///
/// The same seed gives the same games on any machine and any number of cores, unless a time limit cuts thinking short.
/// Levels play house rules by what they learned of the edition.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  makker arena easy beginner
  makker arena easy beginner --edition plus-trios --deals 1000 --seed 7 --json
  makker arena easy easy:nodes=4 --sprt 0,20       Stops as soon as the answer is clear.
  makker arena random beginner easy --svg ladder.svg
  makker arena easy --exec 'python3 examples/bots/first.py' --records games")]
pub struct Args {
    /// The players: levels, with settings or without.
    #[arg(value_name = "PLAYER")]
    players: Vec<String>,
    /// A program that plays too, run by the shell. May be given more than once.
    #[arg(long, value_name = "PROGRAM")]
    exec: Vec<String>,
    /// The edition, with house rules or without: see `makker help`.
    #[arg(long, default_value = "classic", value_parser = edition_parser())]
    edition: RuleSet,
    /// How many deals each pair of players plays; with --sprt, at most. [default: 500, or 20000 with --sprt]
    #[arg(long, allow_negative_numbers = true, value_parser = number(1..=10_000_000))]
    deals: Option<u64>,
    /// The number that decides all chance.
    #[arg(long, default_value_t = 1, allow_negative_numbers = true, value_parser = number(0..=u64::MAX))]
    seed: u64,
    /// How many positions a player may look at for one decision, unless its settings say otherwise.
    #[arg(long, allow_negative_numbers = true, value_parser = number(contestants::NODES))]
    nodes: Option<u64>,
    /// How many milliseconds a player may think about one decision, unless its settings say otherwise.
    #[arg(long, allow_negative_numbers = true, value_parser = number(contestants::MS))]
    ms: Option<u64>,
    /// After how many milliseconds without an answer a program commits a foul.
    #[arg(long, default_value_t = 10_000, allow_negative_numbers = true, value_parser = number(1..=600_000))]
    limit_ms: u64,
    /// Stop as soon as it is clear whether the first player is at most ELO0 or at least ELO1 stronger. Either answer may be
    /// wrong in 5 % of cases.
    #[arg(long, value_name = "ELO0,ELO1", allow_hyphen_values = true)]
    sprt: Option<String>,
    /// Also say how each match went with luck taken out: every decision is compared with par, as docs/review.md says. Worth it for
    /// players who err little, which need the most games; takes about as long as games of `hard`.
    #[arg(long)]
    luck_adjusted: bool,
    /// Write the record of every game into this folder.
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
    /// Write a picture of the ladder, as SVG, into this file.
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// Print the result as one JSON object.
    #[arg(long)]
    json: bool,
    /// How many threads to use. [default: one for each core]
    #[arg(long, allow_negative_numbers = true, value_parser = number(1..=1024))]
    threads: Option<u64>,
}

/// How much work goes into the review of a game of which only the result without luck is asked for.
pub const REVIEW: Effort = Effort { name: "arena", deals: 0, ..Effort::LIGHT };

/// How many fouls end a match.
const FOULS_END_A_MATCH: usize = 10;

/// Runs the command.
pub fn run(args: &Args, out: &mut impl Write) -> Result<()> {
    let limits = Limits { nodes: args.nodes.map(|nodes| nodes as u32), ms: args.ms, answer_ms: args.limit_ms };
    let players = contestants::read(&args.players, &args.exec, limits, args.edition)?;
    let sprt = args.sprt.as_deref().map(read_sprt).transpose()?;
    if players.len() > 2 && sprt.is_some() {
        return Err(Usage::new("--sprt: two players are compared: name exactly two").into());
    }
    let records = args.records.as_deref().map(Records::create).transpose()?;
    let picture = args.svg.as_deref().map(PictureFile::probe).transpose()?;
    let report = play_all(args, &players, sprt, records.as_ref())?;
    if args.json {
        writeln!(out, "{}", serde_json::to_string_pretty(&report.message())?)?;
    } else {
        write!(out, "{}", report.text())?;
    }
    out.flush()?;
    // Last, so that a full disk does not cost the result.
    if let Some(file) = picture {
        file.write(&ladder::picture(&report.rules.to_string(), &report.rows()))?;
    }
    match report.first_offender() {
        None => Ok(()),
        Some(name) => {
            anstream::eprintln!("error: {name} committed fouls: see the result, and docs/bots.md for what each means");
            Err(AlreadyTold(1).into())
        }
    }
}

/// Each two play each other, on the same deals.
fn play_all(args: &Args, players: &[Contestant], sprt: Option<Sprt>, records: Option<&Records>) -> Result<Report> {
    let mut report = Report::new(args.edition, args.seed, players.iter().map(|player| player.name.as_str()));
    let deals = args.deals.unwrap_or(if sprt.is_some() { 20_000 } else { 500 }) as u32;
    let pairs: Vec<[usize; 2]> =
        (0..players.len()).flat_map(|first| (first + 1..players.len()).map(move |second| [first, second])).collect();
    let bar = progress_bar(u64::from(deals) * pairs.len() as u64);
    let cores = thread::available_parallelism().map_or(1, usize::from);
    for (index, pair) in pairs.iter().enumerate() {
        bar.set_position(u64::from(deals) * index as u64);
        let pairing =
            Pairing { rules: args.edition, entrants: pair.map(|player| &*players[player].entrant), seed: args.seed };
        let mut played = Match::new(*pair);
        let mut failure = None;
        played.adjusted = args.luck_adjusted.then(Adjusted::new);
        let threads = args.threads.map_or(cores, |threads| threads as usize);
        let reviewed = |deal: DuplicateResult| {
            let adjusted = args.luck_adjusted.then(|| duplicate_without_luck(&deal, REVIEW));
            (deal, adjusted)
        };
        let outcome = pairing.play_and(deals, threads, reviewed, |(deal, adjusted)| {
            bar.inc(1);
            if let (Some(score), Some(adjusted)) = (&mut played.adjusted, adjusted) {
                score.add(deal.share(), adjusted);
            }
            let step = note(&mut report, &mut played, &deal, records);
            bar.set_message(running(&report, &played));
            let is_clear = sprt.is_some_and(|sprt| sprt.verdict(&played.score) != Verdict::Continue);
            match step {
                Err(error) => {
                    failure = Some(error);
                    ControlFlow::Break(())
                }
                Ok(()) if played.fouls >= FOULS_END_A_MATCH || is_clear => ControlFlow::Break(()),
                Ok(()) => ControlFlow::Continue(()),
            }
        });
        if let Some(error) = failure.or(outcome.err().map(anyhow::Error::from)) {
            // An error below half a bar would be hard to find.
            bar.finish_and_clear();
            return Err(error);
        }
        played.is_cut_short = played.fouls >= FOULS_END_A_MATCH && played.score.duplicates() < u64::from(deals);
        played.sprt = sprt;
        report.matches.push(played);
    }
    bar.finish_and_clear();
    report.ladder = Ladder::fit(players.len(), &report.scores());
    Ok(report)
}

/// Takes the games of a deal into the result.
fn note(report: &mut Report, played: &mut Match, deal: &DuplicateResult, records: Option<&Records>) -> Result<()> {
    played.score.add(deal.share(), deal.games.len() as u32);
    for (game, number) in deal.games.iter().zip(1..) {
        played.plies += u64::from(game.plies);
        match game.winner {
            Some(winner) => played.wins[winner] += 1,
            None => played.without_winners += 1,
        }
        for (side, effort) in game.efforts.iter().enumerate() {
            report.efforts[played.players[side]].add(effort);
        }
        for foul in &game.fouls {
            played.fouls += 1;
            let player = played.players[foul.entrant];
            report.fouls.push((player, FoulMessage::new(foul, deal.number + 1, number)));
        }
        if let Some(records) = records {
            let players = played.players.map(|player| (player + 1, report.names[player].as_str()));
            let (rules, seed, deal) = (report.rules, report.seed, deal.number + 1);
            records.write(&Played { rules, seed, players, deal, number, game })?;
        }
    }
    Ok(())
}

fn progress_bar(length: u64) -> ProgressBar {
    let bar = ProgressBar::new(length);
    let style = ProgressStyle::with_template("{wide_bar} {pos}/{len} deals, {eta} left\n{msg}");
    if let Ok(style) = style {
        bar.set_style(style);
    }
    bar
}

fn running(report: &Report, played: &Match) -> String {
    let [first, second] = played.players.map(|player| report.names[player].as_str());
    let score = &played.score;
    let interval = score.rate_interval();
    let (rate, low, high) = (percent(score.rate()), percent(interval.low), percent(interval.high));
    format!("{first} against {second}: {rate} % ({low} to {high}), Elo {}", elo_text(score.elo()))
}

fn read_sprt(text: &str) -> Result<Sprt, Usage> {
    let elos = text.split_once(',').and_then(|(low, high)| Some((low.trim().parse().ok()?, high.trim().parse().ok()?)));
    let (low, high) = elos.ok_or_else(|| Usage::new("--sprt: write two numbers such as 0,20"))?;
    Sprt::new(low, high, 0.05, 0.05).map_err(|error| Usage::new(format_args!("--sprt: {error}")))
}
