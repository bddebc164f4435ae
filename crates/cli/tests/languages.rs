//! The program in every language: it says nothing in English, everything fits, and no message is missing.

use std::collections::BTreeSet;
use std::path::PathBuf;

use assert_cmd::Command;
use makker::command::Cli;
use makker::language::tongue::Language;
use makker::screen::terminal;

const OTHERS: [Language; 4] = [Language::Danish, Language::Norwegian, Language::Swedish, Language::Finnish];

/// What the program writes on both outputs, and its exit code. It keeps what it remembers in an empty folder.
fn makker(language: Language, args: &[&str], typed: &str) -> (i32, String) {
    let kept = kept("languages");
    let mut command = Command::cargo_bin("makker").unwrap();
    command.args(args).env("LC_ALL", format!("{}_XX.UTF-8", language.tag())).env("XDG_CONFIG_HOME", kept);
    let output =
        command.env_remove("MAKKER_LANGUAGE").env_remove("CLICOLOR_FORCE").write_stdin(typed).output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap() + &String::from_utf8(output.stderr).unwrap();
    assert!(!text.contains("panicked"), "{text}");
    (output.status.code().unwrap(), text)
}

/// An empty folder for what the program remembers.
fn kept(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name)
}

/// Words that some languages share, and those of the notation.
const SHARED: [&str; 3] = ["Orange", "swap", "random"];

/// Lines without words: boards, what is typed, names, notation.
fn is_wordless(line: &str) -> bool {
    let line = line.trim();
    let is_name = |word: &str| makker_protocol::CHARACTERS.iter().any(|character| character.name == word);
    let is_code = |word: &str| {
        let has_letters = word.chars().all(char::is_alphabetic) && word.len() > 2;
        !has_letters || is_name(word) || SHARED.contains(&word)
    };
    // What the marks mean stands below the board, with marks and words.
    let is_legend = line.starts_with("· ") && line.contains("  h ");
    let is_board = line.contains(['·', '○', '□']) && !is_legend;
    is_board || line.contains("makker ") || line.starts_with("--") || line.split_whitespace().all(is_code)
}

/// The lines that are the same in English.
fn in_english<'t>(text: &'t str, english: &str) -> Vec<&'t str> {
    let lines: BTreeSet<&str> = english.lines().map(str::trim).collect();
    text.lines().filter(|line| lines.contains(line.trim()) && !is_wordless(line)).collect()
}

/// What the program says in every language but English, nowhere in English, in lines that are no wider than this.
fn check(args: &[&str], typed: &str, columns: usize, same: &[&str]) {
    let (code, english) = makker(Language::English, args, typed);
    for language in OTHERS {
        let (own_code, text) = makker(language, args, typed);
        assert_eq!(own_code, code, "{language:?} {args:?}\n{text}");
        let found: Vec<&str> =
            in_english(&text, &english).into_iter().filter(|line| !same.contains(&line.trim())).collect();
        assert_eq!(found, [""; 0], "{language:?} {args:?}\n{text}");
        let wide = text.lines().find(|line| terminal::width(line) > columns && !line.contains("makker "));
        assert_eq!(wide, None, "{language:?} {args:?}");
    }
}

#[test]
fn the_help_of_every_command_is_told_in_every_language() {
    use clap::CommandFactory;
    let program = Cli::command();
    let names: Vec<&str> = program.get_subcommands().map(|command| command.get_name()).collect();
    assert!(names.len() >= 20);
    check(&["--help"], "", 100, &[]);
    check(&["-h"], "", 100, &[]);
    for name in names {
        check(&[name, "--help"], "", 100, &["PostgreSQL"]);
    }
}

#[test]
fn what_is_wrong_with_a_command_line_is_told_in_every_language() {
    for args in [
        &["moves"][..],
        &["nonsense"],
        &["play", "--wath"],
        &["play", "--edition", "chess"],
        &["play", "--edition", "classic+lock"],
        &["play", "--seat", "X"],
        &["play", "--seed", "-1"],
        &["play", "--levels", "grandmaster"],
        &["play", "--watch", "--seat", "R"],
        &["random", "--format", "xml"],
        &["random", "--play-on"],
        &["moves", "--hand", "8"],
        &["verify", "/no/such/file"],
    ] {
        check(args, "", 1000, &[]);
    }
}

#[test]
fn moves_and_cards_are_told_in_every_language() {
    let board = "R12,R3,Rh,Rs/Y5,Yh,Yh,Yh/Gg4,Gh,Gh,Gh/Bh,Bh,Bh,Bs";
    check(&["moves", "--board", board, "--hand", "2,S8,swap,12"], "", 100, &[]);
    check(&["moves", "--seat", "Y", "--hand", "10,swap,-4"], "", 100, &[]);
    let helped = "Rg1,Rg2,Rg3,Rg4/Y5,Yh,Yh,Yh/G2,Gg4,Gh,Gh/Bh,Bh,Bh,Bs";
    check(&["moves", "--board", helped, "--hand", "3,S8,7x1"], "", 100, &[]);
    for edition in makker_rules::Edition::ALL {
        check(&["cards", "--edition", edition.name()], "", 100, &[]);
    }
}

#[test]
fn whole_games_are_told_in_every_language() {
    let choices = "1\n".repeat(5000);
    for edition in ["classic", "plus-trios"] {
        let args = ["--edition", edition, "--seed", "4", "--levels", "beginner"];
        check(&[&["play"], &args[..]].concat(), &choices, 100, &[]);
        // A shared move of five legs takes sixty columns by itself.
        check(&[&["play", "--watch"], &args[..]].concat(), "", 120, &[]);
    }
    check(&["random", "--edition", "plus-pairs", "--play-on", "--seed", "4"], "", 110, &[]);
}

#[test]
fn everything_that_can_be_typed_is_answered_in_every_language() {
    let typed =
        "?\nh\nw\nl\n9\nx\na\n?\nh\nw\nl\n99\nqwerty\n10 Z1>Z2\nR1>\n5^ R1>R6\nlanguage\nlanguage xx\nq\n?\nn\nq\ny\n";
    check(&["play", "--seed", "20"], typed, 100, &[]);
    for language in OTHERS {
        let (_, text) = makker(language, &["play", "--seed", "20"], typed);
        let (_, asked) = text.split_once("? (a-").unwrap();
        let questions = asked.lines().filter(|line| line.contains("?)") || line.contains("?: "));
        assert!(questions.clone().all(|line| terminal::width(line) <= 80), "{language:?} {text}");
    }
}

#[test]
fn the_lessons_are_played_in_every_language() {
    // Wrong answers before the right ones, where there are any: then on to the game, and out of it.
    let typed = "1\n\n1\n\n1\n2\n3\n\na\nS8\n\n1\n2\n3\n\n\nq\ny\n";
    check(&["play", "--learn", "--seed", "20"], typed, 100, &[]);
    let (_, text) = makker(Language::English, &["play", "--learn", "--seed", "20"], typed);
    for said in ["Play the heart", "Out it comes.", "Not far enough", "Bump!", "That does not open her gate", "Locked"]
    {
        assert!(text.contains(said), "{said}: {text}");
    }
    assert!(text.contains("That is all you need.") && text.contains("A game of classic."), "{text}");
}

#[test]
fn lessons_can_be_skipped() {
    let (_, text) = makker(Language::Danish, &["play", "--learn", "--seed", "20"], "q\nq\nj\n");
    assert!(text.contains("Resten er sprunget over.") && text.contains("Et spil classic."), "{text}");
}

#[test]
fn a_language_is_wished_for_by_option_by_variable_or_by_the_system() {
    let first = |set: &[(&str, &str)], args: &[&str]| {
        let mut command = Command::cargo_bin("makker").unwrap();
        for name in ["MAKKER_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"] {
            command.env_remove(name);
        }
        command.envs(set.iter().copied()).env("XDG_CONFIG_HOME", kept("wishes")).args(args);
        let output = command.output().unwrap();
        String::from_utf8(output.stdout).unwrap().lines().next().unwrap_or_default().to_string()
    };
    assert_eq!(first(&[], &["cards"]), "The deck of classic: 56 cards.");
    assert_eq!(first(&[("LANG", "nn_NO.UTF-8")], &["cards"]), "Bunken i classic: 56 kort.");
    let finnish = "Painoksen classic pakka: 56 korttia.";
    assert_eq!(first(&[("LANG", "da_DK"), ("MAKKER_LANGUAGE", "fi")], &["cards"]), finnish);
    let wished = [("MAKKER_LANGUAGE", "fi"), ("LC_ALL", "da_DK")];
    assert_eq!(first(&wished, &["cards", "--language", "sv"]), "Kortleken i classic: 56 kort.");
    assert_eq!(first(&wished, &["--language=en", "cards"]), "The deck of classic: 56 cards.");
}

#[test]
fn a_language_that_there_is_not_is_refused_with_those_that_there_are() {
    let (code, text) = makker(Language::Danish, &["cards", "--language", "tlh"], "");
    let all = "da (Dansk), nb (Norsk), sv (Svenska), fi (Suomi), en (English)";
    assert_eq!((code, text), (2, format!("fejl: --language: her er intet sprog »tlh«: vælg mellem {all}\n")));
}

#[test]
fn a_language_that_is_chosen_in_a_game_is_kept() {
    let folder = kept("chosen");
    let _ = std::fs::remove_dir_all(&folder);
    let run = |args: &[&str], typed: &str| {
        let mut command = Command::cargo_bin("makker").unwrap();
        command.args(args).env("LC_ALL", "C").env("XDG_CONFIG_HOME", &folder).env_remove("MAKKER_LANGUAGE");
        String::from_utf8(command.write_stdin(typed.to_string()).output().unwrap().stdout).unwrap()
    };
    let text = run(&["play", "--seed", "20"], "language fi\nl\nkieli da\nq\nj\n");
    assert!(text.contains("Tästä eteenpäin suomeksi.") && text.contains("Jako 1, "), "{text}");
    assert!(text.contains("Fra nu af på dansk.") && text.contains("Spillet stopper her"), "{text}");
    assert!(run(&["cards"], "").starts_with("Bunken i classic: "));
}

/// The record of a short game, in which somebody has a name.
fn record() -> String {
    let (_, text) = makker(Language::English, &["random", "--seed", "56", "--format", "record"], "");
    text.replace("[Result", "[Red \"Anna\"]\n[Yellow \"easy\"]\n[Result")
}

#[test]
fn reviews_are_told_and_drawn_in_every_language() {
    let record = record();
    check(&["review", "-"], &record, 100, &[]);
    for (language, said) in [
        (Language::Danish, ["Lige fra starten", "Ingen kunne vide det", "Gul (let)", "Bedre: "]),
        (Language::Finnish, ["Alussa tasan", "Kukaan ei voinut tietää", "Keltainen (helppo)", "Parempi: "]),
    ] {
        let picture = kept("languages").with_file_name(format!("review-{}.svg", language.tag()));
        let (_, text) = makker(language, &["review", "-", "--svg", picture.to_str().unwrap()], &record);
        assert!(said.iter().all(|part| text.contains(part)), "{text}");
        let svg = std::fs::read_to_string(picture).unwrap();
        assert!(said[..3].iter().all(|part| svg.contains(part)), "{svg}");
        assert!(!svg.contains("Chance to win") && !svg.contains("The cards"), "{svg}");
    }
}

#[test]
fn what_cannot_be_reviewed_is_told_in_every_language() {
    let record = record();
    let unfinished: String =
        record.lines().take(60).filter(|line| !line.starts_with("[Result")).map(|line| format!("{line}\n")).collect();
    check(&["review", "-"], &unfinished, 1000, &[]);
}

#[test]
fn what_programs_read_is_the_same_in_every_language() {
    let record = record();
    let review = |language: Language| makker(language, &["review", "-", "--json"], &record);
    assert_eq!(review(Language::Finnish), review(Language::English));
    for args in [
        &["random", "--seed", "5", "--format", "record"][..],
        &["random", "--seed", "5", "--format", "jsonl"],
        &["perft", "--hands", "S8,2/-/S/-", "--depth", "0", "--divide"],
    ] {
        let counted =
            |text: String| text.lines().filter(|line| !line.contains("nodes/s")).collect::<Vec<_>>().join("\n");
        let (_, english) = makker(Language::English, args, "");
        for language in OTHERS {
            assert_eq!(counted(makker(language, args, "").1), counted(english.clone()), "{language:?} {args:?}");
        }
    }
    let request = r#"{"id":1,"op":"why","edition":"classic","board":"Rh,Rh,Rh,Rh/Yh,Yh,Yh,Yh/Gh,Gh,Gh,Gh/Bh,Bh,Bh,Bh","seat":"R","hand":["2"]}"#;
    let (_, english) = makker(Language::English, &["engine"], request);
    assert_eq!(makker(Language::Finnish, &["engine"], request).1, english);
}
