//! The real programs with proxies between them, and what goes wrong with them.

use std::fs::File;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::sync::Arc;
use std::time::Duration;

use makker_chance::Chance;
use makker_server::{SqliteStore, Store};
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};
use tokio::time::sleep;

use crate::plan::{Fault, Wires};
use crate::proxy::{Fate, Proxy};

/// Bots leave people the time to be in the middle of something.
const OPTIONS: [&str; 6] = ["--bot-delay-ms", "30", "--pace", "10000", "--log-level", "warn"];

/// Servers, each behind a proxy.
pub struct Cluster {
    folder: PathBuf,
    servers: Vec<Server>,
    dice: Chance,
}

struct Server {
    process: Option<Child>,
    proxy: Proxy,
    log: PathBuf,
}

impl Cluster {
    /// One server with its file.
    pub async fn alone(folder: &Path, seed: u64) -> Cluster {
        let log = folder.join("server-0.log");
        let servers = vec![Server { process: None, proxy: Proxy::start().await, log }];
        let mut cluster = Cluster { folder: folder.to_path_buf(), servers, dice: Chance::from_seed(seed) };
        cluster.start(0).await;
        cluster
    }

    /// Where clients find the servers, all the time.
    pub fn addresses(&self) -> Vec<SocketAddr> {
        self.servers.iter().map(|server| server.proxy.address).collect()
    }

    async fn start(&mut self, server: usize) {
        let server = &mut self.servers[server];
        let log = File::options().create(true).append(true).open(&server.log).expect("the folder is ours");
        let mut process = Command::new(env!("CARGO_BIN_EXE_makker"))
            .args(["serve", "--address", "127.0.0.1:0", "--data"])
            .arg(&self.folder)
            .args(OPTIONS)
            .stdout(Stdio::piped())
            .stderr(log)
            .kill_on_drop(true)
            .spawn()
            .expect("the program is built");
        let mut greeting = String::new();
        let mut output = BufReader::new(process.stdout.take().expect("its output is ours"));
        output.read_line(&mut greeting).await.expect("it says something");
        let address = greeting.split("http://").nth(1).and_then(|rest| rest.split('/').next()?.parse().ok());
        let address = address.unwrap_or_else(|| panic!("{greeting:?}: look into {}", server.log.display()));
        server.process = Some(process);
        server.proxy.lead_to(Some(address));
    }

    /// Lets something go wrong, and says what.
    pub async fn suffer(&mut self, fault: Fault) -> String {
        match fault {
            Fault::KillServer(server, pause) => {
                self.end(server, "KILL").await;
                sleep(pause).await;
                self.start(server).await;
                "servers killed".to_string()
            }
            Fault::EndServer(server) => {
                self.end(server, "TERM").await;
                self.start(server).await;
                "servers ended in good order".to_string()
            }
            Fault::FreezeServer(server, pause) => {
                self.signal(server, "STOP").await;
                sleep(pause).await;
                self.signal(server, "CONT").await;
                "servers frozen".to_string()
            }
            Fault::Strike(wires, fate, one_in) => {
                let (proxy, name) = proxy(&self.servers, wires);
                proxy.delay(Duration::ZERO);
                proxy.strike(fate, one_in, &mut self.dice);
                let what = match fate {
                    Fate::Well | Fate::Cut => "cut",
                    Fate::HalfClosed(_) => "half closed",
                    Fate::Silent(_) => "silenced",
                };
                format!("{name} {what}")
            }
            Fault::Delay(wires, delay) => {
                let (proxy, name) = proxy(&self.servers, wires);
                proxy.delay(delay);
                format!("{name} delayed")
            }
        }
    }

    async fn signal(&mut self, server: usize, signal: &str) {
        let Some(id) = self.servers[server].process.as_ref().and_then(Child::id) else { return };
        let kill = Command::new("kill").args([&format!("-{signal}"), &id.to_string()]).status();
        assert!(kill.await.expect("there is a program kill").success(), "the server is there");
    }

    async fn end(&mut self, server: usize, signal: &str) {
        self.signal(server, signal).await;
        self.servers[server].proxy.lead_to(None);
        if let Some(mut process) = self.servers[server].process.take() {
            process.wait().await.expect("it ends");
        }
    }

    /// Nothing is wrong any more with the wires.
    pub fn mend(&mut self) {
        for server in &self.servers {
            server.proxy.delay(Duration::ZERO);
            server.proxy.strike(Fate::Cut, 1, &mut self.dice);
        }
    }

    /// Ends all servers and starts them anew, so that they know only what was kept.
    pub async fn restart(&mut self) {
        for server in 0..self.servers.len() {
            self.end(server, "TERM").await;
        }
        for server in 0..self.servers.len() {
            self.start(server).await;
        }
    }

    /// Ends all servers in good order, and opens what they have kept.
    pub async fn close(&mut self) -> Arc<dyn Store> {
        for server in 0..self.servers.len() {
            self.end(server, "TERM").await;
        }
        let store = SqliteStore::open(&self.folder.join("makker.sqlite")).await;
        Arc::new(store.expect("it can be opened"))
    }
}

/// The proxy on these wires, and what they are called.
fn proxy(servers: &[Server], wires: Wires) -> (&Proxy, &'static str) {
    match wires {
        Wires::Clients(server) => (&servers[server].proxy, "clients' connections"),
    }
}
