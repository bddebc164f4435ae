//! One server for one folder: two that write the same tables would each tell its people only half of what happens.

use std::fs::{DirBuilder, File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, Write};
use std::os::unix::fs::DirBuilderExt;
use std::path::Path;

use anyhow::{Result, anyhow};

/// Held by a server for as long as it runs; the system gives it back however the process ends.
pub struct FolderLock(File);

impl FolderLock {
    /// Takes the lock of a folder, which is made if it is not there, or says who holds it.
    pub fn take(folder: &Path) -> Result<FolderLock> {
        let path = folder.join("makker.lock");
        let failed = |error: io::Error| anyhow!("--data {}: cannot open {}: {error}", folder.display(), path.display());
        // It will hold hidden cards: nobody but its owner looks in.
        DirBuilder::new().recursive(true).mode(0o700).create(folder).map_err(failed)?;
        let file = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(&path);
        let mut file = file.map_err(failed)?;
        match file.try_lock() {
            Ok(()) => Ok(FolderLock(file)),
            Err(TryLockError::WouldBlock) => {
                let mut holder = String::new();
                let _ = (&mut file).take(200).read_to_string(&mut holder);
                Err(anyhow!(
                    "--data {}: another makker{} keeps its tables there: stop it, or name another folder",
                    folder.display(),
                    holder.trim_end()
                ))
            }
            Err(TryLockError::Error(error)) => Err(failed(error)),
        }
    }

    /// Writes down who holds it, for whoever tries it too.
    pub fn sign(&mut self, address: impl std::fmt::Display) -> Result<()> {
        self.0.set_len(0)?;
        self.0.rewind()?;
        writeln!(self.0, " (process {}, at http://{address}/)", std::process::id())?;
        Ok(())
    }
}
