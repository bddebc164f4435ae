//! What the hub does by itself: lets bots think and move, notes who is late, and comes back when something is due.

use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use makker_bots::{Advice, Budget, Level, advise};
use makker_protocol::ChosenMessage;
use makker_rules::{Choice, View};

use crate::hub::commands::entries;
use crate::hub::{Hub, chance, lock, unavailable};
use crate::metrics::METRICS;
use crate::table::refused::Refused;
use crate::table::timing::{self, BotTurn};
use crate::table::{Table, absence, decide, render};

/// How long a bot may think at most.
const THINKING: Duration = Duration::from_secs(2);

/// What is due later than this is left to the sweep.
const FAR_AWAY: Duration = Duration::from_secs(60);

/// When what could not be kept is tried again.
const AGAIN: Duration = Duration::from_secs(1);

/// Who gives hints: gives away an eighth of a point a decision (docs/strength.md), and takes a tenth of the best one's time.
const ADVISER: Level = Level::Hard;

impl Hub {
    /// No bot thinks or moves from now on: the server stops.
    pub fn rest(&self) {
        self.thinkers.close();
        self.movers.close();
    }

    /// Does what is due at a table: notes who is late, and lets bots decide.
    async fn tick(self: &Arc<Hub>, id: &str) {
        let slot = self.slot(id);
        let Ok(mut guard) = self.lock(id).await else { return };
        let Some(table) = guard.as_ref() else { return };
        if self.is_full(table) {
            let _ = self.expire(id, guard).await;
            return;
        }
        let mut overdue = timing::overdue(table, self.now());
        let gone = absence::overdue(table, |seat| self.attendance(id, seat), self.now());
        overdue.extend(gone.into_iter().filter(|deed| !overdue.contains(deed)).collect::<Vec<_>>());
        if !overdue.is_empty() {
            let after = table.seq;
            if self.keep(id, &mut guard, after, entries(overdue, || None)).await.is_err() {
                self.wake(id, AGAIN);
                return;
            }
        }
        let turns = guard.as_ref().map_or_else(Vec::new, timing::bot_turns);
        if turns.is_empty() {
            if let Some(table) = guard.as_ref() {
                self.schedule(id, table);
            }
            return;
        }
        drop(guard);
        let Some(thinking) = Thinking::begin(&slot.thinking) else { return };
        let thought = async {
            let mut choices = Vec::with_capacity(turns.len());
            for turn in &turns {
                choices.push(self.think(turn.view.clone(), turn.level).await);
            }
            choices
        };
        let choices = when_due(self.bot_delay, thought).await;
        let mut went_well = true;
        for (turn, choice) in turns.iter().zip(choices) {
            went_well &= self.play_for_bot(id, turn, choice).await.is_some();
        }
        drop(thinking);
        // Whatever came up in the meantime found the bots thinking. What went wrong is tried again by the sweep.
        if let (true, Ok(guard)) = (went_well, self.lock(id).await)
            && let Some(table) = guard.as_ref()
        {
            self.schedule(id, table);
        }
    }

    /// Does what a bot chose; nothing if a person came back or someone else decided. None if it cannot be done.
    async fn play_for_bot(self: &Arc<Hub>, id: &str, turn: &BotTurn, choice: Option<Choice>) -> Option<()> {
        let (choice, _mover) = (choice?, self.movers.acquire().await.ok()?);
        let mut guard = self.lock(id).await.ok()?;
        let table = guard.as_ref()?;
        if !timing::is_open(table, turn) {
            return Some(());
        }
        let after = table.seq;
        match decide::outcome(table, turn.seat, choice, &mut chance().ok()?) {
            Ok(deeds) => self.keep(id, &mut guard, after, entries(deeds, || None)).await.ok(),
            Err(refused) => {
                tracing::error!(table = id, reason = ?refused.reason, "a bot chose what is refused");
                None
            }
        }
    }

    /// A bot's choice.
    async fn think(&self, view: View, level: Level) -> Option<Choice> {
        let seed = chance().map_or(0, |mut chance| u64::from(chance.word()));
        self.advise(view, level, seed).await.map(|advice| advice.choice)
    }

    /// What a bot advises, worked out where it holds nobody up.
    async fn advise(&self, view: View, level: Level, seed: u64) -> Option<Advice> {
        let (waits, asked) = (METRICS.bot_waits(level), Instant::now());
        let _permit = self.thinkers.clone().acquire_owned().await.ok()?;
        METRICS.bot_waited(level, asked.elapsed());
        drop(waits);
        let work = move || {
            let begin = Instant::now();
            let time_is_up = || begin.elapsed() >= THINKING;
            let budget = Budget { nodes: None, time_is_up: Some(&time_is_up) };
            let advice = advise(&view, level, seed, budget);
            METRICS.bot_thought(level, begin.elapsed());
            advice
        };
        tokio::task::spawn_blocking(work).await.ok()?
    }

    /// A hint for whoever has something to decide.
    pub async fn hint(self: &Arc<Hub>, id: &str, person: &str) -> Result<ChosenMessage, Refused> {
        let view = self.look(id, |table| decide::hint_view(table, person)).await??;
        let advice = self.advise(view, ADVISER, 0).await;
        advice.map_or_else(unavailable, |advice| Ok(render::hint(&advice)))
    }

    /// Comes back to a table when something is due there. What is far away is found by the sweep.
    pub(crate) fn schedule(self: &Arc<Hub>, id: &str, table: &Table) {
        let wait = timing::wait(table, self.bot_delay, self.now()).filter(|wait| *wait <= FAR_AWAY);
        // Who is here is known to nobody but this process, and to no sweep.
        let gone = absence::due(table, |seat| self.attendance(id, seat));
        let gone = gone.map(|at| Duration::from_millis(at.saturating_sub(self.now())));
        if let Some(wait) = wait.into_iter().chain(gone).min() {
            self.wake(id, wait);
        }
    }

    /// Comes back to a table after this time, and not when it was meant to before: there is one alarm for each.
    fn wake(self: &Arc<Hub>, id: &str, wait: Duration) {
        let (hub, slot, id) = (self.clone(), self.slot(id), id.to_string());
        let alarm = tokio::spawn(async move {
            tokio::time::sleep(wait).await;
            // On its own: another alarm ends this waiting, and nothing that is being done.
            tokio::spawn(hub.tick_boxed(id));
        });
        if let Some(before) = lock(&slot.alarm).replace(alarm.abort_handle()) {
            before.abort();
        }
    }

    /// [`Hub::tick`] in a box, since it schedules itself.
    pub(crate) fn tick_boxed(self: Arc<Hub>, id: String) -> std::pin::Pin<Box<dyn Future<Output = ()> + Send>> {
        Box::pin(async move { self.tick(&id).await })
    }
}

/// The bots of a table think, until this is dropped, come what may.
struct Thinking<'a>(&'a Mutex<bool>);

impl<'a> Thinking<'a> {
    /// Unless they do already.
    fn begin(thinking: &'a Mutex<bool>) -> Option<Thinking<'a>> {
        let before = std::mem::replace(&mut *lock(thinking), true);
        (!before).then_some(Thinking(thinking))
    }
}

impl Drop for Thinking<'_> {
    fn drop(&mut self) {
        *lock(self.0) = false;
    }
}

/// What comes of a thought when the delay is over, not sooner: the time that it took would tell something of the hand.
async fn when_due<T>(delay: Duration, thought: impl Future<Output = T>) -> T {
    tokio::join!(thought, tokio::time::sleep(delay)).0
}

#[cfg(test)]
mod tests {
    use super::*;

    /// On a clock that only moves when everyone waits.
    #[tokio::test(start_paused = true)]
    async fn a_quick_thought_and_a_slow_one_are_told_at_the_same_time() {
        let delay = Duration::from_secs(1);
        let time = async |thought: Duration| {
            let start = tokio::time::Instant::now();
            // A thought begins when it is first asked for, other than a sleep.
            when_due(delay, async { tokio::time::sleep(thought).await }).await;
            start.elapsed()
        };
        assert_eq!(time(Duration::ZERO).await, delay);
        assert_eq!(time(Duration::from_millis(900)).await, delay);
        assert_eq!(time(Duration::from_millis(1500)).await, Duration::from_millis(1500));
    }
}
