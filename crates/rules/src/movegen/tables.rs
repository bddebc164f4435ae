//! Every walk of every pawn in a rule set, worked out once: what makes listing moves fast.

use crate::edition::{ByRuleSet, FromGoal, RuleSet, StartSpace, SwapFromStart};
use crate::movegen::ways::{COMES_BACK, MOST_STEPS, NOWHERE, Shares, Way, WayIndex, Ways};
use crate::seat::{BySeat, Seat, SeatSet};
use crate::space::{BySpace, Kind, Space};
use crate::walk::{Circles, Direction, walk};

/// The steps of the one card that goes backwards alone.
pub(crate) const STEPS_BACK: u8 = 4;

/// Where a pawn's ways stand in the tables: in one row, or, near the goal, in a row for each set of circles that other
/// pawns take. `variants` are the circles that matter.
#[derive(Clone, Copy, Default)]
struct Row {
    first: u16,
    variants: u8,
}

/// The tables of one rule set.
pub(crate) struct Tables {
    rows: BySeat<BySpace<Row>>,
    ways: Vec<Ways>,
    shares: Vec<Shares>,
    /// By seat and space: a bit for each number of steps with which the pawn touches its goal, or stands in it.
    touches_goal: BySeat<BySpace<u16>>,
    /// The spaces from which a swap may take a pawn.
    swappable: u128,
    teammates: BySeat<SeatSet>,
    gives_to: BySeat<Seat>,
    /// May a wall fall while a card is played? Only where a start is a space, so that a pawn can land there.
    walls_may_fall: bool,
}

static TABLES: ByRuleSet<Tables> = ByRuleSet::new();

impl Tables {
    #[inline]
    pub(crate) fn of(rules: RuleSet) -> &'static Tables {
        TABLES.get(rules, Tables::new)
    }

    fn new(rules: RuleSet) -> Tables {
        let mut tables = Tables {
            rows: BySeat::all(BySpace::all(Row::default())),
            // Row 0 is for seats and spaces that the rule set lacks.
            ways: vec![Ways([NOWHERE; 32])],
            shares: vec![Shares::of(Ways::NONE)],
            touches_goal: BySeat::all(BySpace::all(0)),
            swappable: swappable(rules),
            teammates: BySeat::all(SeatSet::EMPTY),
            gives_to: BySeat::new(Seat::ALL),
            walls_may_fall: rules.knobs().start_space == StartSpace::Counts,
        };
        for &seat in rules.seats() {
            tables.gives_to[seat] = rules.gives_to(seat);
            tables.teammates[seat] = rules.team_of(seat).into_iter().collect::<SeatSet>().without(seat);
            for from in spaces(rules, seat) {
                let touches = (1..=MOST_STEPS).filter(|steps| touches_goal(rules, seat, from, *steps));
                let touches = touches.fold(0, |bits, steps| bits | 1 << steps);
                tables.touches_goal[seat][from] = touches;
                let rows = if touches == 0 { 1 } else { 16 };
                let variants = if touches == 0 { Circles(0) } else { Circles(Circles::ALL).besides(from) };
                tables.rows[seat][from] = Row { first: tables.ways.len() as u16, variants: variants.0 };
                for taken in 0..rows {
                    let ways = ways(rules, seat, from, Circles(taken));
                    tables.shares.push(Shares::of(&ways));
                    tables.ways.push(ways);
                }
            }
        }
        tables
    }

    /// Where a pawn can walk alone, with these circles of its goal taken, its own perhaps among them.
    #[inline]
    pub(crate) fn ways(&self, seat: Seat, from: Space, circles: Circles) -> &Ways {
        let row = self.rows[seat][from];
        &self.ways[usize::from(row.first) + usize::from(circles.0 & row.variants)]
    }

    /// The spaces to which a pawn can walk with shares of a card's steps, in the order of the text.
    #[inline]
    pub(crate) fn shares(&self, seat: Seat, from: Space, circles: Circles) -> &Shares {
        let row = self.rows[seat][from];
        &self.shares[usize::from(row.first) + usize::from(circles.0 & row.variants)]
    }

    /// Is a pawn here in its goal, or can it come there with this number of steps? Then the order of legs may matter.
    #[inline]
    pub(crate) fn touches_goal(&self, seat: Seat, from: Space, steps: u8) -> bool {
        self.touches_goal[seat][from] >> steps & 1 == 1
    }

    #[inline]
    pub(crate) fn walls_may_fall(&self) -> bool {
        self.walls_may_fall
    }

    #[inline]
    pub(crate) fn swappable(&self) -> u128 {
        self.swappable
    }

    /// [`RuleSet::gives_to`], looked up.
    #[inline]
    pub(crate) fn gives_to(&self, seat: Seat) -> Seat {
        self.gives_to[seat]
    }

    /// The other seats of a seat's team.
    #[inline]
    pub(crate) fn teammates(&self, seat: Seat) -> SeatSet {
        self.teammates[seat]
    }
}

/// All spaces of a rule set's board where a pawn of this seat may stand.
fn spaces(rules: RuleSet, seat: Seat) -> impl Iterator<Item = Space> {
    Space::all().filter(move |space| {
        rules.has_seat(space.owner())
            && match space.kind() {
                Kind::Home | Kind::Goal(_) => space.owner() == seat,
                Kind::Start => true,
                Kind::Track(number) => number <= rules.arc(),
            }
    })
}

fn swappable(rules: RuleSet) -> u128 {
    // Ruling 23.
    let may_leave = |space: &Space| match space.kind() {
        Kind::Track(_) => true,
        Kind::Start => rules.knobs().swap_from_start == SwapFromStart::Allowed,
        Kind::Home | Kind::Goal(_) => false,
    };
    let spaces = spaces(rules, Seat::Red).filter(may_leave);
    spaces.fold(0, |set, space| set | space.bit())
}

/// Does a walk begin in the goal or come into it, even if only to turn there?
fn touches_goal(rules: RuleSet, seat: Seat, from: Space, steps: u8) -> bool {
    let walked = walk(rules, seat, from, steps, Direction::Forwards, Circles::default());
    from.is_goal() || walked.is_some_and(|walk| walk.path.iter().any(|space| space.is_goal()))
}

fn ways(rules: RuleSet, seat: Seat, from: Space, taken: Circles) -> Ways {
    Ways(std::array::from_fn(|i| {
        let index = WayIndex(i as u8);
        match index.0 % WayIndex::OUT.0 {
            _ if index.comes_out() && from == Space::home(seat) => Way { to: Space::start(seat), passed: 0 },
            0 => NOWHERE,
            back if back == WayIndex::BACK.0 && from.is_goal() => NOWHERE, // ruling 18
            back if back == WayIndex::BACK.0 => way(rules, seat, from, STEPS_BACK, Direction::Backwards, taken),
            steps => forwards(rules, seat, from, steps, taken),
        }
    }))
}

fn way(rules: RuleSet, seat: Seat, from: Space, steps: u8, direction: Direction, taken: Circles) -> Way {
    let Some(walk) = walk(rules, seat, from, steps, direction, taken) else { return NOWHERE };
    let to = walk.path.last();
    Way { to, passed: walk.passed.bits() | if from == to { COMES_BACK } else { 0 } }
}

fn forwards(rules: RuleSet, seat: Seat, from: Space, steps: u8, taken: Circles) -> Way {
    let way = way(rules, seat, from, steps, Direction::Forwards, taken);
    if let (Kind::Goal(_), Kind::Goal(circle)) = (from.kind(), way.to.kind()) {
        // Ruling 12: where the rule set says so, a pawn of the goal ends locked or out on the tables.
        if rules.knobs().from_goal == FromGoal::LockedOrOut && !taken.lock(circle) {
            return NOWHERE;
        }
    }
    way
}
