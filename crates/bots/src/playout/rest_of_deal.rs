//! What is left of a deal: pawns, cards and whose turn it is; small, so that it can be played to its end many times.

use makker_rules::{Board, Card, Edition, Hand, Seat, SeatSet};

use crate::network::Situation;
use crate::playout::dealing::next_opener;

/// The rest of a deal in a world in which all hands are known.
#[derive(Clone, Copy)]
pub struct RestOfDeal {
    /// The rule set.
    pub edition: Edition,
    /// Where the pawns stand.
    pub board: Board,
    /// By seat: its cards.
    pub hands: [Hand; 6],
    /// The seats that hold cards.
    pub holding: SeatSet,
    /// Who plays next; nobody when the deal is over.
    pub turn: Option<Seat>,
    /// By giver: the card that the teammate was given, as long as it holds it.
    pub given: [Option<Card>; 6],
    /// Who will begin the next deal.
    pub opener: Seat,
}

impl RestOfDeal {
    /// The deal after this one, before cards are exchanged.
    pub(crate) fn dealt(&self, deal: &NextDeal) -> RestOfDeal {
        let mut next = *self;
        for (seat, cards) in self.edition.seats().iter().zip(deal.cards.chunks_exact(Hand::SIZE)) {
            next.hands[*seat as usize] = cards.iter().copied().collect();
        }
        next.holding = self.edition.seats().iter().copied().collect();
        next.turn = Some(self.opener);
        next.given = [None; 6];
        next.opener = next_opener(next.holding, self.opener, deal.number);
        next
    }

    /// How many cards each seat holds.
    pub fn cards_left(&self) -> [u8; 6] {
        self.hands.map(|hand| hand.len() as u8)
    }

    /// The seat at turn plays a card, to whose board this leads.
    #[inline]
    pub fn play(&mut self, card: Card, board: &Board) {
        let Some(seat) = self.turn else { return };
        self.board = *board;
        self.hands[seat as usize] = self.hands[seat as usize].without(card);
        for giver in self.edition.seats() {
            if self.given[*giver as usize] == Some(card) && self.edition.gives_to(*giver) == seat {
                self.given[*giver as usize] = None;
            }
        }
        self.pass(seat);
    }

    /// The seat at turn lays its hand down.
    pub fn fold(&mut self) {
        let Some(seat) = self.turn else { return };
        self.hands[seat as usize] = Hand::EMPTY;
        for giver in self.edition.seats() {
            if self.edition.gives_to(*giver) == seat {
                self.given[*giver as usize] = None;
            }
        }
        self.pass(seat);
    }

    fn pass(&mut self, seat: Seat) {
        if self.hands[seat as usize].is_empty() {
            self.holding = self.holding.without(seat);
        }
        self.turn = self.holding.next_after(seat);
    }

    /// Has the team of a seat that has just played locked all its pawns?
    #[inline]
    pub(crate) fn has_won(edition: Edition, board: &Board, seat: Seat) -> bool {
        board.is_finished(seat) && edition.team_of(seat).iter().all(|mate| board.is_finished(*mate))
    }

    /// What a seat knows when it is not its turn.
    pub fn situation(&self, viewer: Seat) -> Situation<'_> {
        Situation {
            board: &self.board,
            viewer,
            hand: self.hands[viewer as usize],
            cards_left: self.cards_left(),
            given: self.given[viewer as usize],
            next: self.turn,
            opener: self.opener,
            exchanging: false,
        }
    }

    /// What a seat knows when it has given a card and none has been taken up.
    pub fn situation_after_giving(&self, viewer: Seat, card: Card) -> Situation<'_> {
        let mut cards_left = [0; 6];
        self.holding.iter().for_each(|seat| cards_left[seat as usize] = Hand::SIZE as u8);
        Situation {
            board: &self.board,
            viewer,
            hand: self.hands[viewer as usize].without(card),
            cards_left,
            given: Some(card),
            next: self.turn,
            opener: self.opener,
            exchanging: true,
        }
    }

    /// Everyone takes up what it was given; `gifts` are by giver.
    pub fn exchange(&mut self, gifts: &[Option<Card>; 6]) {
        let before = self.hands;
        for (giver, gift) in Seat::ALL.into_iter().zip(gifts) {
            if let Some(card) = gift {
                self.hands[giver as usize] = before[giver as usize].without(*card);
            }
        }
        for (giver, gift) in Seat::ALL.into_iter().zip(gifts) {
            if let Some(card) = gift {
                let hand = &mut self.hands[self.edition.gives_to(giver) as usize];
                *hand = hand.iter().copied().chain([*card]).take(Hand::SIZE).collect();
            }
        }
        self.given = *gifts;
    }
}

/// A deal to come.
pub(crate) struct NextDeal {
    /// A hand for each seat, one after the other, and perhaps more cards.
    pub(crate) cards: Vec<Card>,
    /// Which deal it is, counted on from the first of a dealer.
    pub(crate) number: u8,
}
