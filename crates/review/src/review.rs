//! The whole review: what was found out about each piece, put together.

use makker_rules::{RuleSet, Seat};

use crate::course::{Course, PieceKind};
use crate::effort::Effort;
use crate::find::Finding;
use crate::judge::Judgement;
use crate::moment::{Moment, Told, moments};
use crate::points::{WHOLE, whole};
use crate::step::{Step, StepKind, start, steps};
use crate::verdict::Verdict;

/// Reviews of the same game by the same version and effort are the same to the byte. It grows whenever that would change.
pub const VERSION: u32 = 1;

/// A game looked back at.
#[derive(Clone, PartialEq, Debug)]
pub struct Review {
    /// The rule set.
    pub rules: RuleSet,
    /// How much work went into it.
    pub effort: Effort,
    /// The team that won, by its place among the rule set's teams.
    pub winner: usize,
    /// The curve.
    pub steps: Vec<Step>,
    /// Every decision, in order.
    pub decisions: Vec<Decision>,
    /// Each seat, clockwise from red.
    pub seats: Vec<SeatTally>,
    /// Each team, in the order of the rule set's teams.
    pub teams: Vec<TeamTally>,
    /// What decided the game: at most five moments, in their order.
    pub moments: Vec<Moment>,
}

/// One decision.
#[derive(Clone, PartialEq, Debug)]
pub struct Decision {
    /// Who decided.
    pub seat: Seat,
    /// Which of the review's steps it is.
    pub step: usize,
    /// What was found out; nothing where there was no choice.
    pub judgement: Option<Judgement>,
}

/// How well one seat played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatTally {
    /// The seat.
    pub seat: Seat,
    /// Its decisions in which there was a choice.
    pub counted: u32,
    /// How many of these were best or fine.
    pub good: u32,
    /// How many were best.
    pub best: u32,
    /// How many were hard to find.
    pub found: u32,
    /// What it gave away in all, in ten-thousandths.
    pub lost: i32,
}

/// Of what the result of one team is made up, in ten-thousandths: `start`, `cards`, `hidden` and all of `play` add up to the result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TeamTally {
    /// The team.
    pub seats: Vec<Seat>,
    /// An even chance.
    pub start: i32,
    /// What the cards gave.
    pub cards: i32,
    /// What nobody could know, and the error of the estimate.
    pub hidden: i32,
    /// What each seat's play gave this team compared with par, clockwise from red.
    pub play: Vec<(Seat, i32)>,
}

impl TeamTally {
    /// All parts together: 10,000 for the winners, 0 for the others.
    pub fn result(&self) -> i32 {
        self.start + self.luck() + self.played()
    }

    /// The cards and what nobody could know.
    pub fn luck(&self) -> i32 {
        self.cards + self.hidden
    }

    /// What all play together gave this team.
    pub fn played(&self) -> i32 {
        self.play.iter().map(|(_, part)| part).sum()
    }
}

impl Course {
    /// Puts together what was found out about each piece, in the order of the pieces.
    ///
    /// # Panics
    /// If there is not one finding for each piece.
    pub fn conclude(&self, findings: Vec<Finding>, effort: Effort) -> Review {
        assert_eq!(findings.len(), self.pieces.len(), "one finding for each piece");
        let steps = steps(self, &findings);
        let told = |step: usize| {
            let judgement = findings[step].judgement.as_ref()?;
            let PieceKind::Decision { seat, .. } = &self.pieces[step].kind else { return None };
            let found = if judgement.found { whole(judgement.above_par.mean) } else { 0 };
            Some(Told { verdict: judgement.verdict, lost: judgement.loss, found, team: self.team_of(*seat) })
        };
        let moments = moments(&steps, told);
        let is_decision = |(number, finding): (usize, Finding)| match steps[number].kind {
            StepKind::Deal => None,
            StepKind::Decision(seat) => Some(Decision { seat, step: number, judgement: finding.judgement }),
        };
        let decisions: Vec<Decision> = findings.into_iter().enumerate().filter_map(is_decision).collect();
        let seats = self.rules.seats().iter().map(|seat| tally(*seat, &decisions)).collect();
        let teams = self.rules.teams().enumerate().map(|(team, seats)| self.team_tally(team, seats, &steps)).collect();
        Review { rules: self.rules, effort, winner: self.winner, steps, decisions, seats, teams, moments }
    }

    /// Does all the work, one piece after the other.
    pub fn review(&self, effort: Effort) -> Review {
        self.conclude((0..self.pieces()).map(|piece| self.find(piece, effort)).collect(), effort)
    }

    fn team_tally(&self, team: usize, seats: Vec<Seat>, steps: &[Step]) -> TeamTally {
        let of_seat = |seat: &Seat| {
            let decided = steps.iter().filter(|step| step.kind == StepKind::Decision(*seat));
            (*seat, decided.map(|step| step.play[team]).sum())
        };
        TeamTally {
            seats,
            start: start(self)[team],
            cards: steps.iter().map(|step| step.cards[team]).sum(),
            hidden: steps.iter().map(|step| step.hidden[team]).sum(),
            play: self.rules.seats().iter().map(of_seat).collect(),
        }
    }
}

impl Review {
    /// The result of a team with luck taken out, from 0 to 1 on the mean: what is taken out has mean 0 whoever plays how well, so this
    /// has the mean of the result itself and varies less. It may lie below 0 or above 1.
    pub fn adjusted(&self, team: usize) -> f64 {
        let result = if team == self.winner { 1.0 } else { 0.0 };
        result - self.steps.iter().map(|step| step.chance[team]).sum::<f64>()
    }

    /// The same from the parts that people are told: an even chance and what all play was worth.
    pub fn by_play(&self, team: usize) -> f64 {
        f64::from(self.teams[team].start + self.teams[team].played()) / f64::from(WHOLE)
    }
}

fn tally(seat: Seat, decisions: &[Decision]) -> SeatTally {
    let mut tally = SeatTally { seat, counted: 0, good: 0, best: 0, found: 0, lost: 0 };
    let own = decisions.iter().filter(|decision| decision.seat == seat);
    for judgement in own.filter_map(|decision| decision.judgement.as_ref()) {
        tally.counted += 1;
        tally.good += u32::from(!judgement.verdict.is_marked());
        tally.best += u32::from(judgement.verdict == Verdict::Best);
        tally.found += u32::from(judgement.found);
        tally.lost += judgement.loss;
    }
    tally
}
