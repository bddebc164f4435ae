//! Two pawns of a team that come out together (ruling 24).

use crate::card::Card;
use crate::movegen::lister::{Lister, Spellings};
use crate::moves::Move;
use crate::seat::Seat;
use crate::space::Space;

impl Lister<'_> {
    /// Ruling 24: any two pawns that the team has at home, whoever's they are.
    pub(super) fn start_two(&mut self, card: Card) {
        let team = self.tables.teammates(self.seat).with(self.seat);
        let at_home = |seat: Seat| self.board.count_at(Space::home(seat));
        for first in team.iter() {
            for second in team.iter().filter(|second| *second >= first) {
                let needed = if first == second { 2 } else { 1 };
                if at_home(first).min(at_home(second)) < needed {
                    continue;
                }
                let mut legs = [first, second].map(|seat| (Space::home(seat), Space::start(seat)));
                if legs[1] < legs[0] {
                    legs.swap(0, 1);
                }
                self.list.push(Move::begin(card).with_leg(legs[0].0, legs[0].1).with_leg(legs[1].0, legs[1].1));
                if self.spellings == Spellings::All && first != second {
                    self.list.push(Move::begin(card).with_leg(legs[1].0, legs[1].1).with_leg(legs[0].0, legs[0].1));
                }
            }
        }
    }
}
