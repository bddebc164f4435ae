//! What happens at a table without anybody's command: bots decide, and people's time runs out.

use makker_bots::Level;
use makker_rules::{Seat, View};

use crate::table::decide::{deadline, held_until};
use crate::table::{Place, Prompted, Table};

/// A decision that a bot has to make.
pub struct BotTurn {
    /// For which seat.
    pub seat: Seat,
    /// How well it plays.
    pub level: Level,
    /// All that it may know.
    pub view: View,
    /// Since when it is asked; if that changes, the decision is void.
    pub prompted: Option<Prompted>,
}

/// When something happens by itself, in milliseconds since 1970; never if nothing does. Bots take `delay` milliseconds, so
/// that people can follow.
pub fn due(table: &Table, delay: u64) -> Option<u64> {
    let bots = asked_bots(table).filter_map(|place| place.prompted).map(|prompted| prompted.at + delay);
    bots.chain(table.places.iter().filter_map(|place| person_due(table, place))).chain(held_until(table)).min()
}

/// The decisions that bots have to make now.
pub fn bot_turns(table: &Table) -> Vec<BotTurn> {
    let turn = |place: &Place| {
        let view = View::new(&table.round.as_ref()?.history, Some(place.seat));
        Some(BotTurn { seat: place.seat, level: place.automatic(table.level)?, view, prompted: place.prompted })
    };
    asked_bots(table).filter_map(turn).collect()
}

/// The places for which a bot has something to decide now.
pub fn asked_bots(table: &Table) -> impl Iterator<Item = &Place> {
    // Whoever asks to take a play back is not overtaken by a bot.
    let is_held = table.round.as_ref().is_some_and(|round| round.take_back.is_some());
    let is_asked = |place: &&Place| place.prompted.is_some() && place.automatic(table.level).is_some();
    table.places.iter().filter(move |_| !is_held).filter(is_asked)
}

fn person_due(table: &Table, place: &Place) -> Option<u64> {
    place.is_manned().then(|| deadline(table, place)).flatten()
}
