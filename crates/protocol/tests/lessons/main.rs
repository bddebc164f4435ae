//! The lessons of the page (`lessons/`): every one is solved by the rules, `hard` agrees where a lesson says that its answers are best,
//! and what the page is told of them is what the program would tell.

mod solve;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use makker_protocol::lesson::Lesson;

use crate::solve::{LessonMessage, told};

/// The courses, in the order in which they are offered.
const COURSES: [&str; 2] = ["first", "second"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The lessons of a course, in the order of their files.
fn course(name: &str) -> Vec<Lesson> {
    let folder = root().join("lessons").join(name);
    let mut files: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    let read = |file: &PathBuf| {
        let name = file.file_stem().unwrap().to_string_lossy();
        Lesson::read(&name, &fs::read_to_string(file).unwrap()).unwrap()
    };
    files.iter().map(read).collect()
}

#[test]
fn the_page_is_told_of_every_lesson_what_the_rules_say() {
    let lessons = |name: &str| course(name).iter().map(told).collect::<Vec<LessonMessage>>();
    let all: BTreeMap<&str, Vec<LessonMessage>> = COURSES.into_iter().map(|name| (name, lessons(name))).collect();
    let lines = all.iter().map(|(name, lessons)| {
        let lines: Vec<String> = lessons.iter().map(|lesson| serde_json::to_string(lesson).unwrap()).collect();
        format!("\"{name}\": [\n{}\n]", lines.join(",\n"))
    });
    let text = format!("{{\n{}\n}}\n", lines.collect::<Vec<_>>().join(",\n"));
    let path = root().join("web/src/learn/lessons.json");
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        fs::write(&path, &text).unwrap();
    }
    assert!(
        fs::read_to_string(&path).unwrap_or_default() == text,
        "web/src/learn/lessons.json is stale: run UPDATE_GOLDEN=1 cargo test -p makker-protocol --test lessons"
    );
}

#[test]
fn hard_takes_an_accepted_answer_wherever_a_lesson_says_that_it_is_best() {
    let tasks = COURSES.iter().flat_map(|name| course(name)).flat_map(|lesson| lesson.tasks);
    let mut claims = 0;
    for task in tasks.filter(|task| task.is_best) {
        solve::check_best(&task);
        claims += 1;
    }
    assert!(claims > 0, "no lesson says so");
}

#[test]
fn what_is_no_lesson_is_refused_with_its_reason() {
    let check = |text: &str, expected: &str| {
        let error = Lesson::read("1-planted", text).err().expect(text);
        assert_eq!(error.to_string(), expected);
    };
    check("hand 5", "a lesson begins with a task");
    check("task one\nhand 5", "one: no answer");
    check("task one\nanswer 5 Rs>R5", "one: which hand?");
    check("task one\nred Z1\nhand 5\nanswer 5 Rs>R5", "one: no space \"Z1\"");
    check("task one\nhand 5\nanswer 5 Rs>R5\nweather rain", "one: what is weather?");
}
