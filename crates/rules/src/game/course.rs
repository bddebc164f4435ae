//! What follows by itself: cards are dealt, the turn goes on, teams get their places.

use crate::game::{Dealing, Game, Hand, Phase};
use crate::movegen::Tables;
use crate::seat::{BySeat, Seat};

impl Game {
    /// The deal that was made last; before a dealer's first, number 0.
    pub(super) fn dealing(&self) -> Dealing {
        Dealing { dealer: self.dealer, number: self.deal_number }
    }

    /// The seats that are dealt cards, clockwise from the dealer's left.
    pub fn dealing_order(&self) -> impl Iterator<Item = Seat> {
        self.dealing().order(self.playing)
    }

    /// Ruling 6: four cards each, one at a time, clockwise from the dealer's left.
    pub(super) fn deal(&mut self) {
        self.deal_number += 1;
        (self.given, self.received) = (BySeat::all(None), BySeat::all(None));
        let seats = self.playing.iter().count();
        let cards = &self.deck[usize::from(self.dealt)..][..Hand::SIZE * seats];
        for (place, seat) in self.dealing().order(self.playing).enumerate() {
            self.hands[seat] = Hand::dealt([0, 1, 2, 3].map(|round| cards[round * seats + place]));
        }
        self.dealt += (Hand::SIZE * seats) as u8;
        self.to_give = self.playing;
        self.phase = Phase::Exchange;
    }

    #[inline]
    pub(super) fn next_turn(&mut self, seat: Seat) {
        let without = self.holding.without(seat);
        self.holding = if self.hands[seat].is_empty() { without } else { self.holding };
        if self.phase != Phase::Over {
            match self.holding.next_after(seat) {
                Some(next) => self.phase = Phase::Play(next),
                None => self.next_deal(),
            }
        }
    }

    fn next_deal(&mut self) {
        let next = self.dealing().next(self.playing);
        (self.dealer, self.deal_number) = (next.dealer, next.number - 1);
        match next.takes_fresh_deck(self.rules()) {
            true => self.phase = Phase::Shuffle,
            false => self.deal(),
        }
    }

    /// Ruling 16: the team of this seat has its place once all of its pawns are locked.
    pub(super) fn place_if_finished(&mut self, seat: Seat) {
        let rules = self.rules();
        let team = Tables::of(rules).teammates(seat).with(seat);
        if !team.iter().all(|mate| self.board.is_finished(mate)) {
            return;
        }
        let mut places = self.places.iter_mut().filter(|place| place.is_none());
        if let Some(place) = places.next() {
            *place = Some(seat);
        }
        for mate in team.iter() {
            self.playing = self.playing.without(mate);
            self.hands[mate] = Hand::EMPTY;
            self.holding = self.holding.without(mate);
        }
        let mut teams_left = rules.teams().filter(|team| self.playing.contains(team[0]));
        if let (Some(last), None) = (teams_left.next(), teams_left.next()) {
            // One team is left: its place is the last.
            if let Some(place) = places.next() {
                *place = Some(last[0]);
            }
            self.phase = Phase::Over;
        } else if !self.play_on {
            self.phase = Phase::Over;
        }
    }
}
