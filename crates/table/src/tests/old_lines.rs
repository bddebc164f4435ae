//! Tables that were kept by earlier versions are read for ever, and written as they were.

use crate::deed::Entry;
use crate::table::Table;

/// An evening as version 0.1.0 kept it: the time of each line, and the line.
const EVENING: &str = include_str!("old_lines.txt");

/// One line of each other kind, and what the first versions left out.
const OTHERS: [&str; 33] = [
    r#"{"command":{"person":"p","id":"1"},"deed":"sat","seat":"O","person":"p","name":"Ida"}"#,
    r#"{"deed":"sat","seat":"O","person":"p","name":"Ida","face":"braids"}"#,
    r#"{"deed":"face","seat":"O","face":"of-the-future"}"#,
    r#"{"deed":"joined","seat":"R","person":"q"}"#,
    r#"{"deed":"bot","seat":"P","level":"master"}"#,
    r#"{"deed":"emptied","seat":"P"}"#,
    r#"{"deed":"host","person":"q"}"#,
    r#"{"deed":"started","dealer":"B","board":"anything"}"#,
    r#"{"deed":"chose","seat":"R","choice":"7x1 R3>R6, R12>Y2","board":"anything"}"#,
    r#"{"deed":"away","seat":"R"}"#,
    r#"{"deed":"back","seat":"R"}"#,
    r#"{"deed":"refusedTakeBack","seat":"R"}"#,
    r#"{"deed":"tookBack","seat":"R"}"#,
    r#"{"deed":"abandoned"}"#,
    r#"{"deed":"rematch","rotate":true}"#,
    r#"{"deed":"closed"}"#,
    r#"{"deed":"public","public":true}"#,
    r#"{"deed":"sealed","seat":"R","seal":"ab"}"#,
    r#"{"deed":"drawn","game":1,"seal":"ab","seed":"cd","parts":{"R":"ab","Y":"none","G":"bot","B":"bot"}}"#,
    r#"{"deed":"drawn","game":2,"seal":"ab","seed":"cd","parts":{"R":"bot","Y":"bot"},"rotate":true}"#,
    r#"{"deed":"opened","seat":"R","seed":"cd"}"#,
    r#"{"deed":"sitsNext","seat":"O","person":"p","name":"Ida"}"#,
    r#"{"deed":"sitsNext","seat":"O","person":"p","name":"Ida","face":"braids"}"#,
    r#"{"deed":"knocked","seat":"O","person":"p","name":"Ida","face":"braids"}"#,
    r#"{"deed":"agreedKnock","seat":"R","person":"p"}"#,
    r#"{"deed":"turnedAway","person":"p"}"#,
    r#"{"deed":"turnedAway","person":"p","by":"R"}"#,
    r#"{"deed":"removed","seat":"R"}"#,
    r#"{"deed":"voted","seat":"R","of":"B","what":"standIn"}"#,
    r#"{"deed":"voteEnded"}"#,
    r#"{"deed":"door","door":"locked"}"#,
    r#"{"deed":"created","options":{"edition":"classic","playOn":false,"public":false,"clock":null,"bots":"easy","hints":true,"takeBack":true,"standIn":20},"host":"p","rules":1}"#,
    r#"{"deed":"created","options":{"edition":"plus-trios","playOn":true,"public":true,"clock":30,"bots":"easy","hints":false,"takeBack":false},"host":"p","rules":1}"#,
];

fn read(line: &str) -> Entry {
    serde_json::from_str(line).unwrap_or_else(|error| panic!("{line}: {error}"))
}

#[test]
fn an_evening_that_was_kept_before_is_read_and_written_as_it_was() {
    let mut table: Option<Table> = None;
    for line in EVENING.lines() {
        let (at, line) = line.split_once(' ').unwrap();
        let entry = read(line);
        assert_eq!(serde_json::to_string(&entry).unwrap(), line);
        match &mut table {
            None => table = Some(Table::new("t", &entry).unwrap()),
            Some(table) => table.apply(&entry, at.parse().unwrap()).unwrap(),
        }
    }
    let table = table.unwrap();
    assert!(table.chairs.iter().all(|chair| chair.face().is_some()), "also those of before there were faces");
    let board = table.game().unwrap().board().to_string();
    assert!(EVENING.lines().last().unwrap().contains(&board), "{board}");
}

#[test]
fn every_kind_of_line_is_written_as_it_was() {
    for line in OTHERS {
        assert_eq!(serde_json::to_string(&read(line)).unwrap(), line);
    }
}

#[test]
fn options_that_were_not_known_yet_are_as_usual() {
    let line = r#"{"deed":"created","options":{"edition":"jubilee"},"host":"p","rules":1,"unknown":1}"#;
    let table = Table::new("t", &read(line)).unwrap();
    assert_eq!(table.options.rules.to_string(), "jubilee");
    assert!(table.options.hints && table.options.clock.is_none());
    assert_eq!(table.options.stand_in, None, "tables of earlier versions wait, as was agreed");
}
