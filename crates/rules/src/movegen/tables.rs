//! Every walk of every pawn in a rule set, worked out once: what makes listing moves fast.

use std::sync::LazyLock;

use crate::card::{Card, Effect};
use crate::edition::{Edition, FromGoal, SwapFromStart};
use crate::seat::{Seat, SeatSet};
use crate::space::{Kind, Space};
use crate::walk::{Circles, Direction, walk};

/// The most steps forwards that any card has.
const MOST_STEPS: u8 = 14;

/// The steps of the one card that goes backwards alone.
const STEPS_BACK: u8 = 4;

/// The most steps of a card that several pawns share.
const MOST_SHARED: u8 = 7;

/// Where a walk ends and what stands in its way, in two bytes.
#[derive(Clone, Copy)]
pub(crate) struct Way {
    pub(crate) to: Space,
    /// A bit for each seat whose start is passed; `NO_WAY` or `COMES_BACK` besides.
    passed: u8,
}

/// The pawn comes back to where it stood.
const COMES_BACK: u8 = 1 << 6;

/// No wall is needed to stop this walk: it does not exist.
const NO_WAY: u8 = 1 << 7;

const NOWHERE: Way = Way { to: Space::home(Seat::Red), passed: NO_WAY };

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
pub(crate) struct Ways([Way; 32]);

impl Ways {
    /// Nothing at all.
    pub(crate) const NONE: &Ways = &Ways([NOWHERE; 32]);
}

/// Where a way stands in [`Ways`]: each number of steps forwards at that number, going backwards after them, and from
/// `OUT` on the same once more for cards that bring a pawn out if it is at home.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct WayIndex(u8);

impl WayIndex {
    /// Coming out, and nothing else.
    pub(crate) const OUT: WayIndex = WayIndex(16);
    pub(crate) const BACK: WayIndex = WayIndex(MOST_STEPS + 1);

    pub(crate) const fn forwards(steps: u8) -> WayIndex {
        assert!(steps > 0 && steps <= MOST_STEPS);
        WayIndex(steps)
    }

    /// Coming out, or so many steps forwards.
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

/// What a card does with one pawn alone, as places in [`Ways`].
#[derive(Clone, Copy)]
pub(crate) struct Single {
    pub(crate) first: Option<WayIndex>,
    /// Its second number.
    pub(crate) second: Option<WayIndex>,
    pub(crate) jumps_walls: bool,
    /// Has it effects besides?
    pub(crate) and_more: bool,
}

impl Single {
    #[inline]
    pub(crate) fn of_card(card: Card) -> &'static Single {
        &SINGLES[card as usize]
    }

    const fn of(effects: &[Effect]) -> Single {
        let mut single = Single { first: None, second: None, jumps_walls: false, and_more: false };
        match effects {
            [Effect::Start] => single.first = Some(WayIndex::OUT),
            [Effect::Start, Effect::Forward(steps)] => single.first = Some(WayIndex::out_or_forwards(*steps)),
            [Effect::Backward(STEPS_BACK)] => single.first = Some(WayIndex::BACK),
            [Effect::Forward(first), Effect::Forward(second)] => {
                (single.first, single.second) = (Some(WayIndex::forwards(*first)), Some(WayIndex::forwards(*second)));
            }
            [Effect::Jump(steps)] => (single.first, single.jumps_walls) = (Some(WayIndex::forwards(*steps)), true),
            [Effect::Forward(steps)] => single.first = Some(WayIndex::forwards(*steps)),
            [
                Effect::Forward(steps),
                Effect::Pair(1..=3) | Effect::ForwardBack(..) | Effect::Swap | Effect::StartTwo,
            ] => {
                (single.first, single.and_more) = (Some(WayIndex::forwards(*steps)), true);
            }
            [Effect::Split(1..=7) | Effect::Swap] | [] => single.and_more = true,
            _ => panic!("no card is like this yet: say here what it does with one pawn"),
        }
        single
    }
}

static SINGLES: [Single; Card::ALL.len()] = {
    let (mut singles, mut i) = ([Single::of(&[]); Card::ALL.len()], 0);
    while i < singles.len() {
        singles[i] = Single::of(Card::ALL[i].effects());
        i += 1;
    }
    singles
};

/// Numbers of steps from 0 to 7, a bit for each.
pub(crate) type Steps = u8;

/// A space to which a pawn can walk with some of a card's steps.
#[derive(Clone, Copy)]
pub(crate) struct Share {
    pub(crate) way: Way,
    /// With how many steps. Turning in the goal, there may be several.
    pub(crate) steps: Steps,
}

/// All spaces to which a pawn can walk with one to seven steps, in the order in which moves name them.
#[derive(Clone, Copy)]
pub(crate) struct Shares {
    shares: [Share; MOST_SHARED as usize + 1],
    /// For each number of steps, a bit for each of the shares that needs no more.
    within: [u8; MOST_SHARED as usize + 1],
    /// The spaces to which they lead.
    pub(crate) reach: u128,
}

impl Shares {
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
    /// What stops a card that jumps walls: only a way that is none.
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

/// Where a pawn's ways stand in the tables: one row, or where the goal is near one for each set of circles that others
/// take; `variants` are the circles that matter.
#[derive(Clone, Copy, Default)]
struct Row {
    first: u16,
    variants: u8,
}

/// The tables of one rule set.
pub(crate) struct Track {
    rows: [[Row; Space::ROWS]; 6],
    ways: Vec<Ways>,
    shares: Vec<Shares>,
    /// A bit for each number of steps with which a seat's pawn on a space touches its goal, or is there.
    touches_goal: [[u16; Space::ROWS]; 6],
    /// The spaces from which a swap may take a pawn.
    swappable: u128,
    teammates: [SeatSet; 6],
    gives_to: [Seat; 6],
}

static TRACKS: [LazyLock<Track>; 6] = [
    LazyLock::new(|| Track::new(Edition::Nordic)),
    LazyLock::new(|| Track::new(Edition::English)),
    LazyLock::new(|| Track::new(Edition::Classic)),
    LazyLock::new(|| Track::new(Edition::Jubilee)),
    LazyLock::new(|| Track::new(Edition::PlusPairs)),
    LazyLock::new(|| Track::new(Edition::PlusTrios)),
];

impl Track {
    #[inline]
    pub(crate) fn of(edition: Edition) -> &'static Track {
        &TRACKS[edition as usize]
    }

    fn new(edition: Edition) -> Track {
        let mut track = Track {
            rows: [[Row::default(); Space::ROWS]; 6],
            // Row 0 is for seats and spaces that the rule set lacks.
            ways: vec![Ways([NOWHERE; 32])],
            shares: vec![shares(Ways::NONE)],
            touches_goal: [[0; Space::ROWS]; 6],
            swappable: swappable(edition),
            teammates: [SeatSet::EMPTY; 6],
            gives_to: Seat::ALL,
        };
        for &seat in edition.seats() {
            track.gives_to[seat.index()] = edition.gives_to(seat);
            track.teammates[seat.index()] = edition.team_of(seat).into_iter().collect::<SeatSet>().without(seat);
            for from in spaces(edition, seat) {
                let touches = (1..=MOST_STEPS).filter(|steps| touches_goal(edition, seat, from, *steps));
                let touches = touches.fold(0, |bits, steps| bits | 1 << steps);
                track.touches_goal[seat.index()][from.index()] = touches;
                let rows = if touches == 0 { 1 } else { 16 };
                let variants = if touches == 0 { Circles(0) } else { Circles(Circles::ALL).besides(from) };
                track.rows[seat.index()][from.index()] = Row { first: track.ways.len() as u16, variants: variants.0 };
                for taken in 0..rows {
                    let ways = ways(edition, seat, from, Circles(taken));
                    track.shares.push(shares(&ways));
                    track.ways.push(ways);
                }
            }
        }
        track
    }

    /// Where a pawn can walk alone, with these circles of its goal taken, its own perhaps among them.
    #[inline]
    pub(crate) fn ways(&self, seat: Seat, from: Space, circles: Circles) -> &Ways {
        let row = self.rows[seat.index()][from.index()];
        &self.ways[usize::from(row.first) + usize::from(circles.0 & row.variants)]
    }

    /// The spaces to which a pawn can walk with shares of a card's steps, in the order of the text.
    #[inline]
    pub(crate) fn shares(&self, seat: Seat, from: Space, circles: Circles) -> &Shares {
        let row = self.rows[seat.index()][from.index()];
        &self.shares[usize::from(row.first) + usize::from(circles.0 & row.variants)]
    }

    /// Can a pawn here come into its goal, or is it there, with so many steps? Then the order of legs may matter.
    #[inline]
    pub(crate) fn touches_goal(&self, seat: Seat, from: Space, steps: u8) -> bool {
        self.touches_goal[seat.index()][from.index()] >> steps & 1 == 1
    }

    #[inline]
    pub(crate) fn swappable(&self) -> u128 {
        self.swappable
    }

    /// [`Edition::gives_to`], looked up.
    #[inline]
    pub(crate) fn gives_to(&self, seat: Seat) -> Seat {
        self.gives_to[seat.index()]
    }

    /// The other seats of a seat's team.
    #[inline]
    pub(crate) fn teammates(&self, seat: Seat) -> SeatSet {
        self.teammates[seat.index()]
    }
}

/// All spaces of a rule set's board where a pawn of this seat may stand.
fn spaces(edition: Edition, seat: Seat) -> impl Iterator<Item = Space> {
    Space::all().filter(move |space| {
        edition.has_seat(space.owner())
            && match space.kind() {
                Kind::Home | Kind::Goal(_) => space.owner() == seat,
                Kind::Start => true,
                Kind::Track(number) => number <= edition.arc(),
            }
    })
}

fn swappable(edition: Edition) -> u128 {
    // Ruling 23.
    let may_leave = |space: &Space| match space.kind() {
        Kind::Track(_) => true,
        Kind::Start => edition.rule_set().swap_from_start == SwapFromStart::Allowed,
        Kind::Home | Kind::Goal(_) => false,
    };
    let spaces = spaces(edition, Seat::Red).filter(may_leave);
    spaces.fold(0, |set, space| set | space.bit())
}

/// Does a walk begin in the goal or come into it, even if only to turn there?
fn touches_goal(edition: Edition, seat: Seat, from: Space, steps: u8) -> bool {
    let walked = walk(edition, seat, from, steps, Direction::Forwards, Circles::default());
    from.is_goal() || walked.is_some_and(|walk| walk.path.iter().any(|space| space.is_goal()))
}

fn ways(edition: Edition, seat: Seat, from: Space, taken: Circles) -> Ways {
    Ways(std::array::from_fn(|i| {
        let index = WayIndex(i as u8);
        match index.0 % WayIndex::OUT.0 {
            _ if index.comes_out() && from == Space::home(seat) => Way { to: Space::start(seat), passed: 0 },
            0 => NOWHERE,
            back if back == WayIndex::BACK.0 && from.is_goal() => NOWHERE, // ruling 18
            back if back == WayIndex::BACK.0 => way(edition, seat, from, STEPS_BACK, Direction::Backwards, taken),
            steps => forwards(edition, seat, from, steps, taken),
        }
    }))
}

fn way(edition: Edition, seat: Seat, from: Space, steps: u8, direction: Direction, taken: Circles) -> Way {
    let Some(walk) = walk(edition, seat, from, steps, direction, taken) else { return NOWHERE };
    let to = walk.path.last();
    Way { to, passed: walk.passed.bits() | if from == to { COMES_BACK } else { 0 } }
}

fn forwards(edition: Edition, seat: Seat, from: Space, steps: u8, taken: Circles) -> Way {
    let way = way(edition, seat, from, steps, Direction::Forwards, taken);
    if let (Kind::Goal(_), Kind::Goal(circle)) = (from.kind(), way.to.kind()) {
        // Ruling 12: where the rule set says so, a pawn of the goal ends locked or out on the track.
        if edition.rule_set().from_goal == FromGoal::LockedOrOut && !taken.lock(circle) {
            return NOWHERE;
        }
    }
    way
}

fn shares(ways: &Ways) -> Shares {
    let mut shares: Vec<Share> = Vec::new();
    for steps in 1..=MOST_SHARED {
        let way = &ways[WayIndex::forwards(steps)];
        match shares.iter_mut().find(|share| (share.way.to, share.way.passed) == (way.to, way.passed)) {
            _ if way.passed & NO_WAY != 0 => {}
            Some(share) => share.steps |= 1 << steps,
            None => shares.push(Share { way: *way, steps: 1 << steps }),
        }
    }
    shares.sort_by_key(|share| share.way.to.order_last());
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
