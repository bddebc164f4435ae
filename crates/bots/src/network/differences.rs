//! What a move changes in the facts: only that is counted anew when the network judges the next board.

use makker_rules::{Board, Seat, Space};

use crate::network::features::{Features, GOAL, HOME, OFF, STACK};
use crate::network::pawns::Pawns;

/// The pawns that a move takes from where they stood, and those that it puts elsewhere.
pub(crate) struct Moved {
    pub(crate) lost: Pawns,
    pub(crate) gained: Pawns,
}

impl Features {
    /// Which pawns stand elsewhere after a move.
    #[inline]
    pub(crate) fn moved_pawns(&self, before: &Board, after: &Board) -> Moved {
        let mut moved = Moved { lost: Pawns::new(), gained: Pawns::new() };
        for seat in self.seats {
            let (before, after) = (before.pawns(*seat), after.pawns(*seat));
            if before == after {
                continue;
            }
            // Both are sorted, and mostly one pawn differs.
            let (mut i, mut k) = (0, 0);
            while i < 4 || k < 4 {
                if k == 4 || (i < 4 && before[i] < after[k]) {
                    moved.lost.push(*seat, before[i]);
                    i += 1;
                } else if i == 4 || after[k] < before[i] {
                    moved.gained.push(*seat, after[k]);
                    k += 1;
                } else {
                    (i, k) = (i + 1, k + 1);
                }
            }
        }
        moved
    }

    /// [`Features::list_standing`] takes each pawn that moved by itself, among others that stand as before the move. Where two
    /// of them moved, this names the facts that it counted in error (`false`) and those that it missed (`true`).
    #[inline]
    pub(crate) fn list_crossings(&self, viewer: Seat, moved: &Moved, mut name: impl FnMut(usize, bool)) {
        let Moved { lost, gained } = moved;
        if lost.are_of_one_seat() {
            return;
        }
        for (i, pawn) in lost.iter().enumerate() {
            for other in lost.iter().take(i).filter(|other| other.0 != pawn.0) {
                self.list_meeting(viewer, *pawn, *other, |fact| name(fact, true));
            }
            for other in gained.iter().filter(|other| other.0 != pawn.0) {
                self.list_meeting(viewer, *pawn, *other, |fact| name(fact, false));
            }
        }
        for (i, pawn) in gained.iter().enumerate() {
            for other in gained.iter().take(i).filter(|other| other.0 != pawn.0) {
                self.list_meeting(viewer, *pawn, *other, |fact| name(fact, true));
            }
        }
    }

    /// Names the facts about the pawns of each seat together that are lost (`false`) and gained (`true`).
    #[inline]
    pub(crate) fn list_shapes(&self, viewer: Seat, before: &Board, after: &Board, mut name: impl FnMut(usize, bool)) {
        for seat in self.seats {
            let (before, after) = (before.pawns(*seat), after.pawns(*seat));
            if before == after {
                continue;
            }
            let (old, new) = (self.shape(*seat, before), self.shape(*seat, after));
            let more = self.block(viewer, *seat) + self.spot_count;
            if old.circles != new.circles {
                name(more + GOAL + usize::from(old.circles), false);
                name(more + GOAL + usize::from(new.circles), true);
            }
            if old.at_home != new.at_home {
                name(more + HOME + usize::from(old.at_home), false);
                name(more + HOME + usize::from(new.at_home), true);
            }
            for _ in new.stacked..old.stacked {
                name(more + STACK, false);
            }
            for _ in old.stacked..new.stacked {
                name(more + STACK, true);
            }
        }
    }

    /// Names the facts that are there because a pawn stands on a space: where it is, whom it threatens and who threatens it.
    #[inline]
    pub(crate) fn list_standing(&self, viewer: Seat, pawn: (Seat, Space), board: &Board, mut name: impl FnMut(usize)) {
        let (seat, space) = pawn;
        name(self.block(viewer, seat) + self.spot(seat, space));
        if self.ways[seat][space] == OFF {
            return;
        }
        for other in &self.opponents[seat] {
            for from in board.pawns(*other) {
                if self.ways[*other][*from] != OFF {
                    self.list_meeting(viewer, pawn, (*other, *from), &mut name);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use makker_chance::Chance;
    use makker_rules::{BySeat, Choice, Edition, Game, Hand, RuleSet, Setup};
    use makker_testkit::Deed;

    use super::*;
    use crate::network::situation::Situation;

    #[test]
    fn what_a_move_changes_leads_from_the_facts_before_to_those_after() {
        let house = ["classic+start-counts", "nordic+start-skipped"].map(|name| name.parse().unwrap());
        for rules in Edition::ALL.into_iter().map(RuleSet::from).chain(house) {
            let features = Features::of(rules);
            let mut chance = Chance::from_seed(3);
            let mut game = Game::new(Setup::new(rules, Seat::Red)).unwrap();
            while let Some(deed) = Deed::at_random(&game, &mut chance) {
                let before = *game.board();
                deed.on_game(&mut game);
                if let Deed::Choose(viewer, Choice::Play(_)) = deed {
                    check_move(features, viewer, &before, game.board());
                }
            }
        }
    }

    fn check_move(features: &Features, viewer: Seat, before: &Board, after: &Board) {
        let facts = |board: &Board| {
            let mut counts = vec![0_i32; features.count];
            let cards_left = BySeat::all(2);
            let situation = Situation {
                board,
                viewer,
                hand: Hand::EMPTY,
                cards_left,
                given: None,
                next: None,
                opener: viewer,
                exchanging: true,
            };
            features.list(&situation, |fact| counts[fact] += 1);
            counts
        };
        let mut counts = facts(before);
        let mut count = |fact: usize, is_gained: bool| counts[fact] += if is_gained { 1 } else { -1 };
        features.list_shapes(viewer, before, after, &mut count);
        let moved = features.moved_pawns(before, after);
        for (pawns, is_gained) in [(&moved.lost, false), (&moved.gained, true)] {
            for pawn in pawns.iter() {
                features.list_standing(viewer, *pawn, before, |fact| count(fact, is_gained));
            }
        }
        features.list_crossings(viewer, &moved, count);
        assert_eq!(counts, facts(after));
    }
}
