//! Recognising boards that a split has led to before.

use crate::space::{BySpace, Space};

/// Where four pawns stand, no matter which stands where, in one number: the sums of the first four powers of their
/// spaces modulo 127, ten bits each. Modulo a prime above four these sums determine the four spaces (Newton's
/// identities). So different places have different numbers, and a pawn's move is an addition.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Places(pub(crate) u64);

impl Places {
    pub(crate) const BITS: u32 = 40;

    pub(crate) fn of(spaces: &[Space; 4]) -> Places {
        Places(spaces.iter().map(|space| POWERS[*space]).sum())
    }

    #[inline]
    pub(crate) fn moved(self, from: Space, to: Space) -> Places {
        Places(self.0.wrapping_sub(POWERS[from]).wrapping_add(POWERS[to]))
    }
}

static POWERS: BySpace<u64> = {
    let (mut powers, mut i) = ([0; BySpace::<u64>::ROWS], 0);
    while i < powers.len() {
        let (mut power, mut exponent) = (1, 0);
        while exponent < 4 {
            power = power * i as u64 % 127;
            powers[i] |= power << (10 * exponent);
            exponent += 1;
        }
        i += 1;
    }
    BySpace::new(powers)
};

/// A set of outcomes: a hash table in which those of an earlier generation count as nothing.
#[derive(Clone, Default)]
pub(crate) struct Outcomes {
    /// The generation above, the outcome below.
    table: Vec<u64>,
    generation: u64,
}

impl Outcomes {
    /// Far more than a split has outcomes: the most that a search for them found is 207, with two teammates to help.
    const SIZE: usize = 1024;
    /// The first bit of the generation.
    const GENERATION: u32 = Places::BITS + 3;

    pub(crate) fn clear(&mut self) {
        self.generation = (self.generation + 1) % (1 << (u64::BITS - Outcomes::GENERATION));
        if self.generation == 0 || self.table.is_empty() {
            self.table.clear();
            self.table.resize(Outcomes::SIZE, 0);
            self.generation = 1;
        }
    }

    /// Adds an outcome; says whether it was not there.
    #[inline]
    pub(crate) fn is_new(&mut self, outcome: u64) -> bool {
        let entry = self.generation << Outcomes::GENERATION | outcome;
        let mut at = (outcome.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (u64::BITS - Outcomes::SIZE.ilog2())) as usize;
        while (self.table[at] ^ entry) >> Outcomes::GENERATION == 0 {
            if self.table[at] == entry {
                return false;
            }
            at = (at + 1) % Outcomes::SIZE;
        }
        self.table[at] = entry;
        true
    }
}
