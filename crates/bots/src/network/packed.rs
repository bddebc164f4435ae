//! A network's numbers in half the bytes: what differs from a guess is written, by an arithmetic coder that learns as it goes which
//! differences are likely. Everything is done in whole numbers, and what is read is what was written.
//!
//! Behind [`MARK`] come the rows of both networks: of each the bias, the facts and the output. A row is guessed from the rows before it
//! and, in the second network, from the same rows of the first, in one of a few ways that is told. The output's bias is a row of one number.

use crate::network::layers::{HIDDEN, NotANetwork};

/// What a packed network begins with.
const MARK: &[u8] = b"net2";

/// What a guess is made of, in sixteenths: the row before, the one before that, the same row of the first network, and its row before.
type Way = [i32; 4];

const WAYS: [Way; 6] = [[0, 0, 0, 0], [8, 0, 0, 0], [16, 0, 0, 0], [10, 5, 0, 0], [4, 1, 12, -3], [8, 0, 16, -8]];

/// The ways that say the whole row: it is that of the first network, or there is nothing in it.
const SAME: usize = 6;
const NOTHING: usize = 7;

/// Differences in a column are at first expected to be this large; in sixteenths, as all that is expected.
const EXPECTED: u32 = 16 * 64;

/// Longer numbers do not occur.
const MOST_DIGITS: usize = 17;

type Row = [i16; HIDDEN];

/// Reads a packed network of so many numbers.
pub(super) fn unpack(count: usize, bytes: &[u8]) -> Result<Vec<i16>, NotANetwork> {
    let mut reader = Reader::new(bytes.strip_prefix(MARK).ok_or(NotANetwork)?);
    let mut numbers = vec![0; count];
    code(&mut reader, &mut numbers);
    if reader.bytes.is_empty() && !reader.is_short { Ok(numbers) } else { Err(NotANetwork) }
}

/// Packs the numbers of both networks, which stand one behind the other.
pub(super) fn pack(numbers: &[i16]) -> Vec<u8> {
    let mut writer = Writer { bytes: MARK.to_vec(), low: 0, range: u32::MAX };
    code(&mut writer, &mut numbers.to_vec());
    writer.finish()
}

/// Reading and writing are one walk over the numbers: a writer says what is there, a reader learns it.
trait Coder {
    /// Does it know what is there?
    const WRITES: bool;
    /// Codes a yes or no of which one is likelier.
    fn bit(&mut self, chance: &mut Chance, bit: bool) -> bool;
    /// Codes a number below `count`, each as likely as the others.
    fn even(&mut self, count: u32, number: u32) -> u32;
}

/// How likely a yes is, of 65536; learned from those that there were.
#[derive(Clone, Copy)]
struct Chance(u32);

impl Chance {
    const EVEN: Chance = Chance(1 << 15);

    /// The part of the range that a yes has.
    fn part(self, range: u32) -> u32 {
        (range >> 16) * self.0
    }

    fn learn(&mut self, bit: bool) {
        if bit { self.0 += (65536 - self.0) >> 6 } else { self.0 -= self.0 >> 6 }
    }
}

fn code(coder: &mut impl Coder, numbers: &mut [i16]) {
    let (first, second) = numbers.split_at_mut(numbers.len() / 2);
    Layer::new().code(coder, first, None);
    Layer::new().code(coder, second, Some(first));
}

/// What has been learned of one network's numbers.
struct Layer {
    ways: [Chance; 8],
    digits: [Chance; MOST_DIGITS + 1],
    next_digit: [Chance; MOST_DIGITS + 1],
    /// By column: how large differences are.
    expected: [u32; HIDDEN],
}

impl Layer {
    fn new() -> Layer {
        Layer {
            ways: [Chance::EVEN; 8],
            digits: [Chance::EVEN; MOST_DIGITS + 1],
            next_digit: [Chance::EVEN; MOST_DIGITS + 1],
            expected: [EXPECTED; HIDDEN],
        }
    }

    fn code(&mut self, coder: &mut impl Coder, numbers: &mut [i16], other: Option<&[i16]>) {
        let mut before = [[0; HIDDEN]; 2];
        let mut before_of_other = [0; HIDDEN];
        for (i, row) in numbers.chunks_mut(HIDDEN).enumerate() {
            let mut of_other = [0; HIDDEN];
            if let Some(other) = other {
                of_other[..row.len()].copy_from_slice(&other[i * HIDDEN..][..row.len()]);
            }
            let known = [before[0], before[1], of_other, before_of_other];
            let way = self.way(coder, row, &known);
            match way {
                SAME => row.copy_from_slice(&of_other[..row.len()]),
                NOTHING => row.fill(0),
                _ => {
                    for (column, number) in row.iter_mut().enumerate() {
                        let guess = guess(way, &known, column);
                        let difference = self.difference(coder, column, i32::from(*number) - guess);
                        *number = guess.wrapping_add(difference) as i16;
                    }
                    if let Ok(row) = Row::try_from(&*row) {
                        before = [row, before[0]];
                        before_of_other = of_other;
                    }
                }
            }
        }
    }

    /// Codes the way that a row is guessed in.
    fn way<C: Coder>(&mut self, coder: &mut C, row: &[i16], known: &[Row; 4]) -> usize {
        let wanted = if C::WRITES { self.best_way(row, known) } else { 0 };
        let mut way = 1;
        for digit in (0..3).rev() {
            way = 2 * way + usize::from(coder.bit(&mut self.ways[way], wanted >> digit & 1 == 1));
        }
        way - 8
    }

    /// The way that leaves least to write, by what is expected of each column.
    fn best_way(&self, row: &[i16], known: &[Row; 4]) -> usize {
        if row.iter().all(|number| *number == 0) {
            return NOTHING;
        }
        if row == &known[2][..row.len()] {
            return SAME;
        }
        let left = |way: &usize| -> f64 {
            let differences = row.iter().enumerate().map(|(column, number)| {
                let difference = (i32::from(*number) - guess(*way, known, column)).abs();
                libm::log2(f64::from(16 * difference + 48) / f64::from(self.expected[column]) + 0.25)
            });
            differences.sum()
        };
        (0..WAYS.len()).min_by(|a, b| left(a).total_cmp(&left(b))).unwrap_or_default()
    }

    /// Codes by how much a number differs from its guess: in how many steps of half of what is expected, and how much more.
    fn difference(&mut self, coder: &mut impl Coder, column: usize, difference: i32) -> i32 {
        let step = (self.expected[column] / 32).max(1) as i32;
        let shifted = difference + step / 2;
        let steps = self.steps(coder, shifted.div_euclid(step));
        let more = coder.even(step as u32, shifted.rem_euclid(step) as u32);
        let difference = steps.wrapping_mul(step).wrapping_add(more as i32 - step / 2);
        let expected = &mut self.expected[column];
        *expected = (*expected - *expected / 8 + 2 * difference.unsigned_abs().min(1 << 17)).max(16);
        difference
    }

    /// Codes a number, small ones in less: how many binary digits it has, the first ones, then the others as they come.
    fn steps(&mut self, coder: &mut impl Coder, steps: i32) -> i32 {
        let size = steps.unsigned_abs() + 1;
        let mut digits = 0;
        while digits < MOST_DIGITS && coder.bit(&mut self.digits[digits], size >> (digits + 1) > 0) {
            digits += 1;
        }
        let mut read = 1;
        if digits > 0 {
            let rest = digits - 1;
            read = 2 + u32::from(coder.bit(&mut self.next_digit[digits], size >> rest & 1 == 1));
            read = (read << rest) + coder.even(1 << rest, size & ((1 << rest) - 1));
        }
        let steps_read = (read - 1) as i32;
        if read > 1 && coder.even(2, u32::from(steps < 0)) == 1 { -steps_read } else { steps_read }
    }
}

fn guess(way: usize, known: &[Row; 4], column: usize) -> i32 {
    let parts = WAYS[way].iter().zip(known).map(|(weight, row)| weight * i32::from(row[column]));
    parts.sum::<i32>() >> 4
}

/// Reads by a range that each answer narrows.
struct Reader<'a> {
    bytes: &'a [u8],
    is_short: bool,
    code: u32,
    range: u32,
}

impl Reader<'_> {
    fn new(bytes: &[u8]) -> Reader<'_> {
        let mut reader = Reader { bytes, is_short: false, code: 0, range: u32::MAX };
        for _ in 0..4 {
            reader.code = reader.code << 8 | reader.next();
        }
        reader
    }

    fn next(&mut self) -> u32 {
        let Some((first, rest)) = self.bytes.split_first() else {
            self.is_short = true;
            return 0;
        };
        self.bytes = rest;
        u32::from(*first)
    }

    fn widen(&mut self) {
        while self.range < 1 << 24 {
            self.range <<= 8;
            self.code = self.code << 8 | self.next();
        }
    }
}

impl Coder for Reader<'_> {
    const WRITES: bool = false;

    fn bit(&mut self, chance: &mut Chance, _: bool) -> bool {
        let part = chance.part(self.range);
        let bit = self.code < part;
        if bit {
            self.range = part;
        } else {
            self.code -= part;
            self.range -= part;
        }
        self.widen();
        chance.learn(bit);
        bit
    }

    fn even(&mut self, count: u32, _: u32) -> u32 {
        self.range /= count;
        let number = (self.code / self.range).min(count - 1);
        self.code -= number * self.range;
        self.widen();
        number
    }
}

/// Writes so that a [`Reader`] finds the same answers.
struct Writer {
    bytes: Vec<u8>,
    low: u32,
    range: u32,
}

impl Writer {
    fn raise(&mut self, by: u32) {
        let (low, is_carried) = self.low.overflowing_add(by);
        self.low = low;
        if is_carried {
            for byte in self.bytes.iter_mut().rev() {
                *byte = byte.wrapping_add(1);
                if *byte != 0 {
                    break;
                }
            }
        }
    }

    fn widen(&mut self) {
        while self.range < 1 << 24 {
            self.range <<= 8;
            self.put();
        }
    }

    fn put(&mut self) {
        self.bytes.push((self.low >> 24) as u8);
        self.low <<= 8;
    }

    fn finish(mut self) -> Vec<u8> {
        (0..4).for_each(|_| self.put());
        self.bytes
    }
}

impl Coder for Writer {
    const WRITES: bool = true;

    fn bit(&mut self, chance: &mut Chance, bit: bool) -> bool {
        let part = chance.part(self.range);
        if bit {
            self.range = part;
        } else {
            self.raise(part);
            self.range -= part;
        }
        self.widen();
        chance.learn(bit);
        bit
    }

    fn even(&mut self, count: u32, number: u32) -> u32 {
        self.range /= count;
        self.raise(number * self.range);
        self.widen();
        number
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Rows that are like each other, rows of nothing, and the largest numbers there are.
    fn numbers() -> Vec<i16> {
        let mut chance = makker_chance::Chance::from_seed(2);
        let mut numbers: Vec<i16> = (0..2 * (40 * HIDDEN + 1)).map(|i| (i % 900) as i16 - 450).collect();
        numbers.iter_mut().for_each(|number| *number += chance.below(60) as i16);
        numbers[5 * HIDDEN..7 * HIDDEN].fill(0);
        for number in &mut numbers[9 * HIDDEN..12 * HIDDEN] {
            *number = [i16::MIN, i16::MAX, 0, -1, 1][chance.below(5)];
        }
        let of_first = numbers[20 * HIDDEN..22 * HIDDEN].to_vec();
        numbers[60 * HIDDEN + 1..62 * HIDDEN + 1].copy_from_slice(&of_first);
        numbers
    }

    #[test]
    fn what_is_packed_is_unpacked() {
        for numbers in [numbers(), vec![0; 2 * (3 * HIDDEN + 1)], vec![i16::MIN; 2 * (2 * HIDDEN + 1)]] {
            let packed = pack(&numbers);
            assert_eq!(unpack(numbers.len(), &packed), Ok(numbers));
        }
        assert!(pack(&numbers()).len() < numbers().len() * 2 * 3 / 4);
    }

    #[test]
    fn what_is_too_short_too_long_or_not_marked_is_no_network() {
        let (numbers, packed) = (numbers(), pack(&numbers()));
        for length in 0..packed.len() {
            assert_eq!(unpack(numbers.len(), &packed[..length]), Err(NotANetwork), "{length}");
        }
        assert_eq!(unpack(numbers.len(), &[&packed[..], &[0]].concat()), Err(NotANetwork));
        assert_eq!(unpack(numbers.len(), &[&b"net3"[..], &packed[4..]].concat()), Err(NotANetwork));
    }

    #[test]
    fn nothing_that_is_sent_makes_it_panic() {
        let mut chance = makker_chance::Chance::from_seed(3);
        for _ in 0..300 {
            let noise = (0..chance.below(3000)).map(|_| [0, 255, chance.word() as u8][chance.below(3)]);
            let bytes: Vec<u8> = MARK.iter().copied().chain(noise).collect();
            let _ = unpack(2 * (20 * HIDDEN + 1), &bytes);
        }
    }
}
