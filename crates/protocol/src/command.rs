//! What a client asks of a table, over the socket or by POST.

use makker_bots::Level;
use makker_rules::{Choice, Seat};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::door::Door;
use crate::face::Face;
use crate::words::sent::Sent;

/// A command with what makes a resend harmless and a late one noticed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct CommandMessage {
    /// Any text of at most 64 characters, another one for each command: the same id never does anything twice.
    pub id: String,
    /// The last change that the client has seen.
    pub seq: u32,
    /// What is to be done.
    #[serde(flatten)]
    pub command: Command,
}

/// What can be done at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "do", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Command {
    /// Take a free seat, or a bot's, under this name. In a running game from the next deal on, and those of the table are asked
    /// first.
    Sit {
        /// The seat's letter.
        #[schema(value_type = String)]
        seat: Sent<Seat>,
        /// What the others see, at most 24 characters.
        name: String,
        /// What one looks like; without it, like someone.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional, as = "Option<Face>")]
        #[schema(value_type = Option<Face>)]
        face: Option<Sent<Face>>,
    },
    /// Look like this from now on.
    Face {
        /// Like whom.
        #[ts(as = "Face")]
        #[schema(value_type = Face)]
        face: Sent<Face>,
    },
    /// Get up, or think better of sitting down. In a running game a bot plays on.
    Leave,
    /// Put a bot on a seat without a person, or change its level. Only the host.
    Bot {
        /// The seat's letter.
        #[schema(value_type = String)]
        seat: Sent<Seat>,
        /// How well it plays.
        #[schema(value_type = String)]
        level: Sent<Level>,
    },
    /// Take someone from a seat; in a running game a person, whose seat goes to a bot. The host; without one, most of the others.
    Remove {
        /// The seat's letter.
        #[schema(value_type = String)]
        seat: Sent<Seat>,
    },
    /// Make someone else the host. Only the host.
    Host {
        /// That person's seat.
        #[schema(value_type = String)]
        seat: Sent<Seat>,
    },
    /// Begin; bots take the seats that are free. Only the host.
    Start,
    /// Take part in the shuffles of the next game: promise a seed by its seal, before the game begins.
    Seal {
        /// SHA-256 of `makker seed ` and the seed, as 64 hexadecimal digits.
        seal: String,
    },
    /// Open the seed that was sealed, once `seeds.server` is there. Anyone may do so who knows it.
    Open {
        /// The seed, as 64 hexadecimal digits.
        seed: String,
    },
    /// Give, play or fold.
    Choose {
        /// As in the view's `moves`, in any legal spelling.
        #[schema(value_type = String)]
        choice: Sent<Choice>,
    },
    /// Take the seat back from the bot that stood in.
    Back,
    /// Let a bot stand in for a person until they are back: for one who is not connected anyone who has a seat may, for one who has
    /// not decided for a minute most of the others.
    StandIn {
        /// That person's seat.
        #[schema(value_type = String)]
        seat: Sent<Seat>,
    },
    /// Let others join: show the table in the lobby, or no longer. Only the host.
    Public {
        /// Show it?
        public: bool,
    },
    /// Say who may sit down. Only the host.
    Door {
        /// Who.
        door: Door,
    },
    /// Let someone in who would like to play, or not. The host; after a while most of those who are here.
    AnswerKnock {
        /// By which change they knocked.
        knock: u32,
        /// May they?
        agree: bool,
    },
    /// Ask to take back one's last play.
    AskTakeBack,
    /// Say whether someone may take back a play.
    AnswerTakeBack {
        /// May they?
        agree: bool,
    },
    /// Ask to give the game up, or agree to it, or refuse.
    Abandon {
        /// Give it up?
        agree: bool,
    },
    /// Show a feeling to the table.
    Emote {
        /// Which.
        emote: Emote,
    },
    /// See no more emotes of a seat, or see them again.
    Mute {
        /// Whose.
        #[schema(value_type = String)]
        seat: Sent<Seat>,
        /// No more?
        muted: bool,
    },
    /// Play again with the same people. Only the host, when a game is over.
    Rematch {
        /// Does everyone move on by one seat?
        rotate: bool,
    },
    /// Close the table for good. Only the host.
    Close,
}

/// What people can show instead of chatting: partners must not talk about their cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum Emote {
    /// Hello.
    Hello,
    /// Well played.
    WellPlayed,
    /// Thank you.
    Thanks,
    /// Oops.
    Oops,
    /// Ouch.
    Ouch,
    /// Hooray.
    Hooray,
    /// Hm.
    Thinking,
    /// Take your time.
    NoHurry,
    /// Good game.
    GoodGame,
}
