//! Games that differ only in what one viewer may not know, as lines of a table's log and as what people do live.

use makker_chance::Chance;
use makker_rules::{Card, Choice, Event, History, Phase, RuleSet, Seat, Setup};
use makker_testkit::{Deed, imagine, pick};
use serde_json::{Value, json};

/// One thing that is done in a game at a table.
#[derive(Clone, Debug)]
pub enum Step {
    Do(Deed),
    TakeBack(Seat),
}

/// A game with everything that was done in it, also what was taken back.
#[derive(Clone)]
pub struct Tale {
    setup: Setup,
    pub steps: Vec<Step>,
}

impl Tale {
    /// A game played at random for `length` steps, and on to the next moment at which someone has to decide.
    pub fn at_random(rules: RuleSet, length: usize, chance: &mut Chance) -> Tale {
        let dealer = pick(rules.seats(), chance);
        let setup = Setup { play_on: rules.team_count() > 2, ..Setup::new(rules, dealer) };
        let mut tale = Tale { setup, steps: Vec::new() };
        let mut stages = vec![History::new(setup).unwrap()];
        while let Some(now) = stages.last().filter(|now| now.game().phase() != Phase::Over) {
            if tale.steps.len() >= length && now.game().phase() != Phase::Shuffle {
                return tale;
            }
            let may_take_back = matches!(now.events().last(), Some(Event::Play { .. } | Event::Place { .. }));
            match tale.steps.last() {
                Some(Step::Do(Deed::Choose(seat, Choice::Play(_)))) if may_take_back && chance.below(6) == 0 => {
                    tale.steps.push(Step::TakeBack(*seat));
                    stages.pop();
                }
                _ => {
                    let deed = Deed::at_random(now.game(), chance).unwrap();
                    let next = after(now, &deed);
                    tale.steps.push(Step::Do(deed));
                    stages.push(next);
                }
            }
        }
        // It came to its end too soon, and then nothing is hidden any more.
        Tale::at_random(rules, length, chance)
    }

    /// The game after `count` steps, and the cards that were taken back and are still in their hands.
    pub fn until(&self, count: usize) -> (History, Vec<(Seat, Card)>) {
        self.walk(count, |_, _| {})
    }

    fn walk(&self, count: usize, mut each: impl FnMut(&Step, &History)) -> (History, Vec<(Seat, Card)>) {
        let mut stages = vec![History::new(self.setup).unwrap()];
        let mut plays: Vec<(Seat, Card)> = Vec::new();
        let mut shown = Vec::new();
        for step in &self.steps[..count] {
            let forget = |shown: &mut Vec<(Seat, Card)>, one: (Seat, Card)| {
                shown.iter().position(|other| *other == one).map(|at| shown.remove(at));
            };
            let Step::Do(deed) = step else {
                stages.pop();
                shown.push(plays.pop().unwrap());
                each(step, stages.last().unwrap());
                continue;
            };
            match deed {
                Deed::Choose(seat, Choice::Play(mv)) => {
                    plays.push((*seat, mv.card()));
                    forget(&mut shown, (*seat, mv.card()));
                }
                Deed::Choose(seat, Choice::Fold) => shown.retain(|(other, _)| other != seat),
                Deed::Choose(..) | Deed::Shuffle(_) => {}
            }
            let next = after(stages.last().unwrap(), deed);
            each(step, &next);
            stages.push(next);
        }
        (stages.pop().unwrap(), shown)
    }

    /// The same game as the viewer could not tell it from this one.
    pub fn imagined(&self, viewer: Option<Seat>, chance: &mut Chance) -> Tale {
        let (history, shown) = self.until(self.steps.len());
        let other = imagine(&history, viewer, &shown, chance);
        let events = || other.events().iter();
        let mut decks = events().filter_map(|event| match event {
            Event::Shuffle { deck } => Some(deck.iter().copied().flatten().collect()),
            _ => None,
        });
        let mut gifts = events().filter_map(|event| match event {
            Event::Give { card, .. } => *card,
            _ => None,
        });
        let step = |step: &Step| match step {
            Step::Do(Deed::Shuffle(_)) => Step::Do(Deed::Shuffle(decks.next().unwrap())),
            Step::Do(Deed::Choose(seat, Choice::Give(_))) => {
                Step::Do(Deed::Choose(*seat, Choice::Give(gifts.next().unwrap())))
            }
            other => other.clone(),
        };
        Tale { setup: self.setup, steps: self.steps.iter().map(step).collect() }
    }

    /// How many steps there are up to the last shuffle: what follows can be done live, since only people decide there.
    pub fn shuffled(&self) -> usize {
        self.steps.iter().rposition(|step| matches!(step, Step::Do(Deed::Shuffle(_)))).map_or(0, |at| at + 1)
    }

    /// The lines of a table's log for the first `count` steps.
    pub fn lines(&self, count: usize) -> Vec<Value> {
        let mut lines = vec![json!({"deed": "started", "dealer": self.setup.dealer.letter()})];
        self.walk(count, |step, history| match step {
            Step::Do(Deed::Shuffle(deck)) => {
                let deck: Vec<String> = deck.iter().map(Card::to_string).collect();
                lines.push(json!({"deed": "shuffled", "deck": deck}));
            }
            Step::Do(Deed::Choose(seat, choice)) => {
                let board = history.game().board().to_string();
                let choice = choice.to_string();
                lines.push(json!({"deed": "chose", "seat": seat.letter(), "choice": choice, "board": board}));
            }
            Step::TakeBack(seat) => {
                lines.push(json!({"deed": "askedTakeBack", "seat": seat.letter()}));
                for other in self.setup.rules().seats().iter().filter(|other| *other != seat) {
                    lines.push(json!({"deed": "agreedTakeBack", "seat": other.letter()}));
                }
                lines.push(json!({"deed": "tookBack", "seat": seat.letter()}));
            }
        });
        lines
    }
}

fn after(history: &History, deed: &Deed) -> History {
    let mut after = history.clone();
    deed.on_history(&mut after);
    after
}
