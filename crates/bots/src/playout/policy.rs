//! One move ahead by the network: how good each choice leaves things for the seat that makes it. Fast enough to play deals
//! to their end by the thousand.

use makker_rules::{Board, BySeat, BySpace, Card, Move, MoveList, Seat, Space};

use crate::network::{Features, HIDDEN, Hidden, Layers, Network, Situation};
use crate::playout::rest_of_deal::{NextDeal, Outcome, Round};

/// The value of a game that is won.
pub const WON: i32 = i32::MAX;

/// Seven steps shared among three pawns or four can be so in hundreds of ways, and are hardly ever much better than the best
/// for two: in playouts nobody looks at them.
const LEGS_IN_PLAYOUTS: usize = 2;

/// Judges choices by a network.
pub struct Policy<'a> {
    /// The network.
    pub network: &'a Network,
    list: MoveList,
    standing: Standing,
}

impl<'a> Policy<'a> {
    /// Judges by this network.
    pub fn new(network: &'a Network) -> Policy<'a> {
        Policy { network, list: MoveList::new(), standing: Standing::new() }
    }

    /// Judges moves of a seat in a situation.
    pub(crate) fn judge<'b>(&'b mut self, round: &'b Round, seat: Seat) -> MoveJudge<'b> {
        MoveJudge::new(self.network, round, seat, &mut self.standing)
    }

    /// Visits each legal move of the seat at turn with where it leads.
    pub fn visit(&mut self, round: &Round, see: impl FnMut(Outcome)) {
        self.visit_some(round, usize::MAX, see);
    }

    /// The same, but only moves with at most so many legs if there are such.
    fn visit_some(&mut self, round: &Round, most_legs: usize, mut see: impl FnMut(Outcome)) {
        let Some(seat) = round.turn else { return };
        let mut list = std::mem::take(&mut self.list);
        list.fill(&round.board, seat, &round.hands[seat as usize]);
        let mut judge = self.judge(round, seat);
        let is_short = |mv: &Move| mv.legs().count() <= most_legs;
        let all = !list.iter().any(is_short);
        for mv in list.iter().filter(|mv| all || is_short(mv)) {
            see(judge.outcome(mv));
        }
        self.list = list;
    }

    /// The best move of the seat at turn; none if it must fold.
    pub fn best(&mut self, round: &Round) -> Option<Outcome> {
        self.best_of(round, usize::MAX)
    }

    fn best_of(&mut self, round: &Round, most_legs: usize) -> Option<Outcome> {
        let mut best: Option<Outcome> = None;
        self.visit_some(round, most_legs, |outcome| {
            if best.is_none_or(|best| outcome.value > best.value) {
                best = Some(outcome);
            }
        });
        best
    }

    /// How good it is for a seat to give a card.
    pub(crate) fn value_of_giving(&self, round: &Round, seat: Seat, card: Card) -> i32 {
        self.network.value(&round.situation_after_giving(seat, card))
    }

    /// The card that a seat would give.
    pub fn best_gift(&self, round: &Round, seat: Seat) -> Option<Card> {
        round.hands[seat as usize].kinds().max_by_key(|card| self.value_of_giving(round, seat, *card))
    }

    /// What everyone would give, by giver.
    pub fn gifts(&self, round: &Round) -> [Option<Card>; 6] {
        let mut gifts = [None; 6];
        for seat in round.holding.iter() {
            gifts[seat as usize] = self.best_gift(round, seat);
        }
        gifts
    }

    /// The deal after this one, with cards exchanged as everyone would.
    pub(crate) fn deal(&self, round: &Round, next: &NextDeal) -> Round {
        let mut dealt = round.dealt(next);
        dealt.exchange(&self.gifts(&dealt));
        dealt
    }

    /// Plays a deal to its end; says which seat's move won the game, if one did.
    pub(crate) fn play_out(&mut self, round: &mut Round) -> Option<Seat> {
        while let Some(seat) = round.turn {
            match self.best_of(round, LEGS_IN_PLAYOUTS) {
                None => round.fold(),
                Some(best) => {
                    round.play(best.mv.card(), &best.board);
                    if best.value == WON {
                        return Some(seat);
                    }
                }
            }
        }
        None
    }

    /// The chance that a seat's team wins as it looks after a deal that everyone plays to its end by the network.
    pub fn win_after_deal(&mut self, round: &mut Round, seat: Seat) -> f32 {
        let winner = self.play_out(round);
        self.win_at_end(round, winner, seat)
    }

    /// The same once it is played to its end, which somebody's move has won, or nobody's.
    ///
    /// Between deals everyone knows as much, so all who sit there are asked and the mean is taken; where there are more than two
    /// teams, only who wins together.
    pub fn win_at_end(&self, round: &Round, winner: Option<Seat>, seat: Seat) -> f32 {
        let edition = round.edition;
        if let Some(winner) = winner {
            return f32::from(u8::from(edition.are_teammates(winner, seat)));
        }
        let (mut sum, mut asked) = (0.0, 0.0);
        for viewer in edition.seats() {
            let win = || self.network.win(&round.situation(*viewer));
            if edition.are_teammates(*viewer, seat) {
                (sum, asked) = (sum + win(), asked + 1.0);
            } else if edition.team_count() == 2 {
                (sum, asked) = (sum + 1.0 - win(), asked + 1.0);
            }
        }
        sum / asked
    }
}

/// Judges the moves of one seat in one situation, one after the other: only what differs is worked out anew.
pub(crate) struct MoveJudge<'a> {
    features: &'static Features,
    layers: &'a Layers,
    round: &'a Round,
    seat: Seat,
    /// As it will be after a move, with the card still in hand and the pawns where they were.
    base: Hidden,
    /// The same without one card.
    without: Option<(Card, Hidden)>,
    standing: &'a mut Standing,
}

/// What a pawn on a space adds to the hidden layer of one situation, by seat and space: most moves differ in where one pawn
/// stands, and those of a split combine the same few.
struct Standing {
    rows: Box<BySeat<BySpace<Hidden>>>,
    /// Which situation each row was worked out for.
    situations: Box<BySeat<BySpace<u32>>>,
    situation: u32,
}

impl Standing {
    fn new() -> Standing {
        let rows = Box::new(BySeat::all(BySpace::all([0; HIDDEN])));
        Standing { rows, situations: no_situations(), situation: 0 }
    }

    fn begin(&mut self) {
        self.situation = self.situation.wrapping_add(1);
        if self.situation == 0 {
            self.situations = no_situations();
            self.situation = 1;
        }
    }

    #[inline]
    fn row(
        &mut self,
        features: &Features,
        layers: &Layers,
        viewer: Seat,
        board: &Board,
        pawn: (Seat, Space),
    ) -> &Hidden {
        let (seat, space) = pawn;
        if self.situations[seat][space] != self.situation {
            self.situations[seat][space] = self.situation;
            let mut row = [0; HIDDEN];
            features.list_standing(viewer, pawn, board, |fact| layers.add(&mut row, fact));
            self.rows[seat][space] = row;
        }
        &self.rows[seat][space]
    }
}

fn no_situations() -> Box<BySeat<BySpace<u32>>> {
    Box::new(BySeat::all(BySpace::all(0)))
}

impl<'a> MoveJudge<'a> {
    fn new(network: &'a Network, round: &'a Round, seat: Seat, standing: &'a mut Standing) -> MoveJudge<'a> {
        standing.begin();
        let after = after_playing(round, seat);
        let (features, layers, base) = (network.features, network.layers(after.next), network.hidden(&after));
        MoveJudge { features, layers, round, seat, base, without: None, standing }
    }

    /// Where a legal move leads.
    #[inline]
    pub(crate) fn outcome(&mut self, mv: &Move) -> Outcome {
        let card = mv.card();
        let without = match self.without {
            Some((other, hidden)) if other == card => hidden,
            _ => {
                let hand = &self.round.hands[self.seat as usize];
                let is_second = hand.iter().filter(|other| **other == card).count() > 1;
                let mut hidden = self.base;
                self.layers.take(&mut hidden, self.features.held(card, is_second));
                self.without = Some((card, hidden));
                hidden
            }
        };
        let board = self.round.board.after(mv);
        if Round::has_won(self.round.edition, &board, self.seat) {
            return Outcome { mv: *mv, board, value: WON };
        }
        Outcome { mv: *mv, board, value: self.value_on(&board, without) }
    }

    #[inline]
    fn value_on(&mut self, board: &Board, mut hidden: Hidden) -> i32 {
        let (features, layers, before) = (self.features, self.layers, &self.round.board);
        let changes = features.changes(before, board);
        for pawn in changes.lost.iter() {
            let row = self.standing.row(features, layers, self.seat, before, *pawn);
            hidden.iter_mut().zip(row).for_each(|(sum, weight)| *sum = sum.wrapping_sub(*weight));
        }
        for pawn in changes.gained.iter() {
            let row = self.standing.row(features, layers, self.seat, before, *pawn);
            hidden.iter_mut().zip(row).for_each(|(sum, weight)| *sum = sum.wrapping_add(*weight));
        }
        let mut change = |fact, is_gained| {
            if is_gained { layers.add(&mut hidden, fact) } else { layers.take(&mut hidden, fact) }
        };
        features.list_crossings(self.seat, &changes, &mut change);
        features.list_shapes(self.seat, before, board, change);
        layers.value(&hidden)
    }
}

/// The situation after any move of a seat, but for the pawns, and the card that it still shows in hand.
fn after_playing(round: &Round, seat: Seat) -> Situation<'_> {
    let mut situation = round.situation(seat);
    let left = &mut situation.cards_left[seat as usize];
    *left = left.saturating_sub(1);
    let holding = if *left == 0 { round.holding.without(seat) } else { round.holding };
    Situation { next: holding.next_after(seat), ..situation }
}
