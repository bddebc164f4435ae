//! Finds the motive of a choice: what it does that people would name first.

use makker_rules::{Choice, Hand, Kind, Landing, Leg, Move, Seat, Space, Travel, View, trace};

use crate::exchange::{is_start, needs_start};
use crate::judge::Judge;
use crate::motive::Motive;
use crate::unseen::reach_of;

/// From this chance to be bumped on, a pawn that moves on is said to escape.
const IN_DANGER: f64 = 0.3;

/// Why the seat would do this.
pub(crate) fn motive(judge: &Judge<'_>, view: &View, seat: Seat, choice: Choice) -> Motive {
    match choice {
        Choice::Fold => Motive::Folds,
        _ if view.choices.len() == 1 => Motive::Only,
        Choice::Give(card) => {
            let to = view.edition.gives_to(seat);
            if is_start(card) && needs_start(&view.board, to) {
                Motive::GivesStart
            } else if makker_rules::why_not(view.edition, &view.board, to, card).is_none() {
                Motive::GivesUseful
            } else {
                Motive::GivesSpare
            }
        }
        Choice::Play(mv) => play(judge, view, seat, &mv),
    }
}

fn play(judge: &Judge<'_>, view: &View, seat: Seat, mv: &Move) -> Motive {
    let (edition, board) = (view.edition, &view.board);
    let after = board.after(mv);
    let travels = trace(edition, board, seat, mv);
    let any = |is: &dyn Fn(&Travel) -> bool| travels.iter().any(is);
    let is_ours = |other: Seat| edition.are_teammates(seat, other);
    let harms = |travel: &Travel| match travel.landing {
        Landing::Bumps(other) => is_ours(other) && is_ours(travel.seat),
        Landing::BumpedBy(_) => is_ours(travel.seat),
        Landing::Rests => false,
    };
    let from = |travel: &Travel| travel.path.first();
    let to = |travel: &Travel| travel.path.last();
    let is_swap = matches!(mv.legs().next(), Some(Leg::Swap { .. }));
    let progress =
        |travel: &Travel| judge.worth(&after, travel.seat, to(travel)) - judge.worth(board, travel.seat, from(travel));
    let own_progress: f64 = travels.iter().filter(|travel| is_ours(travel.seat)).map(progress).sum();
    if edition.team_of(seat).iter().all(|mate| after.is_finished(*mate)) {
        Motive::Wins
    } else if any(&harms) {
        Motive::LeastHarm
    } else if any(&|travel| travel.locks) {
        Motive::Locks
    } else if any(&|travel| matches!(travel.landing, Landing::Bumps(_))) {
        Motive::Bumps
    } else if is_swap {
        if own_progress > 0.0 { Motive::Swaps } else { Motive::LeastHarm }
    } else if any(&|travel| from(travel).kind() == Kind::Home) {
        Motive::ComesOut
    } else if any(&|travel| to(travel).is_goal() && !from(travel).is_goal()) {
        Motive::EntersGoal
    } else if own_progress < 0.0 {
        Motive::LeastHarm
    } else if opens_way(view, seat, mv) {
        Motive::LetsTeammatePass
    } else if any(&|travel| escapes(judge, view, &after, travel)) {
        Motive::Escapes
    } else if any(&|travel| travel.seat != seat) {
        Motive::HelpsTeammate
    } else if any(&|travel| goes_back(view, travel)) {
        Motive::GoesBack
    } else {
        Motive::Advances
    }
}

/// Is a pawn much less in danger where it comes down?
fn escapes(judge: &Judge<'_>, view: &View, after: &makker_rules::Board, travel: &Travel) -> bool {
    let reach = reach_of(&Hand::EMPTY);
    let before = judge.danger(&view.board, travel.seat, travel.path.first(), &reach);
    before >= IN_DANGER && judge.danger(after, travel.seat, travel.path.last(), &reach) <= before / 2.0
}

/// Does the move take away the seat's wall when a teammate's pawn stands before it?
fn opens_way(view: &View, seat: Seat, mv: &Move) -> bool {
    let edition = view.edition;
    let was_wall = view.board.walls().contains(seat) && !view.board.after(mv).walls().contains(seat);
    let behind = edition.previous_seat(seat);
    let waits = |mate: Seat| {
        let is_behind = |space: &Space| matches!(space.kind(), Kind::Track(_)) && space.owner() == behind;
        mate != seat && view.board.pawns(mate).iter().any(is_behind)
    };
    was_wall && edition.team_of(seat).into_iter().any(waits)
}

/// Does a pawn walk backwards along the track?
fn goes_back(view: &View, travel: &Travel) -> bool {
    let spaces = makker_rules::way(view.edition, travel.seat);
    let place = |space: Space| spaces.iter().position(|other| *other == space);
    let second = travel.path.get(1).copied();
    match (place(travel.path.first()), second.and_then(place)) {
        // Backwards over the own start the way begins again at its other end.
        (Some(first), Some(second)) => second < first || second > first + 1,
        _ => false,
    }
}
