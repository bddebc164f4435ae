//! What the hub does by itself: lets bots think and move, notes who is late, and comes back when something is due.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use makker_protocol::ChosenMessage;
use makker_table::refused::Refused;
use makker_table::timing::{self, BotTurn};
use makker_table::{Table, absence, decide, render};

use crate::hub::commands::entries;
use crate::hub::leases::Lease;
use crate::hub::thinking::{Asker, Company, Decision, Effort, is_quick};
use crate::hub::{Hub, chance, lock, unavailable};

/// What is due later than this is left to the sweep.
const FAR_AWAY: Duration = Duration::from_secs(60);

/// When what could not be kept is tried again.
const AGAIN: Duration = Duration::from_secs(1);

impl Hub {
    /// No bot thinks or moves from now on: the server stops.
    pub fn rest(&self) {
        self.thinkers.close();
        self.movers.close();
        self.spare_movers.close();
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
        let Some(table) = guard.as_ref() else { return };
        let turns = timing::bot_turns(table);
        if turns.is_empty() {
            return self.schedule(id, table);
        }
        if self.falls_asleep(id, &slot, table).await {
            return;
        }
        let asker = asker(table);
        let delay = timing::delay(table, &turns, self.bot_delay, self.now());
        let lease = self.lease(id, table.seq);
        drop(guard);
        let Some(thinking) = Thinking::begin(&slot.thinking) else { return };
        let thought = async {
            let mut decisions = Vec::with_capacity(turns.len());
            for turn in &turns {
                decisions.push(self.think(&asker, &lease, turn).await);
            }
            decisions
        };
        let decisions = when_due(delay, thought).await;
        let mut went_well = true;
        for (turn, decision) in turns.iter().zip(decisions) {
            went_well &= self.play_for_bot(id, turn, decision).await.is_some();
        }
        lease.give_back().await;
        drop(thinking);
        // Whatever came up in the meantime found the bots thinking. What went wrong is tried again by the sweep.
        if let (true, Ok(guard)) = (went_well, self.lock(id).await)
            && let Some(table) = guard.as_ref()
        {
            self.schedule(id, table);
        }
    }

    /// Does what a bot decided; nothing if a person came back or someone else decided. None if it cannot be done.
    async fn play_for_bot(self: &Arc<Hub>, id: &str, turn: &BotTurn, decision: Option<Decision>) -> Option<()> {
        let Decision { choice, effort } = decision?;
        let movers = match self.company(id) {
            Company::People => &self.movers,
            Company::Nobody | Company::LookingBack => &self.spare_movers,
        };
        let _mover = movers.acquire().await.ok()?;
        let mut guard = self.lock(id).await.ok()?;
        let table = guard.as_mut()?;
        if !timing::is_open(table, turn) {
            return Some(());
        }
        table.hurried = effort.map_or(table.hurried, |effort| effort != Effort::Full);
        let after = table.seq;
        match decide::outcome(table, turn.seat, choice, &mut chance().ok()?) {
            Ok(deeds) => self.keep(id, &mut guard, after, entries(deeds, || None)).await.ok(),
            Err(refused) => {
                tracing::error!(table = id, reason = ?refused.reason, "a bot chose what is refused");
                None
            }
        }
    }

    /// What a bot decides; none if another process thinks about it, or has to.
    async fn think(&self, asker: &Asker, lease: &Lease<'_>, turn: &BotTurn) -> Option<Decision> {
        if !is_quick(turn.level) && !self.thinkers.has_room() {
            self.ask_for_help();
        }
        let seed = chance().map_or(0, |mut chance| u64::from(chance.word()));
        let company = || self.company(&asker.table);
        self.thinkers.decide(asker, company, || lease.take(), &turn.view, turn.level, seed).await
    }

    /// A hint for whoever has something to decide.
    pub async fn hint(self: &Arc<Hub>, id: &str, person: &str) -> Result<ChosenMessage, Refused> {
        let (view, asker) = self.look(id, |table| Ok((decide::hint_view(table, person)?, asker(table)))).await??;
        let advice = self.thinkers.hint(&asker, view).await;
        advice.map_or_else(unavailable, |advice| Ok(render::hint(&advice)))
    }

    /// Comes back to a table when something is due there. What is far away is found by the sweep.
    pub(crate) fn schedule(self: &Arc<Hub>, id: &str, table: &Table) {
        let wait = timing::wait(table, self.bot_delay, self.now()).filter(|wait| *wait <= FAR_AWAY);
        // Who is here is known to nobody but this process, and to no sweep.
        let gone = absence::due(table, |seat| self.attendance(id, seat));
        let gone = gone.map(|at| Duration::from_millis(at.saturating_sub(self.now())));
        self.stay_awake(&self.slot(id));
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

/// For whom the bots of a table think. Who made it was not always noted.
fn asker(table: &Table) -> Asker {
    Asker { address: table.maker.clone().unwrap_or_else(|| table.host.clone()), table: table.id.clone() }
}

/// The bots of a table think, until this is dropped, come what may.
struct Thinking<'a>(&'a Mutex<bool>);

impl<'a> Thinking<'a> {
    /// Unless they do already.
    fn begin(thinking: &'a Mutex<bool>) -> Option<Thinking<'a>> {
        let before = std::mem::replace(&mut *lock(thinking), true);
        // Made only then: one that is dropped at once would end the thinking of whoever does.
        (!before).then(|| Thinking(thinking))
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

    #[test]
    fn whoever_finds_bots_thinking_leaves_them_to_it() {
        let thinking = Mutex::new(false);
        let first = Thinking::begin(&thinking);
        for _ in 0..2 {
            assert!(first.is_some() && Thinking::begin(&thinking).is_none());
        }
        drop(first);
        assert!(Thinking::begin(&thinking).is_some());
    }

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
