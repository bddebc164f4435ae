//! The cards of a deck as JSON: what people see on them, and what each lets a seat do.

use makker_rules::{Card, Effect};
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::words::word::Word;

/// A card of the deck.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct CardMessage {
    /// The code that stands for it in every message.
    #[schema(value_type = String)]
    pub code: Word<Card>,
    /// What people see on it.
    pub face: String,
    /// What it lets a seat do: one of these.
    pub effects: Vec<EffectMessage>,
}

/// One thing that a card lets a seat do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[serde(tag = "effect", rename_all = "camelCase")]
pub enum EffectMessage {
    /// A pawn from home to its start.
    Start,
    /// One pawn forwards.
    Forward {
        /// How many steps.
        steps: u8,
    },
    /// One pawn forwards, through walls.
    Jump {
        /// How many steps.
        steps: u8,
    },
    /// One pawn backwards, not from the goal.
    Backward {
        /// How many steps.
        steps: u8,
    },
    /// Forwards, shared out among pawns.
    Split {
        /// How many steps in all.
        steps: u8,
    },
    /// Exactly two pawns forwards.
    Pair {
        /// How many steps each.
        steps: u8,
    },
    /// One pawn forwards and then backwards, landing twice.
    ForwardBack {
        /// How many steps forwards.
        forward: u8,
        /// How many steps backwards.
        back: u8,
    },
    /// Two pawns on the track change places.
    Swap,
    /// Two pawns of the team from home to their starts.
    StartTwo,
}

impl From<Card> for CardMessage {
    fn from(card: Card) -> CardMessage {
        CardMessage {
            code: Word(card),
            face: card.face().to_string(),
            effects: card.effects().iter().copied().map(EffectMessage::from).collect(),
        }
    }
}

impl From<Effect> for EffectMessage {
    fn from(effect: Effect) -> EffectMessage {
        match effect {
            Effect::Start => EffectMessage::Start,
            Effect::Forward(steps) => EffectMessage::Forward { steps },
            Effect::Jump(steps) => EffectMessage::Jump { steps },
            Effect::Backward(steps) => EffectMessage::Backward { steps },
            Effect::Split(steps) => EffectMessage::Split { steps },
            Effect::Pair(steps) => EffectMessage::Pair { steps },
            Effect::ForwardBack(forward, back) => EffectMessage::ForwardBack { forward, back },
            Effect::Swap => EffectMessage::Swap,
            Effect::StartTwo => EffectMessage::StartTwo,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(card: Card, json: &str) {
        assert_eq!(serde_json::to_string(&CardMessage::from(card)).unwrap(), json);
    }

    #[test]
    fn a_card_tells_its_face_and_each_of_its_effects() {
        check(
            Card::StartOrEight,
            r#"{"code":"S8","face":"8♥","effects":[{"effect":"start"},{"effect":"forward","steps":8}]}"#,
        );
        check(
            Card::SevenOrTwoBackFive,
            r#"{"code":"7/+2-5","face":"7/+2÷5","effects":[{"effect":"forward","steps":7},{"effect":"forwardBack","forward":2,"back":5}]}"#,
        );
        check(
            Card::TwoOrTwoStarts,
            r#"{"code":"2SS","face":"2 ♥♥","effects":[{"effect":"forward","steps":2},{"effect":"startTwo"}]}"#,
        );
    }
}
