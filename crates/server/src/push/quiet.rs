//! The hours in which somebody is left in peace, by the clock on their wall. What zone that clock is in, and when it changes, the device
//! knows better than any list that a server carries: it tells the next changes, and tells them anew at every visit.

use makker_protocol::{QuietHours, ZoneStep};

/// How many changes of a clock are taken.
const STEPS: usize = 8;

const DAY: u32 = 24 * 60;

/// The furthest that any clock is ahead of UTC, or behind it.
const FURTHEST: i32 = 18 * 60;

/// What is wrong with such hours, and what to send instead.
pub fn check(quiet: &QuietHours) -> Result<(), &'static str> {
    if quiet.from >= DAY || quiet.until >= DAY {
        return Err("send minutes of the day from 0 to 1439");
    }
    let is_ordered = quiet.zone.windows(2).all(|pair| pair[0].since < pair[1].since);
    let is_near = quiet.zone.iter().all(|step| (-FURTHEST..=FURTHEST).contains(&step.minutes));
    if quiet.zone.is_empty() || quiet.zone.len() > STEPS || !is_ordered || !is_near {
        return Err("zone: send 1 to 8 steps in order, at most 1080 minutes from UTC");
    }
    Ok(())
}

/// Is this time, in milliseconds since 1970, within these hours?
pub fn holds(quiet: &QuietHours, now: u64) -> bool {
    let seconds = now / 1000;
    let began = |step: &&ZoneStep| u64::from(step.since) <= seconds;
    let step = quiet.zone.iter().rfind(began).or(quiet.zone.first());
    let ahead = step.map_or(0, |step| i64::from(step.minutes));
    let minute = (seconds as i64 / 60 + ahead).rem_euclid(i64::from(DAY)) as u32;
    match quiet.from <= quiet.until {
        true => (quiet.from..quiet.until).contains(&minute),
        false => minute >= quiet.from || minute < quiet.until,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: u64 = 3_600_000;

    /// Midnight by UTC of 20 November 2026.
    const MIDNIGHT: u64 = 1_795_132_800_000;

    fn quiet(from: u32, until: u32, zone: &[(u32, i32)]) -> QuietHours {
        let zone = zone.iter().map(|(since, minutes)| ZoneStep { since: *since, minutes: *minutes }).collect();
        QuietHours { from: from * 60, until: until * 60, zone }
    }

    #[test]
    fn the_night_goes_over_midnight_and_by_the_clock_of_the_device() {
        let night = quiet(22, 8, &[(0, 60)]);
        for (hour, is_quiet) in [(0, true), (6, true), (7, false), (12, false), (20, false), (21, true), (23, true)] {
            assert_eq!(holds(&night, MIDNIGHT + hour * HOUR), is_quiet, "{hour} by UTC");
        }
        let west = quiet(22, 8, &[(0, -300)]);
        for (hour, is_quiet) in [(2, false), (3, true), (12, true), (13, false)] {
            assert_eq!(holds(&west, MIDNIGHT + hour * HOUR), is_quiet, "{hour} by UTC");
        }
        let noon = quiet(12, 14, &[(0, 0)]);
        assert_eq!([11, 12, 13, 14].map(|hour| holds(&noon, MIDNIGHT + hour * HOUR)), [false, true, true, false]);
        assert!(!holds(&quiet(8, 8, &[(0, 0)]), MIDNIGHT + 8 * HOUR), "no hours at all");
    }

    #[test]
    fn a_clock_that_is_put_forward_is_followed() {
        let change = (MIDNIGHT / 1000) as u32 + 3600;
        let night = quiet(22, 8, &[(0, 60), (change, 120)]);
        assert!(holds(&night, MIDNIGHT - 18 * HOUR), "seven o'clock the day before");
        assert!(!holds(&night, MIDNIGHT + 6 * HOUR), "eight o'clock by the new clock");
        let only_later = quiet(22, 8, &[(change, 120)]);
        assert!(holds(&only_later, MIDNIGHT), "the first holds before, too");
    }

    #[test]
    fn what_makes_no_sense_is_refused() {
        assert!(check(&quiet(22, 8, &[(0, 60)])).is_ok());
        let many: Vec<(u32, i32)> = (0..9).map(|step| (step, 0)).collect();
        for wrong in [
            quiet(24, 8, &[(0, 0)]),
            quiet(22, 24, &[(0, 0)]),
            quiet(22, 8, &[]),
            quiet(22, 8, &many),
            quiet(22, 8, &[(5, 0), (5, 60)]),
            quiet(22, 8, &[(0, 1081)]),
        ] {
            assert!(check(&wrong).is_err(), "{wrong:?}");
        }
    }
}
