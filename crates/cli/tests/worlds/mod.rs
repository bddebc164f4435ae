//! Games that differ only in what one viewer may not know, as lines of a table's log and as what people do live.

#[path = "../../../protocol/tests/imagine/mod.rs"]
mod imagine;

use makker_chance::Chance;
use makker_rules::{Card, Choice, Event, History, Phase, RuleSet, Seat, Setup};
use serde_json::{Value, json};

/// One thing that is done in a game.
#[derive(Clone, Debug)]
pub enum Step {
    Shuffle(Vec<Card>),
    Choose(Seat, Choice),
    TakeBack(Seat),
}

/// A game with everything that was done in it, also what was taken back.
#[derive(Clone)]
pub struct Tale {
    setup: Setup,
    pub steps: Vec<Step>,
}

impl Tale {
    /// A game played at random for so many steps, and on to the next moment at which someone has to decide.
    pub fn at_random(edition: RuleSet, length: usize, chance: &mut Chance) -> Tale {
        let dealer = edition.seats()[chance.below(edition.seats().len())];
        let setup = Setup { play_on: edition.team_count() > 2, ..Setup::new(edition, dealer) };
        let mut tale = Tale { setup, steps: Vec::new() };
        let mut stages = vec![History::new(setup).unwrap()];
        while let Some(now) = stages.last().filter(|now| now.game().phase() != Phase::Over) {
            if tale.steps.len() >= length && now.game().phase() != Phase::Shuffle {
                return tale;
            }
            let may_take_back = matches!(now.events().last(), Some(Event::Play { .. } | Event::Place { .. }));
            match tale.steps.last() {
                Some(Step::Choose(seat, Choice::Play(_))) if may_take_back && chance.below(6) == 0 => {
                    tale.steps.push(Step::TakeBack(*seat));
                    stages.pop();
                }
                _ => {
                    let step = any_step(now, chance);
                    let next = after(now.clone(), &step);
                    tale.steps.push(step);
                    stages.push(next);
                }
            }
        }
        // It came to its end too soon, and then nothing is hidden any more.
        Tale::at_random(edition, length, chance)
    }

    /// The game after so many steps, and the cards that were taken back and are still in their hands.
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
            match step {
                Step::TakeBack(_) => {
                    stages.pop();
                    shown.push(plays.pop().unwrap());
                    each(step, stages.last().unwrap());
                    continue;
                }
                Step::Choose(seat, Choice::Play(mv)) => {
                    plays.push((*seat, mv.card()));
                    forget(&mut shown, (*seat, mv.card()));
                }
                Step::Choose(seat, Choice::Fold) => shown.retain(|(other, _)| other != seat),
                Step::Choose(..) | Step::Shuffle(_) => {}
            }
            let next = after(stages.last().unwrap().clone(), step);
            each(step, &next);
            stages.push(next);
        }
        (stages.pop().unwrap(), shown)
    }

    /// The same game as the viewer could not tell it from this one.
    pub fn imagined(&self, viewer: Option<Seat>, chance: &mut Chance) -> Tale {
        let (history, shown) = self.until(self.steps.len());
        let other = imagine::differently(&history, viewer, &shown, chance);
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
            Step::Shuffle(_) => Step::Shuffle(decks.next().unwrap()),
            Step::Choose(seat, Choice::Give(_)) => Step::Choose(*seat, Choice::Give(gifts.next().unwrap())),
            other => other.clone(),
        };
        Tale { setup: self.setup, steps: self.steps.iter().map(step).collect() }
    }

    /// How many steps there are up to the last shuffle: what follows can be done live, since only people decide there.
    pub fn shuffled(&self) -> usize {
        self.steps.iter().rposition(|step| matches!(step, Step::Shuffle(_))).map_or(0, |at| at + 1)
    }

    /// The lines of a table's log for the first so many steps.
    pub fn lines(&self, count: usize) -> Vec<Value> {
        let mut lines = vec![json!({"deed": "started", "dealer": self.setup.dealer.letter()})];
        self.walk(count, |step, history| match step {
            Step::Shuffle(deck) => {
                let deck: Vec<String> = deck.iter().map(Card::to_string).collect();
                lines.push(json!({"deed": "shuffled", "deck": deck}));
            }
            Step::Choose(seat, choice) => {
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

fn any_step(history: &History, chance: &mut Chance) -> Step {
    let game = history.game();
    let seat = match game.phase() {
        Phase::Shuffle => {
            let mut deck = game.rules().deck();
            chance.shuffle(&mut deck);
            return Step::Shuffle(deck);
        }
        Phase::Play(seat) => seat,
        Phase::Exchange | Phase::Over => {
            let seats: Vec<Seat> = game.to_give().iter().collect();
            seats[chance.below(seats.len())]
        }
    };
    let choices = game.choices(seat);
    Step::Choose(seat, choices[chance.below(choices.len())])
}

fn after(mut history: History, step: &Step) -> History {
    match step {
        Step::Shuffle(deck) => history.shuffle(deck).unwrap(),
        Step::Choose(seat, choice) => history.choose(*seat, *choice).unwrap(),
        Step::TakeBack(_) => panic!("what was taken back is left out"),
    }
    history
}
