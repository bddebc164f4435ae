//! Under fire: the real programs with a proxy between them, hundreds of clients who play on, and everything going wrong. What was
//! acknowledged must be there once and in order, everyone must have been shown what the log says and no secret, and no table may be
//! stuck. `make chaos` does it for ten minutes; CHAOS_SECONDS and CHAOS_SEED say how long and what goes wrong,
//! CHAOS_PROGRAM another build of the program: one without its guards must fail.

mod proxy;
mod record;
mod wire;
mod client;
mod company;
mod plan;
mod backing;
mod cluster;
mod testimony;
mod chronicle;
mod verdict;

use std::env;
use std::path::Path;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use makker_testkit::empty_folder;
use serde_json::{Value, json};
use tokio::sync::watch;
use tokio::time::sleep;

use crate::client::{How, Phase};
use crate::cluster::Cluster;
use crate::company::{Company, Witness, gather};
use crate::plan::Plan;
use crate::verdict::Verdict;

/// How long is waited for what must come when all is well again.
const PATIENCE: Duration = Duration::from_secs(60);

/// What the environment says, or this.
fn setting(name: &str, usual: u64) -> u64 {
    env::var(name).map_or(usual, |number| number.parse().unwrap_or_else(|_| panic!("{name}: a number")))
}

/// One at a time: each takes all that the machine has.
static TURN: Mutex<()> = Mutex::new(());

#[test]
fn one_server_under_fire_loses_nothing_and_tells_everyone_the_same() {
    judge("alone", setting("CHAOS_SECONDS", 10) / 10, async |folder, seed| Cluster::alone(folder, seed).await);
}

#[test]
fn three_servers_under_fire_lose_nothing_and_tell_everyone_the_same() {
    judge("three", setting("CHAOS_SECONDS", 10), async |folder, seed| Cluster::of_several(folder, seed).await);
}

fn judge(name: &str, seconds: u64, start: impl AsyncFn(&Path, u64) -> Cluster) {
    let _turn = TURN.lock().unwrap_or_else(PoisonError::into_inner);
    let folder = empty_folder(env!("CARGO_TARGET_TMPDIR"), &format!("chaos-{name}"));
    let seed = setting("CHAOS_SEED", 1);
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    let verdict = runtime.block_on(async {
        let cluster = start(&folder, seed).await;
        under_fire(cluster, &folder, Duration::from_secs(seconds), seed).await
    });
    runtime.shutdown_background();
    println!("{name}, at least {seconds} seconds, seed {seed}:\n{verdict}");
    assert!(verdict.problems.is_empty(), "{verdict}Records and logs are in {}.", folder.display());
}

/// Lets everyone play while everything goes wrong, then play on in peace, and judges.
async fn under_fire(mut cluster: Cluster, folder: &Path, time: Duration, seed: u64) -> Verdict {
    let mut verdict = Verdict::default();
    let (phase, phases) = watch::channel(Phase::Playing);
    let addresses = Arc::new(cluster.addresses());
    let tables = setting("CHAOS_TABLES", 48) as usize;
    let mut company = gather(addresses.clone(), tables, seed, folder, &phases).await;
    let playing: Vec<_> = company.clients.drain(..).map(|client| tokio::spawn(client.play())).collect();

    let (mut plan, begin) = (Plan::new(seed, addresses.len(), cluster.size()), Instant::now());
    while begin.elapsed() < time || !plan.is_round() {
        let (gap, fault) = plan.then();
        sleep(gap).await;
        let what = cluster.suffer(fault).await;
        verdict.count(&what, 1);
    }
    verdict.count("seconds under fire", begin.elapsed().as_secs() as usize);
    cluster.mend();
    let (ended, end) = ("programs that ended in their start and were started again", Instant::now() + PATIENCE);
    verdict.count(ended, cluster.look_after().await);
    while !all_answer(&addresses).await && Instant::now() < end {
        verdict.count(ended, cluster.look_after().await);
        sleep(Duration::from_millis(100)).await;
    }

    // Everyone goes on in peace: nobody is stuck.
    let done = |witness: &Witness| witness.standing.done.load(Ordering::Relaxed);
    let before: Vec<u64> = company.witnesses.iter().map(done).collect();
    let players = |how: How| !matches!(how, How::Silent | How::Watching);
    let stuck = wait_for_all(&company, |place, witness| !players(witness.how) || done(witness) > before[place]).await;
    verdict.problems.extend(stuck.iter().map(|name| format!("{name} does not go on when all is well again")));

    // Nobody sends anything new, and at each table everyone comes to see the same.
    phase.send_replace(Phase::Still);
    let is_settled = |_: usize, witness: &Witness| {
        let seq = witness.standing.seq.load(Ordering::Relaxed);
        if witness.is_restless {
            return !witness.standing.is_waiting.load(Ordering::Relaxed);
        }
        let all = company.witnesses.iter().filter(|other| other.table == witness.table);
        let is_same = |other: &Witness| {
            let standing = &other.standing;
            let is_waiting = standing.is_waiting.load(Ordering::Relaxed);
            standing.seq.load(Ordering::Relaxed) == seq && !is_waiting && standing.is_quiet.load(Ordering::Relaxed)
        };
        all.into_iter().all(is_same)
    };
    let unsettled = wait_for_all(&company, is_settled).await;
    verdict.problems.extend(unsettled.iter().map(|name| format!("{name} does not come to see what others see")));
    let now = shown_now(&company, &addresses).await;
    phase.send_replace(Phase::Home);
    let mut clients = Vec::new();
    for client in playing {
        clients.push(client.await.expect("a client does not panic"));
    }

    // Servers that know only what was kept say the same.
    cluster.restart().await;
    let anew = shown_now(&company, &addresses).await;
    for ((witness, client), shown) in company.witnesses.iter().zip(&clients).zip(now.iter().zip(&anew)) {
        let last = lasting(&client.known);
        for (when, table) in
            shown.0.iter().map(|table| ("before", table)).chain(shown.1.iter().map(|table| ("after", table)))
        {
            let differing: Vec<&String> = keys(&last).filter(|key| table[*key] != last[*key]).collect();
            if !differing.is_empty() && !witness.is_restless {
                let seqs = (&table["seq"], &last["seq"]);
                let problem =
                    format!("{}: a server shows other {differing:?} {when} a restart, {seqs:?}", witness.name);
                verdict.problems.push(problem);
            }
        }
    }
    let store = cluster.close().await;
    for table in 0..company.tables.len() {
        let rows = store.load(&company.tables[table], 0).await.expect("it can be read");
        verdict.judge(&company, table, &rows);
    }
    verdict
}

/// Waits until this is so of everyone, and names those of whom it does not become so.
async fn wait_for_all(company: &Company, is_so: impl Fn(usize, &Witness) -> bool) -> Vec<String> {
    let end = Instant::now() + PATIENCE;
    loop {
        let witnesses = company.witnesses.iter().enumerate();
        let left: Vec<String> = witnesses
            .filter(|(place, witness)| !is_so(*place, witness))
            .map(|(_, witness)| witness.name.clone())
            .collect();
        if left.is_empty() || Instant::now() > end {
            return left;
        }
        sleep(Duration::from_millis(20)).await;
    }
}

/// Is every server there?
async fn all_answer(servers: &[std::net::SocketAddr]) -> bool {
    for server in servers {
        if wire::ask(*server, "/health/live", None, None).await.is_none_or(|(status, _)| status != 200) {
            return false;
        }
    }
    true
}

/// What each server shows everyone now; nothing where it has nothing to show.
async fn shown_now(company: &Company, servers: &[std::net::SocketAddr]) -> Vec<Vec<Value>> {
    let mut shown = Vec::new();
    for witness in &company.witnesses {
        let mut tables = Vec::new();
        for server in servers {
            let path = format!("/api/tables/{}", company.tables[witness.table]);
            let answer = wire::ask(*server, &path, witness.key.as_deref(), None).await;
            let answer =
                answer.filter(|(status, _)| *status == 200).and_then(|(_, body)| serde_json::from_str(&body).ok());
            tables.push(answer.map_or(Value::Null, |answer: Value| lasting(&answer["table"])));
        }
        shown.push(tables);
    }
    shown
}

/// The names of a table's fields.
fn keys(table: &Value) -> impl Iterator<Item = &String> {
    table.as_object().into_iter().flat_map(|fields| fields.keys())
}

/// A table without what changes from moment to moment.
fn lasting(table: &Value) -> Value {
    let mut table = table.clone();
    (table["leftMs"], table["hurried"]) = (Value::Null, Value::Null);
    for seat in table["seats"].as_array_mut().into_iter().flatten() {
        seat["here"] = json!(false);
    }
    table
}
