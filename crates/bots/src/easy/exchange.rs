//! Which card to give to the teammate: what helps the team most, the own hand and the teammate's taken together.

use makker_rules::{Board, Card, Effect, Hand, Kind, Leg, Seat, Space, View};

use crate::easy::judge::Judge;

/// How much it is worth, in steps, not to lose a whole hand because no pawn is in play.
const NOT_STUCK: f64 = 25.0;

/// How many cards of its own the teammate is left with when it takes up the one given.
const TEAMMATE_KEEPS: usize = Hand::SIZE - 1;

/// What giving a card is worth, in steps, compared with giving others.
pub(crate) fn worth_giving(judge: &mut Judge<'_>, view: &View, seat: Seat, card: Card) -> f64 {
    let to = view.rules().gives_to(seat);
    let kept = view.hand.without(card);
    hand_worth(judge, view, seat, &kept) + card_worth(judge, view, to, card)
}

/// Has this seat a pawn at home and none that could move?
pub(crate) fn needs_start(board: &Board, seat: Seat) -> bool {
    let pawns = board.pawns(seat);
    let is_in_play = |kind: Kind, locked: bool| matches!(kind, Kind::Start | Kind::Track(_) | Kind::Goal(_)) && !locked;
    let at_home = pawns.iter().any(|space| space.kind() == Kind::Home);
    at_home && !pawns.iter().any(|space| is_in_play(space.kind(), board.is_locked(seat, *space)))
}

/// Can the card bring a pawn out?
pub(crate) fn is_start(card: Card) -> bool {
    card.effects().iter().any(|effect| matches!(effect, Effect::Start | Effect::StartTwo))
}

/// What the cards that the seat keeps can do for it, together with whatever it is given.
fn hand_worth(judge: &mut Judge<'_>, view: &View, seat: Seat, kept: &Hand) -> f64 {
    if !needs_start(&view.board, seat) {
        return kept.iter().map(|card| judge.gain(&view.board, seat, *card)).sum();
    }
    let comes_out = if kept.iter().any(|card| is_start(*card)) { 1.0 } else { judge.chance_of_start(1) };
    let out = with_a_pawn_out(view, seat);
    comes_out * (NOT_STUCK + kept.iter().map(|card| judge.gain(&out, seat, *card)).sum::<f64>())
}

/// What one card can do for a teammate whose other cards are unknown.
fn card_worth(judge: &mut Judge<'_>, view: &View, seat: Seat, card: Card) -> f64 {
    if !needs_start(&view.board, seat) {
        return judge.gain(&view.board, seat, card);
    }
    let comes_out = judge.chance_of_start(TEAMMATE_KEEPS);
    let now = judge.gain(&view.board, seat, card);
    let later = judge.gain(&with_a_pawn_out(view, seat), seat, card);
    if is_start(card) { now + (1.0 - comes_out) * NOT_STUCK } else { now.max(comes_out * later) }
}

/// The board as it were if the seat had brought a pawn out.
fn with_a_pawn_out(view: &View, seat: Seat) -> Board {
    let starts: Vec<Card> = view.rules().cards().iter().copied().filter(|card| is_start(*card)).collect();
    let moves = view.board.legal_moves(seat, &starts);
    let comes_out =
        moves.iter().find(|mv| mv.legs().any(|leg| matches!(leg, Leg::Walk { from, .. } if from == Space::home(seat))));
    comes_out.map_or(view.board, |mv| view.board.after(mv))
}
