//! Many pieces of work on all cores, with their results handed over in order: so that what is made of them does not
//! depend on the number of cores.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

/// How many pieces a thread may be done ahead of the one whose turn it is: enough that nobody waits for a piece that takes
/// a little longer, and few enough that results do not pile up behind one that takes very long.
const AHEAD: u32 = 4;

/// Does the pieces with the numbers below `count` on several threads, and calls `take` with each result in the order of the
/// numbers, on this thread, until it says to stop. If a piece panics, all the others are stopped, and this panics too.
pub fn in_order<T: Send>(
    count: u32,
    threads: usize,
    work: impl Fn(u32, &AtomicBool) -> T + Sync,
    mut take: impl FnMut(T) -> ControlFlow<()>,
) {
    let threads = u32::try_from(threads.max(1)).unwrap_or(u32::MAX);
    let desk = Desk {
        count,
        ahead: threads.saturating_mul(AHEAD),
        papers: Mutex::new(Papers { next: 0, turn: 0, done: BTreeMap::new() }),
        changed: Condvar::new(),
        stopped: AtomicBool::new(false),
    };
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                let _guard = StopsOnPanic(&desk);
                while let Some(number) = desk.next_piece() {
                    let result = work(number, &desk.stopped);
                    desk.hand_in(number, result);
                }
            });
        }
        // Also here, or the others would wait for ever for their turn.
        let _guard = StopsOnPanic(&desk);
        while let Some(result) = desk.next_result() {
            if take(result).is_break() {
                break;
            }
        }
        desk.stop();
    });
}

/// Where pieces are taken from and results are put.
struct Desk<T> {
    count: u32,
    ahead: u32,
    papers: Mutex<Papers<T>>,
    changed: Condvar,
    /// Changed only by a thread that holds the papers, so that no thread that is about to wait misses it.
    stopped: AtomicBool,
}

struct Papers<T> {
    /// The first piece that nobody has taken.
    next: u32,
    /// The piece whose result is handed over next.
    turn: u32,
    done: BTreeMap<u32, T>,
}

impl<T> Desk<T> {
    /// A piece to do, as soon as it is not too far ahead; none if all are taken or enough is known.
    fn next_piece(&self) -> Option<u32> {
        let mut papers = self.papers();
        loop {
            if self.is_stopped() || papers.next >= self.count {
                return None;
            }
            if papers.next - papers.turn < self.ahead {
                papers.next += 1;
                return Some(papers.next - 1);
            }
            papers = self.wait(papers);
        }
    }

    fn hand_in(&self, number: u32, result: T) {
        self.papers().done.insert(number, result);
        self.changed.notify_all();
    }

    /// The result whose turn it is, as soon as it is there; none after the last, or if all was stopped.
    fn next_result(&self) -> Option<T> {
        let mut papers = self.papers();
        loop {
            if self.is_stopped() || papers.turn >= self.count {
                return None;
            }
            let turn = papers.turn;
            if let Some(result) = papers.done.remove(&turn) {
                papers.turn += 1;
                self.changed.notify_all();
                return Some(result);
            }
            papers = self.wait(papers);
        }
    }

    fn stop(&self) {
        let _papers = self.papers();
        self.stopped.store(true, Ordering::Relaxed);
        self.changed.notify_all();
    }

    fn is_stopped(&self) -> bool {
        self.stopped.load(Ordering::Relaxed)
    }

    fn papers(&self) -> MutexGuard<'_, Papers<T>> {
        // Nothing panics that holds them; and if, the whole is about to end.
        self.papers.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn wait<'a>(&self, papers: MutexGuard<'a, Papers<T>>) -> MutexGuard<'a, Papers<T>> {
        self.changed.wait(papers).unwrap_or_else(PoisonError::into_inner)
    }
}

/// Tells all the others when the thread that holds it panics.
struct StopsOnPanic<'a, T>(&'a Desk<T>);

impl<T> Drop for StopsOnPanic<'_, T> {
    fn drop(&mut self) {
        if thread::panicking() {
            self.0.stop();
        }
    }
}

#[cfg(test)]
mod tests {
    use std::panic::{AssertUnwindSafe, catch_unwind};
    use std::sync::atomic::AtomicU32;

    use makker_testkit::wait_until;

    use super::*;

    #[test]
    fn results_come_in_order_and_end_when_enough_is_known() {
        for threads in [1, 2, 7] {
            let mut seen = Vec::new();
            in_order(
                100,
                threads,
                |number, _| number * 2,
                |result| {
                    seen.push(result);
                    if result == 40 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
                },
            );
            assert_eq!(seen, (0..=20).map(|number| number * 2).collect::<Vec<_>>());
        }
    }

    #[test]
    fn every_piece_is_done_once() {
        let mut seen = Vec::new();
        in_order(
            50,
            3,
            |number, _| number,
            |result| {
                seen.push(result);
                ControlFlow::Continue(())
            },
        );
        assert_eq!(seen, (0..50).collect::<Vec<_>>());
    }

    #[test]
    fn nobody_runs_far_ahead_of_a_slow_piece() {
        let (begun, taken) = (AtomicU32::new(0), AtomicU32::new(0));
        in_order(
            1000,
            3,
            |number, _| {
                begun.fetch_add(1, Ordering::Relaxed);
                // Four a thread, and the one that is being taken.
                assert!(number <= taken.load(Ordering::Relaxed) + 12, "{number}");
                if number == 0 {
                    wait_until("the others are as far ahead as they may", || begun.load(Ordering::Relaxed) == 12);
                }
            },
            |()| {
                taken.fetch_add(1, Ordering::Relaxed);
                ControlFlow::Continue(())
            },
        );
        assert_eq!((begun.into_inner(), taken.into_inner()), (1000, 1000));
    }

    /// Whoever panics, all whose work would not end by itself are told to stop.
    fn check_panic(work: impl Fn(u32) + Sync, take: impl Fn()) {
        let waiting = AtomicU32::new(0);
        let patient = |number, stopped: &AtomicBool| {
            work(number);
            if number > 0 {
                waiting.fetch_add(1, Ordering::Relaxed);
                wait_until("it is told to stop", || stopped.load(Ordering::Relaxed));
                waiting.fetch_sub(1, Ordering::Relaxed);
            }
        };
        let result = catch_unwind(AssertUnwindSafe(|| {
            in_order(1000, 3, patient, |()| {
                take();
                ControlFlow::Continue(())
            });
        }));
        assert!(result.is_err());
        assert_eq!(waiting.into_inner(), 0, "nobody waited in vain");
    }

    #[test]
    fn a_panic_stops_everyone_at_once() {
        check_panic(|number| assert_ne!(number, 2, "a test of panics"), || ());
        check_panic(|_| (), || panic!("a test of panics"));
    }
}
