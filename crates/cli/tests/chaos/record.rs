//! Everything that went over a client's wires, kept in a file: what they were sent is judged when all is over.

use std::fs::File;
use std::io::{BufRead, BufReader, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// What a line of a record is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// A connection or a request was begun; the text says for what.
    Opened,
    /// The client has sent the text.
    Sent,
    /// The client has received it.
    Received,
}

/// A line of a record.
pub struct Line {
    /// When, in microseconds since the beginning.
    pub at: u64,
    /// On which connection of this client.
    pub connection: u32,
    pub mark: Mark,
    pub text: String,
}

/// A record that is being written.
pub struct Record {
    pub path: PathBuf,
    begin: Instant,
    file: Mutex<(BufWriter<File>, u32)>,
}

impl Record {
    /// An empty record; times count from `begin`.
    pub fn new(folder: &Path, name: &str, begin: Instant) -> Record {
        let path = folder.join(format!("{}.record", name.replace(' ', "-")));
        let file = BufWriter::new(File::create(&path).expect("the folder is ours"));
        Record { path, begin, file: Mutex::new((file, 0)) }
    }

    /// Notes that a connection is begun, and says its number.
    pub fn open(&self, what: &str) -> u32 {
        let number = {
            let mut file = self.file.lock().unwrap_or_else(PoisonError::into_inner);
            file.1 += 1;
            file.1
        };
        self.note(number, '!', what);
        number
    }

    pub fn sent(&self, connection: u32, text: &str) {
        self.note(connection, '>', text);
    }

    pub fn received(&self, connection: u32, text: &str) {
        self.note(connection, '<', text);
    }

    fn note(&self, connection: u32, mark: char, text: &str) {
        let at = self.begin.elapsed().as_micros();
        let mut file = self.file.lock().unwrap_or_else(PoisonError::into_inner);
        let text = text.replace('\n', " ");
        writeln!(file.0, "{at} {connection} {mark} {text}").expect("there is room on the disk");
    }

    /// Writes down what is still on its way to the file.
    pub fn close(&self) {
        self.file.lock().unwrap_or_else(PoisonError::into_inner).0.flush().expect("there is room on the disk");
    }
}

/// The lines of a record, in order.
pub fn read(path: &Path) -> impl Iterator<Item = Line> {
    let file = BufReader::new(File::open(path).expect("it was written"));
    file.lines().map(|line| {
        let line = line.expect("text");
        let mut parts = line.splitn(4, ' ');
        let mut part = || parts.next().expect("four parts");
        let (at, connection) = (part().parse().expect("a time"), part().parse().expect("a number"));
        let mark = match part() {
            "!" => Mark::Opened,
            ">" => Mark::Sent,
            _ => Mark::Received,
        };
        Line { at, connection, mark, text: part().to_string() }
    })
}
