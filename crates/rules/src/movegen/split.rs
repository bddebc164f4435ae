//! Cards whose steps several pawns share (rulings 19 and 20).
//!
//! Legs are put together in the order of the text, so that the list needs no sorting and the first spelling that leads to a
//! board is its smallest; later ones are recognised and left out. Pawns whose legs cannot touch each other are tried in
//! one order only.

use crate::board::Board;
use crate::card::Card;
use crate::edition::RestOfSplit;
use crate::movegen::lister::{Lister, Spellings};
use crate::movegen::outcomes::Places;
use crate::movegen::ways::{Steps, Walls, WayIndex};
use crate::moves::Move;
use crate::seat::Seat;
use crate::space::{Kind, Space};
use crate::walk::Circles;

/// Any number of steps but none.
pub(crate) const ANY_SHARE: Steps = !1;

/// A card's steps, and the numbers of them that one pawn may take.
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
    /// Where the pawns stood, in the order of the text, and what that adds up to.
    from: [Space; 4],
    before: Places,
    /// Do pawns stand on one another anywhere?
    has_stacks: bool,
    /// Is it certain that no wall falls, and that the last pawn is not locked before all steps are used?
    is_simple: bool,
    /// A bit for each pawn that can come into the goal with the steps left, or is there.
    near_goal: u8,
    /// A bit for each pawn whose order matters.
    ordered: u8,
    /// For each pawn, a bit for each other that may go next after it.
    next: [u8; 4],
    /// Can two spellings lead to the same board? Then outcomes are remembered.
    merging: bool,
    /// The outcome if the pawns of this part stand in the end where they stood before.
    unchanged: u64,
}

/// How things stand after some legs of a part.
#[derive(Clone, Copy)]
struct State {
    /// What the pawns' places add up to.
    places: Places,
    /// The circles of the goal that are taken.
    circles: Circles,
    /// A bit for each pawn that has not moved but can.
    unmoved: u8,
    /// A bit for each pawn that may go next.
    next: u8,
    walls: Walls,
    /// The numbers of steps that may be left.
    steps_left: Steps,
    /// The last leg; from home to home before the first.
    last: (Space, Space),
    /// The move put together so far, of all parts.
    draft: Move,
}

impl Lister<'_> {
    pub(crate) fn split_among(&mut self, split: Split, mover: Seat) {
        self.begin_part(self.board, split, mover, 1 << split.steps, Move::begin(split.card), None);
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
        earlier: Option<u64>,
    ) {
        let from = *board.pawns(mover);
        let walls = Walls::new(board.walls().without(mover));
        // Where a start is a space, a leg may bump a wall away and open the way for the next one.
        let walls_may_fall = self.tables.walls_may_fall() && !walls.is_none();
        let most_steps = steps_left.ilog2() as u8;
        let (mut unmoved, mut near_goal): (u8, u8) = (0, 0);
        let (mut reached, mut standing, mut overlap) = (0, 0, false);
        let circles = board.circles(mover);
        for (i, &space) in from.iter().enumerate() {
            if space == Space::home(mover) || (space.is_goal() && board.is_locked(mover, space)) {
                continue;
            }
            unmoved |= 1 << i;
            standing |= space.bit();
            near_goal |= u8::from(self.tables.touches_goal(mover, space, most_steps)) << i;
            let reach = self.tables.shares(mover, space, circles).reach;
            overlap |= reached & reach != 0;
            reached |= reach;
        }
        if unmoved.is_power_of_two() && near_goal == 0 && earlier.is_none() {
            // One pawn alone takes all steps.
            let from = from[unmoved.trailing_zeros() as usize];
            let way = self.tables.ways(mover, from, circles)[WayIndex::forwards(split.steps)];
            if split.shares >> split.steps & 1 == 1 && way.is_open(walls) {
                self.list.push(draft.with_leg(from, way.to));
            }
            return;
        }
        // One pawn alone in the goal meets no other there.
        let ordered = match self.spellings {
            Spellings::All => unmoved,
            Spellings::Smallest if walls_may_fall => unmoved,
            Spellings::Smallest if near_goal.count_ones() > 1 => near_goal,
            Spellings::Smallest => 0,
        };
        // A pawn whose order does not matter goes at the time that makes the text smallest: in order with its
        // neighbours.
        let later = [0, 1, 2, 3].map(|i| !1 << i);
        let next = [0, 1, 2, 3].map(|i| if ordered >> i & 1 == 1 { later[i] | ordered } else { later[i] });
        // Two spellings can lead to the same board if one pawn can reach another's space, since then they exchange
        // roles; or if pawns land on a foreign stack, since then all of them go home.
        overlap |= ordered != 0 || reached & (standing | board.stacked()) != 0;
        // What a teammate's pawns do afterwards may come to nothing.
        let second = earlier.is_some();
        let may_finish = near_goal == unmoved && !from.contains(&Space::home(mover));
        let merging = self.spellings == Spellings::Smallest && (overlap || may_finish || second);
        if merging && !second {
            self.list.outcomes.clear();
        }
        let is_simple = !may_finish && !walls_may_fall;
        let before = Places::of(&from);
        let has_stacks = board.stacked() != 0;
        let unchanged = earlier.unwrap_or(SAME_BOARD);
        let part = Part {
            board,
            split,
            mover,
            from,
            before,
            has_stacks,
            is_simple,
            near_goal,
            ordered,
            next,
            merging,
            unchanged,
        };
        let last = (Space::home(mover), Space::home(mover));
        let places = part.before;
        self.next_leg(&part, &State { places, circles, unmoved, next: unmoved, walls, steps_left, last, draft });
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
            // Is there a pawn to go on with? If not, this one takes all steps that are left, or locks as the last one.
            let others = state.unmoved & part.next[i] & !(1 << i);
            let one_number = state.steps_left.is_power_of_two();
            if part.is_simple && one_number && others.is_power_of_two() {
                let j = others.trailing_zeros() as usize;
                if state.unmoved & part.next[j] & !(1 << i | 1 << j) == 0 {
                    self.last_two_legs(part, state, i, j);
                    continue;
                }
            }
            let locks_last = part.near_goal >> i & 1 == 1 && state.circles.besides(from).0.count_ones() == 3;
            let goes_on = others != 0 || locks_last;
            if !goes_on && one_number {
                let way = WayIndex::forwards(state.steps_left.ilog2() as u8);
                if state.steps_left & part.split.shares != 0
                    && let Some(to) = self.tables.ways(part.mover, from, state.circles)[way].open(state.walls)
                    && part.in_order(state.last, i, to)
                {
                    self.add(part, state.places, i, to, state.draft);
                }
                continue;
            }
            for share in self.tables.shares(part.mover, from, state.circles).within(state.steps_left.ilog2()) {
                if share.way.is_open(state.walls) && part.in_order(state.last, i, share.way.to) {
                    let steps_left = minus(state.steps_left, share.steps & part.split.shares);
                    self.leg(part, state, i, share.way.to, steps_left, goes_on);
                }
            }
        }
    }

    /// The last two pawns, in the simple case that happens most.
    #[inline]
    fn last_two_legs(&mut self, part: &Part, state: &State, i: usize, j: usize) {
        let (from, last_from) = (part.from[i], part.from[j]);
        let number = state.steps_left.ilog2();
        let in_order = from != state.last.0 && from != last_from;
        let last_ways = self.tables.ways(part.mover, last_from, state.circles);
        for share in self.tables.shares(part.mover, from, state.circles).within(number) {
            let (to, steps) = (share.way.to, share.steps & part.split.shares);
            if !share.way.is_open(state.walls) || !(in_order || part.in_order(state.last, i, to)) {
                continue;
            }
            if !steps.is_power_of_two() {
                if steps != 0 {
                    self.ambiguous_leg(part, state, i, to, minus(state.steps_left, steps));
                }
                continue;
            }
            let taken = steps.ilog2();
            if taken >= number {
                if taken == number {
                    self.add(part, state.places, i, to, state.draft);
                }
                continue;
            }
            let rest = number - taken;
            if part.split.shares >> rest & 1 == 0 {
                continue;
            }
            let last_ways = match part.near_goal {
                0 => last_ways,
                _ => self.tables.ways(part.mover, last_from, part.circles_after(state, from, to)),
            };
            let last_way = last_ways[WayIndex::forwards(rest as u8)];
            if last_way.is_open(state.walls) && (in_order || part.in_order((from, to), j, last_way.to)) {
                let draft = state.draft.with_leg(from, to);
                if part.merging {
                    self.add(part, state.places.moved(from, part.landing(to)), j, last_way.to, draft);
                } else {
                    self.list.push(draft.with_leg(last_from, last_way.to));
                }
            }
        }
    }

    /// One more leg, which different numbers of steps lead to.
    #[cold]
    fn ambiguous_leg(&mut self, part: &Part, state: &State, i: usize, to: Space, steps_left: Steps) {
        self.leg(part, state, i, to, steps_left, true);
    }

    /// One more leg and all that can follow it.
    #[inline]
    fn leg(&mut self, part: &Part, state: &State, i: usize, to: Space, steps_left: Steps, goes_on: bool) {
        if steps_left & 1 == 1 {
            self.add(part, state.places, i, to, state.draft);
        }
        if steps_left > 1 && goes_on {
            self.go_on(part, &part.after(state, i, to, steps_left & !1));
        }
    }

    /// All that can follow a leg.
    #[inline]
    fn go_on(&mut self, part: &Part, state: &State) {
        if state.circles.0 == Circles::ALL {
            self.rest_of_split(part, state);
        } else {
            self.next_leg(part, state);
        }
    }

    /// Ruling 19: the seat's last pawn is locked and steps are left.
    #[cold]
    fn rest_of_split(&mut self, part: &Part, state: &State) {
        if part.mover != self.seat {
            return; // a teammate's part, or helping: all steps had to go to that teammate
        }
        let unchanged = part.outcome(state.places);
        if part.split.shares == ANY_SHARE && part.board.rules().knobs().rest_of_split == RestOfSplit::MayLapse {
            self.add_outcome(part, unchanged, state.draft);
        }
        let board = part.board.after(&state.draft);
        let mates = self.unfinished_teammates();
        // Moves of several teammates are not made in order: they are merged when all are there.
        let several = mates.iter().count() > 1;
        self.unmerged |= several;
        for mate in mates.iter() {
            let unchanged = if several { 1 + mate as u64 } else { unchanged };
            self.begin_part(&board, part.split, mate, state.steps_left, state.draft, Some(unchanged));
        }
    }

    /// Adds the move that ends with this leg. Always inline: a tenth fewer instructions for a split (callgrind).
    #[inline(always)]
    fn add(&mut self, part: &Part, places: Places, i: usize, to: Space, draft: Move) {
        let from = part.from[i];
        let mv = draft.with_leg(from, to);
        if part.merging {
            self.add_outcome(part, part.outcome(places.moved(from, part.landing(to))), mv);
        } else {
            self.list.push(mv);
        }
    }

    #[inline]
    fn add_outcome(&mut self, part: &Part, outcome: u64, mv: Move) {
        if !part.merging || self.list.outcomes.is_new(outcome) {
            self.list.push(mv);
        }
    }
}

/// The numbers of steps that may be left: one of `left` less one of `taken`.
#[inline]
fn minus(left: Steps, mut taken: Steps) -> Steps {
    let mut difference = 0;
    while taken != 0 {
        difference |= left >> taken.ilog2();
        taken &= !(1 << taken.ilog2());
    }
    difference
}

/// The outcome of a split that changes nothing. Below it are those in which one of several teammates changes nothing; all
/// others have a seat's number above the sums.
const SAME_BOARD: u64 = 7;

impl Part<'_> {
    /// Two pawns from one space whose order does not matter go in order.
    #[inline]
    fn in_order(&self, last: (Space, Space), i: usize, to: Space) -> bool {
        self.from[i] != last.0 || self.ordered >> i & 1 == 1 || to.order_last() >= last.1.order_last()
    }

    /// The circles taken after one more leg.
    #[inline]
    fn circles_after(&self, state: &State, from: Space, to: Space) -> Circles {
        if self.near_goal == 0 {
            return state.circles;
        }
        let circles = state.circles.besides(from);
        match to.kind() {
            Kind::Goal(circle) => circles.with(circle),
            _ => circles,
        }
    }

    /// How things stand after one more leg.
    #[inline]
    fn after(&self, state: &State, i: usize, to: Space, steps_left: Steps) -> State {
        let (from, landing) = (self.from[i], self.landing(to));
        let walls = if landing.kind() == Kind::Start { state.walls.without(to.owner()) } else { state.walls };
        State {
            places: state.places.moved(from, landing),
            circles: self.circles_after(state, from, to),
            unmoved: state.unmoved & !(1 << i),
            next: self.next[i],
            walls,
            steps_left,
            last: (from, to),
            draft: state.draft.with_leg(from, to),
        }
    }

    /// Where a pawn is after it has landed (ruling 8).
    #[inline]
    fn landing(&self, to: Space) -> Space {
        if self.has_stacks && self.board.is_foreign_stack(self.mover, to) { Space::home(self.mover) } else { to }
    }

    /// The board that a split leads to, in one number. A pawn rests where it landed or is back home, so that where a
    /// seat's pawns stand tells whom they bumped; and once a teammate's pawns move, one's own are all locked.
    #[inline]
    fn outcome(&self, places: Places) -> u64 {
        if places == self.before { self.unchanged } else { places.0 | (1 + self.mover as u64) << Places::BITS }
    }
}
