//! How far a review has come, as others are told of it.

use makker_protocol::{DecisionMessage, ReviewMessage, ReviewProgressMessage, ReviewState};
use serde::{Deserialize, Serialize};

/// What is done of a review that is being made.
#[derive(Clone, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct Progress {
    pub(super) done: u32,
    pub(super) pieces: u32,
    pub(super) judged: Vec<DecisionMessage>,
}

impl Progress {
    /// One more piece is done.
    pub(super) fn note(&mut self, judged: Option<DecisionMessage>) {
        self.done += 1;
        if let Some(judged) = judged {
            let place = self.judged.partition_point(|other| other.step < judged.step);
            self.judged.insert(place, judged);
        }
    }
}

/// One that is being made.
pub(super) fn told(progress: Progress, ahead: u32) -> ReviewProgressMessage {
    let Progress { done, pieces, judged } = progress;
    ReviewProgressMessage { state: ReviewState::Working, ahead, done, pieces, judged, review: None }
}

/// One that waits for its turn.
pub(super) fn waiting(ahead: u32) -> ReviewProgressMessage {
    ReviewProgressMessage { state: ReviewState::Waiting, ..told(Progress::default(), ahead) }
}

/// One that is made.
pub(super) fn made(review: ReviewMessage) -> ReviewProgressMessage {
    let pieces = review.steps.len() as u32;
    let whole = Progress { done: pieces, pieces, judged: Vec::new() };
    ReviewProgressMessage { state: ReviewState::Done, review: Some(review), ..told(whole, 0) }
}
