//! What the page draws of a case: the board, a move and the board after it, or a card that cannot be played and why. It is true
//! wherever the answer holds that it belongs to.

use makker_protocol::{LegMessage, Word};
use makker_rules::{Board, Card, Edition, Leg, Move, RuleSet, Seat, Space};
use serde::Serialize;

use crate::cases::{Case, Cases};
use crate::read::{Answer, Picture, PictureKind, Question};
use crate::{holds, rule_sets, words};

#[derive(Serialize)]
pub struct PictureMessage {
    /// On whose board it is drawn.
    edition: Word<RuleSet>,
    /// Where it shows the truth, besides where its answer holds.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    when: Vec<String>,
    seat: Word<Seat>,
    card: Word<Card>,
    before: Word<Board>,
    #[serde(flatten)]
    what: What,
}

#[derive(Serialize)]
#[serde(untagged)]
enum What {
    Played {
        after: Word<Board>,
        legs: Vec<LegMessage>,
    },
    Stopped {
        reason: String,
        #[serde(skip_serializing_if = "Option::is_none")]
        pawn: Option<Word<Space>>,
    },
}

impl PictureMessage {
    /// Does it show what can happen in this rule set, with its cards and on its board?
    pub fn is_for(&self, rules: RuleSet) -> bool {
        let is_like = self.edition.0.seats() == rules.seats() && rules.cards().contains(&self.card.0);
        is_like && holds(&self.when, &words(rules))
    }
}

/// In which rule sets a picture belongs: where its answer holds, with the card that it shows.
fn fits(question: &Question, answer: &Answer, picture: &Picture) -> impl Fn(&RuleSet) -> bool {
    let conditions = [question.needs.as_slice(), &answer.when, &picture.when].concat();
    let card = card(&picture.kind);
    move |rules| rules.cards().contains(&card) && holds(&conditions, &words(*rules))
}

/// A picture for four seats and one for six, as far as the case is about them.
pub fn drawn(cases: &Cases, question: &Question, answer: &Answer, picture: &Picture) -> Vec<PictureMessage> {
    let case = cases.named(&picture.case);
    let own: Vec<RuleSet> = case.rules.iter().copied().filter(fits(question, answer, picture)).collect();
    assert!(!own.is_empty(), "{}: that is not what the case {} is about", question.name, picture.case);
    let pictured = |seats: usize| {
        let mut like = own.iter().filter(|rules| rules.seats().len() == seats);
        let classic = like.clone().find(|rules| **rules == Edition::Classic.into());
        classic.or(like.next()).copied()
    };
    [4, 6].into_iter().filter_map(pictured).map(|rules| message(case, picture, rules)).collect()
}

/// Is what is drawn true wherever the picture belongs, with whatever house rules?
pub fn check(cases: &Cases, question: &Question, answer: &Answer, picture: &Picture) {
    let case = cases.named(&picture.case);
    for rules in rule_sets().filter(fits(question, answer, picture)).filter(|rules| is_about(case, *rules)) {
        if let Some(board) = case.board(rules) {
            check_board(&board, case, picture, rules);
        }
    }
}

fn card(kind: &PictureKind) -> Card {
    match kind {
        PictureKind::Show { mv } => mv.parse::<Move>().unwrap_or_else(|error| panic!("{mv}: {error}")).card(),
        PictureKind::Stop { card, .. } => card.parse().unwrap(),
    }
}

/// A case is about the rule sets with as many seats in as many teams as those that it names.
fn is_about(case: &Case, rules: RuleSet) -> bool {
    case.rules.iter().any(|other| other.seats() == rules.seats() && other.team_count() == rules.team_count())
}

fn turn(case: &Case) -> Seat {
    case.turn.expect("a case that is drawn says whose turn it is")
}

fn check_board(board: &Board, case: &Case, picture: &Picture, rules: RuleSet) {
    let place = format!("{} in {rules}", picture.case);
    match &picture.kind {
        PictureKind::Show { mv } => {
            assert!(board.is_legal(turn(case), &mv.parse().unwrap()), "{place}: {mv} is not legal");
        }
        PictureKind::Stop { card, pawn: None } => {
            assert!(board.why_not(turn(case), card.parse().unwrap()).is_some(), "{place}: {card} can be played");
        }
        PictureKind::Stop { card, pawn: Some((space, _)) } => {
            let space: Space = space.parse().unwrap();
            let touches = |leg: Leg| match leg {
                Leg::Walk { from, .. } | Leg::Via { from, .. } => from == space,
                Leg::Swap { a, b } => a == space || b == space,
            };
            let traces = board.traces(turn(case), card.parse().unwrap());
            let goes = traces.iter().find(|(mv, _)| mv.legs().any(touches));
            assert!(goes.is_none(), "{place}: {:?} can be played", goes.map(|(mv, _)| mv));
        }
    }
}

fn message(case: &Case, picture: &Picture, rules: RuleSet) -> PictureMessage {
    let board = case.board(rules).expect("a case's own board");
    let seat = turn(case);
    let what = match &picture.kind {
        PictureKind::Show { mv } => {
            let mv: Move = mv.parse().unwrap();
            let legs = board.trace(seat, &mv).iter().map(LegMessage::from).collect();
            What::Played { after: Word(board.after(&mv)), legs }
        }
        PictureKind::Stop { card, pawn: None } => {
            let reason = board.why_not(seat, card.parse().unwrap()).expect("checked");
            What::Stopped { reason: reason.word().to_string(), pawn: None }
        }
        PictureKind::Stop { pawn: Some((space, reason)), .. } => {
            What::Stopped { reason: reason.clone(), pawn: Some(Word(space.parse().unwrap())) }
        }
    };
    let card = Word(card(&picture.kind));
    PictureMessage {
        edition: Word(rules),
        when: picture.when.clone(),
        seat: Word(seat),
        card,
        before: Word(board),
        what,
    }
}
