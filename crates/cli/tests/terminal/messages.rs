//! The words of the rules and the bots have messages in every language, and there is no message for a word that is none.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use makker_bots::{Level, Motive};
use makker_rules::{Card, Edition, Knob, Reason, Seat};
use serde_json::to_value;

/// The words of one closed list, whose messages begin with the same syllable: `why-wall`, `why-goal`.
struct Family {
    begins: &'static str,
    words: BTreeSet<String>,
}

fn family(begins: &'static str, words: impl IntoIterator<Item = impl ToString>) -> Family {
    Family { begins, words: words.into_iter().map(|word| word.to_string()).collect() }
}

/// All reasons: a new one does not compile here until it has its place.
fn reasons() -> impl Iterator<Item = Reason> {
    std::iter::successors(Some(Reason::Wall), |reason| match reason {
        Reason::Wall => Some(Reason::Goal),
        Reason::Goal => Some(Reason::Steps),
        Reason::Steps => Some(Reason::NoSwap),
        Reason::NoSwap => Some(Reason::NobodyHome),
        Reason::NobodyHome => Some(Reason::NobodyOnTrack),
        Reason::NobodyOnTrack => Some(Reason::NobodyInPlay),
        Reason::NobodyInPlay => None,
    })
}

/// What a card does, as the page names the message that tells it: its effects one after the other.
fn effects(card: Card) -> String {
    let card = to_value(makker_protocol::CardMessage::from(card)).unwrap();
    let effects = card["effects"].as_array().unwrap().iter();
    effects.map(|effect| effect["effect"].as_str().unwrap()).collect::<Vec<_>>().join("-")
}

fn families() -> [Family; 8] {
    [
        family("why-", reasons().map(Reason::word)),
        family("pill-", reasons().map(Reason::word)),
        family("motive-", Motive::ALL),
        family("level-", Level::ALL.map(Level::name)),
        family("edition-", Edition::ALL),
        family("seat-", Seat::ALL),
        family("card-", Card::ALL.iter().copied().map(effects)),
        family("knob-", Knob::ALL.iter().flat_map(|knob| knob.words())),
    ]
}

/// What is wrong with a file of messages.
fn wrong(messages: &str, families: &[Family]) -> Vec<String> {
    let ids: Vec<&str> = messages.lines().filter_map(|line| Some(line.split_once(" =")?.0)).collect();
    let mut wrong = Vec::new();
    for Family { begins, words } in families {
        let told: BTreeSet<String> = ids.iter().filter_map(|id| id.strip_prefix(begins)).map(str::to_string).collect();
        wrong.extend(words.difference(&told).map(|word| format!("{begins}{word} is missing")));
        wrong.extend(told.difference(words).map(|word| format!("{begins}{word} tells of nothing")));
    }
    wrong
}

#[test]
fn every_word_that_people_are_told_has_a_message_in_every_language() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../messages");
    let languages: Vec<_> = fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    assert!(languages.len() >= 5, "{languages:?}");
    for language in languages {
        let messages =
            ["page.ftl", "home.ftl", "later.ftl"].map(|file| fs::read_to_string(language.join(file)).unwrap()).concat();
        assert_eq!(wrong(&messages, &families()), Vec::<String>::new(), "{}", language.display());
    }
}

#[test]
fn a_word_without_a_message_and_a_message_without_a_word_are_noticed() {
    let messages = "why-wall = a wall\nwhy-rain = it rains\nother = { $count ->\n   [one] 1\n}\n";
    let families = [family("why-", ["wall", "goal"])];
    assert_eq!(wrong(messages, &families), ["why-goal is missing", "why-rain tells of nothing"]);
}

/// The files of messages that only the program reads.
const OF_THE_PROGRAM: [&str; 2] = ["terminal.ftl", "help.ftl"];

/// Families of which a message is looked for that need not be there, and the page's own, whose words its tests know.
const LOOKED_FOR: [&str; 4] = ["typed-", "argument-", "command-", "value-"];

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../messages")
}

/// Each message of a text with the values that it is given; attributes count as messages.
fn messages(text: &str) -> Vec<(String, BTreeSet<String>)> {
    let mut found: Vec<(String, BTreeSet<String>)> = Vec::new();
    let mut message = String::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        if let Some((id, _)) = line.split_once(" =").filter(|_| !line.starts_with(' ')) {
            message = id.to_string();
            found.push((message.clone(), BTreeSet::new()));
        } else if let Some((attribute, _)) = line.trim().strip_prefix('.').and_then(|rest| rest.split_once(" =")) {
            found.push((format!("{message}.{attribute}"), BTreeSet::new()));
        }
        let values = line.split('$').skip(1).map(|rest| {
            let name: String = rest.chars().take_while(char::is_ascii_alphanumeric).collect();
            name
        });
        if let Some((_, all)) = found.last_mut() {
            all.extend(values);
        }
    }
    found
}

/// The names that a source asks for by `t!`: whole ones, and families, which end with a hyphen.
fn asked(source: &str) -> BTreeSet<String> {
    let is_call = |at: &usize| !source[..*at].ends_with(|letter: char| letter.is_alphanumeric() || letter == '_');
    let calls = source.match_indices("t!(").map(|(at, _)| at).filter(is_call);
    let quoted = calls.filter_map(|at| source[at + 3..].trim_start().strip_prefix('"'));
    quoted.filter_map(|rest| Some(rest.split_once('"')?.0.to_string())).collect()
}

fn sources(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries
        .flat_map(|path| if path.is_dir() { sources(&path) } else { vec![fs::read_to_string(&path).unwrap()] })
        // Tests ask for messages that are not there.
        .map(|source| source.split("#[cfg(test)]").next().unwrap_or_default().to_string())
        .collect()
}

/// What is wrong with the messages of the program, for what its source asks for.
fn unasked(own: &[String], all: &BTreeSet<String>, asked: &BTreeSet<String>) -> Vec<String> {
    let families: Vec<&str> =
        asked.iter().map(String::as_str).filter(|name| name.ends_with('-')).chain(LOOKED_FOR).collect();
    let is_asked = |id: &String| asked.contains(id) || families.iter().any(|family| id.starts_with(family));
    let unused = own.iter().filter(|id| !is_asked(id)).map(|id| format!("{id} is not used"));
    let missing = asked.iter().filter(|name| match name.strip_suffix('-') {
        Some(_) => !all.iter().any(|id| id.starts_with(*name)),
        None => !all.contains(*name),
    });
    unused.chain(missing.map(|name| format!("{name} is missing"))).collect()
}

#[test]
fn every_message_of_the_program_is_used_and_none_is_missing() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let asked: BTreeSet<String> = sources(&source).iter().flat_map(|source| asked(source)).collect();
    assert!(asked.len() > 150, "{}", asked.len());
    let ids = |file: &str| {
        let text = fs::read_to_string(folder().join("en").join(file)).unwrap();
        messages(&text).into_iter().map(|(id, _)| id).collect::<Vec<String>>()
    };
    let own: Vec<String> = OF_THE_PROGRAM.iter().flat_map(|file| ids(file)).collect();
    let shared = ["page.ftl", "home.ftl", "later.ftl", "learn.ftl", "replay.ftl"].iter().flat_map(|file| ids(file));
    assert_eq!(unasked(&own, &own.iter().cloned().chain(shared).collect(), &asked), Vec::<String>::new());
}

#[test]
fn a_message_that_nobody_asks_for_and_one_that_is_not_there_are_found() {
    let asked = asked("t!(\"holds\", name = x); t!(\n    \"why-\", word); t!(\"gone\"); format!(\"other\")");
    let own = ["holds", "why-wall", "forgotten"].map(str::to_string);
    let all = own.iter().cloned().collect();
    assert_eq!(unasked(&own, &all, &asked), ["forgotten is not used", "gone is missing"]);
}

#[test]
fn every_language_has_the_programs_messages_in_the_same_order_with_the_same_values() {
    for file in OF_THE_PROGRAM {
        let of = |language: &str| messages(&fs::read_to_string(folder().join(language).join(file)).unwrap());
        let english = of("en");
        assert!(english.len() > 100, "{file}");
        for language in ["da", "nb", "sv", "fi"] {
            let own = of(language);
            for (one, other) in own.iter().zip(&english) {
                assert_eq!(one, other, "{language}/{file}");
            }
            assert_eq!(own.len(), english.len(), "{language}/{file}");
        }
    }
}

#[test]
fn questions_are_asked_of_every_house_rule_and_lessons_have_words_of_their_own() {
    let text = fs::read_to_string(folder().join("en/terminal.ftl")).unwrap();
    let of = |family: &str| {
        let found = messages(&text).into_iter().filter_map(|(id, _)| id.strip_prefix(family).map(str::to_string));
        found.collect::<BTreeSet<String>>()
    };
    let knobs: BTreeSet<String> = Knob::ALL.iter().map(|knob| knob.words()[0].to_string()).collect();
    assert_eq!(of("question-"), knobs);
    let first = fs::read_dir(folder().join("../lessons/first")).unwrap();
    let tasks: String = first.map(|entry| fs::read_to_string(entry.unwrap().path()).unwrap()).collect();
    let is_task = |word: &String| word == "end" || tasks.contains(&format!("task {word}\n"));
    assert!(of("typed-").iter().all(is_task));
}
