//! `makker play`: games that are watched, and games that a person plays by typing.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use assert_cmd::Command;
use makker::language::messages::speak;
use makker::language::tongue::Language;
use makker::play::choices::Choices;
use makker::play::dialogue::Dialogue;
use makker::play::person::{Answer, Person};
use makker::play::stage::Stage;
use makker::play::typed_line::Reply;
use makker::screen::company::Company;
use makker_bots::Level;
use makker_chance::Chance;
use makker_rules::{Board, Card, Choice, Edition, History, Phase, RuleSet, Seat, Seen, Setup, View};

/// What a command wrote, and its exit code.
struct Outcome {
    code: i32,
    out: String,
    err: String,
}

fn makker(args: &[&str], typed: &str) -> Outcome {
    let mut command = Command::cargo_bin("makker").unwrap();
    let command = command
        .args(args)
        .env("MAKKER_LANGUAGE", "en")
        .env_remove("CLICOLOR_FORCE")
        .env_remove("NO_COLOR")
        .write_stdin(typed);
    let output = command.output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    Outcome { code: output.status.code().unwrap(), out: text(output.stdout), err: text(output.stderr) }
}

/// The command succeeds, silent on standard error.
fn check(args: &[&str], typed: &str) -> String {
    let Outcome { code, out, err } = makker(args, typed);
    assert_eq!((code, err.as_str()), (0, ""), "{args:?}");
    out
}

fn check_fails(args: &[&str], expected: &str) {
    let Outcome { code, out, err } = makker(args, "");
    assert_eq!((code, out.as_str(), err.as_str()), (2, "", expected), "{args:?}");
}

/// A path for a record that is not there yet.
fn new_path(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_file(&path);
    path
}

/// Enough first choices for any game.
fn first_choices() -> String {
    "1\n".repeat(5000)
}

#[test]
fn bots_play_every_edition_to_its_end_and_the_same_seed_shows_the_same_game() {
    for edition in Edition::ALL.map(RuleSet::from) {
        // Quick bots: this is about the showing.
        let args = ["play", "--watch", "--edition", &edition.to_string(), "--seed", "7", "--levels", "beginner"];
        let out = check(&args, "");
        let again = format!("Shown again by: makker play --watch --edition {edition} --levels beginner --seed 7\n");
        assert!(out.starts_with(&again) && out.ends_with(&again), "{out}");
        assert!(out.contains(" win after "), "{edition}");
        assert!(out.contains("  because it ") && out.contains(" gives ") && out.contains(" % "), "{edition}");
        assert_eq!(out, check(&args, ""), "{edition}");
    }
    assert_ne!(check(&["play", "--watch", "--seed", "1"], ""), check(&["play", "--watch", "--seed", "2"], ""));
}

#[test]
fn a_watched_game_can_be_played_on_for_second_place() {
    let out = check(&["play", "--watch", "--edition", "plus-pairs", "--play-on", "--seed", "3"], "");
    assert!(out.contains("\n  1. ") && out.contains("\n  3. "), "{out}");
    assert!(out.contains("--edition plus-pairs --play-on --levels easy --seed 3"), "{out}");
}

#[test]
fn levels_are_for_all_for_teams_or_for_seats() {
    let headings = |levels: &str| {
        let out = check(&["play", "--watch", "--seed", "1", "--levels", levels], "");
        // The levels stand on the board below the names, those of yellow and green above those of red and blue.
        let is_level = |word: &&str| Level::ALL.iter().any(|level| level.name() == *word);
        let board = out.lines().skip_while(|line| !line.contains(" Y8 ")).take(18).collect::<Vec<_>>().join("\n");
        let found: Vec<&str> = board.split_whitespace().filter(is_level).collect();
        let [yellow, green, red, blue] = found[..] else { panic!("{board}") };
        [red, yellow, green, blue].map(str::to_string)
    };
    assert_eq!(headings("beginner"), ["beginner", "beginner", "beginner", "beginner"]);
    assert_eq!(headings("easy,random"), ["easy", "random", "easy", "random"]);
    assert_eq!(headings("easy,random,beginner,easy"), ["easy", "random", "beginner", "easy"]);
    let help = check(&["help", "play"], "");
    assert!(Level::ALL.iter().all(|level| help.contains(level.name())), "{help}");
}

#[test]
fn what_cannot_be_played_is_wrong_usage() {
    check_fails(
        &["play", "--levels", "easy,easy,easy"],
        "error: --levels: classic has 4 seats in 2 teams: write 1 level for all, 2 for the teams or 4 for the seats, \
         with commas between them; here are 3\n",
    );
    let unknown = makker(&["play", "--levels", "grandmaster"], "");
    assert_eq!(unknown.code, 2);
    assert!(unknown.err.starts_with("error: --levels: \"grandmaster\": a level is one of random, "), "{}", unknown.err);
    check_fails(&["play", "--seat", "P"], "error: --seat: classic has no seat P: choose one of R, Y, G, B\n");
    check_fails(
        &["play", "--play-on"],
        "error: --play-on: classic has two teams, so nobody plays on for second place: leave that out or take \
         plus-pairs\n",
    );
    assert_eq!(makker(&["play", "--watch", "--seat", "R"], "").code, 2);
    let there = new_path("there.makker");
    std::fs::write(&there, "precious").unwrap();
    let refused = makker(&["play", "--record", there.to_str().unwrap()], "");
    assert_eq!(refused.code, 2);
    assert!(refused.err.contains("name a file that can be made new"), "{}", refused.err);
    assert_eq!(std::fs::read_to_string(&there).unwrap(), "precious");
}

#[test]
fn a_person_who_always_takes_the_first_choice_comes_to_the_end() {
    for (edition, seat) in [("classic", "R"), ("jubilee", "B"), ("plus-trios", "P"), ("plus-pairs", "O")] {
        let path = new_path(&format!("finished-{edition}.makker"));
        let path = path.to_str().unwrap();
        let args =
            ["play", "--edition", edition, "--seat", seat, "--seed", "4", "--levels", "beginner", "--record", path];
        let out = check(&args, &first_choices());
        assert!(out.contains("You have won!") || out.contains("You have lost this time."), "{edition}");
        assert!(out.contains("The same cards are dealt again by: makker play --seat"), "{edition}");
        assert!(check(&["verify", path], "").starts_with(&format!("OK: finished game of {edition}, ")), "{edition}");
        assert!(check(&["replay", path], "").contains(": person\n"), "{edition}");
        let record = std::fs::read_to_string(path).unwrap();
        assert!(record.contains("[Seed \"4\"]") && !record.contains('?'), "{record}");
    }
}

/// Blue deals, so red begins, with 12, 5, 7x1 and S13; green has no other card to come out with. So nothing here depends
/// on what bots like.
const SEED: &str = "20";

#[test]
fn what_is_typed_wrongly_is_explained_and_asked_again() {
    let typed = "9\nx y z\n\n\u{7}\u{1b}[2J\n?\nH\nw\nL\nR3>\nQ\nperhaps\nNO\n a \n";
    let out = check(&["play", "--seed", SEED], &format!("{typed}99\n0\nqwerty\n10 Z1>Z2\n5^ R1>R6\nq\nn\n"));
    assert_eq!(out.matches("Stop this game?").count(), 3, "{out}");
    for expected in [
        "Type the letter of a card, a-",
        "  a b c d        chooses a card",
        "A bot would give ",
        "cannot be played: no pawn is in play.",
        "All the rules are in",
        "Deal 1, ",
        " deals, 1 of 3.",
        "Which card do you give to ",
        "? (a-d, ? for help)",
        "There is only one move in this list: type 1 to play it.",
        "No move fits \"qwerty\".",
        "\"Z1\" is no space",
        "the card 5^ is not in this hand. Choose one that is.",
        "Stop this game?",
        "The game stops here, unfinished; it cannot be gone on with.",
    ] {
        assert!(out.contains(expected), "{expected}\n{out}");
    }
    assert!(!out.contains('\u{1b}') && !out.contains('\u{7}'), "{out}");
}

/// A view of red with these cards: at its turn, or when cards are exchanged.
fn view(edition: RuleSet, board: &str, hand: &[Card], phase: Phase) -> View {
    let history = History::new(Setup::new(edition, Seat::Red)).unwrap();
    let board = Board::parse(edition, board).unwrap();
    let choices = match phase {
        Phase::Exchange => hand.iter().copied().map(Choice::Give).collect(),
        _ => board.legal_moves(Seat::Red, hand).iter().copied().map(Choice::Play).collect(),
    };
    View { board, hand: hand.iter().copied().collect(), choices, phase, ..View::new(&history, Some(Seat::Red)) }
}

const HOME: &str = "Rh,Rh,Rh,Rh/Yh,Yh,Yh,Yh/Gh,Gh,Gh,Gh/Bh,Bh,Bh,Bh";

#[test]
fn every_card_is_explained_at_the_exchange_also_one_of_many_words() {
    for edition in Edition::ALL.map(RuleSet::from).into_iter().filter(|edition| edition.seats().len() == 4) {
        for card in edition.cards() {
            let view = view(edition, HOME, &[*card], Phase::Exchange);
            for columns in [72, 100] {
                let lines = Choices::new(&Company::default(), &view, Seat::Red, columns, 24).lines();
                assert!(lines.first().is_some_and(|line| line.contains(&format!("{card}: "))), "{card}: {lines:?}");
                let width = |line: &String| makker::screen::terminal::width(line);
                assert!(lines.iter().all(|line| width(line) <= columns), "{card}: {lines:?}");
            }
        }
    }
}

#[test]
fn a_card_is_given_by_its_letter_or_its_code() {
    let hand = [Card::Twelve, Card::Two, Card::StartOrEight];
    let view = view(Edition::Classic.into(), HOME, &hand, Phase::Exchange);
    for (typed, expected) in [("12", "give 12"), ("2", "give 2"), ("s8", "give S8"), ("give 2", "give 2")] {
        let reply = Choices::new(&Company::default(), &view, Seat::Red, 100, 24).answer(typed);
        assert!(matches!(reply, Reply::Chosen(choice) if choice.to_string() == expected), "{typed}: {reply:?}");
    }
    for (typed, same) in [("A", "a"), ("C", "c")] {
        let reply =
            |typed: &str| format!("{:?}", Choices::new(&Company::default(), &view, Seat::Red, 100, 24).answer(typed));
        assert_eq!(reply(typed), reply(same));
    }
}

#[test]
fn a_move_without_its_card_is_played_or_listed() {
    let board = "R3,R12,Rh,Rh/Y5,Yh,Yh,Yh/Gh,Gh,Gh,Gh/Bh,Bh,Bh,Bh";
    let hand = [Card::Split7, Card::StartOrEight, Card::StartOrThirteen, Card::Swap];
    let view = view(Edition::Classic.into(), board, &hand, Phase::Play(Seat::Red));
    let company = Company::default();
    let mut choices = Choices::new(&company, &view, Seat::Red, 100, 24);
    let all = choices.listed_count();
    assert!(matches!(choices.answer("R3>R11"), Reply::Chosen(choice) if choice.to_string() == "S8 R3>R11"));
    assert!(matches!(choices.answer("rh>rs"), Reply::Narrowed));
    assert_eq!(choices.listed_count(), 2);
    let Reply::Unclear(said) = choices.answer("9") else { panic!("there is no ninth") };
    assert_eq!(said, "There are 2 moves in this list: type a number from 1 to 2, or press Enter for the whole list.");
    assert!(matches!(choices.answer(""), Reply::Narrowed));
    assert_eq!(choices.listed_count(), all);
    // A part of moves that several pawns share.
    assert!(matches!(choices.answer("R3>R6"), Reply::Narrowed));
    assert_eq!(choices.listed_count(), 1);
    assert!(matches!(choices.answer("1"), Reply::Chosen(choice) if choice.to_string() == "7x1 R12>Y2, R3>R6"));
    assert!(matches!(choices.answer("R3>R4>R5"), Reply::Unclear(_)));
}

#[test]
fn a_hint_shows_what_it_advises_first() {
    for seed in ["1", "2", "3", "4"] {
        let out = check(&["play", "--seed", seed], "h\n");
        let (_, hint) = out.split_once("A bot would give ").unwrap();
        let (advised, rest) = hint.split_once(".\n  because ").unwrap();
        let first = rest.lines().nth(1).unwrap().trim_start();
        let (chance, what) = first.split_once(" %  ").unwrap();
        assert_eq!(what, format!("Give {advised}"), "{hint}");
        assert!(chance.split_once('.').is_some_and(|(_, decimals)| decimals.len() == 1), "{first}");
    }
}

#[test]
fn a_watched_game_ends_with_certainty() {
    for edition in ["classic", "plus-pairs"] {
        let out = check(&["play", "--watch", "--seed", "7", "--levels", "beginner", "--edition", edition], "");
        let is_bars = |line: &&str| line.contains("█") && line.contains(" %");
        for bars in out.lines().filter(is_bars) {
            let words: Vec<&str> = bars.split_whitespace().collect();
            let chances = words.windows(2).filter(|pair| pair[1] == "%").map(|pair| pair[0].parse::<u32>().unwrap());
            assert_eq!(chances.sum::<u32>(), 100, "{bars}");
        }
        assert!(out.lines().rfind(is_bars).unwrap().contains(" 100 %"), "{edition}");
    }
}

#[test]
fn what_was_done_with_the_last_cards_is_not_shown_beside_new_ones() {
    let mut out = Vec::new();
    let view = view(Edition::Classic.into(), HOME, &[Card::Start], Phase::Play(Seat::Red));
    let stage = Stage::new(&mut out, Edition::Classic.into(), Some(Duration::ZERO));
    let dialogue = Dialogue::new(&b""[..], stage);
    let mut person = Person::new(Company::default(), Edition::Classic.into(), Seat::Red, dialogue);
    let fold = Seen::Fold { seat: Seat::Yellow, cards: vec![Card::Ten] };
    person.tell(&view, &[fold, Seen::Deal { dealer: Seat::Red, number: 2 }]).unwrap();
    person.finish(&view).unwrap();
    let out = String::from_utf8(out).unwrap();
    assert_eq!(out.matches("folds 10").count(), 1, "told once, and not on the board: {out}");
}

#[test]
fn a_seat_is_named_by_letter_or_name() {
    for seat in ["Y", "yellow", "Yellow"] {
        assert!(check(&["play", "--seed", "1", "--seat", seat], "").contains("You are Yellow "), "{seat}");
    }
}

#[test]
fn moves_are_typed_in_any_spelling() {
    for spelling in ["S13 Rh>Rs", "s13rh>rs", "Rh > Rs", " rh>RS "] {
        let out = check(&["play", "--seed", SEED], &format!("give 12\n{spelling}\n"));
        assert!(out.contains("You played S13 Rh>Rs: came out"), "{spelling}\n{out}");
    }
}

#[test]
fn a_game_that_is_left_keeps_what_everyone_saw() {
    for (name, typed) in [("at once", ""), ("soon", "1\n1\n1\n"), ("politely", "1\n1\nq\ny\n"), ("asked", "q\n")] {
        let path = new_path(&format!("left {name}.makker"));
        let path = path.to_str().unwrap();
        let out = check(&["play", "--seed", "7", "--record", path], typed);
        assert!(out.contains("The game stops here, unfinished; it cannot be gone on with."), "{out}");
        assert!(out.contains(&format!("see makker replay {path}")), "{out}");
        assert!(check(&["verify", path], "").starts_with("OK: unfinished game of classic, "), "{name}");
        assert!(check(&["replay", path], "").contains("the game is not finished"), "{name}");
        let record = std::fs::read_to_string(path).unwrap();
        assert!(!record.contains("Seed"), "{record}");
        let hidden = |line: &&str| line.starts_with("shuffle") || line.starts_with("give");
        for line in record.lines().filter(hidden) {
            assert!(line.split(' ').skip(1).all(|card| card.ends_with('?')), "{line}");
        }
    }
}

#[test]
fn no_words_tell_what_others_are_dealt_or_give() {
    let out = check(&["play", "--seed", "7"], &first_choices());
    assert!(!out.contains(" is dealt ") && !out.contains(" gives ") && !out.contains(" because "), "{out}");
    assert!(out.contains(" gave you "), "{out}");
}

/// A game of which red has seen the same, dealt from decks in which all else may differ.
fn history(deck: &[Card]) -> History {
    let mut history = History::new(Setup::new(Edition::Classic, Seat::Blue)).unwrap();
    history.shuffle(deck).unwrap();
    history
}

fn exchanged(mut history: History, deck: &[Card]) -> History {
    for (seat, card) in [Seat::Red, Seat::Yellow, Seat::Green, Seat::Blue].into_iter().zip(deck) {
        history.choose(seat, Choice::Give(*card)).unwrap();
    }
    assert_eq!(history.game().phase(), Phase::Play(Seat::Red));
    history
}

/// All that a person who asks for everything is shown.
fn shown(view: &View) -> String {
    let mut out = Vec::new();
    let typed: &[u8] = b"?\nh\nw\nl\na\n\nR3\nbumps\n7x1 R1>R8\nnonsense\nq\nn\n";
    let stage = Stage::new(&mut out, view.rules(), Some(Duration::ZERO));
    let mut person = Person::new(Company::default(), view.rules(), Seat::Red, Dialogue::new(typed, stage));
    person.tell(view, &view.seen).unwrap();
    // In the exchange `a` gives a card, and a seat that must fold does so with the empty line.
    let folds = view.choices == [Choice::Fold];
    assert_eq!(person.decide(view).unwrap() == Answer::Quit, view.phase != Phase::Exchange && !folds);
    String::from_utf8(out).unwrap()
}

#[test]
fn a_person_sees_no_difference_in_what_they_may_not_know() {
    let mut chance = Chance::from_seed(11);
    for round in 0..20 {
        speak(Language::ALL[round % 5]);
        let mut deck = RuleSet::from(Edition::Classic).deck();
        chance.shuffle(&mut deck);
        let mut other = deck.clone();
        // Cards go card one by one, red first. Yellow and blue change hands; green keeps only the card that it gives.
        for card in 0..4 {
            other.swap(4 * card + 1, 4 * card + 3);
        }
        for card in 1..4 {
            other.swap(4 * card + 2, 20 + card);
        }
        other[30..].reverse();
        let (one, two) = (history(&deck), history(&other));
        assert_ne!(one, two);
        let see = |history: &History| shown(&View::new(history, Some(Seat::Red)));
        assert_eq!(see(&one), see(&two));
        assert_eq!(see(&exchanged(one, &deck)), see(&exchanged(two, &other)));
    }
}

#[test]
fn the_persons_part_cannot_reach_the_whole_game() {
    // These know all cards: the command, the game itself, and who watches bots that show theirs.
    let knowing = ["mod.rs", "local_game.rs", "watch.rs"];
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/play");
    let files = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let files: Vec<PathBuf> = files.filter(|file| !knowing.iter().any(|name| file.ends_with(name))).collect();
    assert!(files.len() >= 8, "{files:?}");
    for file in files {
        let source = fs::read_to_string(&file).unwrap();
        let code = source.split("#[cfg(test)]").next().unwrap_or_default();
        for word in ["History", "Game", "Event", "LocalGame"] {
            let names_it = code.split(|letter: char| !letter.is_alphanumeric()).any(|name| name == word);
            assert!(!names_it, "{} names {word}", file.display());
        }
    }
}
