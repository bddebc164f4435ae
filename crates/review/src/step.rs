//! The curve of the chances to win, step by step, and to what each step belongs: the cards, somebody's play, or what was hidden.

use makker_rules::Seat;

use crate::course::{Course, PieceKind};
use crate::find::Finding;
use crate::points::{WHOLE, divide, whole};

/// One step of the curve. All are in ten-thousandths, by team in the order of the rule set's teams, and each list adds up to 0 but for
/// the chances, which add up to 10,000.
#[derive(Clone, PartialEq, Debug)]
pub struct Step {
    /// Which of the history's events it is.
    pub event: usize,
    /// A deal or a decision.
    pub kind: StepKind,
    /// The chances of the teams after it.
    pub chances: Vec<i32>,
    /// What the cards that were dealt gave each team.
    pub cards: Vec<i32>,
    /// What a decision was worth to each team, compared with par.
    pub play: Vec<i32>,
    /// What is left: it came from what nobody could know, and from the error of the estimate.
    pub hidden: Vec<i32>,
    /// The part of the step that has mean 0 whoever plays how well: what arenas take out of a result.
    pub(crate) chance: Vec<f64>,
}

/// What happened in a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StepKind {
    /// Cards were dealt.
    Deal,
    /// A seat decided.
    Decision(Seat),
}

/// The chances before the first deal.
pub(crate) fn start(course: &Course) -> Vec<i32> {
    divide(WHOLE, &vec![1.0; course.rules.team_count()])
}

/// Puts the findings together to a curve.
pub(crate) fn steps(course: &Course, findings: &[Finding]) -> Vec<Step> {
    let teams = course.rules.team_count();
    let mut chances = start(course);
    // The same before it is rounded.
    let mut standing = vec![1.0 / teams as f64; teams];
    let mut steps = Vec::with_capacity(findings.len());
    for (piece, finding) in course.pieces.iter().zip(findings) {
        let before = std::mem::take(&mut chances);
        chances = finding.after.as_ref().map_or_else(|| before.clone(), |after| divide(WHOLE, after));
        let moved: Vec<i32> = chances.iter().zip(&before).map(|(after, before)| after - before).collect();
        let nothing = vec![0; teams];
        let (kind, cards, play, chance) = match &piece.kind {
            PieceKind::Deal { before: earlier } => {
                // Who deals first is drawn like the cards, so the first deal is all luck.
                let expected = finding.compared.as_ref().filter(|_| earlier.is_some());
                let cards = match expected {
                    Some(expected) => less(&chances, &divide(WHOLE, expected)),
                    None => moved.clone(),
                };
                let after = finding.after.as_ref().unwrap_or(&standing);
                let chance = apart(after, expected.unwrap_or(&standing));
                (StepKind::Deal, cards, nothing, chance)
            }
            PieceKind::Decision { seat, .. } => {
                let team = course.team_of(*seat);
                let above_par = finding.judgement.as_ref().map_or(0, |judgement| whole(judgement.above_par.mean));
                let play = compared_with_par(team, above_par, &before);
                let chance = unforeseen(team, finding, &standing);
                (StepKind::Decision(*seat), nothing, play, chance)
            }
        };
        let hidden = less(&less(&moved, &cards), &play);
        if let Some(after) = &finding.after {
            standing.clone_from(after);
        }
        steps.push(Step { event: piece.event, kind, chances: chances.clone(), cards, play, hidden, chance });
    }
    steps
}

fn less(these: &[i32], those: &[i32]) -> Vec<i32> {
    these.iter().zip(those).map(|(this, that)| this - that).collect()
}

fn apart(these: &[f64], those: &[f64]) -> Vec<f64> {
    these.iter().zip(those).map(|(this, that)| this - that).collect()
}

/// What a team's play is worth, compared with par, is at the cost of the others, each in proportion to its chances.
fn compared_with_par(team: usize, above_par: i32, chances: &[i32]) -> Vec<i32> {
    let others = chances.iter().enumerate().filter(|(other, _)| *other != team);
    let shares: Vec<f64> = others.map(|(_, chance)| f64::from(*chance)).collect();
    let mut play: Vec<i32> = divide(above_par.abs(), &shares).iter().map(|part| -part * above_par.signum()).collect();
    play.insert(team, above_par);
    play
}

/// How much better the choice turned out than par, beyond what its seat could expect.
fn unforeseen(team: usize, finding: &Finding, standing: &[f64]) -> Vec<f64> {
    let (Some(judgement), Some(after), Some(other)) = (&finding.judgement, &finding.after, &finding.compared) else {
        return vec![0.0; standing.len()];
    };
    let mut chance = apart(after, other);
    let expected = judgement.above_par.mean;
    let others = 1.0 - standing[team];
    for (place, part) in chance.iter_mut().enumerate() {
        *part -= match place == team {
            true => expected,
            false if others > 0.0 => -expected * standing[place] / others,
            false => -expected / (standing.len() - 1) as f64,
        };
    }
    chance
}
