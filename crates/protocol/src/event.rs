//! What happened, as JSON: one object for each event, as `makker replay --format jsonl` prints them.

use makker_rules::{Card, EndReason, Event, Landing, Seat, Space, Travel};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::words::by_seat::BySeat;

/// One event. Cards that whoever reads this may not know are `"?"`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[serde(tag = "event", rename_all = "lowercase")]
pub enum EventMessage {
    /// The game begins.
    Start {
        /// The rule set's name.
        edition: String,
        /// The first dealer.
        dealer: String,
        /// Does the game go on for second place?
        #[serde(rename = "playOn")]
        play_on: bool,
        /// Where the pawns stand at first.
        board: String,
    },
    /// All cards were gathered and shuffled.
    Shuffle {
        /// The whole deck, the first card to be dealt first.
        deck: Vec<String>,
    },
    /// Four cards each.
    Deal {
        /// Who dealt.
        dealer: String,
        /// The first, second or third deal of this dealer.
        number: u8,
        /// What each seat holds right after the deal, clockwise from red.
        #[schema(value_type = HashMap<String, Vec<String>>)]
        hands: BySeat<Vec<String>>,
    },
    /// A seat gave a card to a teammate.
    Give {
        /// Who gave.
        seat: String,
        /// What it gave.
        card: String,
        /// Who will take it up.
        to: String,
    },
    /// A seat played a card.
    Play {
        /// Who played.
        seat: String,
        /// The card.
        card: String,
        /// The card and what was done with it.
        #[serde(rename = "move")]
        mv: String,
        /// The board after it.
        board: String,
        /// Which ways the pawns went.
        legs: Vec<LegMessage>,
    },
    /// A seat could play nothing and laid its hand down, face up.
    Fold {
        /// Who folded.
        seat: String,
        /// The whole hand.
        cards: Vec<String>,
    },
    /// A team has its place.
    Place {
        /// 1 or 2.
        place: u8,
        /// The team.
        seats: Vec<String>,
    },
    /// The game is over.
    End {
        /// The winning team; empty if the game was abandoned.
        winners: Vec<String>,
        /// The teams whose places are known, the winners first.
        places: Vec<Vec<String>>,
        /// `"won"` or `"abandoned"`.
        reason: String,
    },
}

/// Which way one pawn went, and what its landing did. What did not happen is left out.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct LegMessage {
    /// Whose pawn it is.
    pub seat: String,
    /// The spaces from where it stood to where it came down.
    pub path: Vec<String>,
    /// The seat whose pawn it sent home.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub bumps: Option<String>,
    /// The seat whose pawns sent it home.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub bumped_by: Option<String>,
    /// Does it stand on a circle of its goal for good now?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub locks: bool,
}

impl EventMessage {
    /// The message for an event of a game of this rule set.
    pub fn new(event: &Event) -> EventMessage {
        match event {
            Event::Start { setup } => EventMessage::Start {
                edition: setup.rules().to_string(),
                dealer: setup.dealer.to_string(),
                play_on: setup.play_on,
                board: setup.board.to_string(),
            },
            Event::Shuffle { deck } => EventMessage::Shuffle { deck: hidden_or_not(deck) },
            Event::Deal { dealer, number, hands } => {
                let mut hands: Vec<_> = hands.iter().map(|(seat, cards)| (*seat, hidden_or_not(cards))).collect();
                hands.sort_by_key(|(seat, _)| *seat);
                EventMessage::Deal { dealer: dealer.to_string(), number: *number, hands: BySeat(hands) }
            }
            Event::Give { seat, card, to } => {
                EventMessage::Give { seat: seat.to_string(), card: code(card), to: to.to_string() }
            }
            Event::Play { seat, mv, travels, board } => EventMessage::Play {
                seat: seat.to_string(),
                card: mv.card().to_string(),
                mv: mv.to_string(),
                board: board.to_string(),
                legs: travels.iter().map(LegMessage::from).collect(),
            },
            Event::Fold { seat, cards } => {
                EventMessage::Fold { seat: seat.to_string(), cards: cards.iter().map(Card::to_string).collect() }
            }
            Event::Place { place, seats } => EventMessage::Place { place: *place, seats: letters(seats) },
            Event::End { winners, places, reason } => EventMessage::End {
                winners: letters(winners),
                places: places.iter().map(|seats| letters(seats)).collect(),
                reason: match reason {
                    EndReason::Won => "won".to_string(),
                    EndReason::Abandoned => "abandoned".to_string(),
                },
            },
        }
    }

    /// What a seat, or someone who only watches, may know of an event when it happens; nothing of a shuffle.
    pub fn seen_by(event: &Event, viewer: Option<Seat>) -> Option<EventMessage> {
        match event {
            Event::Shuffle { .. } => None,
            Event::Deal { dealer, number, hands } => {
                let seen = |(seat, cards): &(Seat, Vec<Option<Card>>)| {
                    let is_own = viewer == Some(*seat);
                    (*seat, if is_own { cards.clone() } else { vec![None; cards.len()] })
                };
                let hands = hands.iter().map(seen).collect();
                Some(EventMessage::new(&Event::Deal { dealer: *dealer, number: *number, hands }))
            }
            Event::Give { seat, card, to } => {
                // Whoever receives it takes it up only when all have given.
                let card = card.filter(|_| viewer == Some(*seat));
                Some(EventMessage::new(&Event::Give { seat: *seat, card, to: *to }))
            }
            Event::Start { .. } | Event::Play { .. } | Event::Fold { .. } | Event::Place { .. } | Event::End { .. } => {
                Some(EventMessage::new(event))
            }
        }
    }
}

impl From<&Travel> for LegMessage {
    fn from(travel: &Travel) -> LegMessage {
        let (bumps, bumped_by) = match travel.landing {
            Landing::Rests => (None, None),
            Landing::Bumps(other) => (Some(other.to_string()), None),
            Landing::BumpedBy(other) => (None, Some(other.to_string())),
        };
        let path = travel.path.iter().map(Space::to_string).collect();
        LegMessage { seat: travel.seat.to_string(), path, bumps, bumped_by, locks: travel.locks }
    }
}

/// The letters of some seats.
pub(crate) fn letters(seats: &[Seat]) -> Vec<String> {
    seats.iter().map(Seat::to_string).collect()
}

fn hidden_or_not(cards: &[Option<Card>]) -> Vec<String> {
    cards.iter().map(code).collect()
}

fn code(card: &Option<Card>) -> String {
    card.map_or("?", Card::code).to_string()
}
