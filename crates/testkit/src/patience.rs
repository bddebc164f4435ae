//! Waiting for what must come: no test waits a fixed time.

use std::thread;
use std::time::{Duration, Instant};

/// How long a test waits for what must come; when all is well it comes much sooner.
pub const PATIENCE: Duration = Duration::from_secs(30);

/// How long it takes until something that must become so is looked at again.
const AGAIN: Duration = Duration::from_millis(5);

/// Waits until something is so.
///
/// # Panics
/// If it does not become so within [`PATIENCE`].
pub fn wait_until(what: &str, mut is_so: impl FnMut() -> bool) {
    let end = Instant::now() + PATIENCE;
    while !is_so() {
        assert!(Instant::now() < end, "waited in vain until {what}");
        thread::sleep(AGAIN);
    }
}
