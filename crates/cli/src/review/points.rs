//! Chances as people are told them: points in a hundred, never a decimal.

/// A chance of so many ten-thousandths, in points.
pub fn points(chance: i32) -> String {
    whole(chance).to_string()
}

/// The same with its sign, for what was gained or lost.
pub fn signed(chance: i32) -> String {
    match whole(chance) {
        0 => "0".to_string(),
        gained if gained > 0 => format!("+{gained}"),
        lost => format!("−{}", -lost),
    }
}

/// Rounded to the nearest.
pub fn whole(chance: i32) -> i32 {
    (f64::from(chance) / 100.0).round() as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_whole() {
        assert_eq!([4950, 4949, -51, 0].map(points), ["50", "49", "-1", "0"]);
        assert_eq!([150, -151, 49, -49].map(signed), ["+2", "−2", "0", "0"]);
    }
}
