//! What a partner never forgives, and what may outweigh it.

use makker_rules::{Kind, Landing, Leg, Move, Seat, Space, View};

/// What a partner never forgives is done only if it gains more than this chance to win.
pub(crate) const FORGIVEN_FOR: f64 = 0.01;

/// How far behind a wall a pawn is held up by it: no card leads further.
const HELD_UP: usize = 14;

/// Does the move bump a teammate and no opponent, wall a teammate in, or lead out of the goal? There may be reasons to do
/// so; they had better be good.
pub(crate) fn is_unforgivable(view: &View, seat: Seat, mv: &Move) -> bool {
    bumps_teammate(view, seat, mv) || leaves_goal(mv) || walls_teammate_in(view, seat, mv)
}

fn bumps_teammate(view: &View, seat: Seat, mv: &Move) -> bool {
    let rules = view.rules();
    let after = view.board.after(mv);
    let at_home = |board: &makker_rules::Board, other: Seat| board.count_at(Space::home(other));
    let sent_home = |other: &&Seat| at_home(&after, **other) > at_home(&view.board, **other);
    let is_mate = |other: &&Seat| **other != seat && rules.are_teammates(seat, **other);
    if !rules.seats().iter().filter(is_mate).any(|other| sent_home(&other)) {
        return false;
    }
    let is_opponent = |other: Seat| !rules.are_teammates(seat, other);
    let travels = view.board.trace(seat, mv);
    !travels.iter().any(|travel| matches!(travel.landing, Landing::Bumps(other) if is_opponent(other)))
}

fn leaves_goal(mv: &Move) -> bool {
    mv.legs().any(|leg| matches!(leg, Leg::Walk { from, to } if from.is_goal() && !to.is_goal()))
}

/// Does the seat put a pawn on its start with a teammate's pawn close behind it?
fn walls_teammate_in(view: &View, seat: Seat, mv: &Move) -> bool {
    let rules = view.rules();
    let comes_out =
        |leg: Leg| matches!(leg, Leg::Walk { from, to } if from.kind() == Kind::Home && to == Space::start(seat));
    if view.board.walls().contains(seat) || !mv.legs().any(comes_out) {
        return false;
    }
    let behind = rules.previous_seat(seat);
    let is_close = |space: &Space| {
        space.owner() == behind
            && matches!(space.kind(), Kind::Track(number) if usize::from(rules.arc() - number) < HELD_UP)
    };
    let mates = rules.team_of(seat).into_iter().filter(|mate| *mate != seat);
    mates.into_iter().any(|mate| view.board.pawns(mate).iter().any(is_close))
}
