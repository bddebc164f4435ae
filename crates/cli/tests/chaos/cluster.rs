//! The real programs with proxies between them, and what goes wrong with them.

use std::fs::File;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::sync::Arc;
use std::time::Duration;

use makker_chance::Chance;
use makker_server::{PostgresStore, SqliteStore, Store};
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};
use tokio::task::block_in_place;
use tokio::time::sleep;

use crate::backing::Backing;
use crate::plan::{Fault, Wires};
use crate::proxy::{Fate, Proxy};

/// Bots leave people the time to be in the middle of something.
const OPTIONS: [&str; 6] = ["--bot-delay-ms", "100", "--pace", "10000", "--log-level", "warn"];

/// Servers behind proxies.
pub struct Cluster {
    folder: PathBuf,
    pub servers: Vec<Server>,
    /// What several of them share; one alone has a file.
    backing: Option<Backing>,
    dice: Chance,
}

pub struct Server {
    process: Option<Child>,
    log: PathBuf,
    /// Between it and clients, the database and NATS.
    clients: Proxy,
    database: Proxy,
    news: Proxy,
}

impl Cluster {
    /// One server with its file.
    pub async fn alone(folder: &Path, seed: u64) -> Cluster {
        Cluster::start_all(folder, seed, 1, None).await
    }

    /// Three servers on one database and one NATS.
    pub async fn of_three(folder: &Path, seed: u64) -> Cluster {
        let backing = block_in_place(Backing::start);
        Cluster::start_all(folder, seed, 3, Some(backing)).await
    }

    async fn start_all(folder: &Path, seed: u64, count: usize, backing: Option<Backing>) -> Cluster {
        let mut servers = Vec::new();
        for number in 0..count {
            let (clients, database, news) = (Proxy::start().await, Proxy::start().await, Proxy::start().await);
            database.lead_to(backing.as_ref().map(Backing::database));
            news.lead_to(backing.as_ref().map(Backing::news));
            let log = folder.join(format!("server-{number}.log"));
            servers.push(Server { process: None, log, clients, database, news });
        }
        let dice = Chance::from_seed(seed);
        let mut cluster = Cluster { folder: folder.to_path_buf(), servers, backing, dice };
        for server in 0..count {
            cluster.start(server).await;
        }
        cluster
    }

    /// Where clients find the servers, all the time.
    pub fn addresses(&self) -> Vec<SocketAddr> {
        self.servers.iter().map(|server| server.clients.address).collect()
    }

    async fn start(&mut self, number: usize) {
        let server = &mut self.servers[number];
        let log = File::options().create(true).append(true).open(&server.log).expect("the folder is ours");
        let mut command =
            Command::new(std::env::var("CHAOS_PROGRAM").unwrap_or(env!("CARGO_BIN_EXE_makker").to_string()));
        command.args(["serve", "--address", "127.0.0.1:0"]).args(OPTIONS);
        match &self.backing {
            Some(backing) => {
                let database = format!("postgres://makker@{}/{}", server.database.address, backing.name);
                command.args(["--database", &database, "--bus", &format!("nats://{}", server.news.address)])
            }
            None => command.arg("--data").arg(&self.folder),
        };
        let started = command.stdout(Stdio::piped()).stderr(log).kill_on_drop(true).spawn();
        let mut process = started.expect("the program is built");
        let mut greeting = String::new();
        let mut output = BufReader::new(process.stdout.take().expect("its output is ours"));
        output.read_line(&mut greeting).await.expect("it says something");
        let address = greeting.split("http://").nth(1).and_then(|rest| rest.split('/').next()?.parse().ok());
        let address = address.unwrap_or_else(|| panic!("{greeting:?}: look into {}", server.log.display()));
        server.process = Some(process);
        server.clients.lead_to(Some(address));
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
                let (proxy, name) = self.servers[place(wires)].proxy(wires);
                proxy.delay(Duration::ZERO);
                proxy.strike(fate, one_in, &mut self.dice);
                let what = match fate {
                    Fate::Well | Fate::Cut => "cut",
                    Fate::HalfClosed(_) => "half closed",
                    Fate::Silent(_) => "silenced",
                };
                format!("times connections {name} {what}")
            }
            Fault::Delay(wires, delay) => {
                let (proxy, name) = self.servers[place(wires)].proxy(wires);
                proxy.delay(delay);
                format!("times connections {name} delayed")
            }
            Fault::KillNews(pause) => {
                self.backing.iter().for_each(|backing| block_in_place(|| backing.restart_news(pause)));
                "times NATS killed".to_string()
            }
            Fault::KillDatabase(pause) => {
                self.backing.iter().for_each(|backing| block_in_place(|| backing.restart_database(pause)));
                "times PostgreSQL killed".to_string()
            }
            Fault::FailOver => {
                self.fail_over();
                "times failed over to the copy of the database".to_string()
            }
        }
    }

    /// As whoever runs the database would do it: nobody reaches the old one any more before the copy goes on.
    fn fail_over(&mut self) {
        let Some(backing) = &mut self.backing else { return };
        let all = |target: Option<SocketAddr>| {
            self.servers.iter().for_each(|server| server.database.lead_to(target));
        };
        all(None);
        block_in_place(|| backing.fail_over());
        all(Some(backing.copy()));
        // Nothing is doubly kept until the next copy follows, so nothing happens to the database until then.
        block_in_place(|| backing.follow());
    }

    async fn signal(&mut self, server: usize, signal: &str) {
        let Some(id) = self.servers[server].process.as_ref().and_then(Child::id) else { return };
        let kill = Command::new("kill").args([&format!("-{signal}"), &id.to_string()]).status();
        assert!(kill.await.expect("there is a program kill").success(), "the server is there");
    }

    async fn end(&mut self, server: usize, signal: &str) {
        self.signal(server, signal).await;
        self.servers[server].clients.lead_to(None);
        if let Some(mut process) = self.servers[server].process.take() {
            process.wait().await.expect("it ends");
        }
    }

    /// Nothing is wrong any more with the wires.
    pub fn mend(&mut self) {
        for server in &self.servers {
            for proxy in [&server.clients, &server.database, &server.news] {
                proxy.delay(Duration::ZERO);
                proxy.strike(Fate::Cut, 1, &mut self.dice);
            }
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
        match &self.backing {
            Some(backing) => Arc::new(PostgresStore::open(&backing.address()).await.expect("it can be opened")),
            None => Arc::new(SqliteStore::open(&self.folder.join("makker.sqlite")).await.expect("it can be opened")),
        }
    }
}

impl Server {
    /// The proxy on these wires, and between whom they are.
    fn proxy(&self, wires: Wires) -> (&Proxy, &'static str) {
        match wires {
            Wires::Clients(_) => (&self.clients, "of clients"),
            Wires::Database(_) => (&self.database, "to the database"),
            Wires::News(_) => (&self.news, "to NATS"),
        }
    }
}

/// The server at which these wires end.
fn place(wires: Wires) -> usize {
    let (Wires::Clients(server) | Wires::Database(server) | Wires::News(server)) = wires;
    server
}
