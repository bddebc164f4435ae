//! What a server tells of a review while it is made, and the puzzle of the day.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use makker_rules::Choice;

use crate::event::EventMessage;
use crate::prompt::PromptMessage;
use crate::review::{DecisionMessage, ReviewMessage, WorthMessage};
use crate::view::ViewMessage;
use crate::words::word::Word;

/// How far the review of a game has come.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ReviewProgressMessage {
    /// How far.
    pub state: ReviewState,
    /// How many reviews come before it.
    pub ahead: u32,
    /// How many pieces of it are done.
    pub done: u32,
    /// How many there are; 0 as long as nobody has begun.
    pub pieces: u32,
    /// The decisions that are judged by now, in the order of the game; none when the review is there, which has them all.
    pub judged: Vec<DecisionMessage>,
    /// The review, when it is done.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub review: Option<ReviewMessage>,
}

/// How far a review has come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum ReviewState {
    /// It waits for its turn: bots come first.
    Waiting,
    /// It is being made.
    Working,
    /// It is there.
    Done,
}

/// The puzzle of a day: a position of a game that is over, as one seat saw it, and what was best there.
#[derive(Debug, Serialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PuzzleMessage {
    /// The day, such as `2026-11-18`.
    pub day: String,
    /// The question and its answer, in the form of a lesson's task.
    pub task: TaskMessage,
    /// Every choice with the chance to win after it in ten-thousandths, the best first.
    pub worth: Vec<WorthMessage>,
    /// Why the best is: a word from the closed list of motives.
    pub motive: String,
}

/// A question with its right answers.
#[derive(Debug, Serialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TaskMessage {
    /// What it is called.
    pub name: String,
    /// What the seat sees.
    pub view: ViewMessage,
    /// What it can choose.
    pub prompt: PromptMessage,
    /// What is right.
    pub answers: Vec<AnswerMessage>,
    /// What a wrong choice begins with, and the message for it: none for a puzzle.
    pub wrong: Vec<(String, String)>,
}

/// A right answer.
#[derive(Debug, Serialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AnswerMessage {
    /// The choice in all its spellings.
    #[schema(value_type = Vec<String>)]
    pub choices: Vec<Word<Choice>>,
    /// What happens then.
    pub steps: Vec<TaskStepMessage>,
}

/// What happens at once, and what the seat sees then.
#[derive(Debug, Serialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TaskStepMessage {
    /// What happens.
    pub events: Vec<EventMessage>,
    /// What is seen then.
    pub view: ViewMessage,
}
