//! A table as one of those who look at it may see it, and what they are sent when something changes.

use makker_bots::Level;
use makker_rules::{Card, RuleSet, Seat};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::command::Emote;
use crate::door::{Door, KnockMessage, VoteMessage};
use crate::event::EventMessage;
use crate::face::Face;
use crate::prompt::PromptMessage;
use crate::view::{SeenMessage, ViewMessage};
use crate::words::seat_map::SeatMap;
use crate::words::sent::Sent;
use crate::words::word::Word;

/// What is agreed when a table is made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase", default)]
pub struct TableOptions {
    /// The rule set's name.
    #[schema(value_type = String)]
    pub edition: Sent<RuleSet>,
    /// Does the game go on for second place? Only with three teams.
    pub play_on: bool,
    /// Is the table shown in the lobby, so that anyone may sit down?
    pub public: bool,
    /// Seconds for each decision, or none: then nobody is hurried.
    pub clock: Option<u32>,
    /// How well bots play that fill free seats or stand in.
    #[schema(value_type = String)]
    pub bots: Sent<Level>,
    /// May people ask for hints?
    pub hints: bool,
    /// May plays be taken back, if the others agree?
    pub take_back: bool,
    /// After how many seconds a bot stands in for a person who is gone while others are there; none: the table waits.
    pub stand_in: Option<u32>,
}

/// After how many seconds people are usually stood in for.
pub const USUAL_STAND_IN: u32 = 20;

impl Default for TableOptions {
    fn default() -> TableOptions {
        TableOptions {
            edition: Sent::new("classic"),
            play_on: false,
            public: false,
            clock: None,
            bots: Sent::new("easy"),
            hints: true,
            take_back: true,
            stand_in: Some(USUAL_STAND_IN),
        }
    }
}

/// Where a table stands in its life.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum TableStatus {
    /// People sit down.
    Waiting,
    /// A game is being played.
    Playing,
    /// A game is over; another one may follow.
    Over,
    /// Nothing more happens here.
    Closed,
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SeatMessage {
    /// The seat's letter.
    #[schema(value_type = String)]
    pub seat: Word<Seat>,
    /// The person's name; none if there is no person.
    pub name: Option<String>,
    /// The bot's level; none if there is no bot. With a name, the bot that stands in.
    #[schema(value_type = Option<String>)]
    pub bot: Option<Word<Level>>,
    /// What the bot is called; none if there is no bot.
    #[serde(default)]
    pub bot_name: Option<String>,
    /// What the bot looks like; none if there is no bot.
    #[serde(default)]
    #[ts(as = "Option<Face>")]
    #[schema(value_type = Option<Face>)]
    pub bot_face: Option<Sent<Face>>,
    /// What the person looks like, or the bot if there is no person; none if nobody sits there.
    #[serde(default)]
    #[ts(as = "Option<Face>")]
    #[schema(value_type = Option<Face>)]
    pub face: Option<Sent<Face>>,
    /// Who sits down there at the next deal, by name; none if nobody does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub next: Option<String>,
    /// Is the person connected?
    pub here: bool,
    /// Does this person look after the table?
    pub host: bool,
}

impl SeatMessage {
    /// A seat of which nobody knows who sat there.
    pub fn nobody(seat: Seat) -> SeatMessage {
        SeatMessage {
            seat: Word(seat),
            name: None,
            bot: None,
            bot_name: None,
            bot_face: None,
            face: None,
            next: None,
            here: true,
            host: false,
        }
    }
}

/// A question to the people at the table that is not answered yet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AskedMessage {
    /// The change since which this is asked: an answer must have seen it.
    pub since: u32,
    /// Who asks.
    #[schema(value_type = String)]
    pub seat: Word<Seat>,
    /// Who has agreed so far.
    #[schema(value_type = Vec<String>)]
    pub agreed: Vec<Word<Seat>>,
}

/// A person's share of the evening.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ScoreMessage {
    /// The name.
    pub name: String,
    /// Games played to the end at this table.
    pub played: u32,
    /// Games won.
    pub won: u32,
}

/// A card that a seat had played and took back: everyone has seen it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ShownMessage {
    /// Who holds it.
    #[schema(value_type = String)]
    pub seat: Word<Seat>,
    /// The card's code.
    #[schema(value_type = String)]
    pub card: Word<Card>,
}

/// The seeds from which the decks of the next game will come: docs/fairness.md.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SeedsMessage {
    /// Which game of the evening that will be, from 1.
    pub game: u32,
    /// The seal of the server's seed. As soon as it is there, no more seals are taken, and those that were are to be opened.
    pub server: Option<String>,
    /// Who has sealed a seed; when they are to be opened, by the seats of the next game.
    #[schema(value_type = std::collections::BTreeMap<String, String>)]
    pub seals: SeatMap<String>,
}

/// A table as a seat, or someone who only watches, may see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TableMessage {
    /// Its id, as in `/t/<id>`.
    pub id: String,
    /// The number of the last change.
    pub seq: u32,
    /// Where it stands in its life.
    pub status: TableStatus,
    /// What was agreed.
    pub options: TableOptions,
    /// The reader's seat; none for someone who watches.
    #[schema(value_type = Option<String>)]
    pub you: Option<Word<Seat>>,
    /// All seats clockwise from red.
    pub seats: Vec<SeatMessage>,
    /// Which game of the evening this is, from 1; 0 before the first.
    pub game: u32,
    /// The game as the reader may see it; none before the first.
    pub view: Option<ViewMessage>,
    /// What the reader can decide now; none if it is not their turn.
    pub prompt: Option<PromptMessage>,
    /// The seats that have to decide now.
    #[schema(value_type = Vec<String>)]
    pub deciding: Vec<Word<Seat>>,
    /// Do bots think shorter than usual, because many games are on?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub hurried: bool,
    /// Thousandths of a second until the first of them is late; none without a clock.
    pub left_ms: Option<u32>,
    /// Someone asks to take back a play.
    pub take_back: Option<AskedMessage>,
    /// Someone asks to give the game up.
    pub abandon: Option<AskedMessage>,
    /// What people decide together about one of them; not there if nothing is asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub vote: Option<VoteMessage>,
    /// Who may sit down.
    pub door: Door,
    /// Who would like to play; told to those who have a seat, and not there if nobody does.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<KnockMessage>>")]
    pub knocks: Vec<KnockMessage>,
    /// That the reader would like to play; not there if they have not asked, or are answered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub knock: Option<KnockMessage>,
    /// The seat that the reader gets at the next deal; not there if there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    #[schema(value_type = Option<String>)]
    pub next: Option<Word<Seat>>,
    /// Cards that everyone has seen in a hand; all hands once the game is over.
    pub shown: Vec<ShownMessage>,
    /// The seats whose emotes the reader does not see.
    #[schema(value_type = Vec<String>)]
    pub muted: Vec<Word<Seat>>,
    /// The evening so far, the best first.
    pub score: Vec<ScoreMessage>,
    /// The seeds for the next game; none while one is played, and at a closed table.
    #[serde(default)]
    pub seeds: Option<SeedsMessage>,
    /// Was this game begun on one device, whose owner could see every card? Left out if it was not.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub handed_over: bool,
}

/// One change of a table, as the reader may know it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ChangeMessage {
    /// Its number.
    pub seq: u32,
    /// What happened.
    pub what: Change,
    /// The seat that did it or that it is about, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    #[schema(value_type = Option<String>)]
    pub seat: Option<Word<Seat>>,
    /// Of whoever comes, goes or looks after the table: the name of that person then.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub name: Option<String>,
    /// What happened in the game thereby.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<EventMessage>>")]
    pub events: Vec<EventMessage>,
}

/// What can happen at a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum Change {
    /// The table was made.
    Created,
    /// Someone sat down.
    Sat,
    /// A person plays from one more device.
    Joined,
    /// Someone got up, or was removed.
    Left,
    /// A bot sat down, or plays better or worse now.
    Bot,
    /// Another host.
    Host,
    /// Somebody sealed a seed for the next game.
    Sealed,
    /// The server sealed its own, and asks to open those that were sealed.
    Drawn,
    /// A seed was opened.
    Opened,
    /// A game began.
    Started,
    /// Cards were shuffled and dealt.
    Dealt,
    /// A seat gave, played or folded.
    Chose,
    /// A bot stands in for a person.
    Away,
    /// The person is back.
    Back,
    /// A seat asks to take back a play.
    AskedTakeBack,
    /// A seat agrees.
    AgreedTakeBack,
    /// A seat does not agree.
    RefusedTakeBack,
    /// The play was taken back.
    TookBack,
    /// A seat would give the game up.
    AgreedAbandon,
    /// A seat would not.
    RefusedAbandon,
    /// The game was given up.
    Abandoned,
    /// Someone sees more or fewer emotes.
    Muted,
    /// Another game with the same people.
    Rematch,
    /// The table was closed.
    Closed,
    /// The table is shown in the lobby from now on, so that anyone may sit down.
    MadePublic,
    /// It is not shown any more: whoever has its address may sit down.
    MadePrivate,
    /// Someone looks different from now on.
    Face,
    /// Someone sits down at the next deal; a bot plays this one out.
    SitsNext,
    /// Someone would like to play.
    Knocked,
    /// A seat would let them in.
    AgreedKnock,
    /// They are not let in, or nobody answered, or they thought better of it.
    TurnedAway,
    /// Someone lost the seat.
    Removed,
    /// A seat asks the others about one of them, or agrees.
    Voted,
    /// Not enough have agreed.
    VoteEnded,
    /// Others may sit down now than before.
    Door,
    /// The table was closed because nobody had been there for long, or because too much had happened there.
    Expired,
    /// A game that was begun on one device goes on here.
    HandedOver,
}

/// What the server sends.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum ServerMessage {
    /// What has changed since the last update, and the table as it is now.
    Update {
        /// All changes in order that the client has not been sent yet; empty at the beginning and after a gap.
        changes: Vec<ChangeMessage>,
        /// The whole table.
        table: Box<TableMessage>,
    },
    /// The same for a client that asked for what changes: put these fields over those of the table that it knows.
    // It is written by `Told`, as text: most of it is the same for all who look.
    Delta {
        /// As in an update.
        changes: Vec<ChangeMessage>,
        /// The fields of the table that are different now, but for its `view`.
        #[ts(type = "Partial<TableMessage>")]
        #[schema(value_type = Object)]
        table: Map<String, Value>,
        /// The fields of the table's `view` that are different now, but for its `events`.
        #[serde(skip_serializing_if = "Map::is_empty")]
        #[ts(optional, type = "Partial<ViewMessage>")]
        #[schema(value_type = Object)]
        view: Map<String, Value>,
        /// How many of the view's `events` stay; left out if they are as they were.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        kept: Option<u32>,
        /// What comes after those that stay.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        #[ts(optional, type = "Array<SeenMessage>")]
        #[schema(value_type = Vec<SeenMessage>)]
        events: Vec<Value>,
    },
    /// A command was done and is kept.
    Done {
        /// The command's id.
        id: String,
        /// The number of the change that it made.
        seq: u32,
    },
    /// A command was not done; nothing has changed.
    Refused {
        /// The command's id; none if it could not be read.
        id: Option<String>,
        /// Why, for programs.
        reason: RefusedReason,
        /// Why, and what to do, for people.
        text: String,
    },
    /// Someone shows a feeling.
    Emote {
        /// Who.
        #[schema(value_type = String)]
        seat: Word<Seat>,
        /// Which.
        emote: Emote,
    },
    /// The server is going to stop or be replaced: connect again.
    Bye,
}

/// Why a command was not done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum RefusedReason {
    /// It cannot be read.
    Unreadable,
    /// There is no such table.
    NoTable,
    /// The table is closed.
    Closed,
    /// The client has not seen the latest of what it answers.
    Stale,
    /// The seat is not free, or not there.
    Seat,
    /// Whoever sits there is here: nobody plays in their place.
    Here,
    /// Nobody is known by the request: get a key first.
    NoKey,
    /// The request comes from a page of another site.
    Foreign,
    /// Only a person on a seat may do that.
    NotSeated,
    /// Only the host may do that.
    NotHost,
    /// Nobody new may sit down here.
    Locked,
    /// Whoever asks was not let in.
    TurnedAway,
    /// This cannot be done now.
    NotNow,
    /// The choice is not legal.
    Illegal,
    /// Too much at once: wait a little.
    TooFast,
    /// The server cannot do it at the moment: try again.
    Unavailable,
}

/// A table in the lobby.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ListingMessage {
    /// Its id.
    pub id: String,
    /// Where it stands in its life.
    pub status: TableStatus,
    /// The rule set's name.
    #[schema(value_type = String)]
    pub edition: Sent<RuleSet>,
    /// Who sits where.
    pub seats: Vec<SeatMessage>,
    /// Seconds for each decision, if there is a clock.
    pub clock: Option<u32>,
    /// Which game of the evening.
    pub game: u32,
    /// Which dealer's turn of that game, from 1; 0 before the first deal.
    #[serde(default)]
    pub round: u32,
    /// The seats that have to decide now.
    #[schema(value_type = Vec<String>)]
    pub deciding: Vec<Word<Seat>>,
    /// How many pawns each seat has locked in its goal in that game, clockwise from red; empty before the first.
    #[serde(default)]
    pub home: Vec<u8>,
    /// How many seconds ago something last happened there.
    #[serde(default)]
    pub seconds_ago: u32,
}

/// The lobby for one person.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct LobbyMessage {
    /// Public tables that wait for people.
    pub waiting: Vec<ListingMessage>,
    /// Public tables where a game is played.
    pub playing: Vec<ListingMessage>,
    /// The reader's own tables that are not closed, with their seats.
    pub mine: Vec<MineMessage>,
    /// For how long tables are kept.
    pub kept: KeptMessage,
}

/// For how long tables are kept that nobody comes back to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct KeptMessage {
    /// Minutes after which a public table that waits for people is closed.
    pub lobby_minutes: u32,
    /// Hours after which another table that waits for people is closed.
    pub waiting_hours: u32,
    /// Days after which a running game is given up, and its table closed.
    pub playing_days: u32,
    /// Days after which a table with finished games is deleted.
    pub finished_days: u32,
}

/// A table at which the reader sits.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MineMessage {
    /// The reader's seat.
    #[schema(value_type = String)]
    pub seat: Word<Seat>,
    /// Has the reader something to decide?
    pub your_turn: bool,
    /// The table.
    pub table: ListingMessage,
}
