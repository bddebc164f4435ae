//! What a move does, leg by leg: the spaces that each pawn walks over and what its landing does. For showing moves.

use crate::board::{Board, Landing};
use crate::card::{Card, Effect};
use crate::moves::{Leg, Move};
use crate::seat::Seat;
use crate::space::{Kind, Space};
use crate::walk::{Direction, Path, walk};

/// What one pawn did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Travel {
    /// Whose pawn it is.
    pub seat: Seat,
    /// The spaces from where it stood to where it came down. A pawn that comes out and a pawn that is swapped go straight.
    pub path: Path,
    /// What its landing did.
    pub landing: Landing,
    /// Does it stand on a circle of its goal for good now?
    pub locks: bool,
}

impl Board {
    /// What a seat's move does here, in order. Empty for a move that is not legal.
    pub fn trace(&self, seat: Seat, mv: &Move) -> Vec<Travel> {
        if self.is_legal(seat, mv) { self.trace_unchecked(mv) } else { Vec::new() }
    }

    /// Every way to write every legal move of one card, with what it does, in no order. Much faster than tracing one
    /// after the other, since the legal moves are worked out only once.
    pub fn traces(&self, seat: Seat, card: Card) -> Vec<(Move, Vec<Travel>)> {
        self.spellings(seat, card).into_iter().map(|mv| (mv, self.trace_unchecked(&mv))).collect()
    }

    /// [`Board::trace`] for a move that is known to be legal.
    pub(crate) fn trace_unchecked(&self, mv: &Move) -> Vec<Travel> {
        let tracer = Tracer { mv };
        let legs: Vec<Leg> = mv.legs().collect();
        match legs[..] {
            [Leg::Swap { a, b }] => tracer.swap(self, a, b),
            [Leg::Via { from, via, to }] => tracer.via(self, from, via, to),
            _ => tracer.walks(self, &legs),
        }
        .unwrap_or_default()
    }
}

struct Tracer<'a> {
    mv: &'a Move,
}

impl Tracer<'_> {
    fn swap(&self, board: &Board, a: Space, b: Space) -> Option<Vec<Travel>> {
        let straight = |from, to| {
            Some(Travel { seat: board.seat_at(from)?, path: straight(from, to), landing: Landing::Rests, locks: false })
        };
        Some(vec![straight(a, b)?, straight(b, a)?])
    }

    fn via(&self, board: &Board, from: Space, via: Space, to: Space) -> Option<Vec<Travel>> {
        let Some(Effect::ForwardBack(forwards, backwards)) =
            self.mv.card().effects().iter().find(|effect| matches!(effect, Effect::ForwardBack(..)))
        else {
            return None;
        };
        let mut board = *board;
        let there = self.travel(&mut board, from, via, *forwards, Direction::Forwards)?;
        let back = self.travel(&mut board, via, to, *backwards, Direction::Backwards)?;
        Some(vec![there, back])
    }

    fn walks(&self, board: &Board, legs: &[Leg]) -> Option<Vec<Travel>> {
        self.mv.card().effects().iter().find_map(|effect| match *effect {
            Effect::Start | Effect::StartTwo => self.come_out(board, legs),
            Effect::Forward(steps) | Effect::Jump(steps) | Effect::ForwardBack(steps, _) => {
                self.single(board, legs, steps, Direction::Forwards)
            }
            Effect::Backward(steps) => self.single(board, legs, steps, Direction::Backwards),
            Effect::Pair(steps) => self.shares(board, legs, 2 * steps, steps, true),
            // Steps count as lapsed only if the legs cannot have used them all.
            Effect::Split(steps) => {
                self.shares(board, legs, steps, 1, true).or_else(|| self.shares(board, legs, steps, 1, false))
            }
            Effect::Swap => None,
        })
    }

    fn come_out(&self, board: &Board, legs: &[Leg]) -> Option<Vec<Travel>> {
        let mut board = *board;
        let mut travels = Vec::new();
        for leg in legs {
            let Leg::Walk { from, to } = *leg else { return None };
            let seat = board.seat_at(from).filter(|_| from.kind() == Kind::Home)?;
            travels.push(Travel { seat, path: straight(from, to), landing: board.land(seat, from, to), locks: false });
        }
        Some(travels)
    }

    fn single(&self, board: &Board, legs: &[Leg], steps: u8, direction: Direction) -> Option<Vec<Travel>> {
        match *legs {
            [Leg::Walk { from, to }] => Some(vec![self.travel(&mut board.clone(), from, to, steps, direction)?]),
            _ => None,
        }
    }

    /// Finds how many steps each leg took. The spaces do not say it: a pawn that turns in the goal may come to the same
    /// space with different numbers.
    fn shares(&self, board: &Board, legs: &[Leg], steps_left: u8, least: u8, all_used: bool) -> Option<Vec<Travel>> {
        let Some((Leg::Walk { from, to }, rest)) = legs.split_first() else {
            return (steps_left == 0 || !all_used).then(Vec::new);
        };
        (least..=steps_left).find_map(|steps| {
            let mut board = *board;
            let travel = self.travel(&mut board, *from, *to, steps, Direction::Forwards)?;
            let mut travels = self.shares(&board, rest, steps_left - steps, least, all_used)?;
            travels.insert(0, travel);
            Some(travels)
        })
    }

    fn travel(&self, board: &mut Board, from: Space, to: Space, steps: u8, direction: Direction) -> Option<Travel> {
        let seat = board.seat_at(from)?;
        let path = walk(board.rules(), seat, from, steps, direction, board.circles_besides(seat, from))?.path;
        if path.last() != to {
            return None;
        }
        let landing = board.land(seat, from, to);
        Some(Travel { seat, path, landing, locks: board.is_locked(seat, to) })
    }
}

fn straight(from: Space, to: Space) -> Path {
    let mut path = Path::from(from);
    path.push(to);
    path
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::edition::{Edition, RuleSet};

    fn check(edition: Edition, board: &str, mv: &str, expected: &[&str]) {
        let board = Board::parse(edition, board).unwrap();
        let text = |travel: &Travel| {
            let path: Vec<String> = travel.path.iter().map(Space::to_string).collect();
            let locks = if travel.locks { " Locks" } else { "" };
            format!("{} {} {:?}{locks}", travel.seat, path.join(" "), travel.landing)
        };
        let travels: Vec<String> = board.trace(Seat::Red, &mv.parse().unwrap()).iter().map(text).collect();
        assert_eq!(travels, expected, "{mv}");
    }

    #[test]
    fn pawns_walk_the_spaces_that_they_pass() {
        let board = "R12,B14,Rh,Rh/R13,Yh,Yh,Yh/R14,R14,Gh,Gh/Bh,Bh,Bh,Bh";
        check(Edition::Classic, board, "S Rh>Rs", &["R Rh Rs Rests"]);
        check(Edition::Classic, board, "3 R12>Y1", &["R R12 R13 R14 Y1 Rests"]);
        check(Edition::Classic, board, "2 R12>R14", &["R R12 R13 R14 BumpedBy(Green)"]);
        check(Edition::Classic, board, "6 B14>Rg2", &["R B14 Rg1 Rg2 Rg3 Rg4 Rg3 Rg2 Rests"]);
        check(Edition::Classic, board, "-4 R12>R8", &["R R12 R11 R10 R9 R8 Rests"]);
        check(Edition::Classic, board, "swap R12<>R13", &["R R12 R13 Rests", "Y R13 R12 Rests"]);
        check(
            Edition::Classic,
            board,
            "7x1 B14>Rg2, R12>R13",
            &["R B14 Rg1 Rg2 Rg3 Rg4 Rg3 Rg2 Rests", "R R12 R13 Bumps(Yellow)"],
        );
        check(
            Edition::Jubilee,
            board,
            "7/+2-5 B14>Rg2>B11",
            &["R B14 Rg1 Rg2 Rests", "R Rg2 Rg1 B14 B13 B12 B11 Rests"],
        );
        check(Edition::Jubilee, board, "7/+2-5 R12>R14", &["R R12 R13 R14 BumpedBy(Green)"]);
        check(Edition::Classic, board, "3 R12>Y2", &[]);
    }

    #[test]
    fn all_moves_of_a_card_are_traced_as_each_alone() {
        let board = "R12,B14,Rg3,Rh/R13,Yh,Yh,Yh/R14,R14,Gh,Gh/Bh,Bh,Bh,Bh";
        for edition in Edition::ALL {
            let Ok(board) = Board::parse(edition, board) else { continue };
            for card in RuleSet::from(edition).cards() {
                let traced = board.traces(Seat::Red, *card);
                for (mv, travels) in &traced {
                    assert!(!travels.is_empty(), "{edition} {mv}");
                    assert_eq!(travels, &board.trace(Seat::Red, mv), "{edition} {mv}");
                }
                assert_eq!(traced.len(), board.spellings(Seat::Red, *card).len(), "{edition} {card}");
            }
        }
    }

    #[test]
    fn the_rest_of_an_english_seven_may_lapse() {
        let board = "B14,Rg2,Rg3,Rg4/Yh,Yh,Yh,Yh/Gh,Gh,Gh,Gh/Bh,Bh,Bh,Bh";
        check(Edition::English, board, "7x1 B14>Rg1", &["R B14 Rg1 Rests Locks"]);
    }
}
