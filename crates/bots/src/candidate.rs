//! A choice that is thought about: what the network says of it at once, and what playouts come to.

use makker_rules::{Choice, Seat, View};

use crate::budget::Meter;
use crate::network::Network;
use crate::partner::is_unforgivable;
use crate::policy::{Policy, WON};
use crate::round::Round;
use crate::think::{FORGIVEN_FOR, Thought};

/// What the network says at once counts as much as so many playouts: without it, few playouts often prefer a worse choice by
/// luck.
const AS_PLAYOUTS: f64 = 16.0;

/// A difference between two choices is believed to spread as if one had seen, besides what was seen, so many worlds in which it
/// is so large: most worlds tell little, and a few much.
const UNSEEN_WORLDS: f64 = 1.0;
const UNSEEN_DIFFERENCE: f64 = 0.1;

/// A choice, where it leads, and what playouts said about it.
pub(crate) struct Candidate {
    pub(crate) choice: Choice,
    /// What the network says of it.
    value: i32,
    is_unforgivable: bool,
    /// What playouts came to, world by world.
    wins: Vec<f32>,
    /// Their sum, and how much they count.
    sum: f64,
    weight: f64,
    /// How much higher playouts came out than what the network says at once, over all that were tried in the same worlds.
    shift: f64,
    /// What is said of it if there were no playouts: as good as the network says, but no better than this.
    pub(crate) at_most: f64,
}

impl Candidate {
    pub(crate) fn is_won(&self) -> bool {
        self.value == WON
    }

    /// Has it been tried in any world?
    pub(crate) fn is_tried(&self) -> bool {
        self.weight > 0.0
    }

    /// What it came to in one more world.
    pub(crate) fn add(&mut self, win: f64, weight: f64) {
        self.wins.push(win as f32);
        self.sum += weight * win;
        self.weight += weight;
    }

    pub(crate) fn win(&self) -> f64 {
        if self.is_won() {
            1.0
        } else if self.is_tried() {
            let at_once = f64::from(Network::chance(self.value)) + self.shift;
            ((self.sum + AS_PLAYOUTS * at_once) / (self.weight + AS_PLAYOUTS)).clamp(0.0, 1.0)
        } else {
            f64::from(Network::chance(self.value)).min(self.at_most)
        }
    }

    pub(crate) fn felt(&self) -> f64 {
        self.win() - if self.is_unforgivable { FORGIVEN_FOR } else { 0.0 }
    }

    /// How far one may be wrong about the difference to another, from the worlds in which both were tried: its standard error.
    pub(crate) fn doubt(&self, other: &Candidate) -> f64 {
        let pairs = self.wins.iter().zip(&other.wins);
        let count = self.wins.len().min(other.wins.len()) as f64;
        let (mut sum, mut squares) = (0.0, UNSEEN_WORLDS * UNSEEN_DIFFERENCE * UNSEEN_DIFFERENCE);
        for (mine, theirs) in pairs {
            let difference = f64::from(mine - theirs);
            sum += difference;
            squares += difference * difference;
        }
        ((squares - sum * sum / count).max(0.0) / count).sqrt() / count.sqrt()
    }

    pub(crate) fn thought(&self) -> Thought {
        Thought { choice: self.choice, win: self.win(), felt: self.felt() }
    }
}

/// What the network says of each choice.
pub(crate) fn at_once(
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
        candidates.push(Candidate {
            choice: *choice,
            value,
            is_unforgivable: matches!(choice, Choice::Play(mv) if is_unforgivable(view, seat, mv)),
            wins: Vec::new(),
            sum: 0.0,
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

/// The best first.
pub(crate) fn sort(candidates: &mut [Candidate]) {
    candidates.sort_by(|a, b| b.felt().total_cmp(&a.felt()).then(a.choice.cmp(&b.choice)));
}

/// Sorts those that have been tried in the same worlds.
pub(crate) fn sort_tried(candidates: &mut [Candidate]) {
    let higher = |candidate: &Candidate| candidate.sum / candidate.weight - f64::from(Network::chance(candidate.value));
    let tried = candidates.iter().filter(|candidate| candidate.is_tried());
    let shift = tried.clone().map(higher).sum::<f64>() / tried.count().max(1) as f64;
    candidates.iter_mut().for_each(|candidate| candidate.shift = shift);
    sort(candidates);
}
