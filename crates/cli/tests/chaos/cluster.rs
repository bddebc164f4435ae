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

/// How a server is started; clients ask it as much as they like.
const SERVE: [&str; 5] = ["serve", "--address", "127.0.0.1:0", "--pace", "10000"];

/// Bots leave people the time to be in the middle of something.
const OPTIONS: [&str; 4] = ["--bot-delay-ms", "100", "--log-level", "warn"];

/// Servers behind proxies, and workers.
pub struct Cluster {
    folder: PathBuf,
    /// First those that clients connect to.
    programs: Vec<Program>,
    /// What several of them share; one alone has a file.
    backing: Option<Backing>,
    dice: Chance,
}

/// What a program is there for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    /// People connect to it, and bots think there as one does who is alone.
    Alone,
    /// People connect to it, and so many bots think there.
    Server { thinkers: &'static str },
    /// Bots think there.
    Worker,
}

/// Three servers, of which two leave all thinking to others, and two workers.
const SEVERAL: [Part; 5] = [
    Part::Server { thinkers: "0" },
    Part::Server { thinkers: "0" },
    Part::Server { thinkers: "1" },
    Part::Worker,
    Part::Worker,
];

struct Program {
    part: Part,
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
        Cluster::start_all(folder, seed, &[Part::Alone], None).await
    }

    /// Three servers and two workers on one database and one NATS.
    pub async fn of_several(folder: &Path, seed: u64) -> Cluster {
        let backing = block_in_place(Backing::start);
        Cluster::start_all(folder, seed, &SEVERAL, Some(backing)).await
    }

    async fn start_all(folder: &Path, seed: u64, parts: &[Part], backing: Option<Backing>) -> Cluster {
        let mut programs = Vec::new();
        for (number, part) in parts.iter().enumerate() {
            let (clients, database, news) = (Proxy::start().await, Proxy::start().await, Proxy::start().await);
            database.lead_to(backing.as_ref().map(Backing::database));
            news.lead_to(backing.as_ref().map(Backing::news));
            let log = folder.join(format!("{}-{number}.log", part.name()));
            programs.push(Program { part: *part, process: None, log, clients, database, news });
        }
        let dice = Chance::from_seed(seed);
        let mut cluster = Cluster { folder: folder.to_path_buf(), programs, backing, dice };
        for program in 0..parts.len() {
            cluster.start(program).await;
        }
        cluster
    }

    /// Where clients find the servers, all the time.
    pub fn addresses(&self) -> Vec<SocketAddr> {
        let servers = self.programs.iter().filter(|program| program.part != Part::Worker);
        servers.map(|server| server.clients.address).collect()
    }

    /// How many programs there are: servers and workers.
    pub fn size(&self) -> usize {
        self.programs.len()
    }

    async fn start(&mut self, number: usize) {
        let program = &mut self.programs[number];
        let log = File::options().create(true).append(true).open(&program.log).expect("the folder is ours");
        let mut command =
            Command::new(std::env::var("CHAOS_PROGRAM").unwrap_or(env!("CARGO_BIN_EXE_makker").to_string()));
        match program.part {
            Part::Alone => command.args(SERVE),
            Part::Server { thinkers } => command.args(SERVE).args(["--thinkers", thinkers]),
            Part::Worker => command.args(["worker", "--thinkers", "1"]),
        };
        command.args(OPTIONS);
        match &self.backing {
            Some(backing) => {
                let database = format!("postgres://makker@{}/{}", program.database.address, backing.name);
                command.args(["--database", &database, "--bus", &format!("nats://{}", program.news.address)])
            }
            None => command.arg("--data").arg(&self.folder),
        };
        let started = command.stdout(Stdio::piped()).stderr(log).kill_on_drop(true).spawn();
        let mut process = started.expect("the program is built");
        let mut greeting = String::new();
        let mut output = BufReader::new(process.stdout.take().expect("its output is ours"));
        output.read_line(&mut greeting).await.expect("it says something");
        assert!(greeting.starts_with("Makker "), "{greeting:?}: look into {}", program.log.display());
        program.process = Some(process);
        program.clients.lead_to(greeting.split("http://").nth(1).and_then(|rest| rest.split('/').next()?.parse().ok()));
    }

    /// Lets something go wrong, and says what.
    pub async fn suffer(&mut self, fault: Fault) -> String {
        match fault {
            Fault::Kill(program, pause) => {
                self.end(program, "KILL").await;
                sleep(pause).await;
                self.start(program).await;
                format!("{}s killed", self.programs[program].part.name())
            }
            Fault::End(program) => {
                self.end(program, "TERM").await;
                self.start(program).await;
                format!("{}s ended in good order", self.programs[program].part.name())
            }
            Fault::Freeze(program, pause) => {
                self.signal(program, "STOP").await;
                sleep(pause).await;
                self.signal(program, "CONT").await;
                format!("{}s frozen", self.programs[program].part.name())
            }
            Fault::Strike(wires, fate, one_in) => {
                let (proxy, name) = self.programs[place(wires)].proxy(wires);
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
                let (proxy, name) = self.programs[place(wires)].proxy(wires);
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
            self.programs.iter().for_each(|program| program.database.lead_to(target));
        };
        all(None);
        block_in_place(|| backing.fail_over());
        all(Some(backing.copy()));
        // Nothing is doubly kept until the next copy follows, so nothing happens to the database until then.
        block_in_place(|| backing.follow());
    }

    async fn signal(&mut self, program: usize, signal: &str) {
        let Some(id) = self.programs[program].process.as_ref().and_then(Child::id) else { return };
        let kill = Command::new("kill").args([&format!("-{signal}"), &id.to_string()]).status();
        assert!(kill.await.expect("there is a program kill").success(), "the program is there");
    }

    async fn end(&mut self, program: usize, signal: &str) {
        self.signal(program, signal).await;
        self.programs[program].clients.lead_to(None);
        if let Some(mut process) = self.programs[program].process.take() {
            process.wait().await.expect("it ends");
        }
    }

    async fn end_all(&mut self) {
        for program in 0..self.size() {
            self.end(program, "TERM").await;
        }
    }

    /// Nothing is wrong any more with the wires.
    pub fn mend(&mut self) {
        for program in &self.programs {
            for proxy in [&program.clients, &program.database, &program.news] {
                proxy.delay(Duration::ZERO);
                proxy.strike(Fate::Cut, 1, &mut self.dice);
            }
        }
    }

    /// Starts those again that have ended by themselves, as a system does that looks after them, and says how many that were: one whose
    /// database goes away in the moment of its start ends with an error.
    pub async fn look_after(&mut self) -> usize {
        let has_ended = |program: &mut Program| {
            program.process.as_mut().is_some_and(|process| !matches!(process.try_wait(), Ok(None)))
        };
        let ended: Vec<usize> = (0..self.size()).filter(|number| has_ended(&mut self.programs[*number])).collect();
        for number in &ended {
            self.start(*number).await;
        }
        ended.len()
    }

    /// Ends all programs and starts them anew, so that they know only what was kept.
    pub async fn restart(&mut self) {
        self.end_all().await;
        for program in 0..self.size() {
            self.start(program).await;
        }
    }

    /// Ends all programs in good order, and opens what they have kept.
    pub async fn close(&mut self) -> Arc<dyn Store> {
        self.end_all().await;
        match &self.backing {
            Some(backing) => Arc::new(PostgresStore::open(&backing.address()).await.expect("it can be opened")),
            None => Arc::new(SqliteStore::open(&self.folder.join("makker.sqlite")).await.expect("it can be opened")),
        }
    }
}

impl Part {
    fn name(self) -> &'static str {
        match self {
            Part::Alone | Part::Server { .. } => "server",
            Part::Worker => "worker",
        }
    }
}

impl Program {
    /// The proxy on these wires, and between whom they are.
    fn proxy(&self, wires: Wires) -> (&Proxy, &'static str) {
        match wires {
            Wires::Clients(_) => (&self.clients, "of clients"),
            Wires::Database(_) => (&self.database, "to the database"),
            Wires::News(_) => (&self.news, "to NATS"),
        }
    }
}

/// The program at which these wires end.
fn place(wires: Wires) -> usize {
    let (Wires::Clients(program) | Wires::Database(program) | Wires::News(program)) = wires;
    program
}
