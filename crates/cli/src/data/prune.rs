//! `makker prune`: deletes tables that nobody has looked at for long.

use std::io::Write;
use std::path::PathBuf;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use anyhow::{Result, anyhow};
use makker_server::prune;

use crate::data::folder_lock::FolderLock;
use crate::data::{file, folder};
use crate::screen::words::counted;

/// How old is old for whoever only wants to know.
const USUAL: Days = Days(90);

/// Delete tables that nobody has looked at for long, for good, and give their space back.
///
/// Only while no server runs on the folder: a running one does it by itself, by the numbers of its limits file. Without an age, or
/// with --dry-run, it only says what would be deleted. Tables that are set aside are kept.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  makker prune --data /var/lib/makker                       Says how much is older than 90 days.
  makker prune --data /var/lib/makker --older-than 90d      Deletes it.")]
pub struct Args {
    /// The folder that holds the database. [default: as for serve]
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// For how long nobody has looked at them, in days, such as 90d.
    #[arg(long, value_name = "DAYS", value_parser = days)]
    older_than: Option<Days>,
    /// Only say what would be deleted.
    #[arg(long)]
    dry_run: bool,
}

#[derive(Clone, Copy)]
struct Days(u64);

fn days(text: &str) -> Result<Days, String> {
    let days = text.strip_suffix('d').and_then(|days| days.parse().ok()).filter(|days| (1..=36_500).contains(days));
    days.map(Days).ok_or_else(|| "write a number of days from 1d to 36500d, such as 90d".to_string())
}

/// Runs the command.
pub fn run(args: &Args, out: &mut impl Write) -> Result<()> {
    let folder = folder(args.data.as_deref())?;
    let named = |error: String| anyhow!("--data {}: {error}", folder.display());
    if !file(&folder).exists() {
        return Err(named("there is no makker.sqlite: name the folder of a server".to_string()));
    }
    let _lock = FolderLock::take(&folder).map_err(|error| {
        anyhow!("{error:#}. A running server deletes old tables by itself: see finished_days in its limits file")
    })?;
    let age = args.older_than.unwrap_or(USUAL);
    let is_tried = args.dry_run || args.older_than.is_none();
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let since = now.saturating_sub(Duration::from_secs(age.0 * 86_400));
    let size = || std::fs::metadata(file(&folder)).map_or(0, |file| file.len());
    let before = size();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let pruned = runtime.block_on(prune(&file(&folder), since.as_millis() as u64, is_tried));
    let pruned = pruned.map_err(|error| named(error.0))?;
    let old = counted(pruned.old as usize, "table");
    let looked = format!("that nobody has looked at for {}", counted(age.0 as usize, "day"));
    if is_tried {
        let kilobytes = pruned.bytes.div_ceil(1000);
        writeln!(out, "Of {}, {old} {looked} would be deleted, about {kilobytes} kB.", pruned.all)?;
        if args.older_than.is_none() {
            writeln!(out, "To delete them, say how old: --older-than {}d.", age.0)?;
        }
        return Ok(());
    }
    let freed = before.saturating_sub(size()).div_ceil(1000);
    writeln!(out, "Deleted {old} {looked}, of {}; the file is {freed} kB smaller.", pruned.all)?;
    Ok(())
}
