//! The legal moves of a seat with a hand on a board: nothing else is needed, and nobody peeks.
//!
//! Moves of one card that lead to the same board are one move, shown in the spelling that is smallest as text. The list
//! is sorted as text; most of it is made in that order, so that hardly anything needs sorting.

use crate::board::Board;
use crate::card::{Card, CardSet, Effect};
use crate::edition::Edition;
use crate::moves::Move;
use crate::seat::{Seat, SeatSet};
use crate::space::Space;
use crate::split::{Outcomes, Split};
use crate::track::{Track, Walls};
use crate::walk::{Direction, walk};

/// All legal moves of a seat, sorted and each once. If there is none, the seat must fold.
pub fn legal_moves(edition: Edition, board: &Board, seat: Seat, hand: &[Card]) -> MoveList {
    let mut list = MoveList::new();
    list.fill(edition, board, seat, hand);
    list
}

/// Every way to write every legal move of one card, in no order: what a seat may say.
pub fn spellings(edition: Edition, board: &Board, seat: Seat, card: Card) -> Vec<Move> {
    let mut list = MoveList::new();
    Lister::new(edition, board, seat, &mut list, Spellings::All).card(card);
    list.moves
}

/// Is this a legal move, in any spelling?
pub fn is_legal(edition: Edition, board: &Board, seat: Seat, mv: &Move) -> bool {
    spellings(edition, board, seat, mv.card()).contains(mv)
}

/// A list of legal moves that can be filled again and again without allocating anew.
#[derive(Clone, Default)]
pub struct MoveList {
    pub(crate) moves: Vec<Move>,
    /// The outcomes of a split so far.
    pub(crate) outcomes: Outcomes,
    /// Boards, orders and moves, while those that lead to the same board are merged.
    merging: Vec<([[Space; 4]; 6], u128, Move)>,
}

impl MoveList {
    /// An empty list.
    pub fn new() -> MoveList {
        MoveList::default()
    }

    /// Empties the list.
    pub fn clear(&mut self) {
        self.moves.clear();
    }

    /// Lists the legal moves in place of what the list held.
    #[inline]
    pub fn fill(&mut self, edition: Edition, board: &Board, seat: Seat, hand: &[Card]) {
        self.moves.clear();
        let mut lister = Lister::new(edition, board, seat, self, Spellings::Smallest);
        for card in CardSet::of(hand) {
            lister.card(card);
        }
    }

    /// Leaves one move a board among those from `begin` on, and sorts them.
    #[cold]
    fn merge_same_boards(&mut self, board: &Board, begin: usize) {
        self.merging.clear();
        for mv in &self.moves[begin..] {
            self.merging.push((*board.after(mv).all_pawns(), mv.order(), *mv));
        }
        self.merging.sort_unstable_by(|a, b| (&a.0, a.1).cmp(&(&b.0, b.1)));
        self.merging.dedup_by(|a, b| a.0 == b.0);
        self.merging.sort_unstable_by_key(|entry| entry.1);
        self.moves.truncate(begin);
        self.moves.extend(self.merging.iter().map(|entry| entry.2));
    }
}

impl std::ops::Deref for MoveList {
    type Target = [Move];

    #[inline]
    fn deref(&self) -> &[Move] {
        &self.moves
    }
}

impl<'a> IntoIterator for &'a MoveList {
    type Item = &'a Move;
    type IntoIter = std::slice::Iter<'a, Move>;

    fn into_iter(self) -> Self::IntoIter {
        self.moves.iter()
    }
}

impl std::fmt::Debug for MoveList {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(&self.moves).finish()
    }
}

/// Which spellings are wanted of moves that can be written in several ways.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Spellings {
    Smallest,
    All,
}

/// Puts a list together, card by card.
pub(crate) struct Lister<'a> {
    pub(crate) edition: Edition,
    pub(crate) track: &'static Track,
    pub(crate) board: &'a Board,
    pub(crate) seat: Seat,
    pub(crate) list: &'a mut MoveList,
    pub(crate) spellings: Spellings,
    walls: SeatSet,
    /// The seats with whose pawns a card may be played: one's own, or when helping a teammate's (ruling 15).
    movers: SeatSet,
    /// How many moves of this card might lead to the same board as another one: those that change nothing, and those
    /// that only send their own pawn home.
    doubtful: u32,
    /// May moves of this card lead to the same board, or stand in another order than that of the text?
    pub(crate) unmerged: bool,
}

impl<'a> Lister<'a> {
    #[inline]
    fn new(
        edition: Edition,
        board: &'a Board,
        seat: Seat,
        list: &'a mut MoveList,
        spellings: Spellings,
    ) -> Lister<'a> {
        let (track, walls) = (edition.track(), board.walls());
        let movers = SeatSet::EMPTY.with(seat);
        let mut lister = Lister { edition, track, board, seat, walls, movers, list, spellings, doubtful: 0, unmerged: false };
        if board.is_finished(seat) {
            lister.movers = lister.unfinished_teammates();
        }
        lister
    }

    pub(crate) fn unfinished_teammates(&self) -> SeatSet {
        self.track.teammates(self.seat).iter().filter(|mate| !self.board.is_finished(*mate)).collect()
    }

    #[inline]
    fn card(&mut self, card: Card) {
        let begin = self.list.moves.len();
        (self.doubtful, self.unmerged) = (0, false);
        // Moves are made in the order of their text, as long as they come from one seat and one kind of effect.
        let mut sources = 0;
        for effect in card.effects() {
            match *effect {
                Effect::Start | Effect::Forward(_) | Effect::Jump(_) | Effect::Backward(_) if sources > 0 => {}
                Effect::Start | Effect::Forward(_) | Effect::Jump(_) | Effect::Backward(_) => {
                    for mover in self.movers.iter() {
                        sources += 1;
                        self.single_pawn(card, mover);
                    }
                }
                Effect::Swap => {
                    sources += 1;
                    self.swap(card);
                }
                Effect::StartTwo => {
                    sources += 2;
                    self.start_two(card);
                }
                Effect::ForwardBack(forwards, backwards) => {
                    self.unmerged = true;
                    self.forward_back(card, forwards, backwards);
                }
                // Rulings 19 and 20.
                Effect::Split(steps) => self.split(Split { card, steps, shares: !1 }),
                Effect::Pair(steps) => {
                    self.unmerged = true;
                    self.split(Split { card, steps: 2 * steps, shares: 1 << steps });
                }
            }
        }
        if self.spellings == Spellings::All {
            return;
        }
        if self.unmerged || self.doubtful > 1 {
            self.list.merge_same_boards(self.board, begin);
        } else if sources > 1 {
            self.list.moves[begin..].sort_unstable_by_key(Move::order);
        }
        debug_assert!(self.list.moves.is_sorted_by(|a, b| a < b), "{:?}", self.list);
    }

    fn split(&mut self, split: Split) {
        self.unmerged |= self.movers.iter().count() > 1;
        for mover in self.movers.iter() {
            self.split_among(split, mover);
        }
    }

    /// The effects that move one pawn of one seat, pawn by pawn, which is the order of the text.
    #[inline]
    fn single_pawn(&mut self, card: Card, mover: Seat) {
        let walls = Walls::new(self.walls.without(mover));
        let home = Space::home(mover);
        let effects = card.effects();
        let mut before = None;
        for &from in self.board.pawns(mover) {
            if before == Some(from) {
                continue;
            }
            before = Some(from);
            let taken = || self.board.circles_besides(mover, from);
            let first = self.list.moves.len();
            for effect in effects {
                let to = match *effect {
                    Effect::Start => (from == home).then_some(Space::start(mover)),
                    _ if from == home => None,
                    Effect::Forward(steps) => self.track.forwards(mover, from, steps, taken, walls),
                    Effect::Jump(steps) => self.track.forwards(mover, from, steps, taken, Walls::NONE),
                    Effect::Backward(steps) => self.track.backwards(mover, from, steps, walls),
                    _ => None,
                };
                if let Some(to) = to {
                    self.doubtful += u32::from(from == to || self.board.is_foreign_stack(mover, to));
                    self.list.moves.push(Move::walk(card, from, to));
                }
            }
            // Two numbers of one card, from the same space.
            if effects.len() > 1
                && let [a, b] = &mut self.list.moves[first..]
                && *a > *b
            {
                std::mem::swap(a, b);
            }
        }
    }

    /// Ruling 23.
    fn swap(&mut self, card: Card) {
        let may_leave = self.board.singles() & self.track.swappable();
        let nobody = (Space::home(self.seat), self.seat);
        let (mut firsts, mut seconds, mut count) = ([nobody; 24], [nobody; 24], 0);
        for &seat in self.edition.seats() {
            for &space in self.board.pawns(seat).iter().filter(|space| may_leave & space.bit() != 0) {
                insert_sorted(&mut firsts[..=count], (space, seat), |space| space.order_inside());
                insert_sorted(&mut seconds[..=count], (space, seat), |space| space.order_last());
                count += 1;
            }
        }
        // All swaps within one colour change nothing, so they are one move: the first.
        let mut unchanged = false;
        for (a, owner) in &firsts[..count] {
            for (b, other) in seconds[..count].iter().filter(|(b, _)| b > a) {
                let mv = Move::swap(card, *a, *b);
                if self.spellings == Spellings::All {
                    self.list.moves.extend([mv, Move::swap(card, *b, *a)]);
                } else if owner != other || !unchanged {
                    self.list.moves.push(mv);
                    unchanged |= owner == other;
                }
            }
        }
    }

    /// Ruling 24: any two pawns that the team has at home, whoever's they are.
    fn start_two(&mut self, card: Card) {
        let team = self.track.teammates(self.seat).with(self.seat);
        let at_home = |seat: Seat| self.board.count_at(Space::home(seat));
        for first in team.iter() {
            for second in team.iter().filter(|second| *second >= first) {
                let needed = if first == second { 2 } else { 1 };
                if at_home(first).min(at_home(second)) < needed {
                    continue;
                }
                let mut legs = [first, second].map(|seat| (Space::home(seat), Space::start(seat)));
                legs.sort();
                self.list.moves.extend(Move::walks(card, &legs));
                if self.spellings == Spellings::All && first != second {
                    legs.reverse();
                    self.list.moves.extend(Move::walks(card, &legs));
                }
            }
        }
    }

    /// Ruling 21.
    fn forward_back(&mut self, card: Card, forwards: u8, backwards: u8) {
        for mover in self.movers.iter() {
            let mut before = None;
            for &from in self.board.pawns(mover) {
                if before != Some(from) {
                    self.list.moves.extend(self.forward_back_from(card, forwards, backwards, mover, from));
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
        // A locked pawn has no way back: walk knows. From a circle five steps back are always out on the track, so
        // "locked or out" needs no question here.
        let to = self.walk(&board, mover, via, backwards, Direction::Backwards)?;
        Some(Move::via(card, from, via, to))
    }

    /// A walk step by step, on any board.
    fn walk(&self, board: &Board, mover: Seat, from: Space, steps: u8, direction: Direction) -> Option<Space> {
        let walk = walk(self.edition, mover, from, steps, direction, board.circles_besides(mover, from))?;
        (!walk.passed.meets(board.walls())).then(|| walk.path.last())
    }
}

/// Puts a pawn at its place among those before it; the last of the slice is free.
#[inline]
fn insert_sorted(pawns: &mut [(Space, Seat)], pawn: (Space, Seat), order: impl Fn(Space) -> u8) {
    let mut at = pawns.len() - 1;
    while at > 0 && order(pawns[at - 1].0) > order(pawn.0) {
        pawns[at] = pawns[at - 1];
        at -= 1;
    }
    pawns[at] = pawn;
}
