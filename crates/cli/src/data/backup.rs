//! `makker backup`: a copy of all tables, while the server runs.

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Result, anyhow};

use crate::data::{file, folder};

/// Copy all tables of a server into one file, while it runs or not.
///
/// Every command that was acknowledged before is in the copy. It holds hidden cards and names: only its owner may read it.
#[derive(clap::Args)]
#[command(after_help = "Example: makker backup --data /var/lib/makker /var/backups/makker.sqlite")]
pub struct Args {
    /// The folder of the server. [default: makker in the folder where programs keep their data]
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// The copy. One that is there already is replaced once the new one is whole.
    #[arg(value_name = "FILE")]
    to: PathBuf,
}

/// Runs the command.
pub fn run(args: &Args, out: &mut impl Write) -> Result<()> {
    let from = file(&folder(args.data.as_deref())?);
    if !from.exists() {
        return Err(anyhow!("--data: there is no {}: name the folder of a server", from.display()));
    }
    let runtime = tokio::runtime::Runtime::new().map_err(|error| anyhow!("threads: {error}"))?;
    runtime.block_on(makker_server::backup(&from, &args.to)).map_err(|error| anyhow!("{}", error.0))?;
    writeln!(out, "All tables of {} are in {}.", from.display(), args.to.display())?;
    Ok(())
}
