//! What ARCHITECTURE.md says is not there, is not there; and its map names what is.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use makker_chance::Chance;
use makker_rules::{Edition, Game, History, Phase, Seat, Setup};

/// Which of our crates each may use, tests apart.
const MAY_USE: [(&str, &[&str]); 6] = [
    ("rules", &[]),
    ("chance", &[]),
    ("bots", &["makker-rules", "makker-chance"]),
    ("protocol", &["makker-rules"]),
    ("server", &["makker-rules", "makker-chance", "makker-bots", "makker-protocol"]),
    ("cli", &["makker-rules", "makker-chance", "makker-bots", "makker-protocol", "makker-server"]),
];

/// The parts of the standard library that the rules may use: none that reads, writes, waits or asks the machine.
const STANDARD_PARTS: [&str; 13] =
    ["array", "cmp", "collections", "error", "fmt", "iter", "mem", "num", "ops", "slice", "str", "sync", "vec"];

/// What the rules never say: printing, and maps whose order is another one in each run.
const NEVER: [&str; 8] = ["print!", "println!", "eprint!", "eprintln!", "dbg!", "HashMap", "HashSet", "RandomState"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(path: impl AsRef<Path>) -> String {
    let path = root().join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn crates() -> Vec<String> {
    names("crates")
}

fn names(folder: impl AsRef<Path>) -> Vec<String> {
    let entries = fs::read_dir(root().join(folder)).unwrap();
    let mut names: Vec<String> = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

/// The source files of a crate with what they say outside of comments and unit tests.
fn sources(name: &str) -> Vec<(String, String)> {
    let folder = format!("crates/{name}/src");
    let code = |file: &String| {
        let text = read(format!("{folder}/{file}"));
        let code = text.split("#[cfg(test)]").next().unwrap_or_default();
        let lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
        lines.collect::<Vec<_>>().join("\n")
    };
    names(&folder).iter().filter(|file| file.ends_with(".rs")).map(|file| (file.clone(), code(file))).collect()
}

/// The dependencies of a crate, tests apart.
fn dependencies(name: &str) -> BTreeSet<String> {
    let manifest = read(format!("crates/{name}/Cargo.toml"));
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

#[test]
fn the_rules_depend_on_nothing() {
    assert_eq!(dependencies("rules"), BTreeSet::new());
}

#[test]
fn each_crate_uses_only_those_that_it_may() {
    for name in crates() {
        let (_, allowed) = MAY_USE
            .iter()
            .find(|(other, _)| *other == name)
            .unwrap_or_else(|| panic!("say in MAY_USE and in ARCHITECTURE.md what the crate {name} may use"));
        let ours: BTreeSet<String> = dependencies(&name).into_iter().filter(|other| other.contains("makker")).collect();
        assert!(ours.iter().all(|other| allowed.contains(&other.as_str())), "{name} uses {ours:?}");
    }
}

#[test]
fn the_compiler_forbids_unsafe_code_in_every_crate() {
    assert!(read("Cargo.toml").contains("[workspace.lints.rust]\nunsafe_code = \"forbid\"\n"));
    for name in crates() {
        assert!(read(format!("crates/{name}/Cargo.toml")).contains("[lints]\nworkspace = true"), "{name}");
    }
}

#[test]
fn the_rules_use_no_files_network_clock_or_environment() {
    for (file, code) in sources("rules") {
        for after in code.split("std::").skip(1) {
            let part: String = after.chars().take_while(|letter| letter.is_alphanumeric() || *letter == '_').collect();
            assert!(STANDARD_PARTS.contains(&part.as_str()), "{file}: std::{part} is none of {STANDARD_PARTS:?}");
        }
        for word in NEVER {
            assert!(!code.contains(word), "{file}: {word}");
        }
    }
}

#[test]
fn no_code_asks_which_edition_it_is() {
    let tables = Edition::ALL.map(|edition| format!("    LazyLock::new(|| Track::new(Edition::{edition:?})),"));
    for name in crates() {
        for (file, code) in
            sources(&name).into_iter().filter(|(file, _)| (name.as_str(), file.as_str()) != ("rules", "edition.rs"))
        {
            for line in code.lines().filter(|line| file != "track.rs" || !tables.iter().any(|table| table == line)) {
                let names_one = Edition::ALL.iter().any(|edition| line.contains(&format!("Edition::{edition:?}")));
                let imports_all = line.contains("Edition::*") || line.contains("Edition::{");
                let by_name = line.contains("name() ==") && line.contains("edition");
                assert!(!names_one && !imports_all && !by_name, "{name}/{file}: {line}");
            }
        }
    }
}

#[test]
fn the_second_reading_of_the_rules_uses_nothing_of_the_first() {
    for file in names("crates/rules/tests/naive") {
        assert!(!read(format!("crates/rules/tests/naive/{file}")).contains("makker_rules"), "{file}");
    }
}

#[test]
fn a_game_and_a_history_print_only_what_everyone_knows() {
    for edition in Edition::ALL {
        let mut chance = Chance::from_seed(edition as u64);
        let mut history = History::new(Setup::new(edition, Seat::Red)).unwrap();
        while history.game().phase() != Phase::Over {
            let game = *history.game();
            let printed = format!(
                "Game {{ edition: {edition:?}, phase: {:?}, dealer: {:?}, deal_number: {}, board: {:?}, .. }}",
                game.phase(),
                game.dealer(),
                game.deal_number(),
                game.board()
            );
            assert_eq!(format!("{game:?}"), printed);
            let events = history.events().len();
            assert_eq!(format!("{history:?}"), format!("History {{ game: {printed}, events: {events}, .. }}"));
            step(&mut history, &game, &mut chance);
        }
    }
}

fn step(history: &mut History, game: &Game, chance: &mut Chance) {
    let seat = match game.phase() {
        Phase::Shuffle => {
            let mut deck = game.edition().deck();
            chance.shuffle(&mut deck);
            return history.shuffle(&deck).unwrap();
        }
        Phase::Exchange => game.to_give().iter().next().unwrap(),
        Phase::Play(seat) => seat,
        Phase::Over => return,
    };
    let choices = game.choices(seat);
    history.choose(seat, choices[chance.below(choices.len())]).unwrap();
}

#[test]
fn the_map_names_every_file_and_is_short() {
    let map = read("ARCHITECTURE.md");
    assert!(map.lines().count() <= 150, "ARCHITECTURE.md has more than 150 lines");
    for name in crates() {
        let heading = format!("\n### crates/{name}");
        let (_, section) = map.split_once(&heading).unwrap_or_else(|| panic!("ARCHITECTURE.md lacks{heading}"));
        let section = section.split("\n#").next().unwrap_or_default();
        for file in names(format!("crates/{name}/src")) {
            assert!(section.contains(&format!("`{file}`")), "ARCHITECTURE.md does not name crates/{name}/src/{file}");
        }
    }
}

#[test]
fn every_invariant_names_a_test_that_is_there() {
    let map = read("ARCHITECTURE.md");
    let (_, invariants) = map.split_once("\n## Invariants\n").expect("ARCHITECTURE.md has a section Invariants");
    let invariants = invariants.split("\n## ").next().unwrap_or_default();
    let mut there = String::new();
    for name in crates() {
        sources(&name).iter().for_each(|(file, _)| there += &read(format!("crates/{name}/src/{file}")));
        let tests = format!("crates/{name}/tests");
        if root().join(&tests).is_dir() {
            let files = names(&tests).into_iter().filter(|file| file.ends_with(".rs"));
            files.for_each(|file| there += &read(format!("{tests}/{file}")));
        }
    }
    let mut count = 0;
    for invariant in invariants.split("\n- ").skip(1) {
        let tests: Vec<&str> = invariant.split('`').filter(|word| word.matches('_').count() > 1).collect();
        assert!(!tests.is_empty(), "no test is named: {invariant}");
        for test in tests {
            assert!(there.contains(&format!("fn {test}()")), "there is no test {test}");
            count += 1;
        }
    }
    assert!(count > 8, "{count}");
}

#[test]
fn the_readme_shows_the_example_of_the_crate() {
    let contents = read("crates/rules/src/lib.rs");
    let lines =
        contents.lines().map_while(|line| line.strip_prefix("//!")).map(|line| line.strip_prefix(' ').unwrap_or(line));
    let example: Vec<&str> = lines
        .skip_while(|line| *line != "```")
        .skip(1)
        .take_while(|line| *line != "```")
        .filter(|line| !line.starts_with("# "))
        .collect();
    assert!(example.len() > 5, "{example:?}");
    assert!(read("README.md").contains(&format!("```rust\n{}\n```", example.join("\n"))), "{example:#?}");
}
