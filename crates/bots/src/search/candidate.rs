//! A choice that is thought about: what the network says of it at once, and what playouts come to.

use makker_rules::sorted::sort_by;
use makker_rules::{Choice, Seat, View};

use crate::budget::Meter;
use crate::network::Network;
use crate::playout::{Policy, RestOfDeal, WON};
use crate::search::partner::{FORGIVEN_FOR, is_unforgivable};
use crate::thought::Thought;

/// What the network says at once counts as much as this number of playouts: without it, few playouts often prefer a worse choice
/// by luck.
const AS_PLAYOUTS: f64 = 16.0;

/// The doubt about a difference between two choices is reckoned as if the difference had been this large in this many worlds more.
/// Most worlds tell little and a few tell much, so that the first worlds alone would leave too little doubt.
const VIRTUAL_WORLDS: f64 = 1.0;
const VIRTUAL_DIFFERENCE: f64 = 0.1;

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
    /// When it was left behind: how much less it won than the best until then, in the same worlds.
    gap: Option<f64>,
    /// What is said of it if it was not tried to the end.
    settled: Option<f64>,
}

impl Candidate {
    /// A choice of this value that has not been tried.
    fn new(choice: Choice, value: i32, is_unforgivable: bool) -> Candidate {
        let (wins, sum, weight, shift) = (Vec::new(), 0.0, 0.0, 0.0);
        Candidate { choice, value, is_unforgivable, wins, sum, weight, shift, gap: None, settled: None }
    }

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
        } else if let Some(win) = self.settled {
            win
        } else if self.is_tried() {
            let at_once = f64::from(Network::chance(self.value)) + self.shift;
            ((self.sum + AS_PLAYOUTS * at_once) / (self.weight + AS_PLAYOUTS)).clamp(0.0, 1.0)
        } else {
            f64::from(Network::chance(self.value))
        }
    }

    pub(crate) fn felt(&self) -> f64 {
        self.win() - self.forgiven_for()
    }

    fn forgiven_for(&self) -> f64 {
        if self.is_unforgivable { FORGIVEN_FOR } else { 0.0 }
    }

    /// Leaves it behind: from now on others are tried in worlds that may be luckier or less lucky.
    pub(crate) fn leave_behind(&mut self, best: &Candidate) {
        self.gap = Some(best.win() - self.win());
    }

    /// How much better another one is in the worlds in which both were tried, and the standard error of that.
    pub(crate) fn behind(&self, other: &Candidate) -> (f64, f64) {
        let count = self.wins.len().min(other.wins.len()) as f64;
        let (mut sum, mut squares) = (0.0, VIRTUAL_WORLDS * VIRTUAL_DIFFERENCE * VIRTUAL_DIFFERENCE);
        for (mine, theirs) in self.wins.iter().zip(&other.wins) {
            let difference = f64::from(theirs - mine);
            sum += difference;
            squares += difference * difference;
        }
        let variance = (squares - sum * sum / count).max(0.0) / count;
        (sum / count + self.forgiven_for() - other.forgiven_for(), (variance / count).sqrt())
    }

    pub(crate) fn thought(&self) -> Thought {
        Thought { choice: self.choice, win: self.win(), felt: self.felt() }
    }
}

/// What the network says of each choice.
pub(crate) fn candidates_at_once(
    policy: &mut Policy<'_>,
    rest: &RestOfDeal,
    view: &View,
    seat: Seat,
    choices: &[Choice],
    meter: &mut Meter<'_>,
) -> Vec<Candidate> {
    let mut candidates = Vec::with_capacity(choices.len());
    for choice in choices {
        if !meter.take_one() {
            break;
        }
        let value = match choice {
            Choice::Play(_) => 0, // below, all together
            Choice::Give(card) => policy.value_of_giving(rest, seat, *card),
            Choice::Fold => value_of_folding(policy.network, rest, seat),
        };
        let is_unforgivable = matches!(choice, Choice::Play(mv) if is_unforgivable(view, seat, mv));
        candidates.push(Candidate::new(*choice, value, is_unforgivable));
    }
    let mut outlook = policy.outlook(rest, seat);
    for candidate in &mut candidates {
        if let Choice::Play(mv) = candidate.choice {
            candidate.value = outlook.outcome(&mv).value;
        }
    }
    candidates
}

fn value_of_folding(network: &Network, rest: &RestOfDeal, seat: Seat) -> i32 {
    let mut after = *rest;
    after.fold();
    network.value(&after.situation(seat))
}

/// The best first.
pub(crate) fn sort(candidates: &mut [Candidate]) {
    sort_by(candidates, |a, b| b.felt().total_cmp(&a.felt()).then(a.choice.cmp(&b.choice)));
}

/// Sorts those that have been tried in the same worlds.
pub(crate) fn sort_tried(candidates: &mut [Candidate]) {
    let higher = |candidate: &Candidate| candidate.sum / candidate.weight - f64::from(Network::chance(candidate.value));
    let tried = candidates.iter().filter(|candidate| candidate.is_tried());
    let shift = tried.clone().map(higher).sum::<f64>() / tried.count().max(1) as f64;
    candidates.iter_mut().for_each(|candidate| candidate.shift = shift);
    sort(candidates);
}

/// Says what those are worth that were not tried to the end, and puts them behind the first. A choice that was left behind is as
/// much worse than the first as it was then. One that was never tried is worth what the network says, but no more than any that
/// was tried.
pub(crate) fn settle(candidates: &mut [Candidate]) {
    let Some((first, others)) = candidates.split_first_mut() else { return };
    for other in others.iter_mut() {
        other.settled = other.gap.map(|gap| (first.win() - gap).clamp(0.0, 1.0));
    }
    let worst = others.iter().filter(|other| other.is_tried()).map(Candidate::felt).fold(first.felt(), f64::min);
    for other in others.iter_mut().filter(|other| !other.is_tried()) {
        other.settled = Some(other.win().min(worst));
    }
    sort(others);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn candidate(card: &str, wins: &[f64]) -> Candidate {
        let mut candidate = Candidate::new(Choice::Give(card.parse().unwrap()), 0, false);
        wins.iter().for_each(|win| candidate.add(*win, 1.0));
        candidate
    }

    #[test]
    fn who_was_left_behind_in_lucky_worlds_does_not_come_back() {
        let mut best = candidate("2", &[0.6; 20]);
        let mut others = [candidate("3", &[0.58; 20]), candidate("5", &[0.3; 20])];
        others.iter_mut().for_each(|other| other.leave_behind(&best));
        (0..200).for_each(|_| best.add(0.4, 1.0));
        assert!(others[0].win() > best.win(), "by itself it looks better");
        let [second, third] = others;
        let mut candidates = [best, third, second, candidate("9", &[])];
        settle(&mut candidates);
        let wins: Vec<f64> = candidates.iter().map(Candidate::win).collect();
        assert!(wins[0] > wins[1] && wins[1] > wins[2] && wins[2] >= wins[3], "{wins:?}");
        assert_eq!(candidates[1].choice.to_string(), "give 3");
    }
}
