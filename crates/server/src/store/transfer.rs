//! Tables on their way from one storage to another, running ones too: all logs in one text file, a table a line. What is kept beside a
//! log is worked out again from it.

use std::io::{self, BufRead, BufReader, BufWriter, Write};
use std::path::Path;
use std::time::Duration;

use makker_table::Table;
use makker_table::summary::Summary;
use serde::{Deserialize, Serialize};

use crate::store::part::Part;
use crate::store::{AppendError, Row, Store, Unavailable};

/// The version of the file that this program writes; others it does not read.
const VERSION: u32 = 1;

/// How many tables are asked for at once.
const PAGE: u32 = 500;

/// A line of the file.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
enum Line {
    /// The first: what kind of file it is, and from what the links of its tables are made.
    Makker { version: u32, secret: [u8; 32] },
    /// A table with its whole log, each line with its time and its text.
    Table { id: String, seen: u64, lines: Vec<(u64, String)> },
    /// The last: how many tables there should be.
    End { tables: usize },
}

/// What was written to a file, or read from one.
#[derive(Default, Debug, PartialEq, Eq)]
pub struct Moved {
    /// How many tables were moved.
    pub tables: usize,
    /// How many lines they have.
    pub lines: usize,
    /// How many tables were there already, just the same or with more lines.
    pub known: usize,
    /// Which tables were not moved, and why; no cards.
    pub left: Vec<(String, String)>,
    /// Do links that were given out go on opening their seats?
    pub links: bool,
}

/// Writes all tables of a storage into a file, which gets its name when it is whole. Servers may use the storage meanwhile: each table
/// is written as it stands at some moment.
pub async fn export(store: &dyn Store, to: &Path) -> Result<Moved, Unavailable> {
    let failed = |error: io::Error| Unavailable(format!("cannot write {}: {error}", to.display()));
    let part = Part::new(to).map_err(failed)?;
    let mut file = BufWriter::new(part.open().map_err(failed)?);
    let mut write = |line: &Line| {
        let text = serde_json::to_string(line).map_err(io::Error::from)?;
        writeln!(file, "{text}")
    };
    write(&Line::Makker { version: VERSION, secret: store.secret().await? }).map_err(failed)?;
    let mut moved = Moved { links: true, ..Moved::default() };
    let mut last = String::new();
    loop {
        let page = store.all(&last, PAGE).await?;
        let Some(end) = page.last() else { break };
        last = end.id.clone();
        for found in page {
            let lines = store.load(&found.id, 0).await?;
            // Deleted since it was found.
            if lines.is_empty() {
                continue;
            }
            moved.tables += 1;
            moved.lines += lines.len();
            let lines = lines.into_iter().map(|row| (row.at, row.body)).collect();
            write(&Line::Table { id: found.id, seen: found.seen, lines }).map_err(failed)?;
        }
    }
    write(&Line::End { tables: moved.tables }).map_err(failed)?;
    file.flush().map_err(failed)?;
    drop(file);
    part.finish(to).map_err(failed)?;
    Ok(moved)
}

/// Adds the tables of a file to a storage. Those that are there already are left as they are, so that what was interrupted can be
/// begun again.
pub async fn import(store: &dyn Store, from: &Path) -> Result<Moved, Unavailable> {
    let failed = |error: &dyn std::fmt::Display| Unavailable(format!("cannot read {}: {error}", from.display()));
    let file = std::fs::File::open(from).map_err(|error| failed(&error))?;
    let mut lines = BufReader::new(file).lines();
    let mut next = || -> Result<Option<Line>, Unavailable> {
        let Some(text) = lines.next() else { return Ok(None) };
        // What is wrong with a line is told without it: it holds hidden cards.
        let text = text.map_err(|error| failed(&error))?;
        serde_json::from_str(&text).map(Some).map_err(|_| failed(&"it is damaged, or no file of makker export"))
    };
    let mut moved = match next()? {
        Some(Line::Makker { version: VERSION, secret }) => {
            Moved { links: store.take_secret(&secret).await?, ..Moved::default() }
        }
        Some(Line::Makker { .. }) => return Err(failed(&"it was written by a newer makker: use that one")),
        _ => return Err(failed(&"it is no file of makker export")),
    };
    let mut count = 0;
    loop {
        match next()? {
            Some(Line::Table { id, seen, lines }) => {
                count += 1;
                take_in(store, id, seen, lines, &mut moved).await?;
            }
            Some(Line::End { tables }) if tables == count => return Ok(moved),
            _ => return Err(failed(&format_args!("it ends after {count} tables, and is not whole"))),
        }
    }
}

/// Adds a table, or notes why not.
async fn take_in(
    store: &dyn Store,
    id: String,
    seen: u64,
    lines: Vec<(u64, String)>,
    moved: &mut Moved,
) -> Result<(), Unavailable> {
    let rows: Vec<Row> = lines.into_iter().zip(1..).map(|((at, body), seq)| Row { seq, at, body }).collect();
    let table = match Table::read_on(&id, None, rows.iter().map(|row| (row.seq, row.at, row.body.as_str()))) {
        Ok(Some(table)) => table,
        Ok(None) => return Ok(()),
        Err(corrupt) => {
            moved.left.push((id, corrupt.to_string()));
            return Ok(());
        }
    };
    let count = rows.len();
    match store.append(&id, 0, rows.clone(), Summary::new(&table, Duration::ZERO)).await {
        Ok(()) => {
            moved.tables += 1;
            moved.lines += count;
            store.see(&id, seen).await
        }
        Err(AppendError::Conflict) => {
            let there = store.load(&id, 0).await?;
            if there.starts_with(&rows) {
                moved.known += 1;
            } else {
                moved.left.push((id, "another one of this name is there".to_string()));
            }
            Ok(())
        }
        Err(AppendError::Unavailable(error)) => Err(Unavailable(error)),
    }
}
