//! One pawn that goes forwards and then backwards, landing twice (ruling 21).

use crate::board::Board;
use crate::card::Card;
use crate::edition::FromGoal;
use crate::movegen::lister::Lister;
use crate::moves::Move;
use crate::seat::Seat;
use crate::space::{Kind, Space};
use crate::walk::{Direction, walk};

impl Lister<'_> {
    /// Ruling 21.
    pub(super) fn forward_back(&mut self, card: Card, forwards: u8, backwards: u8) {
        for mover in self.movers.iter() {
            let mut before = None;
            for &from in self.board.pawns(mover) {
                if before != Some(from) {
                    let mv = self.forward_back_from(card, forwards, backwards, mover, from);
                    mv.into_iter().for_each(|mv| self.list.push(mv));
                }
                before = Some(from);
            }
        }
    }

    fn forward_back_from(&self, card: Card, forwards: u8, backwards: u8, mover: Seat, from: Space) -> Option<Move> {
        let via = self.walk(self.board, mover, from, forwards, Direction::Forwards)?;
        if self.board.is_foreign_stack(mover, via) {
            return Some(Move::walk(card, from, via));
        }
        let mut board = *self.board;
        board.land(mover, from, via);
        // A locked pawn has no way back: walk knows.
        let to = self.walk(&board, mover, via, backwards, Direction::Backwards)?;
        self.may_end(&board, mover, (from, via), to).then(|| Move::via(card, from, via, to))
    }

    /// A walk step by step, on any board.
    fn walk(&self, board: &Board, mover: Seat, from: Space, steps: u8, direction: Direction) -> Option<Space> {
        let walk = walk(board.rules(), mover, from, steps, direction, board.circles_besides(mover, from))?;
        (!walk.passed.meets(board.walls())).then(|| walk.path.last())
    }

    /// Ruling 12: where the rule set says so, a pawn that began in the goal ends locked or out on the track. Five steps back
    /// from a circle lead out unless the pawn meets another and may turn again.
    fn may_end(&self, board: &Board, mover: Seat, (from, via): (Space, Space), to: Space) -> bool {
        match to.kind() {
            Kind::Goal(circle) if from.is_goal() && board.rules().knobs().from_goal == FromGoal::LockedOrOut => {
                board.circles_besides(mover, via).lock(circle)
            }
            _ => true,
        }
    }
}
