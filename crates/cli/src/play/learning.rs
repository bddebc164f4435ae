//! The first course of the lessons, played at the terminal: five moments on the real board.

use std::io::{self, BufRead, Write};

use anstyle::Style;
use makker_protocol::lesson::{Answer, Lesson, READER, Task, WrongLesson};
use makker_rules::{Board, Choice, Phase, RuleSet, Seat, Seen, Space};

use crate::language::messages;
use crate::language::messages::t;
use crate::play::choices::Choices;
use crate::play::dialogue::{Dialogue, Typed};
use crate::play::help_lines;
use crate::play::person::{ROWS, change_language};
use crate::play::stage::trail;
use crate::play::typed_line::Reply;
use crate::play::typed_word::{self, Word};
use crate::screen::company::Company;
use crate::screen::draw::{Note, Scene};
use crate::screen::{ink, terminal};

/// The lessons of the first course, by the names of their files.
const FIRST: [(&str, &str); 5] = [
    ("1-out", include_str!("../../../../lessons/first/1-out.lesson")),
    ("2-walk", include_str!("../../../../lessons/first/2-walk.lesson")),
    ("3-bump", include_str!("../../../../lessons/first/3-bump.lesson")),
    ("4-give", include_str!("../../../../lessons/first/4-give.lesson")),
    ("5-goal", include_str!("../../../../lessons/first/5-goal.lesson")),
];

/// Lines that the title, the task, the hand and the question take, below the board.
const ROWS_ROUND_LIST: usize = 5;

/// So much can be said above the moves.
const FEW_LINES: usize = 3;

/// Lessons one after the other.
pub struct Course {
    lessons: Vec<Lesson>,
}

/// Does somebody go on learning?
#[derive(PartialEq, Eq)]
enum Next {
    GoesOn,
    Skips,
}

impl Course {
    /// The first course.
    pub fn first() -> Result<Course, WrongLesson> {
        let lessons = FIRST.iter().map(|(name, text)| Lesson::read(name, text)).collect::<Result<_, _>>()?;
        Ok(Course { lessons })
    }

    /// By which rules its board is drawn.
    pub fn rules(&self) -> Option<RuleSet> {
        Some(self.lessons.first()?.tasks.first()?.view.rules())
    }

    /// Plays the course, as far as somebody likes.
    pub fn run<I: BufRead, W: Write>(&self, mut dialogue: Dialogue<'_, I, W>) -> io::Result<()> {
        for (index, lesson) in self.lessons.iter().enumerate() {
            let number = index + 1;
            for task in &lesson.tasks {
                let heading = || {
                    let bold = Style::new().bold();
                    let title = t!("title-", lesson.name);
                    format!("{bold}{number}/{}  {title}{bold:#}", self.lessons.len())
                };
                let moment = Moment { task, heading: &heading };
                if moment.play(&mut dialogue)? == Next::Skips {
                    return dialogue.stage.say(&[String::new(), t!("learn-skipped"), String::new()]);
                }
            }
        }
        let lines = [String::new(), t!("learn-end"), t!("typed-end"), String::new()];
        dialogue.stage.say(&lines)?;
        match dialogue.ask(&t!("learn-to-game"))? {
            Typed::Line(_) | Typed::End => Ok(()),
        }
    }
}

/// One task of a lesson, as it is shown.
struct Moment<'t> {
    task: &'t Task,
    heading: &'t dyn Fn() -> String,
}

impl Moment<'_> {
    /// Asks until the answer is right, and shows what it does.
    fn play<I: BufRead, W: Write>(&self, dialogue: &mut Dialogue<'_, I, W>) -> io::Result<Next> {
        let view = &self.task.view;
        let mut said: Vec<String> = Vec::new();
        loop {
            let room = dialogue.stage.room();
            let company = mates();
            let rows = room.rows.map_or(ROWS, |rows| rows.saturating_sub(ROWS_ROUND_LIST));
            let mut choices = Choices::new(&company, view, READER, room.columns, rows);
            let asked = wrapped(&self.asked(), room.columns);
            let ink = ink::of(READER).bold();
            let hand = format!("{ink}{}{ink:#} {}", company.name(READER), choices.hand_line());
            // Long explanations stand alone; the moves come back with the next line.
            let moves = if said.len() > FEW_LINES { Vec::new() } else { choices.lines() };
            let list = std::mem::take(&mut said).into_iter().chain(moves);
            let lines: Vec<String> = [(self.heading)()].into_iter().chain(asked).chain([hand]).chain(list).collect();
            dialogue.stage.show(&scene(&company, &view.board, Vec::new()), &lines)?;
            let letters = choices.letter_range();
            let question = match view.phase {
                Phase::Exchange => t!("ask-give", to = company.name(view.rules().gives_to(READER)), letters = letters),
                _ if choices.listed_count() == 1 => t!("ask-move", ways = "1"),
                _ => t!("ask-move", ways = format!("1-{}", choices.listed_count())),
            };
            let Typed::Line(line) = dialogue.ask(&question)? else { return Ok(Next::Skips) };
            said = match typed_word::read(&line) {
                Some(Word::Quit) => return Ok(Next::Skips),
                Some(Word::Language(text)) => wrapped(&change_language(&text), room.columns),
                Some(Word::Help) => help_lines::lines(room.columns),
                Some(Word::Why) if !choices.reasons().is_empty() => choices.reasons(),
                Some(Word::Hint | Word::Why | Word::Log) => wrapped(&t!("learn-only-answer"), room.columns),
                None => match choices.answer(&line) {
                    Reply::Chosen(choice) => match self.task.answer(choice) {
                        Some(answer) => return self.show_answer(dialogue, &company, choice, answer),
                        None => wrapped(&self.told_wrong(choice), room.columns),
                    },
                    // All choices of a lesson are on one page.
                    Reply::Narrowed => Vec::new(),
                    Reply::Unclear(text) => wrapped(&text, room.columns),
                },
            };
        }
    }

    /// What is to be done. Where the page speaks of tapping, the terminal has its own words.
    fn asked(&self) -> String {
        let name = &self.task.name;
        messages::find(&format!("typed-{name}"), &[]).unwrap_or_else(|| t!("lesson-", name))
    }

    fn told_wrong(&self, choice: Choice) -> String {
        self.task.wrong_word(choice).map_or_else(|| self.asked(), |word| t!("lesson-", word))
    }

    /// What came of a right answer, and what the others did then.
    fn show_answer<I: BufRead, W: Write>(
        &self,
        dialogue: &mut Dialogue<'_, I, W>,
        company: &Company,
        choice: Choice,
        answer: &Answer,
    ) -> io::Result<Next> {
        let mut board = self.task.view.board;
        let mut trodden = Vec::new();
        for (seat, choice) in [(READER, choice)].into_iter().chain(answer.then.iter().copied()) {
            if let Choice::Play(mv) = choice {
                trodden = trail(&board, &Seen::Play { seat, mv });
                board = board.after(&mv);
            }
        }
        let done = wrapped(&t!("lesson-", format!("{}-done", self.task.name)), dialogue.stage.room().columns);
        let lines: Vec<String> = [(self.heading)()].into_iter().chain(done).collect();
        dialogue.stage.show(&scene(company, &board, trodden), &lines)?;
        match dialogue.ask(&t!("learn-go-on"))? {
            Typed::Line(line) if typed_word::read(&line) != Some(Word::Quit) => Ok(Next::GoesOn),
            Typed::Line(_) | Typed::End => Ok(Next::Skips),
        }
    }
}

/// Who sits at the board of the lessons.
fn mates() -> Company {
    let named = [Seat::Yellow, Seat::Green, Seat::Blue].map(|seat| (seat, t!("mate-", seat)));
    Company::new(named.to_vec(), Some(READER))
}

fn scene(company: &Company, board: &Board, trail: Vec<(Space, Seat)>) -> Scene {
    let note = |seat: &Seat| {
        let name = company.heading(*seat);
        let heading = if *seat == READER { t!("you-name", name = name) } else { name };
        Note { seat: Some(*seat), heading, texts: Vec::new() }
    };
    Scene { board: *board, trail, notes: board.rules().seats().iter().map(note).collect() }
}

fn wrapped(text: &str, columns: usize) -> Vec<String> {
    terminal::wrapped(text, columns.min(80))
}
