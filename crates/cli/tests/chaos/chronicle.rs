//! What a table's log says, worked out here from the rules alone: what each seat may have been shown after each line.

use std::collections::HashMap;

use makker_protocol::{EventMessage, PromptMessage, ViewMessage};
use makker_rules::{Card, Event, History, Phase, RuleSet, Seat, Setup, View};
use serde_json::{Value, json};

use crate::testimony::{Shown, digest};

/// A table's log, read line by line.
#[derive(Default)]
pub struct Chronicle {
    rules: RuleSet,
    play_on: bool,
    history: Option<History>,
    /// What happened by the last line.
    events: Vec<Event>,
    /// Who is stood in for.
    away: Vec<String>,
    /// The digests of views after the last line, by seat: several are shown the same.
    views: HashMap<Option<Seat>, u64>,
}

impl Chronicle {
    /// Takes in the next line; an error says why it cannot be.
    pub fn read_on(&mut self, line: &Value) -> Result<(), String> {
        self.events.clear();
        let before = self.history.as_ref().map_or(0, |history| history.events().len());
        let mut is_new = false;
        match line["deed"].as_str().unwrap_or_default() {
            "created" => {
                self.rules = text(&line["options"]["edition"]).parse().map_err(|_| "no edition")?;
                self.play_on = line["options"]["playOn"] == true;
            }
            "started" => {
                let setup = Setup { play_on: self.play_on, ..Setup::new(self.rules, seat(line)?) };
                self.history = Some(History::new(setup).map_err(|refusal| refusal.to_string())?);
                is_new = true;
            }
            "shuffled" => {
                let cards = line["deck"].as_array().map_or(&[][..], Vec::as_slice).iter();
                let deck: Option<Vec<Card>> = cards.map(|card| text(card).parse().ok()).collect();
                let history = self.history.as_mut().ok_or("no game")?;
                history.shuffle(&deck.ok_or("no deck")?).map_err(|refusal| refusal.to_string())?;
            }
            "chose" => {
                let history = self.history.as_mut().ok_or("no game")?;
                let choice = text(&line["choice"]).parse().map_err(|_| "no choice")?;
                history.choose(seat(line)?, choice).map_err(|refusal| refusal.to_string())?;
                if history.game().board().to_string() != text(&line["board"]) {
                    return Err("the board is another".to_string());
                }
            }
            // What happens by itself happens once.
            "away" if self.away.contains(&text(&line["seat"])) => return Err("away twice".to_string()),
            "away" => self.away.push(text(&line["seat"])),
            "back" => self.away.retain(|seat| *seat != text(&line["seat"])),
            _ => return Ok(()),
        }
        let first = if is_new { 0 } else { before };
        self.events = self.history.as_ref().map_or_else(Vec::new, |history| history.events()[first..].to_vec());
        self.views.clear();
        Ok(())
    }

    /// The digest of what a seat, or someone who only watches, must have been shown.
    pub fn shows(&mut self, what: Shown, viewer: Option<Seat>) -> u64 {
        let view = |history: &History| View::new(history, viewer);
        match what {
            Shown::View => *self.views.entry(viewer).or_insert_with(|| {
                digest(&self.history.as_ref().map_or(Value::Null, |history| json!(ViewMessage::from(&view(history)))))
            }),
            Shown::Prompt(since) => {
                let prompt = self.history.as_ref().and_then(|history| PromptMessage::new(&view(history), since));
                digest(&json!(prompt))
            }
            Shown::Open => digest(&self.open()),
            Shown::Events => {
                let seen = self.events.iter().filter_map(|event| EventMessage::seen_by(event, viewer));
                digest(&json!(seen.collect::<Vec<_>>()))
            }
        }
    }

    /// When a game is over all hands are laid open; nobody here takes anything back.
    fn open(&self) -> Value {
        let game = self.history.as_ref().map(History::game).filter(|game| game.phase() == Phase::Over);
        let mut open = Vec::new();
        for (game, seat) in game.iter().flat_map(|game| game.rules().seats().iter().map(move |seat| (game, *seat))) {
            let cards = game.hand(seat).iter();
            open.extend(cards.map(|card| json!({"seat": seat.to_string(), "card": card.to_string()})));
        }
        Value::Array(open)
    }
}

fn seat(line: &Value) -> Result<Seat, String> {
    let seat = line.get("seat").or(line.get("dealer")).map(text).unwrap_or_default();
    seat.parse().map_err(|_| format!("no seat: {seat}"))
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_string()
}
