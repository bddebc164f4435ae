//! What is left of a deal: pawns, cards and whose turn it is; small, so that it can be played to its end many times.

use makker_rules::{Board, Card, Hand, Move, Phase, RuleSet, Seat, SeatSet, View};

use crate::network::Situation;
use crate::worlds::given_and_held;

/// The rest of a deal in a world in which all hands are known.
#[derive(Clone, Copy)]
pub struct Round {
    /// The rule set.
    pub edition: RuleSet,
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

impl Round {
    /// What a seat knows of the deal. The other hands are face down: stand-ins of which only the number counts, until a
    /// guess takes their place. Teams that have their places are out of the way.
    pub(crate) fn of(view: &View, seat: Seat) -> Round {
        let is_placed = |seat: &Seat| view.places.iter().flatten().any(|placed| placed == seat);
        let playing: SeatSet = view.rules().seats().iter().copied().filter(|seat| !is_placed(seat)).collect();
        let board = if view.places.is_empty() {
            view.board
        } else {
            let pawns = playing.iter().flat_map(|seat| view.board.pawns(seat).map(|space| (seat, space)));
            Board::with_pawns(view.rules(), pawns).unwrap_or(view.board)
        };
        let mut hands = [Hand::EMPTY; 6];
        for (other, cards) in &view.cards_left {
            let face_down = view.rules().cards()[0];
            hands[*other as usize] = std::iter::repeat_n(face_down, usize::from(*cards).min(Hand::SIZE)).collect();
        }
        hands[seat as usize] = view.hand;
        let after_dealer = playing.next_after(view.dealer).unwrap_or(seat);
        let (holding, turn) = match view.phase {
            Phase::Exchange => (playing, Some(after_dealer)),
            _ => {
                let left = view.cards_left.iter().filter(|(_, cards)| *cards > 0);
                (left.map(|(seat, _)| *seat).collect(), Some(seat))
            }
        };
        // A dealer deals three times.
        let opener =
            if view.deal_number == 3 { playing.next_after(after_dealer).unwrap_or(seat) } else { after_dealer };
        let mut given = [None; 6];
        given[seat as usize] = given_and_held(view, seat);
        let from = view.rules().seats().iter().find(|giver| view.rules().gives_to(**giver) == seat);
        if let (Some(giver), Some(card)) = (from, view.received) {
            given[*giver as usize] = view.hand.holds(card).then_some(card);
        }
        Round { edition: view.rules(), board, hands, holding, turn, given, opener }
    }

    /// The deal after this one, before cards are exchanged.
    pub(crate) fn dealt(&self, deal: &NextDeal) -> Round {
        let mut next = *self;
        for (seat, cards) in self.edition.seats().iter().zip(deal.cards.chunks_exact(Hand::SIZE)) {
            next.hands[*seat as usize] = cards.iter().copied().collect();
        }
        next.holding = self.edition.seats().iter().copied().collect();
        next.turn = Some(self.opener);
        next.given = [None; 6];
        next.opener = if deal.is_last_of_dealer { self.edition.next_seat(self.opener) } else { self.opener };
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
    pub(crate) fn has_won(edition: RuleSet, board: &Board, seat: Seat) -> bool {
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
    /// Somebody else begins thereafter.
    pub(crate) is_last_of_dealer: bool,
}

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
