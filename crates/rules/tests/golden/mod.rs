//! Golden files: what a test writes must be what its file holds. `UPDATE_GOLDEN=1 cargo test` writes the files anew.

use std::fs;
use std::path::{Path, PathBuf};

/// How many lines of a difference are shown.
const SHOWN: usize = 12;

/// Where the golden file of this name lies.
pub fn path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name)
}

/// Fails, and says where the two begin to differ, if the file is not what was written.
pub fn check(name: &str, written: &str) {
    let file = path(name);
    if std::env::var_os("UPDATE_GOLDEN").is_some_and(|value| value != "0") {
        fs::write(&file, written).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        return;
    }
    let golden = fs::read_to_string(&file).unwrap_or_default().replace("\r\n", "\n");
    assert!(golden == written, "{}", difference(&file, &golden, written));
}

fn difference(file: &Path, golden: &str, written: &str) -> String {
    let (golden, written): (Vec<&str>, Vec<&str>) = (golden.lines().collect(), written.lines().collect());
    let same = golden.iter().zip(&written).take_while(|(a, b)| a == b).count();
    let (golden_rest, written_rest) = (&golden[same..], &written[same..]);
    let same_after = golden_rest.iter().rev().zip(written_rest.iter().rev()).take_while(|(a, b)| a == b).count();
    let mut text = format!("{}:{} differs", file.display(), same + 1);
    let mut show = |mark: char, lines: &[&str]| {
        lines.iter().take(SHOWN).for_each(|line| text += &format!("\n{mark} {line}"));
        if lines.len() > SHOWN {
            text += &format!("\n{mark} … and {} lines more", lines.len() - SHOWN);
        }
    };
    show(' ', &golden[same.saturating_sub(3)..same]);
    show('-', &golden_rest[..golden_rest.len() - same_after]);
    show('+', &written_rest[..written_rest.len() - same_after]);
    text + "\nIf the rules were meant to change: UPDATE_GOLDEN=1 cargo test, and read the difference in git."
}
