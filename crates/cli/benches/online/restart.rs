//! How soon all play on after a restart: a person and three bots at every table, all of whom come back by themselves.

use std::time::{Duration, Instant};

use futures_util::StreamExt;
use tokio::time::{sleep, timeout};

use crate::company::Company;
use crate::ours;
use crate::servers::{Makker, Measured, serve};

/// How long the moves are counted before the restart.
const COUNTED: Duration = Duration::from_secs(5);

/// No restart may take longer.
const PATIENCE: Duration = Duration::from_secs(120);

/// Kills the server while everyone plays, starts it again, and measures until the last table has moved.
pub async fn measure(tables: usize) {
    let Makker { server, data } = Makker::start("restart");
    let makker = Makker { server, data };
    let wire = makker.wire();
    let seated = futures_util::stream::iter(0..tables).map(|number| {
        let wire = wire.clone();
        async move { Company::sit_down(&wire, number, 1).await }
    });
    let companies: Vec<Company> = seated.buffer_unordered(32).collect().await;
    let (companies, before) = play_for(companies, COUNTED).await;
    let (address, data) = (makker.server.address.clone(), makker.data.clone());
    makker.server.kill();
    let begin = Instant::now();
    let server = serve(&data, &address);
    let answered = begin.elapsed();
    let tasks: Vec<_> = companies
        .into_iter()
        .map(|mut company| {
            tokio::spawn(async move {
                while company.come_back().await.is_none() {
                    sleep(Duration::from_millis(50)).await;
                }
                let seen = company.seats[0].seq;
                // Someone has moved: the person or a bot.
                while company.seats[0].seq == seen {
                    match company.next() {
                        Some(_) => company.play().await.map(|_| ()),
                        None => company.hear().await.map(|_| ()),
                    }
                    .expect("the server is there");
                }
                (company, begin.elapsed())
            })
        })
        .collect();
    let (mut companies, mut last) = (Vec::new(), Duration::ZERO);
    for task in tasks {
        let (company, took) = timeout(PATIENCE, task).await.expect("all play on").expect("a table");
        last = last.max(took);
        companies.push(company);
    }
    let (_companies, after) = play_for(companies, COUNTED).await;
    drop(server);
    let seconds = |time: Duration| format!("{:.2} s", time.as_secs_f64());
    ours("killed and started again: until the first answer", seconds(answered), "");
    ours(&format!("… until all {tables} tables play on, each a person and three bots"), seconds(last), "");
    ours("… lines a second before and after", format!("{before:.0}, {after:.0}"), "");
}

/// Lets everyone play for a while, and says how many lines a second that made.
async fn play_for(companies: Vec<Company>, time: Duration) -> (Vec<Company>, f64) {
    let lines = |companies: &[Company]| companies.iter().map(|company| company.seats[0].seq as f64).sum::<f64>();
    let (before, end) = (lines(&companies), Instant::now() + time);
    let tasks: Vec<_> = companies
        .into_iter()
        .map(|mut company| {
            tokio::spawn(async move {
                while Instant::now() < end {
                    let left = end.saturating_duration_since(Instant::now());
                    let _ = timeout(left, company.play()).await;
                }
                company
            })
        })
        .collect();
    let mut companies = Vec::new();
    for task in tasks {
        companies.push(task.await.expect("a table"));
    }
    let rate = (lines(&companies) - before) / time.as_secs_f64();
    (companies, rate)
}
