//! Reviews and puzzles in the file of tables. One process has the file, so nobody has to be kept from making what it makes.

use std::time::Duration;

use async_trait::async_trait;
use rusqlite::{Connection, Error, params};
use sqlx::{query_as, query_scalar};

use crate::store::Unavailable;
use crate::store::kept::time;
use crate::store::reviews::{KeptReview, Ordered, ReviewRow, Reviews, TRIES, Wanted};
use crate::store::sqlite::SqliteStore;
use crate::store::sqlite::upkeep::Upkeep;

pub(crate) const WAITING: &str =
    "SELECT count(*) FROM reviews WHERE effort = ?1 AND review IS NULL AND version >= ?2 AND tries < ?3";
const ORDER: &str = "INSERT INTO reviews (table_id, game, effort, version, wanted) VALUES (?1, ?2, ?3, ?4, ?5)
     ON CONFLICT (table_id, game, effort) DO UPDATE
     SET version = excluded.version, wanted = excluded.wanted, tries = 0, review = NULL WHERE version < excluded.version";
pub(crate) const REVIEW: &str =
    "SELECT review, tries, (SELECT count(*) FROM reviews AS other WHERE other.effort = this.effort
         AND other.review IS NULL AND other.wanted < this.wanted AND other.version >= ?4 AND other.tries < ?5)
     FROM reviews AS this WHERE table_id = ?1 AND game = ?2 AND effort = ?3 AND version >= ?4";
pub(crate) const NEXT: &str =
    "SELECT table_id, game FROM reviews WHERE effort = ?1 AND review IS NULL AND version = ?2 AND tries < ?3
     ORDER BY wanted LIMIT 1";
const BEGIN: &str = "UPDATE reviews SET tries = tries + ?4 WHERE table_id = ?1 AND game = ?2 AND effort = ?3";
const KEEP: &str = "UPDATE reviews SET review = ?5 WHERE table_id = ?1 AND game = ?2 AND effort = ?3 AND version = ?4";
const COUNT: &str = "SELECT effort, count(*) FROM reviews WHERE review IS NULL AND tries < ?1 GROUP BY effort";
const PUZZLE: &str = "SELECT puzzle FROM puzzles WHERE day = ?1 AND puzzle <> ''";
const WANTED_PUZZLE: &str = "SELECT day FROM puzzles WHERE puzzle = '' ORDER BY day DESC LIMIT 1";
const KEEP_PUZZLE: &str = "INSERT INTO puzzles (day, puzzle) VALUES (?1, ?2)
     ON CONFLICT (day) DO UPDATE SET puzzle = excluded.puzzle WHERE puzzle = ''";

/// What is changed.
pub(crate) enum Noted {
    /// A review is wanted at this time, unless so many are.
    Order(Wanted, u64, u32),
    /// One is begun (1), or given back (-1).
    Begin(Wanted, i32),
    /// One is made.
    Keep(Wanted, String),
    /// A day has its puzzle, unless it had one; an empty one is wanted.
    Puzzle(String, String),
}

impl Noted {
    /// Does it, and says whether it was done.
    pub(crate) fn perform(&self, connection: &Connection) -> Result<u64, Error> {
        let done = match self {
            Noted::Order(Wanted { table, game, effort, version }, at, most) => {
                let waiting = params![effort, version, TRIES];
                let waiting: u32 = connection.query_row(WAITING, waiting, |row| row.get(0))?;
                if waiting >= *most {
                    return Ok(0);
                }
                connection.execute(ORDER, params![table, game, effort, version, time(*at)]).map(|_| 1)?
            }
            Noted::Begin(Wanted { table, game, effort, .. }, times) => {
                connection.execute(BEGIN, params![table, game, effort, times])?
            }
            Noted::Keep(Wanted { table, game, effort, version }, review) => {
                connection.execute(KEEP, params![table, game, effort, version, review])?
            }
            Noted::Puzzle(day, puzzle) => {
                connection.execute(KEEP_PUZZLE, [day, puzzle])?;
                let old = "DELETE FROM puzzles WHERE day NOT IN (SELECT day FROM puzzles ORDER BY day DESC LIMIT 30)";
                connection.execute(old, []).map(|_| 1)?
            }
        };
        Ok(done as u64)
    }
}

impl SqliteStore {
    async fn note(&self, noted: Noted) -> Result<u64, Unavailable> {
        self.upkeep(Upkeep::Note(noted)).await
    }
}

#[async_trait]
impl Reviews for SqliteStore {
    async fn order(&self, wanted: &Wanted, at: u64, most: u32) -> Result<Ordered, Unavailable> {
        let taken = self.note(Noted::Order(wanted.clone(), at, most)).await? == 1;
        Ok(if taken { Ordered::Taken } else { Ordered::Full })
    }

    async fn review(&self, wanted: &Wanted) -> Result<Option<KeptReview>, Unavailable> {
        let Wanted { table, game, effort, version } = wanted;
        let row = query_as(REVIEW).bind(table).bind(game).bind(effort).bind(version).bind(TRIES);
        let row: Option<(Option<String>, u32, u32)> =
            row.fetch_optional(&self.readers).await.map_err(|error| self.failed(error))?;
        Ok(row.map(|(review, tries, ahead)| ReviewRow { review, tries, progress: None, ahead }.into()))
    }

    async fn take_review(
        &self,
        effort: &'static str,
        version: u32,
        _process: &str,
        _time: Duration,
    ) -> Result<Option<Wanted>, Unavailable> {
        let next = query_as(NEXT).bind(effort).bind(version).bind(TRIES);
        let next: Option<(String, u32)> =
            next.fetch_optional(&self.readers).await.map_err(|error| self.failed(error))?;
        let Some((table, game)) = next else { return Ok(None) };
        let wanted = Wanted { table, game, effort, version };
        self.note(Noted::Begin(wanted.clone(), 1)).await?;
        Ok(Some(wanted))
    }

    async fn give_review_back(&self, wanted: &Wanted, _process: &str) -> Result<(), Unavailable> {
        self.note(Noted::Begin(wanted.clone(), -1)).await.map(drop)
    }

    async fn keep_review(&self, wanted: &Wanted, review: &str) -> Result<(), Unavailable> {
        self.note(Noted::Keep(wanted.clone(), review.to_string())).await.map(drop)
    }

    async fn wanted_reviews(&self) -> Result<Vec<(String, u64)>, Unavailable> {
        let counts: Vec<(String, i64)> =
            query_as(COUNT).bind(TRIES).fetch_all(&self.readers).await.map_err(|error| self.failed(error))?;
        Ok(counts.into_iter().map(|(effort, count)| (effort, count.unsigned_abs())).collect())
    }

    async fn puzzle(&self, day: &str) -> Result<Option<String>, Unavailable> {
        query_scalar(PUZZLE).bind(day).fetch_optional(&self.readers).await.map_err(|error| self.failed(error))
    }

    async fn want_puzzle(&self, day: &str) -> Result<(), Unavailable> {
        self.keep_puzzle(day, "").await
    }

    async fn wanted_puzzle(&self) -> Result<Option<String>, Unavailable> {
        query_scalar(WANTED_PUZZLE).fetch_optional(&self.readers).await.map_err(|error| self.failed(error))
    }

    async fn keep_puzzle(&self, day: &str, puzzle: &str) -> Result<(), Unavailable> {
        self.note(Noted::Puzzle(day.to_string(), puzzle.to_string())).await.map(drop)
    }
}
