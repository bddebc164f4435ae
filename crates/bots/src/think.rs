//! How the levels above `easy` think: one move ahead by the network, and from there on many times to the end of the deal.

use makker_chance::Chance;
use makker_rules::{Card, Choice, Phase, Seat, View};

use crate::budget::{Budget, Meter};
use crate::guess::Guess;
use crate::network::Network;
use crate::partner::is_unforgivable;
use crate::policy::{Policy, WON};
use crate::round::Round;
use crate::unseen::Memory;

/// What makes one level think differently from another.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Mind {
    /// How many deals it plays to their end in its head for one decision, with four seats.
    pub(crate) playouts: u32,
    /// At most so many choices are worth that.
    pub(crate) candidates: usize,
    /// What it remembers of the cards played.
    pub(crate) memory: Memory,
    /// Choices whose chances to win differ by no more than this are all the same to it.
    pub(crate) indifference: f64,
}

pub(crate) const MEDIUM: Mind = Mind { playouts: 0, candidates: 1, memory: Memory::ThisDeal, indifference: 0.001 };
pub(crate) const HARD: Mind = Mind { playouts: 480, candidates: 12, memory: Memory::ThisDeal, indifference: 0.0 };
pub(crate) const MASTER: Mind =
    Mind { playouts: 7000, candidates: 10, memory: Memory::SinceShuffle, indifference: 0.0 };

impl Mind {
    /// With more seats a deal has more turns and each turn more pawns to look at; decisions take the same time.
    fn playouts_for(&self, seats: u32) -> u32 {
        self.playouts * 16 / (seats * seats).max(1)
    }
}

/// For each choice that is looked at there must be so many playouts.
const PLAYOUTS_A_CHOICE: u32 = 50;

/// What the network says at once counts as much as so many playouts: without it, few playouts often prefer a worse choice by
/// luck.
const AS_PLAYOUTS: f64 = 16.0;

/// When every world is tried, that counts as so many playouts.
const CERTAIN: f64 = 1e6;

/// After so many playouts their spread can be believed.
const ENOUGH: f64 = 8.0;

/// So many standard errors make it clear. They are those of independent playouts; in the same worlds it is clearer still.
const CLEARLY: f64 = 3.0;

/// What a partner never forgives is done only if it gains more than this chance to win.
pub(crate) const FORGIVEN_FOR: f64 = 0.01;

/// A choice and what was found out about it.
#[derive(Clone, Copy)]
pub(crate) struct Thought {
    pub(crate) choice: Choice,
    /// The chance that the team wins.
    pub(crate) win: f64,
    /// The same, less what a partner would hold against it: what is decided by.
    pub(crate) felt: f64,
}

/// Thinks about the choices of a seat, as much as the budget allows; the best first.
pub(crate) fn think(
    network: &Network,
    view: &View,
    seat: Seat,
    mind: Mind,
    chance: &mut Chance,
    budget: Budget,
) -> Vec<Thought> {
    let mut meter = Meter::new(budget);
    let mut choices = view.choices.clone();
    // In whatever order, so that a small budget does not always see the same cards.
    chance.shuffle(&mut choices);
    let round = Round::of(view, seat);
    let mut policy = Policy::new(network);
    let mut candidates = at_once(&mut policy, &round, view, seat, &choices, &mut meter);
    sort(&mut candidates);
    let is_clear = candidates.len() < 2 || candidates[0].value == WON;
    if mind.playouts > 0 && !is_clear {
        let guess = Guess::new(view, seat, mind.memory);
        let playouts = mind.playouts_for(view.edition.seats().len() as u32);
        let playouts = meter.left().map_or(playouts, |left| left.min(playouts));
        // A few choices well looked at are better than many at a glance.
        let most = (playouts / PLAYOUTS_A_CHOICE).max(2) as usize;
        Search { policy, seat, guess, meter, playouts, phase: view.phase }.search(
            &mut candidates,
            mind.candidates.min(most),
            chance,
        );
    }
    candidates.iter().map(|candidate| candidate.thought()).collect()
}

/// How far a deal is played in one's head to judge a choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Until {
    /// To the end of the deal, which the network judges.
    DealEnds,
    /// To the end of the game, with new cards for every deal.
    GameEnds,
}

/// Judges choices by so many playouts each, all in the same worlds; in their order.
pub(crate) fn judge(
    network: &Network,
    view: &View,
    seat: Seat,
    choices: &[Choice],
    playouts: u32,
    until: Until,
    chance: &mut Chance,
) -> Vec<f64> {
    let round = Round::of(view, seat);
    let mut policy = Policy::new(network);
    let mut candidates = at_once(&mut policy, &round, view, seat, choices, &mut Meter::new(Budget::UNLIMITED));
    let guess = Guess::new(view, seat, Memory::SinceShuffle);
    let meter = Meter::new(Budget::UNLIMITED);
    let mut search = Search { policy, seat, guess, meter, playouts, phase: view.phase };
    let mut wins = vec![0.0; choices.len()];
    for _ in 0..playouts {
        let world = search.guess.any_world(chance);
        let world = search.furnish(1.0, world);
        let same_cards = chance.clone();
        for (candidate, win) in candidates.iter_mut().zip(&mut wins) {
            *win += match until {
                Until::DealEnds => search.play_out(candidate.choice, &world),
                Until::GameEnds => search.play_on(candidate.choice, &world, view.deal_number, &mut same_cards.clone()),
            };
        }
    }
    wins.iter().map(|win| win / f64::from(playouts.max(1))).collect()
}

/// A choice, where it leads, and what playouts said about it.
struct Candidate {
    choice: Choice,
    /// What the network says of it.
    value: i32,
    is_unforgivable: bool,
    /// The sum of what playouts came to, of its square, and of how much each of them counts.
    sum: f64,
    squares: f64,
    weight: f64,
    /// How much higher playouts came out than what the network says at once, over all that were tried in the same worlds.
    shift: f64,
    /// What is said of it if there were no playouts: as good as the network says, but no better than this.
    at_most: f64,
}

impl Candidate {
    fn win(&self) -> f64 {
        if self.value == WON {
            1.0
        } else if self.weight > 0.0 {
            let at_once = f64::from(Network::chance(self.value)) + self.shift;
            ((self.sum + AS_PLAYOUTS * at_once) / (self.weight + AS_PLAYOUTS)).clamp(0.0, 1.0)
        } else {
            f64::from(Network::chance(self.value)).min(self.at_most)
        }
    }

    fn felt(&self) -> f64 {
        self.win() - if self.is_unforgivable { FORGIVEN_FOR } else { 0.0 }
    }

    /// Is it so much worse than the best that more playouts would hardly change it?
    fn is_clearly_worse(&self, best: &Candidate) -> bool {
        let spread = |candidate: &Candidate| {
            let mean = candidate.sum / candidate.weight;
            (candidate.squares / candidate.weight - mean * mean).max(0.0) / candidate.weight
        };
        self.weight >= ENOUGH && best.felt() - self.felt() > CLEARLY * (spread(self) + spread(best)).sqrt()
    }

    fn thought(&self) -> Thought {
        Thought { choice: self.choice, win: self.win(), felt: self.felt() }
    }
}

/// Sorts those that have been tried in the same worlds.
fn sort_tried(candidates: &mut [Candidate]) {
    let higher = |candidate: &Candidate| candidate.sum / candidate.weight - f64::from(Network::chance(candidate.value));
    let tried = candidates.iter().filter(|candidate| candidate.weight > 0.0);
    let shift = tried.clone().map(higher).sum::<f64>() / tried.count().max(1) as f64;
    candidates.iter_mut().for_each(|candidate| candidate.shift = shift);
    sort(candidates);
}

fn sort(candidates: &mut [Candidate]) {
    candidates.sort_by(|a, b| b.felt().total_cmp(&a.felt()).then(a.choice.cmp(&b.choice)));
}

/// What the network says of each choice.
fn at_once(
    policy: &mut Policy<'_>,
    round: &Round,
    view: &View,
    seat: Seat,
    choices: &[Choice],
    meter: &mut Meter,
) -> Vec<Candidate> {
    let mut candidates = Vec::with_capacity(choices.len());
    for choice in choices {
        if !meter.take_one() {
            break;
        }
        let value = match choice {
            Choice::Play(_) => 0, // below, all together
            Choice::Give(card) => policy.value_of_giving(round, seat, *card),
            Choice::Fold => value_of_folding(policy.network, round, seat),
        };
        let is_unforgivable = matches!(choice, Choice::Play(mv) if is_unforgivable(view, seat, mv));
        candidates.push(Candidate {
            choice: *choice,
            value,
            is_unforgivable,
            sum: 0.0,
            squares: 0.0,
            weight: 0.0,
            shift: 0.0,
            at_most: 1.0,
        });
    }
    let mut judge = policy.judge(round, seat);
    for candidate in &mut candidates {
        if let Choice::Play(mv) = candidate.choice {
            candidate.value = judge.outcome(&mv).value;
        }
    }
    candidates
}

fn value_of_folding(network: &Network, round: &Round, seat: Seat) -> i32 {
    let mut after = *round;
    after.fold();
    network.value(&network.hidden(&after.situation(seat)))
}

struct Search<'a> {
    policy: Policy<'a>,
    seat: Seat,
    guess: Guess,
    meter: Meter,
    playouts: u32,
    phase: Phase,
}

/// A world in which to try the choices.
struct World {
    weight: f64,
    round: Round,
    /// What the others give, where cards are exchanged.
    gifts: [Option<Card>; 6],
}

impl Search<'_> {
    /// Sequential halving: all candidates are tried in the same worlds, the worse half is left behind, the others go on.
    fn search(&mut self, candidates: &mut [Candidate], most: usize, chance: &mut Chance) {
        let mut alive = candidates.len().min(most);
        if let Some(worlds) = self.guess.every_world(chance) {
            let worlds: Vec<World> =
                worlds.into_iter().map(|(weight, round)| self.furnish(CERTAIN * f64::from(weight), round)).collect();
            for world in &worlds {
                self.try_all(&mut candidates[..alive], world);
            }
            sort_tried(&mut candidates[..alive]);
        } else {
            let rounds = usize::BITS - (alive - 1).leading_zeros();
            let mut round = 0;
            while alive > 1 {
                let worlds = self.playouts / (rounds * alive as u32);
                for _ in 0..worlds.max(1) {
                    let world = self.guess.any_world(chance);
                    let world = self.furnish(1.0, world);
                    if !self.try_all(&mut candidates[..alive], &world) {
                        round = rounds;
                        break;
                    }
                }
                sort_tried(&mut candidates[..alive]);
                round += 1;
                if round >= rounds {
                    break;
                }
                let (best, others) = candidates[..alive].split_at(1);
                let doubtful = others.iter().filter(|candidate| !candidate.is_clearly_worse(&best[0])).count();
                alive = alive.div_ceil(2).min(1 + doubtful);
            }
        }
        let worst = candidates.iter().filter(|candidate| candidate.weight > 0.0).map(Candidate::win).reduce(f64::min);
        for candidate in candidates.iter_mut().filter(|candidate| candidate.weight == 0.0) {
            candidate.at_most = worst.unwrap_or(1.0);
        }
        sort(candidates);
    }

    fn furnish(&mut self, weight: f64, round: Round) -> World {
        let mut gifts = [None; 6];
        if self.phase == Phase::Exchange {
            for seat in round.holding.iter().filter(|seat| *seat != self.seat) {
                gifts[seat as usize] = self.policy.best_gift(&round, seat);
            }
        }
        World { weight, round, gifts }
    }

    /// Tries every candidate in a world, or none if the budget is used up.
    fn try_all(&mut self, candidates: &mut [Candidate], world: &World) -> bool {
        let mut wins = [0.0; 64];
        for (candidate, win) in candidates.iter().zip(&mut wins) {
            if !self.meter.take_one() {
                return false;
            }
            *win = self.play_out(candidate.choice, world);
        }
        for (candidate, win) in candidates.iter_mut().zip(wins) {
            candidate.sum += world.weight * win;
            candidate.squares += world.weight * win * win;
            candidate.weight += world.weight;
        }
        true
    }

    /// What a choice comes to in a world when everyone goes on by the network to the end of the deal.
    fn play_out(&mut self, choice: Choice, world: &World) -> f64 {
        match self.end_of_deal(choice, world) {
            Err(win) => win,
            Ok(round) => {
                let network = self.policy.network;
                f64::from(Network::chance(network.value(&network.hidden(&round.situation(self.seat)))))
            }
        }
    }

    /// The same to the end of the game. Each deal has a deck of its own.
    fn play_on(&mut self, choice: Choice, world: &World, deal_number: u8, chance: &mut Chance) -> f64 {
        /// Whoever has not won by then has drawn.
        const MOST_DEALS: u8 = 120;
        let mut deck = world.round.edition.deck();
        let mut round = match self.end_of_deal(choice, world) {
            Err(win) => return win,
            Ok(round) => round,
        };
        for deal in deal_number..deal_number.saturating_add(MOST_DEALS) {
            chance.shuffle(&mut deck);
            round = round.dealt(&deck, (deal + 1) % 3 == 0);
            let mut gifts = [None; 6];
            for seat in round.holding.iter() {
                gifts[seat as usize] = self.policy.best_gift(&round, seat);
            }
            round.exchange(&gifts);
            if let Some(winner) = self.policy.play_out(&mut round) {
                return f64::from(u8::from(round.edition.are_teammates(winner, self.seat)));
            }
        }
        1.0 / round.edition.team_count() as f64
    }

    /// Where a choice leads when everyone goes on by the network; or who wins before the deal is over.
    fn end_of_deal(&mut self, choice: Choice, world: &World) -> Result<Round, f64> {
        let mut round = world.round;
        match choice {
            Choice::Play(mv) => {
                let board = round.board.after(&mv);
                round.play(mv.card(), &board);
                if Round::has_won(round.edition, &board, self.seat) {
                    return Err(1.0);
                }
            }
            Choice::Give(card) => {
                let mut gifts = world.gifts;
                gifts[self.seat as usize] = Some(card);
                round.exchange(&gifts);
            }
            Choice::Fold => round.fold(),
        }
        match self.policy.play_out(&mut round) {
            Some(winner) => Err(f64::from(u8::from(round.edition.are_teammates(winner, self.seat)))),
            None => Ok(round),
        }
    }
}
