//! A process of those that share a database: a server, or a worker.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::thread;

use makker_testkit::{Nats, PATIENCE, Person};

use crate::MAKKER;

/// A server or a worker in a process of its own, which ends with this.
pub struct Process {
    child: Child,
    /// Where people connect; nowhere for a worker.
    address: Option<String>,
    metrics: String,
}

impl Process {
    /// Starts one on this database, with news over the NATS that all tests share.
    pub fn start(database: &str, command: &[&str]) -> Process {
        let mut child = Command::new(MAKKER)
            .args(command)
            .args(["--database", database, "--bus", &Nats::shared().address(), "--bot-delay-ms", "0"])
            .args(["--metrics", "127.0.0.1:0"])
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut greeting = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut greeting).unwrap();
        let (said, is_said) = mpsc::channel();
        let log = BufReader::new(child.stderr.take().unwrap());
        // Read to its end: whoever logs into a pipe that nobody reads stands still.
        thread::spawn(move || log.lines().map_while(Result::ok).for_each(|line| drop(said.send(line))));
        let at = |line: &str| Some(line.split("http://").nth(1)?.split('/').next()?.to_string());
        let address = at(&greeting);
        let metrics = loop {
            let line = is_said.recv_timeout(PATIENCE).expect("it says where its measures are");
            if line.contains("metrics are at") {
                break at(&line).unwrap();
            }
        };
        Process { child, address, metrics }
    }

    /// Where people connect.
    pub fn address(&self) -> &str {
        self.address.as_deref().expect("people connect to servers only")
    }

    /// How many moves bots of the level hard have thought about here.
    pub fn thoughts(&self) -> u32 {
        let measures = Person::nobody(&self.metrics).try_get("/metrics").unwrap().1;
        let line = "makker_bot_thinking_seconds_count{level=\"hard\"} ";
        measures.lines().find_map(|text| text.strip_prefix(line)?.parse().ok()).unwrap()
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
