//! `makker measure`: what docs/strength.md says of the bots besides who beats whom.

pub mod kept_lines;
pub mod positions;

pub mod ahead;
pub mod calibration;
pub mod company;
pub mod cooperation;
pub mod duel;
pub mod lie;
pub mod regret;
pub mod review;
pub mod tells;

use std::io::Write;
use std::path::PathBuf;
use std::thread;

use anyhow::Result;
use makker_bots::Level;
use makker_review::Effort;
use makker_rules::RuleSet;

use crate::usage::{Usage, edition_parser, number};

/// Measure what win rates do not show: lost chances, honest estimates, and how well a bot gets on with its partner.
///
/// A measurement consists of numbered pieces that depend only on the seed. With --out, the line of each piece is kept in a
/// file, so that a measurement can be interrupted and goes on where it stopped.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  makker measure duel --level master --players hard --pieces 400 --out master-hard.txt
  makker measure regret --pieces 1000 --out regret.txt
  makker measure calibration --level hard --pieces 20000 --out calibration.txt
  makker measure label --pieces 400 --playouts 350000 --out cooperation.jsonl
  makker measure cooperation --set cooperation.jsonl
  makker measure company --pieces 200")]
pub struct Args {
    /// What to measure.
    #[arg(value_enum)]
    what: Measurement,
    /// The edition, with house rules or without: see `makker help`.
    #[arg(long, default_value = "classic", value_parser = edition_parser())]
    pub edition: RuleSet,
    /// The number that decides all chance.
    #[arg(long, default_value_t = 1, value_parser = number(0..=u64::MAX))]
    pub seed: u64,
    /// How many pieces: decisions, games, or deals of each pairing.
    #[arg(long, default_value_t = 100, value_parser = number(1..=10_000_000))]
    pub pieces: u64,
    /// How many playouts judge each choice. For `label`, they judge all choices of a position together; `audit` plays twice
    /// as many to the end of the game.
    #[arg(long, default_value_t = 5000, value_parser = number(1..=10_000_000))]
    pub playouts: u64,
    /// The level that is measured, where only one is. In a duel it may have settings, such as hard:playouts=2000. [default:
    /// hard]
    #[arg(long)]
    level: Option<String>,
    /// In a duel, the opponent; in calibration, who plays the games that the level judges. [default: the level itself]
    #[arg(long)]
    players: Option<String>,
    /// Keep the lines in this file, and go on where it ends.
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// The positions of `cooperation`, as `label` writes them.
    #[arg(long, value_name = "FILE")]
    pub set: Option<PathBuf>,
    /// In a duel, also say how it went with luck taken out, as `makker arena` does.
    #[arg(long)]
    pub luck_adjusted: bool,
    /// How much work goes into reviews: light, quick or deep. [default: light for luck, else quick]
    #[arg(long)]
    effort: Option<String>,
    /// How many threads to use. [default: one for each core]
    #[arg(long, value_parser = number(1..=1024))]
    threads: Option<u64>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
enum Measurement {
    /// Who wins on the same deals: the level or --players.
    Duel,
    /// How much chance to win each level gives away in a decision.
    Regret,
    /// How much choices gain by playouts that go on to the end of the next deal.
    Ahead,
    /// Whether regret judges well: its first decisions, by playouts to the end of the game.
    Audit,
    /// How often a level wins when it says that it will.
    Calibration,
    /// Draw positions in which choices help or hurt the teammate, and label them by a large search.
    Label,
    /// How many of the labelled positions each level solves.
    Cooperation,
    /// Each level as partner of each other.
    Company,
    /// What it costs when a partner lies in the exchange.
    Lie,
    /// How much others' plays tell about the cards they hold, in games of a level.
    Tells,
    /// Of reviews: whether luck has mean 0, and how much less the result varies without it, in games of the level against --players.
    Luck,
    /// Of reviews: how often a level's decisions get each word, and how much they give away.
    Verdicts,
    /// Of reviews: whether they say the same with fifty times the effort.
    Agreement,
    /// Of reviews: whether they find blunders of known size that were planted in games.
    Planted,
    /// Of reviews: how often they call a blunder what fifty times the effort calls fine.
    Blunders,
    /// Of reviews: what they say of the labelled positions of `cooperation`.
    Judged,
}

impl Args {
    /// On how many threads.
    pub fn threads(&self) -> usize {
        self.threads.map_or_else(|| thread::available_parallelism().map_or(1, usize::from), |threads| threads as usize)
    }

    /// How much work goes into reviews.
    pub fn effort(&self) -> Result<Effort> {
        let usual = if self.what == Measurement::Luck { Effort::LIGHT } else { Effort::QUICK };
        let Some(name) = &self.effort else { return Ok(usual) };
        Effort::named(name).ok_or_else(|| Usage::new("--effort: write light, quick or deep").into())
    }

    /// The level that is measured.
    pub fn level(&self) -> Result<Level> {
        Ok(self.level_text().parse()?)
    }

    /// The level that is measured, as it was written.
    pub fn level_text(&self) -> &str {
        self.level.as_deref().unwrap_or(Level::Hard.name())
    }

    /// Who plays the games that the level judges.
    pub fn players(&self) -> Result<Level> {
        Ok(self.players_text().parse()?)
    }

    /// The same as it was written.
    pub fn players_text(&self) -> &str {
        self.players.as_deref().unwrap_or_else(|| self.level_text())
    }

    /// The seed of one piece.
    pub fn seed_of(&self, number: u32) -> u64 {
        self.seed << 32 | u64::from(number)
    }
}

/// Runs the command.
pub fn run(args: &Args, out: &mut impl Write) -> Result<()> {
    match args.what {
        Measurement::Duel => duel::run(args, out),
        Measurement::Regret => regret::run(args, out),
        Measurement::Ahead => ahead::run(args, out),
        Measurement::Audit => regret::audit(args, out),
        Measurement::Calibration => calibration::run(args, out),
        Measurement::Label => cooperation::label(args, out),
        Measurement::Cooperation => cooperation::run(args, out),
        Measurement::Company => company::run(args, out),
        Measurement::Lie => lie::run(args, out),
        Measurement::Tells => tells::run(args, out),
        Measurement::Luck => review::luck::run(args, out),
        Measurement::Verdicts => review::verdicts::run(args, out),
        Measurement::Agreement => review::agreement::run(args, out),
        Measurement::Planted => review::planted::run(args, out),
        Measurement::Blunders => review::blunders::run(args, out),
        Measurement::Judged => review::judged::run(args, out),
    }
}

/// The mean of these numbers, and its standard error: infinite for fewer than two.
pub fn mean(numbers: &[f64]) -> (f64, f64) {
    let count = numbers.len().max(1) as f64;
    let mean = numbers.iter().sum::<f64>() / count;
    let squares = numbers.iter().map(|number| (number - mean).powi(2)).sum::<f64>();
    let error = if count > 1.0 { (squares / (count - 1.0) / count).sqrt() } else { f64::INFINITY };
    (mean, error)
}
