//! `makker import`: tables that were exported from another storage.

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Result, anyhow};
use makker_server::import;

use crate::data::tables::Place;
use crate::screen::words::counted;
use crate::usage::AlreadyTold;

/// Add the tables of a file that `makker export` has written to those of a server; running games go on.
///
/// Into a folder while no server uses it, or into a database. Tables that are there already are left as they are, so an import that was
/// interrupted can be begun again. Where there are no tables yet, links that were given out go on opening their seats.
#[derive(clap::Args)]
#[command(after_help = "Example: makker import --database postgres://makker@db.example.net/makker tables.makker")]
pub struct Args {
    #[command(flatten)]
    place: Place,
    /// The file.
    #[arg(value_name = "FILE")]
    from: PathBuf,
}

/// Runs the command.
pub fn run(args: &Args, out: &mut impl Write) -> Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let (moved, name) = runtime.block_on(async {
        let tables = args.place.open().await?;
        let moved = import(&*tables.store(), &args.from).await.map_err(|error| anyhow!("{}", error.0));
        let name = tables.name.clone();
        tables.close().await?;
        moved.map(|moved| (moved, name))
    })?;
    let (tables, lines) = (counted(moved.tables, "table"), counted(moved.lines, "line"));
    writeln!(out, "{tables} with {lines} came into {name}; {} before.", there(moved.known))?;
    if !moved.links {
        writeln!(
            out,
            "Links that carry a seat to another device open no seat of these tables: people ask for new ones."
        )?;
    }
    for (table, why) in &moved.left {
        writeln!(out, "Table {table} was not moved: {why}")?;
    }
    if moved.left.is_empty() { Ok(()) } else { Err(AlreadyTold(1).into()) }
}

fn there(count: usize) -> String {
    if count == 1 { "1 was there".to_string() } else { format!("{count} were there") }
}
