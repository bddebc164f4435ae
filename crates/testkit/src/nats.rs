//! A NATS that is thrown away: real, of what is installed, for the tests of one program.

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{LazyLock, Mutex, PoisonError};
use std::{env, fs};

use crate::patience::wait_until;

/// Who waits until the tests end, however they end, and then ends the server: the end of its input tells. It is in a session of its
/// own, for whoever stops the tests with Ctrl-C would stop it too.
const GUARD: &str = r#"log=$1; shift; "$@" --log "$log" & cat; kill -9 $!; rm -f "$log""#;

/// Where servers may listen: below those ports that the system gives to whoever connects, so that nobody takes the port of a
/// server that is stopped for a while.
const PORTS: std::ops::Range<u16> = 12_000..32_000;

/// A server, which ends with this or with the tests' process at the latest.
pub struct Nats {
    port: u16,
    guard: Mutex<Option<Child>>,
}

impl Nats {
    /// The one that all tests of a program share.
    pub fn shared() -> &'static Nats {
        static SHARED: LazyLock<Nats> = LazyLock::new(Nats::start);
        &SHARED
    }

    /// Starts one.
    ///
    /// # Panics
    /// If NATS is not installed: the text says what to install.
    pub fn start() -> Nats {
        for _ in 0..20 {
            let from = std::time::UNIX_EPOCH.elapsed().map_or(0, |time| time.subsec_nanos()) ^ std::process::id();
            let port = PORTS.start + (from % u32::from(PORTS.end - PORTS.start)) as u16;
            if let Some(guard) = try_start(port) {
                return Nats { port, guard: Mutex::new(Some(guard)) };
            }
        }
        panic!("NATS finds no port to listen at");
    }

    /// Its address, as servers are told.
    pub fn address(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    /// Where it listens, at 127.0.0.1.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Ends it without warning.
    pub fn kill(&self) {
        if let Some(guard) = self.guard.lock().unwrap_or_else(PoisonError::into_inner).take() {
            end(guard);
        }
    }

    /// Starts it again where it was.
    pub fn start_again(&self) {
        self.kill();
        let mut guard = self.guard.lock().unwrap_or_else(PoisonError::into_inner);
        wait_until("NATS starts again", || {
            *guard = try_start(self.port);
            guard.is_some()
        });
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        self.kill();
    }
}

/// Starts a server at this port; none if somebody else has it.
fn try_start(port: u16) -> Option<Child> {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let name = format!("makker-nats-{}-{}.log", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
    let log = env::temp_dir().join(name);
    let guard = Command::new("setsid")
        .args(["sh", "-c", GUARD, "sh"])
        .arg(&log)
        .arg(program())
        .args(["--addr", "127.0.0.1", "--port", &port.to_string()])
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("there is a shell");
    let mut said = String::new();
    wait_until("NATS says something", || {
        said = fs::read_to_string(&log).unwrap_or_default();
        said.contains("Server is ready") || said.contains("[FTL]")
    });
    if said.contains("Server is ready") {
        return Some(guard);
    }
    end(guard);
    None
}

fn end(mut guard: Child) {
    drop(guard.stdin.take());
    let _ = guard.wait();
}

/// The program, which Debian puts where only root looks.
fn program() -> PathBuf {
    let path = env::var_os("PATH").unwrap_or_default();
    let folders = env::split_paths(&path).chain([Path::new("/usr/sbin").to_path_buf()]);
    let found = folders.map(|folder| folder.join("nats-server")).find(|program| program.exists());
    found.expect("these tests need NATS: install Debian's package nats-server, or put nats-server into the PATH")
}
