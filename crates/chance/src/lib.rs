//! Where Makker's chance comes from.
//!
//! The numbers are those of ChaCha20 (RFC 8439's block function with a 64-bit counter, nonce zero) read as little-endian
//! 32-bit words; the shuffle is Fisher and Yates' from the last card to the first. Both are written down here and held by
//! vectors, so that anyone can repeat a shuffle in any language: library shuffles change between versions, this one does
//! not.
//!
//! ```
//! let mut deck: Vec<u8> = (0..10).collect();
//! makker_chance::Chance::from_seed(7).shuffle(&mut deck);
//! assert_eq!(deck, [5, 8, 4, 3, 6, 9, 0, 1, 2, 7]);
//! ```
//!
//! The decks of games online come from [`proof`]: from seeds of all who take part, so that anyone can check them afterwards.

pub mod proof;

use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// A source of numbers that are the same for the same key.
#[derive(Clone)]
pub struct Chance(ChaCha20Rng);

impl Chance {
    /// The source with this 256-bit key.
    pub fn from_key(key: [u8; 32]) -> Chance {
        Chance(ChaCha20Rng::from_seed(key))
    }

    /// The source whose key is this number in little-endian bytes, filled up with zeros.
    pub fn from_seed(seed: u64) -> Chance {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        Chance::from_key(key)
    }

    /// The next 32-bit word. A browser loads the cipher once, not wherever a word is drawn.
    #[cfg_attr(not(target_arch = "wasm32"), inline)]
    #[cfg_attr(target_arch = "wasm32", inline(never))]
    pub fn word(&mut self) -> u32 {
        self.0.next_u32()
    }

    /// A number below `n`, each with the same chance. A word times `n` has 64 bits, and the upper half is the answer.
    /// If the lower half is below 2³² modulo `n`, the word is thrown away, so that each answer comes from as many words
    /// as any other.
    ///
    /// # Panics
    /// If `n` is 0, or 2³² or more.
    #[inline]
    pub fn below(&mut self, n: usize) -> usize {
        let n = u32::try_from(n).expect("a number below 2^32");
        assert!(n > 0, "no number is below 0");
        loop {
            let product = u64::from(self.word()) * u64::from(n);
            let lower = product as u32;
            if lower >= n || lower >= n.wrapping_neg() % n {
                return (product >> 32) as usize;
            }
        }
    }

    /// A number from 0 to 1.
    #[inline]
    pub fn unit(&mut self) -> f64 {
        f64::from(self.word()) / f64::from(u32::MAX)
    }

    /// Shuffles: goes from the last place to the second, and exchanges the item there with one of those before it or
    /// with itself.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }
}

/// Never shows the key.
impl std::fmt::Debug for Chance {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Chance(…)")
    }
}

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

#[cfg(test)]
mod tests {
    use super::*;

    /// The first block of ChaCha20 with a key and nonce of zeros, as published in RFC 8439, A.1, vector 1.
    #[test]
    fn the_words_are_those_of_chacha20() {
        let mut chance = Chance::from_key([0; 32]);
        let words: Vec<u32> = (0..4).map(|_| chance.word()).collect();
        assert_eq!(words, [0xade0_b876, 0x903d_f1a0, 0xe56a_5d40, 0x28bd_8653]);
    }

    #[test]
    fn a_number_below_one_is_zero_and_all_numbers_come() {
        let mut chance = Chance::from_seed(1);
        assert_eq!(chance.below(1), 0);
        let mut counts = [0; 6];
        (0..6000).for_each(|_| counts[chance.below(6)] += 1);
        assert!(counts.iter().all(|count| (850..1150).contains(count)), "{counts:?}");
    }
}
