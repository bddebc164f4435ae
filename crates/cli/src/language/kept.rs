//! What the program remembers of a person at this machine: small files in the folder where programs keep their settings.

use std::fs;
use std::path::PathBuf;

/// Something that is remembered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kept {
    /// The language that somebody chose in a game.
    Language,
    /// That the lessons were offered.
    Offered,
}

impl Kept {
    /// What is remembered; nothing if nothing is, or it cannot be read.
    pub fn read(self) -> Option<String> {
        Some(fs::read_to_string(self.file()?).ok()?.trim().to_string())
    }

    /// Remembers a word. Where nothing can be written, it is forgotten with the game: no reason to disturb that.
    pub fn write(self, word: &str) {
        let Some(file) = self.file() else { return };
        if let Some(folder) = file.parent() {
            let _ = fs::create_dir_all(folder);
        }
        let _ = fs::write(file, format!("{word}\n"));
    }

    fn file(self) -> Option<PathBuf> {
        let name = match self {
            Kept::Language => "language",
            Kept::Offered => "lessons-offered",
        };
        Some(dirs::config_dir()?.join("makker").join(name))
    }
}
