//! The moments that decided a game.

use makker_rules::Seat;
use makker_rules::sorted::sort_by_key;

use crate::points::POINT;
use crate::step::{Step, StepKind};
use crate::verdict::Verdict;

/// How many moments are told at most.
const MOST: usize = 5;

/// Smaller ones are not told.
const SMALLEST: i32 = 4 * POINT;

/// A moment that decided the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Moment {
    /// Which of the review's steps it is.
    pub step: usize,
    /// What kind of moment.
    pub kind: MomentKind,
    /// The team that gained most by it, by its place among the rule set's teams.
    pub gained: usize,
    /// How much that team gained, in ten-thousandths.
    pub points: i32,
}

/// What kind of moment it was.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MomentKind {
    /// The cards that were dealt.
    Cards,
    /// What this seat gave away.
    Slip(Seat),
    /// What this seat found, and few would have.
    Found(Seat),
    /// What this seat did turned out better or worse than anyone there could know.
    Hidden(Seat),
}

impl MomentKind {
    /// The word that messages use.
    pub const fn word(self) -> &'static str {
        match self {
            MomentKind::Cards => "cards",
            MomentKind::Slip(_) => "slip",
            MomentKind::Found(_) => "found",
            MomentKind::Hidden(_) => "hidden",
        }
    }

    /// Who decided, if it was a decision.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            MomentKind::Cards => None,
            MomentKind::Slip(seat) | MomentKind::Found(seat) | MomentKind::Hidden(seat) => Some(seat),
        }
    }
}

/// What is known of the decision of a step.
pub(crate) struct Told {
    pub(crate) verdict: Verdict,
    /// What it gave away.
    pub(crate) lost: i32,
    /// How much most would have given away where this one did not.
    pub(crate) found: i32,
    /// The team that decided.
    pub(crate) team: usize,
}

/// The moments that decided a game, in their order.
pub(crate) fn moments(steps: &[Step], told: impl Fn(usize) -> Option<Told>) -> Vec<Moment> {
    let mut moments: Vec<Moment> = Vec::new();
    for (number, step) in steps.iter().enumerate() {
        let mut add = |kind: MomentKind, parts: &[i32]| {
            let (gained, points) = most(parts);
            moments.push(Moment { step: number, kind, gained, points });
        };
        match (step.kind, told(number)) {
            (StepKind::Deal, _) => add(MomentKind::Cards, &step.cards),
            (StepKind::Decision(seat), Some(told)) if told.verdict.is_marked() && told.lost >= most(&step.hidden).1 => {
                let gained = most(&others(&step.chances, told.team)).0;
                moments.push(Moment { step: number, kind: MomentKind::Slip(seat), gained, points: told.lost });
            }
            (StepKind::Decision(seat), Some(told)) if told.found > 0 => {
                moments.push(Moment {
                    step: number,
                    kind: MomentKind::Found(seat),
                    gained: told.team,
                    points: told.found,
                });
            }
            (StepKind::Decision(seat), _) => add(MomentKind::Hidden(seat), &step.hidden),
        }
    }
    moments.retain(|moment| moment.points >= SMALLEST);
    sort_by_key(&mut moments, |moment| (std::cmp::Reverse(moment.points), moment.step));
    moments.truncate(MOST);
    sort_by_key(&mut moments, |moment| moment.step);
    moments
}

/// The chances of the others.
fn others(chances: &[i32], team: usize) -> Vec<i32> {
    chances.iter().enumerate().map(|(other, chance)| if other == team { -1 } else { *chance }).collect()
}

/// Who gained most, and how much.
fn most(parts: &[i32]) -> (usize, i32) {
    let most = parts.iter().copied().enumerate().max_by_key(|(place, part)| (*part, std::cmp::Reverse(*place)));
    most.unwrap_or((0, 0))
}
