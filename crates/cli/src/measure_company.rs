//! Each level as partner of each other, and a partner who lies in the exchange.

use std::io::Write;

use anyhow::Result;
use makker_bots::{Bot, Company, Gifts, Level, Pairing, Score};

use crate::kept_lines::work_out;
use crate::measure::Args;
use crate::measure_duel::{add_line, line_of};

const LEVELS: [Level; 5] = [Level::Beginner, Level::Easy, Level::Medium, Level::Hard, Level::Master];

/// Everyone plays against this.
const OPPONENT: Level = Level::Medium;

/// Who lies, and whom.
const LIAR: Level = Level::Hard;

/// So many more deals has the liar than two partners have: what a lie costs is less than what a level is worth.
const LIES: usize = 4;

/// Runs the measurement: a line for each deal, of one two partners after the other and then of the liar, and so on.
pub fn run(args: &Args, out: &mut impl Write) -> Result<()> {
    let partners: Vec<[Level; 2]> =
        (0..LEVELS.len()).flat_map(|a| (0..=a).map(move |b| [LEVELS[a], LEVELS[b]])).collect();
    let a_round = partners.len() + LIES;
    let lines = work_out(args.pieces * a_round as u64, args.threads(), args.out.as_deref(), |number| {
        let (deal, place) = (number as usize / a_round, number as usize % a_round);
        let (team, gifts, opponent, deal) = match partners.get(place) {
            Some(team) => (*team, Gifts::Best, OPPONENT, deal),
            None => ([LIAR; 2], Gifts::Worst, LIAR, deal * LIES + place - partners.len()),
        };
        let company = Company { first: Bot::new(team[0]), others: Bot::new(team[1]), gifts };
        let opponents = Bot::new(opponent);
        let pairing = Pairing { edition: args.edition, entrants: [&company, &opponents], seed: args.seed };
        line_of(&pairing, deal as u32)
    })?;
    let mut scores = vec![Score::new(); partners.len() + 1];
    for (number, line) in lines.iter().enumerate() {
        add_line(&mut scores[(number % a_round).min(partners.len())], line);
    }
    let text = |score: &Score| {
        let interval = score.rate_interval();
        let [rate, low, high] = [score.rate(), interval.low, interval.high].map(|share| 100.0 * share);
        format!("{rate:.1} ({low:.1} to {high:.1}), {} games", score.games())
    };
    writeln!(out, "{}; per cent won against {OPPONENT}, 95 % interval", args.edition)?;
    for (team, score) in partners.iter().zip(&scores) {
        writeln!(out, "{:<9} with {:<9} {}", team[0], team[1], text(score))?;
    }
    writeln!(out, "{LIAR} whose partner gives the worst card, against {LIAR}: {}", text(&scores[partners.len()]))?;
    Ok(())
}
