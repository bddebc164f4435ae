//! The legal moves of a seat with a hand on a board: nothing else is needed, and nobody peeks.
//!
//! Moves of one card that lead to the same board are one move, shown in the spelling that is smallest as text. The list
//! is sorted as text.

use crate::board::Board;
use crate::card::{Card, CardSet, Effect};
use crate::edition::{Edition, RestOfSplit, StartSpace};
use crate::moves::Move;
use crate::seat::{Seat, SeatSet};
use crate::space::Space;
use crate::track::{Track, Walls};
use crate::walk::{Circles, Direction, walk};

/// All legal moves of a seat, sorted and each once. If there is none, the seat must fold.
pub fn legal_moves(edition: Edition, board: &Board, seat: Seat, hand: &[Card]) -> MoveList {
    let mut list = MoveList::new();
    list.fill(edition, board, seat, hand);
    list
}

/// Every way to write every legal move of one card, in no order: what a seat may say.
pub fn spellings(edition: Edition, board: &Board, seat: Seat, card: Card) -> Vec<Move> {
    let mut list = MoveList::new();
    let mut lister = Lister::new(edition, board, seat, &mut list, Spellings::All);
    lister.card(card);
    list.moves
}

/// Is this a legal move, in any spelling?
pub fn is_legal(edition: Edition, board: &Board, seat: Seat, mv: &Move) -> bool {
    spellings(edition, board, seat, mv.card()).contains(mv)
}

/// A list of legal moves that can be filled again and again without allocating anew.
#[derive(Clone, Default)]
pub struct MoveList {
    moves: Vec<Move>,
    /// Boards, orders and moves, while those that lead to the same board are merged.
    merging: Vec<(Pawns, u128, Move)>,
}

type Pawns = [[Space; 4]; 6];

impl MoveList {
    /// An empty list.
    pub fn new() -> MoveList {
        MoveList::default()
    }

    /// Lists the legal moves in place of what the list held.
    pub fn fill(&mut self, edition: Edition, board: &Board, seat: Seat, hand: &[Card]) {
        self.moves.clear();
        let mut lister = Lister::new(edition, board, seat, self, Spellings::Smallest);
        for card in CardSet::of(hand) {
            lister.card(card);
        }
    }

    /// Empties the list.
    pub fn clear(&mut self) {
        self.moves.clear();
    }

    /// Leaves one move a board among those from `begin` on, and sorts them.
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
enum Spellings {
    Smallest,
    All,
}

struct Lister<'a> {
    edition: Edition,
    track: &'static Track,
    board: &'a Board,
    seat: Seat,
    walls: SeatSet,
    list: &'a mut MoveList,
    spellings: Spellings,
    /// How many moves of this card might lead to the same board as another one: those that change nothing, and those
    /// that only send their own pawn home.
    doubtful: u32,
}

impl<'a> Lister<'a> {
    fn new(
        edition: Edition,
        board: &'a Board,
        seat: Seat,
        list: &'a mut MoveList,
        spellings: Spellings,
    ) -> Lister<'a> {
        Lister {
            edition,
            track: edition.track(),
            board,
            seat,
            walls: board.walls(),
            list,
            spellings,
            doubtful: 0,
        }
    }

    /// The seats with whose pawns the card may be played: one's own, or when helping one of the teammates' (ruling 15).
    fn movers(&self) -> SeatSet {
        if self.board.is_finished(self.seat) { self.unfinished_teammates() } else { SeatSet::EMPTY.with(self.seat) }
    }

    fn unfinished_teammates(&self) -> SeatSet {
        self.track.teammates(self.seat).iter().filter(|mate| !self.board.is_finished(*mate)).collect()
    }

    fn card(&mut self, card: Card) {
        let begin = self.list.moves.len();
        self.doubtful = 0;
        let (mut sorted, mut merged) = (true, true);
        for mover in self.movers().iter() {
            sorted &= self.list.moves.len() == begin;
            self.single_pawn(card, mover);
        }
        for effect in card.effects() {
            match *effect {
                Effect::Swap => {
                    sorted &= self.list.moves.len() == begin;
                    self.swap(card);
                }
                Effect::StartTwo => {
                    sorted = false;
                    self.start_two(card);
                }
                Effect::Split(steps) => {
                    merged = false;
                    self.split(card, steps, 1, steps);
                }
                Effect::Pair(steps) => {
                    merged = false;
                    self.split(card, 2 * steps, steps, steps);
                }
                Effect::ForwardBack(forwards, backwards) => {
                    merged = false;
                    self.forward_back(card, forwards, backwards);
                }
                Effect::Start | Effect::Forward(_) | Effect::Jump(_) | Effect::Backward(_) => {}
            }
        }
        if self.spellings == Spellings::All {
            return;
        }
        if !merged || self.doubtful > 1 {
            self.list.merge_same_boards(self.board, begin);
        } else if !sorted {
            self.list.moves[begin..].sort_unstable_by_key(Move::order);
        }
        debug_assert!(self.list.moves.is_sorted_by(|a, b| a < b));
    }

    /// The effects that move one pawn of one seat, pawn by pawn, which is the order of the text.
    fn single_pawn(&mut self, card: Card, mover: Seat) {
        let walls = Walls::new(self.walls.without(mover));
        let home = Space::home(mover);
        let mut before = None;
        for &from in self.board.pawns(mover) {
            if before == Some(from) {
                continue;
            }
            before = Some(from);
            let taken = self.board.circles_besides(mover, from);
            let first = self.list.moves.len();
            for effect in card.effects() {
                let to = match *effect {
                    Effect::Start => (from == home).then(|| Space::start(mover)),
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
            if let [a, b] = &mut self.list.moves[first..]
                && a.order() > b.order()
            {
                std::mem::swap(a, b);
            }
        }
    }

    /// Ruling 23.
    fn swap(&mut self, card: Card) {
        let nobody = (Space::home(self.seat), self.seat);
        let (mut pawns, mut seconds, mut count) = ([nobody; 24], [nobody; 24], 0);
        let mut singles = self.board.singles() & self.track.swappable();
        while singles != 0 {
            let space = Space::from_index(singles.trailing_zeros());
            singles &= singles - 1;
            pawns[count] = (space, self.board.seat_at(space).expect("a single pawn is somebody's"));
            count += 1;
        }
        let pawns = &pawns[..count];
        let seconds = &mut seconds[..count];
        seconds.copy_from_slice(pawns);
        seconds.sort_unstable_by_key(|(space, _)| space.order_last());
        // All swaps within one colour change nothing, so they are one move: the first.
        let mut unchanged = false;
        for (a, owner) in pawns {
            for (b, other) in seconds.iter().filter(|(b, _)| b > a) {
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
        for mover in self.movers().iter() {
            let mut before = None;
            for &from in self.board.pawns(mover) {
                if before != Some(from) {
                    self.forward_back_from(card, forwards, backwards, mover, from);
                }
                before = Some(from);
            }
        }
    }

    fn forward_back_from(&mut self, card: Card, forwards: u8, backwards: u8, mover: Seat, from: Space) -> Option<()> {
        let via = self.walk(self.board, mover, from, forwards, Direction::Forwards)?;
        let mut board = *self.board;
        if self.board.is_foreign_stack(mover, via) {
            self.list.moves.push(Move::walk(card, from, via));
            return Some(());
        }
        board.land(mover, from, via);
        // A locked pawn has no way back: walk knows. From a circle five steps back are always out on the track, so
        // "locked or out" needs no question here.
        let to = self.walk(&board, mover, via, backwards, Direction::Backwards)?;
        self.list.moves.push(Move::via(card, from, via, to));
        Some(())
    }

    /// A walk step by step, on a board that is not the one of the list.
    fn walk(&self, board: &Board, mover: Seat, from: Space, steps: u8, direction: Direction) -> Option<Space> {
        let walk = walk(self.edition, mover, from, steps, direction, board.circles_besides(mover, from))?;
        (!walk.passed.meets(board.walls())).then(|| walk.path.last())
    }

    /// Rulings 19 and 20: steps that several pawns share, each share at least `least` and at most `most` steps.
    fn split(&mut self, card: Card, steps: u8, least: u8, most: u8) {
        for mover in self.movers().iter() {
            let split = Split { card, mover, steps, least, most };
            self.legs(&split, self.board, &mut Legs::default(), steps);
        }
    }

    /// Begins a seat's part of a split: sorts its pawns into those whose order matters and those for which it does not.
    fn legs(&mut self, split: &Split, board: &Board, legs: &mut Legs, steps_left: u8) {
        // Where a start is a space, a leg may bump a wall away and open the way for the next one.
        let walls = board.walls().without(split.mover);
        let walls_may_fall = self.edition.rule_set().start_space == StartSpace::Counts && !walls.is_empty();
        let order_matters = |from: Space| {
            self.spellings == Spellings::All
                || walls_may_fall
                || self.track.touches_goal(split.mover, from, split.steps)
        };
        let mut ordered = Pawns4::default();
        let mut free = Pawns4::default();
        for &from in board.pawns(split.mover) {
            if from == Space::home(split.mover) || board.is_locked(split.mover, from) {
                continue;
            }
            if order_matters(from) { ordered.push(from) } else { free.push(from) }
        }
        let walls = Walls::new(walls);
        self.ordered_legs(split, board, legs, steps_left, ordered, &Free { pawns: free, walls });
    }

    /// Every order of the pawns for which it matters, and after each beginning of one all that the others can do.
    fn ordered_legs(&mut self, split: &Split, board: &Board, legs: &mut Legs, steps_left: u8, pawns: Pawns4, free: &Free) {
        if steps_left == 0 {
            return self.emit(split.card, legs, legs.count);
        }
        if board.is_finished(split.mover) {
            return self.rest_of_split(split, board, legs, steps_left);
        }
        let ordered = legs.count;
        self.free_legs(split, legs, ordered, steps_left, free, 0);
        legs.count = ordered;
        let walls = Walls::new(board.walls().without(split.mover));
        for i in 0..pawns.count {
            let from = pawns.spaces[i];
            if i > 0 && pawns.spaces[i - 1] == from {
                continue;
            }
            let taken = board.circles_besides(split.mover, from);
            for steps in split.least..=split.most.min(steps_left) {
                if let Some(to) = self.track.forwards(split.mover, from, steps, taken, walls) {
                    let mut after = *board;
                    after.land(split.mover, from, to);
                    legs.push(from, to);
                    self.ordered_legs(split, &after, legs, steps_left - steps, pawns.without(i), free);
                    legs.count = ordered;
                }
            }
        }
    }

    /// Shares the steps left out among the pawns whose order does not matter, from the `next` one on.
    fn free_legs(&mut self, split: &Split, legs: &mut Legs, ordered: usize, steps_left: u8, free: &Free, next: usize) {
        if steps_left == 0 {
            return self.emit(split.card, legs, ordered);
        }
        if next == free.pawns.count {
            return;
        }
        self.free_legs(split, legs, ordered, steps_left, free, next + 1);
        let count = legs.count;
        let from = free.pawns.spaces[next];
        for steps in split.least..=split.most.min(steps_left) {
            let to = self.track.forwards(split.mover, from, steps, Circles::default(), free.walls);
            let Some(to) = to else { break };
            legs.push(from, to);
            self.free_legs(split, legs, ordered, steps_left - steps, free, next + 1);
            legs.count = count;
        }
    }

    /// Ruling 19: the seat's last pawn is locked and steps are left.
    fn rest_of_split(&mut self, split: &Split, board: &Board, legs: &mut Legs, steps_left: u8) {
        if split.mover != self.seat {
            return; // a teammate's part, or helping: all steps had to go to that teammate
        }
        let count = legs.count;
        legs.fixed = count;
        for mate in self.unfinished_teammates().iter() {
            self.legs(&Split { mover: mate, ..*split }, board, legs, steps_left);
            legs.count = count;
        }
        legs.fixed = 0;
        if self.edition.rule_set().rest_of_split == RestOfSplit::MayLapse {
            self.emit(split.card, legs, count);
        }
    }

    /// Adds a split: the first `ordered` legs stay in their order, the others go where the text becomes smallest.
    fn emit(&mut self, card: Card, legs: &Legs, ordered: usize) {
        let order = |leg: &(Space, Space)| (leg.0.order_inside(), leg.1.order_last());
        let mut text = *legs;
        if ordered < text.count {
            text.legs[ordered..text.count].sort_unstable_by_key(order);
            merge_in_place(&mut text.legs[text.fixed..text.count], ordered - text.fixed, order);
        }
        self.list.moves.extend(Move::walks(card, &text.legs[..text.count]));
    }
}

/// Merges the first `middle` legs, which keep their order, with the sorted ones after them.
fn merge_in_place<K: Ord>(legs: &mut [(Space, Space)], mut middle: usize, order: impl Fn(&(Space, Space)) -> K) {
    let mut at = 0;
    while at < middle && middle < legs.len() {
        if order(&legs[middle]) < order(&legs[at]) {
            legs[at..=middle].rotate_right(1);
            middle += 1;
        }
        at += 1;
    }
}

/// A card's steps, shared out among the pawns of one seat.
struct Split {
    card: Card,
    mover: Seat,
    steps: u8,
    least: u8,
    most: u8,
}

/// Up to four pawns of one seat that have not moved yet.
#[derive(Clone, Copy)]
struct Pawns4 {
    spaces: [Space; 4],
    count: usize,
}

impl Default for Pawns4 {
    fn default() -> Pawns4 {
        Pawns4 { spaces: [Space::home(Seat::Red); 4], count: 0 }
    }
}

impl Pawns4 {
    fn push(&mut self, space: Space) {
        self.spaces[self.count] = space;
        self.count += 1;
    }

    fn without(mut self, i: usize) -> Pawns4 {
        self.spaces.copy_within(i + 1.., i);
        self.count -= 1;
        self
    }
}

/// Pawns whose order does not matter, and the walls that stop them.
struct Free {
    pawns: Pawns4,
    walls: Walls,
}

/// The legs put together so far.
#[derive(Clone, Copy)]
struct Legs {
    legs: [(Space, Space); 7],
    count: usize,
    /// The first of them that others may not be put before: a teammate's part comes after one's own.
    fixed: usize,
}

impl Default for Legs {
    fn default() -> Legs {
        Legs { legs: [(Space::home(Seat::Red), Space::home(Seat::Red)); 7], count: 0, fixed: 0 }
    }
}

impl Legs {
    fn push(&mut self, from: Space, to: Space) {
        self.legs[self.count] = (from, to);
        self.count += 1;
    }
}
