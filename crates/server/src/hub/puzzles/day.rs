//! A day by the clock of Greenwich, as people write it.

use std::fmt;

/// A day, by how many there were since 1970.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Day(u64);

/// So many milliseconds are a day.
const LONG: u64 = 86_400_000;

impl Day {
    /// The day at this time, in milliseconds since 1970.
    pub(super) fn at(time: u64) -> Day {
        Day(time / LONG)
    }

    pub(super) fn before(self, days: u64) -> Day {
        Day(self.0.saturating_sub(days))
    }

    pub(super) fn after(self) -> Day {
        Day(self.0 + 1)
    }

    /// How many days there were since 1970.
    pub(super) fn number(self) -> u64 {
        self.0
    }

    /// A day as it is written.
    pub(super) fn read(text: &str) -> Option<Day> {
        let year: u64 = text.get(..4)?.parse().ok().filter(|year| (1970..10_000).contains(year))?;
        let first = Day((year - 1970) * 365);
        (0..1200).map(|more| Day(first.0 + more)).find(|day| day.to_string() == text)
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let is_leap = |year: u64| year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
        let (mut year, mut left) = (1970, self.0);
        while left >= 365 + u64::from(is_leap(year)) {
            left -= 365 + u64::from(is_leap(year));
            year += 1;
        }
        let mut month = 1;
        for days in [31, 28 + u64::from(is_leap(year)), 31, 30, 31, 30, 31, 31, 30, 31, 30] {
            if left < days {
                break;
            }
            left -= days;
            month += 1;
        }
        write!(f, "{year:04}-{month:02}-{:02}", left + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_written_as_people_write_them_and_read_again() {
        for (seconds, text) in [
            (0, "1970-01-01"),
            (951_782_400, "2000-02-29"),
            (951_868_800, "2000-03-01"),
            (1_795_046_399, "2026-11-18"),
            (1_798_761_599, "2026-12-31"),
            (1_798_761_600, "2027-01-01"),
            (4_107_542_400, "2100-03-01"),
        ] {
            let day = Day::at(seconds * 1000);
            assert_eq!(day.to_string(), text);
            assert_eq!(Day::read(text), Some(day));
        }
        assert_eq!([Day::read("2026-02-29"), Day::read("soon"), Day::read("")], [None; 3]);
    }
}
