//! What happens at a table, as it is kept: outcomes, so that whoever reads them later decides nothing again.

mod line;

use makker_bots::Level;
use makker_protocol::{Door, Face, SeatMap, Sent, Verdict, as_word};
use makker_rules::{Board, Card, Choice, Seat};
use serde::{Deserialize, Serialize};

use crate::deed::line::Line;
use crate::options::Options;

/// A line of a table's log.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "Line")]
pub struct Entry {
    /// The command that led to it, so that a resend is noticed; none for what happens by itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub command: Option<CommandKey>,
    /// What happened.
    #[serde(flatten)]
    pub deed: Deed,
}

/// Whose command, and the id that they gave it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct CommandKey {
    /// The person's id.
    pub person: String,
    /// The command's id.
    pub id: String,
}

/// What can happen. The words are kept for years: they may only grow.
#[derive(Clone, PartialEq, Serialize)]
#[serde(tag = "deed", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Deed {
    /// The table was made.
    Created {
        /// What was agreed.
        options: Options,
        /// Who looks after it.
        host: String,
        /// The version of the rules by which its games are played.
        rules: u32,
        /// From which network it was made, as a code that only this storage can work out. It is told to nobody.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        maker: Option<String>,
    },
    /// A person sat down.
    Sat {
        /// Where.
        #[serde(with = "as_word")]
        seat: Seat,
        /// Who.
        person: String,
        /// Under which name.
        name: String,
        /// With which face, if one was chosen.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        face: Option<Sent<Face>>,
    },
    /// A person looks different from now on.
    Face {
        /// On which seat.
        #[serde(with = "as_word")]
        seat: Seat,
        /// Like whom.
        face: Sent<Face>,
    },
    /// A person plays from one more device.
    Joined {
        /// Which seat it plays.
        #[serde(with = "as_word")]
        seat: Seat,
        /// By what the device is known.
        person: String,
    },
    /// A person got up or was removed.
    Left {
        /// From where.
        #[serde(with = "as_word")]
        seat: Seat,
    },
    /// A bot sat down, or plays at another level now.
    Bot {
        /// Where.
        #[serde(with = "as_word")]
        seat: Seat,
        /// How well it plays.
        #[serde(with = "as_word")]
        level: Level,
    },
    /// A bot was taken away.
    Emptied {
        /// From where.
        #[serde(with = "as_word")]
        seat: Seat,
    },
    /// Someone else looks after the table.
    Host {
        /// Who.
        person: String,
    },
    /// A person promised a seed for the next game by its seal.
    Sealed {
        /// On which seat.
        #[serde(with = "as_word")]
        seat: Seat,
        /// The seal.
        seal: String,
    },
    /// The server drew a seed for the next game, and asks to open those that were sealed.
    Drawn {
        /// Which game of the evening.
        game: u32,
        /// The seal of the server's seed.
        seal: String,
        /// The server's seed: as secret as the decks.
        seed: String,
        /// For each seat of that game the seal, `none` or `bot`.
        parts: SeatMap<String>,
        /// Of a rematch, whether everyone moves on by one seat.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rotate: Option<bool>,
    },
    /// A seed was opened.
    Opened {
        /// For which seat of that game.
        #[serde(with = "as_word")]
        seat: Seat,
        /// The seed.
        seed: String,
    },
    /// A game began.
    Started {
        /// Who deals first.
        #[serde(with = "as_word")]
        dealer: Seat,
        /// Where the pawns stood at first, in games that were rehearsed; else all were at home.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        board: Option<Sent<Board>>,
    },
    /// Cards were shuffled.
    Shuffled {
        /// The whole deck, the first card to be dealt first.
        #[serde(with = "as_word::list")]
        deck: Vec<Card>,
    },
    /// A seat gave, played or folded.
    Chose {
        /// Which.
        #[serde(with = "as_word")]
        seat: Seat,
        /// What.
        #[serde(with = "as_word")]
        choice: Choice,
        /// Where the pawns stood afterwards. From the storage it comes as text, until the table reads it by its rule set.
        board: Sent<Board>,
    },
    /// A bot stands in for a person from now on.
    Away {
        /// On which seat.
        #[serde(with = "as_word")]
        seat: Seat,
    },
    /// The person plays again.
    Back {
        /// On which seat.
        #[serde(with = "as_word")]
        seat: Seat,
    },
    /// A seat asks to take back its last play.
    AskedTakeBack {
        /// Which.
        #[serde(with = "as_word")]
        seat: Seat,
    },
    /// A seat agrees.
    AgreedTakeBack {
        /// Which.
        #[serde(with = "as_word")]
        seat: Seat,
    },
    /// A seat does not agree.
    RefusedTakeBack {
        /// Which.
        #[serde(with = "as_word")]
        seat: Seat,
    },
    /// The last play was taken back.
    TookBack {
        /// Whose.
        #[serde(with = "as_word")]
        seat: Seat,
    },
    /// A seat would give the game up.
    AgreedAbandon {
        /// Which.
        #[serde(with = "as_word")]
        seat: Seat,
    },
    /// A seat would not.
    RefusedAbandon {
        /// Which.
        #[serde(with = "as_word")]
        seat: Seat,
    },
    /// The game was given up.
    Abandoned,
    /// A seat sees no more emotes of another, or sees them again.
    Muted {
        /// Who sees them.
        #[serde(with = "as_word")]
        by: Seat,
        /// Whose.
        #[serde(with = "as_word")]
        seat: Seat,
        /// No more?
        muted: bool,
    },
    /// The table is shown in the lobby from now on, or no longer.
    Public {
        /// Is it shown?
        public: bool,
    },
    /// Another game with the same people.
    Rematch {
        /// Did everyone move on by one seat?
        rotate: bool,
    },
    /// The table was closed.
    Closed,
    /// A person sits down at the next deal: that line follows then.
    SitsNext {
        /// Where.
        #[serde(with = "as_word")]
        seat: Seat,
        /// Who.
        person: String,
        /// Under which name.
        name: String,
        /// With which face, if one was chosen.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        face: Option<Sent<Face>>,
    },
    /// A person would like to play.
    Knocked {
        /// Where.
        #[serde(with = "as_word")]
        seat: Seat,
        /// Who.
        person: String,
        /// Under which name.
        name: String,
        /// With which face, if one was chosen.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        face: Option<Sent<Face>>,
    },
    /// A seat would let someone in.
    AgreedKnock {
        /// Which.
        #[serde(with = "as_word")]
        seat: Seat,
        /// Whom.
        person: String,
    },
    /// Whoever knocked is not let in, or nobody answered, or they thought better of it.
    TurnedAway {
        /// Who.
        person: String,
        /// By whom, if someone of the table said so.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<Sent<Seat>>,
    },
    /// A person was removed, and sits down here again only if let in.
    Removed {
        /// From where.
        #[serde(with = "as_word")]
        seat: Seat,
    },
    /// A seat asks the others about one of them, or agrees.
    Voted {
        /// Which.
        #[serde(with = "as_word")]
        seat: Seat,
        /// About whom.
        #[serde(with = "as_word")]
        of: Seat,
        /// What.
        what: Verdict,
    },
    /// Not enough have agreed.
    VoteEnded,
    /// Others may sit down from now on.
    Door {
        /// Who.
        door: Door,
    },
    /// The table was closed because nobody had been there for long, or because its log had become too long.
    Expired,
    /// The game that follows was begun on one device, whose owner could see every card.
    HandedOver {
        /// The id that the table had there: its bots stay who they are.
        from: String,
    },
}

/// Says only what kind of thing happened, so that no log of the server ever holds a card.
impl std::fmt::Debug for Deed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let json = serde_json::to_value(self).unwrap_or_default();
        f.write_str(json["deed"].as_str().unwrap_or("deed"))
    }
}
