//! A whole game: who deals, who holds what, whose turn it is, who has won.
//!
//! Chance comes in from outside: the game says when it needs a shuffled deck ([`Phase::Shuffle`]) and is given one.

mod hand;
mod choice;
mod dealing;
mod refusal;
mod event;
mod history;
mod view;

use std::fmt;

use crate::board::Board;
use crate::card::Card;
use crate::edition::RuleSet;
use crate::movegen::{MoveList, Tables};
use crate::moves::Move;
use crate::seat::{BySeat, Seat, SeatSet};

pub use choice::{Choice, ChoiceError};
pub use dealing::Dealing;
pub use event::{EndReason, Event};
pub use hand::Hand;
pub use history::History;
pub use refusal::Refusal;
pub use view::{Seen, View};

/// The largest deck of any rule set.
const LARGEST_DECK: usize = 78;

/// What is agreed before a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup {
    /// Where the pawns stand at first, and by which rules: nearly always all at home ([`Setup::new`]).
    pub board: Board,
    /// The first dealer, drawn by whoever has a source of chance.
    pub dealer: Seat,
    /// Does the game go on for second place? Only where there are three teams (ruling 16).
    pub play_on: bool,
}

impl Setup {
    /// A game that begins with all pawns at home and ends with its first winners.
    pub fn new(rules: impl Into<RuleSet>, dealer: Seat) -> Setup {
        Setup { board: Board::new(rules), dealer, play_on: false }
    }

    /// The rule set.
    pub fn rules(&self) -> RuleSet {
        self.board.rules()
    }
}

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// A shuffled deck.
    Shuffle,
    /// A card from each seat that has not given one yet, hidden and at the same time.
    Exchange,
    /// A card, or the fold, of this seat.
    Play(Seat),
    /// Nothing: it is over.
    Over,
}

/// The state of a game. Small, and copied without allocating.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Game {
    board: Board,
    play_on: bool,
    phase: Phase,
    dealer: Seat,
    /// 1, 2 or 3 within the dealer's turn; 0 before the first deal.
    deal_number: u8,
    /// The seats whose teams have no place yet.
    playing: SeatSet,
    hands: BySeat<Hand>,
    /// The seats that hold cards, once they are played.
    holding: SeatSet,
    /// The seats that still have to give a card.
    to_give: SeatSet,
    /// What each seat gave in this deal's exchange.
    given: BySeat<Option<Card>>,
    /// What each seat took up when all had given.
    received: BySeat<Option<Card>>,
    /// The whole deck as shuffled. If the rule set's deck is smaller, the places after it mean nothing.
    deck: [Card; LARGEST_DECK],
    /// How many cards of the deck have been dealt.
    dealt: u8,
    /// One seat of each team that has its place, in order.
    places: [Option<Seat>; 3],
    abandoned: bool,
}

impl Game {
    /// A new game that waits for its first deck.
    pub fn new(setup: Setup) -> Result<Game, Refusal> {
        let Setup { board, dealer, play_on } = setup;
        let rules = board.rules();
        if !rules.has_seat(dealer) {
            return Err(Refusal::NoSuchSeat { rules, seat: dealer });
        }
        if play_on && rules.team_count() < 3 {
            return Err(Refusal::NoSecondPlace(rules));
        }
        if rules.teams().any(|team| team.iter().all(|seat| board.is_finished(*seat))) {
            return Err(Refusal::AlreadyWon);
        }
        Ok(Game {
            board,
            play_on,
            phase: Phase::Shuffle,
            dealer,
            deal_number: 0,
            playing: rules.seats().iter().copied().collect(),
            hands: BySeat::all(Hand::EMPTY),
            holding: SeatSet::EMPTY,
            to_give: SeatSet::EMPTY,
            given: BySeat::all(None),
            received: BySeat::all(None),
            deck: [Card::Start; LARGEST_DECK],
            dealt: 0,
            places: [None; 3],
            abandoned: false,
        })
    }

    /// The rule set.
    #[inline]
    pub fn rules(&self) -> RuleSet {
        self.board.rules()
    }

    /// Does the game go on for second place?
    pub fn plays_on(&self) -> bool {
        self.play_on
    }

    /// Where the pawns stand.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// What the game waits for.
    #[inline]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Who decides next: the seat at turn; in the exchange, where all may decide at once, the first that has not. Nobody
    /// when a deck is needed or the game is over.
    pub fn decider(&self) -> Option<Seat> {
        match self.phase {
            Phase::Exchange => self.to_give.iter().next(),
            Phase::Play(seat) => Some(seat),
            Phase::Shuffle | Phase::Over => None,
        }
    }

    /// Who deals, or will after the shuffle.
    pub fn dealer(&self) -> Seat {
        self.dealer
    }

    /// Which of the dealer's three deals this is; 0 before the first of a dealer.
    pub fn deal_number(&self) -> u8 {
        self.deal_number
    }

    /// The seats whose teams are still in the game.
    pub fn playing(&self) -> SeatSet {
        self.playing
    }

    /// The cards that a seat holds.
    #[inline]
    pub fn hand(&self, seat: Seat) -> &Hand {
        &self.hands[seat]
    }

    /// What a seat gave in this deal's exchange, if it has.
    pub fn given(&self, seat: Seat) -> Option<Card> {
        self.given[seat]
    }

    /// What a seat received in this deal's exchange, once everyone has given.
    pub fn received(&self, seat: Seat) -> Option<Card> {
        self.received[seat]
    }

    /// The seats that still have to give a card.
    pub fn to_give(&self) -> SeatSet {
        self.to_give
    }

    /// The cards that are yet to be dealt. Nobody may see them.
    pub fn undealt(&self) -> &[Card] {
        let size = if self.phase == Phase::Shuffle { 0 } else { self.rules().deck_size() };
        &self.deck[..size][usize::from(self.dealt).min(size)..]
    }

    /// The teams that have their places so far, the winners first.
    pub fn places(&self) -> impl Iterator<Item = Vec<Seat>> + '_ {
        self.places.iter().flatten().map(|seat| self.rules().team_of(*seat))
    }

    /// The seats of the team that has won.
    pub fn winners(&self) -> Option<Vec<Seat>> {
        self.places().next()
    }

    /// Was the game given up?
    pub fn is_abandoned(&self) -> bool {
        self.abandoned
    }

    /// Lists what the seat at turn can play; the list stays empty if it must fold, or nobody is at turn.
    #[inline]
    pub fn legal_moves(&self, list: &mut MoveList) {
        match self.phase {
            Phase::Play(seat) => list.fill_sorted(&self.board, seat, self.hand(seat).kinds()),
            _ => list.clear(),
        }
    }

    /// All that a seat can decide now.
    pub fn choices(&self, seat: Seat) -> Vec<Choice> {
        match self.phase {
            Phase::Exchange if self.to_give().contains(seat) => self.hand(seat).kinds().map(Choice::Give).collect(),
            Phase::Play(turn) if turn == seat => {
                let mut list = MoveList::new();
                self.legal_moves(&mut list);
                if list.is_empty() { vec![Choice::Fold] } else { list.iter().copied().map(Choice::Play).collect() }
            }
            _ => Vec::new(),
        }
    }

    /// Takes a shuffled deck, the first card to be dealt first, and deals.
    pub fn shuffle(&mut self, deck: &[Card]) -> Result<(), Refusal> {
        if self.phase != Phase::Shuffle {
            return Err(Refusal::NoShuffleNow);
        }
        let mut sorted = deck.to_vec();
        sorted.sort_unstable();
        let mut whole = self.rules().deck();
        whole.sort_unstable();
        if sorted != whole {
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

    /// The deal that was made last; before a dealer's first, number 0.
    fn dealing(&self) -> Dealing {
        Dealing { dealer: self.dealer, number: self.deal_number }
    }

    /// The seats that are dealt cards, clockwise from the dealer's left.
    pub fn dealing_order(&self) -> impl Iterator<Item = Seat> {
        self.dealing().order(self.playing)
    }

    /// Ruling 6: four cards each, one at a time, clockwise from the dealer's left.
    fn deal(&mut self) {
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
    fn next_turn(&mut self, seat: Seat) {
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
    fn place_if_finished(&mut self, seat: Seat) {
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

/// Says only what everyone may know, so that no log ever holds a hand.
impl fmt::Debug for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Game")
            .field("rules", &self.rules())
            .field("phase", &self.phase)
            .field("dealer", &self.dealer)
            .field("deal_number", &self.deal_number)
            .field("board", &self.board)
            .finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::edition::Edition;

    #[test]
    fn a_card_that_was_never_taken_up_stays_hidden_when_the_game_is_abandoned() {
        let mut game = Game::new(Setup::new(Edition::Classic, Seat::Red)).unwrap();
        game.shuffle(&game.rules().deck()).unwrap();
        game.give(Seat::Red, game.hand(Seat::Red)[0]).unwrap();
        game.abandon().unwrap();
        assert_eq!(game.received(Seat::Green), None);
    }

    #[test]
    fn a_game_is_small_and_copied() {
        fn copied<T: Copy>() -> usize {
            size_of::<T>()
        }
        assert!(copied::<Game>() <= 256, "{}", copied::<Game>());
    }
}
