//! Programs of other people as entrants of the arena: asked to `choose` as `makker engine` is, and fouls where they do not
//! answer as agreed. `docs/bots.md` tells their authors.

use std::io;
use std::time::Duration;

use makker_lab::arena::{Decision, Entrant, Foul, FoulKind, NoDecision, Player, Unable};
use makker_protocol::{Asked, ChooseMessage, ChosenMessage, ViewMessage};
use makker_rules::{Choice, View};
use serde::Deserialize;
use serde_json::Value;

use crate::arena::process::{LONGEST_COMPLAINT, NoAnswer, Process};
use crate::screen::terminal::printable;

/// Someone's program. Each seat of each game has a process of its own, so that no seat learns what another one holds, and
/// no game what was dealt in its duplicate.
#[derive(Clone, Debug)]
pub struct Program {
    command: String,
    nodes: Option<u32>,
    ms: Option<u64>,
    limit: Duration,
}

impl Program {
    /// A command of the shell that starts the program. `nodes` and `ms` are what the program is told to keep to; `limit` is
    /// how long an answer is waited for, the start of the program included.
    pub fn new(command: &str, nodes: Option<u32>, ms: Option<u64>, limit: Duration) -> Program {
        Program { command: command.to_string(), nodes, ms, limit }
    }
}

impl Entrant for Program {
    fn sit_down(&self, seed: u64) -> Box<dyn Player> {
        Box::new(SeatedProgram { program: self.clone(), seed, asked: 0, process: None })
    }
}

struct SeatedProgram {
    program: Program,
    seed: u64,
    /// How often it was asked: the id of the last request.
    asked: u64,
    /// There is none before the first decision and after a foul that leaves open what the program would say next.
    process: Option<Process>,
}

impl Player for SeatedProgram {
    fn decide(&mut self, view: &View) -> Result<Decision, NoDecision> {
        let request = self.request(view)?;
        let is_new = self.process.is_none();
        let mut process = match self.process.take() {
            Some(process) => process,
            None => Process::start(&self.program.command).map_err(not_started)?,
        };
        let line = match process.ask(request, self.program.limit) {
            Ok(line) => line,
            Err(NoAnswer::TooLate) => {
                let ms = self.program.limit.as_millis();
                return Err(foul(FoulKind::TooLate, format!("there was no answer within {ms} ms")).into());
            }
            Err(NoAnswer::TooLong) => {
                return Err(foul(FoulKind::Unreadable, "the line is longer than 64 KiB".to_string()).into());
            }
            Err(NoAnswer::Ended) => return Err(ended(process, is_new).into()),
        };
        let answer = read(&line, self.asked)?;
        self.process = Some(process);
        let chosen = answer.map_err(|error| foul(FoulKind::Refused, printable(&error, 200)))?;
        match chosen.mv.value().and_then(|choice| listed(view, choice)) {
            Some(choice) => Ok(Decision { choice, win: chosen.win }),
            None => {
                let detail = format!("\"{}\" is none of the moves", printable(&chosen.mv.to_string(), 80));
                Err(foul(FoulKind::Illegal, detail).into())
            }
        }
    }
}

impl SeatedProgram {
    /// The next request, as a line.
    fn request(&mut self, view: &View) -> Result<String, Foul> {
        self.asked += 1;
        let Program { nodes, ms, .. } = self.program;
        let choose = ChooseMessage { level: None, seed: self.seed, nodes, ms, view: ViewMessage::from(view) };
        let text = serde_json::to_string(&Asked::new(self.asked, choose));
        text.map(|text| text + "\n").map_err(|error| foul(FoulKind::NotStarted, error.to_string()))
    }
}

fn foul(kind: FoulKind, detail: String) -> Foul {
    Foul { kind, detail }
}

/// Whose fault it is that there is no process.
fn not_started(error: io::Error) -> NoDecision {
    use io::ErrorKind::{OutOfMemory, WouldBlock};
    // Too many files open, in this process (24) or in all (23): on every Unix the same numbers, and no kind of their own.
    let is_ours = matches!(error.kind(), WouldBlock | OutOfMemory) || matches!(error.raw_os_error(), Some(23 | 24));
    let detail = printable(&error.to_string(), 200);
    if is_ours {
        return NoDecision::Unable(Unable(format!(
            "no more programs can be started at the same time: {detail}: use fewer --threads"
        )));
    }
    foul(FoulKind::NotStarted, detail).into()
}

/// What to say of a program that ended or closed its output.
fn ended(process: Process, is_new: bool) -> Foul {
    let end = process.end();
    // What shells answer where there is no such program, or one that cannot be run.
    let kind = if is_new && matches!(end.code, Some(126 | 127)) { FoulKind::NotStarted } else { FoulKind::Ended };
    let how = match end.code {
        Some(code) => format!("it ended with exit code {code}"),
        None => "it closed its output or was killed".to_string(),
    };
    let lines = end.complaint.lines().map(str::trim_end).filter(|line| !line.is_empty());
    let lines: Vec<String> = lines.map(|line| printable(line, usize::MAX)).collect();
    let complaint = lines.join("\n");
    let passed_over = complaint.chars().count().saturating_sub(LONGEST_COMPLAINT);
    let complaint: String = complaint.chars().skip(passed_over).collect();
    foul(kind, if complaint.is_empty() { how } else { format!("{how}:\n{complaint}") })
}

/// What an answer says besides what was chosen.
#[derive(Deserialize)]
struct Envelope {
    #[serde(default)]
    id: Option<Value>,
    #[serde(default)]
    error: Option<Value>,
}

/// What was chosen, or the program's reason not to choose; a foul if the line is no answer to this request.
fn read(line: &[u8], asked: u64) -> Result<Result<ChosenMessage, String>, Foul> {
    let text = String::from_utf8_lossy(line);
    let unreadable = |reason: &str| {
        let detail = format!("{}: \"{}\"", printable(reason, 100), printable(text.trim_end(), 80));
        foul(FoulKind::Unreadable, detail)
    };
    if !text.trim_start().starts_with('{') {
        return Err(unreadable("this is no JSON object"));
    }
    let envelope: Envelope = serde_json::from_str(&text).map_err(|error| unreadable(&error.to_string()))?;
    if envelope.id.is_some_and(|id| id.as_u64() != Some(asked)) {
        return Err(unreadable(&format!("the id is not {asked}")));
    }
    match envelope.error {
        Some(Value::String(error)) => Ok(Err(error)),
        Some(error) => Ok(Err(error.to_string())),
        None => serde_json::from_str(&text).map(Ok).map_err(|error| unreadable(&error.to_string())),
    }
}

/// The view's choice that is meant, in whatever legal spelling.
fn listed(view: &View, meant: &Choice) -> Option<Choice> {
    if view.choices.contains(meant) {
        return Some(*meant);
    }
    let Choice::Play(mv) = *meant else { return None };
    let is_held = view.hand.contains(&mv.card());
    if !is_held || !view.board.is_legal(view.seat?, &mv) {
        return None;
    }
    let after = view.board.after(&mv);
    let is_same = |choice: &&Choice| match choice {
        Choice::Play(other) => other.card() == mv.card() && view.board.after(other) == after,
        Choice::Give(_) | Choice::Fold => false,
    };
    view.choices.iter().find(is_same).copied()
}

#[cfg(test)]
mod tests {
    use makker_rules::{Board, Edition, Hand, History, Phase, Seat, Setup};

    use super::*;

    #[test]
    fn every_legal_spelling_names_the_listed_move() {
        let history = History::new(Setup::new(Edition::Classic, Seat::Red)).unwrap();
        let board = Board::parse(Edition::Classic, "R12,R3,Rh,Rh/Y5,Yh,Yh,Yh/Gh,Gh,Gh,Gh/Bh,Bh,Bh,Bh").unwrap();
        let hand: Hand = ["7x1".parse().unwrap()].into_iter().collect();
        let moves = board.legal_moves(Seat::Red, &hand);
        let choices = moves.iter().copied().map(Choice::Play).collect();
        let phase = Phase::Play(Seat::Red);
        let view = View { board, hand, phase, choices, ..View::new(&history, Some(Seat::Red)) };
        let named = |text: &str| listed(&view, &text.parse().ok()?).map(|choice| choice.to_string());
        let both = Some("7x1 R12>Y2, R3>R6".to_string());
        assert_eq!(named("7x1 R12>Y2, R3>R6"), both);
        assert_eq!(named("7x1 R3>R6, R12>Y2"), both);
        for text in ["7x1 R3>R6", "S Rh>Rs", "fold", "give 7x1", "", "7x1 R3>R6, R12>Y2 "] {
            assert_eq!(named(text), None, "{text}");
        }
    }
}
