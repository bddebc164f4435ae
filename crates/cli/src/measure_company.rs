//! Each level as partner of each other, and a partner who lies in the exchange.

use std::io::Write;
use std::ops::ControlFlow;

use anyhow::Result;
use makker_bots::{Bot, Company, Gifts, Level, Pairing, Score};

use crate::kept_lines::work_out;
use crate::measure::Args;

const LEVELS: [Level; 5] = [Level::Beginner, Level::Easy, Level::Medium, Level::Hard, Level::Master];

/// Everyone plays against this.
const OPPONENT: Level = Level::Medium;

/// Who lies, and whom.
const LIAR: Level = Level::Hard;

/// Runs the measurement: a line for each two partners, and the last for the liar.
pub fn run(args: &Args, out: &mut impl Write) -> Result<()> {
    let partners: Vec<[Level; 2]> =
        (0..LEVELS.len()).flat_map(|a| (0..=a).map(move |b| [LEVELS[a], LEVELS[b]])).collect();
    let count = partners.len();
    let lines = work_out(count as u64 + 1, args.threads(), args.out.as_deref(), |number| {
        let liar = ([LIAR; 2], Gifts::Worst, LIAR);
        let (team, gifts, opponent) = partners.get(number as usize).map_or(liar, |team| (*team, Gifts::Best, OPPONENT));
        let company = Company { first: Bot::new(team[0]), others: Bot::new(team[1]), gifts };
        let opponents = Bot::new(opponent);
        let mut score = Score::new();
        let pairing = Pairing { edition: args.edition, entrants: [&company, &opponents], seed: args.seed };
        let played = pairing.play(args.pieces as u32, 1, |deal| {
            score.add(deal.share(), deal.games.len() as u32);
            ControlFlow::Continue(())
        });
        let interval = score.rate_interval();
        let text = |share: f64| format!("{:.1}", 100.0 * share);
        match played {
            Ok(()) => [score.rate(), interval.low, interval.high].map(text).join(" "),
            Err(_) => "-".to_string(),
        }
    })?;
    writeln!(out, "{}, {} deals each; per cent won against {OPPONENT}, 95 % interval", args.edition, args.pieces)?;
    for (team, line) in partners.iter().zip(&lines) {
        writeln!(out, "{:<9} with {:<9} {line}", team[0], team[1])?;
    }
    if let Some(line) = lines.get(count) {
        writeln!(out, "{LIAR} whose partner gives the worst card, against {LIAR}: {line}")?;
    }
    Ok(())
}
