//! How a game begins: with what the seeds give that were drawn for it.

use makker_rules::Seat;

use crate::chair::{Chair, Sitter};
use crate::deed::Deed;
use crate::draw::Draw;
use crate::table::Table;

/// The game begins for which these seeds were drawn: bots take the free seats, someone is drawn to deal, cards are dealt.
pub fn begin(table: &Table, draw: &Draw) -> Vec<Deed> {
    let (rules, proof) = (table.options.rules, draw.proof(&table.id));
    let is_free = |chair: &&Chair| matches!(chair.sitter, Sitter::Nobody);
    // Everyone moves before free seats are filled, so that the seats that are free have moved on too.
    let bot = |chair: &Chair| Deed::Bot { seat: moved(table, chair.seat, draw.rotate), level: table.options.bots };
    let mut deeds: Vec<Deed> = draw.rotate.map(|rotate| Deed::Rematch { rotate }).into_iter().collect();
    deeds.extend(table.chairs.iter().filter(is_free).map(bot));
    let mut deck = rules.deck();
    proof.shuffle(1, &mut deck);
    deeds.push(Deed::Started { dealer: rules.seats()[proof.dealer(rules.seats().len())], board: None });
    deeds.push(Deed::Shuffled { deck });
    deeds
}

/// Where whoever sits here now will sit in the next game.
pub fn moved(table: &Table, seat: Seat, rotate: Option<bool>) -> Seat {
    let seats = table.options.rules.seats();
    let place = seats.iter().position(|other| *other == seat).unwrap_or(0);
    seats[(place + usize::from(rotate == Some(true))) % seats.len()]
}
