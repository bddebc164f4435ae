//! Chances to win in whole numbers, so that parts add up exactly.

use makker_rules::sorted::sort_by;

/// A chance of 1, in the unit of all that a review tells: a hundred of them are one point in a hundred.
pub const WHOLE: i32 = 10_000;

/// One point in a hundred.
pub(crate) const POINT: i32 = WHOLE / 100;

/// A chance, or a difference of two, in whole numbers.
pub(crate) fn whole(chance: f64) -> i32 {
    (chance * f64::from(WHOLE)).round() as i32
}

/// Divides a whole number in these shares, as evenly as whole numbers can: who loses most by rounding down gets the rest, and of equals
/// the first.
pub(crate) fn divide(total: i32, shares: &[f64]) -> Vec<i32> {
    let sum: f64 = shares.iter().sum();
    let even = 1.0 / shares.len().max(1) as f64;
    let exact = |share: &f64| f64::from(total) * if sum > 0.0 { share / sum } else { even };
    let mut parts: Vec<i32> = shares.iter().map(|share| exact(share).floor() as i32).collect();
    let mut order: Vec<usize> = (0..shares.len()).collect();
    let lost = |index: usize| exact(&shares[index]) - f64::from(parts[index]);
    sort_by(&mut order, |a, b| lost(*b).total_cmp(&lost(*a)).then(a.cmp(b)));
    let missing = total - parts.iter().sum::<i32>();
    order.iter().take(missing.max(0) as usize).for_each(|index| parts[*index] += 1);
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_divided_adds_up() {
        assert_eq!(divide(WHOLE, &[1.0, 1.0, 1.0]), [3334, 3333, 3333]);
        assert_eq!(divide(WHOLE, &[0.0, 1.0]), [0, WHOLE]);
        assert_eq!(divide(7, &[0.2, 0.6]), [2, 5]);
        assert_eq!(divide(5, &[0.0, 0.0]), [3, 2]);
        assert_eq!(divide(0, &[0.3, 0.7]), [0, 0]);
    }
}
