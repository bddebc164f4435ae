//! The repository as the guards see it: every source file of every crate, however deep its folder.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// A repository, ours or one that a test has planted a violation in.
pub struct Tree {
    root: PathBuf,
}

/// A source file with what it says outside of comments and unit tests.
pub struct Source {
    /// Its path below the crate's `src`, with `/` between folders.
    pub path: String,
    pub code: String,
}

impl Source {
    /// The module right below the crate's root that the file belongs to: a folder or a file.
    pub fn room(&self) -> &str {
        let first = self.path.split('/').next().unwrap_or_default();
        first.strip_suffix(".rs").unwrap_or(first)
    }
}

impl Tree {
    pub fn ours() -> Tree {
        Tree { root: Path::new(env!("CARGO_MANIFEST_DIR")).join("../..") }
    }

    /// A repository of these files in a temporary folder, for showing that a guard sees what it should.
    pub fn planted(name: &str, files: &[(&str, &str)]) -> Tree {
        let root = std::env::temp_dir().join(format!("makker-guards-{}-{name}", std::process::id()));
        for (path, text) in files {
            let path = root.join(path);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        }
        Tree { root }
    }

    pub fn read(&self, path: impl AsRef<Path>) -> String {
        let path = self.root.join(path);
        fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
    }

    pub fn crates(&self) -> Vec<String> {
        self.names("crates")
    }

    /// What a folder holds, sorted.
    pub fn names(&self, folder: impl AsRef<Path>) -> Vec<String> {
        let entries = fs::read_dir(self.root.join(folder)).unwrap();
        let mut names: Vec<String> = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }

    /// All files below a folder, those in folders too; none if there is no such folder.
    pub fn files(&self, folder: &str) -> Vec<String> {
        let mut found = Vec::new();
        if self.root.join(folder).is_dir() {
            for name in self.names(folder) {
                let path = format!("{folder}/{name}");
                match self.root.join(&path).is_dir() {
                    true => found.extend(self.files(&path)),
                    false => found.push(path),
                }
            }
        }
        found
    }

    /// The source files of a crate.
    pub fn sources(&self, name: &str) -> Vec<Source> {
        let folder = format!("crates/{name}/src");
        let files = self.files(&folder).into_iter().filter(|path| path.ends_with(".rs"));
        files
            .map(|path| {
                let text = self.read(&path);
                let code = text.split("#[cfg(test)]").next().unwrap_or_default();
                let lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
                Source { path: path[folder.len() + 1..].to_string(), code: lines.collect::<Vec<_>>().join("\n") }
            })
            .collect()
    }

    /// The dependencies of a crate, tests apart.
    pub fn dependencies(&self, name: &str) -> BTreeSet<String> {
        let manifest = self.read(format!("crates/{name}/Cargo.toml"));
        let (mut section, mut found) = ("", BTreeSet::new());
        for line in manifest.lines().filter(|line| !line.starts_with('#')) {
            if line.starts_with('[') {
                section = line.trim_matches(['[', ']']);
                assert!(!section.contains("dependencies."), "{name}: write dependencies on one line each");
            } else if section.ends_with("dependencies") && section != "dev-dependencies" && !line.is_empty() {
                found.insert(line.split(['.', ' ', '=']).next().unwrap().to_string());
            }
        }
        found
    }

    /// Which rooms of a crate each of its rooms uses, as the paths that begin with `crate::` say.
    pub fn uses(&self, name: &str) -> BTreeMap<String, BTreeSet<String>> {
        let mut uses: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        for source in self.sources(name).iter().filter(|source| !["lib", "main"].contains(&source.room())) {
            let rooms = uses.entry(source.room().to_string()).or_default();
            rooms.extend(named_after_crate(&source.code).into_iter().filter(|room| room != source.room()));
        }
        uses
    }
}

/// The first names after each `crate::`, those in braces too.
fn named_after_crate(code: &str) -> Vec<String> {
    let word = |text: &str| text.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect::<String>();
    let mut found = Vec::new();
    for after in code.split("crate::").skip(1) {
        let Some(list) = after.strip_prefix('{') else {
            found.push(word(after));
            continue;
        };
        let (mut depth, mut begins) = (0, true);
        for (at, letter) in list.char_indices() {
            match letter {
                '{' => depth += 1,
                '}' if depth == 0 => break,
                '}' => depth -= 1,
                ',' if depth == 0 => begins = true,
                letter if begins && letter.is_alphanumeric() => {
                    found.push(word(&list[at..]));
                    begins = false;
                }
                _ => {}
            }
        }
    }
    found
}
