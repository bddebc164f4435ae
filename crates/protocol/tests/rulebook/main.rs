//! The questions of the rules in the page (`rulebook/`): every ruling is reached by one, each is answered once by every rule set, what their
//! pictures show is what the rules say, and what the page is told of them is what the program would tell.

mod cases;
mod draw;
mod read;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use makker_protocol::CardMessage;
use makker_rules::{Card, Edition, Knob, Reason, RuleSet};
use serde::Serialize;
use serde_json::to_value;

use crate::cases::Cases;
use crate::draw::{PictureMessage, drawn};
use crate::read::{Chapter, Question};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// What holds in a rule set, in words: its answers to the knobs, what its cards do, how many sit at the table and in a team.
fn words(rules: RuleSet) -> BTreeSet<String> {
    let knobs = Knob::ALL.iter().map(|knob| rules.answer(*knob).to_string());
    let cards = rules.cards().iter().flat_map(|card| effects(*card));
    let seats = if rules.seats().len() > 4 { "six" } else { "four" };
    let team = if rules.teams().all(|team| team.len() > 2) { "trios" } else { "pairs" };
    knobs.chain(cards).chain([seats.to_string(), team.to_string()]).collect()
}

/// What a card does, in the words of the protocol.
fn effects(card: Card) -> Vec<String> {
    let card = to_value(CardMessage::from(card)).unwrap();
    let effects = card["effects"].as_array().unwrap().iter();
    effects.map(|effect| effect["effect"].as_str().unwrap().to_string()).collect()
}

fn holds(conditions: &[String], words: &BTreeSet<String>) -> bool {
    conditions.iter().all(|word| words.contains(word))
}

/// Every rule set there is, printed or not.
fn rule_sets() -> impl Iterator<Item = RuleSet> {
    Edition::ALL.into_iter().flat_map(|edition| {
        (0_u32..1 << Knob::ALL.len()).map(move |turned| {
            let knobs = Knob::ALL.iter().filter(|knob| turned >> **knob as u32 & 1 == 1);
            knobs.fold(RuleSet::from(edition), |rules, knob| rules.with_turned(*knob))
        })
    })
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

/// The numbers of the rulings that docs/rules.md has.
fn rulings() -> BTreeSet<u32> {
    let text = fs::read_to_string(root().join("docs/rules.md")).unwrap();
    let numbers = text.lines().filter_map(|line| line.strip_prefix("### Ruling ")?.split_once(':'));
    numbers.map(|(number, _)| number.parse().unwrap()).collect()
}

fn questions(chapters: &[Chapter]) -> impl Iterator<Item = &Question> {
    chapters.iter().flat_map(|chapter| &chapter.questions)
}

#[test]
fn every_ruling_is_reached_by_a_question_and_every_question_names_its_rulings() {
    let chapters = read::chapters();
    let reached: BTreeSet<u32> = questions(&chapters).flat_map(|question| question.rulings.iter().copied()).collect();
    assert_eq!(reached, rulings());
    for question in questions(&chapters) {
        assert!(!question.rulings.is_empty(), "{} names no ruling", question.name);
    }
    let names: BTreeSet<&str> = questions(&chapters).map(|question| question.name.as_str()).collect();
    assert_eq!(names.len(), questions(&chapters).count(), "two questions have one name");
}

#[test]
fn every_knob_is_asked_about_with_the_rulings_that_it_turns() {
    let text = fs::read_to_string(root().join("docs/rules.md")).unwrap();
    let chapters = read::chapters();
    for word in Knob::ALL.iter().flat_map(|knob| knob.words()) {
        let row = text.lines().find(|line| line.starts_with(&format!("| `{word}` |"))).unwrap();
        let named: BTreeSet<u32> =
            row.split('|').nth(2).unwrap().split(',').map(|n| n.trim().parse().unwrap()).collect();
        let asks =
            |question: &&Question| question.answers.iter().any(|answer| answer.when.iter().any(|other| other == word));
        let asked = questions(&chapters).filter(asks).flat_map(|question| question.rulings.iter().copied());
        assert!(asked.collect::<BTreeSet<u32>>().intersection(&named).count() > 0, "no question asks about {word}");
    }
}

#[test]
fn every_rule_set_answers_each_of_its_questions_once() {
    let chapters = read::chapters();
    for rules in rule_sets() {
        let words = words(rules);
        for question in questions(&chapters).filter(|question| holds(&question.needs, &words)) {
            let answers = question.answers.iter().filter(|answer| holds(&answer.when, &words)).count();
            assert_eq!(answers, 1, "{} in {rules}", question.name);
        }
    }
}

#[test]
fn every_reason_leads_to_a_question_wherever_it_can_be_given() {
    let chapters = read::chapters();
    let cases = Cases::read();
    let mut led: BTreeMap<&str, &Question> = BTreeMap::new();
    for question in questions(&chapters) {
        for reason in &question.why {
            assert!(led.insert(reason, question).is_none(), "{reason} leads to two questions");
        }
    }
    let all: BTreeSet<&str> = reasons().map(Reason::word).collect();
    assert_eq!(led.keys().copied().collect::<BTreeSet<_>>(), all);
    // In whatever rule set a case gives a reason, its question is asked.
    let mut given = 0;
    for (rules, reason) in cases.reasons() {
        assert!(
            holds(&led[reason.as_str()].needs, &words(rules)),
            "{reason} is given in {rules}, which does not ask about it"
        );
        given += 1;
    }
    assert!(given > 0);
}

#[test]
fn every_picture_shows_the_truth_in_every_rule_set_that_answers_so() {
    let chapters = read::chapters();
    let cases = Cases::read();
    for question in questions(&chapters) {
        for answer in &question.answers {
            answer.pictures.iter().for_each(|picture| draw::check(&cases, question, answer, picture));
        }
    }
}

#[test]
fn every_printed_edition_has_a_picture_of_its_own_wherever_there_is_one() {
    let chapters = read::chapters();
    let cases = Cases::read();
    for edition in Edition::ALL {
        let words = words(edition.into());
        for question in questions(&chapters).filter(|question| holds(&question.needs, &words)) {
            let answer = question.answers.iter().find(|answer| holds(&answer.when, &words)).unwrap();
            if answer.pictures.is_empty() {
                continue;
            }
            let pictures = answer.pictures.iter().flat_map(|picture| drawn(&cases, question, answer, picture));
            let own = pictures.filter(|picture| picture.is_for(edition.into())).count();
            assert!(own > 0, "{} has no picture for {edition}", question.name);
        }
    }
}

#[derive(Serialize)]
struct BookMessage {
    /// The two words of each knob.
    knobs: Vec<[&'static str; 2]>,
    /// The words that hold in each printed edition.
    editions: BTreeMap<&'static str, BTreeSet<String>>,
    /// Where each reason leads.
    reasons: BTreeMap<String, String>,
}

#[derive(Serialize)]
struct QuestionMessage<'a> {
    name: &'a str,
    rulings: &'a [u32],
    needs: &'a [String],
    about: &'a [String],
    answers: Vec<AnswerMessage<'a>>,
}

#[derive(Serialize)]
struct AnswerMessage<'a> {
    when: &'a [String],
    says: &'a str,
    text: &'a str,
    pictures: Vec<PictureMessage>,
}

#[test]
fn the_page_is_told_of_every_question_what_the_rules_say() {
    let chapters = read::chapters();
    let cases = Cases::read();
    let reasons = questions(&chapters)
        .flat_map(|question| question.why.iter().map(|reason| (reason.clone(), question.name.clone())));
    let book = BookMessage {
        knobs: Knob::ALL.iter().map(|knob| knob.words()).collect(),
        editions: Edition::ALL.into_iter().map(|edition| (edition.name(), words(edition.into()))).collect(),
        reasons: reasons.collect(),
    };
    let told = |question: &Question| {
        let answers = question.answers.iter().map(|answer| AnswerMessage {
            when: &answer.when,
            says: &answer.says,
            text: &answer.text,
            pictures: answer.pictures.iter().flat_map(|picture| drawn(&cases, question, answer, picture)).collect(),
        });
        let Question { name, rulings, needs, about, .. } = question;
        serde_json::to_string(&QuestionMessage { name, rulings, needs, about, answers: answers.collect() }).unwrap()
    };
    let lines: Vec<String> = chapters
        .iter()
        .map(|Chapter { name, questions }| {
            let questions: Vec<String> = questions.iter().map(told).collect();
            format!("{{\"name\":\"{name}\",\"questions\":[\n{}\n]}}", questions.join(",\n"))
        })
        .collect();
    let book = serde_json::to_string(&book).unwrap();
    let text = format!("{},\n\"chapters\":[\n{}\n]}}\n", book.strip_suffix('}').unwrap(), lines.join(",\n"));
    let path = root().join("web/src/rules/book/book.json");
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, &text).unwrap();
    }
    assert!(
        fs::read_to_string(&path).unwrap_or_default() == text,
        "web/src/rules/book/book.json is stale: run UPDATE_GOLDEN=1 cargo test -p makker-protocol --test rulebook"
    );
}
