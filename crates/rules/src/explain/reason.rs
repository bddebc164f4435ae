//! Why a card cannot be played: one reason from a closed list, the one that helps a person most.

use std::fmt;

use crate::board::Board;
use crate::card::{Card, Effect};
use crate::movegen::{Tables, Walls, WayIndex};
use crate::seat::Seat;
use crate::space::Space;

/// What stops a card. The first of these that applies is the reason.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Reason {
    /// A pawn would have to pass another seat's wall.
    Wall,
    /// A pawn finds no room in its goal, nowhere to turn, or would neither lock nor come out.
    Goal,
    /// The steps of a card that pawns share cannot all be used.
    Steps,
    /// Fewer than two pawns stand where they may be swapped.
    NoSwap,
    /// Too few pawns are at home for a card that brings them out.
    NobodyHome,
    /// No pawn stands on the track or a start, from where alone it could go backwards.
    NobodyOnTrack,
    /// No pawn could walk: all are at home or locked.
    NobodyInPlay,
}

impl Reason {
    /// The word that programs use.
    pub fn word(self) -> &'static str {
        match self {
            Reason::Wall => "wall",
            Reason::Goal => "goal",
            Reason::Steps => "steps",
            Reason::NoSwap => "no-swap",
            Reason::NobodyHome => "nobody-home",
            Reason::NobodyOnTrack => "nobody-on-track",
            Reason::NobodyInPlay => "nobody-in-play",
        }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Reason::Wall => "a wall is in the way",
            Reason::Goal => "there is no room for it in the goal",
            Reason::Steps => "its steps cannot all be used",
            Reason::NoSwap => "no two pawns may be swapped",
            Reason::NobodyHome => "too few pawns are at home",
            Reason::NobodyOnTrack => "no pawn is on the track",
            Reason::NobodyInPlay => "no pawn is in play",
        })
    }
}

impl Board {
    /// Why a seat cannot play a card; `None` if it can.
    pub fn why_not(&self, seat: Seat, card: Card) -> Option<Reason> {
        if !self.rules().has_seat(seat) {
            return Some(Reason::NobodyInPlay);
        }
        if !self.legal_moves(seat, &[card]).is_empty() {
            return None;
        }
        let movers: Vec<Seat> = match self.is_finished(seat) {
            false => vec![seat],
            true => self.rules().team_of(seat).into_iter().filter(|mate| !self.is_finished(*mate)).collect(),
        };
        let tables = Tables::of(self.rules());
        let effects = |mover| card.effects().iter().map(move |effect| obstacle(tables, self, mover, *effect));
        movers.into_iter().flat_map(effects).min().or(Some(Reason::NobodyInPlay))
    }
}

/// What stops one effect of a card that cannot be played.
fn obstacle(tables: &Tables, board: &Board, mover: Seat, effect: Effect) -> Reason {
    let goes = |from: Space, steps: u8, walls: Walls| {
        tables.ways(mover, from, board.circles(mover))[WayIndex::forwards(steps)].is_open(walls)
    };
    let walls = Walls::new(board.walls().without(mover));
    let home = Space::home(mover);
    let in_play = || board.pawns(mover).iter().filter(|from| **from != home && !board.is_locked(mover, **from));
    let forwards = |steps: u8| {
        let stopped_by_wall = |from: &&Space| goes(**from, steps, Walls::NONE) && !goes(**from, steps, walls);
        match in_play().next() {
            None => Reason::NobodyInPlay,
            Some(_) if in_play().any(|from| stopped_by_wall(&from)) => Reason::Wall,
            Some(_) => Reason::Goal,
        }
    };
    let shared = |steps: u8, least: u8| {
        let moves_some = in_play().any(|from| (least..steps).any(|share| goes(*from, share, walls)));
        match forwards(steps) {
            Reason::Goal if moves_some => Reason::Steps,
            reason => reason,
        }
    };
    match effect {
        Effect::Start | Effect::StartTwo => Reason::NobodyHome,
        Effect::Swap => Reason::NoSwap,
        Effect::Forward(steps) | Effect::Jump(steps) | Effect::ForwardBack(steps, _) => forwards(steps),
        Effect::Split(steps) => shared(steps, 1),
        Effect::Pair(steps) => shared(2 * steps, steps),
        Effect::Backward(_) if in_play().any(|from| !from.is_goal()) => Reason::Wall,
        Effect::Backward(_) => Reason::NobodyOnTrack,
    }
}
