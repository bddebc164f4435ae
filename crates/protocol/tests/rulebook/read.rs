//! Reads the questions: statements line by line, as in the cases of the rules.

use std::fs;
use std::path::{Path, PathBuf};

use crate::root;

/// One file: what people would look for together.
pub struct Chapter {
    /// The file's name without its number.
    pub name: String,
    pub questions: Vec<Question>,
}

pub struct Question {
    /// By which its messages are found.
    pub name: String,
    pub rulings: Vec<u32>,
    /// What must hold in a rule set for the question to arise there.
    pub needs: Vec<String>,
    /// What the cards do that it is about.
    pub about: Vec<String>,
    /// The reasons that lead to it.
    pub why: Vec<String>,
    pub answers: Vec<Answer>,
}

pub struct Answer {
    /// Where it is the answer.
    pub when: Vec<String>,
    /// The word.
    pub says: String,
    /// By which the sentence is found.
    pub text: String,
    pub pictures: Vec<Picture>,
}

/// What a case shows of an answer.
pub struct Picture {
    /// The title of the case.
    pub case: String,
    pub kind: PictureKind,
    /// Where it shows the truth, besides where its answer holds.
    pub when: Vec<String>,
}

pub enum PictureKind {
    /// A move that is played.
    Show { mv: String },
    /// A card that cannot be played: at all, or with the pawn on a space, for a reason that is told then.
    Stop { card: String, pawn: Option<(String, String)> },
}

/// The chapters in the order of their files.
pub fn chapters() -> Vec<Chapter> {
    let mut files: Vec<PathBuf> =
        fs::read_dir(root().join("rulebook")).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files.iter().map(|file| chapter(file)).collect()
}

fn chapter(file: &Path) -> Chapter {
    let stem = file.file_stem().unwrap().to_string_lossy().into_owned();
    let (_, name) = stem.split_once('-').expect("a chapter's file begins with its number");
    let text = fs::read_to_string(file).unwrap();
    let mut questions: Vec<Question> = Vec::new();
    for line in text.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty()) {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        if word == "question" {
            let name = rest.to_string();
            let (rulings, needs, about, why, answers) = Default::default();
            questions.push(Question { name, rulings, needs, about, why, answers });
        } else {
            state(questions.last_mut().expect("a chapter begins with a question"), word, rest);
        }
    }
    Chapter { name: name.to_string(), questions }
}

fn split(text: &str) -> Vec<String> {
    text.split_whitespace().map(str::to_string).collect()
}

fn state(question: &mut Question, word: &str, rest: &str) {
    match word {
        "rulings" => question.rulings = rest.split_whitespace().map(|number| number.parse().unwrap()).collect(),
        // What a question needs it is about.
        "needs" => (question.needs, question.about) = (split(rest), split(rest)),
        "about" => question.about.extend(split(rest)),
        "why" => question.why = split(rest),
        "answer" => question.answers.push(answer(&question.name, "", rest)),
        "when" => {
            let (when, said) = rest.split_once(": ").unwrap_or_else(|| panic!("{}: what when {rest}?", question.name));
            question.answers.push(answer(&question.name, when, said));
        }
        "show" | "stop" => {
            let answer = question.answers.last_mut().expect("a picture comes after its answer");
            answer.pictures.push(picture(word, rest));
        }
        word => panic!("{}: what is {word}?", question.name),
    }
}

fn answer(question: &str, when: &str, said: &str) -> Answer {
    let when = split(when);
    let (says, text) = said.split_once(' ').unwrap_or((said, ""));
    let text = match (text, when.first()) {
        ("", None) => question.to_string(),
        ("", Some(word)) => format!("{question}-{word}"),
        (text, _) => text.to_string(),
    };
    Answer { when, says: says.to_string(), text, pictures: Vec::new() }
}

fn picture(word: &str, rest: &str) -> Picture {
    let parts: Vec<&str> = rest.split(" | ").collect();
    let [case, what] = parts[..2] else { panic!("of which case is {rest}?") };
    let kind = match (word, split(what).as_slice()) {
        ("show", _) => PictureKind::Show { mv: what.to_string() },
        (_, [card]) => PictureKind::Stop { card: card.clone(), pawn: None },
        (_, [card, space, reason]) => {
            PictureKind::Stop { card: card.clone(), pawn: Some((space.clone(), reason.clone())) }
        }
        _ => panic!("which card is stopped: {rest}?"),
    };
    Picture { case: case.to_string(), kind, when: parts.get(2).map(|when| split(when)).unwrap_or_default() }
}
