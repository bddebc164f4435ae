//! Telling people who are not at their table that it is their turn: on each of their devices once a turn, not at night by their own clock,
//! and not while they may just be loading the page anew.

use std::sync::Arc;
use std::time::Duration;

use tokio::task::JoinSet;
use tokio::time::{MissedTickBehavior, interval};

use crate::hub::Hub;
use crate::key;
use crate::metrics::METRICS;
use crate::push::{Courier, Outcome, notice};
use crate::store::{Awaited, AwaitedPlace};
use makker_table::absence::Attendance;
use makker_table::chair::Prompted;

/// How often it is looked whom to tell, at most and at least.
const SELDOM: u64 = 5000;
const OFTEN: u64 = 250;

/// How many are read at a time.
const PAGE: u32 = 500;

/// How many messages are on their way at once.
const AT_ONCE: usize = 16;

/// How long a device that could not be told something is left alone at first, twice as long each time, and at most; in milliseconds.
const FIRST_REST: u64 = 60_000;
const LONGEST_REST: u64 = 86_400_000;

/// After so many failures in a row, over some days, a subscription is taken to be dead.
const MOST_FAILURES: u32 = 14;

/// How often subscriptions are looked for that nobody has renewed, in rounds.
const TIDIED: u32 = 1000;

const DAY: u64 = 86_400_000;

impl Hub {
    /// Tells whoever is to be told, for as long as it is let.
    pub async fn keep_telling_turns(self: Arc<Hub>, courier: Arc<Courier>) {
        let after = u64::from(self.limits.push.after_seconds) * 1000;
        let mut ticks = interval(Duration::from_millis((after / 4).clamp(OFTEN, SELDOM)));
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        for round in 0u32.. {
            ticks.tick().await;
            self.tell_turns(&courier).await;
            if round % TIDIED == 0 {
                self.forget_old_subscriptions().await;
            }
        }
    }

    async fn tell_turns(self: &Arc<Hub>, courier: &Arc<Courier>) {
        let (mut place, mut under_way) = (AwaitedPlace::default(), JoinSet::new());
        loop {
            let (page, last) = match self.store.subscriptions().awaited(self.now(), &place, PAGE).await {
                Ok(found) => found,
                Err(error) => return tracing::error!(error = error.0, "whom to tell"),
            };
            for awaited in page {
                let Some(prompted) = self.untold(&awaited).await else { continue };
                if under_way.len() >= AT_ONCE {
                    under_way.join_next().await;
                }
                under_way.spawn(self.clone().tell_turn(courier.clone(), awaited, prompted.since));
            }
            match last {
                Some(last) => place = last,
                None => break,
            }
        }
        // The next round begins when all of this one are told: nothing piles up.
        while under_way.join_next().await.is_some() {}
    }

    /// Since when a person is asked of which this device is to be told now.
    async fn untold(&self, awaited: &Awaited) -> Option<Prompted> {
        let Awaited { table, seat, listing, subscription, .. } = awaited;
        let now = self.now();
        if !listing.deciding.contains(seat) || subscription.is_quiet(now) {
            return None;
        }
        let Attendance::Gone(gone) = self.attendance(table, *seat) else { return None };
        // Without noting that anybody looks at the table: nobody does.
        let guard = self.open(table, awaited.seq).await.ok()?.1;
        let chair = guard.as_ref()?.chair(*seat)?;
        let prompted = chair.prompted.filter(|_| chair.is_manned())?;
        if !chair.person()?.is(&awaited.person) {
            return None;
        }
        if prompted.since <= awaited.told {
            drop(guard);
            let _ = self.store.subscriptions().note_told(awaited).await;
            return None;
        }
        let after = u64::from(self.limits.push.after_seconds) * 1000;
        Some(prompted).filter(|prompted| prompted.at.max(gone) + after <= now)
    }

    /// Tells a device, unless another process does.
    async fn tell_turn(self: Arc<Hub>, courier: Arc<Courier>, awaited: Awaited, since: u32) {
        match self.store.subscriptions().tell(&awaited, since).await {
            Ok(true) => {}
            Ok(false) => return,
            Err(error) => return tracing::error!(error = error.0, "tell"),
        }
        let language = awaited.subscription.language();
        let notice = notice(language, &awaited.table, &awaited.listing, awaited.seat);
        let text = serde_json::to_vec(&notice).unwrap_or_default();
        // Push services learn no link to a table.
        let topic = key::table_code(&self.secret, &awaited.table);
        let outcome = courier.deliver(&awaited.subscription, &text, &topic).await;
        METRICS.pushing.sent(outcome.word());
        let noted = match outcome {
            Outcome::Delivered if awaited.failures == 0 => Ok(()),
            Outcome::Delivered => self.store.subscriptions().delivered(&awaited.id).await,
            Outcome::Failed(rest) if awaited.failures < MOST_FAILURES => {
                let until = self.now() + rest_after(awaited.failures, rest);
                self.store.subscriptions().failed(&awaited, since, until).await
            }
            Outcome::Gone | Outcome::Failed(_) => self.store.subscriptions().unsubscribe(&awaited.id).await,
        };
        if let Err(error) = noted {
            tracing::error!(error = error.0, "told");
        }
    }

    /// Forgets devices of which nothing was heard for long: whoever plays on renews theirs.
    async fn forget_old_subscriptions(&self) {
        let days = u64::from(self.limits.push.forget_days);
        let since = self.clock.surely().saturating_sub(days * DAY);
        if let Err(error) = self.store.subscriptions().forget_subscriptions(since).await {
            tracing::error!(error = error.0, "forget subscriptions");
        }
    }
}

/// For how long a device is left alone after one more failure, in milliseconds: at least as long as its push service asks for.
fn rest_after(failures: u32, asked: Option<Duration>) -> u64 {
    let own = FIRST_REST.saturating_mul(1 << failures.min(20)).min(LONGEST_REST);
    asked.map_or(own, |asked| own.max(asked.as_millis() as u64))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_fails_is_tried_less_and_less_often() {
        let rests: Vec<u64> = (0..MOST_FAILURES).map(|failures| rest_after(failures, None)).collect();
        assert_eq!((rests[0], rests[1], *rests.last().unwrap()), (60_000, 120_000, LONGEST_REST));
        assert!(rests.windows(2).all(|pair| pair[0] <= pair[1]));
        assert_eq!(rest_after(0, Some(Duration::from_secs(3600))), 3_600_000);
        assert_eq!(rest_after(u32::MAX, None), LONGEST_REST);
    }
}
