//! `makker review`: looks back at a recorded game and tells skill from luck.

pub mod work;
pub mod points;
pub mod names;
pub mod rows;
pub mod text;

use std::io::Write;
use std::path::PathBuf;
use std::thread;

use anyhow::{Result, anyhow};
use makker_protocol::ReviewMessage;
use makker_review::{Course, Decision, Effort, NotReviewable, Review};

use crate::arena::files::PictureFile;
use crate::commands::record_file;
use crate::language::messages::t;
use crate::plot::review::{Bar, Picture, picture};
use crate::review::points::{points, signed};
use crate::review::rows::{Row, headline, rows, team_shown};
use crate::screen::company::Company;
use crate::usage::number;

/// Look back at a finished game: what each decision gave away, and what was luck.
///
/// Each decision is judged by what its seat could know then. The chance to win of each team is followed from the first deal to
/// the end, and every step of it belongs to the cards, to somebody's play, or to what nobody could know: docs/review.md. The same
/// record gives the same review on any number of cores.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  makker review game.makker
  makker review game.makker --deep --svg review.svg
  makker review game.makker --json > review.json")]
pub struct Args {
    /// The record of a finished game; `-` for standard input.
    file: String,
    /// Think twenty times as long about every decision.
    #[arg(long)]
    deep: bool,
    /// Print the whole review as one JSON object.
    #[arg(long)]
    json: bool,
    /// Write a picture of the curve and of what it is made up, as SVG, into this file.
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// How many threads to use. [default: one for each core]
    #[arg(long, allow_negative_numbers = true, value_parser = number(1..=1024))]
    threads: Option<u64>,
}

/// Runs the command.
pub fn run(args: &Args, out: &mut impl Write) -> Result<()> {
    let (record, history) = record_file::read(&args.file)?;
    let (name, company) = (record_file::name(&args.file), names::company(&record));
    let course = Course::of(&history).map_err(|why| anyhow!("{name}: {}", refused(why)))?;
    let file = args.svg.as_deref().map(PictureFile::probe).transpose()?;
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let threads = args.threads.map_or(cores, |threads| threads as usize);
    let effort = if args.deep { Effort::DEEP } else { Effort::QUICK };
    let review = work::review(&course, effort, threads);
    if args.json {
        writeln!(out, "{}", serde_json::to_string(&ReviewMessage::from(&review))?)?;
    } else {
        text::tell(out, &review, &history, &company)?;
    }
    out.flush()?;
    // Last, so that a full disk does not cost the review.
    file.map_or(Ok(()), |file| file.write(&drawn(&review, &company)))
}

/// Why a game cannot be looked back at, with what to do.
fn refused(why: NotReviewable) -> String {
    let word = match why {
        NotReviewable::Unfinished => "unfinished",
        NotReviewable::Abandoned => "abandoned",
        NotReviewable::Hidden => "hidden",
        NotReviewable::Broken => "broken",
    };
    t!("unreviewed-", word)
}

/// The picture of a review.
fn drawn(review: &Review, company: &Company) -> String {
    let team = team_shown(review);
    let tally = &review.teams[team];
    let hundredths = |chance: i32| f64::from(chance) / 100.0;
    let chances = review.steps.iter().map(|step| hundredths(step.chances[team]));
    let curve: Vec<f64> = std::iter::once(hundredths(tally.start)).chain(chances).collect();
    let judged = |decision: &Decision| {
        let judgement = decision.judgement.as_ref().filter(|judgement| judgement.verdict.is_marked())?;
        Some((decision.step + 1, hundredths(judgement.loss)))
    };
    let marks: Vec<(usize, f64)> = review.decisions.iter().filter_map(judged).collect();
    let bar = |row: Row| Bar {
        label: if row.is_total { points(row.end) } else { signed(row.end - row.begin) },
        name: row.name,
        ends: [row.begin, row.end].map(hundredths),
        is_luck: row.is_luck,
    };
    let rows: Vec<Bar> = rows(review, team, company).into_iter().map(bar).collect();
    let title = format!("{} · {}", company.team(&tally.seats), headline(tally));
    let explanation = t!("reviewed-picture");
    picture(&Picture { title: &title, explanation: &explanation, curve: &curve, marks: &marks, rows: &rows })
}
