//! A person at the terminal who plays one seat, line by line. What comes in here are views: no secret can be shown.

use std::io::{self, BufRead, Write};

use makker_rules::{Choice, Phase, RuleSet, Seat, Seen, View};

use crate::language::kept::Kept;
use crate::language::messages::speak;
use crate::language::messages::t;
use crate::language::tongue::Language;
use crate::play::choices::Choices;
use crate::play::dialogue::{Dialogue, Typed};
use crate::play::news::News;
use crate::play::typed_line::Reply;
use crate::play::typed_word::{self, Word};
use crate::play::{help_lines, hint};
use crate::screen::company::Company;
use crate::screen::ink::{self, FAINT};
use crate::screen::terminal;

/// Lines of a list where the output is no terminal that is painted in place.
pub const ROWS: usize = 24;

/// Lines that the question and the hand take.
const ROWS_ROUND_LIST: usize = 2;

/// A person, with what they saw since they last played.
pub struct Person<'a, I, W> {
    rules: RuleSet,
    seat: Seat,
    company: Company,
    dialogue: Dialogue<'a, I, W>,
    news: News,
}

/// What a person wants.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// To do this.
    Chosen(Choice),
    /// To stop.
    Quit,
}

impl<'a, I: BufRead, W: Write> Person<'a, I, W> {
    /// A person who plays this seat of a new game, in this company.
    pub fn new(company: Company, rules: RuleSet, seat: Seat, dialogue: Dialogue<'a, I, W>) -> Person<'a, I, W> {
        let news = News::new(company.clone(), rules, seat);
        Person { rules, seat, company, dialogue, news }
    }

    /// Shows what everyone saw, and the view after it.
    pub fn tell(&mut self, view: &View, seen: &[Seen]) -> io::Result<()> {
        for event in seen {
            if let Some(line) = self.news.take_in(view, event) {
                self.dialogue.stage.glimpse(&self.news.scene(view), &[line])?;
            }
        }
        Ok(())
    }

    /// Asks until the person has decided. The view is that of the person's seat.
    pub fn decide(&mut self, view: &View) -> io::Result<Answer> {
        let room = self.dialogue.stage.room();
        let rows = room.rows.map_or(ROWS, |rows| rows - ROWS_ROUND_LIST);
        let company = self.company.clone();
        let mut choices = Choices::new(&company, view, self.seat, room.columns, rows);
        let mut said: Option<Vec<String>> = None;
        let answer = loop {
            self.show(view, &choices, said.take())?;
            let question = self.question(view, &choices);
            let Typed::Line(line) = self.dialogue.ask(&question)? else { break Answer::Quit };
            let lines = match typed_word::read(&line) {
                None => match choices.answer(&line) {
                    Reply::Chosen(choice) => break Answer::Chosen(choice),
                    Reply::Narrowed => continue,
                    Reply::Unclear(text) => terminal::wrapped(&text, room.columns),
                },
                Some(Word::Help) => help_lines::lines(room.columns),
                Some(Word::Hint) => hint::lines(&company, view, self.seat),
                Some(Word::Why) => match choices.reasons() {
                    reasons if reasons.is_empty() => vec![t!("all-playable")],
                    reasons => reasons,
                },
                Some(Word::Log) => match self.news.lines() {
                    lines if lines.is_empty() => vec![t!("history-empty")],
                    lines => lines,
                },
                Some(Word::Language(text)) => {
                    let lines = terminal::wrapped(&change_language(&text), room.columns);
                    // What the moves do is told anew.
                    choices = Choices::new(&company, view, self.seat, room.columns, rows);
                    lines
                }
                Some(Word::Quit) if self.dialogue.is_sure(&t!("sure-quit"))? => break Answer::Quit,
                Some(Word::Quit) => continue,
            };
            said = Some(lines);
        };
        if matches!(view.phase, Phase::Play(_)) {
            self.news.clear();
        }
        Ok(answer)
    }

    /// Says how the game ended.
    pub fn finish(&mut self, view: &View) -> io::Result<()> {
        let scene = self.news.scene(view);
        let mut lines = Vec::new();
        if let Some(winners) = view.places.first() {
            let names = self.company.team(winners);
            let has_won = winners.contains(&self.seat);
            lines.push(if has_won { t!("result-won", names = names) } else { t!("result-lost", names = names) });
        }
        for (place, seats) in view.places.iter().enumerate().filter(|_| view.places.len() > 2) {
            lines.push(format!("  {}. {}", place + 1, self.company.team(seats)));
        }
        self.dialogue.stage.show(&scene, &lines)
    }

    /// Says lines that stand below everything.
    pub fn say(&mut self, lines: &[String]) -> io::Result<()> {
        self.dialogue.stage.say(lines)
    }

    fn question(&self, view: &View, choices: &Choices<'_>) -> String {
        let letters = choices.letter_range();
        match view.phase {
            Phase::Exchange => {
                let to = self.company.name(self.rules.gives_to(self.seat));
                t!("ask-give", to = to, letters = letters)
            }
            _ if view.choices == [Choice::Fold] => t!("ask-fold"),
            _ if choices.asks_for_card() => t!("ask-card", letters = letters),
            _ => {
                let numbers = match choices.listed_count() {
                    1 => "1".to_string(),
                    count => format!("1-{count}"),
                };
                let more = choices.has_pages().then(|| t!("ask-move-more"));
                let by_card = (letters != "a").then(|| t!("ask-move-card", letters = letters));
                let ways: Vec<String> = [numbers].into_iter().chain(more).chain(by_card).collect();
                t!("ask-move", ways = ways.join(", "))
            }
        }
    }

    fn show(&mut self, view: &View, choices: &Choices<'_>, said: Option<Vec<String>>) -> io::Result<()> {
        let room = self.dialogue.stage.room();
        let ink = ink::of(self.seat).bold();
        let hand = format!("{ink}{}{ink:#} {}", self.company.name(self.seat), choices.hand_line());
        let mut lines = match &said {
            // What was asked for stands alone; the list comes back with the next line.
            Some(said) => said.clone(),
            None => choices.lines(),
        };
        lines.insert(0, hand);
        match room.rows {
            // As much of the news as there is room for, the latest last.
            Some(rows) => {
                let news = self.news.lines();
                let free = rows.saturating_sub(lines.len() + 2).min(news.len());
                let news = news[news.len() - free..].iter().map(|line| format!("{FAINT}{line}{FAINT:#}"));
                lines = news.chain(lines).collect();
            }
            None if said.is_some() => return self.dialogue.stage.say(&lines[1..]),
            None => {}
        }
        let scene = self.news.scene(view);
        self.dialogue.stage.show(&scene, &lines)
    }
}

/// Speaks another language from now on, and says so; or says which there are.
pub fn change_language(text: &str) -> String {
    if text.is_empty() {
        return t!("language-which", all = Language::listed());
    }
    let Some(language) = Language::named(text) else { return Language::unknown(text) };
    speak(language);
    Kept::Language.write(language.tag());
    t!("language-now")
}
