//! Where each move of a seat leads, and how good the network says that is.

use makker_rules::{Board, BySeat, BySpace, Card, Move, Seat, Space};

use crate::network::{Features, HIDDEN, Hidden, Layers, Network, Situation};
use crate::playout::rest_of_deal::RestOfDeal;

/// The value of a game that is won.
pub const WON: i32 = i32::MAX;

/// A move, where it leads, and how good that is for whoever plays it.
#[derive(Clone, Copy)]
pub struct Outcome {
    /// The move.
    pub mv: Move,
    /// The board after it.
    pub board: Board,
    /// How good that is.
    pub value: i32,
}

/// Looks at the moves of one seat in one situation, one after the other: only what differs is worked out anew.
pub(crate) struct Outlook<'a> {
    features: &'static Features,
    layers: &'a Layers,
    rest: &'a RestOfDeal,
    seat: Seat,
    /// The hidden layer after a move, but with the card still in hand and the pawns where they were.
    base: Hidden,
    /// The same without one card.
    without: Option<(Card, Hidden)>,
    standing: &'a mut Standing,
}

/// What a pawn on a space adds to the hidden layer of one situation, by seat and space: most moves differ in where one pawn
/// stands, and those of a split combine the same few.
pub(super) struct Standing {
    /// Those that have been worked out for this situation.
    rows: Vec<Hidden>,
    /// Where each is among them.
    indices: BySeat<BySpace<RowIndex>>,
    /// The number of this situation.
    situation: u32,
}

/// Where a row is found, if it was worked out for the situation with this number.
#[derive(Clone, Copy)]
struct RowIndex {
    situation: u32,
    row: u32,
}

impl Standing {
    pub(super) fn new() -> Standing {
        Standing {
            rows: Vec::new(),
            indices: BySeat::all(BySpace::all(RowIndex { situation: 0, row: 0 })),
            situation: 0,
        }
    }

    fn begin(&mut self) {
        self.rows.clear();
        self.situation = self.situation.wrapping_add(1);
        if self.situation == 0 {
            *self = Standing::new();
            self.situation = 1;
        }
    }

    #[inline]
    fn row(
        &mut self,
        features: &Features,
        layers: &Layers,
        viewer: Seat,
        board: &Board,
        pawn: (Seat, Space),
    ) -> &Hidden {
        let index = &mut self.indices[pawn.0][pawn.1];
        if index.situation != self.situation {
            *index = RowIndex { situation: self.situation, row: self.rows.len() as u32 };
            let mut row = [0; HIDDEN];
            features.list_standing(viewer, pawn, board, |fact| layers.add(&mut row, fact));
            self.rows.push(row);
        }
        &self.rows[index.row as usize]
    }
}

impl<'a> Outlook<'a> {
    pub(super) fn new(
        network: &'a Network,
        rest: &'a RestOfDeal,
        seat: Seat,
        standing: &'a mut Standing,
    ) -> Outlook<'a> {
        standing.begin();
        let after = after_playing(rest, seat);
        let (features, layers, base) = (network.features, network.layers(after.next), network.hidden(&after));
        Outlook { features, layers, rest, seat, base, without: None, standing }
    }

    /// Where a legal move leads.
    #[inline]
    pub(crate) fn outcome(&mut self, mv: &Move) -> Outcome {
        let card = mv.card();
        let without = match self.without {
            Some((other, hidden)) if other == card => hidden,
            _ => {
                let hand = &self.rest.hands[self.seat];
                let is_second = hand.iter().filter(|other| **other == card).count() > 1;
                let mut hidden = self.base;
                self.layers.take(&mut hidden, self.features.held(card, is_second));
                self.without = Some((card, hidden));
                hidden
            }
        };
        let board = self.rest.board.after(mv);
        if RestOfDeal::has_won(&board, self.seat) {
            return Outcome { mv: *mv, board, value: WON };
        }
        Outcome { mv: *mv, board, value: self.value_on(&board, without) }
    }

    #[inline]
    fn value_on(&mut self, board: &Board, mut hidden: Hidden) -> i32 {
        let (features, layers, before) = (self.features, self.layers, &self.rest.board);
        let moved = features.moved_pawns(before, board);
        for pawn in moved.lost.iter() {
            let row = self.standing.row(features, layers, self.seat, before, *pawn);
            hidden.iter_mut().zip(row).for_each(|(sum, weight)| *sum = sum.wrapping_sub(*weight));
        }
        for pawn in moved.gained.iter() {
            let row = self.standing.row(features, layers, self.seat, before, *pawn);
            hidden.iter_mut().zip(row).for_each(|(sum, weight)| *sum = sum.wrapping_add(*weight));
        }
        let mut count = |fact, is_gained| {
            if is_gained { layers.add(&mut hidden, fact) } else { layers.take(&mut hidden, fact) }
        };
        features.list_crossings(self.seat, &moved, &mut count);
        features.list_shapes(self.seat, before, board, count);
        layers.value(&hidden)
    }
}

/// The situation after any move of a seat, but with the card still in hand and the pawns where they were.
fn after_playing(rest: &RestOfDeal, seat: Seat) -> Situation<'_> {
    let mut situation = rest.situation(seat);
    let left = &mut situation.cards_left[seat];
    *left = left.saturating_sub(1);
    let holding = if *left == 0 { rest.holding.without(seat) } else { rest.holding };
    Situation { next: holding.next_after(seat), ..situation }
}
