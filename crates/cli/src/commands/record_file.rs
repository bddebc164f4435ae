//! Reading a game record from a file or from standard input.

use std::fs::File;
use std::io::{self, Read, stdin};

use anyhow::{Result, bail};
use makker_rules::{History, Record};

use crate::language::messages::t;
use crate::usage::Usage;

/// The longest record that is read.
pub const LONGEST: usize = 1 << 20;

/// What a file is called in messages.
pub fn name(path: &str) -> String {
    if path == "-" { t!("standard-input") } else { path.to_string() }
}

/// Reads and plays the record of a file, or of standard input where the path is `-`.
pub fn read(path: &str) -> Result<(Record, History)> {
    let name = name(path);
    let wrong = |error: io::Error| Usage::new(t!("wrong-file", name = name.as_str(), error = error.to_string()));
    let mut bytes = Vec::new();
    let limit = LONGEST as u64 + 1;
    if path == "-" {
        stdin().lock().take(limit).read_to_end(&mut bytes).map_err(wrong)?;
    } else {
        File::open(path).and_then(|file| file.take(limit).read_to_end(&mut bytes)).map_err(wrong)?;
    }
    if bytes.len() > LONGEST {
        bail!("{}", t!("record-long", name = name));
    }
    let text = match std::str::from_utf8(&bytes) {
        Ok(text) => text,
        Err(error) => {
            let before = &bytes[..error.valid_up_to()];
            let line = 1 + before.iter().filter(|byte| **byte == b'\n').count();
            bail!("{}", t!("record-no-text", name = name, line = line));
        }
    };
    let record = Record::parse(text).map_err(|error| anyhow::anyhow!("{name}: {error}"))?;
    let history = record.replay().map_err(|error| anyhow::anyhow!("{name}: {error}"))?;
    Ok((record, history))
}
