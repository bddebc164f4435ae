//! How far along its way each pawn is, where others' starts lie on it, and who is in one team: looked up, not worked out.

use makker_rules::{ByRuleSet, BySeat, BySpace, RuleSet, Seat, SeatSet, Space, way};

/// The ways of all seats of a rule set.
pub(crate) struct Ways {
    /// By seat and space: how many steps from its start.
    steps: BySeat<BySpace<u8>>,
    /// By seat and the seat whose start it is.
    beyond_start: BySeat<BySeat<u8>>,
    /// By seat: its team, itself included. A rule set is asked too often to count it out each time.
    teams: BySeat<SeatSet>,
    /// How many steps lead from a start into the innermost circle.
    pub(crate) length: u8,
}

/// For spaces that are not on a seat's way.
const OFF: u8 = u8::MAX;

impl Ways {
    pub(crate) fn of(rules: RuleSet) -> &'static Ways {
        static ALL: ByRuleSet<Ways> = ByRuleSet::new();
        ALL.get(rules, Ways::new)
    }

    fn new(rules: RuleSet) -> Ways {
        let mut ways = Ways {
            steps: BySeat::all(BySpace::all(OFF)),
            beyond_start: BySeat::all(BySeat::all(0)),
            teams: BySeat::all(SeatSet::EMPTY),
            length: 0,
        };
        for seat in rules.seats() {
            ways.teams[*seat] = rules.team_of(*seat).into_iter().collect();
            let spaces = way(rules, *seat);
            let steps = &mut ways.steps[*seat];
            for (space, number) in spaces.iter().zip(0..) {
                steps[*space] = number;
            }
            ways.length = spaces.len() as u8 - 1;
            for start in rules.seats() {
                let first = Space::track(*start, 1).expect("every arc has a first space");
                ways.beyond_start[*seat][*start] = steps[first];
            }
        }
        ways
    }

    /// How many steps from its start a pawn of this seat is; `None` at home, and where its way does not lead: on a
    /// foreign start that does not count as a space, reached by a swap.
    #[inline]
    pub(crate) fn steps(&self, seat: Seat, space: Space) -> Option<u8> {
        let steps = self.steps[seat][space];
        (steps != OFF).then_some(steps)
    }

    /// Are the two in one team?
    #[inline]
    pub(crate) fn are_teammates(&self, a: Seat, b: Seat) -> bool {
        self.teams[a].contains(b)
    }

    /// How many steps from its start a seat's pawn is just beyond the start of another.
    #[inline]
    pub(crate) fn beyond_start(&self, seat: Seat, start: Seat) -> u8 {
        self.beyond_start[seat][start]
    }
}
