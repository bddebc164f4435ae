//! What one seat, or a spectator, may know of a game: enough to play from.
//!
//! A view is built by listing what may be known, never by removing secrets from the whole game.

use crate::board::Board;
use crate::card::Card;
use crate::edition::RuleSet;
use crate::game::{Choice, Event, Hand, History, Phase};
use crate::moves::Move;
use crate::seat::{Seat, SeatSet};

/// What one seat may know. Without a seat, what everyone may know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// Does the game go on for second place?
    pub play_on: bool,
    /// Who sees this; nobody in particular for a spectator.
    pub seat: Option<Seat>,
    /// What the game waits for, and whose turn it is.
    pub phase: Phase,
    /// Who deals.
    pub dealer: Seat,
    /// The first, second or third deal of this dealer; 0 before the first.
    pub deal_number: u8,
    /// Which dealer's turn of the game, from 1; 0 before the first deal, or if it is not known.
    pub round: u32,
    /// Where the pawns stand, and by which rules.
    pub board: Board,
    /// Where the pawns stood when the cards of this deal were dealt, if any were and it is known.
    pub dealt_on: Option<Board>,
    /// The seat's own cards.
    pub hand: Hand,
    /// What the seat gave in this deal's exchange.
    pub given: Option<Card>,
    /// What the seat received in this deal's exchange.
    pub received: Option<Card>,
    /// The seats that have not given a card yet, while cards are exchanged.
    pub to_give: SeatSet,
    /// How many cards each seat of the rule set holds, clockwise from red.
    pub cards_left: Vec<(Seat, u8)>,
    /// The teams that have their places, the winners first.
    pub places: Vec<Vec<Seat>>,
    /// What everyone saw since the last shuffle.
    pub seen: Vec<Seen>,
    /// What the seat can decide now: all of its choices, or none if it is not its turn.
    pub choices: Vec<Choice>,
}

/// One thing that everyone saw.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Seen {
    /// Cards were dealt, four each, face down.
    Deal {
        /// Who dealt.
        dealer: Seat,
        /// The first, second or third deal of this dealer.
        number: u8,
    },
    /// A seat laid a card face down for a teammate.
    Give {
        /// Who gave.
        seat: Seat,
        /// Who will take it up.
        to: Seat,
    },
    /// A seat played a card.
    Play {
        /// Who played.
        seat: Seat,
        /// What it did.
        mv: Move,
    },
    /// A seat laid its hand down, face up.
    Fold {
        /// Who folded.
        seat: Seat,
        /// The whole hand.
        cards: Vec<Card>,
    },
    /// A team has its place.
    Place {
        /// 1 or 2.
        place: u8,
        /// The team.
        seats: Vec<Seat>,
    },
}

impl View {
    /// The rule set.
    pub fn rules(&self) -> RuleSet {
        self.board.rules()
    }

    /// What a seat may know now. Without a seat, or for a seat that the rule set does not have: what a spectator may
    /// know.
    pub fn new(history: &History, seat: Option<Seat>) -> View {
        View { seen: history.seen().to_vec(), ..View::without_past(history, seat) }
    }

    /// The same without what was seen since the last shuffle: enough to choose from, and sooner made.
    pub fn without_past(history: &History, seat: Option<Seat>) -> View {
        let game = history.game();
        let rules = game.rules();
        let seat = seat.filter(|seat| rules.has_seat(*seat));
        View {
            play_on: game.plays_on(),
            seat,
            phase: game.phase(),
            dealer: game.dealer(),
            deal_number: game.deal_number(),
            round: history.round(),
            board: *game.board(),
            dealt_on: history.dealt_on(),
            hand: seat.map_or(Hand::EMPTY, |seat| *game.hand(seat)),
            given: seat.and_then(|seat| game.given(seat)),
            received: seat.and_then(|seat| game.received(seat)),
            to_give: game.to_give(),
            cards_left: rules.seats().iter().map(|seat| (*seat, game.hand(*seat).len() as u8)).collect(),
            places: game.places().collect(),
            seen: Vec::new(),
            choices: seat.map_or_else(Vec::new, |seat| game.choices(seat)),
        }
    }
}

impl Seen {
    /// What everyone saw of an event; nothing of a shuffle, and the end is seen by other means.
    pub(crate) fn of(event: &Event) -> Option<Seen> {
        match event {
            Event::Start { .. } | Event::Shuffle { .. } | Event::End { .. } => None,
            Event::Deal { dealer, number, .. } => Some(Seen::Deal { dealer: *dealer, number: *number }),
            Event::Give { seat, to, .. } => Some(Seen::Give { seat: *seat, to: *to }),
            Event::Play { seat, mv, .. } => Some(Seen::Play { seat: *seat, mv: *mv }),
            Event::Fold { seat, cards } => Some(Seen::Fold { seat: *seat, cards: cards.clone() }),
            Event::Place { place, seats } => Some(Seen::Place { place: *place, seats: seats.clone() }),
        }
    }
}
