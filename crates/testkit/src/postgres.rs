//! A PostgreSQL that is thrown away: real, of what is installed, in a temporary folder, for the tests of one program.

use std::fs;
use std::net::TcpListener;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::sync::LazyLock;
use std::sync::atomic::{AtomicU32, Ordering};

use crate::patience::wait_until;

/// What makes it fast and small. Nothing here loses anything but when the whole machine fails.
const SETTINGS: &str = "fsync = off
full_page_writes = off
shared_buffers = 32MB
max_connections = 300
max_wal_size = 256MB
wal_keep_size = 256MB
autovacuum_naptime = 10s
listen_addresses = '127.0.0.1'
log_min_messages = fatal
";

/// Who waits until the tests end, however they end, then stops the server and cleans up: the end of its input tells. It is in a
/// session of its own, for whoever stops the tests with Ctrl-C would stop it too.
const GUARD: &str = r#"cat; "$1/pg_ctl" --pgdata "$2/data" stop --mode immediate --silent; rm -rf "$2""#;

/// What stands in an address between a database and a schema.
const SCHEMA: &str = "?options[search_path]=";

/// What names of databases and schemas are numbered by.
static COUNT: AtomicU32 = AtomicU32::new(0);

/// Where servers may listen: below those ports that the system gives to whoever connects, so that nobody takes the port of a
/// server that is stopped for a while.
const PORTS: std::ops::Range<u16> = 12_000..32_000;

/// A server, which ends with this or with the tests' process at the latest.
pub struct Postgres {
    folder: PathBuf,
    port: u16,
    guard: Child,
}

impl Postgres {
    /// The one that all tests of a program share.
    pub fn shared() -> &'static Postgres {
        static SHARED: LazyLock<Postgres> = LazyLock::new(Postgres::start);
        &SHARED
    }

    /// Starts one.
    ///
    /// # Panics
    /// If PostgreSQL is not installed: the text says what to install.
    pub fn start() -> Postgres {
        Postgres::fill(|data| {
            let made = ["--auth", "trust", "--username", "makker", "--encoding", "UTF8", "--no-locale", "--no-sync"];
            run(tool("initdb").arg("--pgdata").arg(data).args(made));
            append(data, "postgresql.conf", SETTINGS);
        })
    }

    /// Starts a copy of this server that follows it, and from now on nothing is acknowledged here before it is there.
    pub fn replica(&self) -> Postgres {
        let replica = Postgres::fill(|data| {
            let from = ["--host", "127.0.0.1", "--username", "makker", "--checkpoint", "fast", "--no-sync", "--port"];
            let copy = ["--wal-method", "stream", "--write-recovery-conf", "--pgdata"];
            run(tool("pg_basebackup").args(from).arg(self.port.to_string()).args(copy).arg(data));
        });
        self.ask("postgres", "ALTER SYSTEM SET synchronous_standby_names = '*'");
        self.ask("postgres", "SELECT pg_reload_conf()");
        let is_followed = || self.ask("postgres", "SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'sync'");
        wait_until("the copy follows", || is_followed() == "1");
        replica
    }

    /// A server in a new folder, which is filled first.
    fn fill(fill: impl FnOnce(&Path)) -> Postgres {
        let folder = run(as_nobody("mktemp").args(["--directory", "--tmpdir", "makker-postgres-XXXXXX"]));
        let folder = PathBuf::from(folder);
        let mut guard = as_nobody("setsid");
        guard.args(["sh", "-c", GUARD, "sh"]).arg(programs()).arg(&folder).stdin(Stdio::piped()).stdout(Stdio::null());
        let guard = guard.stderr(Stdio::null()).spawn().expect("there is a shell");
        let mut server = Postgres { folder, port: 0, guard };
        fill(&server.data());
        server.find_port();
        server
    }

    /// Starts at a port that nobody has.
    fn find_port(&mut self) {
        let mut last = String::new();
        for _ in 0..20 {
            let from = std::time::UNIX_EPOCH.elapsed().map_or(0, |time| time.subsec_nanos()) ^ std::process::id();
            self.port = PORTS.start + (from % u32::from(PORTS.end - PORTS.start)) as u16;
            if TcpListener::bind(("127.0.0.1", self.port)).is_err() {
                continue;
            }
            match self.try_start() {
                Ok(()) => return,
                Err(said) => last = said,
            }
        }
        panic!("PostgreSQL does not start: {last}");
    }

    /// Starts, and waits until it answers.
    fn try_start(&self) -> Result<(), String> {
        let options = format!("-p {} -k {}", self.port, self.folder.display());
        let log = self.folder.join("log");
        let mut start = tool("pg_ctl");
        start.arg("--pgdata").arg(self.data()).arg("--log").arg(&log).args([
            "--silent",
            "--wait",
            "--options",
            &options,
        ]);
        let started = start.arg("start").stdout(Stdio::null()).stderr(Stdio::null()).status().expect("pg_ctl");
        if started.success() { Ok(()) } else { Err(fs::read_to_string(log).unwrap_or_default()) }
    }

    /// Ends it without warning, as if it were killed; what was acknowledged is there when it is started again.
    pub fn kill(&self) {
        run(self.control().args(["stop", "--mode", "immediate"]));
    }

    /// Ends it in good order, as for an upgrade: whoever is connected is sent away.
    pub fn stop(&self) {
        run(self.control().args(["stop", "--mode", "fast"]));
    }

    /// Starts it again where it was.
    pub fn start_again(&self) {
        // Those of before may be about to end.
        wait_until("PostgreSQL starts again", || self.try_start().is_ok());
    }

    /// Lets a copy go on by itself: the server that it followed must have ended.
    pub fn promote(&self) {
        run(self.control().arg("promote"));
    }

    /// Makes an empty place for tables, and says its address: a schema of one database that all share, for to make a database takes a
    /// hundred times as long.
    pub fn place(&self) -> String {
        let name = format!("makker_{}", COUNT.fetch_add(1, Ordering::Relaxed));
        self.ask("postgres", &format!("CREATE SCHEMA {name}"));
        self.address(&format!("postgres{SCHEMA}{name}"))
    }

    /// Makes an empty database, and says its address: for whoever asks after its connections, or gives it settings of its own.
    pub fn database(&self) -> String {
        let name = format!("makker_{}", COUNT.fetch_add(1, Ordering::Relaxed));
        self.ask("postgres", &format!("CREATE DATABASE {name}"));
        self.address(&name)
    }

    /// The address of a database, or of a place by all that follows the last slash of its address.
    pub fn address(&self, database: &str) -> String {
        format!("postgres://makker@127.0.0.1:{}/{database}", self.port)
    }

    /// Where it listens, at 127.0.0.1.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Asks something in SQL, of a database by its name or of a place, and gives the answer as text.
    pub fn ask(&self, place: &str, question: &str) -> String {
        let (database, schema) = place.split_once(SCHEMA).unwrap_or((place, "public"));
        let quiet = ["--no-psqlrc", "--quiet", "--tuples-only", "--no-align", "--username", "makker"];
        let mut psql = tool("psql");
        psql.args(quiet).arg("--host").arg(&self.folder).arg("--port").arg(self.port.to_string());
        psql.env("PGOPTIONS", format!("-c search_path={schema}"));
        run(psql.args(["--dbname", database, "--command", question]))
    }

    fn data(&self) -> PathBuf {
        self.folder.join("data")
    }

    fn control(&self) -> Command {
        let mut control = tool("pg_ctl");
        control.arg("--pgdata").arg(self.data()).args(["--silent", "--wait"]);
        control
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        drop(self.guard.stdin.take());
        let _ = self.guard.wait();
    }
}

/// The folder of PostgreSQL's programs: those of the newest version that Debian has installed, or what the path finds.
fn programs() -> &'static Path {
    static FOUND: LazyLock<PathBuf> = LazyLock::new(|| {
        let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
        let version = |path: &PathBuf| path.file_name()?.to_str()?.parse::<u32>().ok();
        let newest = versions.map(|version| version.path()).max_by_key(version).map(|version| version.join("bin"));
        let path = std::env::var_os("PATH").unwrap_or_default();
        let found = newest.into_iter().chain(std::env::split_paths(&path)).find(|bin| bin.join("initdb").exists());
        found.expect("these tests need PostgreSQL: install Debian's package postgresql, or put initdb into the PATH")
    });
    &FOUND
}

/// One of PostgreSQL's programs.
fn tool(name: &str) -> Command {
    as_nobody(&programs().join(name).to_string_lossy())
}

/// A command, by another user where we are root, since PostgreSQL refuses to be run by root.
fn as_nobody(program: &str) -> Command {
    let is_root = fs::metadata("/proc/self").is_ok_and(|process| process.uid() == 0);
    let mut command = if is_root {
        let users = fs::read_to_string("/etc/passwd").unwrap_or_default();
        let find = |name: &str| users.lines().find(|line| line.split(':').next() == Some(name));
        let user = find("postgres").or_else(|| find("nobody")).expect("there is a user postgres or nobody");
        let field = |at: usize| user.split(':').nth(at).unwrap_or_default();
        let mut command = Command::new("setpriv");
        command.args(["--reuid", field(2), "--regid", field(3), "--clear-groups", program]);
        command
    } else {
        Command::new(program)
    };
    // A folder that anyone may be in.
    command.current_dir("/").env_remove("PGHOST").env_remove("PGPORT").env("LC_ALL", "C");
    command
}

/// Runs a command, and gives what it says without the end of the line.
fn run(command: &mut Command) -> String {
    let Output { status, stdout, stderr } = command.output().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    assert!(status.success(), "{command:?}: {}", String::from_utf8_lossy(&stderr));
    String::from_utf8_lossy(&stdout).trim_end().to_string()
}

fn append(data: &Path, file: &str, text: &str) {
    let path = data.join(file);
    let shell = format!("cat >> '{}' <<'END'\n{text}END", path.display());
    run(as_nobody("sh").args(["-c", &shell]));
}
