//! News between several processes, over NATS.
//!
//! A process hears of the tables to which somebody in it listens, each by a subject of its own. NATS may lose a message, and nothing
//! waits for it: so whoever listens compares from time to time how long the logs have become ([`crate::hub`]). No id of a table goes
//! over the wire, since it is the link to a private one.

use std::collections::HashMap;
use std::fmt;
use std::str::FromStr;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use async_nats::{Client, ConnectOptions, Event, Message, ServerAddr, Subject};
use futures_util::StreamExt;
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::sync::{broadcast, mpsc};
use tokio::task::AbortHandle;

use crate::bus::local::LocalBus;
use crate::bus::{Announcement, Bus, Heard, News};
use crate::key;
use crate::metrics::METRICS;
use crate::store::Unavailable;

/// How long it takes at most, after listening has begun, until all that is told is heard.
const SETTLED: Duration = Duration::from_secs(2);

/// How many messages wait for the wire. What comes then is left out: it is found by comparing.
const OUTGOING: usize = 4096;

/// How often NATS is asked whether it is still there; after three questions without an answer it is not.
const PING: Duration = Duration::from_secs(2);

/// Where a NATS server is. Whoever prints this sees no password.
#[derive(Clone, PartialEq, Eq)]
pub struct NatsAddress(ServerAddr);

/// What is no address of a NATS server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WrongAddress;

impl fmt::Display for WrongAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(
            "an address of NATS is like nats://localhost:4222, nats://user:password@host:4222 or tls://host:4222",
        )
    }
}

impl std::error::Error for WrongAddress {}

impl FromStr for NatsAddress {
    type Err = WrongAddress;

    fn from_str(text: &str) -> Result<NatsAddress, WrongAddress> {
        let address: ServerAddr = text.parse().map_err(|_| WrongAddress)?;
        let is_fine = ["nats", "tls"].contains(&address.scheme()) && !address.host().is_empty();
        if is_fine { Ok(NatsAddress(address)) } else { Err(WrongAddress) }
    }
}

impl fmt::Debug for NatsAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}://{}:{}", self.0.scheme(), self.0.host(), self.0.port())
    }
}

/// Tells news to other processes, and hears theirs.
pub struct NatsBus {
    here: LocalBus,
    client: Client,
    secret: [u8; 32],
    /// What every subject of this storage begins with, so that several installations can share one NATS.
    prefix: String,
    outgoing: mpsc::Sender<(String, String)>,
    tables: Mutex<HashMap<String, Ear>>,
    /// Since when NATS is there, if it is.
    connected: Arc<Mutex<Option<Instant>>>,
    /// Hears what all processes are told.
    _all: Option<Hearing>,
}

/// What listens to a table.
struct Ear {
    since: Instant,
    heard: Arc<AtomicU32>,
    _hearing: Hearing,
}

/// Something listens for as long as this exists.
struct Hearing(AbortHandle);

impl Drop for Hearing {
    fn drop(&mut self) {
        self.0.abort();
    }
}

impl NatsBus {
    /// Connects all processes whose storage has this secret. NATS may be away now and later: meanwhile news come by comparing, so more slowly.
    pub async fn connect(addresses: &[NatsAddress], secret: [u8; 32]) -> Result<NatsBus, Unavailable> {
        let (here, connected) = (LocalBus::default(), Arc::new(Mutex::new(None)));
        let (told, state) = (here.clone(), connected.clone());
        let options = ConnectOptions::new()
            .name("makker")
            .no_echo()
            .retry_on_initial_connect()
            .ping_interval(PING)
            .reconnect_delay_callback(|attempts| Duration::from_millis(100 * attempts.min(10) as u64))
            .event_callback(move |event| {
                happened(&event, &state, &told);
                async {}
            });
        let servers: Vec<ServerAddr> = addresses.iter().map(|address| address.0.clone()).collect();
        let client = options.connect(servers).await.map_err(|error| Unavailable(format!("--bus: {error}")))?;
        let prefix = format!("makker.{}", key::installation(&secret));
        let (outgoing, mut waiting) = mpsc::channel::<(String, String)>(OUTGOING);
        let wire = client.clone();
        // Ends with the bus, which alone puts anything in.
        tokio::spawn(async move {
            while let Some((subject, text)) = waiting.recv().await {
                let _ = wire.publish(Subject::from(subject), text.into()).await;
            }
        });
        let (all, theirs) = (format!("{prefix}.all"), here.clone());
        let tables = Mutex::default();
        let mut bus = NatsBus { here, client, secret, prefix, outgoing, tables, connected, _all: None };
        bus._all = Some(bus.hear(all, move |announcement| theirs.announced(announcement)));
        Ok(bus)
    }

    /// Does something with all that comes by a subject.
    fn hear<T: DeserializeOwned>(&self, subject: String, mut with: impl FnMut(T) + Send + 'static) -> Hearing {
        let client = self.client.clone();
        let listening = async move {
            let Ok(mut messages) = client.subscribe(Subject::from(subject)).await else { return };
            drop(client);
            while let Some(Message { payload, .. }) = messages.next().await {
                // What cannot be read is of a newer program.
                if let Ok(read) = serde_json::from_slice(&payload) {
                    with(read);
                }
            }
        };
        Hearing(tokio::spawn(listening).abort_handle())
    }

    fn send(&self, subject: String, what: &impl Serialize) {
        let Ok(text) = serde_json::to_string(what) else { return };
        if self.outgoing.try_send((subject, text)).is_err() {
            METRICS.news_left_out();
        }
    }

    fn subject(&self, table: &str) -> String {
        format!("{}.table.{}", self.prefix, key::table_code(&self.secret, table))
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<String, Ear>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Notes whether NATS is there.
fn happened(event: &Event, connected: &Mutex<Option<Instant>>, here: &LocalBus) {
    let mut connected = connected.lock().unwrap_or_else(PoisonError::into_inner);
    match event {
        Event::Connected => {
            *connected = Some(Instant::now());
            here.announced(Announcement::Gap);
        }
        Event::Disconnected | Event::Closed => *connected = None,
        _ => {}
    }
    METRICS.bus_connected(connected.is_some());
}

impl Bus for NatsBus {
    fn publish(&self, table: &str, news: News) {
        self.here.publish(table, news);
        self.send(self.subject(table), &news);
    }

    fn tell_here(&self, table: &str, news: News) {
        if let (News::Changed(seq), Some(ear)) = (news, self.tables().get(table)) {
            ear.heard.fetch_max(seq, Ordering::Relaxed);
        }
        self.here.tell_here(table, news);
    }

    fn subscribe(&self, table: &str) -> broadcast::Receiver<News> {
        let receiver = self.here.subscribe(table);
        self.tables().entry(table.to_string()).or_insert_with(|| {
            let (here, id, heard) = (self.here.clone(), table.to_string(), Arc::new(AtomicU32::new(0)));
            let largest = heard.clone();
            let hearing = self.hear(self.subject(table), move |news| {
                if let News::Changed(seq) = news {
                    largest.fetch_max(seq, Ordering::Relaxed);
                }
                here.tell_here(&id, news);
            });
            Ear { since: Instant::now(), heard, _hearing: hearing }
        });
        receiver
    }

    fn listeners(&self, table: &str) -> usize {
        self.here.listeners(table)
    }

    fn heard(&self, table: &str) -> Heard {
        let connected = *self.connected.lock().unwrap_or_else(PoisonError::into_inner);
        let is_settled = |since: Instant| since.elapsed() >= SETTLED;
        match self.tables().get(table) {
            Some(ear) if is_settled(ear.since) && connected.is_some_and(is_settled) => {
                // What was told before now is there for whoever reads now.
                Heard::UpTo(ear.heard.swap(0, Ordering::Relaxed))
            }
            _ => Heard::Unsure,
        }
    }

    fn may_miss(&self) -> Vec<String> {
        self.tables().keys().cloned().collect()
    }

    fn announce(&self, announcement: Announcement) {
        self.send(format!("{}.all", self.prefix), &announcement);
    }

    fn announcements(&self) -> broadcast::Receiver<Announcement> {
        self.here.announcements()
    }

    fn tidy(&self) {
        self.here.tidy();
        self.tables().retain(|table, _| self.here.is_heard(table));
    }
}

#[cfg(test)]
mod tests {
    use makker_testkit::{Nats, PATIENCE};
    use tokio::time::timeout;

    use super::*;

    #[tokio::test(flavor = "multi_thread")]
    async fn processes_of_one_storage_hear_each_other_and_no_others_and_learn_no_id_from_the_wire() {
        let nats = Nats::shared().address().parse().unwrap();
        let bus = |secret| NatsBus::connect(std::slice::from_ref(&nats), [secret; 32]);
        let (one, other, foreign) = (bus(1).await.unwrap(), bus(1).await.unwrap(), bus(2).await.unwrap());
        let (hears, mut own, mut foreigner) = (other.subscribe("a"), one.subscribe("a"), foreign.subscribe("a"));
        let mut wire = one.client.subscribe("makker.>").await.unwrap();
        assert_eq!(one.heard("a"), Heard::Unsure, "it has only begun to listen");
        // What a newer program tells is passed over.
        for subject in [other.subject("a"), format!("{}.all", other.prefix)] {
            foreign.client.publish(subject, r#"{"ofTheFuture":[1]}"#.into()).await.unwrap();
        }
        // Until the other one listens, nothing is heard; so it is told more than once.
        let mut seq = 0;
        while hears.is_empty() {
            seq += 1;
            one.publish("a", News::Changed(seq));
            assert_eq!(own.try_recv(), Ok(News::Changed(seq)), "here at once");
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        let announced = one.announcements();
        while announced.is_empty() {
            other.announce(Announcement::Work);
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        assert!(own.is_empty() && foreigner.try_recv().is_err());
        // Its own messages do not come back to it: what it sees of the wire is the other one's.
        let mut message = timeout(PATIENCE, wire.next()).await.unwrap().unwrap();
        while message.payload.starts_with(b"{\"ofTheFuture") {
            message = timeout(PATIENCE, wire.next()).await.unwrap().unwrap();
        }
        assert_eq!(message.subject.to_string(), format!("{}.all", one.prefix));
        assert!(!one.subject("a table's id").contains("table's"));
    }

    #[test]
    fn an_address_is_told_without_its_password_and_what_is_none_is_refused() {
        let address: NatsAddress = "nats://makker:secret@host:4223".parse().unwrap();
        assert_eq!(format!("{address:?}"), "nats://host:4223");
        for wrong in ["", "http://host", "ws://host", "nats://"] {
            assert_eq!(wrong.parse::<NatsAddress>(), Err(WrongAddress), "{wrong}");
        }
    }
}
