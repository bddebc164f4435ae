//! Files that get their name when they are whole: there is never half a file, and none for anybody but its owner.

use std::fs::{self, File, OpenOptions};
use std::io;
use std::os::unix::fs::OpenOptionsExt;
use std::path::{Path, PathBuf};

/// A file that is being written, beside the one that it will be; gone if it is not finished.
pub(crate) struct Part {
    /// Where it is meanwhile.
    pub(crate) path: PathBuf,
}

impl Part {
    /// An empty one, for nobody but its owner. SQLite writes into an empty file that is there.
    pub(crate) fn new(to: &Path) -> io::Result<Part> {
        let to = std::path::absolute(to)?;
        let name = to.file_name().ok_or(io::ErrorKind::InvalidFilename)?.to_string_lossy().into_owned();
        let path = to.with_file_name(format!(".{name}.{}.part", std::process::id()));
        OpenOptions::new().write(true).create_new(true).mode(0o600).open(&path)?;
        Ok(Part { path })
    }

    pub(crate) fn name(&self) -> String {
        self.path.display().to_string()
    }

    pub(crate) fn open(&self) -> io::Result<File> {
        OpenOptions::new().write(true).open(&self.path)
    }

    /// Gives it its name, once it is on the disk; then the name is on the disk, too.
    pub(crate) fn finish(self, to: &Path) -> io::Result<()> {
        self.open()?.sync_all()?;
        fs::rename(&self.path, to)?;
        let folder = std::path::absolute(to)?;
        File::open(folder.parent().unwrap_or(&folder))?.sync_all()
    }
}

impl Drop for Part {
    fn drop(&mut self) {
        // After it was finished there is none of this name.
        let _ = fs::remove_file(&self.path);
    }
}
