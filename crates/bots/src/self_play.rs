//! A network plays itself, and each seat's situations become lessons: what came of them, by temporal differences.

use makker_chance::Chance;
use makker_rules::{Card, Choice, Edition, Game, Hand, Phase, Seat, SeatSet, Setup};

use crate::features::Situation;
use crate::network::Network;
use crate::policy::{Policy, WON};
use crate::relabel::{Labeller, Relabelling};
use crate::round::{Outcome, Round};

/// How lessons are made.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Manner {
    /// How much of what comes later counts rather than the next estimate.
    pub(crate) lambda: f32,
    /// Whether situations are worth what a search says rather than what came of them.
    pub(crate) relabelling: Option<Relabelling>,
    /// One in so many plays is any legal one, so that what is never done is known too.
    pub(crate) strays_once_in: usize,
}

/// Situations and what they should have been worth.
#[derive(Default)]
pub(crate) struct Lessons {
    /// The facts of all situations, one after the other.
    pub(crate) facts: Vec<u16>,
    /// Where the facts of each end, and the chance to win that came of it.
    pub(crate) ends: Vec<(u32, f32)>,
    /// How many decisions there were.
    pub(crate) plies: u32,
}

/// A game without winners after so many decisions ends as it stands: a network that has learned nothing yet needs it.
const LONGEST: u32 = 1500;

/// Cards given are strays so much more often than cards played: there are few of them.
const STRAY_GIFTS: usize = 4;

struct Learning<'a> {
    policy: Policy<'a>,
    manner: Manner,
    labeller: Option<Labeller>,
    lessons: Lessons,
    /// By seat: the numbers of its lessons in order.
    by_seat: [Vec<usize>; 6],
}

/// Plays a game.
pub(crate) fn play(edition: Edition, network: &Network, manner: Manner, chance: &mut Chance) -> Lessons {
    let dealer = edition.seats()[chance.below(edition.seats().len())];
    let mut game = Game::new(Setup::new(edition, dealer)).expect("every seat may deal");
    let mut learning = Learning {
        policy: Policy::new(network),
        manner,
        labeller: manner.relabelling.map(|manner| Labeller { manner, seen: Vec::new() }),
        lessons: Lessons::default(),
        by_seat: Default::default(),
    };
    let mut winner = None;
    while winner.is_none() && learning.lessons.plies < LONGEST {
        if game.phase() == Phase::Shuffle {
            let mut deck = edition.deck();
            chance.shuffle(&mut deck);
            game.shuffle_whole(&deck);
        }
        winner = learning.play_deal(&mut game, chance);
    }
    learning.hand_back(edition, winner);
    learning.lessons
}

impl Learning<'_> {
    /// Plays a deal from the exchange on; says whose move won.
    fn play_deal(&mut self, game: &mut Game, chance: &mut Chance) -> Option<Seat> {
        let mut round = round_of(game);
        self.see(None);
        let gifts: Vec<(Seat, Card)> =
            game.to_give().iter().map(|seat| (seat, self.gift(&round, seat, chance))).collect();
        let mut given = [None; 6];
        for gift in &gifts {
            self.note_gift(&round, *gift, chance);
            given[gift.0 as usize] = Some(gift.1);
        }
        for (seat, card) in gifts {
            game.choose(seat, Choice::Give(card)).expect("the card is in hand");
        }
        round.exchange(&given);
        while let Some(seat) = round.turn {
            match self.outcome(&round, chance) {
                None => {
                    self.see(Some(&round.hands[seat as usize]));
                    round.fold();
                    game.fold_listed();
                }
                Some(outcome) => {
                    self.see(Some(&[outcome.mv.card()]));
                    round.play(outcome.mv.card(), &outcome.board);
                    game.play_listed(&outcome.mv);
                    if outcome.value == WON {
                        return Some(seat);
                    }
                }
            }
            self.lessons.plies += 1;
            self.note_play(&round, seat, chance);
        }
        // What deals are judged by when they are played to their end.
        for seat in round.edition.seats() {
            self.note(&round.situation(*seat));
        }
        None
    }

    fn gift(&self, round: &Round, seat: Seat, chance: &mut Chance) -> Card {
        let hand = &round.hands[seat as usize];
        let stray = chance.below(self.manner.strays_once_in) < STRAY_GIFTS;
        let best = if stray { None } else { self.policy.best_gift(round, seat) };
        best.unwrap_or_else(|| hand[chance.below(hand.len())])
    }

    fn outcome(&mut self, round: &Round, chance: &mut Chance) -> Option<Outcome> {
        if chance.below(self.manner.strays_once_in) > 0 {
            return self.policy.best(round);
        }
        let mut outcomes = Vec::new();
        self.policy.visit(round, |outcome| outcomes.push(outcome));
        (!outcomes.is_empty()).then(|| outcomes[chance.below(outcomes.len())])
    }

    /// Everyone sees cards; none are seen when a deal begins.
    fn see(&mut self, cards: Option<&[Card]>) {
        if let Some(labeller) = &mut self.labeller {
            match cards {
                None => labeller.seen.clear(),
                Some(cards) => labeller.seen.extend(cards),
            }
        }
    }

    fn note_gift(&mut self, round: &Round, gift: (Seat, Card), chance: &mut Chance) {
        let situation = round.situation_after_giving(gift.0, gift.1);
        match &mut self.labeller {
            None => self.note(&situation),
            Some(labeller) if labeller.is_due(chance) => {
                let win = labeller.after_giving(&mut self.policy, round, gift, chance);
                self.lessons.add(self.policy.network, &situation, win);
            }
            Some(_) => {}
        }
    }

    fn note_play(&mut self, round: &Round, seat: Seat, chance: &mut Chance) {
        let situation = round.situation(seat);
        match &mut self.labeller {
            None => self.note(&situation),
            // What is known when the deal is over is labelled there.
            Some(labeller) if round.turn.is_some() && labeller.is_due(chance) => {
                let win = labeller.after_playing(&mut self.policy, round, seat, chance);
                self.lessons.add(self.policy.network, &situation, win);
            }
            Some(_) => {}
        }
    }

    /// Remembers a situation with its value as it seems now.
    fn note(&mut self, situation: &Situation<'_>) {
        let network = self.policy.network;
        self.by_seat[situation.viewer as usize].push(self.lessons.ends.len());
        self.lessons.add(network, situation, Network::chance(network.value(&network.hidden(situation))));
    }

    /// Replaces each value by what came of it: the next of the same seat, and those after it ever less.
    fn hand_back(&mut self, edition: Edition, winner: Option<Seat>) {
        let lambda = self.manner.lambda;
        for seat in edition.seats() {
            let lessons = &self.by_seat[*seat as usize];
            let Some(last) = lessons.last() else { continue };
            let won = winner.map(|winner| if edition.are_teammates(winner, *seat) { 1.0 } else { 0.0 });
            let mut later = won.unwrap_or(self.lessons.ends[*last].1);
            let mut next = later;
            for lesson in lessons.iter().rev() {
                let value = self.lessons.ends[*lesson].1;
                let target = (1.0 - lambda) * next + lambda * later;
                self.lessons.ends[*lesson].1 = target;
                (next, later) = (value, target);
            }
        }
    }
}

impl Lessons {
    fn add(&mut self, network: &Network, situation: &Situation<'_>, win: f32) {
        network.features.list(situation, |fact| self.facts.push(fact as u16));
        self.ends.push((self.facts.len() as u32, win));
    }
}

/// A deal whose cards are about to be exchanged.
fn round_of(game: &Game) -> Round {
    let edition = game.edition();
    let mut hands = [Hand::EMPTY; 6];
    for seat in edition.seats() {
        hands[*seat as usize] = *game.hand(*seat);
    }
    let holding: SeatSet = edition.seats().iter().copied().collect();
    let first = edition.next_seat(game.dealer());
    // A dealer deals three times.
    let opener = if game.deal_number() == 3 { edition.next_seat(first) } else { first };
    Round { edition, board: *game.board(), hands, holding, turn: Some(first), given: [None; 6], opener }
}
