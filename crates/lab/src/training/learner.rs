//! A network that learns: the same as the one that plays, in numbers with fractions, and how lessons change them (Adam).

use makker_bots::network::{Features, HIDDEN, HIDDEN_UNIT, MOST, OUTPUT_UNIT};
use makker_chance::Chance;
use makker_rules::RuleSet;

use crate::training::self_play::Situations;

/// How much Adam remembers of directions and of their squares.
const MEMORY: f32 = 0.9;
const MEMORY_OF_SQUARES: f32 = 0.999;

/// How much the weights after some games count in their mean.
const NEW: f32 = 0.03;

/// A network that learns. All numbers lie in one row: rows of facts, the bias, the output, its bias.
pub(crate) struct Learner {
    weights: Vec<f32>,
    /// The mean of the weights over the last steps: steadier than the weights themselves, and what is kept in the end. It
    /// plays no games to learn from: it would learn from what it has long forgotten.
    mean: Vec<f32>,
    direction: Vec<f32>,
    squares: Vec<f32>,
    gradient: Vec<f32>,
    facts: usize,
    steps: i32,
}

impl Learner {
    /// A network that knows nothing.
    pub(crate) fn new(rules: RuleSet, chance: &mut Chance) -> Learner {
        let facts = Features::of(rules).count;
        let count = (facts + 2) * HIDDEN + 1;
        let mut unit = || f32::from((chance.word() >> 16) as u16) / 65536.0 - 0.5;
        let weights: Vec<f32> =
            (0..count).map(|i| if i < facts * HIDDEN { 0.2 * unit() } else { 0.25 * unit() }).collect();
        Learner {
            mean: weights.clone(),
            weights,
            direction: vec![0.0; count],
            squares: vec![0.0; count],
            gradient: vec![0.0; count],
            facts,
            steps: 0,
        }
    }

    /// The network as it is, in the bytes that [`makker_bots::network::Network::read`] reads.
    pub(crate) fn bytes(&self) -> Vec<u8> {
        self.bytes_of(&self.weights)
    }

    /// The network as it was of late.
    pub(crate) fn mean_bytes(&self) -> Vec<u8> {
        self.bytes_of(&self.mean)
    }

    fn bytes_of(&self, weights: &[f32]) -> Vec<u8> {
        let whole = |number: f32, unit: f32| ((number * unit).round().clamp(-32767.0, 32767.0) as i16).to_le_bytes();
        let (rows, rest) = weights.split_at(self.facts * HIDDEN);
        let (bias, rest) = rest.split_at(HIDDEN);
        let (output, output_bias) = rest.split_at(HIDDEN);
        let hidden = bias.iter().chain(rows).flat_map(|weight| whole(*weight, HIDDEN_UNIT));
        let output = output.iter().flat_map(|weight| whole(weight.clamp(-4.0, 4.0), OUTPUT_UNIT));
        hidden.chain(output).chain(whole(output_bias[0], 1000.0)).collect()
    }

    /// Goes on from the numbers of a network, as [`makker_bots::network::Network::numbers`] has them.
    pub(crate) fn load(&mut self, numbers: &[i16]) {
        assert_eq!(numbers.len(), self.weights.len(), "weights of another rule set");
        let numbers: Vec<f32> = numbers.iter().map(|number| f32::from(*number)).collect();
        let (hidden, rest) = numbers.split_at((self.facts + 1) * HIDDEN);
        let (output, output_bias) = rest.split_at(HIDDEN);
        let (bias, rows) = hidden.split_at(HIDDEN);
        let hidden = rows.iter().chain(bias).map(|number| number / HIDDEN_UNIT);
        let output = output.iter().map(|number| number / OUTPUT_UNIT);
        self.weights = hidden.chain(output).chain([output_bias[0] / 1000.0]).collect();
        self.mean.clone_from(&self.weights);
    }

    /// Learns the lessons of some games in random order, `batch` at a time; says the mean loss.
    pub(crate) fn learn<'a>(
        &mut self,
        games: impl Iterator<Item = &'a Situations>,
        batch: usize,
        rate: f32,
        chance: &mut Chance,
    ) -> f32 {
        let mut order: Vec<(&[u16], f32)> = Vec::new();
        for game in games {
            let mut begin = 0;
            for (end, target) in &game.ends {
                order.push((&game.facts[begin..*end as usize], *target));
                begin = *end as usize;
            }
        }
        chance.shuffle(&mut order);
        let mut loss = 0.0;
        for batch in order.chunks(batch.max(1)) {
            for (facts, target) in batch {
                loss += self.add_gradient(facts, *target);
            }
            self.step(rate, batch.len() as f32);
        }
        self.mean.iter_mut().zip(&self.weights).for_each(|(mean, weight)| *mean += NEW * (weight - *mean));
        loss / order.len().max(1) as f32
    }

    /// Adds which way one lesson wants the weights to go; says its loss.
    fn add_gradient(&mut self, facts: &[u16], target: f32) -> f32 {
        let most = f32::from(MOST) / HIDDEN_UNIT;
        let bias_at = self.facts * HIDDEN;
        let output_at = bias_at + HIDDEN;
        let mut hidden = [0.0; HIDDEN];
        hidden.copy_from_slice(&self.weights[bias_at..output_at]);
        for fact in facts {
            let row = &self.weights[usize::from(*fact) * HIDDEN..][..HIDDEN];
            hidden.iter_mut().zip(row).for_each(|(sum, weight)| *sum += weight);
        }
        let output = &self.weights[output_at..][..HIDDEN];
        let value: f32 = hidden.iter().zip(output).map(|(number, weight)| number.clamp(0.0, most) * weight).sum();
        let chance = 1.0 / (1.0 + (-(value + self.weights[output_at + HIDDEN])).exp());
        let error = chance - target;
        let mut back = [0.0; HIDDEN];
        for i in 0..HIDDEN {
            let is_live = hidden[i] > 0.0 && hidden[i] < most;
            back[i] = if is_live { error * output[i] } else { 0.0 };
        }
        for fact in facts {
            let row = &mut self.gradient[usize::from(*fact) * HIDDEN..][..HIDDEN];
            row.iter_mut().zip(&back).for_each(|(sum, part)| *sum += part);
        }
        let rest = &mut self.gradient[bias_at..];
        rest.iter_mut().zip(&back).for_each(|(sum, part)| *sum += part);
        let rest = &mut rest[HIDDEN..];
        rest.iter_mut().zip(&hidden).for_each(|(sum, number)| *sum += error * number.clamp(0.0, most));
        rest[HIDDEN] += error;
        error * error
    }

    fn step(&mut self, rate: f32, lessons: f32) {
        self.steps += 1;
        let rate = rate * (1.0 - MEMORY_OF_SQUARES.powi(self.steps)).sqrt() / (1.0 - MEMORY.powi(self.steps));
        let memories = self.direction.iter_mut().zip(&mut self.squares);
        for ((weight, gradient), (direction, square)) in self.weights.iter_mut().zip(&mut self.gradient).zip(memories) {
            let mean = *gradient / lessons;
            *gradient = 0.0;
            *direction = MEMORY * *direction + (1.0 - MEMORY) * mean;
            *square = MEMORY_OF_SQUARES * *square + (1.0 - MEMORY_OF_SQUARES) * mean * mean;
            *weight -= rate * *direction / (square.sqrt() + 1e-8);
        }
    }
}
