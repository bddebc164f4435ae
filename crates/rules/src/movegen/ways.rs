//! Where one pawn can walk, in a form that is looked up without branches: ways, shares of a card's steps, walls.

use crate::seat::{Seat, SeatSet};
use crate::sorted::sort_by_key;
use crate::space::Space;

/// The most steps forwards that any card has.
pub(crate) const MOST_STEPS: u8 = 14;

/// The most steps of a card that several pawns share.
const MOST_SHARED: u8 = 7;

/// Where a walk ends and what stands in its way, in two bytes.
#[derive(Clone, Copy)]
pub(crate) struct Way {
    pub(crate) to: Space,
    /// A bit for each seat whose start is passed; `NO_WAY` or `COMES_BACK` besides.
    pub(super) passed: u8,
}

/// The pawn comes back to where it stood.
pub(super) const COMES_BACK: u8 = 1 << 6;

/// There is no such walk. Every [`Walls`] has this bit, so that it is never open.
const NO_WAY: u8 = 1 << 7;

pub(super) const NOWHERE: Way = Way { to: Space::home(Seat::Red), passed: NO_WAY };

impl Way {
    #[inline]
    pub(crate) fn is_open(self, walls: Walls) -> bool {
        self.passed & walls.0 == 0
    }

    /// 1 if the pawn comes back to where it stood, 0 if not.
    #[inline]
    pub(crate) fn unchanged(self) -> u32 {
        u32::from((self.passed / COMES_BACK) & 1)
    }

    #[inline]
    pub(crate) fn open(self, walls: Walls) -> Option<Space> {
        self.is_open(walls).then_some(self.to)
    }
}

/// What a pawn can do alone with each number of steps, as [`WayIndex`] says.
pub(crate) struct Ways(pub(super) [Way; 32]);

impl Ways {
    /// Nothing at all.
    pub(crate) const NONE: &Ways = &Ways([NOWHERE; 32]);
}

/// Where a way stands in [`Ways`]: steps forwards at their number, going backwards after them. From `OUT` on stand the
/// same again, for cards that also bring a pawn out of home.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct WayIndex(pub(super) u8);

impl WayIndex {
    /// Coming out, and nothing else.
    pub(crate) const OUT: WayIndex = WayIndex(16);
    pub(crate) const BACK: WayIndex = WayIndex(MOST_STEPS + 1);

    pub(crate) const fn forwards(steps: u8) -> WayIndex {
        assert!(steps > 0 && steps <= MOST_STEPS);
        WayIndex(steps)
    }

    /// Coming out, or this number of steps forwards.
    pub(crate) const fn out_or_forwards(steps: u8) -> WayIndex {
        WayIndex(Self::OUT.0 + Self::forwards(steps).0)
    }

    pub(crate) const fn comes_out(self) -> bool {
        self.0 >= Self::OUT.0
    }
}

impl std::ops::Index<WayIndex> for Ways {
    type Output = Way;

    #[inline]
    fn index(&self, index: WayIndex) -> &Way {
        &self.0[usize::from(index.0 % 32)]
    }
}

/// Numbers of steps from 0 to 7, a bit for each.
pub(crate) type Steps = u8;

/// A space to which a pawn can walk with some of a card's steps.
#[derive(Clone, Copy)]
pub(crate) struct Share {
    pub(crate) way: Way,
    /// The numbers of steps that lead there. If the pawn turns in the goal, there may be several.
    pub(crate) steps: Steps,
}

/// All spaces to which a pawn can walk with one to seven steps, in the order in which moves name them.
#[derive(Clone, Copy)]
pub(crate) struct Shares {
    shares: [Share; MOST_SHARED as usize + 1],
    /// For each number of steps, a bit for each of `shares` that needs at most that number.
    within: [u8; MOST_SHARED as usize + 1],
    /// The spaces to which they lead.
    pub(crate) reach: u128,
}

impl Shares {
    /// All shares of a pawn with these ways.
    pub(super) fn of(ways: &Ways) -> Shares {
        let mut shares: Vec<Share> = Vec::new();
        for steps in 1..=MOST_SHARED {
            let way = &ways[WayIndex::forwards(steps)];
            match shares.iter_mut().find(|share| (share.way.to, share.way.passed) == (way.to, way.passed)) {
                _ if way.passed & NO_WAY != 0 => {}
                Some(share) => share.steps |= 1 << steps,
                None => shares.push(Share { way: *way, steps: 1 << steps }),
            }
        }
        sort_by_key(&mut shares, |share| share.way.to.order_last());
        let nothing = Share { way: NOWHERE, steps: 0 };
        let needs_no_more = |share: &Share, steps: usize| share.steps & ((2 << steps) - 1) as u8 != 0;
        Shares {
            shares: std::array::from_fn(|i| shares.get(i).copied().unwrap_or(nothing)),
            within: std::array::from_fn(|steps| {
                let within = shares.iter().enumerate().filter(|(_, share)| needs_no_more(share, steps));
                within.fold(0, |bits, (i, _)| bits | 1 << i)
            }),
            reach: shares.iter().fold(0, |spaces, share| spaces | share.way.to.bit()),
        }
    }

    /// Those that need no more steps than this.
    #[inline]
    pub(crate) fn within(&self, steps: u32) -> impl Iterator<Item = Share> + '_ {
        let mut left = self.within[steps as usize % 8];
        std::iter::from_fn(move || {
            (left != 0).then(|| {
                let share = self.shares[left.trailing_zeros() as usize % 8];
                left &= left - 1;
                share
            })
        })
    }
}

/// The walls that stop a seat's pawns.
#[derive(Clone, Copy)]
pub(crate) struct Walls(u8);

impl Walls {
    /// For a card that jumps walls: it is stopped only where there is no walk at all.
    pub(crate) const NONE: Walls = Walls(NO_WAY);

    #[inline]
    pub(crate) fn new(walls: SeatSet) -> Walls {
        Walls(walls.bits() | NO_WAY)
    }

    #[inline]
    pub(crate) fn is_none(self) -> bool {
        self.0 == NO_WAY
    }

    /// The walls without a seat's, which has just been bumped away.
    #[inline]
    pub(crate) fn without(self, seat: Seat) -> Walls {
        Walls(self.0 & !SeatSet::EMPTY.with(seat).bits())
    }
}
