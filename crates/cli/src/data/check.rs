//! `makker check`: looks through the tables of a server.

use std::io::Write;

use anyhow::{Result, anyhow};
use makker_server::{check, check_database};

use crate::data::tables::Place;
use crate::data::{file, folder};
use crate::screen::words::counted;
use crate::usage::AlreadyTold;

/// Look through the tables of a server, which may be running, and change nothing.
///
/// Reads every line of every table. Names the tables that cannot be read, the line and the reason, and those that a server has set
/// aside; then the exit code is 1. A table that is set aside is tried again when the server starts.
#[derive(clap::Args)]
#[command(after_help = "Example: makker check --data /var/lib/makker")]
pub struct Args {
    #[command(flatten)]
    place: Place,
}

/// Runs the command.
pub fn run(args: &Args, out: &mut impl Write) -> Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let found = match &args.place.database {
        Some(address) => {
            runtime.block_on(check_database(address)).map_err(|error| anyhow!("--database: {}", error.0))?
        }
        None => {
            let folder = folder(args.place.data.as_deref())?;
            let found = runtime.block_on(check(&file(&folder)));
            found.map_err(|error| anyhow!("--data {}: {}", folder.display(), error.0))?
        }
    };
    for damage in &found.damage {
        writeln!(out, "The storage is damaged: {damage}")?;
    }
    for (table, wrong) in &found.wrong {
        writeln!(out, "Table {table}: {wrong}")?;
    }
    let (tables, lines) = (counted(found.tables, "table"), counted(found.lines, "line"));
    if found.damage.is_empty() && found.wrong.is_empty() {
        writeln!(out, "OK: {tables}, {lines}.")?;
        return Ok(());
    }
    writeln!(out, "{tables}, {lines}; wrong: {}.", counted(found.wrong.len(), "table"))?;
    Err(AlreadyTold(1).into())
}
