//! Solves a lesson by the rules, and says what the page is told of it.

use makker_bots::{Budget, Level, advise};
use makker_protocol::lesson::{Answer, Lesson, READER, Task, fits, is_same};
use makker_protocol::{EventMessage, PromptMessage, ViewMessage};
use makker_rules::{Card, Choice, Event, Hand, Move, Phase, Seat, SeatSet, Seen, View};
use serde::Serialize;

/// A lesson as the page is told of it.
#[derive(Serialize)]
pub struct LessonMessage {
    name: String,
    tasks: Vec<TaskMessage>,
}

#[derive(Serialize)]
struct TaskMessage {
    name: String,
    view: ViewMessage,
    prompt: PromptMessage,
    answers: Vec<AnswerMessage>,
    wrong: Vec<(String, String)>,
}

/// A right answer in all its spellings, and what follows.
#[derive(Serialize)]
struct AnswerMessage {
    choices: Vec<String>,
    steps: Vec<StepMessage>,
}

/// What happens at once, and what the reader sees then.
#[derive(Serialize)]
struct StepMessage {
    events: Vec<EventMessage>,
    view: ViewMessage,
}

/// Every choice by which somebody at the page may answer: all spellings of all moves.
fn spellings(view: &View) -> Vec<Choice> {
    match view.choices[0] {
        Choice::Play(_) => {
            let moves = view.hand.kinds().flat_map(|card| view.board.traces(READER, card));
            moves.map(|(mv, _)| Choice::Play(mv)).collect()
        }
        Choice::Give(_) | Choice::Fold => view.choices.clone(),
    }
}

pub fn told(lesson: &Lesson) -> LessonMessage {
    LessonMessage { name: lesson.name.clone(), tasks: lesson.tasks.iter().map(task).collect() }
}

fn task(task: &Task) -> TaskMessage {
    let Task { name, view, answers, wrong, .. } = task;
    let all = spellings(view);
    let is_right = |choice: &Choice| answers.iter().any(|answer| is_same(&view.board, answer.choice, *choice));
    let mut said = vec![0; wrong.len()];
    for choice in all.iter().filter(|choice| !is_right(choice)) {
        let place = wrong.iter().position(|(begins, _)| fits(*choice, begins));
        said[place.unwrap_or_else(|| panic!("{name}: nothing is said to {choice}"))] += 1;
    }
    for ((begins, message), count) in wrong.iter().zip(said) {
        assert!(count > 0, "{name}: {message} is never said, nothing wrong begins with {begins}");
    }
    TaskMessage {
        name: name.clone(),
        view: ViewMessage::from(view),
        prompt: PromptMessage::new(view, 1).unwrap(),
        answers: answers.iter().map(|answer| solved(task, answer, &all)).collect(),
        wrong: wrong.clone(),
    }
}

fn solved(task: &Task, answer: &Answer, all: &[Choice]) -> AnswerMessage {
    let Task { name, view, .. } = task;
    let spelled = all.iter().filter(|choice| is_same(&view.board, answer.choice, **choice));
    let choices: Vec<String> = spelled.map(ToString::to_string).collect();
    assert!(!choices.is_empty(), "{name}: {} is not legal; these are: {:?}", answer.choice, view.choices);
    let mut now = view.clone();
    let mut steps = Vec::new();
    let mut then = answer.then.as_slice();
    match answer.choice {
        Choice::Give(_) => {
            let Some(((giver, Choice::Give(received)), rest)) = then.split_first() else {
                panic!("{name}: what does the reader get?")
            };
            assert_eq!(view.rules().gives_to(*giver), READER, "{name}");
            then = rest;
            steps.push(exchanged(&mut now, answer.choice, *received));
        }
        choice => steps.push(decided(&mut now, READER, choice)),
    }
    if let Some(board) = answer.board {
        assert_eq!(now.board, board, "{name}: {}", answer.choice);
    }
    for (seat, choice) in then {
        if let Choice::Play(mv) = choice {
            assert!(now.board.is_legal(*seat, mv), "{name}: {seat} cannot play {mv}");
        }
        now.phase = Phase::Play(*seat);
        steps.push(decided(&mut now, *seat, *choice));
    }
    AnswerMessage { choices, steps }
}

/// All give: the reader one card, and the others what nobody sees.
fn exchanged(now: &mut View, given: Choice, received: Card) -> StepMessage {
    let Choice::Give(card) = given else { unreachable!("a card is given") };
    let rules = now.rules();
    let gives = |seat: &Seat| {
        let shown = (*seat == READER).then_some(card);
        EventMessage::new(&Event::Give { seat: *seat, card: shown, to: rules.gives_to(*seat) })
    };
    let events = rules.seats().iter().map(gives).collect();
    now.seen.extend(rules.seats().iter().map(|seat| Seen::Give { seat: *seat, to: rules.gives_to(*seat) }));
    now.hand = now.hand.without(card).iter().copied().chain([received]).collect();
    (now.given, now.received) = (Some(card), Some(received));
    now.to_give = SeatSet::EMPTY;
    now.phase = Phase::Play(rules.next_seat(now.dealer));
    now.choices = Vec::new();
    StepMessage { events, view: ViewMessage::from(&*now) }
}

/// A seat plays a card or folds; then it is the next one's turn.
fn decided(now: &mut View, seat: Seat, choice: Choice) -> StepMessage {
    let event = match choice {
        Choice::Play(mv) => played(now, seat, mv),
        Choice::Fold => {
            assert_eq!(seat, READER, "nobody knows what another seat holds");
            let cards = now.hand.to_vec();
            now.hand = Hand::EMPTY;
            now.seen.push(Seen::Fold { seat, cards: cards.clone() });
            Event::Fold { seat, cards }
        }
        Choice::Give(_) => unreachable!("cards are given before any is played"),
    };
    let left = |(other, count): &(Seat, u8)| match choice {
        _ if *other != seat => (*other, *count),
        Choice::Fold => (*other, 0),
        _ => (*other, count - 1),
    };
    now.cards_left = now.cards_left.iter().map(left).collect();
    now.phase = Phase::Play(now.rules().next_seat(seat));
    now.choices = Vec::new();
    StepMessage { events: vec![EventMessage::new(&event)], view: ViewMessage::from(&*now) }
}

fn played(now: &mut View, seat: Seat, mv: Move) -> Event {
    let travels = now.board.trace(seat, &mv);
    now.board = now.board.after(&mv);
    now.seen.push(Seen::Play { seat, mv });
    if seat == READER {
        now.hand = now.hand.without(mv.card());
    }
    Event::Play { seat, mv, travels, board: now.board }
}

/// Asks `hard`, more than once: it thinks of other hands each time.
pub fn check_best(task: &Task) {
    for seed in 1..=3 {
        let advice = advise(&task.view, Level::Hard, seed, Budget::UNLIMITED).unwrap();
        let is_right = task.answers.iter().any(|answer| is_same(&task.view.board, answer.choice, advice.choice));
        assert!(is_right, "{}: hard takes {}, of {:?}", task.name, advice.choice, advice.considered);
    }
}
