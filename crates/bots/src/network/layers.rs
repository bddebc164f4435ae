//! What tells how likely a seat's team wins: two small networks of whole numbers, each from facts over one hidden layer to one
//! number. One knows situations within a deal, the other those between deals, to which all that happens in a deal leads.
//!
//! Whole numbers give the same value on every machine, and what a move changes can be added and taken away exactly.

use std::sync::Arc;

use makker_rules::{RuleSet, Seat};

use crate::network::features::Features;
use crate::network::packed;
use crate::network::situation::Situation;

/// How many hidden numbers there are.
pub const HIDDEN: usize = 64;

/// 1 in the hidden layer.
pub const HIDDEN_UNIT: f32 = 1024.0;

/// The most that a hidden number counts.
pub const MOST: i16 = 4095;

/// 1 among the weights of the output.
pub const OUTPUT_UNIT: f32 = 512.0;

/// A hidden layer before anything is cut off.
pub(crate) type Hidden = [i16; HIDDEN];

/// The networks of one rule set.
pub struct Network {
    /// The facts that it knows.
    pub features: &'static Features,
    within_deals: Arc<Layers>,
    between_deals: Arc<Layers>,
}

/// The numbers of one of them.
pub(crate) struct Layers {
    bias: Hidden,
    /// By fact.
    rows: Vec<Hidden>,
    output: Hidden,
    output_bias: i32,
}

/// Why bytes are no network.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotANetwork;

impl Network {
    /// Reads a network from its bytes, packed or not.
    pub fn read(rules: RuleSet, bytes: &[u8]) -> Result<Network, NotANetwork> {
        let features = Features::of(rules);
        let numbers = Network::numbers(rules, bytes)?;
        let (within, between) = numbers.split_at(numbers.len() / 2);
        let [within_deals, between_deals] = [within, between].map(|numbers| Arc::new(Layers::read(features, numbers)));
        Ok(Network { features, within_deals, between_deals })
    }

    /// The numbers of a network. For situations within deals, then for those between deals: the bias of the hidden layer, the rows
    /// of the facts, the weights of the output, and its bias in thousandths. Unpacked, each is two bytes, the lower first.
    pub fn numbers(rules: RuleSet, bytes: &[u8]) -> Result<Vec<i16>, NotANetwork> {
        let features = Features::of(rules);
        let count = 2 * Layers::numbers(features);
        if bytes.len() == 2 * count {
            Ok(bytes.chunks_exact(2).map(|pair| i16::from_le_bytes([pair[0], pair[1]])).collect())
        } else {
            packed::unpack(count, bytes)
        }
    }

    /// Packs a network into half the bytes. It plays the same: only the numbers of facts that are never there get lost.
    pub fn pack(rules: RuleSet, bytes: &[u8]) -> Result<Vec<u8>, NotANetwork> {
        let features = Features::of(rules);
        let mut numbers = Network::numbers(rules, bytes)?;
        let (within, between) = numbers.split_at_mut(Layers::numbers(features));
        for fact in 0..features.count {
            let row = HIDDEN * (1 + fact)..HIDDEN * (2 + fact);
            if !features.is_within_deals(rules, fact) {
                within[row.clone()].fill(0);
            }
            if !features.is_between_deals(fact) {
                between[row].fill(0);
            }
        }
        Ok(packed::pack(&numbers))
    }

    /// What was learned, used for games by house rules: the facts are the same, only where pawns walk differs.
    pub(crate) fn on_boards_of(&self, rules: RuleSet) -> Network {
        let Network { within_deals, between_deals, .. } = self;
        let (within_deals, between_deals) = (Arc::clone(within_deals), Arc::clone(between_deals));
        Network { features: Features::of(rules), within_deals, between_deals }
    }

    /// The numbers for situations in which this seat plays next; for those between deals if nobody does.
    #[inline]
    pub(crate) fn layers(&self, next: Option<Seat>) -> &Layers {
        if next.is_some() { &self.within_deals } else { &self.between_deals }
    }

    /// The hidden layer of a situation.
    pub(crate) fn hidden(&self, situation: &Situation<'_>) -> Hidden {
        let layers = self.layers(situation.next);
        let mut hidden = layers.bias;
        self.features.list(situation, |fact| layers.add(&mut hidden, fact));
        hidden
    }

    /// How good a situation is: the logarithm of the odds of winning, times [`HIDDEN_UNIT`] and [`OUTPUT_UNIT`].
    pub(crate) fn value(&self, situation: &Situation<'_>) -> i32 {
        self.layers(situation.next).value(&self.hidden(situation))
    }

    /// The chance to win in a situation.
    pub fn win(&self, situation: &Situation<'_>) -> f32 {
        Network::chance(self.value(situation))
    }

    /// The chance to win that a value stands for.
    #[inline]
    pub(crate) fn chance(value: i32) -> f32 {
        1.0 / (1.0 + libm::expf(-value as f32 / (HIDDEN_UNIT * OUTPUT_UNIT)))
    }
}

impl Layers {
    /// How many there are.
    fn numbers(features: &Features) -> usize {
        HIDDEN * (features.count + 2) + 1
    }

    fn read(features: &Features, numbers: &[i16]) -> Layers {
        let mut numbers = numbers.iter().copied();
        let mut next = || numbers.next().unwrap_or_default();
        let bias = std::array::from_fn(|_| next());
        let rows = (0..features.count).map(|_| std::array::from_fn(|_| next())).collect();
        let output = std::array::from_fn(|_| next());
        let output_bias = (f32::from(next()) / 1000.0 * HIDDEN_UNIT * OUTPUT_UNIT) as i32;
        Layers { bias, rows, output, output_bias }
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

    /// The value of a hidden layer.
    #[inline]
    pub(crate) fn value(&self, hidden: &Hidden) -> i32 {
        let sum: i32 = hidden
            .iter()
            .zip(&self.output)
            .map(|(number, weight)| i32::from((*number).clamp(0, MOST)) * i32::from(*weight))
            .sum();
        sum + self.output_bias
    }
}

#[cfg(test)]
mod tests {
    use makker_rules::Edition;

    use super::*;
    use crate::network::weights::network;

    #[test]
    fn house_rules_are_played_by_what_was_learned_of_their_edition_and_keep_no_copy_of_it() {
        let learned = network(Edition::Classic.into());
        let house = network("classic+start-counts+fresh-decks".parse().unwrap());
        assert!(Arc::ptr_eq(&learned.within_deals, &house.within_deals));
        assert!(Arc::ptr_eq(&learned.between_deals, &house.between_deals));
        assert!(!std::ptr::eq(learned.features, house.features), "pawns walk differently");
    }
}
