//! Cards whose steps several pawns share (rulings 19 and 20).
//!
//! Legs are put together in the order of the text, so that the list needs no sorting and the first spelling that leads to a
//! board is its smallest; later ones are recognised and left out. Pawns whose legs cannot touch each other are tried in
//! one order only.

use crate::board::{Board, sort_four};
use crate::card::Card;
use crate::edition::{RestOfSplit, StartSpace};
use crate::list::{Lister, Spellings};
use crate::moves::Move;
use crate::seat::Seat;
use crate::space::{Kind, Space};
use crate::track::{Steps, Walls};
use crate::walk::Circles;

/// A card's steps, and how many of them one pawn may take.
#[derive(Clone, Copy)]
pub(crate) struct Split {
    pub(crate) card: Card,
    pub(crate) steps: u8,
    pub(crate) shares: Steps,
}

/// The part of a split that goes to one seat's pawns.
struct Part<'a> {
    /// The board before this part.
    board: &'a Board,
    split: Split,
    mover: Seat,
    /// Where the pawns stood, in the order of the text.
    from: [Space; 4],
    /// A bit for each pawn that can come into the goal, or is there.
    in_goal: u8,
    /// A bit for each pawn whose order matters.
    ordered: u8,
    /// For each pawn, a bit for each other that may go next after it.
    next: [u8; 4],
    /// Can two spellings lead to the same board? Then outcomes are remembered.
    merging: bool,
    /// The outcome if the pawns of this part stand in the end where they stood before.
    unchanged: u32,
}

/// How things stand after some legs of a part.
#[derive(Clone, Copy)]
struct State {
    /// Where the pawns are now.
    at: [Space; 4],
    /// A bit for each pawn that has not moved but can.
    unmoved: u8,
    /// A bit for each pawn that may go next.
    next: u8,
    walls: Walls,
    steps_left: Steps,
    /// The last leg.
    last: (Space, Space),
    /// The move put together so far, of all parts.
    draft: Move,
}

impl Lister<'_> {
    pub(crate) fn split_among(&mut self, split: Split, mover: Seat) {
        self.begin_part(self.board, split, mover, 1 << split.steps, Move::begin(split.card), UNCHANGED);
    }

    /// Sorts a seat's pawns into those whose order matters and those for which it does not, and goes through all legs
    /// that can follow those of the draft.
    fn begin_part(
        &mut self,
        board: &Board,
        split: Split,
        mover: Seat,
        steps_left: Steps,
        draft: Move,
        unchanged: u32,
    ) {
        let from = *board.pawns(mover);
        let walls = Walls::new(board.walls().without(mover));
        // Where a start is a space, a leg may bump a wall away and open the way for the next one.
        let walls_may_fall = self.edition.rule_set().start_space == StartSpace::Counts && !walls.is_none();
        let most_steps = steps_left.ilog2() as u8;
        let (mut unmoved, mut in_goal): (u8, u8) = (0, 0);
        let (mut reached, mut standing, mut overlap) = (0, 0, false);
        for (i, &space) in from.iter().enumerate() {
            if space == Space::home(mover) || (space.is_goal() && board.is_locked(mover, space)) {
                continue;
            }
            unmoved |= 1 << i;
            standing |= space.bit();
            in_goal |= u8::from(self.track.touches_goal(mover, space, most_steps)) << i;
            let shares = self.track.shares(mover, space, board.circles_besides(mover, space));
            let reach = shares.iter().fold(0, |spaces, share| spaces | share.way.to.bit());
            overlap |= reached & reach != 0;
            reached |= reach;
        }
        // One pawn alone in the goal meets no other there.
        let ordered = match self.spellings {
            Spellings::All => unmoved,
            Spellings::Smallest if walls_may_fall => unmoved,
            Spellings::Smallest if in_goal.count_ones() > 1 => in_goal,
            Spellings::Smallest => 0,
        };
        // A pawn whose order does not matter goes where the text becomes smallest: its neighbours are in order.
        let later = [0, 1, 2, 3].map(|i| !1 << i);
        let next = [0, 1, 2, 3].map(|i| if ordered >> i & 1 == 1 { later[i] | ordered } else { later[i] });
        // Pawns exchange their roles where one can reach another, and all that land on a foreign stack go home.
        overlap |= ordered != 0 || reached & (standing | board.stacked()) != 0;
        // What a teammate's pawns do afterwards may come to nothing.
        let second = unchanged != UNCHANGED;
        let may_finish = in_goal != 0 && !from.contains(&Space::home(mover));
        let merging = self.spellings == Spellings::Smallest && (overlap || may_finish || second);
        if merging && !second {
            self.list.outcomes.clear();
        }
        let part = Part { board, split, mover, from, in_goal, ordered, next, merging, unchanged };
        let last = (Space::home(mover), Space::home(mover));
        self.next_leg(&part, &State { at: from, unmoved, next: unmoved, walls, steps_left, last, draft });
    }

    fn next_leg(&mut self, part: &Part, state: &State) {
        let mut pawns = state.unmoved & state.next;
        while pawns != 0 {
            let i = pawns.trailing_zeros() as usize;
            pawns &= pawns - 1;
            let from = part.from[i];
            // Of pawns on one space the first goes first: they are all the same.
            if i > 0 && part.from[i - 1] == from && state.unmoved >> (i - 1) & 1 == 1 {
                continue;
            }
            let taken = if part.in_goal == 0 { Circles::default() } else { circles_besides(&state.at, i) };
            // Is there a pawn to go on with? If not, this one takes all steps that are left, or locks as the last one.
            let others = state.unmoved & part.next[i] & !(1 << i);
            let goes_on = others != 0 || (part.in_goal >> i & 1 == 1 && is_last(&state.at, i));
            if !goes_on && state.steps_left.is_power_of_two() {
                let steps = state.steps_left.ilog2() as u8;
                if state.steps_left & part.split.shares != 0
                    && let Some(to) = self.track.ways(part.mover, from, taken)[usize::from(steps)].open(state.walls)
                    && part.in_order(state, i, to)
                {
                    self.add(part, state.at, i, to, state.draft);
                }
                continue;
            }
            for share in self.track.shares(part.mover, from, taken) {
                let steps_left = minus(state.steps_left, share.steps & part.split.shares);
                let to = share.way.to;
                if !share.way.is_open(state.walls) || !part.in_order(state, i, to) {
                    continue;
                }
                if steps_left & 1 == 1 {
                    self.add(part, state.at, i, to, state.draft);
                }
                if steps_left > 1 && goes_on {
                    self.go_on(part, &part.after(state, i, to, steps_left & !1));
                }
            }
        }
    }

    /// All that can follow a leg.
    #[inline]
    fn go_on(&mut self, part: &Part, state: &State) {
        if part.in_goal != 0 && state.at.iter().all(|space| space.is_goal()) {
            self.rest_of_split(part, state);
        } else {
            self.next_leg(part, state);
        }
    }

    /// Ruling 19: the seat's last pawn is locked and steps are left.
    fn rest_of_split(&mut self, part: &Part, state: &State) {
        if part.mover != self.seat {
            return; // a teammate's part, or helping: all steps had to go to that teammate
        }
        let unchanged = part.outcome(state.at);
        if self.edition.rule_set().rest_of_split == RestOfSplit::MayLapse {
            self.add_outcome(part, unchanged, state.draft);
        }
        let board = part.board.after(&state.draft);
        let mates = self.unfinished_teammates();
        // Moves of several teammates are not made in order: they are merged when all are there.
        let several = mates.iter().count() > 1;
        self.unmerged |= several;
        for mate in mates.iter() {
            let unchanged = if several { 1 + mate as u32 } else { unchanged };
            self.begin_part(&board, part.split, mate, state.steps_left, state.draft, unchanged);
        }
    }

    /// Adds the move that ends with this leg.
    #[inline]
    fn add(&mut self, part: &Part, mut at: [Space; 4], i: usize, to: Space, draft: Move) {
        let mv = draft.with_leg(part.from[i], to);
        if part.merging {
            at[i] = part.landing(to);
            self.add_outcome(part, part.outcome(at), mv);
        } else {
            self.list.push(mv);
        }
    }

    #[inline]
    fn add_outcome(&mut self, part: &Part, outcome: u32, mv: Move) {
        if !part.merging || self.list.outcomes.is_new(outcome) {
            self.list.push(mv);
        }
    }
}

/// What may be left when one of these numbers of steps is taken from one of those.
#[inline]
fn minus(left: Steps, mut taken: Steps) -> Steps {
    let mut difference = 0;
    while taken != 0 {
        difference |= left >> taken.ilog2();
        taken &= !(1 << taken.ilog2());
    }
    difference
}

/// Are all other pawns in the goal?
fn is_last(at: &[Space; 4], pawn: usize) -> bool {
    at.iter().enumerate().all(|(i, space)| i == pawn || space.is_goal())
}

/// The circles of the goal that the other pawns take.
#[inline]
fn circles_besides(at: &[Space; 4], pawn: usize) -> Circles {
    let others = at.iter().enumerate().filter(|(i, _)| *i != pawn);
    others.fold(Circles::default(), |circles, (_, space)| match space.kind() {
        Kind::Goal(circle) => circles.with(circle),
        _ => circles,
    })
}

/// The outcome of a split that changes nothing. All others that are not a seat's number alone have many digits.
const UNCHANGED: u32 = 7;

impl Part<'_> {
    /// Two pawns from one space whose order does not matter go in order.
    #[inline]
    fn in_order(&self, state: &State, i: usize, to: Space) -> bool {
        self.from[i] != state.last.0 || self.ordered >> i & 1 == 1 || to.order_last() >= state.last.1.order_last()
    }

    /// How things stand after one more leg.
    #[inline]
    fn after(&self, state: &State, i: usize, to: Space, steps_left: Steps) -> State {
        let from = self.from[i];
        let mut after = State { next: self.next[i], last: (from, to), steps_left, ..*state };
        after.draft = state.draft.with_leg(from, to);
        after.unmoved &= !(1 << i);
        after.at[i] = self.landing(to);
        if after.at[i].kind() == Kind::Start {
            after.walls = after.walls.without(to.owner());
        }
        after
    }

    /// Where a pawn is after it has landed (ruling 8).
    #[inline]
    fn landing(&self, to: Space) -> Space {
        if self.board.is_foreign_stack(self.mover, to) { Space::home(self.mover) } else { to }
    }

    /// The board that a split leads to, in one number. A pawn rests where it landed or is back home, so that where a
    /// seat's pawns stand tells whom they bumped; and once a teammate's pawns move, one's own are all locked.
    #[inline]
    fn outcome(&self, mut at: [Space; 4]) -> u32 {
        sort_four(&mut at);
        if at == self.from {
            return self.unchanged;
        }
        at.iter().fold(1 + self.mover as u32, |number, space| number << 7 | u32::from(space.byte()))
    }
}

/// A set of outcomes: a hash table in which those of an earlier generation count as nothing.
#[derive(Clone, Default)]
pub(crate) struct Outcomes {
    /// The generation above, the outcome below.
    table: Vec<u64>,
    generation: u64,
}

impl Outcomes {
    /// More than a split has outcomes: one seat's four pawns, or two teammates' after one's own, have a few hundred.
    const SIZE: usize = 1024;

    fn clear(&mut self) {
        self.table.resize(Outcomes::SIZE, 0);
        self.generation += 1;
    }

    /// Adds an outcome; says whether it was not there.
    #[inline]
    fn is_new(&mut self, outcome: u32) -> bool {
        let entry = self.generation << 32 | u64::from(outcome);
        let mut at = (outcome.wrapping_mul(0x9e37_79b9) >> 22) as usize;
        while self.table[at] >> 32 == self.generation {
            if self.table[at] == entry {
                return false;
            }
            at = (at + 1) % Outcomes::SIZE;
        }
        self.table[at] = entry;
        true
    }
}
