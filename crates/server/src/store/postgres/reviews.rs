//! Reviews and puzzles in PostgreSQL: whoever makes a review has a lease on it by the database's own clock, as whoever thinks for bots has.

use std::time::Duration;

use async_trait::async_trait;
use sqlx::{query, query_as};

use crate::store::Unavailable;
use crate::store::kept::time;
use crate::store::postgres::{PostgresStore, unavailable};
use crate::store::reviews::{KeptReview, Ordered, ReviewRow, Reviews, TRIES, Wanted};

const WAITING: &str =
    "SELECT count(*) FROM reviews WHERE effort = $1 AND review IS NULL AND version >= $2 AND tries < $3";

const ORDER: &str = "INSERT INTO reviews (table_id, game, effort, version, wanted) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (table_id, game, effort) DO UPDATE SET version = excluded.version, wanted = excluded.wanted, tries = 0,
         review = NULL, progress = NULL, maker = NULL
     WHERE reviews.version < excluded.version";

const REVIEW: &str = "SELECT review, tries,
         CASE WHEN maker IS NOT NULL AND makes_until > extract(epoch FROM clock_timestamp()) * 1000 THEN coalesce(progress, '') END,
         (SELECT count(*) FROM reviews AS other WHERE other.effort = this.effort AND other.review IS NULL
              AND other.wanted < this.wanted AND other.version >= $4 AND other.tries < $5)
     FROM reviews AS this WHERE table_id = $1 AND game = $2 AND effort = $3 AND version >= $4";

/// Whoever finds a row in use at this moment takes the next.
const TAKE: &str = "WITH next AS (SELECT table_id, game, effort FROM reviews
         WHERE effort = $1 AND version = $2 AND review IS NULL AND tries < $3
         AND (maker IS NULL OR makes_until <= extract(epoch FROM clock_timestamp()) * 1000)
         ORDER BY wanted, table_id, game LIMIT 1 FOR UPDATE SKIP LOCKED)
     UPDATE reviews SET maker = $4, makes_until = floor(extract(epoch FROM clock_timestamp()) * 1000) + $5,
         tries = tries + 1, progress = NULL
     FROM next WHERE reviews.table_id = next.table_id AND reviews.game = next.game AND reviews.effort = next.effort
     RETURNING reviews.table_id, reviews.game";

const PROGRESS: &str =
    "UPDATE reviews SET progress = $5, makes_until = floor(extract(epoch FROM clock_timestamp()) * 1000) + $6
     WHERE table_id = $1 AND game = $2 AND effort = $3 AND maker = $4 AND review IS NULL";

const GIVE_BACK: &str = "UPDATE reviews SET maker = NULL, progress = NULL, tries = tries - 1
     WHERE table_id = $1 AND game = $2 AND effort = $3 AND maker = $4";

const KEEP: &str = "UPDATE reviews SET review = $5, maker = NULL, progress = NULL
     WHERE table_id = $1 AND game = $2 AND effort = $3 AND version = $4";

const COUNT: &str = "SELECT effort, count(*) FROM reviews WHERE review IS NULL AND tries < $1 GROUP BY effort";

const PUZZLE: &str = "SELECT puzzle FROM puzzles WHERE day = $1 AND puzzle <> ''";

const WANTED_PUZZLE: &str = "SELECT day FROM puzzles WHERE puzzle = '' ORDER BY day DESC LIMIT 1";

/// An empty one is wanted.
const KEEP_PUZZLE: &str = "INSERT INTO puzzles (day, puzzle) VALUES ($1, $2)
     ON CONFLICT (day) DO UPDATE SET puzzle = excluded.puzzle WHERE puzzles.puzzle = ''";

const FORGET_PUZZLES: &str =
    "DELETE FROM puzzles WHERE day NOT IN (SELECT day FROM puzzles ORDER BY day DESC LIMIT 30)";

#[async_trait]
impl Reviews for PostgresStore {
    async fn order(&self, wanted: &Wanted, at: u64, most: u32) -> Result<Ordered, Unavailable> {
        let waiting = query_as(WAITING).bind(wanted.effort).bind(wanted.version as i32).bind(TRIES as i32);
        let (waiting,): (i64,) = self.connections.row(waiting).await.map_err(unavailable)?;
        if waiting >= i64::from(most) {
            return Ok(Ordered::Full);
        }
        let order = query(ORDER).bind(&wanted.table).bind(wanted.game as i32).bind(wanted.effort);
        let order = order.bind(wanted.version as i32).bind(time(at));
        self.connections.change(order).await.map(|_| Ordered::Taken).map_err(unavailable)
    }

    async fn review(&self, wanted: &Wanted) -> Result<Option<KeptReview>, Unavailable> {
        let Wanted { table, game, effort, version } = wanted;
        let row = query_as(REVIEW).bind(table).bind(*game as i32).bind(effort);
        let row = row.bind(*version as i32).bind(TRIES as i32);
        let rows: Vec<(Option<String>, i32, Option<String>, i64)> =
            self.connections.rows(row).await.map_err(unavailable)?;
        let kept = rows.into_iter().next().map(|(review, tries, progress, ahead)| ReviewRow {
            review,
            tries: tries.unsigned_abs(),
            progress,
            ahead: u32::try_from(ahead).unwrap_or(u32::MAX),
        });
        Ok(kept.map(KeptReview::from))
    }

    async fn take_review(
        &self,
        effort: &'static str,
        version: u32,
        process: &str,
        time: Duration,
    ) -> Result<Option<Wanted>, Unavailable> {
        let take = query_as(TAKE).bind(effort).bind(version as i32).bind(TRIES as i32);
        let take = take.bind(process).bind(time.as_millis() as i64);
        let taken: Vec<(String, i32)> = self.connections.rows(take).await.map_err(unavailable)?;
        let taken = taken.into_iter().next();
        Ok(taken.map(|(table, game)| Wanted { table, game: game.unsigned_abs(), effort, version }))
    }

    async fn note_progress(
        &self,
        wanted: &Wanted,
        process: &str,
        time: Duration,
        progress: &str,
    ) -> Result<bool, Unavailable> {
        let note = query(PROGRESS).bind(&wanted.table).bind(wanted.game as i32).bind(wanted.effort).bind(process);
        let note = note.bind(progress).bind(time.as_millis() as i64);
        Ok(self.connections.change(note).await.map_err(unavailable)? == 1)
    }

    async fn give_review_back(&self, wanted: &Wanted, process: &str) -> Result<(), Unavailable> {
        let back = query(GIVE_BACK).bind(&wanted.table).bind(wanted.game as i32).bind(wanted.effort).bind(process);
        self.connections.change(back).await.map(drop).map_err(unavailable)
    }

    async fn keep_review(&self, wanted: &Wanted, review: &str) -> Result<(), Unavailable> {
        let keep = query(KEEP).bind(&wanted.table).bind(wanted.game as i32).bind(wanted.effort);
        let keep = keep.bind(wanted.version as i32).bind(review);
        self.connections.change(keep).await.map(drop).map_err(unavailable)
    }

    async fn wanted_reviews(&self) -> Result<Vec<(String, u64)>, Unavailable> {
        let counts: Vec<(String, i64)> =
            self.connections.rows(query_as(COUNT).bind(TRIES as i32)).await.map_err(unavailable)?;
        Ok(counts.into_iter().map(|(effort, count)| (effort, count.unsigned_abs())).collect())
    }

    async fn puzzle(&self, day: &str) -> Result<Option<String>, Unavailable> {
        let puzzles: Vec<(String,)> = self.connections.rows(query_as(PUZZLE).bind(day)).await.map_err(unavailable)?;
        Ok(puzzles.into_iter().next().map(|(puzzle,)| puzzle))
    }

    async fn want_puzzle(&self, day: &str) -> Result<(), Unavailable> {
        self.keep_puzzle(day, "").await
    }

    async fn wanted_puzzle(&self) -> Result<Option<String>, Unavailable> {
        let days: Vec<(String,)> = self.connections.rows(query_as(WANTED_PUZZLE)).await.map_err(unavailable)?;
        Ok(days.into_iter().next().map(|(day,)| day))
    }

    async fn keep_puzzle(&self, day: &str, puzzle: &str) -> Result<(), Unavailable> {
        self.connections.change(query(KEEP_PUZZLE).bind(day).bind(puzzle)).await.map_err(unavailable)?;
        self.connections.change(query(FORGET_PUZZLES)).await.map(drop).map_err(unavailable)
    }
}
