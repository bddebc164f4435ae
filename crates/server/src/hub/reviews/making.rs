//! Makes reviews, one of each effort at a time, piece by piece on what bots leave over of this process's threads.

use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use makker_protocol::ReviewMessage;
use makker_review::{Course, Effort, Finding, VERSION};
use makker_table::render::review::{Progress, course, judged};
use tokio::task::JoinSet;
use tokio::time::{MissedTickBehavior, interval, timeout};

use crate::hub::{Hub, lock};
use crate::metrics::METRICS;
use crate::store::Wanted;

/// How often it is looked whether a review is wanted that nobody has told of: another process may have ended in the middle of one.
const LOOK: Duration = Duration::from_secs(5);

/// How often others are told how far it is, and for how long nobody else makes it then.
const TOLD: Duration = Duration::from_secs(1);
const LEASE: Duration = Duration::from_secs(15);

impl Hub {
    /// Makes reviews of this effort for as long as it is let.
    pub async fn keep_reviewing(self: Arc<Hub>, effort: Effort) {
        while self.thinkers.does_pieces() {
            let taken = self.store.reviews().take_review(effort.name, VERSION, &self.process, LEASE).await;
            match taken {
                Ok(Some(wanted)) => self.begin_review(wanted, effort).await,
                Ok(None) => drop(timeout(LOOK, self.desk.ordered(effort).notified()).await),
                Err(error) => {
                    tracing::error!(error = error.0, "take a review");
                    tokio::time::sleep(LOOK).await;
                }
            }
        }
    }

    /// Makes a review, and says what became of it.
    async fn begin_review(self: &Arc<Hub>, wanted: Wanted, effort: Effort) {
        let begin = Instant::now();
        let progress = Arc::new(Mutex::new(Progress::default()));
        lock(&self.desk.under_way).insert(wanted.clone(), progress.clone());
        let (hub, ours) = (self.clone(), wanted.clone());
        // On its own: should it panic, others are made all the same.
        let made = tokio::spawn(async move { hub.make_review(&ours, effort, &progress).await }).await;
        let was_ours = lock(&self.desk.under_way).remove(&wanted).is_some();
        self.desk.made.send_replace(());
        match made.ok().flatten() {
            Some(()) => METRICS.looking_back.made(effort.name, begin.elapsed()),
            None if self.thinkers.does_pieces() => {
                tracing::error!(table = wanted.table, game = wanted.game, "a review could not be made");
                tokio::time::sleep(LOOK).await;
            }
            None if was_ours => self.give_review_back(&wanted).await,
            None => {}
        }
    }

    /// Others may go on with what this process makes: it stops.
    pub(crate) async fn give_reviews_back(&self) {
        let all = std::mem::take(&mut *lock(&self.desk.under_way));
        for wanted in all.keys() {
            self.give_review_back(wanted).await;
        }
    }

    async fn give_review_back(&self, wanted: &Wanted) {
        if let Err(error) = self.store.reviews().give_review_back(wanted, &self.process).await {
            tracing::error!(error = error.0, "give a review back");
        }
    }

    async fn make_review(&self, wanted: &Wanted, effort: Effort, progress: &Mutex<Progress>) -> Option<()> {
        let course = self.look_back(&wanted.table, |table| course(table, wanted.game)).await;
        let course = Arc::new(course.ok()?.ok()?);
        lock(progress).pieces = course.pieces();
        let findings = self.find_all(wanted, &course, effort, progress).await?;
        let review = course.conclude(findings, effort);
        let text = serde_json::to_string(&ReviewMessage::from(&review)).ok()?;
        let kept = self.store.reviews().keep_review(wanted, &text).await;
        kept.inspect_err(|error| tracing::error!(error = error.0, "keep a review")).ok()
    }

    async fn find_all(
        &self,
        wanted: &Wanted,
        course: &Arc<Course>,
        effort: Effort,
        progress: &Mutex<Progress>,
    ) -> Option<Vec<Finding>> {
        let mut findings: Vec<Option<Finding>> = (0..course.pieces()).map(|_| None).collect();
        let (mut pieces, mut at_work) = (0..course.pieces(), JoinSet::new());
        let mut ticks = interval(TOLD);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            while at_work.len() < self.thinkers.threads
                && let Some(piece) = pieces.next()
            {
                let (thinkers, course) = (self.thinkers.clone(), course.clone());
                at_work.spawn(
                    async move { (piece, thinkers.piece(effort.name, move || course.find(piece, effort)).await) },
                );
            }
            tokio::select! {
                done = at_work.join_next() => {
                    let Some(done) = done else { break };
                    let (piece, finding) = done.ok()?;
                    let finding = finding?;
                    lock(progress).note(judged(course, piece, &finding));
                    findings[piece as usize] = Some(finding);
                }
                _ = ticks.tick() => {
                    let text = serde_json::to_string(&*lock(progress)).ok()?;
                    let goes_on = self.store.reviews().note_progress(wanted, &self.process, LEASE, &text).await;
                    if goes_on == Ok(false) {
                        return None;
                    }
                }
            }
        }
        findings.into_iter().collect()
    }
}
