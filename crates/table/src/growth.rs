//! How large a table may become: which lines of its log can wait, how a table ends that nobody wants any more, and how much
//! memory it takes.

use std::mem::size_of;

use makker_protocol::TableStatus;
use makker_rules::{Event, History};

use crate::deed::Deed;
use crate::table::{Table, TableChange};

/// What a table takes before anything has happened: ids, names, chairs, in bytes.
const EMPTY: usize = 1_000;

/// The seeds and seals of a game, as text.
const DRAW: usize = 1_000;

/// What a line is about.
#[derive(PartialEq)]
enum Part {
    /// The game gets on, or ends.
    Move,
    /// Another game begins.
    NewGame,
    /// Somebody goes.
    Leave,
    /// Who plays and how is settled: it can be done again and again without the game getting on.
    Talk,
    /// The same, and no game needs it.
    Extra,
}

fn part(deed: &Deed) -> Part {
    match deed {
        Deed::Shuffled { .. } | Deed::Chose { .. } | Deed::TookBack { .. } => Part::Move,
        Deed::Abandoned | Deed::Closed | Deed::Expired => Part::Move,
        Deed::Created { .. } | Deed::HandedOver { .. } | Deed::Drawn { .. } => Part::NewGame,
        // What follows on a draw is the game.
        Deed::Opened { .. } | Deed::Rematch { .. } | Deed::Started { .. } => Part::Move,
        Deed::Left { .. } | Deed::Removed { .. } => Part::Leave,
        Deed::Away { .. } | Deed::Back { .. } | Deed::Host { .. } | Deed::Door { .. } => Part::Talk,
        Deed::AskedTakeBack { .. } | Deed::AgreedTakeBack { .. } | Deed::RefusedTakeBack { .. } => Part::Talk,
        Deed::AgreedAbandon { .. } | Deed::RefusedAbandon { .. } => Part::Talk,
        Deed::Voted { .. } | Deed::VoteEnded | Deed::TurnedAway { .. } => Part::Talk,
        Deed::Sat { .. } | Deed::SitsNext { .. } | Deed::Knocked { .. } | Deed::AgreedKnock { .. } => Part::Extra,
        Deed::Sealed { .. } | Deed::Joined { .. } | Deed::Bot { .. } | Deed::Emptied { .. } => Part::Extra,
        Deed::Face { .. } | Deed::Muted { .. } | Deed::Public { .. } => Part::Extra,
    }
}

fn has(deeds: &[Deed], wanted: Part) -> bool {
    deeds.iter().any(|deed| part(deed) == wanted)
}

/// Can these lines be added again and again, without a game getting on and without anybody going?
pub fn repeats(deeds: &[Deed]) -> bool {
    let goes = has(deeds, Part::Leave) && !has(deeds, Part::Extra);
    !deeds.is_empty() && !goes && !has(deeds, Part::Move) && !has(deeds, Part::NewGame)
}

/// Can the game that is played do without these lines?
pub fn is_needless(deeds: &[Deed]) -> bool {
    has(deeds, Part::NewGame) || (has(deeds, Part::Extra) && !has(deeds, Part::Move))
}

/// What ends a table that nobody wants any more; nothing where it has ended.
pub fn expire(table: &Table) -> Vec<Deed> {
    match table.status {
        TableStatus::Playing => vec![Deed::Abandoned, Deed::Expired],
        TableStatus::Waiting | TableStatus::Over => vec![Deed::Expired],
        TableStatus::Closed => Vec::new(),
    }
}

impl Table {
    /// How many bytes it takes, to within a factor of two: worked out from a few counts, since it is asked after every line.
    pub fn bytes(&self) -> usize {
        // Most changes have one event.
        let changes = self.changes.len() * (size_of::<TableChange>() + size_of::<Event>());
        let game = self.last_game.as_ref().map_or(0, |game| history(&game.history));
        let past: usize = self.past_games.iter().map(history).sum();
        let commands = self.commands.bytes() + self.idle_commands.bytes();
        EMPTY + changes + game + past + commands + self.draws.len() * DRAW
    }
}

fn history(history: &History) -> usize {
    let seen = size_of_val(history.seen()) * 3 / 2;
    size_of::<History>() + seen + size_of_val(history.events())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// An evening as version 0.1.0 kept it.
    const EVENING: &str = include_str!("tests/old_lines.txt");

    fn read(lines: usize) -> Table {
        let lines = EVENING.lines().take(lines).zip(1..);
        let lines = lines.map(|(line, seq)| (seq, 0, line.split_once(' ').unwrap().1));
        Table::read_on("t", None, lines).unwrap().unwrap()
    }

    #[test]
    fn what_is_reckoned_is_what_is_taken_to_within_a_factor_of_two() {
        let all = EVENING.lines().count();
        let sizes = [1, 10, all / 2, all].map(|lines| {
            let mut table = None;
            let measured = allocation_counter::measure(|| table = Some(read(lines)));
            (measured.bytes_current as usize, table.unwrap().bytes())
        });
        let is_near = |(taken, reckoned): (usize, usize)| reckoned / 2 <= taken && taken <= reckoned * 2;
        assert!(sizes.into_iter().all(is_near), "taken and reckoned: {sizes:?}");
    }

    #[test]
    fn a_table_that_forgets_its_past_takes_little() {
        let mut table = read(EVENING.lines().count());
        let before = table.bytes();
        table.forget_the_past();
        assert!(table.bytes() < before.min(16_000), "{} of {before}", table.bytes());
    }
}
