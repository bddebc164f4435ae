//! Many pieces of work on all cores, with their results handed over in order: so that what is made of them does not
//! depend on the number of cores.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::mpsc;
use std::thread;

/// Does the pieces with the numbers below `count` on so many threads, and calls `take` with each result in the order of
/// the numbers, on this thread, until it says to stop.
pub(crate) fn in_order<T: Send>(
    count: u32,
    threads: usize,
    work: impl Fn(u32, &AtomicBool) -> T + Sync,
    mut take: impl FnMut(T) -> ControlFlow<()>,
) {
    let (next, stopped) = (AtomicU32::new(0), AtomicBool::new(false));
    // What is done ahead of its turn waits; a bound keeps one slow piece from letting the others run far ahead.
    let (send, receive) = mpsc::sync_channel(2 * threads.max(1));
    thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            let (send, next, stopped, work) = (send.clone(), &next, &stopped, &work);
            scope.spawn(move || {
                while !stopped.load(Ordering::Relaxed) {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= count || send.send((number, work(number, stopped))).is_err() {
                        break;
                    }
                }
            });
        }
        drop(send);
        let mut early = BTreeMap::new();
        let mut turn = 0;
        'results: for (number, result) in receive {
            early.insert(number, result);
            while let Some(result) = early.remove(&turn) {
                turn += 1;
                if take(result).is_break() {
                    break 'results;
                }
            }
        }
        stopped.store(true, Ordering::Relaxed);
    });
}

#[cfg(test)]
mod tests {
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
}
