//! The puzzle of the day: one position of a game that is over, the same for everyone. It is made when it is first asked for, and from
//! then on each day's on the day before, in the time that bots leave over; the storage keeps it, so that all servers tell the same.

mod choosing;
mod day;
mod task;

use std::sync::Arc;
use std::time::Duration;

use makker_protocol::{RefusedReason, TableStatus};
use makker_rules::History;
use makker_table::Table;
use makker_table::refused::{Refused, refuse};
use tokio::time::timeout;

use self::choosing::{Decision, Found, bots_game, decisions, is_hard, search};
use self::day::Day;
use crate::hub::{Efforts, Hub, unavailable};
use crate::metrics::METRICS;
use crate::store::Place;

/// How often it is looked whether a puzzle is wanted that nobody here was asked for.
const LOOK: Duration = Duration::from_secs(10);

/// So many finished public games there must be for one of them to be taken, and so many are looked at.
const ENOUGH: usize = 5;
const MOST: u32 = 10;

/// How many games of bots are played at most. One in two has a position that will do.
const PLAYED: u64 = 60;

impl Hub {
    /// The puzzle of today or of some days ago, as JSON. If there is none yet, it is made, and whoever asks again later is told.
    pub async fn puzzle(&self, days_ago: u64) -> Result<String, Refused> {
        let day = Day::at(self.now()).before(days_ago);
        match self.store.reviews().puzzle(&day.to_string()).await {
            Ok(Some(puzzle)) => Ok(puzzle),
            Ok(None) if self.want_puzzle(day).await.is_some() => {
                refuse(RefusedReason::Unavailable, "this puzzle is being made: ask again in a minute")
            }
            _ => unavailable(),
        }
    }

    async fn want_puzzle(&self, day: Day) -> Option<()> {
        let wanted = self.store.reviews().want_puzzle(&day.to_string()).await;
        wanted.inspect_err(|error| tracing::error!(error = error.0, "puzzle")).ok()?;
        self.puzzle_wanted.notify_one();
        Some(())
    }

    /// Makes the puzzles that are wanted for as long as it is let.
    pub async fn keep_puzzling(self: Arc<Hub>) {
        while self.thinkers.does_pieces() {
            let wanted = self.store.reviews().wanted_puzzle().await.ok().flatten();
            let Some(day) = wanted.as_deref().and_then(Day::read) else {
                let _ = timeout(LOOK, self.puzzle_wanted.notified()).await;
                continue;
            };
            if self.make_puzzle(day).await.is_none() {
                tokio::time::sleep(LOOK).await;
            }
        }
    }

    async fn make_puzzle(&self, day: Day) -> Option<()> {
        let found = match self.find_among(self.finished_games().await, day).await {
            Some(found) => found,
            None => self.find_among_bots(day).await?,
        };
        let text = serde_json::to_string(&task::puzzle(&day.to_string(), &found)?).ok()?;
        let kept = self.store.reviews().keep_puzzle(&day.to_string(), &text).await;
        kept.inspect_err(|error| tracing::error!(error = error.0, "keep a puzzle")).ok()?;
        METRICS.looking_back.puzzle();
        // Tomorrow nobody waits for it.
        if day == Day::at(self.now()) {
            self.want_puzzle(day.after()).await;
        }
        Some(())
    }

    /// The last games of public tables that are over: whoever played them let everybody watch. None if there are few.
    async fn finished_games(&self) -> Vec<Decision> {
        let tables = self.store.public(TableStatus::Over, &Place::default(), MOST).await.unwrap_or_default();
        if tables.len() < ENOUGH {
            return Vec::new();
        }
        let mut all = Vec::new();
        for (_, id) in tables {
            let read = |table: &Table| table.opened(table.game_number()).map(decisions).unwrap_or_default();
            all.extend(self.look_back(&id, read).await.unwrap_or_default());
        }
        all
    }

    async fn find_among_bots(&self, day: Day) -> Option<Found> {
        for number in 0..PLAYED {
            let seed = day.number() * PLAYED + number;
            let history: Option<History> = self.thinkers.piece("puzzle", move || bots_game(seed)).await?;
            let found = self.find_among(history.as_ref().map(decisions).unwrap_or_default(), day).await;
            if found.is_some() {
                return found;
            }
        }
        tracing::error!("no game of bots has a position for a puzzle");
        None
    }

    /// The first of these positions, in an order that follows from the day, that will do.
    async fn find_among(&self, mut decisions: Vec<Decision>, day: Day) -> Option<Found> {
        makker_chance::Chance::from_seed(day.number()).shuffle(&mut decisions);
        let Efforts { quick, deep } = self.efforts;
        for decision in decisions {
            let hard = self.thinkers.piece("puzzle", move || is_hard(decision, quick)).await;
            let Some(Some(decision)) = hard else { continue };
            if let Some(Some(found)) = self.thinkers.piece("puzzle", move || search(decision, deep)).await {
                return Some(found);
            }
        }
        None
    }
}
