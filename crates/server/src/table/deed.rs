//! What happens at a table, as it is kept: outcomes, so that whoever reads them later decides nothing again.

use makker_protocol::TableOptions;
use makker_rules::Seat;
use serde::{Deserialize, Serialize};

/// A line of a table's log.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
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
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "deed", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Deed {
    /// The table was made.
    Created {
        /// What was agreed.
        options: TableOptions,
        /// Who looks after it.
        host: String,
        /// The version of the rules by which its games are played.
        rules: u32,
    },
    /// A person sat down.
    Sat {
        /// Where.
        #[serde(with = "letter")]
        seat: Seat,
        /// Who.
        person: String,
        /// Under which name.
        name: String,
    },
    /// A person plays from one more device.
    Joined {
        /// Which seat it plays.
        #[serde(with = "letter")]
        seat: Seat,
        /// By what the device is known.
        person: String,
    },
    /// A person got up or was removed.
    Left {
        /// From where.
        #[serde(with = "letter")]
        seat: Seat,
    },
    /// A bot sat down, or plays at another level now.
    Bot {
        /// Where.
        #[serde(with = "letter")]
        seat: Seat,
        /// How well it plays.
        level: String,
    },
    /// A bot was taken away.
    Emptied {
        /// From where.
        #[serde(with = "letter")]
        seat: Seat,
    },
    /// Someone else looks after the table.
    Host {
        /// Who.
        person: String,
    },
    /// A game began.
    Started {
        /// Who deals first.
        #[serde(with = "letter")]
        dealer: Seat,
    },
    /// Cards were shuffled.
    Shuffled {
        /// The whole deck, the first card to be dealt first.
        deck: Vec<String>,
    },
    /// A seat gave, played or folded.
    Chose {
        /// Which.
        #[serde(with = "letter")]
        seat: Seat,
        /// What.
        choice: String,
        /// Where the pawns stood afterwards.
        board: String,
    },
    /// A bot stands in for a person from now on.
    Away {
        /// On which seat.
        #[serde(with = "letter")]
        seat: Seat,
    },
    /// The person plays again.
    Back {
        /// On which seat.
        #[serde(with = "letter")]
        seat: Seat,
    },
    /// A seat asks to take back its last play.
    AskedTakeBack {
        /// Which.
        #[serde(with = "letter")]
        seat: Seat,
    },
    /// A seat agrees.
    AgreedTakeBack {
        /// Which.
        #[serde(with = "letter")]
        seat: Seat,
    },
    /// A seat does not agree.
    RefusedTakeBack {
        /// Which.
        #[serde(with = "letter")]
        seat: Seat,
    },
    /// The last play was taken back.
    TookBack {
        /// Whose.
        #[serde(with = "letter")]
        seat: Seat,
    },
    /// A seat would give the game up.
    AgreedAbandon {
        /// Which.
        #[serde(with = "letter")]
        seat: Seat,
    },
    /// A seat would not.
    RefusedAbandon {
        /// Which.
        #[serde(with = "letter")]
        seat: Seat,
    },
    /// The game was given up.
    Abandoned,
    /// A seat sees no more emotes of another, or sees them again.
    Muted {
        /// Who sees them.
        #[serde(with = "letter")]
        by: Seat,
        /// Whose.
        #[serde(with = "letter")]
        seat: Seat,
        /// No more?
        muted: bool,
    },
    /// Another game with the same people.
    Rematch {
        /// Did everyone move on by one seat?
        rotate: bool,
    },
    /// The table was closed.
    Closed,
}

/// Says only what kind of thing happened, so that no log of the server ever holds a card.
impl std::fmt::Debug for Deed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let json = serde_json::to_value(self).unwrap_or_default();
        f.write_str(json["deed"].as_str().unwrap_or("deed"))
    }
}

/// Seats by their letters.
mod letter {
    use makker_rules::Seat;
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    pub(super) fn serialize<S: Serializer>(seat: &Seat, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_char(seat.letter())
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Seat, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}
