//! What an arena leaves in files: the record of each game, and the picture of the ladder.

use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

use anyhow::Result;
use makker_lab::arena::GameResult;
use makker_rules::RuleSet;
use makker_rules::record::{Record, Shown};

use crate::usage::Usage;

/// How many letters of a player's name are part of a file's name.
const LONGEST_NAME: usize = 24;

/// A folder for the records of games.
pub struct Records {
    folder: PathBuf,
}

/// A game, and where it stands in its arena.
pub struct Played<'a> {
    /// The rule set.
    pub rules: RuleSet,
    /// The number from which all chance comes.
    pub seed: u64,
    /// The two players: which of the arena, from 1, and by name.
    pub players: [(usize, &'a str); 2],
    /// Which deal, from 1.
    pub deal: u32,
    /// Which game of the deal, from 1.
    pub number: u32,
    /// The game.
    pub game: &'a GameResult,
}

impl Records {
    /// Makes the folder, if it is not there yet.
    pub fn create(folder: &Path) -> Result<Records, Usage> {
        let wrong = |error: io::Error| {
            let folder = folder.display();
            Usage::new(format_args!("--records {folder}: {error}: name a folder that can be made or is there"))
        };
        fs::create_dir_all(folder).map_err(wrong)?;
        Ok(Records { folder: folder.to_path_buf() })
    }

    /// Writes the record of a game into a file that is not there yet.
    pub fn write(&self, played: &Played<'_>) -> Result<()> {
        let Played { rules, seed, players, deal, number, game } = played;
        let mut tags = vec![
            ("Seed".to_string(), seed.to_string()),
            ("Deal".to_string(), deal.to_string()),
            ("Game".to_string(), number.to_string()),
        ];
        for (index, seat) in rules.seats().iter().enumerate() {
            let (_, name) = players[game.seating[index % game.seating.len()]];
            tags.push((seat.name().to_string(), name.replace('"', "'")));
        }
        let [first, second] = players.map(|(player, name)| format!("{player}-{}", file_name(name)));
        let path = self.folder.join(format!("{first}-{second}-{deal:06}-{number}.makker"));
        let record = Record::of(&game.history, &tags, Shown::Everything)?.to_string();
        let shown = path.display();
        match File::create_new(&path).and_then(|mut file| file.write_all(record.as_bytes())) {
            Ok(()) => Ok(()),
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {
                Err(Usage::new(format_args!("--records: {shown} is there already: name another folder")).into())
            }
            Err(error) => Err(anyhow::anyhow!("--records: {shown}: {error}: see whether there is room on the disk")),
        }
    }
}

/// A name as part of a file's name, on whatever machine. Different names may become the same.
fn file_name(name: &str) -> String {
    let plain = |letter: char| if letter.is_ascii_alphanumeric() || letter == '.' { letter } else { '_' };
    name.chars().take(LONGEST_NAME).map(plain).collect()
}

/// A file for a picture, which is not touched before the picture is there.
pub struct PictureFile {
    path: PathBuf,
}

impl PictureFile {
    /// Finds out whether the file can be written: before hours of games, not after them.
    pub fn probe(path: &Path) -> Result<PictureFile, Usage> {
        let wrong = |error: io::Error| {
            let path = path.display();
            Usage::new(format_args!(
                "--svg {path}: {error}: name a file that can be written, in a folder that is there"
            ))
        };
        match File::create_new(path) {
            Ok(_) => fs::remove_file(path).map_err(wrong)?,
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {
                OpenOptions::new().append(true).open(path).map_err(wrong)?;
            }
            Err(error) => return Err(wrong(error)),
        }
        Ok(PictureFile { path: path.to_path_buf() })
    }

    /// Writes the picture.
    pub fn write(&self, picture: &str) -> Result<()> {
        let path = self.path.display();
        fs::write(&self.path, picture)
            .map_err(|error| anyhow::anyhow!("--svg {path}: {error}: see whether there is room on the disk"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_files_are_short_and_plain() {
        assert_eq!(file_name("easy:nodes=20"), "easy_nodes_20");
        assert_eq!(file_name("../größe\u{1b} (2)"), ".._gr__e___2_");
        assert_eq!(file_name(&"x".repeat(300)).len(), LONGEST_NAME);
    }
}
