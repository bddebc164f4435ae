//! How long the bots think, and by how much they overstep a deadline.

use std::io::Write;
use std::time::{Duration, Instant};

use anyhow::Result;
use makker_bots::{Budget, Level, advise};
use makker_rules::{RuleSet, View};

use crate::play::local_game::{LocalGame, NewGame};

/// The heads of the columns.
const HEADER: &str = "level     edition       decisions  mean µs   median µs    p99 µs  slowest µs   over 0 ms  over 1 ms  over 5 ms  (worst, ms)";

/// The deadlines that are tried, in thousandths of a second.
const DEADLINES: [u64; 3] = [0, 1, 5];

/// How many games each line is measured on.
const GAMES: u64 = 10;

/// How many decisions are enough for a level that searches.
const SOME: usize = 200;

/// Measures every level on positions from games of `easy` against itself.
pub fn run(editions: &[RuleSet], out: &mut impl Write) -> Result<()> {
    writeln!(out, "{HEADER}")?;
    for rules in editions {
        let games = (0..GAMES).map(|seed| views(*rules, seed)).collect::<Result<Vec<_>>>()?;
        let views: Vec<View> = games.into_iter().flatten().collect();
        for level in Level::ALL {
            // Who searches takes its time: some of the decisions will do.
            let some = if level > Level::Medium { views.len().div_ceil(SOME) } else { 1 };
            let views: Vec<&View> = views.iter().step_by(some).collect();
            writeln!(out, "{}", measure(*rules, level, &views))?;
            out.flush()?;
        }
    }
    Ok(())
}

fn measure(rules: RuleSet, level: Level, views: &[&View]) -> String {
    let time = |limit: Option<Duration>| {
        let mut times: Vec<Duration> = Vec::with_capacity(views.len());
        for view in views {
            let begin = Instant::now();
            let time_is_up = || limit.is_some_and(|limit| begin.elapsed() >= limit);
            let budget = Budget { nodes: None, time_is_up: limit.is_some().then_some(&time_is_up) };
            std::hint::black_box(advise(view, level, 1, budget));
            times.push(begin.elapsed());
        }
        times.sort();
        times
    };
    let free = time(None);
    let worst = DEADLINES.map(|ms| {
        let ms = Duration::from_millis(ms);
        let times = time(Some(ms));
        times.last().map_or(0.0, |slowest| slowest.saturating_sub(ms).as_secs_f64() * 1e3)
    });
    let micros = |time: Duration| time.as_secs_f64() * 1e6;
    let mean = micros(free.iter().sum::<Duration>()) / free.len() as f64;
    format!(
        "{level:<9} {rules:<12} {:>10} {mean:>8.1} {:>11.1} {:>9.1} {:>11.1} {:>11.3} {:>10.3} {:>10.3}",
        free.len(),
        micros(free[free.len() / 2]),
        micros(free[free.len() * 99 / 100]),
        free.last().map_or(0.0, |slowest| micros(*slowest)),
        worst[0],
        worst[1],
        worst[2]
    )
}

/// What each seat sees at each of its decisions in a game of `easy`.
fn views(rules: RuleSet, seed: u64) -> Result<Vec<View>> {
    let bots = rules.seats().iter().map(|seat| (*seat, Level::Easy)).collect();
    let mut game = LocalGame::new(NewGame { rules, play_on: false, seed }, bots)?;
    let mut views = Vec::new();
    loop {
        game.deal()?;
        let Some(seat) = game.decider() else { return Ok(views) };
        views.push(game.view(Some(seat)));
        if let Some(advice) = game.advice(seat) {
            game.carry_out(seat, advice.choice)?;
        }
    }
}
