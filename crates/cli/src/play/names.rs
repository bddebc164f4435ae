//! What the bots of a game on this machine are called: the names that bots have online, too.

use makker_chance::Chance;
use makker_protocol::CHARACTERS;
use makker_rules::Seat;

/// A name for each of these seats, always the same ones for a number.
pub fn of_bots(seats: impl IntoIterator<Item = Seat>, seed: u64) -> Vec<(Seat, String)> {
    let mut names = CHARACTERS.map(|character| character.name);
    // Of another number than the deals, so that no name tells of a card.
    Chance::from_seed(seed.rotate_left(32) ^ 0x6d61_6b6b_6572).shuffle(&mut names);
    seats.into_iter().zip(names).map(|(seat, name)| (seat, name.to_string())).collect()
}
