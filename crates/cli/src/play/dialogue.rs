//! Questions to somebody at the terminal, and what is typed as answers.

use std::io::{self, BufRead, IsTerminal, Read, Write};

use crate::language::messages::t;
use crate::play::stage::Stage;

/// No longer line is read at once; the longest move has some eighty characters.
const LONGEST_LINE: u64 = 1000;

/// Where questions are shown, and where answers come from.
pub struct Dialogue<'a, I, W> {
    input: I,
    /// Where the game is shown.
    pub stage: Stage<'a, W>,
}

/// What was typed at a question.
pub enum Typed {
    /// A line, without what could steer the terminal.
    Line(String),
    /// There is nothing more to read.
    End,
}

impl<'a, I: BufRead, W: Write> Dialogue<'a, I, W> {
    /// A dialogue on this stage.
    pub fn new(input: I, stage: Stage<'a, W>) -> Dialogue<'a, I, W> {
        Dialogue { input, stage }
    }

    /// Asks, and waits for a line.
    pub fn ask(&mut self, question: &str) -> io::Result<Typed> {
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

    /// Does the person mean it? Whoever closes the input does.
    pub fn is_sure(&mut self, question: &str) -> io::Result<bool> {
        loop {
            let Typed::Line(line) = self.ask(question)? else { return Ok(true) };
            if let Some(answer) = yes_or_no(&line) {
                return Ok(answer);
            }
        }
    }
}

/// Yes or no, in the reader's language or in English, by the whole word or its first letter.
pub fn yes_or_no(line: &str) -> Option<bool> {
    let line = line.to_lowercase();
    let is = |words: [&str; 2]| words.iter().any(|word| line == *word || Some(line.as_str()) == word.get(..1));
    match () {
        () if is([&t!("word-yes"), "yes"]) => Some(true),
        () if is([&t!("word-no"), "no"]) => Some(false),
        () => None,
    }
}
