//! A whole game: who deals, who holds what, whose turn it is, who has won.
//!
//! Chance comes in from outside: the game says when it needs a shuffled deck ([`Phase::Shuffle`]) and is given one.

pub(crate) mod hand;
pub(crate) mod refusal;
pub(crate) mod event;
pub(crate) mod history;
pub(crate) mod view;

use std::fmt;

use crate::board::Board;
use crate::card::Card;
use crate::edition::{Edition, Shuffling};
use crate::game::hand::Hand;
use crate::game::refusal::Refusal;
use crate::movegen::{MoveList, is_legal};
use crate::moves::Move;
use crate::seat::{Seat, SeatSet};

/// How often a dealer deals before the next seat does.
const DEALS_A_DEALER: u8 = 3;

/// The largest deck of any rule set.
const LARGEST_DECK: usize = 78;

/// What is agreed before a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The rule set.
    pub edition: Edition,
    /// The first dealer, drawn by whoever has a source of chance.
    pub dealer: Seat,
    /// Does the game go on for second place? Only where there are three teams (ruling 16).
    pub play_on: bool,
}

impl Setup {
    /// A game that ends with its first winners.
    pub fn new(edition: Edition, dealer: Seat) -> Setup {
        Setup { edition, dealer, play_on: false }
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

/// What a seat can decide.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Choice {
    /// To give this card to a teammate in the exchange.
    Give(Card),
    /// To play a card.
    Play(Move),
    /// To fold, because no card can be played.
    Fold,
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Choice::Give(card) => write!(f, "give {card}"),
            Choice::Play(mv) => write!(f, "{mv}"),
            Choice::Fold => f.write_str("fold"),
        }
    }
}

/// The state of a game. Small, and copied without allocating.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Game {
    board: Board,
    edition: Edition,
    play_on: bool,
    phase: Phase,
    dealer: Seat,
    /// 1, 2 or 3 within the dealer's turn; 0 before the first deal.
    deal_number: u8,
    /// The seats whose teams have no place yet.
    playing: SeatSet,
    hands: [Hand; 6],
    /// The seats that hold cards, once they are played.
    holding: SeatSet,
    /// The seats that still have to give a card.
    to_give: SeatSet,
    /// What each seat gave in this deal's exchange.
    given: [Option<Card>; 6],
    /// What each seat took up when all had given.
    received: [Option<Card>; 6],
    /// The whole deck as shuffled, for the rule sets with smaller ones filled up with anything.
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
        Game::on_board(setup, Board::new())
    }

    /// A game that begins with pawns already on the board, for exercises and tests.
    pub fn on_board(setup: Setup, board: Board) -> Result<Game, Refusal> {
        let Setup { edition, dealer, play_on } = setup;
        if !edition.has_seat(dealer) {
            return Err(Refusal::NoSuchSeat { edition, seat: dealer });
        }
        if play_on && edition.team_count() < 3 {
            return Err(Refusal::NoSecondPlace(edition));
        }
        if !board.is_of(edition) {
            return Err(Refusal::OtherBoard(edition));
        }
        if edition.teams().any(|team| team.iter().all(|seat| board.is_finished(*seat))) {
            return Err(Refusal::AlreadyWon);
        }
        Ok(Game {
            board,
            edition,
            play_on,
            phase: Phase::Shuffle,
            dealer,
            deal_number: 0,
            playing: edition.seats().iter().copied().collect(),
            hands: [Hand::EMPTY; 6],
            holding: SeatSet::EMPTY,
            to_give: SeatSet::EMPTY,
            given: [None; 6],
            received: [None; 6],
            deck: [Card::Start; LARGEST_DECK],
            dealt: 0,
            places: [None; 3],
            abandoned: false,
        })
    }

    /// The rule set.
    pub fn edition(&self) -> Edition {
        self.edition
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
        &self.hands[seat.index()]
    }

    /// What a seat gave in this deal's exchange, if it has.
    pub fn given(&self, seat: Seat) -> Option<Card> {
        self.given[seat.index()]
    }

    /// What a seat received in this deal's exchange, once everyone has given.
    pub fn received(&self, seat: Seat) -> Option<Card> {
        self.received[seat.index()]
    }

    /// The seats that still have to give a card.
    pub fn to_give(&self) -> SeatSet {
        self.to_give
    }

    /// The cards that are yet to be dealt. Nobody may see them.
    pub fn undealt(&self) -> &[Card] {
        let size = if self.phase == Phase::Shuffle { 0 } else { self.edition.deck_size() };
        &self.deck[..size][usize::from(self.dealt).min(size)..]
    }

    /// The teams that have their places so far, the winners first.
    pub fn places(&self) -> impl Iterator<Item = Vec<Seat>> + '_ {
        self.places.iter().flatten().map(|seat| self.edition.team_of(*seat))
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
            Phase::Play(seat) => list.fill_sorted(self.edition, &self.board, seat, self.hand(seat).kinds()),
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
        let mut whole = self.edition.deck();
        whole.sort_unstable();
        if sorted != whole {
            return Err(Refusal::NotTheDeck(self.edition));
        }
        self.shuffle_whole(deck);
        Ok(())
    }

    /// [`Game::shuffle`] for a deck that is known to be the rule set's own, shuffled, when one is needed. Otherwise the game
    /// makes no sense afterwards.
    ///
    /// # Panics
    /// If the deck has another number of cards.
    #[inline]
    pub fn shuffle_whole(&mut self, deck: &[Card]) {
        debug_assert_eq!(self.phase, Phase::Shuffle);
        self.deck[..self.edition.deck_size()].copy_from_slice(deck);
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
        self.hands[seat.index()].remove(card);
        self.given[seat.index()] = Some(card);
        self.to_give = self.to_give.without(seat);
        if self.to_give.is_empty() {
            for giver in self.playing.iter() {
                let to = self.edition.track().gives_to(giver).index();
                self.received[to] = self.given(giver);
                self.received[to].into_iter().for_each(|card| self.hands[to].add(card));
            }
            self.holding = self.playing;
            self.phase = Phase::Play(self.first_after(self.dealer));
        }
        Ok(())
    }

    /// The seat at turn plays a card; any legal spelling of the move will do.
    pub fn play(&mut self, seat: Seat, mv: &Move) -> Result<(), Refusal> {
        self.check_turn(seat)?;
        if !self.hand(seat).holds(mv.card()) {
            return Err(Refusal::NotInHand(mv.card()));
        }
        if !is_legal(self.edition, &self.board, seat, mv) {
            return Err(Refusal::Illegal(*mv));
        }
        self.play_listed(mv);
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
        self.fold_listed();
        Ok(())
    }

    /// Does again what was done by rules that may have been corrected since: it is not asked whether the move, or the fold,
    /// would be legal today, and the pawns stand afterwards as they stood then.
    pub fn repeat(&mut self, seat: Seat, choice: Choice, board: &Board) -> Result<(), Refusal> {
        let mv = match choice {
            Choice::Give(card) => return self.give(seat, card),
            Choice::Fold => {
                self.check_turn(seat)?;
                self.fold_listed();
                return Ok(());
            }
            Choice::Play(mv) => mv,
        };
        self.check_turn(seat)?;
        if !self.hand(seat).holds(mv.card()) {
            return Err(Refusal::NotInHand(mv.card()));
        }
        if !board.is_of(self.edition) {
            return Err(Refusal::OtherBoard(self.edition));
        }
        self.lay_down(seat, mv.card(), |stood| *stood = *board);
        Ok(())
    }

    /// [`Game::play`] for the seat at turn and a move of its list, without looking again whether it is legal. With any other
    /// move it panics, or the game makes no sense afterwards.
    #[inline]
    pub fn play_listed(&mut self, mv: &Move) {
        let Phase::Play(seat) = self.phase else { return };
        debug_assert!(is_legal(self.edition, &self.board, seat, mv));
        self.lay_down(seat, mv.card(), |board| mv.apply(board, seat));
    }

    #[inline]
    fn lay_down(&mut self, seat: Seat, card: Card, play: impl FnOnce(&mut Board)) {
        self.hands[seat.index()].remove(card);
        play(&mut self.board);
        if self.board.is_finished(seat) {
            self.place_if_finished(seat);
        }
        self.next_turn(seat);
    }

    /// [`Game::fold`] for the seat at turn when its list is empty, without looking again whether it is.
    #[inline]
    pub fn fold_listed(&mut self) {
        let Phase::Play(seat) = self.phase else { return };
        self.hands[seat.index()] = Hand::EMPTY;
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
            _ if !self.edition.has_seat(seat) => Err(Refusal::NoSuchSeat { edition: self.edition, seat }),
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

    /// The next seat clockwise that still plays.
    fn first_after(&self, seat: Seat) -> Seat {
        self.playing.next_after(seat).unwrap_or(seat)
    }

    /// The seats that are dealt cards, clockwise from the dealer's left.
    pub fn dealing_order(&self) -> impl Iterator<Item = Seat> + '_ {
        let count = self.playing.iter().count();
        std::iter::successors(Some(self.first_after(self.dealer)), |seat| Some(self.first_after(*seat))).take(count)
    }

    /// Ruling 6: four cards each, one at a time, clockwise from the dealer's left.
    fn deal(&mut self) {
        self.deal_number += 1;
        (self.given, self.received) = ([None; 6], [None; 6]);
        let seats = self.playing.iter().count();
        let cards = &self.deck[usize::from(self.dealt)..][..Hand::SIZE * seats];
        let mut seat = self.dealer;
        for place in 0..seats {
            seat = self.playing.next_after(seat).unwrap_or(seat); // as dealing_order
            self.hands[seat.index()] = Hand::dealt([0, 1, 2, 3].map(|round| cards[round * seats + place]));
        }
        self.dealt += (Hand::SIZE * seats) as u8;
        self.to_give = self.playing;
        self.phase = Phase::Exchange;
    }

    #[inline]
    fn next_turn(&mut self, seat: Seat) {
        let without = self.holding.without(seat);
        self.holding = if self.hands[seat.index()].is_empty() { without } else { self.holding };
        if self.phase != Phase::Over {
            match self.holding.next_after(seat) {
                Some(next) => self.phase = Phase::Play(next),
                None => self.next_deal(),
            }
        }
    }

    /// Rulings 6 and 16: who deals next, and from which deck.
    fn next_deal(&mut self) {
        let dealer_is_done = self.deal_number == DEALS_A_DEALER || !self.playing.contains(self.dealer);
        if dealer_is_done {
            self.dealer = self.first_after(self.dealer);
            self.deal_number = 0;
        }
        match self.edition.rule_set().shuffling {
            Shuffling::EachDealer if !dealer_is_done => self.deal(),
            _ => self.phase = Phase::Shuffle,
        }
    }

    /// Ruling 16: the team of this seat has its place once all of its pawns are locked.
    fn place_if_finished(&mut self, seat: Seat) {
        let team = self.edition.track().teammates(seat).with(seat);
        if !team.iter().all(|mate| self.board.is_finished(mate)) {
            return;
        }
        let mut places = self.places.iter_mut().filter(|place| place.is_none());
        if let Some(place) = places.next() {
            *place = Some(seat);
        }
        for mate in team.iter() {
            self.playing = self.playing.without(mate);
            self.hands[mate.index()] = Hand::EMPTY;
            self.holding = self.holding.without(mate);
        }
        let mut teams_left = self.edition.teams().filter(|team| self.playing.contains(team[0]));
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
            .field("edition", &self.edition)
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

    #[test]
    fn a_card_that_was_never_taken_up_stays_hidden_when_the_game_is_abandoned() {
        let mut game = Game::new(Setup::new(Edition::Classic, Seat::Red)).unwrap();
        game.shuffle(&game.edition().deck()).unwrap();
        game.give(Seat::Red, game.hand(Seat::Red)[0]).unwrap();
        game.abandon().unwrap();
        assert_eq!(game.received(Seat::Green), None);
    }

    #[test]
    fn a_game_begins_only_on_a_board_of_its_edition() {
        let six = Board::parse(
            Edition::PlusPairs,
            "Rh,Rh,Rh,O13/Oh,Oh,Oh,Oh/Yh,Yh,Yh,Yh/Gh,Gh,Gh,Gh/Bh,Bh,Bh,Bh/Ph,Ph,Ph,Ph",
        );
        let game = Game::on_board(Setup::new(Edition::Classic, Seat::Red), six.unwrap());
        assert_eq!(game.unwrap_err(), Refusal::OtherBoard(Edition::Classic));
    }

    #[test]
    fn a_game_is_small_and_copied() {
        fn copied<T: Copy>() -> usize {
            size_of::<T>()
        }
        assert!(copied::<Game>() <= 256, "{}", copied::<Game>());
    }
}
