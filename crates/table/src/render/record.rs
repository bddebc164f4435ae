//! The record of a game at a table.

use makker_protocol::{Character, RefusedReason};
use makker_rules::record::{Content, Line, Record, Shown, Unwritable};

use crate::chair::{Chair, Sitter};
use crate::refused::{Refused, refuse};
use crate::table::Table;

/// The record of a game, the last one if none is named: of a running one only what everyone has seen.
pub fn record(table: &Table, game: Option<u32>) -> Result<String, Refused> {
    let number = game.unwrap_or(table.game_number());
    let shown = if table.opened(number).is_some() { Shown::Everything } else { Shown::Public };
    written(table, number, shown)
}

/// The record of the running game with every card: for whoever has the whole table anyway and hands it over.
pub fn whole_record(table: &Table) -> Result<String, Refused> {
    written(table, table.game_number(), Shown::Everything)
}

fn written(table: &Table, number: u32, shown: Shown) -> Result<String, Refused> {
    let last = table.game_number();
    let Some(history) = table.history_of(number) else {
        return refuse(RefusedReason::NotNow, "there is no such game at this table");
    };
    let tags: Vec<(String, String)> = table.chairs.iter().filter(|_| number == last).filter_map(name_tag).collect();
    let proof = table.draw_of(number).map_or_else(Vec::new, |draw| draw.lines(&table.id, shown));
    match Record::of(history, &tags, shown).and_then(|record| proven(&record, proof)) {
        Ok(record) => Ok(record.to_string()),
        Err(error) => refuse(RefusedReason::Unreadable, error.to_string()),
    }
}

/// The record with the lines of its proof after the tags: seeds are sealed before anything is dealt.
fn proven(record: &Record, proof: Vec<String>) -> Result<Record, Unwritable> {
    let line = |text| Line { content: Some(Content::Proof(text)), comment: None };
    let mut lines = record.lines().to_vec();
    let first = lines.iter().position(|line| !matches!(line.content, Some(Content::Tag { .. })));
    let at = first.unwrap_or(lines.len());
    lines.splice(at..at, proof.into_iter().map(line));
    Record::from_lines(lines).map_err(Unwritable::Record)
}

/// Who sat on a seat, for a record.
fn name_tag(chair: &Chair) -> Option<(String, String)> {
    let name = match &chair.sitter {
        Sitter::Person(person) => person.name.replace('"', "'"),
        Sitter::Bot(level) => match chair.character {
            Some(Character { name, .. }) => format!("{name}, bot {level}"),
            None => format!("bot {level}"),
        },
        Sitter::Nobody => return None,
    };
    Some((chair.seat.name().to_string(), name))
}
