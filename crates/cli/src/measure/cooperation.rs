//! Positions in which a choice helps or hurts the teammate: drawn from games by a rule, labelled by a large search.
//!
//! The rule: one decision of a game of `medium`, of those in which some choice moves, bumps or swaps a pawn of a teammate, or
//! builds or opens a wall before one, or gives a card; kept if by the label the best choice of those that do so and the best of
//! the others (of cards to give: the best and the second) differ by at least one point.

use std::fs;
use std::io::Write;

use anyhow::{Context, Result};
use makker_bots::search::{Until, examine};
use makker_bots::{Budget, Level, advise};
use makker_protocol::ViewMessage;
use makker_rules::{Choice, Kind, Seat, Space, View};
use serde::{Deserialize, Serialize};

use crate::measure::Args;
use crate::measure::kept_lines::work_out;
use crate::measure::positions::{decision, liked};
use crate::usage::Usage;

/// A position with its label.
#[derive(Serialize, Deserialize)]
pub struct Labelled {
    /// What the seat knew.
    pub view: ViewMessage,
    /// The chance to win after each choice that was judged, as it is written; the best first.
    pub wins: Vec<(String, f64)>,
}

/// The best two must differ by this.
const CLEAR: f64 = 0.01;

/// A choice within this of the best solves a position.
const SOLVED: f64 = 0.005;

/// How many choices are judged at most: those that `medium` likes best, of both kinds.
const MOST: usize = 12;

const LEVELS: [Level; 5] = [Level::Beginner, Level::Easy, Level::Medium, Level::Hard, Level::Master];

/// Draws and labels positions: a line for each game, empty where its decision does not count.
pub fn label(args: &Args, out: &mut impl Write) -> Result<()> {
    let lines = work_out(args.pieces, args.threads(), args.out.as_deref(), |number| {
        let drawn = decision(args, number, concerns_teammate);
        drawn.and_then(|view| labelled(args, &view, args.seed_of(number))).unwrap_or_default()
    })?;
    let kept = lines.iter().filter(|line| !line.is_empty()).count();
    writeln!(out, "{kept} positions from {} games", lines.len())?;
    Ok(())
}

fn labelled(args: &Args, view: &View, seed: u64) -> Option<String> {
    let (mut with, mut without): (Vec<Choice>, Vec<Choice>) =
        liked(view).into_iter().partition(|choice| touches_teammate(view, *choice));
    with.truncate(MOST / 2);
    without.truncate(MOST / 2);
    let choices = [&with[..], &without[..]].concat();
    // Most positions are not clear; a small search says so.
    let is_clear = |wins: &[f64]| {
        let best = |range: &[f64]| range.iter().copied().fold(0.0, f64::max);
        if without.is_empty() {
            let mut sorted = wins.to_vec();
            sorted.sort_by(|a, b| b.total_cmp(a));
            sorted.len() > 1 && sorted[0] - sorted[1] >= CLEAR
        } else {
            (best(&wins[..with.len()]) - best(&wins[with.len()..])).abs() >= CLEAR
        }
    };
    // Shared by the choices, as a level shares its own.
    let playouts = args.playouts as u32 / choices.len() as u32;
    if !is_clear(&examine(view, &choices, playouts / 20, Until::DealEnds, seed)) {
        return None;
    }
    let wins = examine(view, &choices, playouts, Until::DealEnds, !seed);
    if !is_clear(&wins) {
        return None;
    }
    let mut wins: Vec<(String, f64)> =
        choices.iter().zip(wins).map(|(choice, win)| (choice.to_string(), (win * 1e5).round() / 1e5)).collect();
    wins.sort_by(|a, b| b.1.total_cmp(&a.1));
    serde_json::to_string(&Labelled { view: ViewMessage::from(view), wins }).ok()
}

/// Is there a choice that touches a teammate, and the view's seat has more than one?
fn concerns_teammate(view: &View) -> bool {
    let touching = view.choices.iter().filter(|choice| touches_teammate(view, **choice)).count();
    let all_give = matches!(view.choices.first(), Some(Choice::Give(_)));
    touching > 0 && (all_give || touching < view.choices.len()) && view.choices.len() > 1
}

fn touches_teammate(view: &View, choice: Choice) -> bool {
    let Some(seat) = view.seat else { return false };
    match choice {
        Choice::Fold => false,
        Choice::Give(_) => true,
        Choice::Play(mv) => {
            let after = view.board.after(&mv);
            let mates: Vec<Seat> = view.rules().team_of(seat).into_iter().filter(|mate| *mate != seat).collect();
            let behind = view.rules().previous_seat(seat);
            let waits = |space: &Space| matches!(space.kind(), Kind::Track(_)) && space.owner() == behind;
            let is_waited_for = mates.iter().any(|mate| view.board.pawns(*mate).iter().any(waits));
            let wall_changes = view.board.walls().contains(seat) != after.walls().contains(seat);
            mates.iter().any(|mate| view.board.pawns(*mate) != after.pawns(*mate)) || (wall_changes && is_waited_for)
        }
    }
}

/// How many positions each level solves: of those that tuning may look at, every other one, and of those held out.
pub fn run(args: &Args, out: &mut impl Write) -> Result<()> {
    let positions = positions(args)?;
    let solved = work_out(positions.len() as u64, args.threads(), args.out.as_deref(), |number| {
        let words: Vec<String> = LEVELS.iter().map(|level| solves(&positions[number as usize], *level)).collect();
        words.join(" ")
    })?;
    writeln!(out, "level      open       held out   ({} positions)", positions.len())?;
    for (column, level) in LEVELS.iter().enumerate() {
        let share = |odd: usize| {
            let marks = solved.iter().skip(odd).step_by(2).filter_map(|line| line.split(' ').nth(column));
            let marks: Vec<&str> = marks.collect();
            100.0 * marks.iter().filter(|mark| **mark == "1").count() as f64 / marks.len().max(1) as f64
        };
        writeln!(out, "{level:<9} {:>5.1} %    {:>5.1} %", share(0), share(1))?;
    }
    Ok(())
}

/// The positions of the file that `--set` names.
pub fn positions(args: &Args) -> Result<Vec<Labelled>> {
    let Some(file) = &args.set else {
        return Err(Usage::new("--set: name the file that makker measure label --out has written").into());
    };
    let text = fs::read_to_string(file).with_context(|| file.display().to_string())?;
    let positions = text.lines().filter(|line| !line.is_empty()).map(serde_json::from_str::<Labelled>);
    positions.collect::<Result<Vec<_>, _>>().with_context(|| file.display().to_string())
}

fn solves(position: &Labelled, level: Level) -> String {
    let Ok(view) = View::try_from(&position.view) else { return "-".to_string() };
    let best = position.wins.first().map_or(0.0, |first| first.1);
    let chosen = advise(&view, level, 1, Budget::UNLIMITED).map(|advice| advice.choice.to_string());
    let win = position.wins.iter().find(|(choice, _)| Some(choice) == chosen.as_ref()).map(|(_, win)| *win);
    u8::from(win.is_some_and(|win| win >= best - SOLVED)).to_string()
}
