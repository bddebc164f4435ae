//! What is measured of a server that many use at once.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use futures_util::StreamExt;
use tokio::time::sleep;

use crate::company::{Company, PEOPLE, Took};
use crate::process::{busy, memory};
use crate::servers::{Makker, Measured};
use crate::wire::Wire;
use crate::{ours, row};

/// How many moves each table has behind it when it is weighed.
const MOVES: usize = 100;

/// So many times as many tables as play at a time are weighed: what one more table takes is told apart from what a server of either kind
/// takes and gives back by itself, some megabytes, only where they are many.
const WEIGHED: usize = 6;

/// So many connections on which nothing happens are weighed.
const WATCHERS: usize = 4000;

/// How often each table of a crowd moves.
const PACE: Duration = Duration::from_secs(5);

/// How long a crowd is watched.
const WATCHED: Duration = Duration::from_secs(20);

/// What is still being done after the last answer.
const SETTLING: Duration = Duration::from_millis(500);

/// So many sit down at the same time.
const AT_ONCE: usize = 32;

/// Sits down at so many tables.
async fn companies(server: &impl Measured, tables: std::ops::Range<usize>) -> Vec<Company> {
    let wire = server.wire();
    let seated = futures_util::stream::iter(tables).map(|number| {
        let wire = wire.clone();
        async move { Company::sit_down(&wire, number, PEOPLE).await }
    });
    seated.buffer_unordered(AT_ONCE).collect().await
}

/// What a connection costs on which nothing happens.
pub async fn idle(server: &impl Measured) -> f64 {
    let wire = server.wire();
    let mut first = companies(server, 0..50).await;
    // What the first ones bring about stays, however many follow.
    for company in &mut first {
        company.play().await;
    }
    sleep(SETTLING).await;
    let before = memory(server.process());
    let mut watchers = Vec::new();
    for number in 0..WATCHERS / PEOPLE {
        watchers.push(Company::watch(&wire, &first[number % first.len()], PEOPLE).await);
    }
    sleep(SETTLING).await;
    (memory(server.process()) - before) / WATCHERS as f64
}

/// What tables cost that play as fast as they can.
pub struct Fast {
    /// Bytes of an update, on average.
    pub update: f64,
    rate: f64,
    /// Seconds of a processor for a move.
    work: f64,
    connection: f64,
    table: f64,
    with_connections: f64,
}

/// Tables play as fast as they can, `tables` at a time: so many moves, and some of Makker's then to the end of their games.
pub async fn fast(server: &impl Measured, tables: usize, connection: f64) -> Fast {
    let id = server.process();
    // What the first ones bring about stays, however many follow: room for pages of the database, and code that is compiled.
    stay(play_all(companies(server, 0..tables).await, MOVES).await.0);
    let measured = companies(server, tables..2 * tables).await;
    let (start, worked) = (Instant::now(), busy(id));
    let (measured, took) = play_all(measured, MOVES).await;
    let (time, work) = (start.elapsed().as_secs_f64(), (busy(id) - worked).as_secs_f64());
    let moves = (tables * MOVES) as f64;
    let heard = measured.iter().flat_map(|company| &company.seats);
    let (bytes, updates) = heard.fold((0, 0), |sum, seat| (sum.0 + seat.bytes, sum.1 + seat.updates));
    let update = bytes as f64 / updates as f64;
    sleep(SETTLING).await;
    let before = memory(id);
    for group in 2..2 + WEIGHED {
        stay(play_all(companies(server, group * tables..(group + 1) * tables).await, MOVES).await.0);
    }
    sleep(SETTLING).await;
    let with_connections = (memory(id) - before) / (WEIGHED * tables) as f64;
    let table = with_connections - connection * PEOPLE as f64;
    if let Wire::Makker { .. } = server.wire() {
        ours("durable moves a second", format!("{:.0}", moves / time), "≥ 5,000");
        ours("… CPU a move", microseconds(work / moves), "");
        let [done, all] = [percentiles(&took, |took| took.done), percentiles(&took, |took| took.all)];
        ours(&format!("… {tables} tables as fast as they can: until it is kept, p50 and p99"), done, "");
        ours("… until all four have been told, p50 and p99", all, "");
        ours(&format!("memory of a live table, after {MOVES} moves"), kilobytes(table), "≤ 16 kB");
        let before = memory(id);
        let measured = play_all(measured, usize::MAX).await.0;
        sleep(SETTLING).await;
        let over = table + (memory(id) - before) / tables as f64;
        let length: usize = measured.iter().map(|company| company.seats[0].seq as usize).sum::<usize>() / tables;
        ours(&format!("memory of a finished table, after {length} lines"), kilobytes(over), "");
    }
    Fast { update, rate: moves / time, work: work / moves, connection, table, with_connections }
}

/// Lets all play so many moves, or one game to its end if that is sooner.
async fn play_all(companies: Vec<Company>, moves: usize) -> (Vec<Company>, Vec<Took>) {
    let tasks: Vec<_> = companies
        .into_iter()
        .map(|mut company| {
            tokio::spawn(async move {
                let mut times = Vec::new();
                while times.len() < moves && !company.is_over() {
                    times.push(company.play().await.expect("the server is there"));
                }
                (company, times)
            })
        })
        .collect();
    let (mut companies, mut took) = (Vec::new(), Vec::new());
    for task in tasks {
        let (company, times) = task.await.expect("a table");
        companies.push(company);
        took.extend(times);
    }
    (companies, took)
}

/// Lets all stay at their tables, and answer when they are asked whether they are there.
fn stay(companies: Vec<Company>) {
    for company in companies {
        tokio::spawn(company.stay());
    }
}

/// How soon all at a table hear of a move, when many tables move now and then.
pub async fn crowd(server: &Makker, tables: usize, connection: f64) {
    let id = server.process();
    let before = memory(id);
    let companies = companies(server, 0..tables).await;
    let end = Instant::now() + WATCHED;
    let worked = busy(id);
    let late = Arc::new(AtomicUsize::new(0));
    let tasks: Vec<_> = companies
        .into_iter()
        .enumerate()
        .map(|(number, mut company)| {
            let late = late.clone();
            tokio::spawn(async move {
                let mut took = Vec::new();
                let mut next = Instant::now() + PACE.mul_f64(number as f64 / tables as f64);
                while next < end {
                    late.fetch_add(usize::from(next < Instant::now()), Ordering::Relaxed);
                    sleep(next.saturating_duration_since(Instant::now())).await;
                    took.push(company.play().await.expect("the server is there"));
                    next += PACE;
                }
                (took, company)
            })
        })
        .collect();
    let (mut took, mut open) = (Vec::new(), Vec::new());
    for task in tasks {
        let (times, company) = task.await.expect("a table");
        took.extend(times);
        open.push(company);
    }
    let work = (busy(id) - worked).as_secs_f64() / took.len() as f64;
    let rate = took.len() as f64 / WATCHED.as_secs_f64();
    let all = percentiles(&took, |took| took.all);
    let bar = if tables == 4000 { "p99 < 50 ms" } else { "" };
    ours(&format!("{tables} tables, {rate:.0} moves/s: from a move to all its watchers, p50 and p99"), all, bar);
    ours("… CPU a move", microseconds(work), "");
    let table = (memory(id) - before) / tables as f64 - connection * PEOPLE as f64;
    ours("… memory of a table", kilobytes(table), "");
    if late.load(Ordering::Relaxed) > 0 {
        eprintln!("{} moves began too late: this machine is too slow for so many", late.load(Ordering::Relaxed));
    }
}

impl Fast {
    /// Prints what the yardstick needed for the same.
    pub fn compare(&self, other: &Fast) {
        let ratio = |ours: f64, theirs: f64| format!("{:.1}", theirs / ours);
        let (ours, theirs) = (kilobytes(self.update), kilobytes(other.update));
        row("bytes of an update", ours, theirs, ratio(self.update, other.update), "alike");
        let (ours, theirs) = (kilobytes(self.table), kilobytes(other.table));
        row("memory of a table", ours, theirs, ratio(self.table, other.table), "≥ 10");
        let (ours, theirs) = (kilobytes(self.connection), kilobytes(other.connection));
        row("memory of an idle connection", ours, theirs, ratio(self.connection, other.connection), "");
        let (ours, theirs) = (kilobytes(self.with_connections), kilobytes(other.with_connections));
        let times = ratio(self.with_connections, other.with_connections);
        row("memory of a table with its four connections", ours, theirs, times, "");
        row("CPU a move", microseconds(self.work), microseconds(other.work), ratio(self.work, other.work), "≥ 4");
        let (ours, theirs) = (format!("{:.0}", self.rate), format!("{:.0}", other.rate));
        row("moves a second", ours, theirs, ratio(other.rate, self.rate), "");
    }
}

fn percentiles(took: &[Took], which: impl Fn(&Took) -> Duration) -> String {
    let mut times: Vec<Duration> = took.iter().map(which).collect();
    times.sort();
    let at = |part: f64| times[((times.len() - 1) as f64 * part) as usize].as_secs_f64() * 1e3;
    format!("{:.1} ms, {:.1} ms", at(0.5), at(0.99))
}

pub fn kilobytes(bytes: f64) -> String {
    format!("{:.1} kB", bytes / 1e3)
}

fn microseconds(seconds: f64) -> String {
    format!("{:.0} µs", seconds * 1e6)
}
