//! A lesson: positions with what is right there and what is said to what is not, read line by line as the cases of the rules are.

use std::fmt;

use makker_rules::{Board, Card, Choice, Hand, Phase, RuleSet, Seat, SeatSet, Seen, Space, View};

/// Who learns.
pub const READER: Seat = Seat::Red;

/// The rules of a lesson that names none.
const USUAL: &str = "classic";

/// One file: a thing to learn, in one task or a few.
pub struct Lesson {
    /// The file's name without its number.
    pub name: String,
    /// What is asked, one after the other.
    pub tasks: Vec<Task>,
}

/// A position, what is right there, and what is said to what is not.
pub struct Task {
    /// By which its messages are found.
    pub name: String,
    /// What the reader sees when it begins.
    pub view: View,
    /// What is right.
    pub answers: Vec<Answer>,
    /// What a wrong choice begins with, or `*`, and the message for it; the first that fits is said.
    pub wrong: Vec<(String, String)>,
    /// Is nothing better than the answers?
    pub is_best: bool,
}

/// A choice that is right, and what the others do then.
pub struct Answer {
    /// The choice, in one of its spellings.
    pub choice: Choice,
    /// The board right after it, if the lesson tells it.
    pub board: Option<Board>,
    /// Who does what afterwards.
    pub then: Vec<(Seat, Choice)>,
}

/// What is wrong with the text of a lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WrongLesson(String);

impl fmt::Display for WrongLesson {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for WrongLesson {}

fn wrong(what: impl fmt::Display) -> WrongLesson {
    WrongLesson(what.to_string())
}

/// A word that begins a line, and what follows it.
type Statement<'t> = (&'t str, &'t str);

impl Lesson {
    /// Reads a lesson; its name is that of its file without the ending, `1-out`.
    pub fn read(file: &str, text: &str) -> Result<Lesson, WrongLesson> {
        let (_, name) = file.split_once('-').ok_or_else(|| wrong("a lesson's file begins with its number"))?;
        let mut tasks: Vec<Vec<Statement<'_>>> = Vec::new();
        for line in text.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty()) {
            let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
            if word == "task" {
                tasks.push(Vec::new());
            }
            let task = tasks.last_mut().ok_or_else(|| wrong("a lesson begins with a task"))?;
            task.push((word, rest.trim()));
        }
        let tasks = tasks.iter().map(|statements| task(statements)).collect::<Result<_, _>>()?;
        Ok(Lesson { name: name.to_string(), tasks })
    }
}

impl Task {
    /// The answer that a choice is, in whatever spelling, if it is right.
    pub fn answer(&self, choice: Choice) -> Option<&Answer> {
        self.answers.iter().find(|answer| is_same(&self.view.board, answer.choice, choice))
    }

    /// The message for a choice that is not right, if there is one.
    pub fn wrong_word(&self, choice: Choice) -> Option<&str> {
        self.wrong.iter().find(|(begins, _)| fits(choice, begins)).map(|(_, message)| message.as_str())
    }
}

/// Do two choices come to the same?
pub fn is_same(board: &Board, one: Choice, other: Choice) -> bool {
    match (one, other) {
        (Choice::Play(a), Choice::Play(b)) => a.card() == b.card() && board.after(&a) == board.after(&b),
        (one, other) => one == other,
    }
}

/// Does a choice begin so? The page asks in the same way.
pub fn fits(choice: Choice, begins: &str) -> bool {
    let text = choice.to_string();
    let rest = text.strip_prefix("give ").unwrap_or(&text).strip_prefix(begins);
    begins == "*" || rest.is_some_and(|rest| rest.is_empty() || rest.starts_with([' ', ',']))
}

fn seat_named(name: &str) -> Option<Seat> {
    Seat::ALL.into_iter().find(|seat| seat.name().eq_ignore_ascii_case(name))
}

fn seat(name: &str) -> Result<Seat, WrongLesson> {
    seat_named(name).ok_or_else(|| wrong(format_args!("no seat {name:?}")))
}

/// `Rg4 B9`: where the pawns of a seat stand; those that are not named are at home.
fn pawns(seat: Seat, spaces: &str) -> Result<Vec<(Seat, Space)>, WrongLesson> {
    let parse = |space: &str| {
        let space = space.parse().map_err(|_| wrong(format_args!("no space {space:?}")))?;
        Ok((seat, space))
    };
    spaces.split_whitespace().filter(|space| !space.ends_with('h')).map(parse).collect()
}

fn cards(codes: &str) -> Result<Vec<Card>, WrongLesson> {
    codes.split_whitespace().map(|code| code.parse().map_err(|_| wrong(format_args!("no card {code:?}")))).collect()
}

/// Two parts of a statement with a space between them.
fn parts(text: &str) -> Result<(&str, &str), WrongLesson> {
    text.split_once(' ').ok_or_else(|| wrong(format_args!("{text:?}: something is missing")))
}

fn choice(text: &str) -> Result<Choice, WrongLesson> {
    text.parse().map_err(|error| wrong(format_args!("{text}: {error:?}")))
}

/// The board on which these seats stand as they are told, and all others as before.
fn changed(before: &Board, told: &str) -> Result<Board, WrongLesson> {
    let told = told.split("; ").map(|one| {
        let (name, spaces) = parts(one)?;
        Ok((seat(name)?, spaces))
    });
    let told: Vec<(Seat, &str)> = told.collect::<Result<_, WrongLesson>>()?;
    let mut placed = Vec::new();
    for seat in before.rules().seats() {
        match told.iter().find(|(other, _)| other == seat) {
            Some((seat, spaces)) => placed.extend(pawns(*seat, spaces)?),
            None => {
                let out = before.pawns(*seat).iter().filter(|space| **space != Space::home(*seat));
                placed.extend(out.map(|space| (*seat, *space)));
            }
        }
    }
    Board::with_pawns(before.rules(), placed).map_err(wrong)
}

fn task(statements: &[Statement<'_>]) -> Result<Task, WrongLesson> {
    let of = |wanted: &str| statements.iter().find(|(word, _)| *word == wanted).map(|(_, rest)| *rest);
    let name = of("task").unwrap_or_default().to_string();
    let inside = |WrongLesson(what)| WrongLesson(format!("{name}: {what}"));
    let rules: RuleSet = of("edition").unwrap_or(USUAL).parse().map_err(|error| inside(wrong(error)))?;
    let mut placed = Vec::new();
    for (word, rest) in statements {
        if let Some(seat) = seat_named(word) {
            placed.extend(pawns(seat, rest).map_err(inside)?);
        }
    }
    let board = Board::with_pawns(rules, placed).map_err(|error| inside(wrong(error)))?;
    let view = view(board, statements).map_err(inside)?;
    let mut task = Task { view, name: name.clone(), answers: Vec::new(), wrong: Vec::new(), is_best: false };
    for (word, rest) in statements {
        add(&mut task, word, rest).map_err(inside)?;
    }
    if task.answers.is_empty() {
        return Err(inside(wrong("no answer")));
    }
    Ok(task)
}

fn add(task: &mut Task, word: &str, rest: &str) -> Result<(), WrongLesson> {
    match word {
        "answer" => {
            let (text, after) = rest.split_once(" = ").map_or((rest, None), |(text, after)| (text, Some(after)));
            let board = after.map(|after| changed(&task.view.board, after)).transpose()?;
            task.answers.push(Answer { choice: choice(text)?, board, then: Vec::new() });
        }
        "then" => {
            let (name, text) = parts(rest)?;
            let answer = task.answers.last_mut().ok_or_else(|| wrong("something comes after an answer"))?;
            answer.then.push((seat(name)?, choice(text)?));
        }
        "wrong" => {
            let (begins, message) = rest.rsplit_once(' ').ok_or_else(|| wrong("wrong: which message?"))?;
            task.wrong.push((begins.to_string(), message.to_string()));
        }
        "best" => task.is_best = true,
        "task" | "edition" | "hand" | "dealer" | "left" | "seen" => {}
        word if seat_named(word).is_some() => {}
        word => return Err(wrong(format_args!("what is {word}?"))),
    }
    Ok(())
}

/// What the reader sees: cards are given if the first answer gives one, else played.
fn view(board: Board, statements: &[Statement<'_>]) -> Result<View, WrongLesson> {
    let of = |wanted: &'static str| statements.iter().filter(move |(word, _)| *word == wanted).map(|(_, rest)| *rest);
    let rules = board.rules();
    let seats = rules.seats();
    let hand: Hand = cards(of("hand").next().ok_or_else(|| wrong("which hand?"))?)?.into_iter().collect();
    let is_exchange = of("answer").next().is_some_and(|answer| answer.starts_with("give "));
    let dealer = of("dealer").next().map_or(Ok(seats[seats.len() - 1]), seat)?;
    let mut cards_left: Vec<(Seat, u8)> = seats.iter().map(|seat| (*seat, hand.len() as u8)).collect();
    for told in of("left").flat_map(|told| told.split("; ")) {
        let (name, count) = parts(told)?;
        let (owner, count) = (seat(name)?, count.parse().map_err(|_| wrong(format_args!("{told}: how many?")))?);
        cards_left.iter_mut().filter(|(other, _)| *other == owner).for_each(|(_, left)| *left = count);
    }
    let mut seen = vec![Seen::Deal { dealer, number: 1 }];
    if !is_exchange {
        seen.extend(seats.iter().map(|seat| Seen::Give { seat: *seat, to: rules.gives_to(*seat) }));
    }
    for told in of("seen") {
        let (name, what) = parts(told)?;
        seen.push(match what.strip_prefix("fold ") {
            Some(codes) => Seen::Fold { seat: seat(name)?, cards: cards(codes)? },
            None => Seen::Play { seat: seat(name)?, mv: what.parse().map_err(wrong)? },
        });
    }
    let choices = if is_exchange {
        hand.kinds().map(Choice::Give).collect()
    } else {
        let moves = board.legal_moves(READER, &hand);
        if moves.is_empty() { vec![Choice::Fold] } else { moves.iter().copied().map(Choice::Play).collect() }
    };
    Ok(View {
        play_on: false,
        seat: Some(READER),
        phase: if is_exchange { Phase::Exchange } else { Phase::Play(READER) },
        dealer,
        deal_number: 1,
        round: 1,
        board,
        dealt_on: None,
        cards_left,
        hand,
        given: None,
        received: None,
        to_give: if is_exchange { seats.iter().copied().collect() } else { SeatSet::EMPTY },
        places: Vec::new(),
        seen,
        choices,
    })
}
