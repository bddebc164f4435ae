//! Folders for tests.

use std::fs;
use std::path::{Path, PathBuf};

/// An empty folder of a test's own, in the one that Cargo has for the tests of a crate: `env!("CARGO_TARGET_TMPDIR")`.
///
/// # Panics
/// If it cannot be made.
pub fn empty_folder(of_tests: &str, name: &str) -> PathBuf {
    let folder = Path::new(of_tests).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder of the tests");
    folder
}
