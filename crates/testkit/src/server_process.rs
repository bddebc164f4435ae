//! `makker serve` in a process of its own.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};

/// A server in a process of its own, which ends with this at the latest.
pub struct ServerProcess {
    child: Child,
    /// What it said first.
    pub greeting: String,
    /// Where it listens: an address of this machine and a port.
    pub address: String,
}

impl ServerProcess {
    /// Options for bots that do not wait, and no bounds on how much may be asked at once.
    pub const FAST: [&str; 4] = ["--bot-delay-ms", "0", "--pace", "10000"];

    /// Starts the program on the tables of a folder, at an address, with further options.
    ///
    /// # Panics
    /// If it does not say where it is.
    pub fn start(program: &str, data: &Path, address: &str, more: &[&str]) -> ServerProcess {
        ServerProcess::run(Command::new(program).args(["serve", "--address", address, "--data"]).arg(data).args(more))
    }

    /// Starts the program on a database that others may share, at an address, with further options.
    ///
    /// # Panics
    /// If it does not say where it is.
    pub fn start_on(program: &str, database: &str, address: &str, more: &[&str]) -> ServerProcess {
        ServerProcess::run(
            Command::new(program).args(["serve", "--address", address, "--database", database]).args(more),
        )
    }

    fn run(command: &mut Command) -> ServerProcess {
        let mut child = command.stdout(Stdio::piped()).spawn().expect("the program is built");
        let mut greeting = String::new();
        let output = child.stdout.take().expect("its output is ours");
        BufReader::new(output).read_line(&mut greeting).expect("it says something");
        let address = greeting.split("http://").nth(1).and_then(|rest| rest.split('/').next());
        let address = address.unwrap_or_else(|| panic!("the server does not say where it is: {greeting:?}"));
        ServerProcess { child, address: address.to_string(), greeting }
    }

    /// The number of the process.
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// Ends it without warning.
    pub fn kill(mut self) {
        self.child.kill().expect("it has not ended by itself");
        self.child.wait().expect("it ends");
    }

    /// Asks it to end, and waits for that.
    pub fn terminate(mut self) -> ExitStatus {
        let id = self.child.id().to_string();
        Command::new("kill").args(["-TERM", &id]).status().expect("there is a program kill");
        self.child.wait().expect("it ends")
    }
}

impl Drop for ServerProcess {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
