//! A program of someone else that is asked line by line: never waited for too long, never left behind.
//!
//! Each of its three pipes has a thread, since any of them can block for ever: a program may not read, not answer, or
//! complain without end. The threads end with the program.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStderr, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

/// The longest answer that is read, in bytes.
pub const LONGEST_LINE: usize = 64 * 1024;

/// How many characters of the standard error are kept: the last ones, since that is where the reason stands.
pub const LONGEST_COMPLAINT: usize = 500;

/// How long the remains of a program that closed its output are waited for.
const GRACE: Duration = Duration::from_millis(200);

/// A running program. It is killed when this is dropped, with all helpers that it has started.
#[derive(Debug)]
pub struct Process {
    // The first field, so that the program is dead before the threads' channels are closed.
    child: Reaped,
    requests: Sender<String>,
    answers: Receiver<Line>,
    complaints: Receiver<String>,
}

/// Why no answer came.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoAnswer {
    /// The time was up.
    TooLate,
    /// The line was longer than [`LONGEST_LINE`].
    TooLong,
    /// The program ended or closed its output.
    Ended,
}

/// How a program ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct End {
    /// Its exit code, if it ended by itself.
    pub code: Option<i32>,
    /// The end of what it wrote to its standard error.
    pub complaint: String,
}

impl Process {
    /// Starts a command of the shell. `exec` makes the shell become the program, so that killing the one ends the other.
    pub fn start(command: &str) -> io::Result<Process> {
        let mut shell = Command::new("sh");
        shell.arg("-c").arg(format!("exec {command}"));
        // A group of its own, so that its helpers can be ended with it, and we not with them.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut shell, 0);
        let child = shell.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn()?;
        let mut child = Reaped(child);
        let no_pipe = || io::Error::other("the program has no pipe");
        let input = child.0.stdin.take().ok_or_else(no_pipe)?;
        let output = child.0.stdout.take().ok_or_else(no_pipe)?;
        let errors = child.0.stderr.take().ok_or_else(no_pipe)?;
        let (requests, to_write) = channel();
        // Room for one answer: who answers without being asked has to wait, and fills no memory.
        let (read, answers) = sync_channel(1);
        let (complain, complaints) = sync_channel(1);
        thread::Builder::new().spawn(move || write_lines(input, &to_write))?;
        thread::Builder::new().spawn(move || read_lines(output, &read))?;
        thread::Builder::new().spawn(move || read_complaints(errors, &complain))?;
        Ok(Process { child, requests, answers, complaints })
    }

    /// Sends a line and waits for the line that answers it.
    pub fn ask(&mut self, line: String, limit: Duration) -> Result<Vec<u8>, NoAnswer> {
        // Nobody takes it where the program closed its input. It may still answer, and if not, that shows below.
        let _ = self.requests.send(line);
        match self.answers.recv_timeout(limit) {
            Ok(Line::Whole(line)) => Ok(line),
            Ok(Line::TooLong) => Err(NoAnswer::TooLong),
            Err(RecvTimeoutError::Timeout) => Err(NoAnswer::TooLate),
            Err(RecvTimeoutError::Disconnected) => Err(NoAnswer::Ended),
        }
    }

    /// Ends the program and tells how it ended. One that is about to end by itself may do so.
    pub fn end(mut self) -> End {
        let until = Instant::now() + GRACE;
        while matches!(self.child.0.try_wait(), Ok(None)) && Instant::now() < until {
            thread::sleep(Duration::from_millis(2));
        }
        let code = self.child.kill().and_then(|status| status.code());
        // A helper that left the program's group may keep the pipe open after it: then there is nothing to tell.
        let complaint = self.complaints.recv_timeout(GRACE).unwrap_or_default();
        End { code, complaint }
    }
}

/// A child process that leaves no zombie, whatever happens.
#[derive(Debug)]
struct Reaped(Child);

impl Reaped {
    /// Kills the program and its helpers, and says how the program ended.
    fn kill(&mut self) -> Option<std::process::ExitStatus> {
        self.kill_group();
        // In case there is no group, or no way to signal to it. It fails where the program has ended already.
        let _ = self.0.kill();
        self.0.wait().ok()
    }

    /// By way of the shell, since the library signals only to single processes. Helpers outlive the program, so this is
    /// done also where it has ended; as long as there are any, no other group can have its number.
    fn kill_group(&self) {
        let mut shell = Command::new("sh");
        shell.arg("-c").arg("kill -s KILL -- \"-$0\"").arg(self.0.id().to_string());
        let _ = shell.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).status();
    }
}

impl Drop for Reaped {
    fn drop(&mut self) {
        self.kill();
    }
}

enum Line {
    Whole(Vec<u8>),
    TooLong,
}

fn write_lines(mut input: ChildStdin, lines: &Receiver<String>) {
    for line in lines {
        if input.write_all(line.as_bytes()).and_then(|()| input.flush()).is_err() {
            return;
        }
    }
}

fn read_lines(output: ChildStdout, answers: &SyncSender<Line>) {
    let mut output = BufReader::new(output);
    loop {
        let mut line = Vec::new();
        let read = output.by_ref().take(LONGEST_LINE as u64 + 1).read_until(b'\n', &mut line);
        if read.is_err() || line.is_empty() {
            return;
        }
        let is_too_long = line.len() > LONGEST_LINE && line.last() != Some(&b'\n');
        let line = if is_too_long { Line::TooLong } else { Line::Whole(line) };
        // After a line that is too long the program is not asked again.
        if answers.send(line).is_err() || is_too_long {
            return;
        }
    }
}

fn read_complaints(mut errors: ChildStderr, told: &SyncSender<String>) {
    let mut kept = Vec::new();
    let mut part = [0; 4096];
    while let Ok(count @ 1..) = errors.read(&mut part) {
        kept.extend_from_slice(&part[..count]);
        // A character has at most four bytes.
        kept.drain(..kept.len().saturating_sub(4 * LONGEST_COMPLAINT));
    }
    let text = String::from_utf8_lossy(&kept);
    let passed_over = text.chars().count().saturating_sub(LONGEST_COMPLAINT);
    let _ = told.send(text.chars().skip(passed_over).collect());
}
