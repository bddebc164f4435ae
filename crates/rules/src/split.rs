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
}

/// The move put together so far, of all parts.
struct Draft {
    mv: Move,
    legs: usize,
}

impl Lister<'_> {
    pub(crate) fn split_among(&mut self, split: Split, mover: Seat) {
        let mut draft = Draft { mv: Move::begin(split.card), legs: 0 };
        self.begin_part(self.board, split, mover, 1 << split.steps, &mut draft, UNCHANGED);
    }

    /// Sorts a seat's pawns into those whose order matters and those for which it does not, and goes through all legs.
    fn begin_part(
        &mut self,
        board: &Board,
        split: Split,
        mover: Seat,
        steps_left: Steps,
        draft: &mut Draft,
        unchanged: u32,
    ) {
        let from = *board.pawns(mover);
        let walls = Walls::new(board.walls().without(mover));
        // Where a start is a space, a leg may bump a wall away and open the way for the next one.
        let walls_may_fall = self.edition.rule_set().start_space == StartSpace::Counts && !walls.is_none();
        let all_ordered = self.spellings == Spellings::All || walls_may_fall;
        let most_steps = steps_left.ilog2() as u8;
        let merging = draft.legs > 0;
        let mut part = Part { board, split, mover, from, ordered: 0, next: [0; 4], merging, unchanged };
        let mut unmoved: u8 = 0;
        let (mut reached, mut standing) = (0, 0);
        for (i, &space) in from.iter().enumerate() {
            if space == Space::home(mover) || (space.is_goal() && board.is_locked(mover, space)) {
                continue;
            }
            unmoved |= 1 << i;
            standing |= space.bit();
            if all_ordered || self.track.touches_goal(mover, space, most_steps) {
                part.ordered |= 1 << i;
            } else {
                let shares = self.track.shares(mover, space, Circles::default);
                let reach = shares.iter().fold(0, |spaces, share| spaces | share.to.bit());
                part.merging |= reached & reach != 0;
                reached |= reach;
            }
        }
        for (i, next) in part.next.iter_mut().enumerate() {
            // A pawn whose order does not matter goes where the text becomes smallest: its neighbours are in order.
            let later = !1 << i;
            *next = if part.ordered >> i & 1 == 1 { later | part.ordered } else { later };
        }
        // Pawns exchange their roles where one can reach another, and all that land on a foreign stack go home.
        part.merging |= part.ordered != 0 || reached & (standing | board.stacked()) != 0;
        if self.spellings == Spellings::All {
            part.merging = false;
        } else if part.merging && draft.legs == 0 {
            self.list.outcomes.clear();
        }
        let last = (Space::home(mover), Space::home(mover));
        self.next_leg(&part, &State { at: from, unmoved, next: unmoved, walls, steps_left, last }, draft);
    }

    fn next_leg(&mut self, part: &Part, state: &State, draft: &mut Draft) {
        let mut pawns = state.unmoved & state.next;
        while pawns != 0 {
            let i = pawns.trailing_zeros() as usize;
            pawns &= pawns - 1;
            let from = part.from[i];
            // Of pawns on one space the first goes first: they are all the same.
            if i > 0 && part.from[i - 1] == from && state.unmoved >> (i - 1) & 1 == 1 {
                continue;
            }
            let is_ordered = part.ordered >> i & 1 == 1;
            let unmoved = state.unmoved & !(1 << i);
            // Is there a pawn to go on with? If not, this one takes all steps that are left, or locks as the last one.
            let goes_on = unmoved & part.next[i] != 0 || (is_ordered && is_last(&state.at, i));
            // Two pawns from one space whose order does not matter: in order.
            let least = if !is_ordered && from == state.last.0 { state.last.1.order_last() } else { 0 };
            for share in self.track.shares(part.mover, from, || circles_besides(&state.at, i)) {
                let steps = share.steps & part.split.shares;
                let takes_all = steps & state.steps_left != 0;
                if (takes_all || goes_on) && share.is_open(state.walls) && share.to.order_last() >= least {
                    let steps_left = minus(state.steps_left, steps);
                    if steps_left != 0 {
                        self.leg(part, state, draft, i, share.to, steps_left);
                    }
                }
            }
        }
    }

    /// One more leg, and all that can follow it.
    #[inline]
    fn leg(&mut self, part: &Part, state: &State, draft: &mut Draft, i: usize, to: Space, steps_left: Steps) {
        let from = part.from[i];
        let mut after = State { next: part.next[i], last: (from, to), steps_left: steps_left & !1, ..*state };
        after.unmoved &= !(1 << i);
        after.at[i] = to;
        if part.board.is_foreign_stack(part.mover, to) {
            after.at[i] = Space::home(part.mover);
        } else if to.kind() == Kind::Start {
            after.walls = after.walls.without(to.owner());
        }
        draft.mv.push_leg(draft.legs, from, to);
        draft.legs += 1;
        if steps_left & 1 == 1 {
            self.add(part, &after, draft);
        }
        if after.steps_left != 0 {
            if after.at.iter().all(|space| space.is_goal()) {
                self.rest_of_split(part, &after, draft);
            } else {
                self.next_leg(part, &after, draft);
            }
        }
        draft.legs -= 1;
        draft.mv.pop_leg(draft.legs);
    }

    /// Ruling 19: the seat's last pawn is locked and steps are left.
    fn rest_of_split(&mut self, part: &Part, state: &State, draft: &mut Draft) {
        if part.mover != self.seat {
            return; // a teammate's part, or helping: all steps had to go to that teammate
        }
        if self.edition.rule_set().rest_of_split == RestOfSplit::MayLapse {
            self.add(part, state, draft);
        }
        let unchanged = part.outcome(state.at);
        let board = part.board.after(&draft.mv);
        let mates = self.unfinished_teammates();
        // Moves of several teammates are not made in order: they are merged when all are there.
        let several = mates.iter().count() > 1;
        self.unmerged |= several;
        for mate in mates.iter() {
            let unchanged = if several { 1 + mate as u32 } else { unchanged };
            self.begin_part(&board, part.split, mate, state.steps_left, draft, unchanged);
        }
    }

    #[inline]
    fn add(&mut self, part: &Part, state: &State, draft: &Draft) {
        if !part.merging || self.list.outcomes.is_new(part.outcome(state.at)) {
            self.list.moves.push(draft.mv);
        }
    }
}

/// What may be left when one of these numbers of steps is taken from one of those.
#[inline]
fn minus(left: Steps, mut taken: Steps) -> Steps {
    let mut difference = 0;
    while taken != 0 {
        difference |= left >> taken.trailing_zeros();
        taken &= taken - 1;
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
