//! Every walk of every pawn in a rule set, worked out once: what makes listing moves fast.

use std::sync::LazyLock;

use crate::edition::{Edition, FromGoal, SwapFromStart};
use crate::seat::{Seat, SeatSet};
use crate::space::{Kind, Space};
use crate::walk::{Circles, Direction, walk};

/// The most steps that any card has.
const MOST_STEPS: usize = 14;

/// Where a walk ends and what stands in its way, in two bytes.
#[derive(Clone, Copy)]
pub(crate) struct Way {
    to: Space,
    /// A bit for each seat whose start is passed; `NO_WAY` or `GOAL` besides.
    passed: u8,
}

/// No wall is needed to stop this walk: it does not exist.
const NO_WAY: u8 = 1 << 7;
/// The walk reaches the goal, so that it depends on the circles taken.
const GOAL: u8 = 1 << 6;

const NOWHERE: Way = Way { to: Space::home(Seat::Red), passed: NO_WAY };

/// The most steps of a card that several pawns share.
const MOST_SHARED: u8 = 7;

/// Numbers of steps from 0 to 7, a bit for each.
pub(crate) type Steps = u8;

/// A space to which a pawn can walk with some of a card's steps.
#[derive(Clone, Copy)]
pub(crate) struct Share {
    pub(crate) to: Space,
    /// With how many steps. Turning in the goal, there may be several.
    pub(crate) steps: Steps,
    passed: u8,
}

impl Share {
    #[inline]
    pub(crate) fn is_open(self, walls: Walls) -> bool {
        self.passed & walls.0 == 0
    }
}

/// All spaces to which a pawn can walk with one to seven steps, in the order in which moves name them.
#[derive(Clone, Copy)]
struct Shares {
    shares: [Share; MOST_SHARED as usize],
    count: u8,
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

/// The tables of one rule set.
pub(crate) struct Track {
    /// Forward walks by seat, space and steps.
    forwards: Box<[[[Way; MOST_STEPS]; Space::COUNT]; 6]>,
    /// Backward walks by seat, space of the track and steps.
    backwards: Box<[[[Way; MOST_STEPS]; Space::COUNT]; 6]>,
    /// Walks that touch the goal by row, steps and circles taken.
    goal: Vec<[[Way; 16]; MOST_STEPS]>,
    /// The row of `goal` for a seat's pawn on a space from which it can touch its goal.
    goal_row: [[u8; Space::COUNT]; 6],
    /// Shares of steps by row, and for walks that touch the goal by circles taken besides.
    shares: Vec<Shares>,
    /// The first row of `shares` for a seat's pawn on a space.
    share_row: [[u16; Space::COUNT]; 6],
    /// The spaces from which a swap may take a pawn.
    swappable: u128,
    teammates: [SeatSet; 6],
    next_seat: [Seat; 6],
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
            forwards: Box::new([[[NOWHERE; MOST_STEPS]; Space::COUNT]; 6]),
            backwards: Box::new([[[NOWHERE; MOST_STEPS]; Space::COUNT]; 6]),
            goal: Vec::new(),
            goal_row: [[0; Space::COUNT]; 6],
            shares: Vec::new(),
            share_row: [[0; Space::COUNT]; 6],
            swappable: swappable(edition),
            teammates: [SeatSet::EMPTY; 6],
            next_seat: Seat::ALL,
        };
        for &seat in edition.seats() {
            track.next_seat[seat.index()] = edition.next_seat(seat);
            track.teammates[seat.index()] = edition.team_of(seat).into_iter().collect::<SeatSet>().without(seat);
            for from in spaces(edition, seat) {
                track.fill(edition, seat, from);
                track.fill_shares(seat, from);
            }
        }
        track
    }

    fn fill(&mut self, edition: Edition, seat: Seat, from: Space) {
        let mut row = None;
        for steps in 1..=MOST_STEPS as u8 {
            let at = usize::from(steps) - 1;
            let way = |direction| way(edition, seat, from, steps, direction, Circles::default());
            if touches_goal(edition, seat, from, steps) {
                self.forwards[seat.index()][from.index()][at].passed = GOAL;
                let row = *row.get_or_insert_with(|| {
                    self.goal.push([[NOWHERE; 16]; MOST_STEPS]);
                    self.goal.len() - 1
                });
                self.goal_row[seat.index()][from.index()] = row as u8;
                self.goal[row][at] =
                    std::array::from_fn(|taken| goal_way(edition, seat, from, steps, Circles(taken as u8)));
            } else {
                self.forwards[seat.index()][from.index()][at] = way(Direction::Forwards);
            }
            if !from.is_goal() {
                self.backwards[seat.index()][from.index()][at] = way(Direction::Backwards);
            }
        }
    }

    fn fill_shares(&mut self, seat: Seat, from: Space) {
        self.share_row[seat.index()][from.index()] = self.shares.len() as u16;
        let variants = if self.touches_goal(seat, from, MOST_SHARED) { 16 } else { 1 };
        for taken in 0..variants {
            let mut shares: Vec<Share> = Vec::new();
            for steps in 1..=MOST_SHARED {
                let Way { to, passed } = self.way(seat, from, steps, || Circles(taken));
                match shares.iter_mut().find(|share| (share.to, share.passed) == (to, passed)) {
                    _ if passed & NO_WAY != 0 => {}
                    Some(share) => share.steps |= 1 << steps,
                    None => shares.push(Share { to, steps: 1 << steps, passed }),
                }
            }
            shares.sort_by_key(|share| share.to.order_last());
            let count = shares.len() as u8;
            shares.resize(usize::from(MOST_SHARED), Share { to: from, steps: 0, passed: NO_WAY });
            self.shares.push(Shares { shares: std::array::from_fn(|i| shares[i]), count });
        }
    }

    /// The spaces to which a pawn can walk with shares of a card's steps, in the order of the text.
    #[inline]
    pub(crate) fn shares(&self, seat: Seat, from: Space, taken: impl FnOnce() -> Circles) -> &[Share] {
        let row = usize::from(self.share_row[seat.index()][from.index()]);
        let variant = if self.touches_goal(seat, from, MOST_SHARED) { usize::from(taken().0) } else { 0 };
        let shares = &self.shares[row + variant];
        &shares.shares[..usize::from(shares.count)]
    }

    /// Where a pawn comes down that walks forwards, if it can; `taken` says which circles of its goal others take.
    #[inline]
    pub(crate) fn forwards(
        &self,
        seat: Seat,
        from: Space,
        steps: u8,
        taken: impl FnOnce() -> Circles,
        walls: Walls,
    ) -> Option<Space> {
        let way = self.way(seat, from, steps, taken);
        (way.passed & walls.0 == 0).then_some(way.to)
    }

    #[inline]
    fn way(&self, seat: Seat, from: Space, steps: u8, taken: impl FnOnce() -> Circles) -> Way {
        let way = self.forwards[seat.index()][from.index()][usize::from(steps) - 1];
        if way.passed & GOAL == 0 {
            return way;
        }
        let row = usize::from(self.goal_row[seat.index()][from.index()]);
        self.goal[row][usize::from(steps) - 1][usize::from(taken().0)]
    }

    /// Where a pawn on the track or a start comes down that walks backwards, if no wall stops it. A pawn in the goal
    /// never does (ruling 18).
    #[inline]
    pub(crate) fn backwards(&self, seat: Seat, from: Space, steps: u8, walls: Walls) -> Option<Space> {
        let way = self.backwards[seat.index()][from.index()][usize::from(steps) - 1];
        (way.passed & walls.0 == 0).then_some(way.to)
    }

    /// Can a pawn here come into its goal, or is it there, with so many steps? Then the order of legs may matter.
    #[inline]
    pub(crate) fn touches_goal(&self, seat: Seat, from: Space, steps: u8) -> bool {
        self.forwards[seat.index()][from.index()][usize::from(steps) - 1].passed & GOAL != 0
    }

    #[inline]
    pub(crate) fn swappable(&self) -> u128 {
        self.swappable
    }

    /// The other seats of a seat's team.
    #[inline]
    pub(crate) fn teammates(&self, seat: Seat) -> SeatSet {
        self.teammates[seat.index()]
    }

    #[inline]
    pub(crate) fn next_seat(&self, seat: Seat) -> Seat {
        self.next_seat[seat.index()]
    }
}

/// All spaces of a rule set's board where a pawn of this seat may stand, its home apart.
pub(crate) fn spaces(edition: Edition, seat: Seat) -> impl Iterator<Item = Space> {
    Space::all().filter(move |space| {
        edition.has_seat(space.owner())
            && match space.kind() {
                Kind::Home => false,
                Kind::Start => true,
                Kind::Track(number) => number <= edition.arc(),
                Kind::Goal(_) => space.owner() == seat,
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

fn way(edition: Edition, seat: Seat, from: Space, steps: u8, direction: Direction, taken: Circles) -> Way {
    match walk(edition, seat, from, steps, direction, taken) {
        None => NOWHERE,
        Some(walk) => Way {
            to: walk.path.last(),
            passed: walk.passed.bits(),
        },
    }
}

fn goal_way(edition: Edition, seat: Seat, from: Space, steps: u8, taken: Circles) -> Way {
    let way = way(edition, seat, from, steps, Direction::Forwards, taken);
    if let (Kind::Goal(_), Kind::Goal(circle)) = (from.kind(), way.to.kind()) {
        // Ruling 12: where the rule set says so, a pawn of the goal ends locked or out on the track.
        if edition.rule_set().from_goal == FromGoal::LockedOrOut && !taken.lock(circle) {
            return NOWHERE;
        }
    }
    way
}
