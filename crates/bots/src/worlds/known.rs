//! What a seat knows of the deal that it is in.

use makker_rules::{Board, Hand, Phase, Seat, SeatSet, View};

use crate::playout::{RestOfDeal, next_opener};
use crate::worlds::unseen::given_and_held;

/// What a seat knows of the deal. The other hands are face down: stand-ins of which only the number counts, until a
/// guess takes their place. Teams that have their places are out of the way.
pub(crate) fn known_of_deal(view: &View, seat: Seat) -> RestOfDeal {
    let is_placed = |seat: &Seat| view.places.iter().flatten().any(|placed| placed == seat);
    let playing: SeatSet = view.edition.seats().iter().copied().filter(|seat| !is_placed(seat)).collect();
    let board = if view.places.is_empty() {
        view.board
    } else {
        let pawns = playing.iter().flat_map(|seat| view.board.pawns(seat).map(|space| (seat, space)));
        Board::with_pawns(view.edition, pawns).unwrap_or(view.board)
    };
    let mut hands = [Hand::EMPTY; 6];
    for (other, cards) in &view.cards_left {
        let face_down = view.edition.cards()[0];
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
    let opener = next_opener(playing, after_dealer, view.deal_number);
    let mut given = [None; 6];
    given[seat as usize] = given_and_held(view, seat);
    let from = view.edition.seats().iter().find(|giver| view.edition.gives_to(**giver) == seat);
    if let (Some(giver), Some(card)) = (from, view.received) {
        given[*giver as usize] = view.hand.holds(card).then_some(card);
    }
    RestOfDeal { edition: view.edition, board, hands, holding, turn, given, opener }
}
