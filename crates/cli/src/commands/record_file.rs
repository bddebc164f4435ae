//! Reading a game record from a file or from standard input.

use std::fs::File;
use std::io::{Read, stdin};

use anyhow::{Result, bail};
use makker_rules::{History, Record};

use crate::usage::Usage;

/// The longest record that is read.
pub const LONGEST: usize = 1 << 20;

/// What a file is called in messages.
pub fn name(path: &str) -> &str {
    if path == "-" { "standard input" } else { path }
}

/// Reads and plays the record of a file, or of standard input where the path is `-`.
pub fn read(path: &str) -> Result<(Record, History)> {
    let name = name(path);
    let wrong = |error| Usage::new(format_args!("{name}: {error}: name a game record, or - for standard input"));
    let mut bytes = Vec::new();
    let limit = LONGEST as u64 + 1;
    if path == "-" {
        stdin().lock().take(limit).read_to_end(&mut bytes).map_err(wrong)?;
    } else {
        File::open(path).and_then(|file| file.take(limit).read_to_end(&mut bytes)).map_err(wrong)?;
    }
    if bytes.len() > LONGEST {
        bail!("{name}: longer than 1 MiB, which no game is: look whether it is the right file");
    }
    let text = match std::str::from_utf8(&bytes) {
        Ok(text) => text,
        Err(error) => {
            let before = &bytes[..error.valid_up_to()];
            let line = 1 + before.iter().filter(|byte| **byte == b'\n').count();
            bail!("{name}: line {line} is not UTF-8 text: look whether it is the right file");
        }
    };
    let record = Record::parse(text).map_err(|error| anyhow::anyhow!("{name}: {error}"))?;
    let history = record.replay().map_err(|error| anyhow::anyhow!("{name}: {error}"))?;
    Ok((record, history))
}
