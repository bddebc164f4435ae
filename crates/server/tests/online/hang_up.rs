//! People who hang up in the middle of a command, at moments that the storage picks.

use std::io::Write;
use std::net::TcpStream;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, mpsc};

use async_trait::async_trait;
use makker_protocol::TableStatus;
use makker_server::{
    AppendError, Listed, Place, Reviews, Row, SqliteStore, Store, Stored, Subscriptions, Summary, Unavailable, Unseen,
    Which,
};
use makker_testkit::{PATIENCE, Person};
use serde_json::json;
use tokio::sync::Semaphore;

use crate::server::{Server, folder};

/// When someone hangs up.
#[derive(Clone, Copy, PartialEq)]
enum Moment {
    /// Half of the command is sent.
    Sending,
    /// It is decided and not kept yet.
    Deciding,
    /// It is kept and not told yet.
    Keeping,
}

/// A storage that holds an append up at one moment, once it is asked to, until the test lets it go on.
struct Gate {
    store: Arc<SqliteStore>,
    moment: Moment,
    is_shut: AtomicBool,
    reached: mpsc::Sender<()>,
    passes: Semaphore,
}

impl Gate {
    async fn pass(&self, moment: Moment) {
        if moment == self.moment && self.is_shut.load(Ordering::Relaxed) {
            self.reached.send(()).unwrap();
            self.passes.acquire().await.unwrap().forget();
        }
    }
}

#[async_trait]
impl Store for Gate {
    async fn append(&self, table: &str, after: u32, rows: Vec<Row>, summary: Summary) -> Result<(), AppendError> {
        self.pass(Moment::Deciding).await;
        let kept = self.store.append(table, after, rows, summary).await;
        self.pass(Moment::Keeping).await;
        kept
    }

    fn subscriptions(&self) -> &dyn Subscriptions {
        self.store.subscriptions()
    }

    fn reviews(&self) -> &dyn Reviews {
        self.store.reviews()
    }

    async fn load(&self, table: &str, after: u32) -> Result<Vec<Row>, Unavailable> {
        self.store.load(table, after).await
    }

    async fn lengths(&self, tables: &[String]) -> Result<Vec<(String, u32)>, Unavailable> {
        self.store.lengths(tables).await
    }

    async fn list(&self, which: &Which, limit: u32) -> Result<Vec<Listed>, Unavailable> {
        self.store.list(which, limit).await
    }

    async fn public(&self, status: TableStatus, after: &Place, limit: u32) -> Result<Vec<Place>, Unavailable> {
        self.store.public(status, after, limit).await
    }

    async fn due(&self, now: u64, after: &Place, limit: u32) -> Result<Vec<Place>, Unavailable> {
        self.store.due(now, after, limit).await
    }

    async fn open_tables(&self, maker: &str, since: u64) -> Result<u32, Unavailable> {
        self.store.open_tables(maker, since).await
    }

    async fn unseen(&self, which: Unseen, since: u64, limit: u32) -> Result<Vec<String>, Unavailable> {
        self.store.unseen(which, since, limit).await
    }

    async fn see(&self, table: &str, at: u64) -> Result<(), Unavailable> {
        self.store.see(table, at).await
    }

    async fn set_aside(&self, table: &str, why: &str) -> Result<(), Unavailable> {
        self.store.set_aside(table, why).await
    }

    async fn delete(&self, tables: Vec<String>, since: u64) -> Result<u64, Unavailable> {
        self.store.delete(tables, since).await
    }

    async fn latest(&self) -> Result<u64, Unavailable> {
        self.store.latest().await
    }

    async fn sleep(&self, table: &str, seq: u32, due: Option<u64>) -> Result<(), Unavailable> {
        self.store.sleep(table, seq, due).await
    }

    async fn secret(&self) -> Result<[u8; 32], Unavailable> {
        self.store.secret().await
    }

    async fn take_secret(&self, secret: &[u8; 32]) -> Result<bool, Unavailable> {
        self.store.take_secret(secret).await
    }

    async fn all(&self, after: &str, limit: u32) -> Result<Vec<Stored>, Unavailable> {
        self.store.all(after, limit).await
    }

    async fn count(&self) -> Result<Vec<(&'static str, u64)>, Unavailable> {
        self.store.count().await
    }

    async fn probe(&self) -> Result<(), Unavailable> {
        self.store.probe().await
    }
}

fn check(moment: Moment, name: &str) {
    let (reached, is_reached) = mpsc::channel();
    let mut gate = None;
    let server = Server::start_on_one_thread(&folder(name), |store| {
        let (is_shut, passes) = (AtomicBool::new(false), Semaphore::new(0));
        gate.insert(Arc::new(Gate { store, moment, is_shut, reached, passes })).clone()
    });
    let gate = gate.unwrap();
    let ann = Person::new(&server.address);
    let table = ann.make_table("Ann", json!({}));
    let mut watcher = Person::nobody(&server.address).socket(&table, None);
    let mut shown = watcher.next_of("update")["table"]["seq"].as_u64().unwrap();
    for level in ["beginner", "easy", "medium"] {
        let body = json!({"id": level, "seq": 1, "do": "bot", "seat": "Y", "level": level}).to_string();
        let (key, length) = (ann.key.as_ref().unwrap(), body.len());
        let head =
            format!("POST /api/tables/{table}/commands HTTP/1.1\r\nHost: makker\r\nAuthorization: Bearer {key}\r\n");
        let head = format!("{head}Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n");
        let sent = if moment == Moment::Sending { &body[..length / 2] } else { &body };
        gate.is_shut.store(true, Ordering::Relaxed);
        let mut stream = TcpStream::connect(&server.address).unwrap();
        stream.write_all(format!("{head}{sent}").as_bytes()).unwrap();
        if moment != Moment::Sending {
            is_reached.recv_timeout(PATIENCE).unwrap();
        }
        drop(stream);
        // By this answer the server has heard of the end of that connection, which came before.
        assert_eq!(ann.get("/health").0, 200);
        gate.is_shut.store(false, Ordering::Relaxed);
        gate.passes.add_permits(usize::from(moment != Moment::Sending));
        if moment != Moment::Sending {
            shown += 1;
            assert_eq!(watcher.next_of("update")["table"]["seq"], shown, "what was decided is kept and told");
        }
        // Nobody is held up; and what was done is not done again.
        let again = json!({"do": "bot", "seat": "Y", "level": level});
        shown += u64::from(moment == Moment::Sending);
        assert_eq!(ann.does(&table, level, again), shown);
        if moment == Moment::Sending {
            assert_eq!(watcher.next_of("update")["table"]["seq"], shown);
        }
    }
}

#[test]
fn whoever_hangs_up_in_the_middle_of_a_command_leaves_nobody_waiting() {
    check(Moment::Sending, "hang-up-sending");
    check(Moment::Deciding, "hang-up-deciding");
    check(Moment::Keeping, "hang-up-keeping");
}
