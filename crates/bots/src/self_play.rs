//! A network plays itself, and each seat's situations become lessons: what came of them, by temporal differences.

use makker_chance::Chance;
use makker_rules::{Card, Choice, Edition, Game, Hand, Phase, Seat, SeatSet, Setup};

use crate::features::Situation;
use crate::network::Network;
use crate::policy::{Policy, WON};
use crate::round::{Outcome, Round};

/// How lessons are made.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Manner {
    /// How much of what comes later counts rather than the next estimate.
    pub(crate) lambda: f32,
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
    lessons: Lessons,
    /// By seat: the numbers of its lessons in order.
    by_seat: [Vec<usize>; 6],
}

/// Plays a game.
pub(crate) fn play(edition: Edition, network: &Network, manner: Manner, chance: &mut Chance) -> Lessons {
    let dealer = edition.seats()[chance.below(edition.seats().len())];
    let mut game = Game::new(Setup::new(edition, dealer)).expect("every seat may deal");
    let mut learning =
        Learning { policy: Policy::new(network), lessons: Lessons::default(), by_seat: Default::default() };
    let mut winner = None;
    while game.phase() == Phase::Shuffle || game.phase() == Phase::Exchange {
        if game.phase() == Phase::Shuffle {
            let mut deck = edition.deck();
            chance.shuffle(&mut deck);
            game.shuffle_whole(&deck);
        }
        winner = learning.play_deal(&mut game, manner, chance);
        if winner.is_some() || learning.lessons.plies >= LONGEST {
            break;
        }
    }
    learning.finish(edition, winner, manner.lambda)
}

impl Learning<'_> {
    /// Plays a deal from the exchange on; says whose move won.
    fn play_deal(&mut self, game: &mut Game, manner: Manner, chance: &mut Chance) -> Option<Seat> {
        let edition = game.edition();
        let mut round = round_of(game);
        let gifts: Vec<(Seat, Card)> =
            game.to_give().iter().map(|seat| (seat, self.gift(&round, seat, manner, chance))).collect();
        let mut given = [None; 6];
        for (seat, card) in gifts {
            self.note(&round.situation_after_giving(seat, card));
            given[seat as usize] = Some(card);
            game.choose(seat, Choice::Give(card)).expect("the card is in hand");
        }
        round.exchange(&given);
        while let Some(seat) = round.turn {
            match self.outcome(&round, manner, chance) {
                None => {
                    round.fold();
                    game.fold_listed();
                }
                Some(outcome) => {
                    round.play(outcome.mv.card(), &outcome.board);
                    game.play_listed(&outcome.mv);
                    if outcome.value == WON {
                        return Some(seat);
                    }
                }
            }
            self.lessons.plies += 1;
            self.note(&round.situation(seat));
        }
        // What deals are judged by when they are played to their end.
        for seat in edition.seats() {
            self.note(&round.situation(*seat));
        }
        None
    }

    fn gift(&self, round: &Round, seat: Seat, manner: Manner, chance: &mut Chance) -> Card {
        let hand = &round.hands[seat as usize];
        let stray = chance.below(manner.strays_once_in) < STRAY_GIFTS;
        let best = if stray { None } else { self.policy.best_gift(round, seat) };
        best.unwrap_or_else(|| hand[chance.below(hand.len())])
    }

    fn outcome(&mut self, round: &Round, manner: Manner, chance: &mut Chance) -> Option<Outcome> {
        if chance.below(manner.strays_once_in) > 0 {
            return self.policy.best(round);
        }
        let mut outcomes = Vec::new();
        self.policy.visit(round, |outcome| outcomes.push(outcome));
        (!outcomes.is_empty()).then(|| outcomes[chance.below(outcomes.len())])
    }

    /// Remembers a situation with its value as it seems now.
    fn note(&mut self, situation: &Situation<'_>) {
        let network = self.policy.network;
        network.features.list(situation, |fact| self.lessons.facts.push(fact as u16));
        let value = Network::chance(network.value(&network.hidden(situation)));
        self.by_seat[situation.viewer as usize].push(self.lessons.ends.len());
        self.lessons.ends.push((self.lessons.facts.len() as u32, value));
    }

    /// Replaces each value by what came of it: the next of the same seat, and those after it ever less.
    fn finish(mut self, edition: Edition, winner: Option<Seat>, lambda: f32) -> Lessons {
        for seat in edition.seats() {
            let lessons = &self.by_seat[*seat as usize];
            let won = winner.map(|winner| if edition.are_teammates(winner, *seat) { 1.0 } else { 0.0 });
            let Some(last) = lessons.last() else { continue };
            let mut later = won.unwrap_or(self.lessons.ends[*last].1);
            let mut next = later;
            for lesson in lessons.iter().rev() {
                let value = self.lessons.ends[*lesson].1;
                let target = (1.0 - lambda) * next + lambda * later;
                self.lessons.ends[*lesson].1 = target;
                (next, later) = (value, target);
            }
        }
        self.lessons
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
