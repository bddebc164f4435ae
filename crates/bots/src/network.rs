//! A small network of whole numbers that tells how likely a seat's team wins: facts, one hidden layer, one number.
//!
//! Whole numbers give the same value on every machine, and what a move changes is added and taken away without a rest.

use crate::features::{Features, Situation};
use makker_rules::Edition;

/// How many hidden numbers there are.
pub(crate) const HIDDEN: usize = 64;

/// 1 in the hidden layer.
pub(crate) const HIDDEN_UNIT: f32 = 1024.0;

/// The most that a hidden number counts.
pub(crate) const MOST: i16 = 4095;

/// 1 among the weights of the output.
pub(crate) const OUTPUT_UNIT: f32 = 512.0;

/// A hidden layer before anything is cut off.
pub(crate) type Hidden = [i16; HIDDEN];

/// A network for one rule set.
pub(crate) struct Network {
    pub(crate) features: &'static Features,
    bias: Hidden,
    /// By fact.
    rows: Vec<Hidden>,
    output: Hidden,
    output_bias: i32,
}

/// Why bytes are no network.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct NotANetwork;

impl Network {
    /// Reads a network from its numbers, two bytes each, the lower first: the bias of the hidden layer, the rows of the
    /// facts, the weights of the output, and its bias in thousandths.
    pub(crate) fn read(edition: Edition, bytes: &[u8]) -> Result<Network, NotANetwork> {
        let features = Features::of(edition);
        if bytes.len() != 2 * (HIDDEN * (features.count + 2) + 1) {
            return Err(NotANetwork);
        }
        let mut numbers = bytes.chunks_exact(2).map(|pair| i16::from_le_bytes([pair[0], pair[1]]));
        let mut next = || numbers.next().unwrap_or_default();
        let bias = std::array::from_fn(|_| next());
        let rows = (0..features.count).map(|_| std::array::from_fn(|_| next())).collect();
        let output = std::array::from_fn(|_| next());
        let output_bias = (f32::from(next()) / 1000.0 * HIDDEN_UNIT * OUTPUT_UNIT) as i32;
        Ok(Network { features, bias, rows, output, output_bias })
    }

    /// The hidden layer of a situation.
    pub(crate) fn hidden(&self, situation: &Situation<'_>) -> Hidden {
        let mut hidden = self.bias;
        self.features.list(situation, |fact| self.add(&mut hidden, fact));
        hidden
    }

    #[inline]
    pub(crate) fn add(&self, hidden: &mut Hidden, fact: usize) {
        for (sum, weight) in hidden.iter_mut().zip(&self.rows[fact]) {
            *sum = sum.wrapping_add(*weight);
        }
    }

    #[inline]
    pub(crate) fn take(&self, hidden: &mut Hidden, fact: usize) {
        for (sum, weight) in hidden.iter_mut().zip(&self.rows[fact]) {
            *sum = sum.wrapping_sub(*weight);
        }
    }

    /// How good it is: the logarithm of the odds of winning, times [`HIDDEN_UNIT`] and [`OUTPUT_UNIT`].
    #[inline]
    pub(crate) fn value(&self, hidden: &Hidden) -> i32 {
        let sum: i32 = hidden
            .iter()
            .zip(&self.output)
            .map(|(number, weight)| i32::from((*number).clamp(0, MOST)) * i32::from(*weight))
            .sum();
        sum + self.output_bias
    }

    /// The chance to win that a value stands for.
    #[inline]
    pub(crate) fn chance(value: i32) -> f32 {
        1.0 / (1.0 + (-value as f32 / (HIDDEN_UNIT * OUTPUT_UNIT)).exp())
    }
}
