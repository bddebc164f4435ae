//! Where bots think. Levels that take microseconds decide at once. The others need a thread: people come before tables at which
//! nobody is, all addresses and of each all tables take turns, and whoever has to wait long thinks less.

mod queue;
mod turns;

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use makker_bots::{Advice, Budget, Level, advise, hurried_nodes};
use makker_rules::{Choice, View};
use tokio::sync::oneshot;
use tokio::task::spawn_blocking;

use self::queue::Queue;
use crate::hub::lock;
use crate::metrics::METRICS;

/// How long a bot may think at most.
pub(crate) const THINKING: Duration = Duration::from_secs(2);

/// Who gives hints: gives away an eighth of a point a decision (docs/strength.md), and takes a tenth of the best one's time.
const ADVISER: Level = Level::Hard;

/// For whom is thought: the address that the table was made from, and the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Asker {
    pub(crate) address: String,
    pub(crate) table: String,
}

/// Who looks at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Company {
    /// Somebody does, on a seat or not.
    People,
    /// Nobody does.
    Nobody,
    /// Its game is over, and is looked back at.
    LookingBack,
}

/// How much a bot thinks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Effort {
    /// As much as its level usually does.
    Full,
    /// Half of that.
    Half,
    /// A quarter: never less.
    Quarter,
}

impl Effort {
    /// How much to think if this many turns go by from one thought of a table to its next, on this number of threads.
    fn for_round(turns: usize, threads: usize) -> Effort {
        match turns.div_ceil(threads) {
            0..=4 => Effort::Full,
            5..=8 => Effort::Half,
            _ => Effort::Quarter,
        }
    }

    /// How many positions a bot may look at; as many as it likes without a number.
    fn nodes(self, view: &View, level: Level) -> Option<u32> {
        match self {
            Effort::Full => None,
            Effort::Half => Some(hurried_nodes(view, level, 2)),
            Effort::Quarter => Some(hurried_nodes(view, level, 4)),
        }
    }
}

/// What a bot decided, and how much it thought; levels that decide at once never think less than usual.
pub(crate) struct Decision {
    pub(crate) choice: Choice,
    pub(crate) effort: Option<Effort>,
}

/// The threads on which bots think, and those who wait for them.
pub(crate) struct Thinkers {
    /// None when the server stops.
    queue: Mutex<Option<Queue<oneshot::Sender<Turn>>>>,
    /// Do bots think here? Hints are given here in any case.
    for_bots: bool,
    /// How many think at once.
    pub(crate) threads: usize,
}

impl Thinkers {
    /// So many think at once; with none, bots think in other processes only.
    pub(crate) fn new(threads: usize) -> Arc<Thinkers> {
        Arc::new(Thinkers { queue: Mutex::new(Some(Queue::new(threads))), for_bots: threads > 0, threads })
    }

    /// Could a bot begin to think at once?
    pub(crate) fn has_room(&self) -> bool {
        self.for_bots && lock(&self.queue).as_ref().is_some_and(Queue::has_room)
    }

    /// Is there anything here to work on what nobody has to wait for, now or later?
    pub(crate) fn does_pieces(&self) -> bool {
        self.for_bots && lock(&self.queue).is_some()
    }

    /// Does a piece of work of some kind on a thread that bots have left over, and that gets what the machine has left over. It should be
    /// short: it is not broken off. None if the server stops, or the work failed.
    pub(crate) async fn piece<T: Send + 'static>(
        self: &Arc<Thinkers>,
        kind: &str,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        if !self.for_bots {
            return None;
        }
        let asker = Asker { address: kind.to_string(), table: String::new() };
        let (sender, receiver) = oneshot::channel();
        lock(&self.queue).as_mut()?.add(&asker, Company::LookingBack, sender);
        self.begin();
        let turn = receiver.await.ok()?;
        in_what_is_left_over(move || {
            let _turn = turn;
            work()
        })
        .await
    }

    /// Nobody begins to think from now on.
    pub(crate) fn close(&self) {
        lock(&self.queue).take();
    }

    /// Somebody came to a table: it is thought for first from now on.
    pub(crate) fn welcome(self: &Arc<Thinkers>, table: &str) {
        if let Some(queue) = lock(&self.queue).as_mut() {
            queue.welcome(table);
        }
        self.begin();
    }

    /// What a bot does. Who looks at the table is asked again if it gives way and thinks once more. Whether it may think here at all
    /// is asked when there is a thread for it; levels that decide at once do not ask.
    pub(crate) async fn decide<F: Future<Output = bool>>(
        self: &Arc<Thinkers>,
        asker: &Asker,
        company: impl Fn() -> Company,
        may_think: impl Fn() -> F,
        view: &View,
        level: Level,
        seed: u64,
    ) -> Option<Decision> {
        if is_quick(level) {
            let begin = Instant::now();
            let advice = advise(view, level, seed, Budget::UNLIMITED)?;
            METRICS.bot_thought(level, begin.elapsed());
            return Some(Decision { choice: advice.choice, effort: None });
        }
        if !self.for_bots {
            return None;
        }
        loop {
            let turn = self.turn(asker, company(), level).await?;
            if !may_think().await {
                return None;
            }
            let effort = turn.effort;
            if let Thought::Finished(advice) = turn.think(view.clone(), level, seed, effort).await? {
                return Some(Decision { choice: advice?.choice, effort: Some(effort) });
            }
        }
    }

    /// What would be good for somebody, who waits for it; as well thought as ever, for it would not be told otherwise.
    pub(crate) async fn hint(self: &Arc<Thinkers>, asker: &Asker, view: View) -> Option<Advice> {
        let turn = self.turn(asker, Company::People, ADVISER).await?;
        match turn.think(view, ADVISER, 0, Effort::Full).await? {
            Thought::Finished(advice) => advice,
            Thought::GaveWay => None,
        }
    }

    /// Waits for a thread; none if the server stops.
    async fn turn(self: &Arc<Thinkers>, asker: &Asker, company: Company, level: Level) -> Option<Turn> {
        let (_waits, begin) = (METRICS.bot_waits(level), Instant::now());
        let (sender, receiver) = oneshot::channel();
        lock(&self.queue).as_mut()?.add(asker, company, sender);
        self.begin();
        let turn = receiver.await.ok();
        METRICS.bot_waited(level, begin.elapsed());
        turn
    }

    /// Lets all begin who may.
    fn begin(self: &Arc<Thinkers>) {
        loop {
            let next = {
                let mut queue = lock(&self.queue);
                let Some(queue) = queue.as_mut() else { return };
                let Some(next) = queue.next() else { return };
                if next.waits.is_closed() {
                    // Whoever asked for a hint has hung up.
                    queue.done(next.company);
                    continue;
                }
                next
            };
            let turn = Turn { thinkers: self.clone(), company: next.company, effort: next.effort, stop: next.stop };
            let _ = next.waits.send(turn);
        }
    }
}

/// Levels that decide in microseconds (docs/performance.md): less than it takes to send the move.
pub(crate) fn is_quick(level: Level) -> bool {
    match level {
        Level::Random | Level::Beginner | Level::Easy | Level::Medium => true,
        Level::Hard | Level::Master => false,
    }
}

/// What became of a thought.
enum Thought {
    Finished(Option<Advice>),
    /// The thread was wanted for people.
    GaveWay,
}

/// A thread to think on, until this is dropped.
struct Turn {
    thinkers: Arc<Thinkers>,
    company: Company,
    effort: Effort,
    stop: Arc<AtomicBool>,
}

impl Turn {
    /// Thinks where it holds nobody up.
    async fn think(self, view: View, level: Level, seed: u64, effort: Effort) -> Option<Thought> {
        let company = self.company;
        let work = move || {
            let begin = Instant::now();
            let gives_way = || self.stop.load(Ordering::Relaxed);
            let time_is_up = || gives_way() || begin.elapsed() >= THINKING;
            let budget = Budget { nodes: effort.nodes(&view, level), time_is_up: Some(&time_is_up) };
            let advice = advise(&view, level, seed, budget);
            if gives_way() {
                return Thought::GaveWay;
            }
            METRICS.bot_thought(level, begin.elapsed());
            Thought::Finished(advice)
        };
        match company {
            Company::People => spawn_blocking(work).await.ok(),
            Company::Nobody | Company::LookingBack => in_what_is_left_over(work).await,
        }
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        if let Some(queue) = lock(&self.thinkers.queue).as_mut() {
            queue.done(self.company);
        }
        self.thinkers.begin();
    }
}

/// Works on a thread of its own, which the machine serves when it has nothing else to do. The threads of others cannot be used for
/// that: none may ever be served better again.
async fn in_what_is_left_over<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
    let (sender, receiver) = oneshot::channel();
    let work = move || {
        // Elsewhere this would be the whole program.
        #[cfg(target_os = "linux")]
        let _ = rustix::process::setpriority_process(None, 19);
        let _ = sender.send(work());
    };
    thread::Builder::new().name("left over".to_string()).spawn(work).ok()?;
    receiver.await.ok()
}

#[cfg(test)]
mod tests;
