//! What time it is. It never runs backwards: not when the machine's clock is set back, and not behind what was written before a
//! restart, or nothing would be due until the clock has caught up.

use std::sync::Mutex;
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use crate::hub::lock;

/// A clock that only goes on.
pub struct Clock {
    /// A time that was told, and when that was.
    told: Mutex<(u64, Instant)>,
}

impl Clock {
    /// A clock that begins no earlier than this, in milliseconds since 1970.
    pub fn starting_at(earliest: u64) -> Clock {
        Clock { told: Mutex::new((earliest, Instant::now())) }
    }

    /// Milliseconds since 1970, by the machine's clock where that has not been set back.
    pub fn now(&self) -> u64 {
        self.at(Instant::now(), of_the_machine())
    }

    /// Something was written at this time, by another machine perhaps: from now on it is not earlier here.
    pub fn follow(&self, at: u64) {
        self.at(Instant::now(), at);
    }

    /// The same, but never later than the machine says: what is deleted is deleted for good, so a clock that was set forward by
    /// mistake and back again shall not make anything old.
    pub fn surely(&self) -> u64 {
        self.now().min(of_the_machine())
    }

    fn at(&self, instant: Instant, machine: u64) -> u64 {
        let mut told = lock(&self.told);
        let gone_on = told.0.saturating_add(instant.saturating_duration_since(told.1).as_millis() as u64);
        if machine > gone_on {
            // Ahead by itself, as after a sleep of the machine: follow.
            *told = (machine, instant);
        }
        machine.max(gone_on)
    }
}

/// What the machine's clock says.
fn of_the_machine() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_millis() as u64
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn it_goes_on_from_what_was_written_and_whatever_happens_to_the_machines_clock() {
        let clock = Clock::starting_at(9_000_000);
        let begin = clock.told.lock().unwrap().1;
        let at = |seconds: u64, machine: u64| clock.at(begin + Duration::from_secs(seconds), machine);
        assert_eq!(at(0, 5_000_000), 9_000_000, "set back before the start");
        assert_eq!(at(10, 5_010_000), 9_010_000, "and not standing still");
        assert_eq!(at(20, 9_100_000), 9_100_000, "set right");
        assert_eq!(at(21, 5_000_000), 9_101_000, "set back while running");
        assert_eq!(at(22, 9_102_001), 9_102_001);
    }

    #[test]
    fn nothing_is_old_by_a_clock_that_runs_ahead_of_the_machine() {
        let clock = Clock::starting_at(of_the_machine() + 3_600_000);
        assert!(clock.surely() + 3_000_000 < clock.now());
    }
}
