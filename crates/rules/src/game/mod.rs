//! A whole game: who deals, who holds what, whose turn it is, who has won.
//!
//! Chance comes in from outside: the game says when it needs a shuffled deck ([`Phase::Shuffle`]) and is given one.

mod setup;
mod hand;
mod choice;
mod decide;
mod course;
mod dealing;
mod refusal;
mod event;
mod history;
mod view;

use std::fmt;

use crate::board::Board;
use crate::card::Card;
use crate::edition::RuleSet;
use crate::movegen::MoveList;
use crate::seat::{BySeat, Seat, SeatSet};

pub use choice::{Choice, ChoiceError};
pub use dealing::Dealing;
pub use event::{EndReason, Event};
pub use hand::Hand;
pub use history::{History, Mark};
pub use refusal::Refusal;
pub use setup::Setup;
pub use view::{Seen, View};

/// The largest deck of any rule set.
const LARGEST_DECK: usize = 78;

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
