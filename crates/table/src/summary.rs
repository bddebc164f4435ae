//! What is known of a table without reading its log: for lists, and for what is due. It is kept beside the log in a form of its
//! own, so that what is sent may change while old tables stay in the lists.

use std::time::Duration;

use makker_bots::Level;
use makker_protocol::{Door, Face, Sent, TableOptions, TableStatus, as_word};
use makker_rules::{History, RuleSet, Seat};
use serde::{Deserialize, Serialize};

use crate::chair::Chair;
use crate::table::Table;
use crate::timing;

/// What is kept of a table beside its log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    /// Where it stands in its life.
    pub status: TableStatus,
    /// Is it shown in the lobby?
    pub public: bool,
    /// When something happens by itself, in milliseconds since 1970; never if nothing does.
    pub due: Option<u64>,
    /// What lists show of it.
    pub listing: Listing,
    /// From which network it was made, as a code.
    pub maker: Option<String>,
    /// The people who sit at it, by their ids, with their seats.
    pub people: Vec<(String, Seat)>,
}

/// What lists show of a table. Kept as JSON for years: a field that is added needs a default, and none may change.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Listing {
    /// The rule set.
    pub edition: Sent<RuleSet>,
    /// Who sits where.
    pub seats: Vec<ListedSeat>,
    /// Seconds for each decision, if there is a clock.
    pub clock: Option<u32>,
    /// Which game of the evening.
    pub game: u32,
    /// Which dealer's turn of that game.
    pub round: u32,
    /// How many pawns each seat has locked in its goal in that game.
    pub home: Vec<u8>,
    /// The seats that have to decide now.
    #[serde(with = "as_word::list")]
    pub deciding: Vec<Seat>,
}

/// A seat in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ListedSeat {
    /// Which.
    #[serde(with = "as_word")]
    pub seat: Seat,
    /// The person's name, if there is one.
    #[serde(default)]
    pub name: Option<String>,
    /// How well the bot plays that decides for this seat, if one does.
    #[serde(default)]
    pub bot: Option<Sent<Level>>,
    /// What the bot is called.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot_name: Option<String>,
    /// What the bot looks like.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot_face: Option<Sent<Face>>,
    /// What the person looks like, or the bot if there is no person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub face: Option<Sent<Face>>,
    /// Who sits down there at the next deal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
    /// Does this person look after the table?
    #[serde(default)]
    pub host: bool,
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    /// Its id.
    pub id: String,
    /// Where it stands in its life.
    pub status: TableStatus,
    /// What lists show of it.
    pub listing: Listing,
    /// When something last happened there, in milliseconds since 1970.
    pub changed: u64,
    /// The seat of the person for whom the list is; none in other lists.
    pub seat: Option<Seat>,
}

impl Default for Listing {
    fn default() -> Listing {
        let edition = TableOptions::default().edition;
        Listing { edition, seats: Vec::new(), clock: None, game: 0, round: 0, home: Vec::new(), deciding: Vec::new() }
    }
}

impl Summary {
    /// The summary of a table whose bots take this long for a decision.
    pub fn new(table: &Table, bot_delay: Duration) -> Summary {
        let people = table.chairs.iter().flat_map(|chair| {
            let ids = chair.person().into_iter().flat_map(|person| person.ids.iter());
            ids.map(|id| (id.clone(), chair.seat))
        });
        Summary {
            status: table.status,
            // Nobody is sent to a door that does not open.
            public: table.options.public && table.doorway.door != Door::Locked,
            due: timing::due(table, bot_delay),
            listing: Listing::new(table),
            maker: table.maker.clone(),
            people: people.collect(),
        }
    }
}

impl Listing {
    /// What lists show of a table.
    pub fn new(table: &Table) -> Listing {
        let host = table.seat_of(&table.host);
        let game = table.last_game.as_ref().map(|game| &game.history);
        let listed = |chair: &Chair| ListedSeat {
            seat: chair.seat,
            name: chair.person().map(|person| person.name.clone()),
            bot: chair.automatic(table.options.bots).map(Sent::Read),
            bot_name: chair.character.map(|bot| bot.name.to_string()),
            bot_face: chair.character.map(|bot| Sent::Read(bot.face)),
            face: chair.face().map(Sent::Read),
            next: chair.next.as_ref().map(|next| next.name.clone()),
            host: host == Some(chair.seat),
        };
        Listing {
            edition: Sent::Read(table.options.rules),
            seats: table.chairs.iter().map(listed).collect(),
            clock: table.options.clock,
            game: table.game_number(),
            round: game.map_or(0, History::round),
            home: game.map_or_else(Vec::new, home),
            deciding: table.deciding().collect(),
        }
    }
}

/// How many pawns of each seat are locked in its goal.
pub fn home(history: &History) -> Vec<u8> {
    let board = history.game().board();
    let locked = |seat: &Seat| board.pawns(*seat).iter().filter(|space| board.is_locked(*seat, **space)).count() as u8;
    board.rules().seats().iter().map(locked).collect()
}
