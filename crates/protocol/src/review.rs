//! A game looked back at, as JSON. All chances are whole numbers, 10,000 for certain: a hundred of them are one point in a hundred.
//! Teams are named by their place in `teams`.

use makker_review::{Decision, Judgement, Moment, Review, SeatTally, Step, StepKind, TeamTally, VERSION, Verdict};
use makker_rules::{Choice, RuleSet, Seat};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::event::LegMessage;
use crate::words::seat_map::SeatMap;
use crate::words::word::{Word, words};

/// A game looked back at. The same record, version and effort give the same review, to the byte.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ReviewMessage {
    /// Grows whenever the review of the same game would differ.
    pub version: u32,
    /// `"quick"` or `"deep"`.
    pub effort: String,
    /// The rule set's name.
    #[schema(value_type = String)]
    pub edition: Word<RuleSet>,
    /// The teams; their places in this list are their names below.
    pub teams: Vec<TeamReviewMessage>,
    /// The team that won.
    pub winner: u8,
    /// Each seat, clockwise from red.
    pub seats: Vec<SeatReviewMessage>,
    /// The curve: it begins with the even chances of `teams` and ends with 10,000 for the winner.
    pub steps: Vec<StepMessage>,
    /// Every decision, in order.
    pub decisions: Vec<DecisionMessage>,
    /// What decided the game: at most five moments, in their order.
    pub moments: Vec<MomentMessage>,
}

/// Of what the result of one team is made up: `start`, `cards`, `hidden` and all of `play` add up to 10,000 for the winner and to 0 for
/// the others.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TeamReviewMessage {
    /// The team.
    #[schema(value_type = Vec<String>)]
    pub seats: Vec<Word<Seat>>,
    /// An even chance.
    pub start: i32,
    /// What the cards gave it.
    pub cards: i32,
    /// What nobody could know gave it.
    pub hidden: i32,
    /// What each seat's play gave it: less than nothing for its own seats, more for those of others.
    #[schema(value_type = HashMap<String, i32>)]
    pub play: SeatMap<i32>,
    /// How its cards were, with what nobody could know.
    pub luck: Tone,
    /// How it played, compared with the others.
    pub skill: Tone,
}

/// How luck or play was.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum Tone {
    /// Good cards, well played.
    Good,
    /// Even cards, even play.
    Even,
    /// Poor cards, badly played.
    Poor,
}

/// How well one seat played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SeatReviewMessage {
    /// The seat.
    #[schema(value_type = String)]
    pub seat: Word<Seat>,
    /// Its decisions in which there was a choice.
    pub counted: u32,
    /// How many of these were best or fine.
    pub good: u32,
    /// How many were best.
    pub best: u32,
    /// How many were hard to find.
    pub found: u32,
    /// What it gave away in all.
    pub lost: i32,
}

/// One step of the curve: a deal, or a decision. `cards`, `play` and `hidden` are by team and add up to how `chances` changed; what is all
/// zeros is left out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct StepMessage {
    /// Which event of the game it is, from 0, as `makker replay --format jsonl` lists them.
    pub event: u32,
    /// Who decided; nobody if cards were dealt.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    #[schema(value_type = Option<String>)]
    pub seat: Option<Word<Seat>>,
    /// The chance of each team after it.
    pub chances: Vec<i32>,
    /// What the cards that were dealt gave each team.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<i32>>")]
    #[schema(required = false)]
    pub cards: Vec<i32>,
    /// What the decision gave away, and to whom.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<i32>>")]
    #[schema(required = false)]
    pub play: Vec<i32>,
    /// What nobody could know, and the error of the estimate.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<i32>>")]
    #[schema(required = false)]
    pub hidden: Vec<i32>,
}

/// One decision.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DecisionMessage {
    /// Which of `steps` it is.
    pub step: u32,
    /// Which event of the game it is.
    pub event: u32,
    /// Who decided.
    #[schema(value_type = String)]
    pub seat: Word<Seat>,
    /// What was found out; left out where there was no choice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub judged: Option<JudgedMessage>,
}

/// What was found out about a decision, judged by what its seat could know. Chances are those of its team.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct JudgedMessage {
    /// The word for it.
    pub verdict: VerdictWord,
    /// The choice that was made, as choices are listed.
    #[schema(value_type = String)]
    pub choice: Word<Choice>,
    /// The chance to win after it.
    pub win: i32,
    /// What it gave away; 0 if nothing, or nothing that can be told from noise.
    pub loss: i32,
    /// The standard error of the loss.
    pub error: i32,
    /// Why one might choose this: a word from the closed list of motives.
    pub motive: String,
    /// Was it hard to find, and found?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub found: bool,
    /// What would have been better; left out if nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub better: Option<BetterMessage>,
    /// What other choices were worth, the best first: for decisions that are marked or were hard to find. A choice that is not listed is
    /// worth no more than the last.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<WorthMessage>>")]
    #[schema(required = false)]
    pub worth: Vec<WorthMessage>,
}

/// What would have been better.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BetterMessage {
    /// The choice.
    #[schema(value_type = String)]
    pub choice: Word<Choice>,
    /// The chance to win after it.
    pub win: i32,
    /// Why: a word from the closed list of motives.
    pub motive: String,
    /// Which ways the pawns would have gone; empty for a card that is given.
    pub legs: Vec<LegMessage>,
}

/// A choice and what it was worth.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct WorthMessage {
    /// The choice.
    #[schema(value_type = String)]
    pub choice: Word<Choice>,
    /// The chance to win after it.
    pub win: i32,
}

/// The word for a decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum VerdictWord {
    /// Nothing was better, as far as can be told.
    Best,
    /// Something was a little better.
    Fine,
    /// Something was better.
    Inaccuracy,
    /// Something was clearly better.
    Mistake,
    /// Something was much better.
    Blunder,
}

/// A moment that decided the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MomentMessage {
    /// What kind of moment.
    pub kind: MomentWord,
    /// Which of `steps` it is.
    pub step: u32,
    /// Which event of the game it is.
    pub event: u32,
    /// Who decided; nobody if it was the cards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    #[schema(value_type = Option<String>)]
    pub seat: Option<Word<Seat>>,
    /// The team that gained most by it, and how much.
    pub gained: u8,
    /// How much.
    pub points: i32,
}

/// What kind of moment it was.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum MomentWord {
    /// The cards that were dealt gave a team much.
    Cards,
    /// A seat gave much away.
    Slip,
    /// A seat found what few would have; `points` is what most would have given away.
    Found,
    /// A choice turned out better or worse than anyone there could know.
    Hidden,
}

/// From how many ten-thousandths on luck and play are said to be good or poor.
const TELLING_LUCK: i32 = 800;
const TELLING_PLAY: i32 = 500;

impl From<&Review> for ReviewMessage {
    fn from(review: &Review) -> ReviewMessage {
        let event = |step: usize| review.steps[step].event as u32;
        ReviewMessage {
            version: VERSION,
            effort: review.effort.name.to_string(),
            edition: Word(review.rules),
            teams: review.teams.iter().map(TeamReviewMessage::from).collect(),
            winner: review.winner as u8,
            seats: review.seats.iter().map(SeatReviewMessage::from).collect(),
            steps: review.steps.iter().map(StepMessage::from).collect(),
            decisions: review.decisions.iter().map(|one| decision(one, event(one.step))).collect(),
            moments: review.moments.iter().map(|one| moment(one, event(one.step))).collect(),
        }
    }
}

impl From<&TeamTally> for TeamReviewMessage {
    fn from(tally: &TeamTally) -> TeamReviewMessage {
        TeamReviewMessage {
            seats: words(&tally.seats),
            start: tally.start,
            cards: tally.cards,
            hidden: tally.hidden,
            play: SeatMap(tally.play.clone()),
            luck: Tone::of(tally.luck(), TELLING_LUCK),
            skill: Tone::of(tally.played(), TELLING_PLAY),
        }
    }
}

impl Tone {
    fn of(points: i32, telling: i32) -> Tone {
        match points {
            _ if points > telling => Tone::Good,
            _ if points < -telling => Tone::Poor,
            _ => Tone::Even,
        }
    }
}

impl From<&SeatTally> for SeatReviewMessage {
    fn from(tally: &SeatTally) -> SeatReviewMessage {
        let SeatTally { seat, counted, good, best, found, lost } = tally.clone();
        SeatReviewMessage { seat: Word(seat), counted, good, best, found, lost }
    }
}

impl From<&Step> for StepMessage {
    fn from(step: &Step) -> StepMessage {
        let some = |parts: &[i32]| if parts.iter().any(|part| *part != 0) { parts.to_vec() } else { Vec::new() };
        StepMessage {
            event: step.event as u32,
            seat: match step.kind {
                StepKind::Deal => None,
                StepKind::Decision(seat) => Some(Word(seat)),
            },
            chances: step.chances.clone(),
            cards: some(&step.cards),
            play: some(&step.play),
            hidden: some(&step.hidden),
        }
    }
}

fn decision(decision: &Decision, event: u32) -> DecisionMessage {
    DecisionMessage {
        step: decision.step as u32,
        event,
        seat: Word(decision.seat),
        judged: decision.judgement.as_ref().map(JudgedMessage::from),
    }
}

impl From<&Judgement> for JudgedMessage {
    fn from(judgement: &Judgement) -> JudgedMessage {
        let better = BetterMessage {
            choice: Word(judgement.better),
            win: judgement.win + judgement.loss,
            motive: judgement.motives[1].word().to_string(),
            legs: judgement.travels.iter().map(LegMessage::from).collect(),
        };
        JudgedMessage {
            verdict: VerdictWord::from(judgement.verdict),
            choice: Word(judgement.chosen),
            win: judgement.win,
            loss: judgement.loss,
            error: judgement.error,
            motive: judgement.motives[0].word().to_string(),
            found: judgement.found,
            better: (judgement.loss > 0).then_some(better),
            worth: judgement.worth.iter().map(|one| WorthMessage { choice: Word(one.choice), win: one.win }).collect(),
        }
    }
}

impl From<Verdict> for VerdictWord {
    fn from(verdict: Verdict) -> VerdictWord {
        match verdict {
            Verdict::Best => VerdictWord::Best,
            Verdict::Fine => VerdictWord::Fine,
            Verdict::Inaccuracy => VerdictWord::Inaccuracy,
            Verdict::Mistake => VerdictWord::Mistake,
            Verdict::Blunder => VerdictWord::Blunder,
        }
    }
}

fn moment(moment: &Moment, event: u32) -> MomentMessage {
    use makker_review::MomentKind;
    MomentMessage {
        kind: match moment.kind {
            MomentKind::Cards => MomentWord::Cards,
            MomentKind::Slip(_) => MomentWord::Slip,
            MomentKind::Found(_) => MomentWord::Found,
            MomentKind::Hidden(_) => MomentWord::Hidden,
        },
        step: moment.step as u32,
        event,
        seat: moment.kind.seat().map(Word),
        gained: moment.gained as u8,
        points: moment.points,
    }
}
