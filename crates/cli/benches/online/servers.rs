//! The servers that are measured, each in a process of its own that ends with this one.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use makker_rules::{Edition, RuleSet};
use makker_testkit::{ServerProcess, empty_folder};

use crate::wire::Wire;

/// A server that is measured.
pub trait Measured {
    /// How its clients talk to it.
    fn wire(&self) -> Wire;
    /// The number of its process.
    fn process(&self) -> u32;
}

/// All come from one address, and make a crowd of tables.
const LIMITS: &str = "[tables]\nopen_by_address = 1000000\n";

/// Makker, with no bounds for clients that all come from one address.
pub struct Makker {
    pub server: ServerProcess,
    pub data: PathBuf,
}

impl Makker {
    pub fn start(name: &str) -> Makker {
        let data = empty_folder(env!("CARGO_TARGET_TMPDIR"), &format!("bench-server-{name}"));
        Makker { server: serve(&data, "127.0.0.1:0"), data }
    }

    /// How clients talk to it who want tables of this edition.
    pub fn wire_for(&self, rules: RuleSet, query: &'static str) -> Wire {
        Wire::Makker { address: self.server.address.clone(), rules, query }
    }
}

/// Starts the program, or the one that `BENCH_PROGRAM` names, to compare it with an older one.
pub fn serve(data: &Path, address: &str) -> ServerProcess {
    let program = std::env::var("BENCH_PROGRAM").unwrap_or(env!("CARGO_BIN_EXE_makker").to_string());
    let limits = data.join("limits.toml");
    std::fs::write(&limits, LIMITS).expect("the folder is ours");
    let limits = ["--limits", limits.to_str().expect("a path in letters")];
    ServerProcess::start(&program, data, address, &[&ServerProcess::FAST[..], &limits].concat())
}

impl Measured for Makker {
    fn wire(&self) -> Wire {
        self.wire_for(Edition::Classic.into(), "deltas=1")
    }

    fn process(&self) -> u32 {
        self.server.id()
    }
}

/// boardgame.io on its in-memory store.
pub struct Boardgame {
    child: Child,
    address: String,
}

impl Boardgame {
    /// Starts it with messages of this size; none if it is not installed.
    pub fn start(size: f64) -> Option<Boardgame> {
        const PORT: u16 = 38_917;
        /// What its messages have around the text.
        const AROUND: f64 = 650.0;
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../bench/boardgameio");
        if !Path::new(folder).join("node_modules").exists() {
            eprintln!("boardgame.io is not installed: make bench-server does that");
            return None;
        }
        let mut child = Command::new("node")
            .arg("server.cjs")
            .current_dir(folder)
            .env("PORT", PORT.to_string())
            .env("SIZE", format!("{:.0}", (size - AROUND).max(0.0)))
            .env("NODE_ENV", "production")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .ok()?;
        let output = BufReader::new(child.stdout.take()?);
        output.lines().map_while(Result::ok).find(|line| line.contains("ready"))?;
        Some(Boardgame { child, address: format!("127.0.0.1:{PORT}") })
    }
}

impl Measured for Boardgame {
    fn wire(&self) -> Wire {
        Wire::Boardgame { address: self.address.clone() }
    }

    fn process(&self) -> u32 {
        self.child.id()
    }
}

impl Drop for Boardgame {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
