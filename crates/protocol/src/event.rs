//! What happened, as JSON: one object for each event, as `makker replay --format jsonl` prints them.

use makker_rules::sorted::sort_by_key;
use makker_rules::{Board, Card, EndReason, Event, Landing, Move, RuleSet, Seat, Space, Travel};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::words::maybe_card::MaybeCard;
use crate::words::seat_map::SeatMap;
use crate::words::word::{Word, words};

/// One event. Cards that whoever reads this may not know are `"?"`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[serde(tag = "event", rename_all = "lowercase")]
pub enum EventMessage {
    /// The game begins.
    Start {
        /// The rule set's name.
        #[schema(value_type = String)]
        edition: Word<RuleSet>,
        /// The first dealer.
        #[schema(value_type = String)]
        dealer: Word<Seat>,
        /// Does the game go on for second place?
        #[serde(rename = "playOn")]
        play_on: bool,
        /// Where the pawns stand at first.
        #[schema(value_type = String)]
        board: Word<Board>,
    },
    /// All cards were gathered and shuffled.
    Shuffle {
        /// The whole deck, the first card to be dealt first.
        #[schema(value_type = Vec<String>)]
        deck: Vec<Word<MaybeCard>>,
    },
    /// Four cards each.
    Deal {
        /// Who dealt.
        #[schema(value_type = String)]
        dealer: Word<Seat>,
        /// The first, second or third deal of this dealer.
        number: u8,
        /// What each seat holds right after the deal, clockwise from red.
        #[schema(value_type = HashMap<String, Vec<String>>)]
        hands: SeatMap<Vec<Word<MaybeCard>>>,
    },
    /// A seat gave a card to a teammate.
    Give {
        /// Who gave.
        #[schema(value_type = String)]
        seat: Word<Seat>,
        /// What it gave.
        #[schema(value_type = String)]
        card: Word<MaybeCard>,
        /// Who will take it up.
        #[schema(value_type = String)]
        to: Word<Seat>,
    },
    /// A seat played a card.
    Play {
        /// Who played.
        #[schema(value_type = String)]
        seat: Word<Seat>,
        /// The card.
        #[schema(value_type = String)]
        card: Word<Card>,
        /// The card and what was done with it.
        #[serde(rename = "move")]
        #[schema(value_type = String)]
        mv: Word<Move>,
        /// The board after it.
        #[schema(value_type = String)]
        board: Word<Board>,
        /// Which ways the pawns went.
        legs: Vec<LegMessage>,
    },
    /// A seat could play nothing and laid its hand down, face up.
    Fold {
        /// Who folded.
        #[schema(value_type = String)]
        seat: Word<Seat>,
        /// The whole hand.
        #[schema(value_type = Vec<String>)]
        cards: Vec<Word<Card>>,
    },
    /// A team has its place.
    Place {
        /// 1 or 2.
        place: u8,
        /// The team.
        #[schema(value_type = Vec<String>)]
        seats: Vec<Word<Seat>>,
    },
    /// The game is over.
    End {
        /// The winning team; empty if the game was abandoned.
        #[schema(value_type = Vec<String>)]
        winners: Vec<Word<Seat>>,
        /// The teams whose places are known, the winners first.
        #[schema(value_type = Vec<Vec<String>>)]
        places: Vec<Vec<Word<Seat>>>,
        /// `"won"` or `"abandoned"`.
        reason: String,
    },
}

/// Which way one pawn went, and what its landing did. What did not happen is left out.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct LegMessage {
    /// Whose pawn it is.
    #[schema(value_type = String)]
    pub seat: Word<Seat>,
    /// The spaces from where it stood to where it came down.
    #[schema(value_type = Vec<String>)]
    pub path: Vec<Word<Space>>,
    /// The seat whose pawn it sent home.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    #[schema(value_type = Option<String>)]
    pub bumps: Option<Word<Seat>>,
    /// The seat whose pawns sent it home.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    #[schema(value_type = Option<String>)]
    pub bumped_by: Option<Word<Seat>>,
    /// Does it stand on a circle of its goal for good now?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub locks: bool,
}

impl EventMessage {
    /// The message for an event, with every secret that it holds.
    pub fn new(event: &Event) -> EventMessage {
        match event {
            Event::Start { setup } => EventMessage::Start {
                edition: Word(setup.rules()),
                dealer: Word(setup.dealer),
                play_on: setup.play_on,
                board: Word(setup.board),
            },
            Event::Shuffle { deck } => EventMessage::Shuffle { deck: hidden_or_not(deck) },
            Event::Deal { dealer, number, hands } => {
                let mut hands: Vec<_> = hands.iter().map(|(seat, cards)| (*seat, hidden_or_not(cards))).collect();
                sort_by_key(&mut hands, |(seat, _)| *seat);
                EventMessage::Deal { dealer: Word(*dealer), number: *number, hands: SeatMap(hands) }
            }
            Event::Give { seat, card, to } => {
                EventMessage::Give { seat: Word(*seat), card: Word(MaybeCard(*card)), to: Word(*to) }
            }
            Event::Play { seat, mv, travels, board } => EventMessage::Play {
                seat: Word(*seat),
                card: Word(mv.card()),
                mv: Word(*mv),
                board: Word(*board),
                legs: travels.iter().map(LegMessage::from).collect(),
            },
            Event::Fold { seat, cards } => EventMessage::Fold { seat: Word(*seat), cards: words(cards) },
            Event::Place { place, seats } => EventMessage::Place { place: *place, seats: words(seats) },
            Event::End { winners, places, reason } => EventMessage::End {
                winners: words(winners),
                places: places.iter().map(|seats| words(seats)).collect(),
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

    /// Does a seat see no more of an event than someone who only watches?
    pub fn is_seen_alike(event: &Event, viewer: Option<Seat>) -> bool {
        match event {
            Event::Deal { hands, .. } => !hands.iter().any(|(seat, _)| viewer == Some(*seat)),
            Event::Give { seat, .. } => viewer != Some(*seat),
            Event::Start { .. } | Event::Shuffle { .. } | Event::Play { .. } | Event::Fold { .. } => true,
            Event::Place { .. } | Event::End { .. } => true,
        }
    }
}

impl From<&Travel> for LegMessage {
    fn from(travel: &Travel) -> LegMessage {
        let (bumps, bumped_by) = match travel.landing {
            Landing::Rests => (None, None),
            Landing::Bumps(other) => (Some(Word(other)), None),
            Landing::BumpedBy(other) => (None, Some(Word(other))),
        };
        let path = words(&travel.path);
        LegMessage { seat: Word(travel.seat), path, bumps, bumped_by, locks: travel.locks }
    }
}

fn hidden_or_not(cards: &[Option<Card>]) -> Vec<Word<MaybeCard>> {
    cards.iter().map(|card| Word(MaybeCard(*card))).collect()
}
