//! What is counted and measured, for whoever runs the server. Every label is a word of this program: nothing that a client
//! sends becomes one.

mod process;
mod looking_back;
mod pushing;

use std::fmt::{self, Write};
use std::sync::LazyLock;
use std::time::Duration;

use makker_bots::Level;
use makker_protocol::{RefusedReason, TableStatus};
use prometheus_client::encoding::{EncodeLabelSet, EncodeLabelValue, LabelValueEncoder, text};
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::metrics::info::Info;
use prometheus_client::registry::{Metric, Registry};

use crate::metrics::looking_back::LookingBack;
use crate::metrics::process::Process;
use crate::metrics::pushing::Pushing;

/// The measures of this process: as Prometheus sees it, there is one of each.
pub static METRICS: LazyLock<Metrics> = LazyLock::new(Metrics::new);

/// One label; its value is a word of the program.
type Label = [(&'static str, &'static str); 1];

/// A route of the API and what it answered.
#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct Answered {
    route: &'static str,
    status: u16,
}

/// Why something was refused.
#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct Refusal {
    reason: Reason,
}

/// A reason as messages name it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Reason(RefusedReason);

impl EncodeLabelValue for Reason {
    fn encode(&self, encoder: &mut LabelValueEncoder) -> Result<(), fmt::Error> {
        let word = serde_json::to_value(self.0).map_err(|_| fmt::Error)?;
        encoder.write_str(word.as_str().unwrap_or_default())
    }
}

/// How many seconds something takes: from a fifth of a millisecond to ten seconds.
fn seconds() -> Histogram {
    Histogram::new([0.0002, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0])
}

/// All that is counted and measured.
pub struct Metrics {
    registry: Registry,
    tables_known: Family<Label, Gauge>,
    tables_loaded: Family<Label, Gauge>,
    seats: Family<Label, Gauge>,
    cache_bytes: Gauge,
    /// Open sockets.
    pub sockets: Gauge,
    /// Open connections, sockets among them.
    pub connections: Gauge,
    commands: Counter,
    moves: Family<Label, Counter>,
    refusals: Family<Refusal, Counter>,
    bots_waiting: Family<Label, Gauge>,
    bots_waited: Family<Label, Histogram>,
    bots_thought: Family<Label, Histogram>,
    commits: Histogram,
    commit_appends: Histogram,
    commit_failures: Counter,
    storage_ready: Gauge,
    fan_out: Histogram,
    bus_connected: Gauge,
    servers: Gauge,
    news_missed: Counter,
    news_left_out: Counter,
    requests: Family<Answered, Counter>,
    request_seconds: Family<Label, Histogram>,
    log_lines: Family<Label, Counter>,
    log_lines_left_out: Counter,
    /// Reviews, puzzles and cards.
    pub looking_back: LookingBack,
    /// Messages to people who are not there.
    pub pushing: Pushing,
}

impl Metrics {
    fn new() -> Metrics {
        let mut registry = Registry::default();
        registry.register_collector(Box::new(Process::new()));
        let ours = registry.sub_registry_with_prefix("makker");
        let build =
            vec![("version", env!("CARGO_PKG_VERSION")), ("commit", option_env!("MAKKER_COMMIT").unwrap_or(""))];
        ours.register("build", "Which program this is", Info::new(build));
        let histograms = || Family::new_with_constructor(seconds as fn() -> Histogram);
        let appends = Histogram::new([1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0]);
        let metrics = Metrics {
            tables_known: add(ours, "tables_known", "Tables in the file, by status", Family::default()),
            tables_loaded: add(ours, "tables_loaded", "Tables in memory, by status", Family::default()),
            seats: add(ours, "seats", "Seats of tables in memory: person, away, bot or free", Family::default()),
            cache_bytes: add(ours, "cache_bytes", "What the tables in memory take, in bytes", Gauge::default()),
            sockets: add(ours, "sockets", "Open sockets at tables", Gauge::default()),
            connections: add(ours, "connections", "Open connections, sockets among them", Gauge::default()),
            commands: add(ours, "commands", "Commands that people sent", Counter::default()),
            moves: add(
                ours,
                "moves",
                "Cards given, plays and folds that were kept, by person or bot",
                Family::default(),
            ),
            refusals: add(ours, "refusals", "What was refused, by reason", Family::default()),
            bots_waiting: add(ours, "bots_waiting", "Bots that wait for their turn to think", Family::default()),
            bots_waited: add(ours, "bot_wait_seconds", "How long bots waited for their turn to think", histograms()),
            bots_thought: add(ours, "bot_thinking_seconds", "How long bots thought", histograms()),
            commits: add(ours, "commit_seconds", "How long a commit took until it was on the disk", seconds()),
            commit_appends: add(ours, "commit_appends", "How many changes shared a commit", appends),
            commit_failures: add(ours, "commit_failures", "Commits that failed", Counter::default()),
            storage_ready: add(ours, "storage_ready", "1 if the file can be written and read", Gauge::default()),
            fan_out: add(ours, "fan_out_seconds", "From a commit until a socket had been told", seconds()),
            bus_connected: add(ours, "bus_connected", "1 if NATS is there", Gauge::default()),
            servers: add(ours, "servers", "Processes that share the storage, this one among them", Gauge::default()),
            news_missed: add(ours, "news_missed", "News found by comparing, late or lost", Counter::default()),
            news_left_out: add(ours, "news_left_out", "News not sent, too many at once", Counter::default()),
            requests: add(ours, "requests", "Requests, by route and status", Family::default()),
            request_seconds: add(ours, "request_seconds", "How long requests took; some wait for news", histograms()),
            log_lines: add(ours, "log_lines", "Lines of the log, by level", Family::default()),
            log_lines_left_out: add(ours, "log_lines_left_out", "Lines too much alike to write", Counter::default()),
            looking_back: LookingBack::new(ours),
            pushing: Pushing::new(ours),
            registry,
        };
        metrics.begin_at_zero();
        metrics
    }

    /// What has not happened yet is there as zero: otherwise Prometheus would not notice that it happens for the first time.
    fn begin_at_zero(&self) {
        for label in Level::ALL.map(|level| [("level", level.name())]) {
            drop(self.bots_waiting.get_or_create(&label));
            drop(self.bots_waited.get_or_create(&label));
            drop(self.bots_thought.get_or_create(&label));
        }
        for by in ["person", "bot"] {
            drop(self.moves.get_or_create(&[("by", by)]));
        }
        for level in ["ERROR", "WARN", "INFO"] {
            drop(self.log_lines.get_or_create(&[("level", level)]));
        }
    }

    /// How many tables of each status there are in the file; `aside` are those that cannot be read.
    pub fn tables_known(&self, counts: &[(&'static str, u64)]) {
        let count = |status| counts.iter().filter(|(other, _)| *other == status).map(|(_, count)| count).sum();
        let all = ["waiting", "playing", "over", "closed", "aside"];
        set(&self.tables_known, "status", all.into_iter().map(|status| (status, count(status))));
    }

    /// How many tables of each status there are in memory.
    pub fn tables_loaded(&self, counts: &[(TableStatus, u64)]) {
        set(&self.tables_loaded, "status", counts.iter().map(|(status, count)| (status_word(*status), *count)));
    }

    /// How many seats of each kind there are at tables in memory.
    pub fn seats(&self, counts: [(&'static str, u64); 4]) {
        set(&self.seats, "kind", counts.into_iter());
    }

    /// How many bytes the tables in memory take.
    pub fn cached(&self, bytes: usize) {
        self.cache_bytes.set(bytes as i64);
    }

    /// Counts a command of a person.
    pub fn command(&self) {
        self.commands.inc();
    }

    /// Counts a choice that was kept, by a `person` or a `bot`.
    pub fn moved(&self, by: &'static str) {
        self.moves.get_or_create(&[("by", by)]).inc();
    }

    /// Counts what was refused.
    pub fn refused(&self, reason: RefusedReason) {
        self.refusals.get_or_create(&Refusal { reason: Reason(reason) }).inc();
    }

    /// A bot waits for its turn until what comes back is dropped.
    pub fn bot_waits(&self, level: Level) -> Counted {
        Counted::new(&self.bots_waiting.get_or_create(&[("level", level.name())]))
    }

    /// How long a bot waited for its turn.
    pub fn bot_waited(&self, level: Level, time: Duration) {
        self.bots_waited.get_or_create(&[("level", level.name())]).observe(time.as_secs_f64());
    }

    /// How long a bot thought.
    pub fn bot_thought(&self, level: Level, time: Duration) {
        self.bots_thought.get_or_create(&[("level", level.name())]).observe(time.as_secs_f64());
    }

    /// Some changes are on the disk.
    pub fn committed(&self, appends: usize, time: Duration) {
        self.commits.observe(time.as_secs_f64());
        self.commit_appends.observe(appends as f64);
    }

    /// A commit failed.
    pub fn commit_failed(&self) {
        self.commit_failures.inc();
    }

    /// Can the file be written and read?
    pub fn storage_ready(&self, is_ready: bool) {
        self.storage_ready.set(i64::from(is_ready));
    }

    /// A socket was told of a change this long after it was committed.
    pub fn told(&self, time: Duration) {
        self.fan_out.observe(time.as_secs_f64());
    }

    /// Is NATS there?
    pub fn bus_connected(&self, is_connected: bool) {
        self.bus_connected.set(i64::from(is_connected));
    }

    /// How many processes share the storage?
    pub fn servers(&self, count: usize) {
        self.servers.set(count as i64);
    }

    /// What had not been heard of was found by comparing.
    pub fn news_missed(&self) {
        self.news_missed.inc();
    }

    /// Something was not told to other processes.
    pub fn news_left_out(&self) {
        self.news_left_out.inc();
    }

    /// A request was answered.
    pub fn request(&self, route: &'static str, status: u16, time: Duration) {
        self.requests.get_or_create(&Answered { route, status }).inc();
        self.request_seconds.get_or_create(&[("route", route)]).observe(time.as_secs_f64());
    }

    /// A line was logged.
    pub fn logged(&self, level: &'static str) {
        self.log_lines.get_or_create(&[("level", level)]).inc();
    }

    /// A line was not logged, since there were many like it.
    pub fn left_out(&self) {
        self.log_lines_left_out.inc();
    }

    /// All of it, as Prometheus reads it.
    pub fn text(&self) -> String {
        let mut written = String::new();
        match text::encode(&mut written, &self.registry) {
            Ok(()) => written,
            Err(error) => format!("# {error}\n"),
        }
    }
}

/// One more of something that is counted, until this is dropped.
pub struct Counted(Gauge);

impl Counted {
    /// One more.
    pub fn new(gauge: &Gauge) -> Counted {
        gauge.inc();
        Counted(gauge.clone())
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.dec();
    }
}

fn add<M: Metric + Clone>(registry: &mut Registry, name: &str, help: &str, metric: M) -> M {
    registry.register(name, help, metric.clone());
    metric
}

fn set(gauges: &Family<Label, Gauge>, name: &'static str, counts: impl Iterator<Item = (&'static str, u64)>) {
    for (word, count) in counts {
        gauges.get_or_create(&[(name, word)]).set(count as i64);
    }
}

fn status_word(status: TableStatus) -> &'static str {
    match status {
        TableStatus::Waiting => "waiting",
        TableStatus::Playing => "playing",
        TableStatus::Over => "over",
        TableStatus::Closed => "closed",
    }
}
