//! Which position is a puzzle: one choice is clearly better than all others, and it is not the first that comes to mind.

use makker_bots::{Budget, Level, advise};
use makker_chance::Chance;
use makker_review::{Effort, Judgement, judge};
use makker_rules::{Choice, Event, History, Phase, RuleSet, Setup, View};

/// How much better the best choice is than the second, in ten-thousandths.
const CLEARLY: i32 = 500;

/// With fewer choices it is no question.
const CHOICES: usize = 4;

/// What a seat saw when it had to play.
pub(super) type Decision = View;

/// A position with what its choices are worth.
pub(super) struct Found {
    pub(super) view: View,
    /// What the choice that comes to mind first is worth, and all others.
    pub(super) judgement: Judgement,
}

/// The positions of a finished game in which a seat had to choose what to play.
pub(super) fn decisions(history: &History) -> Vec<Decision> {
    let mut found = Vec::new();
    let played = played(history, |view| {
        if view.choices.len() >= CHOICES && matches!(view.choices[0], Choice::Play(_)) {
            found.push(view);
        }
    });
    // What cannot be played through by today's rules has no puzzle.
    played.map(|()| found).unwrap_or_default()
}

/// Plays a game through, and shows each decision as its seat saw it.
fn played(history: &History, mut each: impl FnMut(View)) -> Option<()> {
    let Some(Event::Start { setup }) = history.events().first() else { return None };
    let mut now = History::new(*setup).ok()?;
    for event in history.events() {
        let (seat, choice, board) = match event {
            Event::Shuffle { deck } => {
                now.shuffle(&deck.iter().copied().collect::<Option<Vec<_>>>()?).ok()?;
                continue;
            }
            Event::Give { seat, card, .. } => (*seat, Choice::Give((*card)?), *now.game().board()),
            Event::Play { seat, mv, board, .. } => (*seat, Choice::Play(*mv), *board),
            Event::Fold { seat, .. } => (*seat, Choice::Fold, *now.game().board()),
            Event::Start { .. } | Event::Deal { .. } | Event::Place { .. } | Event::End { .. } => continue,
        };
        each(View::new(&now, Some(seat)));
        now.repeat(seat, choice, &board).ok()?;
    }
    Some(())
}

/// A game between bots that decide at a look, always the same for a seed.
pub(super) fn bots_game(seed: u64) -> Option<History> {
    let mut chance = Chance::from_seed(seed);
    let rules: RuleSet = RuleSet::default();
    let mut history = History::new(Setup::new(rules, rules.seats()[0])).ok()?;
    loop {
        let (phase, to_give) = (history.game().phase(), history.game().to_give());
        let seat = match phase {
            Phase::Over => return Some(history),
            Phase::Shuffle => {
                let mut deck = rules.deck();
                chance.shuffle(&mut deck);
                history.shuffle(&deck).ok()?;
                continue;
            }
            Phase::Exchange => to_give.iter().next()?,
            Phase::Play(seat) => seat,
        };
        let view = View::new(&history, Some(seat));
        let choice = advise(&view, Level::Medium, u64::from(chance.word()), Budget::UNLIMITED)?.choice;
        history.choose(seat, choice).ok()?;
    }
}

/// Is a choice worth a second thought here, as far as a quick look can tell?
pub(super) fn is_hard(view: Decision, quick: Effort) -> Option<Decision> {
    let judgement = first_thought(&view, quick)?;
    stands_out(&judgement).then_some(view)
}

/// The same by the deep search, with what it has found.
pub(super) fn search(view: Decision, deep: Effort) -> Option<Found> {
    let judgement = first_thought(&view, deep)?;
    stands_out(&judgement).then_some(Found { view, judgement })
}

/// What is thought of the choice that comes to mind first.
fn first_thought(view: &View, effort: Effort) -> Option<Judgement> {
    let first = advise(view, Level::Easy, 0, Budget::UNLIMITED)?.choice;
    judge(view, first, 0, effort)
}

fn stands_out(judgement: &Judgement) -> bool {
    let [best, second, ..] = judgement.worth[..] else { return false };
    judgement.loss >= CLEARLY && best.choice == judgement.better && best.win - second.win >= CLEARLY
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_game_of_a_seed_is_always_the_same_and_every_decision_of_it_is_seen() {
        let [one, other] = [(); 2].map(|()| bots_game(7).unwrap());
        assert_eq!(one.events(), other.events());
        assert_ne!(one.events(), bots_game(8).unwrap().events());
        let found = decisions(&one);
        assert!(found.len() > 20, "{}", found.len());
        assert!(found.iter().all(|view| view.seat.is_some() && view.choices.len() >= CHOICES));
    }
}
