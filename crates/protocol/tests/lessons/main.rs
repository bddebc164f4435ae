//! The lessons of the page (`lessons/`): every one is solved by the rules, `hard` agrees where a lesson says that its answers are best,
//! and what the page is told of them is what the program would tell.

mod read;
mod solve;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use crate::read::{Lesson, lesson};
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
    files.iter().map(|file| lesson(file)).collect()
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
