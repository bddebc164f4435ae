//! The words of the protocol have messages in every language.

use std::fs;
use std::path::Path;

use makker_bots::Motive;
use makker_rules::Seat;

#[test]
fn every_word_that_people_are_told_has_a_message_in_every_language() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../messages");
    let languages: Vec<_> = fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    assert!(languages.len() >= 2, "{languages:?}");
    let reasons = ["wall", "goal", "steps", "no-swap", "nobody-home", "nobody-on-track", "nobody-in-play"];
    let ids: Vec<String> = (Motive::ALL.iter().map(|motive| format!("motive-{motive}")))
        .chain(reasons.map(|reason| format!("why-{reason}")))
        .chain(Seat::ALL.map(|seat| format!("seat-{seat}")))
        .collect();
    for language in languages {
        let text = fs::read_to_string(language.join("page.ftl")).unwrap();
        for id in &ids {
            assert!(text.contains(&format!("\n{id} = ")), "{} lacks {id}", language.display());
        }
    }
}
