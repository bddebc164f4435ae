//! Where the tables of a server are, what can be done with them while it does not run, and what even then.

pub mod folder_lock;
pub mod tables;
pub mod check;
pub mod prune;
pub mod backup;
pub mod restore;
pub mod export;
pub mod import;

use std::path::{Path, PathBuf};

use anyhow::Result;

use crate::usage::Usage;

/// The folder that was named, or where programs keep their data.
pub fn folder(named: Option<&Path>) -> Result<PathBuf> {
    let folder = named.map(Path::to_path_buf).or_else(|| Some(dirs::data_dir()?.join("makker")));
    Ok(folder.ok_or_else(|| Usage::new("--data: this machine has no folder for data: name one"))?)
}

/// The file of tables in a folder.
pub fn file(folder: &Path) -> PathBuf {
    folder.join("makker.sqlite")
}
