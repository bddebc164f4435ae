//! A review as text: what it was made up of, what decided it, and the decisions that are marked.

use std::io::Write;

use anstyle::Style;
use anyhow::Result;
use makker_review::{Judgement, MomentKind, Review, SeatTally, Step};
use makker_rules::{Event, History, Seat};

use crate::review::names::Names;
use crate::review::points::{points, signed, whole};
use crate::review::rows::{Row, headline, rows, team_shown};
use crate::screen::words;

/// How many columns the bars take.
const BARS: usize = 40;

/// How many marked decisions are listed: those that cost most.
const MOST_LISTED: usize = 20;

/// Tells a review.
pub fn tell(out: &mut impl Write, review: &Review, history: &History, names: &Names) -> Result<()> {
    let bold = Style::new().bold();
    let team = team_shown(review);
    let winners = names.team(&review.teams[review.winner].seats);
    let deals = words::counted(count_deals(history, history.events().len()), "deal");
    writeln!(out, "{winners} won · {} · {deals} · {} review\n", review.rules, review.effort.name)?;
    writeln!(out, "{bold}{}: {}{bold:#}", names.team(&review.teams[team].seats), headline(&review.teams[team]))?;
    waterfall(out, &rows(review, team, names))?;
    writeln!(out, "\n{bold}Accuracy{bold:#}, of decisions in which there was a choice")?;
    let width = review.seats.iter().map(|tally| names.seat(tally.seat).chars().count()).max().unwrap_or(0);
    review.seats.iter().try_for_each(|tally| accuracy(out, tally, names, width))?;
    if !review.moments.is_empty() {
        writeln!(out, "\n{bold}What decided the game{bold:#}")?;
    }
    for moment in &review.moments {
        let step = &review.steps[moment.step];
        let gained = names.team(&review.teams[moment.gained].seats);
        let what = sentence(review, moment.step, moment.kind, &gained, moment.points, names);
        writeln!(out, "  {} {what}", place(history, step))?;
    }
    marked(out, review, history, names)
}

/// The parts as bars, one below the other, each beginning where the one before it ended.
fn waterfall(out: &mut impl Write, rows: &[Row]) -> Result<()> {
    let ends = rows.iter().flat_map(|row| [row.begin, row.end]);
    let (least, most) = ends.fold((0, 100), |(least, most), end| (least.min(end / 100 - 1), most.max(end / 100 + 1)));
    let column = |end: i32| {
        ((f64::from(end) / 100.0 - f64::from(least)) / f64::from(most - least) * BARS as f64).round() as usize
    };
    let width = rows.iter().map(|row| row.name.chars().count()).max().unwrap_or(0);
    for row in rows {
        let (low, high) = (column(row.begin.min(row.end)), column(row.begin.max(row.end)));
        let fill = if row.is_total {
            "│"
        } else if row.end >= row.begin {
            "█"
        } else {
            "░"
        };
        let length = if row.is_total { 1 } else { (high - low).max(1) };
        let bar = format!("{}{}", " ".repeat(low.min(BARS)), fill.repeat(length));
        let name = format!("{}{}", row.name, " ".repeat(width - row.name.chars().count()));
        let padding = " ".repeat((BARS + 2).saturating_sub(bar.chars().count()));
        let number = if row.is_total { points(row.end) } else { signed(row.end - row.begin) };
        writeln!(out, "  {name}  {bar}{padding}{number:>6}")?;
    }
    Ok(())
}

fn accuracy(out: &mut impl Write, tally: &SeatTally, names: &Names, width: usize) -> Result<()> {
    let name = names.seat(tally.seat);
    let padding = " ".repeat(width - name.chars().count());
    let found = match tally.found {
        0 => String::new(),
        found => format!("; {found} hard to find"),
    };
    let SeatTally { good, counted, best, lost, .. } = tally;
    let lost = points(*lost);
    writeln!(
        out,
        "  {name}{padding}  {good} of {counted} good, {best} of them best; {lost} behind the best in all{found}"
    )?;
    Ok(())
}

fn sentence(review: &Review, step: usize, kind: MomentKind, gained: &str, worth: i32, names: &Names) -> String {
    let judgement = || judged(review, step);
    let chosen = judgement().map_or("the only choice".to_string(), |judgement| judgement.chosen.to_string());
    let (name, worth) = (kind.seat().map(|seat| names.seat(seat)).unwrap_or_default(), counted(worth));
    match kind {
        MomentKind::Cards => format!("The cards gave {gained} {worth}."),
        MomentKind::Slip(_) => {
            let better = judgement().map_or(String::new(), |judgement| format!("; better {}", judgement.better));
            format!("{name} gave away {worth} with {chosen}{better}.")
        }
        MomentKind::Found(_) => format!("{name} found {chosen}: most would have given away {worth}."),
        MomentKind::Hidden(_) => format!("{chosen} of {name} gave {gained} {worth} that nobody could know of."),
    }
}

fn marked(out: &mut impl Write, review: &Review, history: &History, names: &Names) -> Result<()> {
    let bold = Style::new().bold();
    let mut marked: Vec<(usize, Seat, &Judgement)> = Vec::new();
    for decision in &review.decisions {
        if let Some(judgement) = decision.judgement.as_ref().filter(|judgement| judgement.verdict.is_marked()) {
            marked.push((decision.step, decision.seat, judgement));
        }
    }
    let all = marked.len();
    marked.sort_by_key(|(step, _, judgement)| (std::cmp::Reverse(judgement.loss), *step));
    marked.truncate(MOST_LISTED);
    marked.sort_by_key(|(step, ..)| *step);
    writeln!(out, "\n{bold}Marked decisions{bold:#}")?;
    if all == 0 {
        writeln!(out, "  None.")?;
    }
    for (step, seat, judgement) in &marked {
        let (place, name) = (place(history, &review.steps[*step]), names.seat(*seat));
        let (from, to) = (points(judgement.win), points(judgement.win + judgement.loss));
        writeln!(
            out,
            "  {place} {name}: {} ({}) cost {}: {from} of 100",
            judgement.chosen,
            judgement.verdict,
            counted(judgement.loss),
        )?;
        let why = words::motive(&names.company(), review.rules, *seat, judgement.motives[1]);
        writeln!(out, "      better {}: {why}; {to} of 100", judgement.better)?;
    }
    if all > marked.len() {
        let others = words::counted(all - marked.len(), "smaller one");
        writeln!(out, "  And {others}: --json shows them all.")?;
    }
    Ok(())
}

fn counted(chance: i32) -> String {
    words::counted(whole(chance).max(0) as usize, "point")
}

fn judged(review: &Review, step: usize) -> Option<&Judgement> {
    review.decisions.iter().find(|decision| decision.step == step)?.judgement.as_ref()
}

/// In which deal a step is.
fn place(history: &History, step: &Step) -> String {
    format!("Deal {}.", count_deals(history, step.event + 1))
}

fn count_deals(history: &History, events: usize) -> usize {
    history.events()[..events].iter().filter(|event| matches!(event, Event::Deal { .. })).count()
}
