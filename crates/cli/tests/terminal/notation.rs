//! The examples of docs/notation.md, held against the program. In them `…` stands for anything.

use std::path::Path;

use assert_cmd::Command;
use makker::commands::engine::answer;
use makker_bots::{Level, Motive};
use makker_protocol::{EventMessage, ViewMessage};
use makker_rules::{Board, Card, Choice, Edition, History, Move, Phase, Reason, Record, RuleSet, Seat, Space, View};
use serde_json::Value;

const PAGE: &str = include_str!("../../../../docs/notation.md");

/// The texts of the fenced blocks that are marked with this word. There is at least one.
fn blocks(mark: &str) -> Vec<String> {
    let begin = format!("\n```{mark}\n");
    let whole = |part: &str| part.split_once("\n```").expect("every block ends").0.to_string() + "\n";
    let blocks: Vec<String> = PAGE.split(&begin).skip(1).map(whole).collect();
    assert!(!blocks.is_empty(), "{mark}");
    blocks
}

/// Does a text say what the page says, with anything in place of each `…`?
fn says(text: &str, page: &str) -> bool {
    let mut parts = page.split('…');
    let first = parts.next().unwrap_or_default();
    let Some(mut rest) = text.strip_prefix(first) else { return false };
    let mut last = None;
    for part in parts {
        if let Some(middle) = last.replace(part) {
            let Some((_, after)) = rest.split_once(middle) else { return false };
            rest = after;
        }
    }
    last.map_or(rest.is_empty(), |last| rest.ends_with(last))
}

/// The game of the page: what happened in it until it was given up.
fn game() -> History {
    let text = blocks("record")[0].replace("end abandoned\n", "");
    Record::parse(&text).unwrap().replay().unwrap()
}

#[test]
fn the_engine_answers_as_the_page_says() {
    let mut reasons = Vec::new();
    for block in blocks("engine") {
        let lines: Vec<&str> = block.lines().collect();
        for pair in lines.chunks(2) {
            let expected = pair[1].strip_prefix("→ ").expect("each request has its answer");
            let found = answer(pair[0]);
            assert!(says(&found, expected), "{}\n{found}\n{expected}", pair[0]);
            let found: Value = serde_json::from_str(&found).unwrap();
            let why = found["why"].as_array().into_iter().flatten();
            reasons.extend(why.map(|card| card["reason"].as_str().unwrap().to_string()));
        }
    }
    let all = [
        Reason::Wall,
        Reason::Goal,
        Reason::Steps,
        Reason::NoSwap,
        Reason::NobodyHome,
        Reason::NobodyOnTrack,
        Reason::NobodyInPlay,
    ];
    for word in Motive::ALL.iter().map(|motive| motive.word()).chain(Level::ALL.map(Level::name)) {
        assert!(PAGE.contains(&format!("`{word}`")), "{word} is not explained");
    }
    for word in all.map(Reason::word) {
        assert!(reasons.iter().any(|reason| reason == word), "no example of {word}");
        assert!(PAGE.contains(&format!("| `{word}` |")), "{word} is not explained");
    }
}

#[test]
fn the_records_replay_and_read_back() {
    let records = blocks("record");
    for text in &records {
        let record = Record::parse(text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_eq!(record.to_string(), *text);
        record.replay().unwrap_or_else(|error| panic!("{error}\n{text}"));
    }
    // The second is the first with its secrets hidden.
    let of = |text: &str| Record::parse(text).unwrap().replay().unwrap().game().board().to_string();
    assert_eq!(of(&records[0]), of(&records[1]));
    assert!(records[1].contains("give R:? "));
}

#[test]
fn the_events_are_those_of_the_record() {
    let record = Record::parse(&blocks("record")[0]).unwrap();
    let message = |event| serde_json::to_string(&EventMessage::new(event)).unwrap() + "\n";
    let events: String = record.replay().unwrap().events().iter().map(message).collect();
    assert!(says(&events, &blocks("jsonl")[0]), "{events}");
}

#[test]
fn the_view_is_what_a_seat_of_that_game_sees() {
    let block = &blocks("view")[0];
    let message: ViewMessage = serde_json::from_str(block).unwrap();
    let history = game();
    let Phase::Play(turn) = history.game().phase() else { panic!("a seat is at turn") };
    let view = View::new(&history, Some(turn));
    assert_eq!(View::try_from(&message).as_ref(), Ok(&view));
    // Nothing is in the page that is not in the message, and the other way round.
    let page: Value = serde_json::from_str(block).unwrap();
    assert_eq!(serde_json::to_value(ViewMessage::from(&view)).unwrap(), page);
    for field in page.as_object().unwrap().keys() {
        assert!(PAGE.contains(&format!("| `{field}` |")), "{field} is not explained");
    }
}

#[test]
fn the_commands_print_what_the_page_says() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    for (name, text) in ["game.makker", "running.makker"].iter().zip(blocks("record")) {
        std::fs::write(folder.join(name), text).unwrap();
    }
    let broken = blocks("record")[0].replace("Y 7x1 Ys>Y7", "Y 7x1 Ys>Y8");
    std::fs::write(folder.join("broken.makker"), broken).unwrap();
    for block in blocks("console") {
        for example in block.split("$ makker ").skip(1) {
            let (command, expected) = example.split_once('\n').unwrap();
            let (expected, code) = match expected.split_once("→ exit code ") {
                Some((expected, code)) => (expected, code.trim().parse().unwrap()),
                None => (expected, 0),
            };
            let mut program = Command::cargo_bin("makker").unwrap();
            program
                .args(command.split(' '))
                .current_dir(folder)
                .env("MAKKER_LANGUAGE", "en")
                .env_remove("CLICOLOR_FORCE");
            let output = program.assert().code(code).get_output().clone();
            let found = String::from_utf8([output.stdout, output.stderr].concat()).unwrap();
            assert!(says(&found, expected), "{command}\n{found}\n{expected}");
        }
    }
}

#[test]
fn the_lists_are_in_the_order_of_their_texts() {
    let sorted = blocks("sorted");
    let moves: Vec<&str> = sorted[0].lines().collect();
    assert!(moves.is_sorted());
    let read: Vec<Move> = moves.iter().map(|text| text.parse().unwrap()).collect();
    assert!(read.is_sorted(), "{read:?}");
    assert!(read.iter().map(Move::to_string).eq(moves));
}

#[test]
fn every_word_is_on_the_page() {
    for seat in Seat::ALL {
        assert!(PAGE.contains(&format!("`{seat}` {}", seat.name().to_lowercase())), "{seat}");
    }
    for card in Card::ALL {
        assert!(PAGE.contains(&format!("| `{card}` | {} |", card.face())), "{card}");
    }
    for edition in Edition::ALL.map(RuleSet::from) {
        assert!(PAGE.contains(&format!("`{edition}`")), "{edition}");
    }
    for text in blocks("board").iter().flat_map(|block| block.lines()) {
        assert_eq!(Board::parse(Edition::Classic, text).unwrap().to_string(), text);
    }
    for choice in blocks("choice").iter().flat_map(|block| block.lines()) {
        let (text, _) = choice.split_once("  ").unwrap();
        match text.strip_prefix("give ") {
            _ if text == "fold" => assert_eq!(Choice::Fold.to_string(), text),
            Some(card) => assert!(card.parse::<Card>().is_ok(), "{text}"),
            None => assert_eq!(text.parse::<Move>().unwrap().to_string(), text),
        }
    }
    for space in ["Ys", "Yh", "Y7", "Yg4"] {
        assert_eq!(space.parse::<Space>().unwrap().to_string(), space);
        assert!(PAGE.contains(&format!("`{space}`")), "{space}");
    }
}
