//! `makker train`: a network plays itself and learns.

use std::fmt::Write as _;
use std::io::Write;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::thread;
use std::time::Instant;

use anyhow::{Context, Result};
use indicatif::{ProgressBar, ProgressStyle};
use makker_bots::Level;
use makker_lab::arena::{Bot, Pairing, Variant};
use makker_lab::statistics::Score;
use makker_lab::training::{Relabelling, Subject, Training};
use makker_rules::RuleSet;

use crate::plot::curve::{Point, picture};
use crate::usage::{Usage, edition_parser, number};

/// Let a network play itself and learn to tell who wins: the weights of medium, hard and master.
///
/// The same seed and number of games give the same weights, whatever the number of threads. From time to time the
/// network plays against easy, looking one move ahead, and a line of the learning curve is printed.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  makker train --edition classic --games 400000 --out classic.net
  makker train --edition jubilee --from classic.net --out jubilee.net --curve jubilee.csv
  makker arena medium:weights=classic.net medium")]
pub struct Args {
    /// The edition, with house rules or without: see `makker help`.
    #[arg(long, default_value = "classic", value_parser = edition_parser())]
    edition: RuleSet,
    /// The number that decides all chance.
    #[arg(long, default_value_t = 1, value_parser = number(0..=u64::MAX))]
    seed: u64,
    /// How many games it plays against itself.
    #[arg(long, default_value_t = 400_000, value_parser = number(128..=100_000_000))]
    games: u64,
    /// Write the weights into this file, again at every line of the curve.
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Begin with these weights, of a rule set with as many seats.
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// How fast it learns at first; in the end it learns at a twentieth of this rate.
    #[arg(long, default_value_t = 0.0005)]
    rate: f32,
    /// How much the later estimates of a deal count, compared with the next one: from 0 to 1.
    #[arg(long, default_value_t = 0.8)]
    lambda: f32,
    /// The same from deal to deal.
    #[arg(long, default_value_t = 0.8)]
    lambda_between: f32,
    /// What is learned. The rest stays as --from has it.
    #[arg(long, value_enum, default_value = "apart")]
    subject: What,
    /// How many situations are learned at a time.
    #[arg(long, default_value_t = 512, value_parser = number(1..=1_000_000))]
    batch: u64,
    /// Learn from a search, which plays the deal to its end in this number of worlds for each situation. With 0, learn
    /// from how the games go on.
    #[arg(long, default_value_t = 0, value_parser = number(0..=10_000))]
    worlds: u64,
    /// With --worlds, search only one situation of this number, and learn from it alone.
    #[arg(long, default_value_t = 8, value_parser = number(1..=1000))]
    once_in: u64,
    /// How many lines the curve has.
    #[arg(long, default_value_t = 16, value_parser = number(1..=1000))]
    lines: u64,
    /// How many deals are played against easy for a line.
    #[arg(long, default_value_t = 100, value_parser = number(1..=100_000))]
    deals: u64,
    /// Write the curve into this file, with commas between numbers.
    #[arg(long, value_name = "FILE")]
    curve: Option<PathBuf>,
    /// Draw the curve, as SVG, into this file.
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// How many threads to use. [default: one for each core]
    #[arg(long, value_parser = number(1..=1024))]
    threads: Option<u64>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
enum What {
    /// Both networks at once, from whole games: a quick beginning.
    Together,
    /// Each network by itself: the one within deals learns from what the other says of their ends.
    Apart,
    /// Only the network between deals.
    Between,
}

/// Runs the command.
pub fn run(args: &Args, out: &mut impl Write) -> Result<()> {
    let read = |file: &PathBuf| std::fs::read(file).with_context(|| file.display().to_string());
    let threads = args.threads.map_or_else(|| thread::available_parallelism().map_or(1, usize::from), |n| n as usize);
    let from = args.from.as_ref().map(read).transpose()?;
    if args.subject == What::Between && from.is_none() {
        return Err(Usage::new("--subject between: say by --from who plays within deals").into());
    }
    if let (Some(file), Some(weights)) = (&args.from, &from) {
        taught(args, weights).with_context(|| format!("--from {}", file.display()))?;
    }
    let Args { edition, seed, rate, lambda, lambda_between, .. } = *args;
    let relabelling =
        (args.worlds > 0).then_some(Relabelling { worlds: args.worlds as u32, once_in: args.once_in as u32 });
    let (games, batch) = (args.games as u32, args.batch as usize);
    let subject = match args.subject {
        What::Together => Subject::Together,
        What::Apart => Subject::Apart,
        What::Between => Subject::Between,
    };
    let training = Training {
        rules: edition,
        seed,
        games,
        rate,
        lambda,
        batch,
        lambda_between,
        subject,
        relabelling,
        threads,
        from,
    };
    let bar = ProgressBar::new(args.games).with_style(
        ProgressStyle::with_template("{bar:40} {pos}/{len} games, {eta} left").expect("the template is right"),
    );
    let mut curve = String::from("games,error,plies,percent,low,high\n");
    let mut points = Vec::new();
    let mut wrong = None;
    let begin = Instant::now();
    let every = (args.games / args.lines).max(1);
    let mut next = every;
    writeln!(out, "    games  minutes   error   plies  v easy")?;
    let weights = training.run(|progress, weights| {
        bar.set_position(u64::from(progress.games));
        if u64::from(progress.games) < next {
            return ControlFlow::Continue(());
        }
        next += every;
        let line = (|| -> Result<()> {
            let weights = weights();
            std::fs::write(&args.out, &weights).with_context(|| args.out.display().to_string())?;
            let score = against_easy(args, &weights, threads)?;
            let interval = score.rate_interval();
            let minutes = begin.elapsed().as_secs_f64() / 60.0;
            let [rate, low, high] = [score.rate(), interval.low, interval.high].map(|share| 100.0 * share);
            bar.suspend(|| {
                writeln!(
                    out,
                    "{:>9} {minutes:>8.1} {:>7.4} {:>7.1}  {rate:.1} % ({low:.1} to {high:.1})",
                    progress.games, progress.error, progress.plies
                )
            })?;
            out.flush()?;
            points.push(Point { games: f64::from(progress.games), won: [rate, low, high] });
            writeln!(curve, "{},{},{},{rate:.2},{low:.2},{high:.2}", progress.games, progress.error, progress.plies)?;
            Ok(())
        })();
        match line {
            Ok(()) => ControlFlow::Continue(()),
            Err(error) => {
                wrong = Some(error);
                ControlFlow::Break(())
            }
        }
    });
    bar.finish_and_clear();
    if let Some(error) = wrong {
        return Err(error);
    }
    std::fs::write(&args.out, weights).with_context(|| args.out.display().to_string())?;
    if let Some(file) = &args.svg {
        std::fs::write(file, picture(&args.edition.to_string(), &points))
            .with_context(|| file.display().to_string())?;
    }
    if let Some(file) = &args.curve {
        std::fs::write(file, curve).with_context(|| file.display().to_string())?;
    }
    Ok(())
}

fn against_easy(args: &Args, weights: &[u8], threads: usize) -> Result<Score> {
    let taught = taught(args, weights)?;
    let easy = Bot::new(Level::Easy);
    let mut score = Score::new();
    let pairing = Pairing { rules: args.edition, entrants: [&taught, &easy], seed: 1 };
    pairing.play(args.deals as u32, threads, |deal| {
        score.add(deal.share(), deal.games.len() as u32);
        ControlFlow::Continue(())
    })?;
    Ok(score)
}

fn taught(args: &Args, weights: &[u8]) -> Result<Variant> {
    let taught = Variant::new(Bot::new(Level::Medium)).with_weights(args.edition, weights);
    taught.with_context(|| format!("not the weights of a rule set with as many seats and teams as {}", args.edition))
}
