//! Reviews of games that are over: told to whoever asks, as far as they are by now. The first who asks orders one; it is made once, by
//! any process, and kept as long as its table.

mod efforts;
mod making;

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use makker_protocol::{RefusedReason, ReviewProgressMessage};
use makker_review::{Effort, VERSION};
use makker_table::Table;
use makker_table::refused::{Refused, refuse};
use makker_table::render::review::{Progress, course};
use tokio::sync::{Notify, watch};
use tokio::time::Instant;

pub use self::efforts::Efforts;
use crate::hub::{Hub, lock, unavailable};
use crate::store::{KeptReview, Ordered, Wanted};

/// How often it is looked how far another process has come, while somebody waits.
const ELSEWHERE: Duration = Duration::from_secs(1);

/// What is known here of reviews.
pub(crate) struct Desk {
    /// Those that this process makes.
    under_way: Mutex<HashMap<Wanted, Arc<Mutex<Progress>>>>,
    /// Told when one is ordered: those that make quick ones and deep ones.
    ordered: [Notify; 2],
    /// Told when one is made here.
    made: watch::Sender<()>,
}

impl Default for Desk {
    fn default() -> Desk {
        Desk { under_way: Mutex::default(), ordered: Default::default(), made: watch::Sender::new(()) }
    }
}

impl Desk {
    fn ordered(&self, effort: Effort) -> &Notify {
        &self.ordered[usize::from(Efforts::is_deep(effort))]
    }
}

impl Hub {
    /// How far a review is: one of the last game if none is named. If nobody has wanted it yet it is ordered, unless whoever asks may not.
    pub async fn review(
        self: &Arc<Hub>,
        id: &str,
        game: Option<u32>,
        effort: Effort,
        may_order: impl FnOnce() -> Result<(), Refused>,
    ) -> Result<ReviewProgressMessage, Refused> {
        let last = self.look(id, Table::game_number).await?;
        let game = game.unwrap_or(last);
        let wanted = Wanted { table: id.to_string(), game, effort: effort.name, version: VERSION };
        if let Some(told) = self.tell_review(&wanted).await? {
            return Ok(told);
        }
        self.look_back(id, |table| course(table, game).map(drop)).await??;
        may_order()?;
        self.order(&wanted, effort).await?;
        Ok(self.tell_review(&wanted).await?.unwrap_or_else(|| Progress::waiting(0)))
    }

    /// Another process may have ordered a review.
    pub(crate) fn look_for_reviews(&self) {
        self.desk.ordered.iter().for_each(Notify::notify_one);
    }

    /// Waits until something may have changed about reviews, or until then.
    pub async fn wait_for_review(&self, until: Instant) {
        let mut made = self.desk.made.subscribe();
        let soon = until.min(Instant::now() + ELSEWHERE);
        let _ = tokio::time::timeout_at(soon, made.changed()).await;
    }

    async fn order(&self, wanted: &Wanted, effort: Effort) -> Result<(), Refused> {
        let limits = &self.limits.reviews;
        let most = if Efforts::is_deep(effort) { limits.deep_waiting } else { limits.waiting };
        match self.store.reviews().order(wanted, self.now(), most).await {
            Ok(Ordered::Taken) => {
                self.desk.ordered(effort).notify_one();
                self.ask_for_help();
                Ok(())
            }
            Ok(Ordered::Full) => {
                let text = format!(
                    "{most} reviews wait already, and no more are taken: ask again in a few minutes, \
                     or take the record and use `makker review`"
                );
                refuse(RefusedReason::Unavailable, text)
            }
            Err(error) => {
                tracing::error!(error = error.0, "order a review");
                unavailable()
            }
        }
    }

    /// What there is of a review; none if nobody has ever wanted it.
    async fn tell_review(&self, wanted: &Wanted) -> Result<Option<ReviewProgressMessage>, Refused> {
        let here = lock(&self.desk.under_way).get(wanted).cloned();
        if let Some(progress) = here {
            return Ok(Some(lock(&progress).clone().told(0)));
        }
        match self.store.reviews().review(wanted).await {
            Ok(None) => Ok(None),
            Ok(Some(KeptReview::Made(text))) => match serde_json::from_str(&text) {
                Ok(review) => Ok(Some(Progress::made(review))),
                Err(_) => cannot_be_made(),
            },
            Ok(Some(KeptReview::Wanted { ahead, progress })) => {
                let progress = progress.map(|text| serde_json::from_str::<Progress>(&text).unwrap_or_default());
                Ok(Some(progress.map_or_else(|| Progress::waiting(ahead), |progress| progress.told(ahead))))
            }
            Ok(Some(KeptReview::Failed)) => cannot_be_made(),
            Err(error) => {
                tracing::error!(error = error.0, "review");
                unavailable()
            }
        }
    }
}

fn cannot_be_made<T>() -> Result<T, Refused> {
    let text = "this review could not be made although it was tried several times: \
                take the record and tell whoever runs the server";
    refuse(RefusedReason::Unavailable, text)
}
