//! Weighs choices one by one, as `beginner` and `easy` do; and how these two differ.

use makker_chance::Chance;
use makker_rules::sorted::sort_by;
use makker_rules::{Card, Choice, Hand, Seat, View};

use crate::budget::{Budget, Meter};
use crate::easy::exchange::worth_giving;
use crate::easy::judge::{Judge, Weights};
use crate::thought::Thought;

/// What makes one level play differently from another.
pub(crate) struct Character {
    pub(crate) weights: Weights,
    /// Each card is overlooked in one of this many decisions; never if 0.
    overlooks_once_in: usize,
    /// How far it may be wrong about a choice, in steps.
    hesitation: f64,
    /// Choices whose chances to win differ by no more than this are all the same to it.
    pub(crate) indifference: f64,
}

impl Character {
    pub(crate) const BEGINNER: Character =
        Character { weights: Weights::BEGINNER, overlooks_once_in: 5, hesitation: 6.0, indifference: 0.0 };

    pub(crate) const EASY: Character =
        Character { weights: Weights::EASY, overlooks_once_in: 0, hesitation: 0.0, indifference: 0.0005 };
}

/// How much of what the exchanged cards can do counts, as the cards are not played at once.
const EXCHANGED: f64 = 0.4;

/// Any choice, each with the same chance, and what the judge thinks of it; nothing if there is no choice.
pub(crate) fn any_choice(judge: &mut Judge<'_>, view: &View, seat: Seat, chance: &mut Chance) -> Vec<Thought> {
    let any = view.choices.get(chance.below(view.choices.len().max(1)));
    let thought = |choice: &Choice| {
        let win = win_after(judge, view, seat, *choice, 0.0);
        Thought { choice: *choice, win, felt: win }
    };
    any.into_iter().map(thought).collect()
}

/// Weighs as many choices as the budget allows; what seems best comes first.
pub(crate) fn consider(
    judge: &mut Judge<'_>,
    view: &View,
    seat: Seat,
    character: &Character,
    chance: &mut Chance,
    budget: Budget<'_>,
) -> Vec<Thought> {
    let mut meter = Meter::new(budget);
    let mut choices = not_overlooked(&view.choices, character, chance);
    // In random order, so that a small budget does not always look at the same cards.
    chance.shuffle(&mut choices);
    let mut thoughts: Vec<Thought> = Vec::with_capacity(choices.len());
    for choice in choices {
        if !meter.take_one() {
            break;
        }
        let win = win_after(judge, view, seat, choice, 0.0);
        let felt = match character.hesitation {
            0.0 => win,
            most => win_after(judge, view, seat, choice, most * (chance.unit() - chance.unit())),
        };
        thoughts.push(Thought { choice, win, felt });
    }
    sort_by(&mut thoughts, |a, b| b.felt.total_cmp(&a.felt).then(a.choice.cmp(&b.choice)));
    thoughts
}

fn win_after(judge: &mut Judge<'_>, view: &View, seat: Seat, choice: Choice, luck: f64) -> f64 {
    match choice {
        Choice::Play(mv) => judge.win(&view.board.after(&mv), &view.hand.without(mv.card()), luck),
        Choice::Fold => judge.win(&view.board, &Hand::EMPTY, luck),
        Choice::Give(card) => {
            let worth = EXCHANGED * worth_giving(judge, view, seat, card);
            judge.win(&view.board, &Hand::EMPTY, worth + luck)
        }
    }
}

/// The choices without the cards that are overlooked; all of them rather than none.
fn not_overlooked(choices: &[Choice], character: &Character, chance: &mut Chance) -> Vec<Choice> {
    let once_in = character.overlooks_once_in;
    let card = |choice: &Choice| match choice {
        Choice::Play(mv) => Some(mv.card()),
        Choice::Give(card) => Some(*card),
        Choice::Fold => None,
    };
    let mut overlooked: Vec<(Card, bool)> = Vec::new();
    let mut is_noticed = |choice: &Choice| {
        let Some(card) = card(choice).filter(|_| once_in > 0) else { return true };
        let known = overlooked.iter().find(|(other, _)| *other == card).map(|(_, overlooked)| *overlooked);
        !known.unwrap_or_else(|| {
            let is_overlooked = chance.below(once_in) == 0;
            overlooked.push((card, is_overlooked));
            is_overlooked
        })
    };
    let noticed: Vec<Choice> = choices.iter().copied().filter(&mut is_noticed).collect();
    if noticed.is_empty() { choices.to_vec() } else { noticed }
}
