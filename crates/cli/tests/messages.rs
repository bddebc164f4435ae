//! The words of the rules and the bots have messages in every language, and there is no message for a word that is none.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

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
        let messages = ["page.ftl", "later.ftl"].map(|file| fs::read_to_string(language.join(file)).unwrap()).concat();
        assert_eq!(wrong(&messages, &families()), Vec::<String>::new(), "{}", language.display());
    }
}

#[test]
fn a_word_without_a_message_and_a_message_without_a_word_are_noticed() {
    let messages = "why-wall = a wall\nwhy-rain = it rains\nother = { $count ->\n   [one] 1\n}\n";
    let families = [family("why-", ["wall", "goal"])];
    assert_eq!(wrong(messages, &families), ["why-goal is missing", "why-rain tells of nothing"]);
}
