//! Four spaces in one number: where a seat's pawns stand.

use crate::space::Space;

/// Four sorted spaces in the bytes of one number. So a space is found and replaced by arithmetic, without branches that
/// no processor foresees. Spaces are below 128, so the upper bit of each byte is free for comparisons.
#[derive(Clone, Copy)]
pub(crate) struct Four(u32);

impl Four {
    const ONES: u32 = 0x0101_0101;
    const UPPER: u32 = 0x8080_8080;

    #[inline]
    pub(crate) fn of(spaces: &[Space; 4]) -> Four {
        Four(u32::from_le_bytes(spaces.map(Space::number)))
    }

    #[inline]
    pub(crate) fn spaces(self) -> [Space; 4] {
        self.0.to_le_bytes().map(Space::from_number)
    }

    /// The upper bit of the first byte that is this space. The bits of bytes after it say nothing.
    #[inline]
    fn find(self, space: Space) -> u32 {
        let differs = self.0 ^ (u32::from(space.number()) * Four::ONES);
        differs.wrapping_sub(Four::ONES) & !differs & Four::UPPER
    }

    #[inline]
    pub(crate) fn contains(self, space: Space) -> bool {
        self.find(space) != 0
    }

    /// Takes one of the spaces `from` out and puts `to` in, sorted.
    #[inline]
    pub(crate) fn replace(self, from: Space, to: Space) -> Four {
        debug_assert!(self.contains(from), "a pawn moves from where it stands");
        let bit = self.find(from).trailing_zeros() & 24;
        let below = (1 << bit) - 1;
        let others = (self.0 & below) | ((self.0 >> 8) & !below);
        let to = u32::from(to.number());
        // Each of the others that is not above the new one has its upper bit set; a multiplication counts these bits.
        let smaller = (((to * (Four::ONES >> 8)) | Four::UPPER) - others) & (Four::UPPER >> 8);
        let bit = ((smaller >> 7).wrapping_mul(Four::ONES >> 8) >> 13) & 24;
        let below = (1 << bit) - 1;
        Four((others & below) | (to << bit) | ((others & !below) << 8))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn replacing_any_of_four_keeps_them_sorted() {
        let spaces: Vec<Space> = Space::all().step_by(7).collect();
        for &a in &spaces {
            for &b in &spaces {
                for &c in &spaces {
                    let mut four = [a, b, c, spaces[3]];
                    four.sort();
                    for (i, &from) in four.iter().enumerate() {
                        for &to in &spaces {
                            let mut expected = four;
                            expected[i] = to;
                            expected.sort();
                            assert_eq!(Four::of(&four).replace(from, to).spaces(), expected);
                            assert_eq!(Four::of(&four).contains(to), four.contains(&to));
                        }
                    }
                }
            }
        }
    }
}
