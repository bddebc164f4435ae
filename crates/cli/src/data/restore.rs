//! `makker restore`: the tables of a copy in the place of those of a server.

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Result, anyhow};

use crate::data::folder_lock::FolderLock;
use crate::data::{file, folder};

/// Put a copy made by `makker backup` into the folder of a server that does not run.
///
/// The copy is checked first. Tables that are there already are kept only with --replace, as replaced.sqlite beside the others.
#[derive(clap::Args)]
#[command(after_help = "Example: makker restore /var/backups/makker.sqlite --data /var/lib/makker")]
pub struct Args {
    /// The copy.
    #[arg(value_name = "FILE")]
    from: PathBuf,
    /// The folder of the server. [default: makker in the folder where programs keep their data]
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// Set tables aside that are there already.
    #[arg(long)]
    replace: bool,
}

/// Runs the command.
pub fn run(args: &Args, out: &mut impl Write) -> Result<()> {
    let folder = folder(args.data.as_deref())?;
    let to = file(&folder);
    let _lock = FolderLock::take(&folder)?;
    if to.exists() && !args.replace {
        return Err(anyhow!("there are tables in {} already: say --replace to set them aside", to.display()));
    }
    let runtime = tokio::runtime::Runtime::new().map_err(|error| anyhow!("threads: {error}"))?;
    runtime.block_on(makker_server::restore(&args.from, &to)).map_err(|error| anyhow!("{}", error.0))?;
    writeln!(
        out,
        "The tables of {} are in {}: makker serve goes on with them.",
        args.from.display(),
        folder.display()
    )?;
    Ok(())
}
