//! `makker export`: all tables in one file, on their way to another storage.

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Result, anyhow};
use makker_server::export;

use crate::data::tables::Place;
use crate::screen::words::counted;

/// Write all tables of a server into a file, with running games: `makker import` puts them into another storage.
///
/// A folder is exported while no server uses it. A database may be in use: what is done there afterwards is not in the file, so stop
/// its servers if you move for good. The file holds hidden cards and names: only its owner may read it.
#[derive(clap::Args)]
#[command(after_help = "Example: from a folder to PostgreSQL
  makker export --data /var/lib/makker tables.makker
  makker import --database postgres://makker@db.example.net/makker tables.makker")]
pub struct Args {
    #[command(flatten)]
    place: Place,
    /// The file. One that is there already is replaced once the new one is whole.
    #[arg(value_name = "FILE")]
    to: PathBuf,
}

/// Runs the command.
pub fn run(args: &Args, out: &mut impl Write) -> Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let (moved, name) = runtime.block_on(async {
        args.place.check()?;
        let tables = args.place.open().await?;
        let moved = export(&*tables.store(), &args.to).await.map_err(|error| anyhow!("{}", error.0));
        let name = tables.name.clone();
        tables.close().await?;
        moved.map(|moved| (moved, name))
    })?;
    let (tables, lines) = (counted(moved.tables, "table"), counted(moved.lines, "line"));
    writeln!(out, "{tables} of {name} with {lines} are in {}.", args.to.display())?;
    Ok(())
}
