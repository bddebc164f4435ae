//! What a seat knows when it has decided: what the network judges.

use makker_rules::{Board, BySeat, Card, Hand, Seat};

/// A situation as one seat knows it, after a decision of its own or between deals.
#[derive(Clone, Copy)]
pub struct Situation<'a> {
    /// Where the pawns stand.
    pub board: &'a Board,
    /// Who looks.
    pub viewer: Seat,
    /// The viewer's cards.
    pub hand: Hand,
    /// How many cards each seat holds.
    pub cards_left: BySeat<u8>,
    /// The card that the viewer gave and that the teammate still holds.
    pub given: Option<Card>,
    /// Who plays next; nobody between deals.
    pub next: Option<Seat>,
    /// Who will begin the next deal.
    pub opener: Seat,
    /// Are cards being exchanged?
    pub exchanging: bool,
}
