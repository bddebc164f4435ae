//! One move ahead: everyone plays and gives what the network finds best. Fast enough to play deals to their end by the thousand.

use makker_rules::{BySeat, Card, Move, MoveList, Seat};

use crate::network::Network;
use crate::playout::outcome::{Outcome, Outlook, Standing, WON};
use crate::playout::rest_of_deal::RestOfDeal;

/// Seven steps can be shared among three or four pawns in hundreds of ways, hardly any of them much better than the best for two
/// pawns: in playouts nobody looks at them.
const LEGS_IN_PLAYOUTS: usize = 2;

/// Chooses by a network, one move ahead.
pub struct Policy<'a> {
    /// The network.
    pub network: &'a Network,
    list: MoveList,
    standing: Standing,
}

impl<'a> Policy<'a> {
    /// Chooses by this network.
    pub fn new(network: &'a Network) -> Policy<'a> {
        Policy { network, list: MoveList::new(), standing: Standing::new() }
    }

    /// Where the moves of a seat lead.
    pub(crate) fn outlook<'b>(&'b mut self, rest: &'b RestOfDeal, seat: Seat) -> Outlook<'b> {
        Outlook::new(self.network, rest, seat, &mut self.standing)
    }

    /// Visits each legal move of the seat at turn with where it leads.
    pub fn visit_outcomes(&mut self, rest: &RestOfDeal, visit: impl FnMut(Outcome)) {
        self.visit_some(rest, usize::MAX, visit);
    }

    /// The same, but only moves with at most `most_legs` legs if there are such.
    fn visit_some(&mut self, rest: &RestOfDeal, most_legs: usize, mut visit: impl FnMut(Outcome)) {
        let Some(seat) = rest.turn else { return };
        let mut list = std::mem::take(&mut self.list);
        list.fill(&rest.board, seat, &rest.hands[seat]);
        let mut outlook = self.outlook(rest, seat);
        let is_short = |mv: &Move| mv.legs().count() <= most_legs;
        let all = !list.iter().any(is_short);
        for mv in list.iter().filter(|mv| all || is_short(mv)) {
            visit(outlook.outcome(mv));
        }
        self.list = list;
    }

    /// The best move of the seat at turn; none if it must fold.
    pub fn best_move(&mut self, rest: &RestOfDeal) -> Option<Outcome> {
        self.best_of(rest, usize::MAX)
    }

    /// The best two moves of the seat at turn, as far as there are so many, of those that playouts look at.
    pub(super) fn best_two(&mut self, rest: &RestOfDeal) -> [Option<Outcome>; 2] {
        let mut two: [Option<Outcome>; 2] = [None; 2];
        self.visit_some(rest, LEGS_IN_PLAYOUTS, |outcome| {
            let is_above = |other: &Option<Outcome>| other.is_none_or(|other| outcome.value > other.value);
            if is_above(&two[0]) {
                two = [Some(outcome), two[0]];
            } else if is_above(&two[1]) {
                two[1] = Some(outcome);
            }
        });
        two
    }

    fn best_of(&mut self, rest: &RestOfDeal, most_legs: usize) -> Option<Outcome> {
        let mut best: Option<Outcome> = None;
        self.visit_some(rest, most_legs, |outcome| {
            if best.is_none_or(|best| outcome.value > best.value) {
                best = Some(outcome);
            }
        });
        best
    }

    /// How good it is for a seat to give a card.
    pub(crate) fn value_of_giving(&self, rest: &RestOfDeal, seat: Seat, card: Card) -> i32 {
        self.network.value(&rest.situation_after_giving(seat, card))
    }

    /// The card that a seat would give.
    pub fn best_gift(&self, rest: &RestOfDeal, seat: Seat) -> Option<Card> {
        rest.hands[seat].kinds().max_by_key(|card| self.value_of_giving(rest, seat, *card))
    }

    /// What everyone would give, by giver.
    pub fn gifts(&self, rest: &RestOfDeal) -> BySeat<Option<Card>> {
        let mut gifts = BySeat::all(None);
        for seat in rest.holding.iter() {
            gifts[seat] = self.best_gift(rest, seat);
        }
        gifts
    }

    /// The deal after this one, from these cards, with cards exchanged as everyone would.
    pub fn deal(&self, rest: &RestOfDeal, cards: &[Card]) -> RestOfDeal {
        let mut dealt = rest.dealt(cards);
        dealt.exchange(&self.gifts(&dealt));
        dealt
    }

    /// Plays a deal to its end; says which seat's move won the game, if one did.
    pub(crate) fn play_out(&mut self, rest: &mut RestOfDeal) -> Option<Seat> {
        while let Some(seat) = rest.turn {
            match self.best_of(rest, LEGS_IN_PLAYOUTS) {
                None => rest.fold(),
                Some(best) => {
                    rest.play(best.mv.card(), &best.board);
                    if best.value == WON {
                        return Some(seat);
                    }
                }
            }
        }
        None
    }

    /// The chance that a seat's team wins, judged at the end of a deal that everyone plays by the network.
    pub fn win_after_deal(&mut self, rest: &mut RestOfDeal, seat: Seat) -> f32 {
        let winner = self.play_out(rest);
        self.win_at_end(rest, winner, seat)
    }

    /// The same for a deal that has been played to its end, where `winner` made the winning move if there was one.
    ///
    /// Between deals all seats know equally much, so the network is asked for each of them and the mean is taken. Where there are
    /// more than two teams, it is asked for the seat's own team only.
    pub fn win_at_end(&self, rest: &RestOfDeal, winner: Option<Seat>, seat: Seat) -> f32 {
        let rules = rest.rules();
        if let Some(winner) = winner {
            return f32::from(u8::from(rules.are_teammates(winner, seat)));
        }
        let (mut sum, mut asked) = (0.0, 0.0);
        for viewer in rules.seats() {
            let win = || self.network.win(&rest.situation(*viewer));
            if rules.are_teammates(*viewer, seat) {
                (sum, asked) = (sum + win(), asked + 1.0);
            } else if rules.team_count() == 2 {
                (sum, asked) = (sum + 1.0 - win(), asked + 1.0);
            }
        }
        sum / asked
    }
}
