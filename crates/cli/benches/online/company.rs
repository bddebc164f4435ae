//! Those who sit at one table, each with a connection of their own.

use std::time::{Duration, Instant};

use futures_util::StreamExt;
use futures_util::stream::{BoxStream, SelectAll};
use makker_chance::Chance;
use serde_json::json;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;

use crate::wire::{Receiver, Seat, Sender, Wire, say};

/// How many sit at each table that is measured.
pub const PEOPLE: usize = 4;

/// No answer takes longer: whoever waits then waits for nothing, and says so.
const PATIENCE: Duration = Duration::from_secs(120);

/// By this boardgame.io asks whether one is still there.
const STILL_THERE: &str = "2";

/// Who sits at a table.
pub struct Company {
    wire: Wire,
    number: usize,
    pub table: String,
    pub seats: Vec<Seat>,
    senders: Vec<Sender>,
    receivers: SelectAll<BoxStream<'static, (usize, Option<String>)>>,
    chance: Chance,
}

/// From the sending of a move: until whoever made it knew that it is kept, and until all at the table had been told.
pub struct Took {
    pub done: Duration,
    pub all: Duration,
}

fn texts(place: usize, receiver: Receiver) -> BoxStream<'static, (usize, Option<String>)> {
    let text = move |message| match message {
        Ok(Message::Text(text)) => Some((place, Some(text.to_string()))),
        Ok(Message::Close(_)) | Err(_) => Some((place, None)),
        Ok(_) => None,
    };
    receiver.filter_map(move |message| std::future::ready(text(message))).boxed()
}

/// A key that nobody else has.
pub fn key(number: usize, place: usize) -> String {
    format!("somebody-of-the-benchmark-{number}-{place}")
}

impl Company {
    /// Sits down and begins to play.
    pub async fn sit_down(wire: &Wire, number: usize, people: usize) -> Company {
        let table = match wire {
            Wire::Makker { .. } => wire.make_table(&key(number, 0)).await,
            Wire::Boardgame { .. } => format!("table-{number}"),
        };
        let chance = Chance::from_seed(number as u64);
        let (senders, receivers, seats) = (Vec::new(), SelectAll::new(), Vec::new());
        let mut company = Company { wire: wire.clone(), number, table, seats, senders, receivers, chance };
        for place in 0..people {
            company.connect(place, None).await.expect("the server is there");
        }
        company.begin().await;
        company
    }

    /// So many more connections that only watch a table.
    pub async fn watch(wire: &Wire, other: &Company, people: usize) -> Company {
        let (number, table) = (usize::MAX, other.table.clone());
        let (senders, receivers, seats) = (Vec::new(), SelectAll::new(), Vec::new());
        let chance = Chance::from_seed(0);
        let mut company = Company { wire: wire.clone(), number, table, seats, senders, receivers, chance };
        for place in 0..people {
            company.connect(place, None).await.expect("the server is there");
        }
        company
    }

    async fn connect(&mut self, place: usize, seen: Option<u32>) -> Option<()> {
        let path = match &self.wire {
            Wire::Makker { .. } => self.wire.socket_path(&self.table, seen),
            Wire::Boardgame { .. } => "/socket.io/?EIO=4&transport=websocket".to_string(),
        };
        let (mut sender, receiver) = self.wire.connect(&path, Some(&key(self.number, place))).await?;
        if let Wire::Boardgame { .. } = self.wire {
            say(&mut sender, "40/yardstick,".to_string()).await;
        }
        self.senders.push(sender);
        self.receivers.push(texts(place, receiver));
        self.seats.push(Seat::default());
        if let Wire::Boardgame { .. } = self.wire {
            // Once it says that the room is there, one may ask for the table; others at the table hear of other things meanwhile.
            let is_there = |(listener, text): &(usize, String)| *listener == place && text.starts_with("40/yardstick,");
            while !is_there(&self.hear().await?) {}
            let sync = json!(["sync", self.table, place.to_string(), null, PEOPLE]);
            say(&mut self.senders[place], format!("42/yardstick,{sync}")).await;
        }
        while self.seats[place].seq == 0 {
            self.hear().await?;
        }
        Some(())
    }

    /// Connects again after the server was gone; none if it is not back yet.
    pub async fn come_back(&mut self) -> Option<()> {
        let before = std::mem::take(&mut self.seats);
        (self.senders, self.receivers) = (Vec::new(), SelectAll::new());
        for (place, seat) in before.iter().enumerate() {
            if self.connect(place, Some(seat.seq)).await.is_none() {
                self.seats = before;
                return None;
            }
        }
        Some(())
    }

    async fn begin(&mut self) {
        let Wire::Makker { rules, .. } = self.wire else { return };
        for (place, seat) in rules.seats().iter().enumerate().take(self.seats.len()).skip(1) {
            self.command(place, json!({"do": "sit", "seat": seat.letter(), "name": seat.name()})).await;
        }
        self.command(0, json!({"do": "start"})).await;
    }

    /// Does a command, and waits until it is done and everyone has heard of it.
    pub async fn command(&mut self, place: usize, mut command: serde_json::Value) {
        let before = self.seats[place].done;
        (command["id"], command["seq"]) = (json!(format!("{place} {before}")), json!(self.seats[place].seq));
        say(&mut self.senders[place], command.to_string()).await;
        while self.seats[place].done == before || self.seats.iter().any(|seat| seat.seq < self.seats[place].done) {
            self.hear().await.expect("the server is there");
        }
    }

    /// Takes in the next message to any of them; none when a connection has ended.
    pub async fn hear(&mut self) -> Option<(usize, String)> {
        let heard = timeout(PATIENCE, self.listen()).await;
        let (place, text) = heard.unwrap_or_else(|_| panic!("table {}: nothing was heard for long", self.table))?;
        if text != STILL_THERE {
            self.seats[place].hear(&self.wire, &text);
        }
        Some((place, text))
    }

    /// Stays at the table and does nothing, until a connection ends.
    pub async fn stay(mut self) {
        while self.listen().await.is_some() {}
    }

    async fn listen(&mut self) -> Option<(usize, String)> {
        let (place, text) = self.receivers.next().await?;
        let text = text?;
        if text == STILL_THERE {
            say(&mut self.senders[place], "3".to_string()).await;
        }
        Some((place, text))
    }

    /// Who has to decide next; the first of them when the game is over.
    pub fn next(&self) -> Option<usize> {
        match self.wire {
            Wire::Makker { .. } if self.is_over() => Some(0),
            Wire::Makker { .. } => self.seats.iter().position(|seat| seat.asked),
            Wire::Boardgame { .. } => Some((self.seats[0].seq as usize - 1) % PEOPLE),
        }
    }

    /// The table as one of them sees it.
    pub async fn look(&self, place: usize) -> serde_json::Value {
        let path = format!("/api/tables/{}", self.table);
        self.wire.get(&path, &key(self.number, place)).await["table"].take()
    }

    pub fn is_over(&self) -> bool {
        self.seats[0].over
    }

    /// Makes the next move, any of those that may be made, and says how long it took; none when a connection has ended.
    pub async fn play(&mut self) -> Option<Took> {
        let place = loop {
            match self.next() {
                Some(place) => break place,
                None => self.hear().await?,
            };
        };
        let choice = match self.seats[place].choices.len() {
            0 => 0,
            count => self.chance.below(count),
        };
        self.play_choice(place, choice, |_, _| ()).await
    }

    /// Makes this move, and shows all that is heard.
    pub async fn play_choice(
        &mut self,
        place: usize,
        choice: usize,
        mut hear: impl FnMut(usize, &str),
    ) -> Option<Took> {
        let before = self.seats[place].done;
        let text = self.wire.command(&self.table, place, &self.seats[place], choice);
        self.seats[place].asked = false;
        let begin = Instant::now();
        say(&mut self.senders[place], text).await;
        let mut done = None;
        loop {
            let (listener, text) = self.hear().await?;
            hear(listener, &text);
            let line = self.seats[place].done;
            if line == before {
                continue;
            }
            let done = done.get_or_insert_with(|| begin.elapsed());
            if self.seats.iter().all(|seat| seat.seq >= line) {
                return Some(Took { done: *done, all: begin.elapsed() });
            }
        }
    }
}
