//! The same line is not logged again and again: a few are, and then how many more there were.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use tracing::Metadata;
use tracing::callsite::Identifier;

/// For how long lines are counted together.
pub const WINDOW: Duration = Duration::from_secs(10);

/// How many lines from the same place of the program are written in that time.
const WRITTEN: u32 = 5;

/// Counts lines by the place of the program that they come from.
#[derive(Default)]
pub struct Throttle {
    places: Mutex<HashMap<Identifier, Place>>,
}

struct Place {
    metadata: &'static Metadata<'static>,
    since: Instant,
    written: u32,
    left_out: u64,
}

impl Throttle {
    /// May a line from this place be written?
    pub fn admits(&self, metadata: &'static Metadata<'static>, now: Instant) -> bool {
        let mut places = self.places.lock().unwrap_or_else(PoisonError::into_inner);
        let new = Place { metadata, since: now, written: 0, left_out: 0 };
        let place = places.entry(metadata.callsite()).or_insert(new);
        // What was left out has to be told first: then counting begins anew.
        if place.left_out == 0 && now.duration_since(place.since) >= WINDOW {
            (place.since, place.written) = (now, 0);
        }
        let admits = place.written < WRITTEN;
        if admits {
            place.written += 1;
        } else {
            place.left_out += 1;
        }
        admits
    }

    /// From which places how many lines were left out, if their time is over: counting begins anew for them.
    pub fn left_out(&self, now: Instant) -> Vec<(&'static Metadata<'static>, u64)> {
        let mut places = self.places.lock().unwrap_or_else(PoisonError::into_inner);
        let over = places.values_mut().filter(|place| place.left_out > 0 && now.duration_since(place.since) >= WINDOW);
        over.map(|place| {
            (place.since, place.written) = (now, 0);
            (place.metadata, std::mem::take(&mut place.left_out))
        })
        .collect()
    }
}

#[cfg(test)]
mod tests {
    use tracing::callsite::Callsite;
    use tracing::metadata::Kind;

    use super::*;

    #[test]
    fn a_few_lines_are_written_then_they_are_counted_and_after_a_while_some_are_written_again() {
        let metadata = tracing::callsite! { name: "line", kind: Kind::EVENT, fields: message }.metadata();
        let (throttle, begin) = (Throttle::default(), Instant::now());
        let written = (0..1000).filter(|_| throttle.admits(metadata, begin)).count();
        assert_eq!(written, WRITTEN as usize);
        assert!(throttle.left_out(begin).is_empty(), "their time is not over");
        let later = begin + WINDOW;
        let left_out: Vec<u64> = throttle.left_out(later).into_iter().map(|(_, count)| count).collect();
        assert_eq!(left_out, [995]);
        assert!(throttle.admits(metadata, later) && throttle.left_out(later + WINDOW).is_empty());
    }
}
