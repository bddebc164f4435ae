//! How a pawn walks, step by step: along the track, past starts, into the goal and out of it again.
//!
//! This is the readable form of rulings 2 to 5 and 10 to 14. The list of moves looks walks up in the tables of
//! `movegen/tables.rs`, which are filled by the functions here.

use crate::edition::{NoCircleAhead, RuleSet, StartSpace, Turning};
use crate::seat::{Seat, SeatSet};
use crate::space::{Kind, Space};

/// Which way a pawn walks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Direction {
    Forwards,
    Backwards,
}

/// The circles of one goal that are taken: circle 1 is bit 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Circles(pub(crate) u8);

impl Circles {
    pub(crate) const ALL: u8 = 0b1111;

    pub(crate) fn is_taken(self, circle: u8) -> bool {
        self.0 >> (circle - 1) & 1 == 1
    }

    pub(crate) fn with(self, circle: u8) -> Circles {
        Circles(self.0 | 1 << (circle - 1))
    }

    pub(crate) fn without(self, circle: u8) -> Circles {
        Circles(self.0 & !(1 << (circle - 1)))
    }

    /// The circles that other pawns take, for a pawn that stands on this space.
    #[inline]
    pub(crate) fn besides(self, from: Space) -> Circles {
        match from.kind() {
            Kind::Goal(circle) => self.without(circle),
            _ => self,
        }
    }

    /// Is every circle further in than this one taken? Then a pawn that rests on it is locked (ruling 10).
    pub(crate) fn lock(self, circle: u8) -> bool {
        self.0 >> circle == Self::ALL >> circle
    }
}

/// The spaces that a pawn walks over, from where it stood to where it comes down.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Path {
    spaces: [Space; Path::LONGEST],
    len: u8,
}

impl Path {
    /// The space where a pawn stands and the most steps that a card has.
    const LONGEST: usize = 15;

    pub(crate) fn from(space: Space) -> Path {
        Path { spaces: [space; Path::LONGEST], len: 1 }
    }

    pub(crate) fn push(&mut self, space: Space) {
        self.spaces[usize::from(self.len)] = space;
        self.len += 1;
    }

    /// Where the pawn stood.
    pub fn first(&self) -> Space {
        self.spaces[0]
    }

    /// Where the pawn comes down.
    pub fn last(&self) -> Space {
        self.spaces[usize::from(self.len) - 1]
    }
}

impl std::ops::Deref for Path {
    type Target = [Space];

    fn deref(&self) -> &[Space] {
        &self.spaces[..usize::from(self.len)]
    }
}

impl std::fmt::Debug for Path {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// A walk on a board without walls.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Walk {
    pub(crate) path: Path,
    /// The other seats whose starts the pawn passes: a wall on one of them forbids the walk.
    pub(crate) passed: SeatSet,
}

/// One step along the track, without regard to goals: the next space, and the seat whose start is stepped over.
fn step(rules: RuleSet, from: Space, direction: Direction) -> (Space, Option<Seat>) {
    let (seat, arc) = (from.owner(), rules.arc());
    let number = |seat, number| Space::track(seat, number).expect("numbers of an arc are spaces");
    let enter = |start: Seat, beyond: Space| match rules.knobs().start_space {
        StartSpace::Counts => (Space::start(start), None),
        StartSpace::Skipped => (beyond, Some(start)),
    };
    match (from.kind(), direction) {
        (Kind::Start, Direction::Forwards) => (number(seat, 1), None),
        (Kind::Start, Direction::Backwards) => (number(rules.previous_seat(seat), arc), None),
        (Kind::Track(n), Direction::Forwards) if n < arc => (number(seat, n + 1), None),
        (Kind::Track(_), Direction::Forwards) => {
            let next = rules.next_seat(seat);
            enter(next, number(next, 1))
        }
        (Kind::Track(1), Direction::Backwards) => enter(seat, number(rules.previous_seat(seat), arc)),
        (Kind::Track(n), Direction::Backwards) => (number(seat, n - 1), None),
        (Kind::Home | Kind::Goal(_), _) => unreachable!("the track has no homes and no goals"),
    }
}

/// The last space of a seat's way round the track, next to circle 1 of its goal (rulings 2 and 4).
pub(crate) fn gate(rules: RuleSet, seat: Seat) -> Space {
    step(rules, Space::start(seat), Direction::Backwards).0
}

/// The spaces of a seat's way in order: its start, the track, the circles of its goal from the outermost (ruling 2).
pub fn way(rules: impl Into<RuleSet>, seat: Seat) -> Vec<Space> {
    let rules = rules.into();
    let gate = gate(rules, seat);
    let on = |space: &Space| (*space != gate).then(|| step(rules, *space, Direction::Forwards).0);
    let track = std::iter::successors(Some(Space::start(seat)), on);
    track.chain((1..=4).filter_map(|circle| Space::goal(seat, circle))).collect()
}

/// How a pawn of `seat` walks `steps` steps from `from`, and where it comes down; `taken` are the circles of its goal
/// that other pawns stand on. `None` if the way in the goal does not allow it, or the pawn is locked or at home.
pub(crate) fn walk(
    rules: RuleSet,
    seat: Seat,
    from: Space,
    steps: u8,
    mut direction: Direction,
    taken: Circles,
) -> Option<Walk> {
    let knobs = rules.knobs();
    let gate = gate(rules, seat);
    match from.kind() {
        Kind::Home => return None,
        Kind::Goal(circle) if taken.lock(circle) => return None, // ruling 10
        _ => {}
    }
    let free = |circle: u8| (1..=4).contains(&circle) && !taken.is_taken(circle);
    let (mut path, mut passed) = (Path::from(from), SeatSet::EMPTY);
    for taken_steps in 0..steps {
        let at = path.last();
        let goal = |circle| Space::goal(seat, circle).expect("a free circle is a space");
        let next = match (at.kind(), direction) {
            // Rulings 11 and 14: at the end of the free way the pawn turns, on the spot only where the rule set says so.
            (Kind::Goal(circle), Direction::Forwards) if !free(circle + 1) => {
                let on_the_spot = taken_steps == 0;
                let way_back = circle == 1 || free(circle - 1);
                if (on_the_spot && knobs.no_circle_ahead == NoCircleAhead::Stays) || !way_back {
                    return None;
                }
                direction = Direction::Backwards;
                if circle == 1 { gate } else { goal(circle - 1) }
            }
            (Kind::Goal(circle), Direction::Forwards) => goal(circle + 1),
            (Kind::Goal(1), Direction::Backwards) => gate,
            // Ruling 13: going backwards it meets a pawn.
            (Kind::Goal(circle), Direction::Backwards) if !free(circle - 1) => {
                if knobs.turning == Turning::Once || !free(circle + 1) {
                    return None;
                }
                direction = Direction::Forwards;
                goal(circle + 1)
            }
            (Kind::Goal(circle), Direction::Backwards) => goal(circle - 1),
            // Ruling 2: at the gate there is no other way than into the goal; ruling 11: no turning on the track.
            (_, Direction::Forwards) if at == gate => {
                if !free(1) {
                    return None;
                }
                goal(1)
            }
            (kind, _) => {
                // Ruling 5: a start in the middle of the walk is passed, whether it counts as a step or not.
                if kind == Kind::Start && taken_steps > 0 {
                    passed = passed.with(at.owner());
                }
                let (next, stepped_over) = step(rules, at, direction);
                passed = stepped_over.map_or(passed, |start| passed.with(start));
                next
            }
        };
        path.push(next);
    }
    Some(Walk { path, passed: passed.without(seat) }) // ruling 5: the owner passes its own wall
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::edition::Edition;

    fn check(edition: Edition, from: &str, steps: i8, taken: &[u8], expected: Option<&str>) {
        let taken = taken.iter().fold(Circles::default(), |taken, circle| taken.with(*circle));
        let direction = if steps < 0 { Direction::Backwards } else { Direction::Forwards };
        let walk = walk(edition.into(), Seat::Red, from.parse().unwrap(), steps.unsigned_abs(), direction, taken);
        let to = walk.map(|walk| walk.path.last().to_string());
        assert_eq!(to.as_deref(), expected, "{edition} {from} {steps} {taken:?}");
    }

    #[test]
    fn the_track_goes_round() {
        check(Edition::Classic, "Rs", 14, &[], Some("R14"));
        check(Edition::Classic, "R14", 1, &[], Some("Y1"));
        check(Edition::Nordic, "R14", 1, &[], Some("Ys"));
        check(Edition::PlusTrios, "R13", 14, &[], Some("Y1"));
        check(Edition::Classic, "Rs", -4, &[], Some("B11"));
        check(Edition::Classic, "R4", -4, &[], Some("B14"));
        check(Edition::Nordic, "R4", -4, &[], Some("Rs"));
        check(Edition::Nordic, "R3", -4, &[], Some("B14"));
    }

    #[test]
    fn a_way_goes_once_round_the_track_and_into_the_goal() {
        for edition in Edition::ALL {
            for seat in RuleSet::from(edition).seats() {
                let way = way(edition, *seat);
                assert_eq!((way[0], way[1]), (Space::start(*seat), Space::track(*seat, 1).unwrap()));
                for (place, space) in way.iter().enumerate().take(way.len() - 4) {
                    let walk = walk(edition.into(), *seat, *space, 4, Direction::Forwards, Circles::default());
                    assert_eq!(walk.unwrap().path.last(), way[place + 4], "{edition} {space}");
                }
            }
        }
        assert_eq!(way(Edition::Classic, Seat::Green).len(), 1 + 4 * 14 + 4);
        assert_eq!(way(Edition::Nordic, Seat::Green).len(), 4 * 15 + 4);
        assert_eq!(way(Edition::PlusPairs, Seat::Purple).len(), 1 + 6 * 13 + 4);
    }

    #[test]
    fn the_goal_turns_a_pawn_round() {
        check(Edition::Classic, "B14", 8, &[], Some("B14"));
        check(Edition::Classic, "B14", 1, &[1], None);
        check(Edition::Classic, "Rg2", 3, &[1, 4], Some("Rg3"));
        check(Edition::Jubilee, "Rg2", 3, &[1, 4], None);
        check(Edition::Classic, "Rg2", 1, &[3], Some("Rg1"));
        check(Edition::English, "Rg2", 1, &[3], None);
        check(Edition::Classic, "Rg2", 1, &[1, 3], None);
        check(Edition::Classic, "Rg3", 1, &[4], None);
        check(Edition::PlusPairs, "Rg1", 14, &[2], Some("B13"));
    }
}
