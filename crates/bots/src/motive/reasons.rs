//! Finds the motive of a choice: what it does that people would name first.

use makker_rules::{Board, Choice, Hand, Kind, Landing, Leg, Move, Seat, Space, Travel, View};

use crate::easy::{Judge, is_start, needs_start, reach_of};
use crate::motive::word::Motive;

/// From this chance to be bumped on, a pawn that moves on is said to escape.
const IN_DANGER: f64 = 0.3;

/// Why the seat would do this.
pub(crate) fn motive_of(judge: &Judge<'_>, view: &View, seat: Seat, choice: Choice) -> Motive {
    match choice {
        Choice::Fold => Motive::Folds,
        Choice::Play(mv) if finishes(view, seat, &mv) => {
            if view.places.is_empty() {
                Motive::Wins
            } else {
                Motive::TakesPlace
            }
        }
        _ if view.choices.len() == 1 => Motive::Only,
        Choice::Give(card) => {
            let to = view.rules().gives_to(seat);
            if is_start(card) && needs_start(&view.board, to) {
                Motive::GivesStart
            } else if view.board.why_not(to, card).is_none() {
                Motive::GivesUseful
            } else {
                Motive::GivesSpare
            }
        }
        Choice::Play(mv) => play(judge, view, seat, &mv),
    }
}

/// Does the move lock the last pawn of the seat's team?
fn finishes(view: &View, seat: Seat, mv: &Move) -> bool {
    let after = view.board.after(mv);
    view.rules().team_of(seat).iter().all(|mate| after.is_finished(*mate))
}

fn play(judge: &Judge<'_>, view: &View, seat: Seat, mv: &Move) -> Motive {
    let (rules, board) = (view.rules(), &view.board);
    let after = board.after(mv);
    let travels = board.trace(seat, mv);
    let trips = trips(view, mv, &travels);
    let any = |is: &dyn Fn(&Trip) -> bool| trips.iter().any(is);
    let is_ours = |other: Seat| rules.are_teammates(seat, other);
    let harms = |travel: &Travel| match travel.landing {
        Landing::Bumps(other) => is_ours(other) && is_ours(travel.seat),
        Landing::BumpedBy(_) => is_ours(travel.seat),
        Landing::Rests => false,
    };
    let progress = |trip: &Trip| judge.worth(&after, trip.seat, trip.to) - judge.worth(board, trip.seat, trip.from);
    let sum = |ours: bool| -> f64 { trips.iter().filter(|trip| is_ours(trip.seat) == ours).map(progress).sum() };
    let (own_progress, their_progress) = (sum(true), sum(false));
    if travels.iter().any(harms) {
        Motive::LeastHarm
    } else if any(&|trip| trip.locks) {
        Motive::Locks
    } else if travels.iter().any(|travel| matches!(travel.landing, Landing::Bumps(_))) {
        Motive::Bumps
    } else if matches!(mv.legs().next(), Some(Leg::Swap { .. })) {
        if own_progress > 0.0 {
            Motive::Swaps
        } else if their_progress < own_progress {
            Motive::SetsBack
        } else {
            Motive::LeastHarm
        }
    } else if any(&|trip| trip.from.kind() == Kind::Home) {
        Motive::ComesOut
    } else if any(&|trip| trip.to.is_goal() && !trip.from.is_goal()) {
        Motive::EntersGoal
    } else if own_progress <= 0.0 {
        Motive::LeastHarm
    } else if opens_way(view, seat, mv) {
        Motive::LetsTeammatePass
    } else if any(&|trip| escapes(judge, view, &after, trip)) {
        Motive::Escapes
    } else if any(&|trip| trip.seat != seat) {
        Motive::HelpsTeammate
    } else if any(&|trip| trip.goes_back) {
        Motive::GoesBack
    } else {
        Motive::Advances
    }
}

/// What one pawn did in the whole move.
struct Trip {
    seat: Seat,
    from: Space,
    to: Space,
    locks: bool,
    /// Did it come where it is by walking backwards along the track?
    goes_back: bool,
}

/// What each pawn did, from where it stood to where it is. Where one pawn goes on and back, that is one trip.
fn trips(view: &View, mv: &Move, travels: &[Travel]) -> Vec<Trip> {
    let trip = |first: &Travel, last: &Travel| Trip {
        seat: first.seat,
        from: first.path.first(),
        to: last.path.last(),
        locks: last.locks,
        goes_back: goes_back(view, last),
    };
    match (mv.legs().next(), travels) {
        (Some(Leg::Via { .. }), [there, back]) => vec![trip(there, back)],
        _ => travels.iter().map(|travel| trip(travel, travel)).collect(),
    }
}

/// Is a pawn much less in danger where it comes down?
fn escapes(judge: &Judge<'_>, view: &View, after: &Board, trip: &Trip) -> bool {
    let reach = reach_of(&Hand::EMPTY);
    let before = judge.danger(&view.board, trip.seat, trip.from, &reach);
    before >= IN_DANGER && judge.danger(after, trip.seat, trip.to, &reach) <= before / 2.0
}

/// Does the move take away the seat's wall when a teammate's pawn stands before it?
fn opens_way(view: &View, seat: Seat, mv: &Move) -> bool {
    let rules = view.rules();
    let was_wall = view.board.walls().contains(seat) && !view.board.after(mv).walls().contains(seat);
    let behind = rules.previous_seat(seat);
    let waits = |mate: Seat| {
        let is_behind = |space: &Space| matches!(space.kind(), Kind::Track(_)) && space.owner() == behind;
        mate != seat && view.board.pawns(mate).iter().any(is_behind)
    };
    was_wall && rules.team_of(seat).into_iter().any(waits)
}

/// Does a pawn walk backwards along the track?
fn goes_back(view: &View, travel: &Travel) -> bool {
    let spaces = makker_rules::way(view.rules(), travel.seat);
    let steps = |space: Space| spaces.iter().position(|other| *other == space);
    let (first, second) = (travel.path.first(), travel.path.get(1).copied());
    match (steps(first), second.and_then(steps)) {
        _ if first.is_goal() => false,
        // Backwards over the own start the way begins again at its other end.
        (Some(first), Some(second)) => second < first || second > first + 1,
        _ => false,
    }
}
