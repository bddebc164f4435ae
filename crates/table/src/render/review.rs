//! A review of a game at a table, as far as it has come.

use makker_protocol::{
    DecisionMessage, JudgedMessage, RefusedReason, ReviewMessage, ReviewProgressMessage, ReviewState, Word,
};
use makker_review::{Course, Finding, NotReviewable};
use makker_rules::History;
use serde::{Deserialize, Serialize};

use crate::refused::{Refused, refuse};
use crate::table::Table;

/// What is done of a review that is being made.
#[derive(Clone, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Progress {
    /// How many pieces are done.
    pub done: u32,
    /// How many there are.
    pub pieces: u32,
    /// The decisions that are judged, in the order of the game.
    pub judged: Vec<DecisionMessage>,
}

impl Progress {
    /// One more piece is done.
    pub fn note(&mut self, judged: Option<DecisionMessage>) {
        self.done += 1;
        if let Some(judged) = judged {
            let place = self.judged.partition_point(|other| other.step < judged.step);
            self.judged.insert(place, judged);
        }
    }

    /// A review that is being made.
    pub fn told(self, ahead: u32) -> ReviewProgressMessage {
        let Progress { done, pieces, judged } = self;
        ReviewProgressMessage { state: ReviewState::Working, ahead, done, pieces, judged, review: None }
    }

    /// One that waits for its turn.
    pub fn waiting(ahead: u32) -> ReviewProgressMessage {
        ReviewProgressMessage { state: ReviewState::Waiting, ..Progress::default().told(ahead) }
    }

    /// One that is made.
    pub fn made(review: ReviewMessage) -> ReviewProgressMessage {
        let pieces = review.steps.len() as u32;
        let whole = Progress { done: pieces, pieces, judged: Vec::new() };
        ReviewProgressMessage { state: ReviewState::Done, review: Some(review), ..whole.told(0) }
    }
}

/// The course of a game that everybody may know. Of a running one nothing is told, also where somebody has won it already.
pub fn course(table: &Table, game: u32) -> Result<Course, Refused> {
    if table.history_of(game).is_none() {
        return refuse(RefusedReason::NotNow, "there is no such game at this table");
    }
    match table.opened(game) {
        Some(history) => course_of(history),
        None => refuse(RefusedReason::NotNow, NotReviewable::Unfinished.to_string()),
    }
}

/// The course of a game.
pub fn course_of(history: &History) -> Result<Course, Refused> {
    Course::of(history).or_else(|not| refuse(RefusedReason::NotNow, not.to_string()))
}

/// What a finding says of a decision in which there was a choice. A piece is one step of the curve.
pub fn judged(course: &Course, piece: u32, finding: &Finding) -> Option<DecisionMessage> {
    Some(DecisionMessage {
        step: piece,
        event: course.event_of(piece) as u32,
        seat: Word(course.seat_of(piece)?),
        judged: Some(JudgedMessage::from(finding.judgement()?)),
    })
}
