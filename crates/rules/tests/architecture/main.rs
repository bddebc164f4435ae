//! What ARCHITECTURE.md says is not there, is not there; and its map names what is.

mod tree;

use std::collections::BTreeSet;

use makker_chance::Chance;
use makker_rules::{Edition, History, Phase, RuleSet, Seat, Setup};
use makker_testkit::step;

use tree::Tree;

/// Which of our crates each may use, tests apart.
const MAY_USE: [(&str, &[&str]); 11] = [
    ("rules", &[]),
    ("chance", &[]),
    ("bots", &["makker-rules", "makker-chance"]),
    ("review", &["makker-rules", "makker-chance", "makker-bots"]),
    ("lab", &["makker-rules", "makker-chance", "makker-bots", "makker-review"]),
    ("protocol", &["makker-rules", "makker-bots", "makker-review"]),
    ("testkit", &["makker-rules", "makker-chance"]),
    ("table", &["makker-rules", "makker-chance", "makker-bots", "makker-review", "makker-protocol"]),
    ("browser", &["makker-rules", "makker-chance", "makker-bots", "makker-review", "makker-protocol", "makker-table"]),
    ("server", &["makker-rules", "makker-chance", "makker-bots", "makker-review", "makker-protocol", "makker-table"]),
    (
        "cli",
        &[
            "makker-rules",
            "makker-chance",
            "makker-bots",
            "makker-review",
            "makker-lab",
            "makker-protocol",
            "makker-server",
        ],
    ),
];

/// The parts of the standard library that the rules may use: none that reads, writes, waits or asks the machine.
const STANDARD_PARTS: [&str; 13] =
    ["array", "cmp", "collections", "error", "fmt", "iter", "mem", "num", "ops", "slice", "str", "sync", "vec"];

/// What the rules never say: printing, and maps whose order is another one in each run.
const NEVER: [&str; 8] = ["print!", "println!", "eprint!", "eprintln!", "dbg!", "HashMap", "HashSet", "RandomState"];

#[test]
fn the_rules_depend_on_nothing() {
    assert_eq!(Tree::ours().dependencies("rules"), BTreeSet::new());
}

#[test]
fn each_crate_uses_only_those_that_it_may() {
    let tree = Tree::ours();
    for name in tree.crates() {
        let (_, allowed) = MAY_USE
            .iter()
            .find(|(other, _)| *other == name)
            .unwrap_or_else(|| panic!("say in MAY_USE and in ARCHITECTURE.md what the crate {name} may use"));
        let ours: BTreeSet<String> =
            tree.dependencies(&name).into_iter().filter(|other| other.contains("makker")).collect();
        assert!(ours.iter().all(|other| allowed.contains(&other.as_str())), "{name} uses {ours:?}");
    }
}

#[test]
fn the_compiler_forbids_unsafe_code_in_every_crate() {
    let tree = Tree::ours();
    assert!(tree.read("Cargo.toml").contains("[workspace.lints.rust]\nunsafe_code = \"forbid\"\n"));
    for name in tree.crates().into_iter().filter(|name| name != "browser") {
        assert!(tree.read(format!("crates/{name}/Cargo.toml")).contains("[lints]\nworkspace = true"), "{name}");
    }
    // What a page calls needs names that the linker keeps, and those count as unsafe: in one file, and there nothing else is.
    assert!(tree.read("crates/browser/Cargo.toml").contains("[lints.rust]\nunsafe_code = \"deny\"\n"));
    for source in tree.sources("browser") {
        let says = |word: &str| source.code.matches(word).count();
        let is_border = source.path == "border.rs";
        assert_eq!(says("unsafe_code"), usize::from(is_border), "{}", source.path);
        assert_eq!(says("unsafe") - says("unsafe_code"), says("#[unsafe(no_mangle)]"), "{}", source.path);
    }
}

/// What the rules say that they may not: parts of the standard library that read, write, wait or ask the machine, printing,
/// and maps without an order.
fn impure(tree: &Tree) -> Vec<String> {
    let mut found = Vec::new();
    for source in tree.sources("rules") {
        for after in source.code.split("std::").skip(1) {
            let part: String = after.chars().take_while(|letter| letter.is_alphanumeric() || *letter == '_').collect();
            if !STANDARD_PARTS.contains(&part.as_str()) {
                found.push(format!("{}: std::{part} is none of {STANDARD_PARTS:?}", source.path));
            }
        }
        let words = NEVER.iter().filter(|word| source.code.contains(**word));
        found.extend(words.map(|word| format!("{}: {word}", source.path)));
    }
    found
}

#[test]
fn the_rules_use_no_files_network_clock_or_environment() {
    assert_eq!(impure(&Tree::ours()), [""; 0]);
    let planted = "fn roll() -> u64 { std::time::now() }\nfn tell() { println!(\"a hand\") }";
    let tree = Tree::planted("impure", &[("crates/rules/src/deep/er/hidden.rs", planted)]);
    assert_eq!(impure(&tree).len(), 2, "{:?}", impure(&tree));
}

/// The lines that ask which edition it is, outside of the file that holds the editions.
fn edition_askers(tree: &Tree) -> Vec<String> {
    let mut found = Vec::new();
    for name in tree.crates() {
        for source in tree.sources(&name) {
            if name == "rules" && source.room() == "edition" {
                continue;
            }
            for line in source.code.lines() {
                let names_one = Edition::ALL.iter().any(|edition| line.contains(&format!("Edition::{edition:?}")));
                let imports_all = line.contains("Edition::*") || line.contains("Edition::{");
                let by_name = line.contains("name() ==") && line.contains("edition");
                if names_one || imports_all || by_name {
                    found.push(format!("{name}/{}: {line}", source.path));
                }
            }
        }
    }
    found
}

#[test]
fn no_code_asks_which_edition_it_is() {
    assert_eq!(edition_askers(&Tree::ours()), [""; 0]);
    let planted = "fn steps(edition: RuleSet) -> u8 { if edition == Edition::Nordic { 15 } else { 14 } }";
    let tree = Tree::planted("asker", &[("crates/bots/src/deep/er/hidden.rs", planted)]);
    assert_eq!(edition_askers(&tree).len(), 1);
}

/// A way from a room of a crate back to itself, for each room that has one.
fn cycles(tree: &Tree, name: &str) -> Vec<String> {
    let uses = tree.uses(name);
    let mut found = Vec::new();
    for begin in uses.keys() {
        let (mut reached, mut next) = (BTreeSet::new(), vec![vec![begin.as_str()]]);
        while let Some(way) = next.pop() {
            for room in uses.get(way[way.len() - 1]).into_iter().flatten() {
                if room == begin {
                    found.push(format!("{name}: {} → {begin}", way.join(" → ")));
                } else if reached.insert(room.as_str()) {
                    next.push([way.as_slice(), &[room.as_str()]].concat());
                }
            }
        }
    }
    found
}

/// What is named right after `crate::` and is no room, such as what the crate's root exports: it would hide which room is used.
fn detours(tree: &Tree, name: &str) -> Vec<String> {
    let uses = tree.uses(name);
    let named = uses.iter().flat_map(|(room, used)| used.iter().map(move |other| (room, other)));
    let unknown = named.filter(|(_, other)| !uses.contains_key(*other));
    unknown.map(|(room, other)| format!("{name}: {room} names crate::{other}, say in which room it is")).collect()
}

#[test]
fn no_rooms_of_a_crate_use_each_other() {
    let tree = Tree::ours();
    for name in tree.crates() {
        assert_eq!(cycles(&tree, &name), [""; 0]);
        assert_eq!(detours(&tree, &name), [""; 0]);
    }
    let tree = Tree::planted(
        "cycle",
        &[
            ("crates/rules/src/lib.rs", "mod board; mod game; mod seat; use crate::game::Game;"),
            ("crates/rules/src/board/deep/text.rs", "use crate::{seat::{Seat, SeatSet}, game::Game};"),
            ("crates/rules/src/game/mod.rs", "use crate::board::Board; use crate::Phase;"),
            ("crates/rules/src/seat.rs", "#[cfg(test)]\nmod tests { use crate::game::Game; }"),
        ],
    );
    assert_eq!(cycles(&tree, "rules"), ["rules: board → game → board", "rules: game → board → game"]);
    assert_eq!(detours(&tree, "rules"), ["rules: game names crate::Phase, say in which room it is"]);
}

/// The files that are compiled from another place than their folder, tests and benches too.
fn borrowers(tree: &Tree) -> Vec<String> {
    let files = tree.files("crates").into_iter().filter(|file| file.ends_with(".rs"));
    let attribute = ["#[", "path"].concat();
    files.filter(|file| tree.read(file).contains(&attribute)).collect()
}

#[test]
fn no_file_is_borrowed_across_crates() {
    assert_eq!(borrowers(&Tree::ours()), [""; 0]);
    let planted = ["#[", "path = \"../../protocol/tests/imagine/mod.rs\"]\nmod imagine;"].concat();
    let tree = Tree::planted("borrower", &[("crates/bots/tests/deep/mod.rs", &planted)]);
    assert_eq!(borrowers(&tree), ["crates/bots/tests/deep/mod.rs"]);
}

/// What bots and review say that they may not: so they run wherever rules do, in a browser too.
fn tied_to_a_host(tree: &Tree) -> Vec<String> {
    let never = ["std::time", "std::thread", "std::fs", "std::env", "std::io", "std::net", "std::process", "println!"];
    let mut found = Vec::new();
    for source in ["bots", "review"].into_iter().flat_map(|name| tree.sources(name)) {
        let words = never.iter().filter(|word| source.code.contains(**word));
        found.extend(words.map(|word| format!("{}: {word}", source.path)));
    }
    found
}

#[test]
fn the_bots_use_no_threads_clock_or_files() {
    assert_eq!(tied_to_a_host(&Tree::ours()), [""; 0]);
    let planted = "use std::time::Instant;\nfn wait() { std::thread::yield_now() }";
    let tree = Tree::planted("host", &[("crates/bots/src/deep/er/hidden.rs", planted)]);
    assert_eq!(tied_to_a_host(&tree).len(), 2);
}

#[test]
fn the_second_reading_of_the_rules_uses_nothing_of_the_first() {
    let tree = Tree::ours();
    let files = tree.files("crates/rules/tests/naive");
    assert!(!files.is_empty());
    files.iter().for_each(|file| assert!(!tree.read(file).contains("makker_rules"), "{file}"));
}

#[test]
fn a_game_and_a_history_print_only_what_everyone_knows() {
    for edition in Edition::ALL.map(RuleSet::from) {
        let mut chance = Chance::from_seed(edition.edition() as u64);
        let mut history = History::new(Setup::new(edition, Seat::Red)).unwrap();
        while history.game().phase() != Phase::Over {
            let game = *history.game();
            let printed = format!(
                "Game {{ rules: {edition:?}, phase: {:?}, dealer: {:?}, deal_number: {}, board: {:?}, .. }}",
                game.phase(),
                game.dealer(),
                game.deal_number(),
                game.board()
            );
            assert_eq!(format!("{game:?}"), printed);
            let events = history.events().len();
            assert_eq!(format!("{history:?}"), format!("History {{ game: {printed}, events: {events}, .. }}"));
            step(&mut history, &mut chance);
        }
    }
}

/// The rooms of each crate that its section of the map does not name.
fn unnamed(tree: &Tree, map: &str) -> Vec<String> {
    let mut found = Vec::new();
    for name in tree.crates() {
        let heading = format!("\n### crates/{name}");
        let (_, section) = map.split_once(&heading).unwrap_or_else(|| panic!("ARCHITECTURE.md lacks{heading}"));
        let section = section.split("\n#").next().unwrap_or_default();
        for entry in tree.names(format!("crates/{name}/src")) {
            let named = if entry.contains('.') { format!("`{entry}`") } else { format!("`{entry}/`") };
            if !section.contains(&named) {
                found.push(format!("crates/{name}/src/{entry}"));
            }
        }
    }
    found
}

#[test]
fn the_map_names_every_room_and_is_short() {
    let tree = Tree::ours();
    let map = tree.read("ARCHITECTURE.md");
    assert!(map.lines().count() <= 150, "ARCHITECTURE.md has more than 150 lines");
    assert_eq!(unnamed(&tree, &map), [""; 0]);
    let glossary = map.split("\n## ").find(|section| section.starts_with("Glossary")).expect("there is a glossary");
    assert!(glossary.lines().count() <= 40);
    let planted = [("crates/rules/src/lib.rs", ""), ("crates/rules/src/attic/box.rs", "")];
    let map = "\n### crates/rules\n`lib.rs`\n### crates/bots\n`attic/`";
    assert_eq!(unnamed(&Tree::planted("map", &planted), map), ["crates/rules/src/attic"]);
}

#[test]
fn every_invariant_names_a_test_that_is_there() {
    let tree = Tree::ours();
    let map = tree.read("ARCHITECTURE.md");
    let (_, invariants) = map.split_once("\n## Invariants\n").expect("ARCHITECTURE.md has a section Invariants");
    let invariants = invariants.split("\n## ").next().unwrap_or_default();
    let mut there = String::new();
    for name in tree.crates() {
        for folder in ["src", "tests"] {
            let files = tree.files(&format!("crates/{name}/{folder}"));
            files.iter().filter(|file| file.ends_with(".rs")).for_each(|file| there += &tree.read(file));
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
    let tree = Tree::ours();
    let contents = tree.read("crates/rules/src/lib.rs");
    let lines =
        contents.lines().map_while(|line| line.strip_prefix("//!")).map(|line| line.strip_prefix(' ').unwrap_or(line));
    let example: Vec<&str> = lines
        .skip_while(|line| *line != "```")
        .skip(1)
        .take_while(|line| *line != "```")
        .filter(|line| !line.starts_with("# "))
        .collect();
    assert!(example.len() > 5, "{example:?}");
    assert!(tree.read("README.md").contains(&format!("```rust\n{}\n```", example.join("\n"))), "{example:#?}");
}
