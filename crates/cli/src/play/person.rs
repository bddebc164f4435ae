//! A person at the terminal who plays one seat, line by line. What comes in here are views: no secret can be shown.

use std::io::{self, BufRead, IsTerminal, Read, Write};

use makker_rules::{Choice, Phase, RuleSet, Seat, Seen, View};

use crate::play::choices::Choices;
use crate::play::hint;
use crate::play::news::News;
use crate::play::stage::Stage;
use crate::play::typed_line::Reply;
use crate::screen::ink::{self, FAINT};
use crate::screen::{terminal, words};

/// Lines of a list where the output is no terminal that is painted in place.
const ROWS: usize = 24;

/// Lines that the question and the hand take.
const ROWS_ROUND_LIST: usize = 2;

/// No longer line is read at once; the longest move has some eighty characters.
const LONGEST_LINE: u64 = 1000;

const HELP: &[&str] = &[
    "With your teammate, bring all your pawns from home (h) round the board into",
    "your goals (○) before the others do. Each turn one card is played; who lands",
    "on a single pawn sends it home. All the rules are in docs/rules.md.",
    "  a b c d       chooses a card of your hand: gives it, or lists its moves",
    "  1 2 3 ...     plays the move of that number in the list",
    "  Enter         shows the next moves of a long list, and after them all moves",
    "  R3 bumps      lists only the moves that touch space R3 and bump somebody",
    "  7x1 R3>R6, R12>Y2   plays this move, whatever is listed; R3>R6 is enough",
    "                where only one card can do that",
    "  h hint        what a bot would do in your place, and why",
    "  w why         why cards cannot be played",
    "  l log         what happened since your last turn",
    "  q quit        stops the game",
    "On the board: ▮ a card in a hand, ▸ at turn, • where a pawn just went.",
];

/// A person, with what they saw since they last played.
pub struct Person<'a, I, W> {
    rules: RuleSet,
    seat: Seat,
    input: I,
    stage: Stage<'a, W>,
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

/// What was typed at a question.
enum Typed {
    Line(String),
    /// There is nothing more to read.
    End,
}

impl<'a, I: BufRead, W: Write> Person<'a, I, W> {
    /// A person who plays this seat of a new game.
    pub fn new(rules: RuleSet, seat: Seat, input: I, stage: Stage<'a, W>) -> Person<'a, I, W> {
        Person { rules, seat, input, stage, news: News::new(rules, seat) }
    }

    /// Shows what everyone saw, and the view after it.
    pub fn tell(&mut self, view: &View, seen: &[Seen]) -> io::Result<()> {
        for event in seen {
            if let Some(line) = self.news.take_in(view, event) {
                self.stage.glimpse(&self.news.scene(view), &[line])?;
            }
        }
        Ok(())
    }

    /// Asks until the person has decided. The view is that of the person's seat.
    pub fn decide(&mut self, view: &View) -> io::Result<Answer> {
        let room = self.stage.room();
        let rows = room.rows.map_or(ROWS, |rows| rows - ROWS_ROUND_LIST);
        let mut choices = Choices::new(view, self.seat, room.columns, rows);
        let mut said: Option<Vec<String>> = None;
        let answer = loop {
            self.show(view, &choices, said.take())?;
            let question = self.question(view, &choices);
            let Typed::Line(line) = self.read(&question)? else { break Answer::Quit };
            let choice = match line.to_lowercase().as_str() {
                "?" | "help" => {
                    said = Some(HELP.iter().map(|line| line.to_string()).collect());
                    continue;
                }
                "h" | "hint" => {
                    said = Some(hint::lines(view, self.seat));
                    continue;
                }
                "w" | "why" => {
                    said = Some(match choices.reasons() {
                        reasons if reasons.is_empty() => vec!["Every card of your hand can be played now.".to_string()],
                        reasons => reasons,
                    });
                    continue;
                }
                "l" | "log" => {
                    said = Some(match self.news.lines() {
                        [] => vec!["Nothing has happened yet.".to_string()],
                        lines => lines.to_vec(),
                    });
                    continue;
                }
                "q" | "quit" if self.is_sure()? => break Answer::Quit,
                "q" | "quit" => continue,
                _ => choices.answer(&line),
            };
            match choice {
                Reply::Chosen(choice) => break Answer::Chosen(choice),
                Reply::Narrowed => {}
                Reply::Unclear(text) => said = Some(terminal::wrapped(&text, room.columns)),
            }
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
            let verdict = if winners.contains(&self.seat) { "You have won!" } else { "You have lost this time." };
            lines.push(format!("{} win. {verdict}", words::team(winners)));
        }
        for (place, seats) in view.places.iter().enumerate().filter(|_| view.places.len() > 2) {
            lines.push(format!("  {}. {}", place + 1, words::team(seats)));
        }
        self.stage.show(&scene, &lines)
    }

    /// Says lines that stand below everything.
    pub fn say(&mut self, lines: &[String]) -> io::Result<()> {
        self.stage.say(lines)
    }

    fn question(&self, view: &View, choices: &Choices<'_>) -> String {
        let letters = choices.letter_range();
        match view.phase {
            Phase::Exchange => {
                let to = self.rules.gives_to(self.seat).name();
                format!("Which card do you give to {to}? ({letters}, ? for help)")
            }
            _ if view.choices == [Choice::Fold] => {
                "No card can be played. Press Enter to fold. (w says why, ? for help)".to_string()
            }
            _ if choices.asks_for_card() => format!("Which card do you play? ({letters}, ? for help)"),
            _ => {
                let more = if choices.has_pages() { ", Enter shows more, R3 those with R3" } else { "" };
                let numbers = match choices.listed_count() {
                    1 => "1".to_string(),
                    count => format!("1-{count}"),
                };
                let by_card = if letters == "a" { String::new() } else { format!(", {letters} by card") };
                format!("Which move? ({numbers}{more}{by_card}, ? for help)")
            }
        }
    }

    fn show(&mut self, view: &View, choices: &Choices<'_>, said: Option<Vec<String>>) -> io::Result<()> {
        let room = self.stage.room();
        let ink = ink::of(self.seat).bold();
        let hand = format!("{ink}{}{ink:#} {}", self.seat.name(), choices.hand_line());
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
            None if said.is_some() => return self.stage.say(&lines[1..]),
            None => {}
        }
        let scene = self.news.scene(view);
        self.stage.show(&scene, &lines)
    }

    /// Does the person mean it? Whoever closes the input does.
    fn is_sure(&mut self) -> io::Result<bool> {
        loop {
            let Typed::Line(line) = self.read("Stop this game? It cannot be gone on with later. (y or n)")? else {
                return Ok(true);
            };
            match line.to_lowercase().as_str() {
                "y" | "yes" => return Ok(true),
                "n" | "no" => return Ok(false),
                _ => {}
            }
        }
    }

    fn read(&mut self, question: &str) -> io::Result<Typed> {
        self.stage.ask(question)?;
        let mut bytes = Vec::new();
        // As bytes, since what is typed need not be text.
        if (&mut self.input).take(LONGEST_LINE).read_until(b'\n', &mut bytes)? == 0 {
            return Ok(Typed::End);
        }
        // What is pasted must not steer the terminal.
        let line: String = String::from_utf8_lossy(&bytes).chars().filter(|letter| !letter.is_control()).collect();
        let line = line.trim().to_string();
        if !io::stdin().is_terminal() {
            // Nobody has seen it being typed.
            self.stage.say(std::slice::from_ref(&line))?;
        }
        Ok(Typed::Line(line))
    }
}
