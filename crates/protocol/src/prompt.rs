//! What a person can decide now, in a form in which a page can narrow it down without knowing the rules: card by card, leg by
//! leg.

use std::collections::HashMap;
use std::hash::Hash;

use makker_rules::sorted::sort_by_key;
use makker_rules::{Board, Card, Choice, Leg, Move, Seat, Travel, View};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::event::LegMessage;
use crate::words::word::Word;

/// What a seat can decide.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PromptMessage {
    /// The change since which this is asked: a choice must have seen it.
    pub since: u32,
    /// Give, play or fold.
    pub kind: PromptKind,
    /// Who gets the card that is given; none otherwise.
    #[schema(value_type = Option<String>)]
    pub to: Option<Word<Seat>>,
    /// The cards that can be chosen, each kind once.
    pub cards: Vec<CardPrompt>,
    /// The cards of the hand that cannot be played, and why.
    pub why: Vec<WhyMessage>,
    /// The different legs of all moves: many moves share them.
    pub legs: Vec<LegPrompt>,
    /// The steps towards a move, shared by all cards, each after those to which it leads.
    pub nodes: Vec<NodeMessage>,
}

/// What kind of decision it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum PromptKind {
    /// Choose a card for the teammate.
    Give,
    /// Choose a card and a move.
    Play,
    /// Nothing can be played.
    Fold,
}

/// A card that can be chosen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CardPrompt {
    /// Its code.
    #[schema(value_type = String)]
    pub card: Word<Card>,
    /// Where its first legs are found in `nodes`; none when giving.
    pub node: Option<u32>,
}

/// A card that cannot be played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct WhyMessage {
    /// The card.
    #[schema(value_type = String)]
    pub card: Word<Card>,
    /// A word from the closed list of reasons.
    pub reason: String,
}

/// A leg of a move, and what it would do.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct LegPrompt {
    /// As it stands in a move: `R3>R6`, `R3>R5>R14`, `R3<>Y2`. A move is its card, a space, and its legs with `, ` between.
    pub text: String,
    /// Whose pawn goes, the spaces that it passes, and what that would do. A swap has two, and so has a pawn that goes on and
    /// back again.
    pub travels: Vec<LegMessage>,
}

/// A step on the way to a move.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NodeMessage {
    /// May the move end here?
    pub done: bool,
    /// The legs with which it may go on, in the order of their texts.
    pub legs: Vec<EdgeMessage>,
}

/// A leg with which a move may go on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct EdgeMessage {
    /// Which of the prompt's `legs`.
    pub leg: u32,
    /// To which of its `nodes` that leads.
    pub node: u32,
}

impl PromptMessage {
    /// What the view's seat can decide, asked since this change; nothing if it is not its turn.
    pub fn new(view: &View, since: u32) -> Option<PromptMessage> {
        let seat = view.seat?;
        let prompt = |kind| PromptMessage {
            since,
            kind,
            to: None,
            cards: Vec::new(),
            why: Vec::new(),
            legs: Vec::new(),
            nodes: Vec::new(),
        };
        Some(match view.choices.first()? {
            Choice::Give(_) => PromptMessage {
                to: Some(Word(view.rules().gives_to(seat))),
                cards: view.hand.kinds().map(|card| CardPrompt { card: Word(card), node: None }).collect(),
                ..prompt(PromptKind::Give)
            },
            Choice::Fold => {
                let why = view.hand.kinds().filter_map(|card| WhyMessage::new(&view.board, seat, card));
                PromptMessage { why: why.collect(), ..prompt(PromptKind::Fold) }
            }
            Choice::Play(_) => {
                // The view lists what can be played: of those cards every spelling is asked for, of the others the reason.
                let is_playable = |card: Card| {
                    view.choices.iter().any(|choice| matches!(choice, Choice::Play(mv) if mv.card() == card))
                };
                let mut graph = Graph::default();
                let mut playable = prompt(PromptKind::Play);
                for card in view.hand.kinds() {
                    if is_playable(card) {
                        let node = graph.card(&view.board, seat, card);
                        playable.cards.push(CardPrompt { card: Word(card), node: Some(node) });
                    } else {
                        playable.why.extend(WhyMessage::new(&view.board, seat, card));
                    }
                }
                PromptMessage { legs: graph.legs.all(), nodes: graph.nodes.all(), ..playable }
            }
        })
    }
}

impl WhyMessage {
    /// Why a seat cannot play a card on this board; none if it can.
    pub fn new(board: &Board, seat: Seat, card: Card) -> Option<WhyMessage> {
        let reason = board.why_not(seat, card)?;
        Some(WhyMessage { card: Word(card), reason: reason.word().to_string() })
    }
}

/// A way to write a move, with what each leg does.
struct Spelling {
    legs: Vec<Leg>,
    travels: Vec<Travel>,
}

impl Spelling {
    /// What happens on one leg. Only the leg of a swap, or on and back again, has two parts, and it is alone.
    fn travels(&self, leg: usize) -> &[Travel] {
        match self.legs.len() {
            1 => &self.travels,
            _ => &self.travels[leg..=leg],
        }
    }
}

/// Things that are written once and then meant by their numbers.
struct Numbered<T>(HashMap<T, u32>);

impl<T> Default for Numbered<T> {
    fn default() -> Numbered<T> {
        Numbered(HashMap::new())
    }
}

impl<T: Eq + Hash> Numbered<T> {
    fn number(&mut self, thing: T) -> u32 {
        let next = self.0.len() as u32;
        *self.0.entry(thing).or_insert(next)
    }

    /// All of them, by their numbers.
    fn all(self) -> Vec<T> {
        let mut all: Vec<(T, u32)> = self.0.into_iter().collect();
        sort_by_key(&mut all, |(_, number)| *number);
        all.into_iter().map(|(thing, _)| thing).collect()
    }
}

/// The graph so far. Nodes come in after those to which they lead, so that nodes with the same future are the same node.
#[derive(Default)]
struct Graph {
    legs: Numbered<LegPrompt>,
    nodes: Numbered<NodeMessage>,
}

impl Graph {
    /// The node at which the moves of a card begin.
    fn card(&mut self, board: &Board, seat: Seat, card: Card) -> u32 {
        let mut moves = board.traces(seat, card);
        // In the order of their texts, moves that begin alike stand together.
        sort_by_key(&mut moves, |(mv, _)| *mv);
        let spelling = |(mv, travels): (Move, _)| Spelling { legs: mv.legs().collect(), travels };
        let spellings: Vec<Spelling> = moves.into_iter().map(spelling).collect();
        self.node(&spellings, 0)
    }

    /// The node after the first `depth` legs, which all these spellings share.
    fn node(&mut self, spellings: &[Spelling], depth: usize) -> u32 {
        let ended = spellings.iter().take_while(|spelling| spelling.legs.len() == depth).count();
        let by_leg = spellings[ended..].chunk_by(|a, b| a.legs[depth] == b.legs[depth]);
        let legs = by_leg.map(|together| self.edge(together, depth)).collect();
        self.nodes.number(NodeMessage { done: ended > 0, legs })
    }

    fn edge(&mut self, spellings: &[Spelling], depth: usize) -> EdgeMessage {
        // A pawn may come to the same circle straight or by turning in its goal, and which it was shows only in the steps that
        // are left for the next legs. Until then the shortest way is shown; all else that a leg does is the same.
        let ways = spellings.iter().map(|spelling| spelling.travels(depth));
        let shortest = ways.min_by_key(|travels| travels.iter().map(|travel| travel.path.len()).sum::<usize>());
        let travels = shortest.unwrap_or_default().iter().map(LegMessage::from).collect();
        let leg = self.legs.number(LegPrompt { text: text(&spellings[0].legs[depth]), travels });
        EdgeMessage { leg, node: self.node(spellings, depth + 1) }
    }
}

/// A leg as it stands in a move.
fn text(leg: &Leg) -> String {
    match leg {
        Leg::Walk { from, to } => format!("{from}>{to}"),
        Leg::Via { from, via, to } => format!("{from}>{via}>{to}"),
        Leg::Swap { a, b } => format!("{a}<>{b}"),
    }
}
