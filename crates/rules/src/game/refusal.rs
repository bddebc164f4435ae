//! Why a game does not take what was asked of it, with what to do instead.

use std::fmt;

use crate::card::Card;
use crate::edition::RuleSet;
use crate::moves::Move;
use crate::seat::Seat;

/// Why the game does not take what was asked of it. Nothing has changed then.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The rule set has no such seat.
    NoSuchSeat {
        /// The rule set.
        rules: RuleSet,
        /// The seat.
        seat: Seat,
    },
    /// Second place is played for only among three teams.
    NoSecondPlace(RuleSet),
    /// The board to begin on has a team that is finished.
    AlreadyWon,
    /// The game is over.
    Over,
    /// The seat's team has its place and plays no more.
    Finished(Seat),
    /// The deck is not to be shuffled now.
    NoShuffleNow,
    /// The cards are not the rule set's whole deck.
    NotTheDeck(RuleSet),
    /// No cards are to be given now.
    NoExchangeNow,
    /// The seat has given a card already.
    AlreadyGiven(Seat),
    /// Cards are not to be played now.
    NotPlaying,
    /// It is another seat's turn.
    NotYourTurn {
        /// The seat at turn.
        turn: Seat,
    },
    /// The seat does not hold this card.
    NotInHand(Card),
    /// The move is not legal.
    Illegal(Move),
    /// A card can be played, so folding is not allowed.
    MustPlay(Move),
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::NoSuchSeat { rules, seat } => {
                let seats: Vec<String> = rules.seats().iter().map(Seat::to_string).collect();
                write!(f, "{rules} has no seat {seat}: choose one of {}", seats.join(", "))
            }
            Refusal::NoSecondPlace(rules) => {
                write!(
                    f,
                    "{rules} has two teams, so nobody plays on for second place: leave that out or take plus-pairs"
                )
            }
            Refusal::AlreadyWon => f.write_str("on this board a team has finished already: begin on another one"),
            Refusal::Over => f.write_str("the game is over: start a new one"),
            Refusal::Finished(seat) => write!(f, "the team of {seat} has finished and plays no more"),
            Refusal::NoShuffleNow => f.write_str("the deck is not shuffled now: go on with the cards dealt"),
            Refusal::NotTheDeck(rules) => {
                let (size, copies) = (rules.deck_size(), rules.copies());
                write!(f, "these are not the {size} cards of {rules}, {copies} of each: see `makker cards`")
            }
            Refusal::NoExchangeNow => f.write_str("cards are given only right after a deal"),
            Refusal::AlreadyGiven(seat) => write!(f, "{seat} has given a card already: wait for the others"),
            Refusal::NotPlaying => f.write_str("no card can be played now: first the cards are dealt and exchanged"),
            Refusal::NotYourTurn { turn } => write!(f, "it is the turn of {turn}"),
            Refusal::NotInHand(card) => write!(f, "the card {card} is not in this hand: choose one that is"),
            Refusal::Illegal(mv) => write!(f, "{mv} is not a legal move: choose one of the list"),
            Refusal::MustPlay(mv) => write!(f, "folding is not allowed while a card can be played, such as {mv}"),
        }
    }
}

impl std::error::Error for Refusal {}
