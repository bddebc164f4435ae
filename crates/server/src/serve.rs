//! The server as a whole: starts, does what is due, stops in good order.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use tokio::net::TcpListener;
use tokio::sync::{mpsc, watch};
use tokio::task::JoinSet;
use tokio::time::{MissedTickBehavior, interval, timeout};

use crate::bus::{Bus, LocalBus, NatsAddress, NatsBus};
use crate::connections::{self, Guests};
use crate::http::app::App;
use crate::http::bounds::Bounds;
use crate::http::looking_back::Cards;
use crate::http::router;
use crate::http::sharing::{Ledger, keep_sharing};
use crate::http::watching::health::Health;
use crate::http::watching::metrics;
use crate::hub::{Efforts, Hub};
use crate::limits::Limits;
use crate::push::{Courier, Push, Services, Vapid};
use crate::store::{Store, Unavailable};

/// How a server behaves.
#[derive(Clone, Debug)]
pub struct Config {
    /// How long bots take for a decision, so that people can follow.
    pub bot_delay: Duration,
    /// How many bots think at the same time; with none, those of other processes do.
    pub thinkers: usize,
    /// Is there a proxy in front that says where requests come from, and speaks HTTPS?
    pub behind_proxy: bool,
    /// How many times as much as a person's pace may be asked at once; 1 but in tests and benchmarks.
    pub pace: u32,
    /// Where measures are served for Prometheus, if anywhere: not for strangers.
    pub metrics: Option<SocketAddr>,
    /// The NATS servers over which several processes that share a storage tell each other news; none if this one is alone.
    pub bus: Vec<NatsAddress>,
    /// What an address, a person and all together may take.
    pub limits: Limits,
    /// Whether and how people are told that it is their turn.
    pub push: Push,
    /// How much work goes into reviews and puzzles: the usual, but in tests.
    pub efforts: Efforts,
}

/// How often it is looked what is due at tables that nobody waits at.
const SWEEP: Duration = Duration::from_millis(500);

/// How long open sockets may take to say goodbye.
const GOODBYE: Duration = Duration::from_secs(2);

/// Serves until `stop` is done, then finishes what was begun.
pub async fn serve(
    listener: TcpListener,
    store: Arc<dyn Store>,
    config: Config,
    stop: impl Future<Output = ()> + Send + 'static,
) -> Result<(), Unavailable> {
    let Running { app, stopping, mut all_closed, mut tasks } = start(store, &config).await?;
    let hub = app.hub.clone();
    let each_address = hub.limits.connections.each_address.saturating_mul(config.pace) as usize;
    let guests = Guests::new(&hub.limits.connections, (!config.behind_proxy).then_some(each_address));
    let is_stopping = app.stopping.clone();
    let serving = connections::open(listener, Arc::new(guests), &hub.limits.connections, router(app), is_stopping);
    let stopped = async {
        stop.await;
        hub.rest();
        let _ = stopping.send(true);
        hub.give_up_leases().await;
        // Connections that never end must not keep the server.
        tokio::time::sleep(GOODBYE).await;
    };
    tokio::select! {
        () = serving => {}
        () = stopped => {}
    }
    tasks.abort_all();
    // Sockets are not waited for there.
    let _ = timeout(GOODBYE, all_closed.recv()).await;
    Ok(())
}

/// Lets bots think for the tables of other servers, and does what is due there, until `stop` is done. Nobody connects.
pub async fn work(
    store: Arc<dyn Store>,
    config: Config,
    stop: impl Future<Output = ()> + Send + 'static,
) -> Result<(), Unavailable> {
    let running = start(store, &config).await?;
    stop.await;
    running.app.hub.rest();
    let _ = running.stopping.send(true);
    running.app.hub.give_up_leases().await;
    Ok(())
}

/// What goes on whether or not anybody connects.
struct Running {
    app: Arc<App>,
    stopping: watch::Sender<bool>,
    /// Told when the last socket has closed.
    all_closed: mpsc::Receiver<()>,
    /// They end with this.
    tasks: JoinSet<()>,
}

async fn start(store: Arc<dyn Store>, config: &Config) -> Result<Running, Unavailable> {
    let bus: Arc<dyn Bus> = match config.bus[..] {
        [] => Arc::new(LocalBus::default()),
        _ => Arc::new(NatsBus::connect(&config.bus, store.secret().await?).await?),
    };
    let courier = courier(&*store, &config.push).await?.map(Arc::new);
    let hub = Hub::new(store, bus, config.bot_delay, config.thinkers, config.limits.clone(), config.efforts).await?;
    let (stopping, is_stopping) = watch::channel(false);
    let (open, all_closed) = mpsc::channel(1);
    let app = Arc::new(App {
        hub: hub.clone(),
        bounds: Bounds::new(&hub.limits, config.pace, hub.secret, Ledger::of(&hub)),
        behind_proxy: config.behind_proxy,
        health: Health::default(),
        courier: courier.clone(),
        cards: Cards::default(),
        stopping: is_stopping,
        open,
    });
    if let Some(address) = config.metrics {
        metrics::serve(address, app.clone()).await?;
    }
    let mut tasks = JoinSet::new();
    tasks.spawn(sweep(app.clone()));
    tasks.spawn(keep_sharing(app.clone()));
    tasks.spawn(hub.clone().keep_comparing());
    for effort in [hub.efforts.quick, hub.efforts.deep] {
        tasks.spawn(hub.clone().keep_reviewing(effort));
    }
    tasks.spawn(hub.clone().keep_puzzling());
    if let Some(courier) = courier {
        tasks.spawn(hub.clone().keep_telling_turns(courier));
    }
    tasks.spawn(hub.keep_helping());
    Ok(Running { app, stopping, all_closed, tasks })
}

/// Who tells people that it is their turn; none if nobody is told. The key with which it signs is made once and kept with the tables.
async fn courier(store: &dyn Store, push: &Push) -> Result<Option<Courier>, Unavailable> {
    if push.services == Services::None {
        return Ok(None);
    }
    let fresh = Vapid::fresh().map_err(|_| Unavailable("no key for push services can be made".to_string()))?;
    let kept = store.subscriptions().vapid(&fresh).await?;
    let damaged = || Unavailable("the key for push services that was kept cannot be read".to_string());
    Ok(Some(Courier::new(push, Vapid::read(&kept).ok_or_else(damaged)?)))
}

async fn sweep(app: Arc<App>) {
    let mut ticks = interval(SWEEP);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut count: u32 = 0;
    loop {
        ticks.tick().await;
        app.hub.sweep().await;
        count = count.wrapping_add(1);
        if count.is_multiple_of(120) {
            app.bounds.tidy();
        }
    }
}
