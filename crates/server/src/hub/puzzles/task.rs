//! A position as a lesson asks about it.

use makker_protocol::{
    AnswerMessage, EventMessage, PromptMessage, PuzzleMessage, TaskMessage, TaskStepMessage, ViewMessage, Word,
    WorthMessage,
};
use makker_rules::{Choice, Event, Move, Phase, Seat, Seen, View};

use super::choosing::Found;

/// The puzzle of a day; none if the best is not to play a card, which no position that was chosen has.
pub(super) fn puzzle(day: &str, found: &Found) -> Option<PuzzleMessage> {
    let Found { view, judgement } = found;
    let (Choice::Play(best), Some(seat)) = (judgement.better, view.seat) else { return None };
    let spelled = view.hand.kinds().flat_map(|card| view.board.traces(seat, card)).map(|(mv, _)| mv);
    let is_same = |mv: &Move| mv.card() == best.card() && view.board.after(mv) == view.board.after(&best);
    let answer = AnswerMessage {
        choices: spelled.filter(is_same).map(|mv| Word(Choice::Play(mv))).collect(),
        steps: vec![played(view.clone(), seat, best)],
    };
    let worth = judgement.worth.iter().map(|worth| WorthMessage { choice: Word(worth.choice), win: worth.win });
    Some(PuzzleMessage {
        day: day.to_string(),
        task: TaskMessage {
            name: format!("puzzle-{day}"),
            view: ViewMessage::from(view),
            prompt: PromptMessage::new(view, 1)?,
            answers: vec![answer],
            wrong: Vec::new(),
        },
        worth: worth.collect(),
        motive: judgement.motives[1].word().to_string(),
    })
}

/// What happens by a move, and what the seat sees then: it is the next one's turn.
fn played(mut view: View, seat: Seat, mv: Move) -> TaskStepMessage {
    let travels = view.board.trace(seat, &mv);
    view.board = view.board.after(&mv);
    view.seen.push(Seen::Play { seat, mv });
    view.hand = view.hand.without(mv.card());
    view.cards_left.iter_mut().filter(|(other, _)| *other == seat).for_each(|(_, left)| *left = left.saturating_sub(1));
    view.phase = Phase::Play(view.rules().next_seat(seat));
    view.choices = Vec::new();
    let event = Event::Play { seat, mv, travels, board: view.board };
    TaskStepMessage { events: vec![EventMessage::new(&event)], view: ViewMessage::from(&view) }
}
