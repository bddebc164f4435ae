//! A small TCP proxy that does to connections what networks do to them.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use makker_chance::Chance;
use socket2::SockRef;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// Which way bytes go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// To the one who is called.
    There,
    /// To the one who has called.
    Back,
}

/// What becomes of a connection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fate {
    /// Nothing happens to it.
    Well,
    /// It ends, for both sides.
    Cut,
    /// One way ends in good order, and the other stays open.
    HalfClosed(Way),
    /// One way carries nothing any more, and nobody is told.
    Silent(Way),
}

/// Carries connections from an address of its own to a target that can be changed.
pub struct Proxy {
    /// Where it listens.
    pub address: SocketAddr,
    shared: Arc<Shared>,
}

#[derive(Default)]
struct Shared {
    /// Where connections go; nowhere, and they end as soon as they are there.
    target: Mutex<Option<SocketAddr>>,
    /// How long whatever is carried is held back, in milliseconds.
    delay: AtomicU64,
    /// Open connections by number.
    links: Mutex<HashMap<u64, watch::Sender<Fate>>>,
}

impl Proxy {
    /// A proxy to nowhere yet.
    pub async fn start() -> Proxy {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("there is a free port");
        let address = listener.local_addr().expect("it has an address");
        let shared = Arc::<Shared>::default();
        let accepting = shared.clone();
        tokio::spawn(async move {
            for number in 0.. {
                let Ok((caller, _)) = listener.accept().await else { continue };
                tokio::spawn(accepting.clone().carry(number, caller));
            }
        });
        Proxy { address, shared }
    }

    /// Carries new connections there from now on, or nowhere.
    pub fn lead_to(&self, target: Option<SocketAddr>) {
        *lock(&self.shared.target) = target;
    }

    /// Holds everything back for so long, from now on.
    pub fn delay(&self, delay: Duration) {
        self.shared.delay.store(delay.as_millis() as u64, Ordering::Relaxed);
    }

    /// Does this to one in `one_in` of the open connections, and says to how many.
    pub fn strike(&self, fate: Fate, one_in: usize, dice: &mut Chance) -> usize {
        let links = lock(&self.shared.links);
        let mut numbers: Vec<u64> = links.keys().copied().collect();
        numbers.sort_unstable();
        numbers.retain(|_| dice.below(one_in) == 0);
        numbers.iter().for_each(|number| links[number].send_modify(|now| *now = fate));
        numbers.len()
    }
}

impl Shared {
    async fn carry(self: Arc<Shared>, number: u64, caller: TcpStream) {
        let target = *lock(&self.target);
        let Some(target) = target else { return };
        let Ok(called) = TcpStream::connect(target).await else { return };
        // Some connections end abruptly, others in good order.
        if number.is_multiple_of(2) {
            for side in [&caller, &called] {
                let _ = SockRef::from(side).set_linger(Some(Duration::ZERO));
            }
        }
        let _ = (caller.set_nodelay(true), called.set_nodelay(true));
        let (sender, fate) = watch::channel(Fate::Well);
        lock(&self.links).insert(number, sender);
        let ((from_caller, to_caller), (from_called, to_called)) = (caller.into_split(), called.into_split());
        let there = self.pump(Way::There, from_caller, to_called, fate.clone());
        let back = self.pump(Way::Back, from_called, to_caller, fate.clone());
        let mut cut = fate;
        tokio::select! {
            _ = async { tokio::join!(there, back) } => {}
            _ = cut.wait_for(|fate| *fate == Fate::Cut) => {}
        }
        lock(&self.links).remove(&number);
    }

    /// Carries bytes one way until there are no more.
    async fn pump(&self, way: Way, mut from: OwnedReadHalf, mut to: OwnedWriteHalf, mut fate: watch::Receiver<Fate>) {
        let mut bytes = vec![0; 16 * 1024];
        loop {
            let now = *fate.borrow_and_update();
            if now == Fate::HalfClosed(way) {
                break;
            }
            if now == Fate::Silent(way) {
                let _ = fate.changed().await;
                continue;
            }
            let count = tokio::select! {
                count = from.read(&mut bytes) => count.unwrap_or(0),
                _ = fate.changed() => continue,
            };
            let delay = self.delay.load(Ordering::Relaxed);
            if delay > 0 {
                tokio::time::sleep(Duration::from_millis(delay)).await;
            }
            if count == 0 || to.write_all(&bytes[..count]).await.is_err() {
                break;
            }
        }
        let _ = to.shutdown().await;
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
