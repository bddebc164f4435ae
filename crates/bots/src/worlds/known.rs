//! What a seat knows of the deal that it is in.

use makker_rules::{Board, BySeat, Dealing, Hand, Phase, Seat, SeatSet, View};

use crate::playout::RestOfDeal;
use crate::worlds::unseen::given_and_held;

/// What a seat knows of the deal. The other hands are face down: stand-ins of which only the number counts, until a guess
/// replaces them. Pawns of teams that have their place are taken from the board.
pub(crate) fn known_of_deal(view: &View, seat: Seat) -> RestOfDeal {
    let is_placed = |seat: &Seat| view.places.iter().flatten().any(|placed| placed == seat);
    let playing: SeatSet = view.rules().seats().iter().copied().filter(|seat| !is_placed(seat)).collect();
    let board = if view.places.is_empty() {
        view.board
    } else {
        let pawns = playing.iter().flat_map(|seat| view.board.pawns(seat).map(|space| (seat, space)));
        Board::with_pawns(view.rules(), pawns).unwrap_or(view.board)
    };
    let mut hands = BySeat::all(Hand::EMPTY);
    for (other, cards) in &view.cards_left {
        let face_down = view.rules().cards()[0];
        hands[*other] = std::iter::repeat_n(face_down, usize::from(*cards).min(Hand::SIZE)).collect();
    }
    hands[seat] = view.hand;
    let dealing = Dealing { dealer: view.dealer, number: view.deal_number };
    let (holding, turn) = match view.phase {
        Phase::Exchange => (playing, Some(dealing.opener(playing))),
        _ => {
            let left = view.cards_left.iter().filter(|(_, cards)| *cards > 0);
            (left.map(|(seat, _)| *seat).collect(), Some(seat))
        }
    };
    let mut given = BySeat::all(None);
    given[seat] = given_and_held(view, seat);
    let from = view.rules().seats().iter().find(|giver| view.rules().gives_to(**giver) == seat);
    if let (Some(giver), Some(card)) = (from, view.received) {
        given[*giver] = view.hand.holds(card).then_some(card);
    }
    RestOfDeal { board, hands, playing, holding, turn, given, dealing }
}
