//! The server in this process, at a free port, until it is stopped; or several that share their tables.

use std::cell::Cell;
use std::collections::HashMap;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use futures_util::FutureExt;
use makker_review::Effort;
use makker_server::{Config, Efforts, Limits, PostgresStore, Push, SqliteStore, Store, serve};
use makker_testkit::{Nats, Person, Postgres, empty_folder, wait_until};
use tokio::net::TcpListener;
use tokio::runtime::Builder;
use tokio::sync::oneshot;
use tokio::task::JoinSet;
use tracing::Level;

use crate::shared::front::Front;

thread_local! {
    /// How many servers those that are started by this thread's test are.
    static SERVERS: Cell<usize> = const { Cell::new(1) };
}

/// Runs a test on several servers that share PostgreSQL and NATS: each connection that is made goes to the next of them. Usually there is
/// one, with a file and news of its own.
pub fn on_several_servers(test: fn()) {
    SERVERS.set(2);
    test();
}

/// A folder of a test's own, empty.
pub fn folder(name: &str) -> PathBuf {
    empty_folder(env!("CARGO_TARGET_TMPDIR"), &format!("{name}-{}", SERVERS.get()))
}

/// Enough work for whatever looks back to see that it is done; how well is a matter of crates/review.
const LITTLE: Effort = Effort { choosing: 40, judging: 10, standing: 4, deals: 8, ..Effort::QUICK };

/// Bots that do not wait, reviews that take little work, and no bounds on how much may be asked at once.
pub const FAST: Config = Config {
    bot_delay: Duration::ZERO,
    thinkers: 2,
    behind_proxy: false,
    pace: 10_000,
    metrics: None,
    bus: Vec::new(),
    limits: Limits::USUAL,
    push: Push::OFF,
    efforts: Efforts { quick: LITTLE, deep: LITTLE.times(Effort::DEEP.name, 4) },
};

/// The database of this folder, where several servers share one.
pub fn database(folder: &Path) -> String {
    static DATABASES: Mutex<Option<HashMap<PathBuf, String>>> = Mutex::new(None);
    let mut databases = DATABASES.lock().unwrap_or_else(PoisonError::into_inner);
    let databases = databases.get_or_insert_default();
    databases.entry(folder.to_path_buf()).or_insert_with(|| Postgres::shared().place()).clone()
}

/// What one server logs: each of its threads writes here and nowhere else.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).write(bytes)
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

/// A running server.
pub struct Server {
    /// Where it listens: an address of this machine and a port.
    pub address: String,
    /// Where each of several listens.
    pub each: Vec<String>,
    running: Option<(oneshot::Sender<()>, JoinHandle<()>)>,
    log: Log,
}

impl Server {
    /// Starts on the tables of this folder, with bots that do not wait and people who may ask as much as they like.
    pub fn start(data: &Path) -> Server {
        Server::run(data, FAST, Builder::new_multi_thread(), |store| store)
    }

    /// Starts with the usual bounds on how much may be asked at once.
    pub fn start_at_the_pace_of_people(data: &Path) -> Server {
        Server::start_with_limits(data, Limits::USUAL)
    }

    /// Starts with these bounds on how much may be asked at once.
    pub fn start_with_limits(data: &Path, limits: Limits) -> Server {
        Server::run(data, Config { pace: 1, limits, ..FAST }, Builder::new_multi_thread(), |store| store)
    }

    /// Starts with a configuration of the test's own.
    pub fn start_as(data: &Path, config: Config) -> Server {
        Server::run(data, config, Builder::new_multi_thread(), |store| store)
    }

    /// Starts with these bounds behind a proxy.
    pub fn start_behind_proxy(data: &Path, limits: Limits) -> Server {
        let config = Config { pace: 1, limits, behind_proxy: true, ..FAST };
        Server::run(data, config, Builder::new_multi_thread(), |store| store)
    }

    /// Starts with a storage of the test's own around the real one, and on one thread: whatever has reached the server is
    /// taken in before anything that reaches it later is answered.
    pub fn start_on_one_thread(data: &Path, wrap: impl FnOnce(Arc<SqliteStore>) -> Arc<dyn Store>) -> Server {
        Server::run(data, FAST, Builder::new_current_thread(), wrap)
    }

    /// Starts with measures, and perhaps behind a proxy.
    pub fn start_observed(data: &Path, behind_proxy: bool) -> Server {
        let config = Config { metrics: Some(([127, 0, 0, 1], 0).into()), behind_proxy, ..FAST };
        Server::run(data, config, Builder::new_multi_thread(), |store| store)
    }

    /// Starts and logs everything that there is to log.
    pub fn start_loud(data: &Path) -> Server {
        Server::log_and_run(data, FAST, Builder::new_multi_thread(), |store| store, Level::TRACE)
    }

    /// The same with a configuration of the test's own.
    pub fn start_loud_as(data: &Path, config: Config) -> Server {
        Server::log_and_run(data, config, Builder::new_multi_thread(), |store| store, Level::TRACE)
    }

    fn run(
        data: &Path,
        config: Config,
        builder: Builder,
        wrap: impl FnOnce(Arc<SqliteStore>) -> Arc<dyn Store>,
    ) -> Server {
        Server::log_and_run(data, config, builder, wrap, Level::INFO)
    }

    fn log_and_run(
        data: &Path,
        config: Config,
        mut builder: Builder,
        wrap: impl FnOnce(Arc<SqliteStore>) -> Arc<dyn Store>,
        level: Level,
    ) -> Server {
        let log = Log::default();
        let writer = log.clone();
        let subscriber = tracing_subscriber::fmt()
            .with_ansi(false)
            .with_max_level(level)
            .with_writer(move || writer.clone())
            .finish();
        let subscriber = tracing::Dispatch::new(subscriber);
        let of_thread = subscriber.clone();
        // For as long as the thread lives.
        builder.on_thread_start(move || std::mem::forget(tracing::dispatcher::set_default(&of_thread)));
        let runtime = builder.enable_all().build().unwrap();
        let (mut file, mut stores): (_, Vec<Arc<dyn Store>>) = (None, Vec::new());
        if SERVERS.get() == 1 {
            let store = Arc::new(runtime.block_on(SqliteStore::open(&data.join("makker.sqlite"))).unwrap());
            stores.push(wrap(store.clone()));
            file = Some(store);
        }
        while stores.len() < SERVERS.get() {
            stores.push(Arc::new(runtime.block_on(PostgresStore::open(&database(data))).unwrap()));
        }
        let bind = |_| runtime.block_on(TcpListener::bind("127.0.0.1:0")).unwrap();
        let listeners: Vec<TcpListener> = stores.iter().map(bind).collect();
        let each: Vec<String> = listeners.iter().map(|listener| listener.local_addr().unwrap().to_string()).collect();
        let (address, bus) = match &each[..] {
            [only] => (only.clone(), Vec::new()),
            several if config.bus.is_empty() => (Front::open(several), vec![Nats::shared().address().parse().unwrap()]),
            several => (Front::open(several), config.bus.clone()),
        };
        let config = Config { bus, ..config };
        let (stop, stopped) = oneshot::channel();
        let thread = thread::spawn(move || {
            let _logging = tracing::dispatcher::set_default(&subscriber);
            runtime.block_on(async {
                // A test that fails drops the sender, which stops the server as well.
                let stopped = async { drop(stopped.await) }.shared();
                let serving = |(listener, store)| serve(listener, store, config.clone(), stopped.clone());
                let mut servers: JoinSet<_> = listeners.into_iter().zip(stores).map(serving).collect();
                while let Some(served) = servers.join_next().await {
                    served.unwrap().unwrap();
                }
                if let Some(file) = file {
                    file.close().await.unwrap();
                }
            });
            // What still thinks is not waited for.
            runtime.shutdown_background();
        });
        Server { address, each, running: Some((stop, thread)), log }
    }

    /// What it has logged so far.
    pub fn logged(&self) -> String {
        String::from_utf8(self.log.0.lock().unwrap().clone()).unwrap()
    }

    /// What it measures, from where it says that its measures are.
    pub fn measures(&self) -> String {
        let at = || Some(self.logged().split_once("metrics are at http://")?.1.split('/').next()?.to_string());
        wait_until("it says where its measures are", || at().is_some());
        Person::nobody(&at().unwrap()).try_get("/metrics").unwrap().1
    }

    /// Stops it in good order, and says what it has logged.
    pub fn stop(mut self) -> String {
        let (stop, thread) = self.running.take().unwrap();
        stop.send(()).unwrap();
        thread.join().unwrap();
        String::from_utf8(self.log.0.lock().unwrap().clone()).unwrap()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        if let Some((stop, thread)) = self.running.take() {
            drop(stop);
            let _ = thread.join();
        }
    }
}
