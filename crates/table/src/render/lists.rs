//! What lists show of a table.

use makker_protocol::{ListingMessage, MineMessage, SeatMessage, Word};
use makker_rules::Seat;

use crate::summary::{Listed, ListedSeat, Listing};

/// What a list shows of a table.
pub fn listing(listed: &Listed, is_here: impl Fn(Seat) -> bool, now: u64) -> ListingMessage {
    let Listed { id, status, listing, changed, .. } = listed;
    let Listing { edition, seats, clock, game, round, home, deciding } = listing;
    let seat = |listed: &ListedSeat| SeatMessage {
        seat: Word(listed.seat),
        name: listed.name.clone(),
        bot: listed.bot.as_ref().and_then(|level| level.value().copied()).map(Word),
        bot_name: listed.bot_name.clone(),
        bot_face: listed.bot_face.clone(),
        face: listed.face.clone(),
        next: listed.next.clone(),
        here: listed.name.is_some() && is_here(listed.seat),
        host: listed.host,
    };
    ListingMessage {
        id: id.clone(),
        status: *status,
        edition: edition.clone(),
        seats: seats.iter().map(seat).collect(),
        clock: *clock,
        game: *game,
        round: *round,
        deciding: deciding.iter().copied().map(Word).collect(),
        home: home.clone(),
        seconds_ago: u32::try_from(now.saturating_sub(*changed) / 1000).unwrap_or(u32::MAX),
    }
}

/// What a list shows of a table to someone who sits there.
pub fn own_listing(listed: &Listed, is_here: impl Fn(Seat) -> bool, now: u64) -> Option<MineMessage> {
    let seat = listed.seat?;
    let your_turn = listed.listing.deciding.contains(&seat);
    Some(MineMessage { seat: Word(seat), your_turn, table: listing(listed, is_here, now) })
}
