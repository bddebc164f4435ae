//! A review as text: what it was made up of, what decided it, and the decisions that are marked.

use std::io::Write;

use anstyle::Style;
use anyhow::Result;
use makker_review::{Judgement, Moment, MomentKind, Review, SeatTally, Step};
use makker_rules::{Choice, Event, History, Seat};

use crate::language::messages::t;
use crate::review::points::{points, signed, whole};
use crate::review::rows::{Row, headline, rows, team_shown};
use crate::screen::company::Company;
use crate::screen::{terminal, words};

/// How many columns the bars take.
const BARS: usize = 40;

/// How wide sentences are at most.
const WIDEST: usize = 100;

/// How many marked decisions are listed: those that cost most.
const MOST_LISTED: usize = 20;

/// Tells a review.
pub fn tell(out: &mut impl Write, review: &Review, history: &History, company: &Company) -> Result<()> {
    let team = team_shown(review);
    let names = company.team(&review.teams[review.winner].seats);
    let deals = count_deals(history, history.events().len());
    let (rules, effort) = (review.rules.to_string(), review.effort.name);
    sentence(out, "", &t!("reviewed-game", names = names, rules = rules, deals = deals, effort = effort))?;
    let tally = &review.teams[team];
    heading(out, &format!("{} · {}", company.team(&tally.seats), headline(tally)))?;
    waterfall(out, &rows(review, team, company))?;
    heading(out, &t!("reviewed-accuracy"))?;
    let width = review.seats.iter().map(|tally| terminal::width(&company.name(tally.seat))).max().unwrap_or(0);
    review.seats.iter().try_for_each(|tally| accuracy(out, tally, company, width))?;
    if !review.moments.is_empty() {
        heading(out, &t!("review-moments"))?;
    }
    for moment in &review.moments {
        let place = place(history, &review.steps[moment.step]);
        sentence(out, "  ", &format!("{place} {}", decided(review, moment, company)))?;
    }
    marked(out, review, history, company)
}

fn heading(out: &mut impl Write, text: &str) -> Result<()> {
    let bold = Style::new().bold();
    Ok(writeln!(out, "\n{bold}{text}{bold:#}")?)
}

/// Writes a sentence after an indent; if it needs more lines, they stand further in.
fn sentence(out: &mut impl Write, indent: &str, text: &str) -> Result<()> {
    for (number, line) in terminal::wrapped(text, WIDEST - indent.len() - 2).iter().enumerate() {
        let further = if number == 0 { "" } else { "  " };
        writeln!(out, "{indent}{further}{line}")?;
    }
    Ok(())
}

/// The parts as bars, one below the other, each beginning where the one before it ended.
fn waterfall(out: &mut impl Write, rows: &[Row]) -> Result<()> {
    let ends = rows.iter().flat_map(|row| [row.begin, row.end]);
    let (least, most) = ends.fold((0, 100), |(least, most), end| (least.min(end / 100 - 1), most.max(end / 100 + 1)));
    let column = |end: i32| {
        ((f64::from(end) / 100.0 - f64::from(least)) / f64::from(most - least) * BARS as f64).round() as usize
    };
    let width = rows.iter().map(|row| terminal::width(&row.name)).max().unwrap_or(0);
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
        let (name, bar) = (terminal::padded(&row.name, width), terminal::padded(&bar, BARS + 2));
        let number = if row.is_total { points(row.end) } else { signed(row.end - row.begin) };
        writeln!(out, "  {name}  {bar}{number:>6}")?;
    }
    Ok(())
}

fn accuracy(out: &mut impl Write, tally: &SeatTally, company: &Company, width: usize) -> Result<()> {
    let SeatTally { seat, good, counted, best, lost, found } = tally;
    let name = terminal::padded(&company.name(*seat), width);
    let lost = whole(*lost);
    let told = t!("reviewed-seat", good = *good, counted = *counted, best = *best, lost = lost, found = *found);
    Ok(writeln!(out, "  {name}  {told}")?)
}

/// A moment that decided the game.
fn decided(review: &Review, moment: &Moment, company: &Company) -> String {
    let judgement = review.decisions.iter().find(|decision| decision.step == moment.step);
    let judgement = judgement.and_then(|decision| decision.judgement.as_ref());
    let choice = judgement.map_or_else(|| t!("reviewed-only"), |judgement| chosen(&judgement.chosen));
    let better = judgement.map_or_else(|| t!("reviewed-only"), |judgement| chosen(&judgement.better));
    let names = company.team(&review.teams[moment.gained].seats);
    let name = moment.kind.seat().map(|seat| company.name(seat)).unwrap_or_default();
    let count = cost(moment.points);
    match moment.kind {
        MomentKind::Cards => t!("moment-cards", names = names, count = count),
        MomentKind::Hidden(_) => format!("{name}: {choice}. {}", t!("moment-hidden", names = names, count = count)),
        MomentKind::Slip(_) => t!("reviewed-slip", name = name, choice = choice, better = better, count = count),
        MomentKind::Found(_) => t!("reviewed-found", name = name, choice = choice, count = count),
    }
}

fn marked(out: &mut impl Write, review: &Review, history: &History, company: &Company) -> Result<()> {
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
    heading(out, &t!("reviewed-marked"))?;
    if all == 0 {
        sentence(out, "  ", &t!("reviewed-none"))?;
    }
    for (step, seat, judgement) in &marked {
        let (place, name) = (place(history, &review.steps[*step]), company.name(*seat));
        let (choice, verdict) = (chosen(&judgement.chosen), t!("verdict-", judgement.verdict));
        let (count, win) = (cost(judgement.loss), points(judgement.win));
        let told = t!("reviewed-cost", name = name, choice = choice, verdict = verdict, count = count, win = win);
        sentence(out, "  ", &format!("{place} {told}"))?;
        let why = words::motive(company, review.rules, *seat, judgement.motives[1]);
        let (choice, win) = (chosen(&judgement.better), points(judgement.win + judgement.loss));
        sentence(out, "      ", &t!("reviewed-better", choice = choice, why = why, win = win))?;
    }
    if all > marked.len() {
        sentence(out, "  ", &t!("reviewed-others", count = all - marked.len()))?;
    }
    Ok(())
}

/// What was chosen, or might have been.
fn chosen(choice: &Choice) -> String {
    match choice {
        Choice::Give(card) => t!("reviewed-give", card = card.code()),
        Choice::Play(mv) => mv.to_string(),
        Choice::Fold => t!("reviewed-fold"),
    }
}

/// How many points something is worth.
fn cost(chance: i32) -> i32 {
    whole(chance).max(0)
}

/// In which deal a step is.
fn place(history: &History, step: &Step) -> String {
    format!("{}.", t!("history-deal-alone", number = count_deals(history, step.event + 1)))
}

fn count_deals(history: &History, events: usize) -> usize {
    history.events()[..events].iter().filter(|event| matches!(event, Event::Deal { .. })).count()
}
