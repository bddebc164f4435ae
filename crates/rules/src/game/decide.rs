//! What a game is told: a shuffled deck, and what its seats decide. What is refused changes nothing.

use crate::board::Board;
use crate::card::Card;
use crate::game::{Choice, Game, Hand, Phase, Refusal};
use crate::movegen::{MoveList, Tables};
use crate::moves::Move;
use crate::seat::{Seat, SeatSet};

impl Game {
    /// Takes a shuffled deck, the first card to be dealt first, and deals.
    pub fn shuffle(&mut self, deck: &[Card]) -> Result<(), Refusal> {
        if self.phase != Phase::Shuffle {
            return Err(Refusal::NoShuffleNow);
        }
        let counted = |cards: &[Card]| {
            let mut kinds = [0_u8; Card::ALL.len()];
            cards.iter().for_each(|card| kinds[*card as usize] += 1);
            kinds
        };
        let whole = self.rules().deck();
        if deck.len() != whole.len() || counted(deck) != counted(&whole) {
            return Err(Refusal::NotTheDeck(self.rules()));
        }
        self.shuffle_unchecked(deck);
        Ok(())
    }

    /// [`Game::shuffle`] for a deck that is known to be the rule set's own, shuffled, when one is needed. Otherwise the game
    /// makes no sense afterwards.
    ///
    /// # Panics
    /// If the deck has another number of cards.
    #[inline]
    pub fn shuffle_unchecked(&mut self, deck: &[Card]) {
        debug_assert_eq!(self.phase, Phase::Shuffle);
        let size = self.rules().deck_size();
        self.deck[..size].copy_from_slice(deck);
        self.dealt = 0;
        self.deal();
    }

    /// Decides for a seat.
    pub fn choose(&mut self, seat: Seat, choice: Choice) -> Result<(), Refusal> {
        match choice {
            Choice::Give(card) => self.give(seat, card),
            Choice::Play(mv) => self.play(seat, &mv),
            Choice::Fold => self.fold(seat),
        }
    }

    /// A seat lays a card face down for its teammate; when all have, each takes up what it was given.
    pub fn give(&mut self, seat: Seat, card: Card) -> Result<(), Refusal> {
        self.check_seat(seat)?;
        if self.phase != Phase::Exchange {
            return Err(Refusal::NoExchangeNow);
        }
        if !self.to_give.contains(seat) {
            return Err(Refusal::AlreadyGiven(seat));
        }
        if !self.hand(seat).holds(card) {
            return Err(Refusal::NotInHand(card));
        }
        self.hands[seat].remove(card);
        self.given[seat] = Some(card);
        self.to_give = self.to_give.without(seat);
        if self.to_give.is_empty() {
            for giver in self.playing.iter() {
                let to = Tables::of(self.rules()).gives_to(giver);
                self.received[to] = self.given(giver);
                self.received[to].into_iter().for_each(|card| self.hands[to].add(card));
            }
            self.holding = self.playing;
            self.phase = Phase::Play(self.dealing().opener(self.playing));
        }
        Ok(())
    }

    /// The seat at turn plays a card; any legal spelling of the move will do.
    pub fn play(&mut self, seat: Seat, mv: &Move) -> Result<(), Refusal> {
        self.check_turn(seat)?;
        if !self.hand(seat).holds(mv.card()) {
            return Err(Refusal::NotInHand(mv.card()));
        }
        if !self.board.is_legal(seat, mv) {
            return Err(Refusal::Illegal(*mv));
        }
        self.play_unchecked(mv);
        Ok(())
    }

    /// The seat at turn lays its whole hand down, because no card can be played.
    pub fn fold(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.check_turn(seat)?;
        let mut list = MoveList::new();
        self.legal_moves(&mut list);
        if let Some(mv) = list.first() {
            return Err(Refusal::MustPlay(*mv));
        }
        self.fold_unchecked();
        Ok(())
    }

    /// Does again what was done by rules that may have been corrected since: it is not asked whether the move, or the fold,
    /// would be legal today, and the pawns stand afterwards as they stood then, on a board of this game's rules.
    ///
    /// # Panics
    /// If the board is one of other rules.
    pub fn repeat(&mut self, seat: Seat, choice: Choice, board: &Board) -> Result<(), Refusal> {
        let mv = match choice {
            Choice::Give(card) => return self.give(seat, card),
            Choice::Fold => {
                self.check_turn(seat)?;
                self.fold_unchecked();
                return Ok(());
            }
            Choice::Play(mv) => mv,
        };
        self.check_turn(seat)?;
        if !self.hand(seat).holds(mv.card()) {
            return Err(Refusal::NotInHand(mv.card()));
        }
        assert_eq!(board.rules(), self.rules(), "a game is repeated on boards of its own rules");
        self.lay_down(seat, mv.card(), |stood| *stood = *board);
        Ok(())
    }

    /// [`Game::play`] for the seat at turn and a move of its list, without looking again whether it is legal. With any other
    /// move it panics, or the game makes no sense afterwards.
    #[inline]
    pub fn play_unchecked(&mut self, mv: &Move) {
        let Phase::Play(seat) = self.phase else { return };
        debug_assert!(self.board.is_legal(seat, mv));
        self.lay_down(seat, mv.card(), |board| board.play(seat, mv));
    }

    #[inline]
    fn lay_down(&mut self, seat: Seat, card: Card, play: impl FnOnce(&mut Board)) {
        self.hands[seat].remove(card);
        play(&mut self.board);
        if self.board.is_finished(seat) {
            self.place_if_finished(seat);
        }
        self.next_turn(seat);
    }

    /// [`Game::fold`] for the seat at turn when its list is empty, without looking again whether it is.
    #[inline]
    pub fn fold_unchecked(&mut self) {
        let Phase::Play(seat) = self.phase else { return };
        self.hands[seat] = Hand::EMPTY;
        self.next_turn(seat);
    }

    /// Ends the game without winners.
    pub fn abandon(&mut self) -> Result<(), Refusal> {
        if self.phase == Phase::Over {
            return Err(Refusal::Over);
        }
        self.abandoned = true;
        self.to_give = SeatSet::EMPTY;
        self.phase = Phase::Over;
        Ok(())
    }

    fn check_seat(&self, seat: Seat) -> Result<(), Refusal> {
        match self.phase {
            Phase::Over => Err(Refusal::Over),
            _ if self.playing.contains(seat) => Ok(()),
            _ if !self.rules().has_seat(seat) => Err(Refusal::NoSuchSeat { rules: self.rules(), seat }),
            _ => Err(Refusal::Finished(seat)),
        }
    }

    fn check_turn(&self, seat: Seat) -> Result<(), Refusal> {
        self.check_seat(seat)?;
        match self.phase {
            Phase::Play(turn) if turn == seat => Ok(()),
            Phase::Play(turn) => Err(Refusal::NotYourTurn { turn }),
            _ => Err(Refusal::NotPlaying),
        }
    }
}
