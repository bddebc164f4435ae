//! Where a server keeps its tables.

use std::path::{Path, PathBuf};

use anyhow::Result;

use crate::usage::Usage;

/// The folder that was named, or that of programs' data.
pub fn folder(named: Option<&Path>) -> Result<PathBuf> {
    let folder = named.map(Path::to_path_buf).or_else(|| Some(dirs::data_dir()?.join("makker")));
    Ok(folder.ok_or_else(|| Usage::new("--data: this machine has no folder for data: name one"))?)
}

/// The file of tables in it.
pub fn file(folder: &Path) -> PathBuf {
    folder.join("makker.sqlite")
}
