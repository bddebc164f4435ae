//! Reads a lesson: statements line by line, as in the cases of the rules.

use std::fs;
use std::path::Path;

use makker_rules::{Board, Card, Choice, Edition, Hand, Phase, RuleSet, Seat, SeatSet, Seen, Space, View};

/// Who learns.
pub const READER: Seat = Seat::Red;

/// One file: a thing to learn, in one task or a few.
pub struct Lesson {
    /// The file's name without its number.
    pub name: String,
    pub tasks: Vec<Task>,
}

/// A position, what is right there, and what is said to what is not.
pub struct Task {
    /// By which its messages are found.
    pub name: String,
    /// What the reader sees when it begins.
    pub view: View,
    pub answers: Vec<Answer>,
    /// What a wrong choice begins with, or `*`, and the message for it; the first that fits is said.
    pub wrong: Vec<(String, String)>,
    /// Is nothing better than the answers?
    pub is_best: bool,
}

/// A choice that is right, and what the others do then.
pub struct Answer {
    pub choice: Choice,
    /// The board right after it, if the lesson tells it.
    pub board: Option<Board>,
    pub then: Vec<(Seat, Choice)>,
}

pub fn lesson(file: &Path) -> Lesson {
    let stem = file.file_stem().unwrap().to_string_lossy().into_owned();
    let (_, name) = stem.split_once('-').expect("a lesson's file begins with its number");
    let text = fs::read_to_string(file).unwrap();
    let mut tasks: Vec<Vec<(String, String)>> = Vec::new();
    for line in text.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty()) {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        if word == "task" {
            tasks.push(Vec::new());
        }
        tasks.last_mut().expect("a lesson begins with a task").push((word.to_string(), rest.trim().to_string()));
    }
    Lesson { name: name.to_string(), tasks: tasks.iter().map(|statements| task(statements)).collect() }
}

fn seat(name: &str) -> Seat {
    let found = Seat::ALL.into_iter().find(|seat| seat.name().eq_ignore_ascii_case(name));
    found.unwrap_or_else(|| panic!("no seat {name:?}"))
}

/// `Rg4 B9`: where the pawns of a seat stand; those that are not named are at home.
fn pawns(seat: Seat, spaces: &str) -> Vec<(Seat, Space)> {
    let parse = |space: &str| (seat, space.parse().unwrap_or_else(|_| panic!("no space {space:?}")));
    spaces.split_whitespace().filter(|space| !space.ends_with('h')).map(parse).collect()
}

fn cards(codes: &str) -> Vec<Card> {
    codes.split_whitespace().map(|code| code.parse().unwrap()).collect()
}

/// The board on which these seats stand as they are told, and all others as before.
fn changed(before: &Board, told: &str) -> Board {
    let told: Vec<(Seat, &str)> =
        told.split("; ").map(|one| one.split_once(' ').unwrap()).map(|(name, spaces)| (seat(name), spaces)).collect();
    let seats = before.rules().seats().iter();
    let placed = seats.flat_map(|seat| match told.iter().find(|(other, _)| other == seat) {
        Some((seat, spaces)) => pawns(*seat, spaces),
        None => before
            .pawns(*seat)
            .iter()
            .filter(|space| !space.to_string().ends_with('h'))
            .map(|space| (*seat, *space))
            .collect(),
    });
    Board::with_pawns(before.rules(), placed).unwrap()
}

fn task(statements: &[(String, String)]) -> Task {
    let of = |wanted: &str| statements.iter().find(|(word, _)| word == wanted).map(|(_, rest)| rest.as_str());
    let name = of("task").unwrap().to_string();
    let rules: RuleSet = of("edition").map_or(Edition::Classic.into(), |edition| edition.parse().unwrap());
    let is_seat = |word: &str| Seat::ALL.iter().any(|seat| seat.name().eq_ignore_ascii_case(word));
    let placed = statements.iter().filter(|(word, _)| is_seat(word)).flat_map(|(word, rest)| pawns(seat(word), rest));
    let board = Board::with_pawns(rules, placed).unwrap_or_else(|error| panic!("{name}: {error}"));
    let mut task = Task { view: view(board, statements), name, answers: Vec::new(), wrong: Vec::new(), is_best: false };
    for (word, rest) in statements {
        match word.as_str() {
            "answer" => {
                let (choice, after) =
                    rest.split_once(" = ").map_or((rest.as_str(), None), |(choice, after)| (choice, Some(after)));
                let choice = choice.parse().unwrap_or_else(|error| panic!("{}: {rest}: {error:?}", task.name));
                let board = after.map(|after| changed(&board, after));
                task.answers.push(Answer { choice, board, then: Vec::new() });
            }
            "then" => {
                let (name, choice) = rest.split_once(' ').unwrap();
                let choice = choice.parse().unwrap_or_else(|error| panic!("{}: {rest}: {error:?}", task.name));
                task.answers.last_mut().expect("something comes after an answer").then.push((seat(name), choice));
            }
            "wrong" => {
                let (begins, message) = rest.rsplit_once(' ').unwrap();
                task.wrong.push((begins.to_string(), message.to_string()));
            }
            "best" => task.is_best = true,
            "task" | "edition" | "hand" | "dealer" | "left" | "seen" => {}
            word => assert!(is_seat(word), "{}: what is {word}?", task.name),
        }
    }
    assert!(!task.answers.is_empty(), "{}: no answer", task.name);
    task
}

/// What the reader sees: cards are given if the first answer gives one, else played.
fn view(board: Board, statements: &[(String, String)]) -> View {
    let of =
        |wanted: &'static str| statements.iter().filter(move |(word, _)| word == wanted).map(|(_, rest)| rest.as_str());
    let rules = board.rules();
    let seats = rules.seats();
    let hand: Hand = cards(of("hand").next().expect("which hand?")).into_iter().collect();
    let is_exchange = of("answer").next().is_some_and(|answer| answer.starts_with("give "));
    let dealer = of("dealer").next().map_or(*seats.last().unwrap(), seat);
    let left = |wanted: &Seat| {
        let told = of("left").flat_map(|told| told.split("; ")).map(|one| one.split_once(' ').unwrap());
        told.filter(|(name, _)| seat(name) == *wanted).map(|(_, count)| count.parse().unwrap()).next()
    };
    let mut seen = vec![Seen::Deal { dealer, number: 1 }];
    if !is_exchange {
        seen.extend(seats.iter().map(|seat| Seen::Give { seat: *seat, to: rules.gives_to(*seat) }));
    }
    seen.extend(of("seen").map(|told| {
        let (name, what) = told.split_once(' ').unwrap();
        match what.strip_prefix("fold ") {
            Some(codes) => Seen::Fold { seat: seat(name), cards: cards(codes) },
            None => Seen::Play { seat: seat(name), mv: what.parse().unwrap() },
        }
    }));
    let choices = if is_exchange {
        hand.kinds().map(Choice::Give).collect()
    } else {
        let moves = board.legal_moves(READER, &hand);
        if moves.is_empty() { vec![Choice::Fold] } else { moves.iter().copied().map(Choice::Play).collect() }
    };
    View {
        play_on: false,
        seat: Some(READER),
        phase: if is_exchange { Phase::Exchange } else { Phase::Play(READER) },
        dealer,
        deal_number: 1,
        round: 1,
        board,
        dealt_on: None,
        cards_left: seats.iter().map(|seat| (*seat, left(seat).unwrap_or(hand.len() as u8))).collect(),
        hand,
        given: None,
        received: None,
        to_give: if is_exchange { seats.iter().copied().collect() } else { SeatSet::EMPTY },
        places: Vec::new(),
        seen,
        choices,
    }
}
