//! What a computer player is asked, and what it answers: the same whether `makker engine` is asked or asks.

use makker_bots::{Advice, Considered, Level};
use makker_rules::{Choice, View};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::view::ViewMessage;
use crate::words::check::{Field, WrongField, field};
use crate::words::sent::Sent;

/// What to do in the place of a view's seat?
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ChooseMessage {
    /// How well to play. Other people's programs are asked without it: they play as well as they can.
    #[serde(default, deserialize_with = "level", skip_serializing_if = "Option::is_none")]
    pub level: Option<Sent<Level>>,
    /// The number from which all chance comes.
    #[serde(default, deserialize_with = "seed")]
    pub seed: u64,
    /// At most so many positions.
    #[serde(default, deserialize_with = "nodes", skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u32>,
    /// At most so many thousandths of a second.
    #[serde(default, deserialize_with = "ms", skip_serializing_if = "Option::is_none")]
    pub ms: Option<u64>,
    /// What the seat may know.
    #[serde(deserialize_with = "view")]
    pub view: ViewMessage,
}

impl ChooseMessage {
    /// The most positions that can be asked for.
    pub const MOST_NODES: u32 = 1_000_000_000;
    /// The most time that can be asked for: ten minutes.
    pub const MOST_MS: u64 = 600_000;

    /// The view with every field checked. Its seat has something to decide.
    pub fn read(&self) -> Result<View, WrongField> {
        let view = View::try_from(&self.view).map_err(|wrong| Field("view").wrong(wrong))?;
        Field("view").require(view.seat.is_some(), "seat: a spectator decides nothing: send the view of a seat")?;
        let waits = !view.choices.is_empty();
        Field("view").require(waits, "this seat has nothing to decide: ask when moves is not empty")?;
        Ok(view)
    }
}

/// A request as it is sent to a program, with a number that the answer carries as well.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Asked {
    /// The number.
    pub id: u64,
    /// What is asked for: `"choose"`.
    pub op: &'static str,
    /// What to choose from.
    #[serde(flatten)]
    pub choose: ChooseMessage,
}

impl Asked {
    /// The request to choose.
    pub fn new(id: u64, choose: ChooseMessage) -> Asked {
        Asked { id, op: "choose", choose }
    }
}

/// What a player chose. Of another program's answer only the move is required.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ChosenMessage {
    /// One of the view's `moves`.
    #[serde(rename = "move", deserialize_with = "mv")]
    #[schema(value_type = String)]
    pub mv: Sent<Choice>,
    /// The estimated chance that the seat's team wins, from 0 to 1.
    #[serde(default, deserialize_with = "win", serialize_with = "rounded", skip_serializing_if = "Option::is_none")]
    pub win: Option<f64>,
    /// Why: a word from the closed list of motives.
    #[serde(default, deserialize_with = "motive", skip_serializing_if = "Option::is_none")]
    pub motive: Option<String>,
    /// All that was considered, the most promising first.
    #[serde(default, deserialize_with = "considered", skip_serializing_if = "Vec::is_empty")]
    pub considered: Vec<ConsideredMessage>,
}

/// A move that a player considered.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ConsideredMessage {
    /// One of the view's `moves`.
    #[serde(rename = "move")]
    #[schema(value_type = String)]
    pub mv: Sent<Choice>,
    /// The estimated chance that the seat's team wins after it, from 0 to 1.
    #[serde(default, serialize_with = "rounded", skip_serializing_if = "Option::is_none")]
    pub win: Option<f64>,
}

/// What a bot advises.
impl From<&Advice> for ChosenMessage {
    fn from(advice: &Advice) -> ChosenMessage {
        let considered = advice.considered.iter();
        let message = |one: &Considered| ConsideredMessage { mv: Sent::Read(one.choice), win: Some(one.win) };
        ChosenMessage {
            mv: Sent::Read(advice.choice),
            win: Some(advice.win),
            motive: Some(advice.motive.word().to_string()),
            considered: considered.map(message).collect(),
        }
    }
}

fn level<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Sent<Level>>, D::Error> {
    field(deserializer, "level: send the name of a level as a string")
}

fn seed<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u64, D::Error> {
    let seed: Option<u64> = at_most(deserializer, "seed", u64::MAX)?;
    Ok(seed.unwrap_or_default())
}

fn nodes<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<u32>, D::Error> {
    let most = ChooseMessage::MOST_NODES;
    let nodes = at_most(deserializer, "nodes", most.into())?;
    Ok(nodes.map(|nodes| u32::try_from(nodes).unwrap_or(most)))
}

fn ms<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<u64>, D::Error> {
    at_most(deserializer, "ms", ChooseMessage::MOST_MS)
}

/// A whole number, or nothing.
fn at_most<'de, D: Deserializer<'de>>(deserializer: D, name: &str, most: u64) -> Result<Option<u64>, D::Error> {
    let otherwise = format!("{name}: send a whole number from 0 to {most}, or leave it out");
    let number: Option<u64> = field(deserializer, &otherwise)?;
    if number.is_some_and(|number| number > most) { Err(D::Error::custom(otherwise)) } else { Ok(number) }
}

/// A view, or what is wrong with it, in words that repeat no value: among the values are the seat's cards, and errors end
/// up in logs.
fn view<'de, D: Deserializer<'de>>(deserializer: D) -> Result<ViewMessage, D::Error> {
    ViewMessage::deserialize(deserializer).map_err(|error| {
        let text = error.to_string();
        let named = |problem: &str| Some(text.strip_prefix(problem)?.split_once('`')?.0);
        D::Error::custom(match (named("missing field `"), named("duplicate field `")) {
            (Some(field), _) => format!("view: {field}: this field is missing: send it"),
            (_, Some(field)) => format!("view: {field}: this field is there twice: send it once"),
            // What was found stands before these words, and what was expected after them.
            _ => match text.rsplit_once(", expected ") {
                Some((_, expected)) if !expected.contains("ViewMessage") => {
                    format!("view: one of its fields is of the wrong kind: send {expected}")
                }
                _ => "view: send a view, as docs/notation.md shows it".to_string(),
            },
        })
    })
}

fn mv<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Sent<Choice>, D::Error> {
    field(deserializer, "move: send one of the view's moves as a string")
}

fn win<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<f64>, D::Error> {
    let otherwise = "win: send a number from 0 to 1, or leave it out";
    let win: Option<f64> = field(deserializer, otherwise)?;
    if win.is_some_and(|win| !(0.0..=1.0).contains(&win)) { Err(D::Error::custom(otherwise)) } else { Ok(win) }
}

fn motive<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<String>, D::Error> {
    field(deserializer, "motive: send a word as a string, or leave it out")
}

fn considered<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<ConsideredMessage>, D::Error> {
    field(deserializer, "considered: send a list of objects with move and win, or leave it out")
}

/// Four decimals: the estimates are not better than that.
fn rounded<S: Serializer>(win: &Option<f64>, serializer: S) -> Result<S::Ok, S::Error> {
    win.map(|win| (win * 10_000.0).round() / 10_000.0).serialize(serializer)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chosen(text: &str) -> Result<ChosenMessage, String> {
        serde_json::from_str(text).map_err(|error| error.to_string())
    }

    #[test]
    fn only_the_move_is_required() {
        let least = ChosenMessage { mv: Sent::Read(Choice::Fold), win: None, motive: None, considered: Vec::new() };
        assert_eq!(chosen(r#"{"move":"fold"}"#), Ok(least.clone()));
        assert_eq!(chosen(r#"{"id":[],"move":"fold","win":null,"more":1}"#), Ok(least.clone()));
        assert_eq!(serde_json::to_string(&least).unwrap(), r#"{"move":"fold"}"#);
    }

    #[test]
    fn an_answer_reads_as_it_is_written_with_four_decimals() {
        let text = r#"{"move":"fold","win":0.6123,"motive":"folds","considered":[{"move":"fold","win":0.6123}]}"#;
        assert_eq!(serde_json::to_string(&chosen(text).unwrap()).unwrap(), text);
        let fine = chosen(&text.replace("0.6123", "0.612349")).unwrap();
        assert_eq!(serde_json::to_string(&fine).unwrap(), text);
    }

    #[test]
    fn a_wrong_field_of_an_answer_is_named() {
        let check = |text: &str, begin: &str| {
            let error = chosen(text).unwrap_err();
            assert!(error.starts_with(begin), "{text}: {error}");
        };
        check("{}", "missing field `move`");
        check(r#"{"move":2}"#, "move: send ");
        for win in ["1.01", "-0.1", "\"0.5\"", "1e300"] {
            check(&format!(r#"{{"move":"fold","win":{win}}}"#), "win: send a number from 0 to 1");
        }
        check(r#"{"move":"fold","motive":1}"#, "motive: ");
        check(r#"{"move":"fold","considered":["fold"]}"#, "considered: ");
    }
}
